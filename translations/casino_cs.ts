<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs_CZ">
<context>
    <name>Croupier</name>
    <message>
        <source>Place your bets, please</source>
        <translation>Prosím, zahajte hru</translation>
    </message>
    <message>
        <source>The bets are made</source>
        <translation>Vsazeno</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Konec sázek</translation>
    </message>
    <message>
        <source>Too late, that does not play</source>
        <translation>Pozdě, nehraje</translation>
    </message>
    <message>
        <source>Who will cut, please?</source>
        <translation>Pánové, prosím sejmout</translation>
    </message>
    <message>
        <source>The five cards</source>
        <translation>Pánové, pět karet</translation>
    </message>
    <message>
        <source>{a}</source>
        <translation>{a}</translation>
    </message>
    <message>
        <source>Red wins, and colour</source>
        <translation>Červená vyhrává i barva</translation>
    </message>
    <message>
        <source>Red wins, colour loses</source>
        <translation>Červená vyhrává, barva prohrává</translation>
    </message>
    <message>
        <source>Red loses, and colour</source>
        <translation>Červená prohrává i barva</translation>
    </message>
    <message>
        <source>Red loses, colour wins</source>
        <translation>Červená prohrává, barva vyhrává</translation>
    </message>
    <message>
        <source>{a}, {b}, après</source>
        <translation>{a}, {b}, après</translation>
    </message>
    <message>
        <source>One, one, après</source>
        <translation>Třicet jedna après</translation>
    </message>
    <message>
        <source>The cards pass</source>
        <translation>Karty jsou rozdány</translation>
    </message>
    <message>
        <source>Insured</source>
        <translation>Pojištěno</translation>
    </message>
    <message>
        <source>{a}, {b} — {verdict}</source>
        <translation>{a}, {b} — {verdict}</translation>
    </message>
    <message>
        <source>one</source>
        <translation>jedna</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dvě</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tři</translation>
    </message>
    <message>
        <source>four</source>
        <translation>čtyři</translation>
    </message>
    <message>
        <source>five</source>
        <translation>pět</translation>
    </message>
    <message>
        <source>six</source>
        <translation>šest</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sedm</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>osm</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>devět</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>deset</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>The profile {path} cannot be used.</source>
        <translation>Profil {path} nelze použít.</translation>
    </message>
    <message>
        <source>The profile {path} is in use by another running copy of the casino.</source>
        <translation>Profil {path} už používá jiné spuštěné kasino.</translation>
    </message>
    <message>
        <source>The profile {path} is damaged; it was left exactly as it is.</source>
        <translation>Profil {path} je poškozený; zůstal přesně tak, jak je.</translation>
    </message>
    <message>
        <source>The file {path} is not a profile of this casino; it was left exactly as it is.</source>
        <translation>Soubor {path} není profil tohoto kasina; zůstal přesně tak, jak je.</translation>
    </message>
    <message>
        <source>The profile {path} was written by a newer version of the casino; please update it.</source>
        <translation>Profil {path} zapsala novější verze kasina; aktualizujte prosím program.</translation>
    </message>
    <message>
        <source>The profile {path} cannot be written: the place is protected or the disk does not answer.</source>
        <translation>Profil {path} nelze zapsat: místo je chráněné nebo disk neodpovídá.</translation>
    </message>
    <message>
        <source>The disk is full: the profile {path} could not be written.</source>
        <translation>Disk je plný: profil {path} se nepodařilo zapsat.</translation>
    </message>
</context>
<context>
    <name>Refused</name>
    <message>
        <source>The purse holds {purse}, the bet needs {needed}.</source>
        <translation>V měšci je {purse}, sázka vyžaduje {needed}.</translation>
    </message>
    <message>
        <source>The minimum here is {minimum}.</source>
        <translation>Nejnižší sázka je tu {minimum}.</translation>
    </message>
    <message>
        <source>The maximum here is {maximum}.</source>
        <translation>Nejvyšší sázka je tu {maximum}.</translation>
    </message>
    <message>
        <source>What stays must be nothing or at least the minimum of {minimum}.</source>
        <translation>Zůstat smí buď nic, nebo aspoň minimum {minimum}.</translation>
    </message>
    <message>
        <source>Nothing lies there to take.</source>
        <translation>Není tu co vzít.</translation>
    </message>
    <message>
        <source>Only {free} is free there.</source>
        <translation>Volných je tu jen {free}.</translation>
    </message>
    <message>
        <source>No stake lies there to insure.</source>
        <translation>Neleží tu žádný vklad, který by šlo pojistit.</translation>
    </message>
    <message>
        <source>This stake is insured already.</source>
        <translation>Tento vklad už je pojištěný.</translation>
    </message>
    <message>
        <source>No stake there may be halved now.</source>
        <translation>Žádný vklad tu teď nelze půlit.</translation>
    </message>
    <message>
        <source>Too late: this bet does not play.</source>
        <translation>Pozdě: tato sázka nehraje.</translation>
    </message>
    <message>
        <source>The cards must be cut first.</source>
        <translation>Nejdřív je třeba sejmout karty.</translation>
    </message>
    <message>
        <source>The cards are already cut.</source>
        <translation>Karty už jsou sejmuté.</translation>
    </message>
    <message>
        <source>The cut must leave at least one card on each side.</source>
        <translation>Při snímání musí na každé straně zůstat aspoň jedna karta.</translation>
    </message>
    <message>
        <source>There is no such bet at this table.</source>
        <translation>Taková sázka u tohoto stolu není.</translation>
    </message>
    <message>
        <source>The house rules of this table do not allow it.</source>
        <translation>Pravidla tohoto stolu to nedovolují.</translation>
    </message>
    <message>
        <source>There are no more cards to deal.</source>
        <translation>Už nejsou karty k rozdání.</translation>
    </message>
</context>
<context>
    <name>Subtitle</name>
    <message>
        <source>Place your bets, please</source>
        <translation>Prosím, sázejte</translation>
    </message>
    <message>
        <source>The cloth is open</source>
        <translation>Plátno je otevřené</translation>
    </message>
    <message>
        <source>The bets are made</source>
        <translation>Vsazeno</translation>
    </message>
    <message>
        <source>What lies on the cloth is in play</source>
        <translation>Co leží na plátně, hraje</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Konec sázek</translation>
    </message>
    <message>
        <source>From now on nothing may be laid or taken</source>
        <translation>Už se nic nepokládá ani nebere</translation>
    </message>
    <message>
        <source>Too late: the chip comes back to you</source>
        <translation>Pozdě: žeton se vám vrací</translation>
    </message>
    <message>
        <source>The chip comes back to you</source>
        <translation>Žeton se vám vrací</translation>
    </message>
    <message>
        <source>Who will cut the cards?</source>
        <translation>Kdo sejme karty?</translation>
    </message>
    <message>
        <source>The shuffled cards wait for the cut</source>
        <translation>Zamíchané karty čekají na sejmutí</translation>
    </message>
    <message>
        <source>The five cards, burnt face down, do not play</source>
        <translation>Pět karet, odložené lícem dolů, nehrají</translation>
    </message>
    <message>
        <source>A tie, nobody wins and nobody loses</source>
        <translation>Nerozhodně, nikdo nevyhrává ani neprohrává</translation>
    </message>
    <message>
        <source>A tie, every stake is free</source>
        <translation>Nerozhodně, všechny vklady jsou volné</translation>
    </message>
    <message>
        <source>The 31 après, only insured stakes are safe</source>
        <translation>31 après, v bezpečí jsou jen pojištěné vklady</translation>
    </message>
    <message>
        <source>The shoe is at its end, the coup is void</source>
        <translation>Sabot je u konce, kolo je neplatné</translation>
    </message>
    <message>
        <source>Burnt face down, they do not play</source>
        <translation>Odložené lícem dolů, nehrají</translation>
    </message>
    <message>
        <source>The row makes {total_a}</source>
        <translation>Řada má {total_a}</translation>
    </message>
    <message>
        <source>Red wins, and the colour wins</source>
        <translation>Červená vyhrává a vyhrává i barva</translation>
    </message>
    <message>
        <source>Rouge and couleur are paid</source>
        <translation>Vyplácí se červená a barva</translation>
    </message>
    <message>
        <source>Red wins, the colour loses</source>
        <translation>Červená vyhrává, barva prohrává</translation>
    </message>
    <message>
        <source>Rouge and inverse are paid</source>
        <translation>Vyplácí se červená a inverze</translation>
    </message>
    <message>
        <source>Red loses, and the colour loses</source>
        <translation>Červená prohrává a prohrává i barva</translation>
    </message>
    <message>
        <source>Noir and inverse are paid</source>
        <translation>Vyplácí se černá a inverze</translation>
    </message>
    <message>
        <source>Red loses, the colour wins</source>
        <translation>Červená prohrává, barva vyhrává</translation>
    </message>
    <message>
        <source>Noir and couleur are paid</source>
        <translation>Vyplácí se černá a barva</translation>
    </message>
    <message>
        <source>Only insured stakes are safe</source>
        <translation>V bezpečí jsou jen pojištěné vklady</translation>
    </message>
    <message>
        <source>The coup is void, every stake is free</source>
        <translation>Kolo je neplatné, všechny vklady jsou volné</translation>
    </message>
    <message>
        <source>Insured against the 31 après</source>
        <translation>Pojištěno proti 31 après</translation>
    </message>
    <message>
        <source>The 31 après will not touch this stake</source>
        <translation>31 après se tohoto vkladu nedotkne</translation>
    </message>
    <message>
        <source>{total_a} and {total_b}: {meaning}</source>
        <translation>{total_a} a {total_b}: {meaning}</translation>
    </message>
</context>
<context>
    <name>TrenteEtQuarante</name>
    <message>
        <source>bet on {spot}</source>
        <translation>sázka na {spot}</translation>
    </message>
    <message>
        <source>insurance on {spot}</source>
        <translation>pojištění {spot}</translation>
    </message>
    <message>
        <source>taking back from {spot}</source>
        <translation>stažení z {spot}</translation>
    </message>
    <message>
        <source>half back from {spot}</source>
        <translation>vrácení poloviny z {spot}</translation>
    </message>
    <message>
        <source>clearing the cloth</source>
        <translation>stažení všech sázek</translation>
    </message>
    <message>
        <source>repeated bets</source>
        <translation>zopakované sázky</translation>
    </message>
    <message>
        <source>doubled bets</source>
        <translation>zdvojené sázky</translation>
    </message>
</context>
</TS>
