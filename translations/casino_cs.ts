<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs_CZ">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About the casino</source>
        <translation>O&#xa0;kasinu</translation>
    </message>
    <message>
        <source>Casino Qt {version}, with Qt {qt}</source>
        <translation>Casino Qt {version}, s&#xa0;Qt {qt}</translation>
    </message>
    <message>
        <source>Play money only: it has no value, and nothing can be bought or won.</source>
        <translation>Jen hrací peníze: nemají hodnotu a&#xa0;nic se nedá koupit ani vyhrát.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. No warranty.</source>
        <translation>Svobodný software pod licencí GNU General Public License, verze 3 nebo novější. Bez záruky.</translation>
    </message>
    <message>
        <source>The house thanks:</source>
        <translation>Dům děkuje:</translation>
    </message>
    <message>
        <source>Qt and PySide6 (GNU Lesser General Public License, version 3)</source>
        <translation>Qt a&#xa0;PySide6 (GNU Lesser General Public License, verze 3)</translation>
    </message>
    <message>
        <source>Playfair Display, by Claus Eggers Sørensen (SIL Open Font License 1.1)</source>
        <translation>Playfair Display, autor Claus Eggers Sørensen (SIL Open Font License 1.1)</translation>
    </message>
    <message>
        <source>Cormorant Garamond, by Christian Thalmann (SIL Open Font License 1.1)</source>
        <translation>Cormorant Garamond, autor Christian Thalmann (SIL Open Font License 1.1)</translation>
    </message>
    <message>
        <source>Jost, by Owen Earl (SIL Open Font License 1.1)</source>
        <translation>Jost, autor Owen Earl (SIL Open Font License 1.1)</translation>
    </message>
    <message>
        <source>Python, NumPy, pyqtgraph, SQLite and all the others in the list of licences</source>
        <translation>Python, NumPy, pyqtgraph, SQLite a&#xa0;všem ostatním v&#xa0;seznamu licencí</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licence…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>AgreementSheet</name>
    <message>
        <source>A hand is played for {stake}, a dealt 31 is worth {price}. Whoever banks must be able to pay {cover}; your purse holds {purse}.</source>
        <translation>Hraje se o&#xa0;{stake}, rozdaná jednatřicítka platí {price}. Kdo drží bank, musí být schopen zaplatit {cover}; v&#xa0;měšci máte {purse}.</translation>
    </message>
    <message>
        <source>Your purse could not cover the bank.</source>
        <translation>Váš měšec by bank nepokryl.</translation>
    </message>
    <message>
        <source>The agreement</source>
        <translation>Dohoda</translation>
    </message>
    <message>
        <source>Whoever comes nearer to 31 than the banker wins two tokens; with less than he has, or over 31, he loses two.</source>
        <translation>Kdo se dostane blíž k&#xa0;31 než bankéř, vyhrává dva žetony; kdo má méně než on nebo je přes 31, dva ztrácí.</translation>
    </message>
    <message>
        <source>Before the first card all agree what they play for. The tokens are equal for all.</source>
        <translation>Před první kartou se všichni dohodnou, oč se hraje. Žeton je pro všechny stejný.</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>Dohodnuto</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Nechat, jak to je</translation>
    </message>
</context>
<context>
    <name>AnnouncingLine</name>
    <message>
        <source>17 and neighbours by 5</source>
        <comment>an announced bet as an example, for the roulette</comment>
        <translation>17 a&#xa0;sousedé po 5</translation>
    </message>
    <message>
        <source>Say a bet as at the table (/); a piece is the chip you have chosen</source>
        <translation>Hlaste jako u&#xa0;stolu (/); kus má hodnotu zvoleného žetonu</translation>
    </message>
</context>
<context>
    <name>AsNumbers</name>
    <message numerus="yes">
        <source>%n line(s) copied</source>
        <translation>
            <numerusform>Zkopírován %n řádek</numerusform>
            <numerusform>Zkopírovány %n řádky</numerusform>
            <numerusform>Zkopírováno %n řádků</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BettingPage</name>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>U</source>
        <comment>shortcut: Undo</comment>
        <translation>Z</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Stáhnout</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Opakovat</translation>
    </message>
    <message>
        <source>R</source>
        <comment>shortcut: Repeat</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Zdvojit</translation>
    </message>
    <message>
        <source>B</source>
        <comment>shortcut: Double</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>E</source>
        <comment>shortcut: Clear</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>Nic nebylo vzato zpět.</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Vzít zpět poslední tah</translation>
    </message>
    <message>
        <source>Take back all that is free</source>
        <translation>Vzít zpět vše, co je volné</translation>
    </message>
    <message>
        <source>Lay the last bets again</source>
        <translation>Položit poslední sázky znovu</translation>
    </message>
    <message>
        <source>Lay each stake once more</source>
        <translation>Přidat ke každému vkladu stejně</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Není co vzít zpět.</translation>
    </message>
    <message>
        <source>Take back: {move}</source>
        <translation>Vzít zpět: {move}</translation>
    </message>
    <message>
        <source>Nothing free lies on the cloth.</source>
        <translation>Na plátně neleží nic volného.</translation>
    </message>
    <message>
        <source>There is nothing to lay again.</source>
        <translation>Není co opakovat.</translation>
    </message>
    <message>
        <source>No stake lies on the cloth.</source>
        <translation>Na plátně neleží žádný vklad.</translation>
    </message>
</context>
<context>
    <name>Blackjack</name>
    <message>
        <source>bet on box {spot}</source>
        <translation>sázka na box {spot}</translation>
    </message>
    <message>
        <source>taking back from box {spot}</source>
        <translation>stažení z&#xa0;boxu {spot}</translation>
    </message>
    <message>
        <source>clearing the boxes</source>
        <translation>stažení ze všech boxů</translation>
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
<context>
    <name>BlackjackPage</name>
    <message>
        <source>min {least} · max {most} · six packs</source>
        <translation>min. {least} · max. {most} · šest balíčků</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>The seal of this shoe</source>
        <translation>Pečeť tohoto sabotu</translation>
    </message>
    <message>
        <source>The order of the cards was fixed before the first bet. This is its seal, SHA-256:</source>
        <translation>Pořadí karet bylo dáno před první sázkou. Toto je jeho pečeť, SHA-256:</translation>
    </message>
    <message>
        <source>The seed of the shoe before, now that it is over:</source>
        <translation>Semínko předchozího sabotu, když už skončil:</translation>
    </message>
    <message>
        <source>The croupier is at work.</source>
        <translation>Krupiér pracuje.</translation>
    </message>
    <message>
        <source>D</source>
        <comment>shortcut: Deal</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rozdat</translation>
    </message>
    <message>
        <source>No more bets: every box gets two cards</source>
        <translation>Konec sázek: každý box dostane dvě karty</translation>
    </message>
    <message>
        <source>Next coup</source>
        <translation>Další kolo</translation>
    </message>
    <message>
        <source>Watch a coup without a stake</source>
        <translation>Podívat se na kolo bez sázky</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Kartu</translation>
    </message>
    <message>
        <source>C</source>
        <comment>shortcut: Card</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>One more card</source>
        <translation>Ještě jednu kartu</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Stojím</translation>
    </message>
    <message>
        <source>No more cards for this hand</source>
        <translation>Tomuto listu už žádnou kartu</translation>
    </message>
    <message>
        <source>Double the stake for exactly one more card</source>
        <translation>Zdvojit vklad za právě jednu další kartu</translation>
    </message>
    <message>
        <source>B</source>
        <comment>shortcut: Double the hand</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>Make two hands of the pair, the same stake on each</source>
        <translation>Udělat z&#xa0;páru dva listy, na každém stejný vklad</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Rozdělit</translation>
    </message>
    <message>
        <source>P</source>
        <comment>shortcut: Split</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>Give the hand up for half of the stake</source>
        <translation>Vzdát list za polovinu vkladu</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Vzdát</translation>
    </message>
    <message>
        <source>Lay as much as the house takes against the croupier&apos;s blackjack</source>
        <translation>Položit proti krupiérovu blackjacku, kolik dům přijme</translation>
    </message>
    <message>
        <source>Insure</source>
        <translation>Pojistit</translation>
    </message>
    <message>
        <source>I</source>
        <comment>shortcut: Insure</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>S</source>
        <comment>shortcut: Stand</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>N</source>
        <comment>shortcut: Surrender</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>Double</source>
        <comment>a decision about a hand</comment>
        <translation>Zdvojit</translation>
    </message>
    <message>
        <source>The card drawn by mistake becomes yours</source>
        <translation>Omylem tažená karta bude vaše</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Vzít ji</translation>
    </message>
    <message>
        <source>The next box is asked whether it wants the card</source>
        <translation>Krupiér se zeptá dalšího boxu, zda kartu chce</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Odmítnout</translation>
    </message>
    <message>
        <source>Add {sum}</source>
        <translation>Přidat {sum}</translation>
    </message>
    <message>
        <source>Follow the holder of the box</source>
        <translation>Jít s&#xa0;držitelem boxu</translation>
    </message>
    <message>
        <source>Your stake rides on as it is</source>
        <translation>Váš vklad jde dál, jak je</translation>
    </message>
    <message>
        <source>Add nothing</source>
        <translation>Nepřidávat</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>No more insurance</source>
        <translation>Už žádné pojištění</translation>
    </message>
    <message>
        <source>Insurance? Lay it on the band before your boxes, or let the others go on.</source>
        <translation>Pojištění? Položte je na pás před svými boxy, nebo nechte ostatní pokračovat.</translation>
    </message>
    <message>
        <source>{name} raises: does your stake follow?</source>
        <translation>{name} přidává: půjde váš vklad také?</translation>
    </message>
    <message>
        <source>First the card drawn by mistake must find its place.</source>
        <translation>Nejdřív musí najít místo omylem tažená karta.</translation>
    </message>
    <message>
        <source>Another guest holds this box and decides.</source>
        <translation>Tento box drží jiný host a&#xa0;rozhoduje.</translation>
    </message>
    <message>
        <source>It is another guest&apos;s turn.</source>
        <translation>Na řadě je jiný host.</translation>
    </message>
    <message>
        <source>All that may be insured is insured.</source>
        <translation>Co lze pojistit, je pojištěno.</translation>
    </message>
    <message>
        <source>There is insurance only while the croupier&apos;s one card is an ace.</source>
        <translation>Pojistit se lze, jen dokud je jedinou krupiérovou kartou eso.</translation>
    </message>
    <message>
        <source>Box {box}: lay {sum} against the croupier&apos;s blackjack</source>
        <translation>Box {box}: položit {sum} proti krupiérovu blackjacku</translation>
    </message>
    <message>
        <source>Raise it by {sum}</source>
        <translation>Zvýšit o&#xa0;{sum}</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Nechat</translation>
    </message>
    <message>
        <source>The insurance</source>
        <translation>Pojištění</translation>
    </message>
    <message>
        <source>The stake grows: the insurance may grow with it, in the same move.</source>
        <translation>Vklad roste: pojištění může růst s&#xa0;ním, týmž tahem.</translation>
    </message>
</context>
<context>
    <name>BlackjackScene</name>
    <message>
        <source>Blackjack table</source>
        <translation>Stůl blackjacku</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>Box {box}, hand {hand}: {cards}, {total}</source>
        <translation>Box {box}, list {hand}: {cards}, {total}</translation>
    </message>
    <message>
        <source>Box {box}: {cards}, {total}</source>
        <translation>Box {box}: {cards}, {total}</translation>
    </message>
    <message>
        <source>Croupier: {cards}, {total}</source>
        <translation>Krupiér: {cards}, {total}</translation>
    </message>
    <message>
        <source>Box {box}</source>
        <translation>Box {box}</translation>
    </message>
    <message>
        <source>held by {name}</source>
        <translation>drží {name}</translation>
    </message>
    <message>
        <source>your stake {sum}</source>
        <translation>váš vklad {sum}</translation>
    </message>
    <message>
        <source>other bettors: {count}</source>
        <translation>dalších sázejících: {count}</translation>
    </message>
    <message>
        <source>free</source>
        <translation>volný</translation>
    </message>
    <message>
        <source>Insure box {box}, up to {sum}</source>
        <translation>Pojistit box {box}, nejvýš {sum}</translation>
    </message>
    <message>
        <source>Box {box}: {sum}. Why?</source>
        <translation>Box {box}: {sum}. Proč?</translation>
    </message>
    <message>
        <source>The card on offer: take it for box {box}</source>
        <translation>Nabízená karta: vzít ji na box {box}</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Boxy</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Listy</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Pojištění</translation>
    </message>
    <message>
        <source>What the coup brought</source>
        <translation>Co přinesla hra</translation>
    </message>
</context>
<context>
    <name>BoardSheet</name>
    <message>
        <source>The boards as numbers</source>
        <translation>Tabule v&#xa0;číslech</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabule</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>rouge and couleur win</source>
        <translation>červená i&#xa0;barva vyhrávají</translation>
    </message>
    <message>
        <source>rouge wins, couleur loses</source>
        <translation>červená vyhrává, barva prohrává</translation>
    </message>
    <message>
        <source>rouge and couleur lose</source>
        <translation>červená i&#xa0;barva prohrávají</translation>
    </message>
    <message>
        <source>rouge loses, couleur wins</source>
        <translation>červená prohrává, barva vyhrává</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>nerozhodně</translation>
    </message>
    <message>
        <source>refait: 31 après</source>
        <translation>refait: 31 après</translation>
    </message>
    <message>
        <source>void: the cards ran out</source>
        <translation>neplatné: karty došly</translation>
    </message>
    <message>
        <source>croupier: blackjack</source>
        <translation>krupiér: blackjack</translation>
    </message>
    <message>
        <source>croupier {total}, bust</source>
        <translation>krupiér {total}, přes</translation>
    </message>
    <message>
        <source>croupier {total}</source>
        <translation>krupiér {total}</translation>
    </message>
    <message>
        <source>As banker</source>
        <translation>Jako bankéř</translation>
    </message>
    <message>
        <source>As punter</source>
        <translation>Jako pontér</translation>
    </message>
    <message>
        <source>{name}: {cards}, {total}</source>
        <translation>{name}: {cards}, {total}</translation>
    </message>
    <message>
        <source>The disk is full: {file} was not written.</source>
        <translation>Disk je plný: soubor {file} nebyl zapsán.</translation>
    </message>
    <message>
        <source>{file} cannot be written: the place is protected or the disk does not answer.</source>
        <translation>Soubor {file} nelze zapsat: místo je chráněné, nebo disk neodpovídá.</translation>
    </message>
</context>
<context>
    <name>BookSheet</name>
    <message>
        <source>No round is shown.</source>
        <translation>Není zobrazeno žádné kolo.</translation>
    </message>
    <message>
        <source>{rounds}, staked {staked}, result {net}</source>
        <translation>{rounds}, vsazeno {staked}, výsledek {net}</translation>
    </message>
    <message>
        <source>The book of the house</source>
        <translation>Kniha domu</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Přehrát</translation>
    </message>
    <message>
        <source>The marked round again on its table, step by step</source>
        <translation>Označené kolo znovu u&#xa0;stolu, krok za krokem</translation>
    </message>
    <message>
        <source>Open a script…</source>
        <translation>Otevřít skript…</translation>
    </message>
    <message>
        <source>Replay a table script from a file</source>
        <translation>Přehrát skript stolu ze souboru</translation>
    </message>
    <message>
        <source>Look at the round</source>
        <translation>Prohlédnout kolo</translation>
    </message>
    <message>
        <source>Cards, stakes and result of the marked round</source>
        <translation>Karty, sázky a&#xa0;výsledek označeného kola</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>Table script, CSV or picture</source>
        <translation>Skript stolu, CSV nebo obrázek</translation>
    </message>
    <message>
        <source>Check it yourself…</source>
        <translation>Ověřte si sami…</translation>
    </message>
    <message>
        <source>Seal and seed of the sitting, and how they are compared</source>
        <translation>Pečeť a&#xa0;semínko posezení a&#xa0;jak se porovnají</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistika…</translation>
    </message>
    <message>
        <source>What has been played, beside what was to be expected</source>
        <translation>Co se odehrálo, vedle toho, co se dalo čekat</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kola</translation>
    </message>
    <message>
        <source>No round is like that.</source>
        <translation>Žádné kolo takové není.</translation>
    </message>
    <message>
        <source>Open a table script</source>
        <translation>Otevřít skript stolu</translation>
    </message>
    <message>
        <source>No round has been played yet.</source>
        <translation>Ještě se nehrálo žádné kolo.</translation>
    </message>
</context>
<context>
    <name>Cashier</name>
    <message>
        <source>You have no such chips in the purse.</source>
        <translation>Takové žetony v&#xa0;měšci nemáte.</translation>
    </message>
    <message>
        <source>There is not enough cash for that.</source>
        <translation>Na to není dost hotových.</translation>
    </message>
    <message>
        <source>These are the same chips already.</source>
        <translation>To už jsou tytéž žetony.</translation>
    </message>
    <message>
        <source>There are no smaller chips than these.</source>
        <translation>Menší žetony než tyto nejsou.</translation>
    </message>
    <message>
        <source>There are no larger plaques than these.</source>
        <translation>Větší plakety než tyto nejsou.</translation>
    </message>
    <message>
        <source>These are too few for one larger piece.</source>
        <translation>Na jeden větší kus je jich málo.</translation>
    </message>
    <message>
        <source>The purse cannot be made up of fewer pieces.</source>
        <translation>Méně kusy měšec složit nejde.</translation>
    </message>
    <message>
        <source>Today&apos;s allowance has been taken; tomorrow there is another.</source>
        <translation>Dnešní příspěvek je už vybrán; zítra bude další.</translation>
    </message>
    <message>
        <source>A new purse is for those who have nothing left, neither cash nor chips nor stakes.</source>
        <translation>Nový měšec je pro toho, komu nezbylo nic: ani hotové, ani žetony, ani sázky.</translation>
    </message>
    <message>
        <source>Purse from the house</source>
        <translation>Měšec od domu</translation>
    </message>
    <message>
        <source>Daily allowance</source>
        <translation>Denní příspěvek</translation>
    </message>
    <message>
        <source>Chips bought</source>
        <translation>Nákup žetonů</translation>
    </message>
    <message>
        <source>Chips sold</source>
        <translation>Prodej žetonů</translation>
    </message>
</context>
<context>
    <name>CashierSheet</name>
    <message>
        <source>Chips bought for {amount}.</source>
        <translation>Koupeny žetony za {amount}.</translation>
    </message>
    <message>
        <source>Bought {pieces} for {amount}.</source>
        <translation>Koupeno {pieces} za {amount}.</translation>
    </message>
    <message>
        <source>Sold {pieces} for {amount}.</source>
        <translation>Prodáno {pieces} za {amount}.</translation>
    </message>
    <message>
        <source>The whole purse sold for {amount}.</source>
        <translation>Celý měšec prodán za {amount}.</translation>
    </message>
    <message>
        <source>Changed {given} for {taken}.</source>
        <translation>Vyměněno {given} za {taken}.</translation>
    </message>
    <message>
        <source>Pieces in the purse: {before} before, {after} now.</source>
        <translation>Kusů v&#xa0;měšci: předtím {before}, teď {after}.</translation>
    </message>
    <message>
        <source>Today&apos;s allowance: {amount} in cash.</source>
        <translation>Dnešní příspěvek: {amount} v&#xa0;hotovosti.</translation>
    </message>
    <message>
        <source>A new purse: {amount} in chips.</source>
        <translation>Nový měšec: {amount} v&#xa0;žetonech.</translation>
    </message>
    <message>
        <source>Taken today; tomorrow there is another.</source>
        <translation>Dnes už vybráno; zítra bude další.</translation>
    </message>
    <message numerus="yes">
        <source>%n purse(s)</source>
        <translation>
            <numerusform>%n měšec</numerusform>
            <numerusform>%n měšce</numerusform>
            <numerusform>%n měšců</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n allowance(s)</source>
        <translation>
            <numerusform>%n příspěvek</numerusform>
            <numerusform>%n příspěvky</numerusform>
            <numerusform>%n příspěvků</numerusform>
        </translation>
    </message>
    <message>
        <source>From the house, and from tables</source>
        <translation>Od domu a&#xa0;od stolů</translation>
    </message>
    <message>
        <source>Lately</source>
        <translation>Naposledy</translation>
    </message>
    <message>
        <source>At the counter: pieces of {value}</source>
        <translation>Na pultu: kusy po {value}</translation>
    </message>
    <message>
        <source>In your purse: {count} of {value}</source>
        <translation>Ve vašem měšci: {count} po {value}</translation>
    </message>
    <message>
        <source>At the counter</source>
        <translation>Na pultu</translation>
    </message>
    <message>
        <source>In your purse: {amount}</source>
        <translation>Ve vašem měšci: {amount}</translation>
    </message>
    <message>
        <source>Your cash</source>
        <translation>Hotovost</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>Pokladna</translation>
    </message>
    <message>
        <source>all</source>
        <translation>vše</translation>
    </message>
    <message>
        <source>Pieces at a time</source>
        <translation>Kusů najednou</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Koupit</translation>
    </message>
    <message>
        <source>B</source>
        <comment>shortcut: Buy</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>Pieces of the lit column for cash</source>
        <translation>Kusy z&#xa0;osvětleného sloupce za hotové</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Prodat</translation>
    </message>
    <message>
        <source>S</source>
        <comment>shortcut: Sell</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Pieces of the lit column back for cash</source>
        <translation>Vrátit kusy z&#xa0;osvětleného sloupce za hotové</translation>
    </message>
    <message>
        <source>Result at all tables</source>
        <translation>Výsledek u&#xa0;všech stolů</translation>
    </message>
    <message>
        <source>Drag pieces between counter, purse and cash, or use the buttons.</source>
        <translation>Přetahujte kusy mezi pultem, měšcem a&#xa0;hotovostí, nebo užijte tlačítek.</translation>
    </message>
    <message>
        <source>Change down</source>
        <translation>Rozměnit</translation>
    </message>
    <message>
        <source>Pieces of the lit column for smaller ones</source>
        <translation>Kusy z&#xa0;osvětleného sloupce za menší</translation>
    </message>
    <message>
        <source>Change up</source>
        <translation>Sloučit</translation>
    </message>
    <message>
        <source>Pieces of the lit column for larger ones</source>
        <translation>Kusy z&#xa0;osvětleného sloupce za větší</translation>
    </message>
    <message>
        <source>All cash into chips</source>
        <translation>Vše na žetony</translation>
    </message>
    <message>
        <source>C</source>
        <comment>shortcut: All cash into chips</comment>
        <translation>Z</translation>
    </message>
    <message>
        <source>All chips into cash</source>
        <translation>Vše na hotové</translation>
    </message>
    <message>
        <source>V</source>
        <comment>shortcut: All chips into cash</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>Colour up</source>
        <translation>Sloučit vše</translation>
    </message>
    <message>
        <source>U</source>
        <comment>shortcut: Colour up</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>The whole purse in the fewest pieces</source>
        <translation>Celý měšec v&#xa0;nejmenším počtu kusů</translation>
    </message>
    <message>
        <source>Daily allowance: {amount}</source>
        <translation>Denní příspěvek: {amount}</translation>
    </message>
    <message>
        <source>D</source>
        <comment>shortcut: Daily allowance</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>In cash, once each day, for whoever asks; it stands in the account</source>
        <translation>V&#xa0;hotovosti, jednou denně, komukoli, kdo požádá; zapíše se do účtu</translation>
    </message>
    <message>
        <source>New purse: {amount}</source>
        <translation>Nový měšec: {amount}</translation>
    </message>
    <message>
        <source>N</source>
        <comment>shortcut: New purse</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>In chips, for who has nothing left; it stands in the account</source>
        <translation>V&#xa0;žetonech, pro toho, komu nic nezbylo; zapíše se do účtu</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Jak to chodí</translation>
    </message>
    <message>
        <source>The page of the house rules about the cashier</source>
        <translation>Stránka pravidel domu o&#xa0;pokladně</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Play money: it has no value, cannot be bought, and is never paid out.</source>
        <translation>Hrací peníze: nemají hodnotu, nedají se koupit a&#xa0;nikdy se nevyplácejí.</translation>
    </message>
</context>
<context>
    <name>Chat</name>
    <message>
        <source>There, you see!</source>
        <translation>No prosím!</translation>
    </message>
    <message>
        <source>I dreamt of it last night.</source>
        <translation>Zdálo se mi o&#xa0;ní dnes v&#xa0;noci.</translation>
    </message>
    <message>
        <source>Don&apos;t touch them, let me look a little longer.</source>
        <translation>Nesahejte na ně, ještě chvíli se na ně podívám.</translation>
    </message>
    <message>
        <source>That was the very card.</source>
        <translation>To byla přesně ta karta.</translation>
    </message>
    <message>
        <source>Who dares, wins.</source>
        <translation>Odvážnému štěstí přeje.</translation>
    </message>
    <message>
        <source>Let the bank beat that.</source>
        <translation>Ať to bank přebije.</translation>
    </message>
    <message>
        <source>I knew it.</source>
        <translation>Já to věděl.</translation>
    </message>
    <message>
        <source>One card too many, as always.</source>
        <translation>O&#xa0;kartu víc, jako vždycky.</translation>
    </message>
    <message>
        <source>Nobody look at me, please.</source>
        <translation>Nedívejte se na mě, prosím.</translation>
    </message>
    <message>
        <source>Much obliged to the bank!</source>
        <translation>Banku uctivě děkuji!</translation>
    </message>
    <message>
        <source>The bank is in a generous mood.</source>
        <translation>Bank má štědrou náladu.</translation>
    </message>
    <message>
        <source>Patience is paid after all.</source>
        <translation>Trpělivost se přece vyplácí.</translation>
    </message>
    <message>
        <source>The evening is long.</source>
        <translation>Večer je dlouhý.</translation>
    </message>
    <message>
        <source>I shall remember this hand.</source>
        <translation>Tuhle hru si zapamatuju.</translation>
    </message>
    <message>
        <source>By a hair!</source>
        <translation>O&#xa0;vlásek!</translation>
    </message>
    <message>
        <source>The bank always finds its card.</source>
        <translation>Bank si svou kartu vždycky najde.</translation>
    </message>
    <message>
        <source>While I deal, nobody leaves.</source>
        <translation>Dokud rozdávám já, nikdo neodejde.</translation>
    </message>
    <message>
        <source>It is only tokens.</source>
        <translation>Jsou to jen žetony.</translation>
    </message>
    <message>
        <source>Thank you, thank you.</source>
        <translation>Děkuji, děkuji.</translation>
    </message>
    <message>
        <source>I shall order another coffee.</source>
        <translation>Objednám si ještě kávu.</translation>
    </message>
    <message>
        <source>So there is justice.</source>
        <translation>Tak přece je spravedlnost.</translation>
    </message>
    <message>
        <source>We part as friends.</source>
        <translation>Rozcházíme se jako přátelé.</translation>
    </message>
    <message>
        <source>All that for nothing.</source>
        <translation>A&#xa0;všechno pro nic.</translation>
    </message>
    <message>
        <source>Paid with cards, and with a fright.</source>
        <translation>Zaplaceno kartami, a&#xa0;strachem.</translation>
    </message>
    <message>
        <source>Now tremble, my friends.</source>
        <translation>A&#xa0;teď se třeste, přátelé.</translation>
    </message>
    <message>
        <source>The bank, to me? Well then.</source>
        <translation>Bank, ke mně? Tak dobrá.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>That is no key a command can lie on.</source>
        <translation>Tuto klávesu nelze příkazu přiřadit.</translation>
    </message>
    <message>
        <source>{key} has a work of its own everywhere.</source>
        <translation>{key} má všude svou vlastní úlohu.</translation>
    </message>
    <message>
        <source>{key} is taken: {command}.</source>
        <translation>{key} je už obsazena: {command}.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Pravidla domu</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>The book of your rounds</source>
        <translation>Kniha vašich kol</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>Pokladna</translation>
    </message>
    <message>
        <source>No sound, and sound again</source>
        <translation>Vypnout zvuk a&#xa0;zase zapnout</translation>
    </message>
    <message>
        <source>How things stand: said, and shown</source>
        <translation>Jak to stojí: řečeno i&#xa0;ukázáno</translation>
    </message>
    <message>
        <source>The last call and result once more</source>
        <translation>Poslední hlášení a&#xa0;výsledek ještě jednou</translation>
    </message>
    <message>
        <source>The keys that are heard here</source>
        <translation>Klávesy, které tu platí</translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation>Celá obrazovka a&#xa0;zpět</translation>
    </message>
    <message>
        <source>Salon and tables larger</source>
        <translation>Salon a&#xa0;stoly větší</translation>
    </message>
    <message>
        <source>Salon and tables smaller</source>
        <translation>Salon a&#xa0;stoly menší</translation>
    </message>
    <message>
        <source>All of it in the window, and large again</source>
        <translation>Vše v&#xa0;okně, a&#xa0;zase zvětšené</translation>
    </message>
    <message>
        <source>Another part of it, where it is larger than the window</source>
        <translation>Jiná část, když se do okna nevejde vše</translation>
    </message>
    <message>
        <source>From door to door</source>
        <translation>Od dveří ke dveřím</translation>
    </message>
    <message>
        <source>Go in</source>
        <translation>Vstoupit</translation>
    </message>
    <message>
        <source>Back to the salon</source>
        <translation>Zpět do salonu</translation>
    </message>
    <message>
        <source>Hurry: show the end at once</source>
        <translation>Popohnat: ukázat hned konec</translation>
    </message>
    <message>
        <source>What is this bet worth?</source>
        <translation>Jakou má tato sázka cenu?</translation>
    </message>
    <message>
        <source>What does this call mean?</source>
        <translation>Co toto hlášení znamená?</translation>
    </message>
    <message>
        <source>In practice: a hint</source>
        <translation>Při cvičení: rada</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Vzít zpět poslední tah</translation>
    </message>
    <message>
        <source>Take back all that is free</source>
        <translation>Vzít zpět vše, co je volné</translation>
    </message>
    <message>
        <source>Lay the last bets again</source>
        <translation>Položit poslední sázky znovu</translation>
    </message>
    <message>
        <source>Lay each stake once more</source>
        <translation>Přidat ke každému vkladu stejně</translation>
    </message>
    <message>
        <source>Undo, as everywhere</source>
        <translation>Zpět, jako všude</translation>
    </message>
    <message>
        <source>Do again what was undone</source>
        <translation>Znovu, co bylo vzato zpět</translation>
    </message>
    <message>
        <source>Choose a chip of the tray</source>
        <translation>Vybrat žeton z&#xa0;podnosu</translation>
    </message>
    <message>
        <source>Take back what lies there</source>
        <translation>Vzít zpět, co tam leží</translation>
    </message>
    <message>
        <source>Cut the cards</source>
        <translation>Sejmout karty</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rozdat</translation>
    </message>
    <message>
        <source>Say a bet in words</source>
        <translation>Ohlásit sázku slovy</translation>
    </message>
    <message>
        <source>Insure against 31 après</source>
        <translation>Pojistit proti 31 après</translation>
    </message>
    <message>
        <source>Throw the ball, and close the betting</source>
        <translation>Hodit kuličku a&#xa0;pak uzavřít sázky</translation>
    </message>
    <message>
        <source>Next board</source>
        <translation>Další tabule</translation>
    </message>
    <message>
        <source>The boards as numbers, and back</source>
        <translation>Tabule v&#xa0;číslech a&#xa0;zpět</translation>
    </message>
    <message>
        <source>Kept layouts</source>
        <translation>Uložená rozložení</translation>
    </message>
    <message>
        <source>What lies on the cloth, as a whole</source>
        <translation>Vše, co leží na plátně</translation>
    </message>
    <message>
        <source>More neighbours, fewer</source>
        <translation>Víc sousedů, méně</translation>
    </message>
    <message>
        <source>Deal, or let the banker deal</source>
        <translation>Rozdat, nebo nechat rozdat bankéře</translation>
    </message>
    <message>
        <source>Buy one more card</source>
        <translation>Přikoupit další kartu</translation>
    </message>
    <message>
        <source>Enough; with the bank: on your own cards</source>
        <translation>Dost; s&#xa0;bankem: na svých</translation>
    </message>
    <message>
        <source>Lay the next card of your deal</source>
        <translation>Položit další kartu vašeho rozdání</translation>
    </message>
    <message>
        <source>Lay the rest of the deal</source>
        <translation>Položit zbytek rozdání</translation>
    </message>
    <message>
        <source>One more card, or yes</source>
        <translation>Ještě kartu, nebo „ano“</translation>
    </message>
    <message>
        <source>Stand, or no</source>
        <translation>Stát, nebo „ne“</translation>
    </message>
    <message>
        <source>Double the hand</source>
        <translation>Zdvojit list</translation>
    </message>
    <message>
        <source>Split the pair</source>
        <translation>Rozdělit pár</translation>
    </message>
    <message>
        <source>Surrender for half</source>
        <translation>Vzdát za polovinu</translation>
    </message>
    <message>
        <source>Insure</source>
        <translation>Pojistit</translation>
    </message>
    <message>
        <source>From place to place</source>
        <translation>Od místa k&#xa0;místu</translation>
    </message>
    <message>
        <source>Lay the chip, or do what the place is for</source>
        <translation>Položit žeton, nebo udělat, k&#xa0;čemu místo je</translation>
    </message>
    <message>
        <source>The next place, and on to the buttons</source>
        <translation>Další místo a&#xa0;dál k&#xa0;tlačítkům</translation>
    </message>
    <message>
        <source>Let the steps follow each other, or stop</source>
        <translation>Nechat kroky běžet, nebo je zastavit</translation>
    </message>
    <message>
        <source>One step back, forward</source>
        <translation>Krok zpět, vpřed</translation>
    </message>
    <message>
        <source>To the start, to the end</source>
        <translation>Na začátek, na konec</translation>
    </message>
    <message>
        <source>Slower, faster</source>
        <translation>Pomaleji, rychleji</translation>
    </message>
    <message>
        <source>Continue differently from here</source>
        <translation>Pokračovat odtud jinak</translation>
    </message>
    <message>
        <source>Close the replay</source>
        <translation>Zavřít záznam</translation>
    </message>
    <message>
        <source>Buy chips</source>
        <translation>Koupit žetony</translation>
    </message>
    <message>
        <source>Sell chips</source>
        <translation>Prodat žetony</translation>
    </message>
    <message>
        <source>All cash into chips</source>
        <translation>Vše na žetony</translation>
    </message>
    <message>
        <source>All chips into cash</source>
        <translation>Vše na hotové</translation>
    </message>
    <message>
        <source>Colour up</source>
        <translation>Sloučit vše</translation>
    </message>
    <message>
        <source>The day&apos;s allowance</source>
        <translation>Denní příspěvek</translation>
    </message>
    <message>
        <source>A new purse</source>
        <translation>Nový měšec</translation>
    </message>
    <message>
        <source>Change down, change up</source>
        <translation>Rozměnit, sloučit</translation>
    </message>
    <message>
        <source>Away from the counter</source>
        <translation>Odejít od pokladny</translation>
    </message>
    <message>
        <source>On to the next choice or button</source>
        <translation>Na další volbu nebo tlačítko</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Vybrat</translation>
    </message>
    <message>
        <source>Press the button</source>
        <translation>Stisknout tlačítko</translation>
    </message>
    <message>
        <source>A drawing as numbers, and back</source>
        <translation>Kresba v&#xa0;číslech a&#xa0;zpět</translation>
    </message>
    <message>
        <source>The second drawing as numbers, and back</source>
        <translation>Druhá kresba v&#xa0;číslech a&#xa0;zpět</translation>
    </message>
    <message>
        <source>Lay the sheet away</source>
        <translation>Zavřít okno</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Všude</translation>
    </message>
    <message>
        <source>In the salon</source>
        <translation>V&#xa0;salonu</translation>
    </message>
    <message>
        <source>At every table</source>
        <translation>U&#xa0;každého stolu</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Sázky</translation>
    </message>
    <message>
        <source>Trente et quarante</source>
        <translation>Trente et quarante</translation>
    </message>
    <message>
        <source>Roulette</source>
        <translation>Ruleta</translation>
    </message>
    <message>
        <source>Тридцать одно</source>
        <translation>Тридцать одно</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>On the cloth</source>
        <translation>Na plátně</translation>
    </message>
    <message>
        <source>A replay</source>
        <translation>Záznam</translation>
    </message>
    <message>
        <source>At the cashier&apos;s</source>
        <translation>U&#xa0;pokladny</translation>
    </message>
    <message>
        <source>In a sheet</source>
        <translation>V&#xa0;okně</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>a key</comment>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>a key</comment>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Hints are given in practice only.</source>
        <translation>Rady se dávají jen při cvičení.</translation>
    </message>
    <message>
        <source>The book of your errors is open in practice only.</source>
        <translation>Kniha vašich chyb se otevírá jen při cvičení.</translation>
    </message>
    <message>
        <source>A new purse is for whoever has nothing left.</source>
        <translation>Nový měšec dostane jen ten, komu nic nezbylo.</translation>
    </message>
    <message>
        <source>What is taken back is what lies where the keyboard is.</source>
        <translation>Zpět se bere to, co leží tam, kde je klávesnice.</translation>
    </message>
    <message>
        <source>What is insured is the stake on the chance where the keyboard is.</source>
        <translation>Pojišťuje se sázka na šanci, na které je klávesnice.</translation>
    </message>
    <message>
        <source>Not now – {command}</source>
        <translation>Teď ne – {command}</translation>
    </message>
</context>
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
        <source>{number}, {colour}, {parity}, {half}</source>
        <translation>{number}, {colour}, {parity}, {half}</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>Zero</translation>
    </message>
    <message>
        <source>In prison</source>
        <translation>Obstaveno</translation>
    </message>
    <message>
        <source>In prison twice</source>
        <translation>Dvojnásobně obstaveno</translation>
    </message>
    <message>
        <source>Freed</source>
        <translation>Uvolněno</translation>
    </message>
    <message>
        <source>Half back</source>
        <translation>Polovina vkladu</translation>
    </message>
    <message>
        <source>Whose is it?</source>
        <translation>Komu patří?</translation>
    </message>
    <message>
        <source>Announced {name}, by {piece}, {pieces}</source>
        <translation>Anonce {name}, po {piece}, {pieces}</translation>
    </message>
    <message>
        <source>The rest is returned</source>
        <translation>Zbytek se vrací</translation>
    </message>
    <message>
        <source>red</source>
        <translation>červená</translation>
    </message>
    <message>
        <source>black</source>
        <translation>černá</translation>
    </message>
    <message>
        <source>even</source>
        <translation>sudá</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>lichá</translation>
    </message>
    <message>
        <source>low</source>
        <translation>manque</translation>
    </message>
    <message>
        <source>high</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>big series</source>
        <translation>velká série</translation>
    </message>
    <message>
        <source>small series</source>
        <translation>malá série</translation>
    </message>
    <message>
        <source>orphans</source>
        <translation>sirotci</translation>
    </message>
    <message>
        <source>{n} and neighbours, {k} on each side</source>
        <translation>{n} a sousedé, {k} z obou stran</translation>
    </message>
    <message>
        <source>{n} straight and splits</source>
        <translation>{n} plein a chevaux</translation>
    </message>
    <message>
        <source>finale {n}</source>
        <translation>finále {n}</translation>
    </message>
    <message>
        <source>7/9 game</source>
        <translation>hra 7/9</translation>
    </message>
    <message>
        <source>zero game</source>
        <translation>hra s nulou</translation>
    </message>
    <message>
        <source>{count} pieces</source>
        <translation>{count} kusů</translation>
    </message>
    <message>
        <source>{total}. Card?</source>
        <translation>Další kartu? {total}</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Další kartu</translation>
    </message>
    <message>
        <source>I stay</source>
        <translation>Stojím</translation>
    </message>
    <message>
        <source>Insurance?</source>
        <translation>Pojištění?</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Zdvojuji</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Rozděluji</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Vzdávám</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Black jack</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>Trop</translation>
    </message>
    <message>
        <source>The bank busts</source>
        <translation>Krupiér trop</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Nerozhodně</translation>
    </message>
    <message>
        <source>Card drawn by mistake</source>
        <translation>Omylem tažená karta</translation>
    </message>
</context>
<context>
    <name>Croupier, trente-et-un</name>
    <message>
        <source>The stakes are agreed</source>
        <translation>Sázky jsou dohodnuty</translation>
    </message>
    <message>
        <source>Thirty-one!</source>
        <translation>Třicet jedna!</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Kartu</translation>
    </message>
    <message>
        <source>I stay</source>
        <translation>Stačí</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Přes</translation>
    </message>
    <message>
        <source>I go on mine</source>
        <translation>Jdu na svých</translation>
    </message>
    <message>
        <source>The bank pays all</source>
        <translation>Bank platí všem</translation>
    </message>
    <message>
        <source>Paid with cards</source>
        <translation>Zaplaceno kartami</translation>
    </message>
    <message>
        <source>The deal is out</source>
        <translation>Talie skončila</translation>
    </message>
    <message>
        <source>The bank passes to the right</source>
        <translation>Bank přechází doprava</translation>
    </message>
    <message>
        <source>{total}. Another card, or enough?</source>
        <translation>{total}. Ještě kartu, nebo stačí?</translation>
    </message>
    <message>
        <source>{total}. Another card, or on yours?</source>
        <translation>{total}. Ještě kartu, nebo na svých?</translation>
    </message>
    <message>
        <source>Another card, or enough?</source>
        <translation>Ještě kartu, nebo stačí?</translation>
    </message>
    <message>
        <source>Another card, or on yours?</source>
        <translation>Ještě kartu, nebo na svých?</translation>
    </message>
    <message>
        <source>The bank has {total}</source>
        <translation>Bank má {total}</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Kolo skončilo</translation>
    </message>
    <message>
        <source>The bank is yours</source>
        <translation>Bank je váš</translation>
    </message>
</context>
<context>
    <name>Croupier, two to four</name>
    <message>
        <source>{count} pieces</source>
        <translation>{count} kusy</translation>
    </message>
</context>
<context>
    <name>EdgePanel</name>
    <message>
        <source>What the bank keeps</source>
        <translation>Co si nechá banka</translation>
    </message>
    <message>
        <source>as set</source>
        <translation>dosud</translation>
    </message>
    <message>
        <source>by these rules</source>
        <translation>takto</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>rozdíl</translation>
    </message>
    <message>
        <source>being reckoned…</source>
        <translation>počítá se…</translation>
    </message>
    <message>
        <source>cannot be reckoned</source>
        <translation>nelze spočítat</translation>
    </message>
</context>
<context>
    <name>ErrorsSheet</name>
    <message>
        <source>Begin the book anew?</source>
        <translation>Začít knihu znovu?</translation>
    </message>
    <message>
        <source>All decisions that stand in it and what they cost are forgotten for good.</source>
        <translation>Všechna zapsaná rozhodnutí i&#xa0;jejich cena budou nadobro zapomenuty.</translation>
    </message>
    <message>
        <source>The practice purse stays as it is.</source>
        <translation>Cvičný měšec zůstane, jak je.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Ponechat</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Začít znovu</translation>
    </message>
    <message>
        <source>The book of your errors</source>
        <translation>Kniha vašich chyb</translation>
    </message>
    <message>
        <source>All your decisions so far were the best ones.</source>
        <translation>Všechna vaše dosavadní rozhodnutí byla ta nejlepší.</translation>
    </message>
    <message>
        <source>No decision has been made in practice yet.</source>
        <translation>Při cvičení zatím nepadlo žádné rozhodnutí.</translation>
    </message>
    <message>
        <source>A thousandth (‰) is one of the stake the decision was about.</source>
        <translation>Tisícina (‰) je z&#xa0;vkladu, o&#xa0;kterém se rozhodovalo.</translation>
    </message>
    <message>
        <source>First come</source>
        <translation>Nejdřív</translation>
    </message>
    <message>
        <source>the dearest in all</source>
        <translation>celkem nejdražší</translation>
    </message>
    <message>
        <source>the dearest each</source>
        <translation>jednotlivě nejdražší</translation>
    </message>
    <message>
        <source>the most frequent</source>
        <translation>nejčastější</translation>
    </message>
    <message>
        <source>tables in order</source>
        <translation>stůl po stole</translation>
    </message>
    <message>
        <source>Forget all decisions that stand here</source>
        <translation>Zapomenout všechna zdejší rozhodnutí</translation>
    </message>
    <message>
        <source>Nothing stands in the book.</source>
        <translation>Kniha je prázdná.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>Another version of the casino has been installed. Finish the coup, then close the casino and open it again.</source>
        <translation>Byla nainstalována jiná verze kasina. Dohrajte kolo, pak kasino zavřete a&#xa0;znovu otevřete.</translation>
    </message>
    <message>
        <source>The casino has been removed from this computer. Finish the coup, then close the casino; purse and books are kept.</source>
        <translation>Kasino bylo z&#xa0;tohoto počítače odebráno. Dohrajte kolo, pak kasino zavřete; měšec i&#xa0;knihy zůstávají.</translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>No round is marked.</source>
        <translation>Žádné kolo není označeno.</translation>
    </message>
    <message>
        <source>A picture shows one round.</source>
        <translation>Obrázek ukazuje jedno kolo.</translation>
    </message>
    <message>
        <source>The pictures of this table are still being painted; try again in a moment.</source>
        <translation>Obrázky tohoto stolu se ještě malují; zkuste to za chvíli.</translation>
    </message>
    <message>
        <source>The sitting still goes on: its seed stays sealed, and so does its script.</source>
        <translation>Posezení ještě trvá: jeho semínko zůstává zapečetěno, a&#xa0;skript s&#xa0;ním.</translation>
    </message>
    <message>
        <source>The sitting up to this round, to be replayed exactly by anyone.</source>
        <translation>Posezení až po toto kolo; kdokoli je může přesně přehrát.</translation>
    </message>
    <message>
        <source>A script for each sitting, up to the last of its rounds; sittings that go on stay sealed.</source>
        <translation>Pro každé posezení skript až po poslední z&#xa0;jeho kol; posezení, která trvají, zůstávají zapečetěna.</translation>
    </message>
    <message>
        <source>One line for each round, for a spreadsheet; amounts in francs, times in UTC.</source>
        <translation>Řádek na každé kolo, pro tabulkový program; částky ve francích, časy v&#xa0;UTC.</translation>
    </message>
    <message>
        <source>The table as the round left it.</source>
        <translation>Stůl, jak ho kolo zanechalo.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Zapisuje se…</translation>
    </message>
    <message>
        <source>All these sittings still go on: their seeds stay sealed.</source>
        <translation>Všechna tato posezení ještě trvají: jejich semínka zůstávají zapečetěna.</translation>
    </message>
    <message>
        <source>These are more than {count} sittings: choose fewer rounds.</source>
        <translation>To je víc než {count} posezení: vyberte méně kol.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Uloženo jako {file}.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) saved.</source>
        <translation>
            <numerusform>Uložen %n soubor.</numerusform>
            <numerusform>Uloženy %n soubory.</numerusform>
            <numerusform>Uloženo %n souborů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Toto kolo</translation>
    </message>
    <message>
        <source>Marked: {rounds}</source>
        <translation>Označeno: {rounds}</translation>
    </message>
    <message>
        <source>All shown: {rounds}</source>
        <translation>Vše: {rounds}</translation>
    </message>
    <message>
        <source>Which rounds</source>
        <translation>Která kola</translation>
    </message>
    <message>
        <source>Table script</source>
        <translation>Skript stolu</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Obrázek</translation>
    </message>
    <message>
        <source>As what</source>
        <translation>V&#xa0;jaké podobě</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Uložit…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>FairnessSheet</name>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Uloženo jako {file}.</translation>
    </message>
    <message>
        <source>The commands are on the clipboard.</source>
        <translation>Příkazy jsou ve schránce.</translation>
    </message>
    <message>
        <source>Check it yourself</source>
        <translation>Ověřte si sami</translation>
    </message>
    <message>
        <source>{table}, the sitting of {day}</source>
        <translation>{table}, posezení {day}</translation>
    </message>
    <message>
        <source>The seal, shown before the first bet</source>
        <translation>Pečeť, ukázaná před první sázkou</translation>
    </message>
    <message>
        <source>The seed, told when the sitting is over</source>
        <translation>Semínko, pověděné po skončení posezení</translation>
    </message>
    <message>
        <source>It stays sealed while the sitting goes on.</source>
        <translation>Zůstává zapečetěno, dokud posezení trvá.</translation>
    </message>
    <message>
        <source>The seal is the SHA-256 of the seed, and every card and number comes from the seed alone. Save the table script and the checker; the first line replays the sitting here, the second reckons the seal and the cards without this program.</source>
        <translation>Pečeť je SHA-256 semínka a&#xa0;každá karta i&#xa0;číslo pochází jen z&#xa0;něj. Uložte skript stolu a&#xa0;ověřovač; první řádek posezení přehraje zde, druhý spočítá pečeť i&#xa0;karty bez tohoto programu.</translation>
    </message>
    <message>
        <source>The sitting still goes on: its seed stays sealed, and so does its script.</source>
        <translation>Posezení ještě trvá: jeho semínko zůstává zapečetěno, a&#xa0;skript s&#xa0;ním.</translation>
    </message>
    <message>
        <source>Save both…</source>
        <translation>Uložit obojí…</translation>
    </message>
    <message>
        <source>Copy the commands</source>
        <translation>Kopírovat příkazy</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Jak to chodí</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>All rounds are shown.</source>
        <translation>Jsou ukázána všechna kola.</translation>
    </message>
    <message>
        <source>A day is written like {day}, a month like {month}, a year like {year}.</source>
        <translation>Den se píše jako {day}, měsíc jako {month}, rok jako {year}.</translation>
    </message>
    <message>
        <source>An amount is written in francs, like 250 or 12.50.</source>
        <translation>Částka se píše ve francích, jako 250 nebo 12,50.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stůl</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Od</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Do</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Aspoň</translation>
    </message>
    <message>
        <source>What fell</source>
        <translation>Co padlo</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Všechny stoly</translation>
    </message>
    <message>
        <source>either way</source>
        <translation>jakýkoli</translation>
    </message>
    <message>
        <source>won</source>
        <translation>výhra</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>prohra</translation>
    </message>
    <message>
        <source>neither won nor lost</source>
        <translation>beze změny</translation>
    </message>
    <message>
        <source>dd/mm/yyyy</source>
        <translation>dd.mm.rrrr</translation>
    </message>
    <message>
        <source>francs</source>
        <translation>franků</translation>
    </message>
    <message>
        <source>17, refait, blackjack…</source>
        <translation>17, refait, blackjack…</translation>
    </message>
    <message>
        <source>Show all rounds again</source>
        <translation>Ukázat zase všechna kola</translation>
    </message>
</context>
<context>
    <name>FindingsPage</name>
    <message>
        <source>Save…</source>
        <translation>Uložit…</translation>
    </message>
    <message>
        <source>Keep this page as a picture, or its figures as a table</source>
        <translation>Uložit tuto stránku jako obrázek, nebo čísla jako tabulku</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>Pronounced: {sounds}</source>
        <translation>Výslovnost: {sounds}</translation>
    </message>
    <message>
        <source>Said {when}.</source>
        <translation>Zazní: {when}.</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Slovníček</translation>
    </message>
    <message>
        <source>The page with the calls of this table</source>
        <translation>Stránka se vším, co se u&#xa0;tohoto stolu hlásí</translation>
    </message>
</context>
<context>
    <name>Greeting</name>
    <message>
        <source>{greeting}, {name}</source>
        <translation>{greeting}, {name}</translation>
    </message>
    <message>
        <source>Good morning</source>
        <translation>Dobré ráno</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>Dobré odpoledne</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>Dobrý večer</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>date under the greeting, in the letters of QLocale.toString</comment>
        <translation>dddd d. MMMM</translation>
    </message>
</context>
<context>
    <name>Guests</name>
    <message>
        <source>Monsieur Anselme</source>
        <translation>Monsieur Anselme</translation>
    </message>
    <message>
        <source>plays the finale of the number that fell last</source>
        <translation>hraje finále čísla, které padlo naposled</translation>
    </message>
    <message>
        <source>Madame Odile</source>
        <translation>Madame Odile</translation>
    </message>
    <message>
        <source>stays with the neighbours of the last number</source>
        <translation>drží se sousedů posledního čísla</translation>
    </message>
    <message>
        <source>Signor Tullio</source>
        <translation>Signor Tullio</translation>
    </message>
    <message>
        <source>lays one piece on a simple chance, now and then</source>
        <translation>tu a&#xa0;tam položí jeden kus na jednoduchou šanci</translation>
    </message>
    <message>
        <source>Herr Kaspar</source>
        <translation>Herr Kaspar</translation>
    </message>
    <message>
        <source>doubles on black after every loss</source>
        <translation>po každé prohře zdvojuje na černou</translation>
    </message>
    <message>
        <source>Vera Pavlovna</source>
        <translation>Věra Pavlovna</translation>
    </message>
    <message>
        <source>is faithful to a few numbers</source>
        <translation>je věrná několika číslům</translation>
    </message>
    <message>
        <source>Signora Bice</source>
        <translation>Signora Bice</translation>
    </message>
    <message>
        <source>never draws a card that could take her over 21</source>
        <translation>nikdy nebere kartu, která by ji mohla dostat přes 21</translation>
    </message>
    <message>
        <source>Ingegner Rossi</source>
        <translation>Ingegner Rossi</translation>
    </message>
    <message>
        <source>plays by the book</source>
        <translation>hraje podle knihy</translation>
    </message>
    <message>
        <source>Capitano Fabbri</source>
        <translation>Capitano Fabbri</translation>
    </message>
    <message>
        <source>splits every pair and doubles on anything</source>
        <translation>rozdělí každý pár a&#xa0;zdvojuje na cokoli</translation>
    </message>
    <message>
        <source>Madame Irène</source>
        <translation>Madame Irène</translation>
    </message>
    <message>
        <source>has read the book and trusts nothing else</source>
        <translation>přečetla knihu a&#xa0;ničemu jinému nevěří</translation>
    </message>
    <message>
        <source>Pan Vilém</source>
        <translation>Pan Vilém</translation>
    </message>
    <message>
        <source>insures himself and gives up early</source>
        <translation>pojišťuje se a&#xa0;brzy se vzdává</translation>
    </message>
    <message>
        <source>Glafira Petrovna</source>
        <translation>Glafira Petrovna</translation>
    </message>
    <message>
        <source>stays at twenty-five and thanks heaven</source>
        <translation>zůstává na pětadvaceti a&#xa0;děkuje nebi</translation>
    </message>
    <message>
        <source>Lieutenant Danilo</source>
        <translation>Poručík Danilo</translation>
    </message>
    <message>
        <source>draws until twenty-nine, or over the cliff</source>
        <translation>táhne do devětadvaceti, nebo do propasti</translation>
    </message>
    <message>
        <source>Professor Kareninsky</source>
        <translation>Profesor Kareninskij</translation>
    </message>
    <message>
        <source>has worked it all out, and plays accordingly</source>
        <translation>má všechno spočítáno a&#xa0;podle toho hraje</translation>
    </message>
    <message>
        <source>Donna Matilde</source>
        <translation>Donna Matilde</translation>
    </message>
    <message>
        <source>stays at twenty-six, whatever happens</source>
        <translation>zůstává na šestadvaceti, děj se co děj</translation>
    </message>
    <message>
        <source>Monsieur Arsène</source>
        <translation>Monsieur Arsène</translation>
    </message>
    <message>
        <source>is bold after a loss and careful after a win</source>
        <translation>po prohře je smělý a&#xa0;po výhře opatrný</translation>
    </message>
    <message>
        <source>Paní Zdenka</source>
        <translation>Paní Zdenka</translation>
    </message>
    <message>
        <source>counts the open cards on her fingers</source>
        <translation>počítá odkryté karty na prstech</translation>
    </message>
    <message>
        <source>Lev Ilyich</source>
        <translation>Lev Iljič</translation>
    </message>
    <message>
        <source>follows his presentiments</source>
        <translation>jde za svými předtuchami</translation>
    </message>
    <message>
        <source>Conte Ottone</source>
        <translation>Conte Ottone</translation>
    </message>
    <message>
        <source>thinks nothing below twenty-eight worth showing</source>
        <translation>pod osmadvacet nepokládá nic za hodné ukázání</translation>
    </message>
</context>
<context>
    <name>Heads</name>
    <message>
        <source>Sort by this column; again: the other way round</source>
        <translation>Seřadit podle tohoto sloupce; znovu: obráceně</translation>
    </message>
    <message>
        <source>{column}, sorted downwards</source>
        <translation>{column}, sestupně</translation>
    </message>
    <message>
        <source>{column}, sorted upwards</source>
        <translation>{column}, vzestupně</translation>
    </message>
</context>
<context>
    <name>HousePage</name>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Practice warns from, ‰</source>
        <translation>Při cvičení varovat od,&#xa0;‰</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nikdy</translation>
    </message>
    <message>
        <source>Reminder of the time, min</source>
        <translation>Připomínka času, min</translation>
    </message>
    <message>
        <source>Reminder of a loss, francs</source>
        <translation>Připomínka ztráty, franků</translation>
    </message>
    <message>
        <source>Show what a bet is worth</source>
        <translation>Ukazovat, jakou má sázka cenu</translation>
    </message>
    <message>
        <source>Where the pointer rests on a bet, a line tells what it pays and what the house keeps</source>
        <translation>Kde ukazatel spočine na sázce, řádek řekne, co platí a&#xa0;kolik si nechá dům</translation>
    </message>
    <message>
        <source>The house</source>
        <translation>Dům</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>The least stake</source>
        <translation>Nejmenší sázka</translation>
    </message>
    <message>
        <source>On 31 après</source>
        <translation>Při 31 après</translation>
    </message>
    <message>
        <source>half is lost</source>
        <translation>ztrácí se polovina</translation>
    </message>
    <message>
        <source>half or prison</source>
        <translation>polovina, nebo vězení</translation>
    </message>
    <message>
        <source>Insurance is due</source>
        <translation>Pojistné se platí</translation>
    </message>
    <message>
        <source>on decided coups</source>
        <translation>při rozhodnutém kole</translation>
    </message>
    <message>
        <source>on every coup</source>
        <translation>při každém kole</translation>
    </message>
    <message>
        <source>The most on one chance</source>
        <translation>Nejvíce na jednu šanci</translation>
    </message>
    <message>
        <source>On zero, simple chances</source>
        <translation>Při zeru jednoduché šance</translation>
    </message>
    <message>
        <source>prison</source>
        <translation>vězení</translation>
    </message>
    <message>
        <source>half back</source>
        <translation>polovina zpět</translation>
    </message>
    <message>
        <source>lose</source>
        <translation>prohrávají</translation>
    </message>
    <message>
        <source>Finales à cheval, the lone 34, 35, 36</source>
        <translation>Finále à cheval: osamělá 34, 35, 36</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>vynechat</translation>
    </message>
    <message>
        <source>covered too</source>
        <translation>obsadit také</translation>
    </message>
    <message>
        <source>The bank keeps the same of each piece.</source>
        <translation>Z&#xa0;každého kusu si banka nechá stejně.</translation>
    </message>
    <message>
        <source>The most on one number</source>
        <translation>Nejvíce na jedno číslo</translation>
    </message>
    <message>
        <source>Players, you among them</source>
        <translation>Hráčů, i&#xa0;s&#xa0;vámi</translation>
    </message>
    <message>
        <source>A token is worth</source>
        <translation>Cena žetonu</translation>
    </message>
    <message>
        <source>A dealt 31, in tokens</source>
        <translation>Rozdaná jednatřicítka, v&#xa0;žetonech</translation>
    </message>
    <message>
        <source>Paid both ways alike.</source>
        <translation>Platí se oběma směry.</translation>
    </message>
    <message>
        <source>The bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>goes to the right</source>
        <translation>přechází doprava</translation>
    </message>
    <message>
        <source>you keep it</source>
        <translation>zůstává vám</translation>
    </message>
    <message>
        <source>a guest keeps it</source>
        <translation>zůstává hostovi</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Balíčků karet</translation>
    </message>
    <message>
        <source>by the company</source>
        <translation>podle společnosti</translation>
    </message>
    <message>
        <source>Giving a hand up</source>
        <translation>Vzdát list lze</translation>
    </message>
    <message>
        <source>a hard 12</source>
        <translation>s&#xa0;tvrdou 12</translation>
    </message>
    <message>
        <source>12 and more</source>
        <translation>s&#xa0;12 a&#xa0;více</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nikdy</translation>
    </message>
    <message>
        <source>The croupier&apos;s blackjack takes</source>
        <translation>Krupiérův blackjack bere</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>všechno</translation>
    </message>
    <message>
        <source>the first stake</source>
        <translation>první vklad</translation>
    </message>
    <message>
        <source>Doubling after a split</source>
        <translation>Zdvojení po rozdělení</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>dovoleno</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nedovoleno</translation>
    </message>
    <message>
        <source>The croupier makes mistakes</source>
        <translation>Krupiér se mýlí</translation>
    </message>
    <message>
        <source>now and then</source>
        <translation>občas</translation>
    </message>
    <message>
        <source>The figures are those without.</source>
        <translation>Čísla jsou bez omylů.</translation>
    </message>
    <message>
        <source>The most on one box</source>
        <translation>Nejvíce na jeden box</translation>
    </message>
    <message>
        <source>A chance, not insured</source>
        <translation>Šance bez pojištění</translation>
    </message>
    <message>
        <source>A chance, insured</source>
        <translation>Pojištěná šance</translation>
    </message>
    <message>
        <source>A simple chance</source>
        <translation>Jednoduchá šance</translation>
    </message>
    <message>
        <source>The same, half taken back</source>
        <translation>Táž, polovina vzata zpět</translation>
    </message>
    <message>
        <source>Every other bet</source>
        <translation>Každá jiná sázka</translation>
    </message>
    <message>
        <source>From each punter, in tokens</source>
        <translation>Od každého pontéra, v&#xa0;žetonech</translation>
    </message>
    <message>
        <source>From the company, in tokens</source>
        <translation>Od celé společnosti, v&#xa0;žetonech</translation>
    </message>
    <message>
        <source>A box, by the strategy card</source>
        <translation>Box hraný podle karty</translation>
    </message>
    <message>
        <source>A box, by all its cards</source>
        <translation>Box hraný podle všech jeho karet</translation>
    </message>
    <message>
        <source>The insurance</source>
        <translation>Pojištění</translation>
    </message>
    <message>
        <source>The founding texts</source>
        <translation>Zakládající texty</translation>
    </message>
    <message>
        <source>Riviera: prison</source>
        <translation>Riviéra: vězení</translation>
    </message>
    <message>
        <source>A premium every coup</source>
        <translation>Pojistné při každém kole</translation>
    </message>
    <message>
        <source>Partage</source>
        <translation>Partage</translation>
    </message>
    <message>
        <source>All is lost</source>
        <translation>Vše propadá</translation>
    </message>
    <message>
        <source>You keep the bank</source>
        <translation>Bank držíte vy</translation>
    </message>
    <message>
        <source>A guest keeps the bank</source>
        <translation>Bank drží host</translation>
    </message>
    <message>
        <source>A dear 31, three packs</source>
        <translation>Drahá jednatřicítka, tři balíčky</translation>
    </message>
    <message>
        <source>Sister house</source>
        <translation>Sesterský dům</translation>
    </message>
    <message>
        <source>The first stake only</source>
        <translation>Jen první sázka</translation>
    </message>
    <message>
        <source>A strict house</source>
        <translation>Přísný dům</translation>
    </message>
</context>
<context>
    <name>HouseRulesSheet</name>
    <message>
        <source>Not while you play: in the salon, or in practice.</source>
        <translation>Ne během hry: v&#xa0;salonu, nebo při cvičení.</translation>
    </message>
    <message>
        <source>The rules are set like this already.</source>
        <translation>Pravidla už takto platí.</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>beze změny</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Pravidla domu</translation>
    </message>
    <message>
        <source>Trente et quarante</source>
        <translation>Trente et quarante</translation>
    </message>
    <message>
        <source>Roulette</source>
        <translation>Ruleta</translation>
    </message>
    <message>
        <source>Тридцать одно</source>
        <translation>Тридцать одно</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stůl</translation>
    </message>
    <message>
        <source>Rules hold from the next sitting on. While something of yours lies on the cloth, they stay as they are.</source>
        <translation>Pravidla platí od příštího posezení. Dokud na plátně leží něco vašeho, nemění se.</translation>
    </message>
    <message>
        <source>Strategy card…</source>
        <translation>Strategická karta…</translation>
    </message>
    <message>
        <source>How blackjack is best played by these rules</source>
        <translation>Jak se podle těchto pravidel nejlépe hraje blackjack</translation>
    </message>
    <message>
        <source>Play by these rules</source>
        <translation>Hrát podle těchto pravidel</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Nechat, jak to je</translation>
    </message>
</context>
<context>
    <name>Introduction</name>
    <message>
        <source>At every table</source>
        <translation>U&#xa0;každého stolu</translation>
    </message>
    <message>
        <source>Every button shows its letter, and Space hurries. Esc leads back to the salon; your stakes stay where they lie. The title in the middle of the rail opens the placard with limits and rules, {rules} the book of the house with a glossary of all that is called.</source>
        <translation>Každé tlačítko ukazuje své písmeno a&#xa0;mezerník popožene. Esc vede zpět do salonu; vaše sázky zůstanou ležet. Nápis uprostřed okraje otevře tabulku s&#xa0;mezemi a&#xa0;pravidly, {rules} knihu domu se slovníčkem všeho, co se hlásí.</translation>
    </message>
    <message>
        <source>Two rows of cards</source>
        <translation>Dvě řady karet</translation>
    </message>
    <message>
        <source>The croupier lays two rows, noir above and rouge below, each until it counts more than thirty. The row that counts less wins. Nothing is to be decided once the cards are coming.</source>
        <translation>Krupiér vyloží dvě řady, nahoře černou, dole červenou, každou, až přesáhne třicet. Vyhrává ta, která má méně. Jakmile karty jdou, není už co rozhodovat.</translation>
    </message>
    <message>
        <source>Four chances</source>
        <translation>Čtyři šance</translation>
    </message>
    <message>
        <source>Rouge and noir are bets on a row. Couleur wins when the very first card has the colour of the winning row, inverse when it has the other. Each pays as much as was laid.</source>
        <translation>Červená a&#xa0;černá jsou sázky na řadu. Barva vyhrává, má-li úplně první karta barvu vítězné řady, inverse, má-li tu druhou. Každá platí tolik, kolik se vsadilo.</translation>
    </message>
    <message>
        <source>The 31 après</source>
        <translation>31 après</translation>
    </message>
    <message>
        <source>When both rows make 31 the house takes its due: it lives on that alone. For one in a hundred of a stake you insure against it: click the mark of the chance on the ribbon, or press I on its field.</source>
        <translation>Když obě řady dají 31, vezme si dům své: žije jen z&#xa0;toho. Za setinu vkladu se proti tomu pojistíte: klepněte na značku šance na stuze, nebo na jejím poli stiskněte I.</translation>
    </message>
    <message>
        <source>The wheel</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Thirty-six numbers, and one zero. Chips are laid until the croupier closes the bets, also while the ball runs; then the ball decides.</source>
        <translation>Třicet šest čísel a&#xa0;jedna nula. Sází se, dokud krupiér sázky neuzavře, i&#xa0;když kulička už běží; pak rozhodne kulička.</translation>
    </message>
    <message>
        <source>The place decides</source>
        <translation>Rozhoduje místo</translation>
    </message>
    <message>
        <source>A chip on a number plays the number, on a line both sides of it, on a corner all that meet there. A winning stake stays and plays again; what it has won lies beside it, and is yours.</source>
        <translation>Žeton na čísle hraje číslo, na čáře to, co je po obou stranách, na rohu vše, co se tam stýká. Vyhraný vklad zůstává a&#xa0;hraje dál; co vyhrál, leží vedle a&#xa0;je vaše.</translation>
    </message>
    <message>
        <source>Zero, and bets that are said</source>
        <translation>Nula a&#xa0;ohlašované sázky</translation>
    </message>
    <message>
        <source>What zero does to colours, even and odd, low and high, is a rule of the house: the placard has it. Series, neighbours and finales are announced: click the race track, or press / and say it.</source>
        <translation>Co nula udělá s&#xa0;barvami, sudou a&#xa0;lichou, manque a&#xa0;passe, je pravidlo domu: stojí na tabulce. Série, sousedé a&#xa0;finále se hlásí: klepněte na dráhu, nebo stiskněte / a&#xa0;řekněte to.</translation>
    </message>
    <message>
        <source>Among friends</source>
        <translation>Mezi přáteli</translation>
    </message>
    <message>
        <source>No house plays here. One of the company holds the bank, and the others play against it, each for himself. As a rule the bank goes to the right after each talia, and so comes to you.</source>
        <translation>Tady nehraje žádný dům. Jeden ze společnosti drží bank, ostatní hrají proti němu, každý za sebe. Bank jde zpravidla po každé talii doprava, a&#xa0;tak přijde i&#xa0;na vás.</translation>
    </message>
    <message>
        <source>Near to 31</source>
        <translation>Co nejblíž k&#xa0;31</translation>
    </message>
    <message>
        <source>Everybody is dealt three cards. King, queen and knave count 10, an ace 1 or 11. Buy cards one by one, or stay. Over 31 you pay at once; more than the banker wins, as much is paid with cards.</source>
        <translation>Každý dostane tři karty. Král, dáma a&#xa0;kluk platí 10, eso 1 nebo 11. Kupujte po jedné, nebo stůjte. Nad 31 se platí hned; víc než bankéř vyhrává, stejně je zaplaceno kartami.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Žetony</translation>
    </message>
    <message>
        <source>Nothing is laid on the table. All is reckoned in tokens: two for a hand, more for a dealt 31. Click your cards to look at them, and the pack to buy one.</source>
        <translation>Na stůl se nic neklade. Vše se počítá v&#xa0;žetonech: dva za list, smluvená cena za rozdanou jednatřicítku. Klepnutím na karty si je prohlédnete, klepnutím na balíček koupíte.</translation>
    </message>
    <message>
        <source>Nearer to 21</source>
        <translation>Blíž k&#xa0;21</translation>
    </message>
    <message>
        <source>King, queen and knave count 10, an ace 1 or 11. Nearer to 21 than the croupier wins, over 21 loses at once. An ace with a ten or a court card, dealt first, pays 3 to 2.</source>
        <translation>Král, dáma a&#xa0;kluk platí 10, eso 1 nebo 11. Kdo je blíž k&#xa0;21 než krupiér, vyhrává, kdo přes, hned prohrává. Eso s&#xa0;desítkou nebo obrázkem napoprvé platí 3:2.</translation>
    </message>
    <message>
        <source>Seven boxes</source>
        <translation>Sedm boxů</translation>
    </message>
    <message>
        <source>At least two boxes must be occupied: play two, or invite guests. Who bets first on a box decides for it. A chip on the box of a guest rides behind his, whatever he does.</source>
        <translation>Obsazeny musí být aspoň dva boxy: hrajte dva, nebo si pozvěte hosty. Kdo na box vsadí první, rozhoduje za něj. Žeton na boxu hosta jde za jeho žetonem, ať udělá cokoli.</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Vaše rozhodnutí</translation>
    </message>
    <message>
        <source>Take a card, stay, double, split, give up, insure: each is a button with its letter. The croupier has his second card last, so a blackjack of his shows only when all have played.</source>
        <translation>Vzít kartu, stát, zdvojit, rozdělit, vzdát, pojistit: každé je tlačítko se svým písmenem. Krupiér dostává druhou kartu poslední, a&#xa0;tak se jeho blackjack ukáže, až když všichni dohráli.</translation>
    </message>
</context>
<context>
    <name>IntroductionSheet</name>
    <message>
        <source>Leaf {number} of {all}</source>
        <translation>List {number} z&#xa0;{all}</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Ke stolu</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dál</translation>
    </message>
    <message>
        <source>This is the first leaf.</source>
        <translation>Toto je první list.</translation>
    </message>
    <message>
        <source>Skip this</source>
        <translation>Přeskočit</translation>
    </message>
    <message>
        <source>Esc: straight to the table</source>
        <translation>Esc: rovnou ke stolu</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
</context>
<context>
    <name>KeptLayouts</name>
    <message>
        <source>Lay</source>
        <translation>Položit</translation>
    </message>
    <message>
        <source>Lay what this layout has and the cloth lacks</source>
        <translation>Položí, co toto rozložení má a&#xa0;na plátně chybí</translation>
    </message>
    <message>
        <source>Lay the layout {name}</source>
        <translation>Položit rozložení {name}</translation>
    </message>
    <message>
        <source>Forget this layout</source>
        <translation>Zapomenout toto rozložení</translation>
    </message>
    <message>
        <source>Forget the layout {name}</source>
        <translation>Zapomenout rozložení {name}</translation>
    </message>
    <message>
        <source>Give it a name first.</source>
        <translation>Nejprve je pojmenujte.</translation>
    </message>
    <message>
        <source>No stake lies on the cloth.</source>
        <translation>Na plátně neleží žádný vklad.</translation>
    </message>
    <message>
        <source>Kept layouts</source>
        <translation>Uložená rozložení</translation>
    </message>
    <message>
        <source>No layout has been kept yet.</source>
        <translation>Zatím není uloženo žádné rozložení.</translation>
    </message>
    <message>
        <source>Name of what lies now</source>
        <translation>Jméno toho, co teď leží</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Keep the stakes that lie now under this name</source>
        <translation>Uložit sázky, které teď leží, pod tímto jménem</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Press, then the key you want; Delete: the house&apos;s key</source>
        <translation>Stiskněte, pak zvolenou klávesu; Delete: klávesa domu</translation>
    </message>
    <message>
        <source>a key…</source>
        <translation>klávesa…</translation>
    </message>
    <message>
        <source>These are the keys of your language; each language keeps its own.</source>
        <translation>Toto jsou klávesy vašeho jazyka; každý jazyk má své.</translation>
    </message>
    <message>
        <source>All keys as in the house</source>
        <translation>Všechny klávesy domu</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klávesy</translation>
    </message>
    <message>
        <source>Not all of your keys in the file could be used; the house’s stand in for them.</source>
        <translation>Některé vaše klávesy se ze souboru nedaly použít; zastupují je klávesy domu.</translation>
    </message>
    <message>
        <source>They are the keys of the house.</source>
        <translation>To už jsou klávesy domu.</translation>
    </message>
    <message>
        <source>Keys for</source>
        <translation>Klávesy pro</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>The keys that are heard here</source>
        <translation>Klávesy, které tu platí</translation>
    </message>
    <message>
        <source>Other keys…</source>
        <translation>Jiné klávesy…</translation>
    </message>
    <message>
        <source>Lay a command on a key of your own</source>
        <translation>Přiřadit příkazu vlastní klávesu</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>This is done by the key itself.</source>
        <translation>To se dělá samotnou klávesou.</translation>
    </message>
</context>
<context>
    <name>Laboratory</name>
    <message>
        <source>There is no such place on the layout: {numbers}.</source>
        <translation>Takové místo na plánu není: {numbers}.</translation>
    </message>
    <message>
        <source>Write the numbers of the bet.</source>
        <translation>Napište čísla sázky.</translation>
    </message>
    <message>
        <source>An amount is written in francs, for instance {example}.</source>
        <translation>Částka se píše ve francích, například {example}.</translation>
    </message>
    <message>
        <source>The table takes from {least} to {most} on this bet.</source>
        <translation>Stůl přijímá na tuto sázku od {least} do {most}.</translation>
    </message>
    <message>
        <source>Half of a stake is laid here: an even number of centimes is wanted.</source>
        <translation>Sází se tu i&#xa0;polovina sázky: je třeba sudý počet centimů.</translation>
    </message>
    <message>
        <source>One coup may ask for {amount} here: a purse must be enough for that.</source>
        <translation>Jedno kolo si tu může vyžádat {amount}: měšec na to musí stačit.</translation>
    </message>
    <message>
        <source>A purse must be enough for the first stake of {stake}.</source>
        <translation>Měšec musí stačit na první sázku {stake}.</translation>
    </message>
    <message>
        <source>A goal lies above the purse of {purse}.</source>
        <translation>Cíl musí být vyšší než měšec {purse}.</translation>
    </message>
    <message>
        <source>A whole number from 1 to {most} is wanted here.</source>
        <translation>Zde má být celé číslo od 1 do {most}.</translation>
    </message>
    <message>
        <source>All players together may play {most} coups at most.</source>
        <translation>Všichni hráči dohromady odehrají nejvýše {most} kol.</translation>
    </message>
    <message>
        <source>A seed has the digits 0 to 9 and the letters a to f, {most} at most.</source>
        <translation>Semínko má číslice 0 až 9 a&#xa0;písmena a&#xa0;až f, nejvýše {most}.</translation>
    </message>
    <message>
        <source>The file {file} cannot be found.</source>
        <translation>Soubor {file} nelze najít.</translation>
    </message>
    <message>
        <source>The file {file} is larger than {most} MB: that is no list of coups.</source>
        <translation>Soubor {file} je větší než {most}&#xa0;MB: to není seznam kol.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stůl</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Sázka na</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Čísla</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Systém</translation>
    </message>
    <message>
        <source>Its rule</source>
        <translation>Jeho pravidlo</translation>
    </message>
    <message>
        <source>First stake, francs</source>
        <translation>První sázka, franky</translation>
    </message>
    <message>
        <source>Purse of a player, francs</source>
        <translation>Měšec hráče, franky</translation>
    </message>
    <message>
        <source>Stops with, francs</source>
        <translation>Končí s&#xa0;částkou, franky</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Coups of a player, at most</source>
        <translation>Kol na hráče, nejvýše</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semínko</translation>
    </message>
    <message>
        <source>Coups from a file</source>
        <translation>Kola ze souboru</translation>
    </message>
    <message>
        <source>no goal</source>
        <translation>bez cíle</translation>
    </message>
    <message>
        <source>a new one</source>
        <translation>nové</translation>
    </message>
    <message>
        <source>Look at it…</source>
        <translation>Podívat se…</translation>
    </message>
    <message>
        <source>What is laid after a win, what after a loss</source>
        <translation>Co se sází po výhře a&#xa0;co po prohře</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Jedno číslo</translation>
    </message>
    <message>
        <source>Two numbers</source>
        <translation>Dvě čísla</translation>
    </message>
    <message>
        <source>Three numbers</source>
        <translation>Tři čísla</translation>
    </message>
    <message>
        <source>Four numbers</source>
        <translation>Čtyři čísla</translation>
    </message>
    <message>
        <source>Six numbers</source>
        <translation>Šest čísel</translation>
    </message>
    <message>
        <source>Punter</source>
        <translation>Pontér</translation>
    </message>
    <message>
        <source>Banker</source>
        <translation>Bankéř</translation>
    </message>
    <message>
        <source>A box, by the card</source>
        <translation>Box hraný podle karty</translation>
    </message>
    <message>
        <source>A box, by all cards</source>
        <translation>Box hraný podle všech karet</translation>
    </message>
    <message>
        <source>{chance}, insured</source>
        <translation>{chance}, pojištěno</translation>
    </message>
    <message>
        <source>{bet}, a table of {seats}</source>
        <translation>{bet}, stůl pro {seats}</translation>
    </message>
    <message>
        <source>Seats at the table</source>
        <translation>Míst u&#xa0;stolu</translation>
    </message>
    <message>
        <source>{file}: click to leave it out</source>
        <translation>{file}: klepnutím se vynechá</translation>
    </message>
    <message>
        <source>none: by chance</source>
        <translation>žádná: náhodně</translation>
    </message>
    <message>
        <source>Choose a list of coups, or drop it here: the system is played on it</source>
        <translation>Vybrat seznam kol, nebo jej sem přetáhnout: systém se na něm přehraje</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Obrázek (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Kresba (*.svg)</translation>
    </message>
    <message>
        <source>Table of figures (*.csv)</source>
        <translation>Tabulka čísel (*.csv)</translation>
    </message>
    <message>
        <source>Flat stake</source>
        <translation>Stálá sázka</translation>
    </message>
    <message>
        <source>Martingale</source>
        <translation>Martingale</translation>
    </message>
    <message>
        <source>D’Alembert</source>
        <translation>D’Alembert</translation>
    </message>
    <message>
        <source>Labouchère</source>
        <translation>Labouchère</translation>
    </message>
    <message>
        <source>Paroli</source>
        <translation>Paroli</translation>
    </message>
    <message>
        <source>Fibonacci</source>
        <translation>Fibonacci</translation>
    </message>
    <message>
        <source>A rule of one’s own</source>
        <translation>Vlastní pravidlo</translation>
    </message>
    <message>
        <source>stake {amount}</source>
        <translation>sázka {amount}</translation>
    </message>
    <message>
        <source>purse {amount}</source>
        <translation>měšec {amount}</translation>
    </message>
    <message>
        <source>{coups} each</source>
        <translation>každý {coups}</translation>
    </message>
    <message>
        <source>goal {amount}</source>
        <translation>cíl {amount}</translation>
    </message>
    <message>
        <source>No system changes the edge: of everything staked the bank kept {edge}.</source>
        <translation>Žádný systém výhodu nezmění: ze všeho vsazeného si banka nechala {edge}.</translation>
    </message>
    <message>
        <source>No system changes the edge: it stays {edge} of everything staked, on this side.</source>
        <translation>Žádný systém výhodu nezmění: zůstává na této straně, {edge} ze všeho vsazeného.</translation>
    </message>
    <message>
        <source>No system changes the edge: the bank keeps {edge} of everything staked.</source>
        <translation>Žádný systém výhodu nezmění: banka si nechává {edge} ze všeho vsazeného.</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>není známo</translation>
    </message>
    <message>
        <source>Coups played</source>
        <translation>Odehráno kol</translation>
    </message>
    <message>
        <source>Staked in all</source>
        <translation>Vsazeno celkem</translation>
    </message>
    <message>
        <source>All players together</source>
        <translation>Všichni dohromady</translation>
    </message>
    <message>
        <source>Edge, expected</source>
        <translation>Výhoda očekávaná</translation>
    </message>
    <message>
        <source>Edge, seen</source>
        <translation>Výhoda zjištěná</translation>
    </message>
    <message>
        <source>Largest stake</source>
        <translation>Nejvyšší sázka</translation>
    </message>
    <message>
        <source>Ruined</source>
        <translation>Na mizině</translation>
    </message>
    <message>
        <source>Ruined, exactly</source>
        <translation>Na mizině, přesně</translation>
    </message>
    <message>
        <source>Goal reached</source>
        <translation>Cíle dosáhlo</translation>
    </message>
    <message>
        <source>Longest losing run</source>
        <translation>Nejdelší řada proher</translation>
    </message>
    <message>
        <source>Stakes cut by the limit</source>
        <translation>Sázky krácené limitem</translation>
    </message>
    <message>
        <source>In brackets: where the true value lies, nineteen times out of twenty.</source>
        <translation>V&#xa0;závorce: kde leží pravá hodnota, devatenáctkrát z&#xa0;dvaceti.</translation>
    </message>
    <message>
        <source>Where the players ended</source>
        <translation>Jak hráči skončili</translation>
    </message>
    <message>
        <source>How they stood on the way</source>
        <translation>Jak na tom byli cestou</translation>
    </message>
    <message>
        <source>Result so far, by coup: dark, every second player; pale, nine of ten; half of them lie below the line.</source>
        <translation>Výsledek po kolech: tmavě každý druhý hráč, světle devět z&#xa0;deseti; polovina je pod čarou.</translation>
    </message>
    <message>
        <source>After {coups}: half of the players stood at {half}, nine of ten at {most}; one half below {middle}.</source>
        <translation>Po {coups}: polovina hráčů byla na {half}, devět z&#xa0;deseti na {most}; jedna polovina pod {middle}.</translation>
    </message>
    <message>
        <source>Result of a player in francs, and the share who ended there.</source>
        <translation>Výsledek hráče ve francích a&#xa0;podíl těch, kdo tam skončili.</translation>
    </message>
    <message>
        <source>{span} francs: {share} of the players</source>
        <translation>{span} franků: {share} hráčů</translation>
    </message>
    <message>
        <source>After {coups}: {half}</source>
        <translation>Po {coups}: {half}</translation>
    </message>
    <message>
        <source>Results from {least} to {most} francs; {won} of the players ended without a loss. Most often: {top}.</source>
        <translation>Výsledky od {least} do {most} franků; {won} hráčů skončilo beze ztráty. Nejčastěji: {top}.</translation>
    </message>
    <message>
        <source>Line {line} of the file is no coup of this table: {entry}.</source>
        <translation>Řádek {line} souboru není kolo tohoto stolu: {entry}.</translation>
    </message>
    <message>
        <source>There is no coup in the file.</source>
        <translation>V&#xa0;souboru není žádné kolo.</translation>
    </message>
    <message>
        <source>There are more than {most} coups in the file.</source>
        <translation>V&#xa0;souboru je více než {most} kol.</translation>
    </message>
    <message>
        <source>The file is no text.</source>
        <translation>Soubor není text.</translation>
    </message>
    <message>
        <source>No stake would be decided within the coups of the file.</source>
        <translation>V&#xa0;kolech souboru by se nerozhodla žádná sázka.</translation>
    </message>
    <message>
        <source>The purse is not enough for one stake and what comes with it.</source>
        <translation>Měšec nestačí na jednu sázku a&#xa0;co k&#xa0;ní patří.</translation>
    </message>
    <message>
        <source>With stakes so high only fewer coups can be played.</source>
        <translation>S&#xa0;tak vysokými sázkami lze odehrát jen méně kol.</translation>
    </message>
    <message>
        <source>There is not enough memory for so many players.</source>
        <translation>Na tolik hráčů nestačí paměť.</translation>
    </message>
    <message>
        <source>This cannot be simulated: {reason}</source>
        <translation>To nelze simulovat: {reason}</translation>
    </message>
    <message>
        <source>A locked stake</source>
        <translation>Uvězněná sázka</translation>
    </message>
    <message>
        <source>half is taken back</source>
        <translation>polovina se vezme zpět</translation>
    </message>
    <message>
        <source>stays in prison</source>
        <translation>zůstane ve vězení</translation>
    </message>
    <message>
        <source>Each round is dealt</source>
        <translation>Každé kolo se rozdává</translation>
    </message>
    <message>
        <source>from full packs</source>
        <translation>z&#xa0;plných balíčků</translation>
    </message>
    <message>
        <source>on through the talia</source>
        <translation>dál v&#xa0;téže talii</translation>
    </message>
    <message>
        <source>Insurance against an ace</source>
        <translation>Pojištění proti esu</translation>
    </message>
    <message>
        <source>none</source>
        <translation>žádné</translation>
    </message>
    <message>
        <source>half of the stake</source>
        <translation>polovina sázky</translation>
    </message>
    <message>
        <source>raised with the stake</source>
        <translation>roste se sázkou</translation>
    </message>
    <message>
        <source>Each coup is dealt</source>
        <translation>Každé kolo se rozdává</translation>
    </message>
    <message>
        <source>from a full shoe</source>
        <translation>z&#xa0;plného sabotu</translation>
    </message>
    <message>
        <source>on through the shoe</source>
        <translation>dál z&#xa0;téhož sabotu</translation>
    </message>
    <message>
        <source>{bet}, half taken back</source>
        <translation>{bet}, polovina zpět</translation>
    </message>
    <message>
        <source>{bet}, left in prison</source>
        <translation>{bet}, s&#xa0;vězením</translation>
    </message>
    <message>
        <source>{bet}, insured by half</source>
        <translation>{bet}, pojištění z&#xa0;poloviny</translation>
    </message>
    <message>
        <source>{bet}, insurance raised</source>
        <translation>{bet}, rostoucí pojištění</translation>
    </message>
    <message>
        <source>{bet}, through the shoe</source>
        <translation>{bet}, celým sabotem</translation>
    </message>
    <message>
        <source>{bet}, through the talia</source>
        <translation>{bet}, celou talií</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Od</translation>
    </message>
    <message>
        <source>Result from, in francs</source>
        <translation>Výsledek ve francích od</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Do</translation>
    </message>
    <message>
        <source>Result to, in francs</source>
        <translation>Výsledek ve francích do</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Podíl</translation>
    </message>
    <message>
        <source>Share of all players</source>
        <translation>Podíl všech hráčů</translation>
    </message>
    <message>
        <source>Result of a player in francs.</source>
        <translation>Výsledek hráče ve francích.</translation>
    </message>
    <message>
        <source>{share} of the players stood no higher</source>
        <translation>{share} hráčů nebylo výš</translation>
    </message>
    <message>
        <source>Coups</source>
        <translation>Kola</translation>
    </message>
    <message>
        <source>After so many coups</source>
        <translation>Po tolika kolech</translation>
    </message>
    <message>
        <source>Result so far in francs: so many of the players stood no higher.</source>
        <translation>Dosavadní výsledek ve francích: tolik hráčů nebylo výš.</translation>
    </message>
</context>
<context>
    <name>LaboratoryPlurals</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coup(s)</source>
        <translation>
            <numerusform>%n kolo</numerusform>
            <numerusform>%n kola</numerusform>
            <numerusform>%n kol</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>zbývá %n sekunda</numerusform>
            <numerusform>zbývají %n sekundy</numerusform>
            <numerusform>zbývá %n sekund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>zbývá %n minuta</numerusform>
            <numerusform>zbývají %n minuty</numerusform>
            <numerusform>zbývá %n minut</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LaboratorySheet</name>
    <message>
        <source>There is no room on the disk to write the order down.</source>
        <translation>Na disku není místo, kam zadání zapsat.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Zrušeno.</translation>
    </message>
    <message>
        <source>The table is being laid…</source>
        <translation>Stůl se chystá…</translation>
    </message>
    <message>
        <source>The simulation has stopped by itself. Please start it again.</source>
        <translation>Simulace se sama zastavila. Spusťte ji prosím znovu.</translation>
    </message>
    <message>
        <source>Choose a table and a system at the left, and let as many players as you like play it for as long as you like. What they end with will be drawn here.</source>
        <translation>Vyberte vlevo stůl a&#xa0;systém a&#xa0;nechte podle něj hrát tolik hráčů, kolik chcete, a&#xa0;jak dlouho chcete. S&#xa0;čím skončí, to se nakreslí zde.</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Laboratoř</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Spustit</translation>
    </message>
    <message>
        <source>Simulate what the form asks for</source>
        <translation>Simulovat, co žádá formulář</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>End the simulation</source>
        <translation>Ukončit simulaci</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Back to the salon</source>
        <translation>Zpět do salonu</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Průběh</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>The file {file} cannot be written there.</source>
        <translation>Soubor {file} tam nelze zapsat.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Uloženo jako {file}.</translation>
    </message>
</context>
<context>
    <name>LayoutSheet</name>
    <message>
        <source>cannot be reckoned</source>
        <translation>nelze spočítat</translation>
    </message>
    <message>
        <source>{count}, up to {result}</source>
        <translation>{count}, až {result}</translation>
    </message>
    <message>
        <source>The layout is laid again as it lies at every spin, whatever the last one brought.</source>
        <translation>V&#xa0;každé hře se vkládá znovu totéž, ať předchozí hra přinesla cokoli.</translation>
    </message>
    <message>
        <source>So many spins of such different stakes have more results than can be followed.</source>
        <translation>Tolik her s&#xa0;tak různými vklady má víc výsledků, než lze sledovat.</translation>
    </message>
    <message>
        <source>What zero locks is left to its fate, and counted with it.</source>
        <translation>Co nula uvězní, nechá se svému osudu a&#xa0;počítá se až do osvobození nebo ztráty.</translation>
    </message>
    <message>
        <source>The {amount} in prison now belong to earlier spins, and are not counted.</source>
        <translation>Částka {amount}, která je teď ve vězení, patří k&#xa0;dřívějším hrám a&#xa0;nepočítá se.</translation>
    </message>
    <message>
        <source>Point at a number, or go there with the arrows.</source>
        <translation>Ukažte na číslo, nebo na ně přejděte šipkami.</translation>
    </message>
    <message>
        <source>What lies on the cloth</source>
        <translation>Co leží na plátně</translation>
    </message>
    <message>
        <source>What every number brings</source>
        <translation>Co přinese každé číslo</translation>
    </message>
    <message>
        <source>All stakes together</source>
        <translation>Všechny vklady dohromady</translation>
    </message>
    <message>
        <source>Numbers that win</source>
        <translation>Výherní čísla</translation>
    </message>
    <message>
        <source>Numbers that lose</source>
        <translation>Prohrávající čísla</translation>
    </message>
    <message>
        <source>A spin brings on average</source>
        <translation>Hra průměrně přinese</translation>
    </message>
    <message>
        <source>The house keeps</source>
        <translation>Dům si nechá</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>Směrodatná odchylka</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Číslo</translation>
    </message>
    <message>
        <source>Brings</source>
        <translation>Přinese</translation>
    </message>
    <message>
        <source>In prison</source>
        <translation>Ve vězení</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>V&#xa0;zisku</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Na svém</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Ve ztrátě</translation>
    </message>
    <message>
        <source>Spins</source>
        <translation>Hry</translation>
    </message>
    <message>
        <source>After so many spins</source>
        <translation>Po tolika hrách</translation>
    </message>
    <message>
        <source>How often is one ahead after so many spins?</source>
        <translation>Jak často je hráč v&#xa0;zisku po tolika hrách?</translation>
    </message>
    <message>
        <source>House rules {section}</source>
        <translation>Pravidla {section}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>{result}, {amount} in prison</source>
        <translation>{result}, {amount} ve vězení</translation>
    </message>
</context>
<context>
    <name>LicencesSheet</name>
    <message>
        <source>The list of licences is missing from the installation.</source>
        <translation>V&#xa0;instalaci chybí seznam licencí.</translation>
    </message>
    <message>
        <source>What the casino is made of</source>
        <translation>Z&#xa0;čeho je kasino složeno</translation>
    </message>
    <message>
        <source>Each part stands under its own licence. Choose a part to read it.</source>
        <translation>Každá část má svou licenci. Vyberte část a&#xa0;přečtěte si ji.</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Část</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Verze</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>This part came without the text of its licence.</source>
        <translation>Tato část přišla bez textu své licence.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Zpět na seznam</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Trente et Quarante</source>
        <translation>Trente et Quarante</translation>
    </message>
    <message>
        <source>Roulette française</source>
        <translation>Francouzská ruleta</translation>
    </message>
    <message>
        <source>Тридцать одно</source>
        <translation>Тридцать одно</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>stakes {least} – {most}</source>
        <translation>sázky {least} – {most}</translation>
    </message>
    <message>
        <source>rouge · noir · couleur · inverse</source>
        <translation>červená · černá · barva · inverze</translation>
    </message>
    <message>
        <source>one zero, en prison</source>
        <translation>jediná nula, en prison</translation>
    </message>
    <message>
        <source>thirty-one, from hand to hand</source>
        <translation>třicet jedna, z&#xa0;ruky do ruky</translation>
    </message>
    <message>
        <source>seven boxes, six packs</source>
        <translation>sedm boxů, šest balíčků</translation>
    </message>
    <message>
        <source>In the purse</source>
        <translation>V&#xa0;měšci</translation>
    </message>
    <message>
        <source>Practice purse</source>
        <translation>Cvičný měšec</translation>
    </message>
    <message>
        <source>play money, no value</source>
        <translation>hrací peníze, bez hodnoty</translation>
    </message>
    <message>
        <source>Last table</source>
        <translation>Poslední stůl</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>The rules of the house, table by table</source>
        <translation>Pravidla domu, stůl po stole</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>S</source>
        <comment>shortcut: Settings</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Language, speed, cards, table</source>
        <translation>Jazyk, rychlost, karty, stůl</translation>
    </message>
    <message>
        <source>About</source>
        <translation>O&#xa0;programu</translation>
    </message>
    <message>
        <source>A</source>
        <comment>shortcut: About</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>Version, licence, whom we thank</source>
        <translation>Verze, licence, poděkování</translation>
    </message>
    <message>
        <source>The book</source>
        <translation>Kniha</translation>
    </message>
    <message>
        <source>B</source>
        <comment>shortcut: The book</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>Every round you have played</source>
        <translation>Všechna kola, která jste hráli</translation>
    </message>
    <message>
        <source>Chips for cash and back, the day&apos;s allowance</source>
        <translation>Žetony za hotové a&#xa0;zpět, denní příspěvek</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>Pokladna</translation>
    </message>
    <message>
        <source>C</source>
        <comment>shortcut: Cashier</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>End practice</source>
        <translation>Konec cvičení</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Cvičení</translation>
    </message>
    <message>
        <source>P</source>
        <comment>shortcut: Practice</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>Back to the real tables and your purse</source>
        <translation>Zpět ke skutečným stolům a&#xa0;k&#xa0;vašemu měšci</translation>
    </message>
    <message>
        <source>Play on a purse of its own, with hints, warnings and a book of your errors</source>
        <translation>Hrát s&#xa0;měšcem zvlášť, s&#xa0;radami, varováním a&#xa0;knihou chyb</translation>
    </message>
    <message>
        <source>My errors</source>
        <translation>Moje chyby</translation>
    </message>
    <message>
        <source>E</source>
        <comment>shortcut: My errors</comment>
        <translation>Y</translation>
    </message>
    <message>
        <source>The book of your errors</source>
        <translation>Kniha vašich chyb</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>W</source>
        <comment>shortcut: Players</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>Who plays, and who else may</source>
        <translation>Kdo hraje a&#xa0;kdo další může</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Laboratoř</translation>
    </message>
    <message>
        <source>L</source>
        <comment>shortcut: Laboratory</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>Ten thousand simulated players: what a system is worth</source>
        <translation>Deset tisíc simulovaných hráčů: co který systém vynese</translation>
    </message>
    <message>
        <source>The keys that are heard here ({key})</source>
        <translation>Klávesy, které tu platí ({key})</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klávesy</translation>
    </message>
    <message>
        <source>Back to the window</source>
        <translation>Zpět do okna</translation>
    </message>
    <message>
        <source>Fill the whole screen</source>
        <translation>Na celou obrazovku</translation>
    </message>
    <message>
        <source>In the purse, and {cash} in cash</source>
        <translation>V&#xa0;měšci, a&#xa0;{cash} v&#xa0;hotovosti</translation>
    </message>
    <message>
        <source>In cash</source>
        <translation>V&#xa0;hotovosti</translation>
    </message>
    <message>
        <source>Practice tables</source>
        <translation>Cvičné stoly</translation>
    </message>
    <message>
        <source>The doors lead to practice tables; your purse stays closed.</source>
        <translation>Dveře vedou ke cvičným stolům; váš měšec zůstává zavřený.</translation>
    </message>
</context>
<context>
    <name>Magnifier</name>
    <message>
        <source>It cannot be any larger.</source>
        <translation>Víc zvětšit nejde.</translation>
    </message>
    <message>
        <source>All of it is in the window already.</source>
        <translation>Všechno už je v&#xa0;okně.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The books are being looked through…</source>
        <translation>Prohlížejí se knihy…</translation>
    </message>
    <message>
        <source>The table is being laid…</source>
        <translation>Stůl se chystá…</translation>
    </message>
</context>
<context>
    <name>NameSheet</name>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>Net</name>
    <message>
        <source>Go on</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Kopírovat zprávu</translation>
    </message>
    <message>
        <source>Open the log folder</source>
        <translation>Otevřít složku záznamů</translation>
    </message>
    <message>
        <source>Leave the casino</source>
        <translation>Odejít z&#xa0;kasina</translation>
    </message>
    <message>
        <source>Something unforeseen happened</source>
        <translation>Stalo se něco nepředvídaného</translation>
    </message>
    <message>
        <source>The table is safe: everything up to the last call is written down, not a centime is lost.</source>
        <translation>Stůl je v&#xa0;bezpečí: vše až po poslední ohlášení je zapsáno, neztratil se ani centim.</translation>
    </message>
    <message>
        <source>You can go on. If it happens again, leave and come back; the report helps those who mend it.</source>
        <translation>Můžete pokračovat. Stane-li se to znovu, odejděte a&#xa0;vraťte se; zpráva pomůže těm, kdo chybu opraví.</translation>
    </message>
</context>
<context>
    <name>NumbersTable</name>
    <message>
        <source>{key} copies the chosen lines.</source>
        <translation>{key} zkopíruje vybrané řádky.</translation>
    </message>
</context>
<context>
    <name>OwnRuleSheet</name>
    <message>
        <source>The first stake may not be more than the highest one.</source>
        <translation>První sázka nesmí být vyšší než nejvyšší.</translation>
    </message>
    <message>
        <source>A whole number from {least} to {most} is wanted here.</source>
        <translation>Zde má být celé číslo od {least} do {most}.</translation>
    </message>
    <message>
        <source>the first stake</source>
        <translation>první sázka</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>stejná</translation>
    </message>
    <message>
        <source>reckoned</source>
        <translation>vypočtená</translation>
    </message>
    <message>
        <source>A rule of one’s own</source>
        <translation>Vlastní pravidlo</translation>
    </message>
    <message>
        <source>Stakes are counted in pieces, a piece being the first stake of the form. After a coup that nobody wins the stake stays. What is left empty never happens.</source>
        <translation>Sázky se počítají v&#xa0;žetonech, žeton je první sázka formuláře. Po kole, které nikdo nevyhrál, sázka zůstává. Co zůstane prázdné, nikdy nenastane.</translation>
    </message>
    <message>
        <source>It starts over after so many</source>
        <translation>Začíná znovu po tolika</translation>
    </message>
    <message>
        <source>Begins with, pieces</source>
        <translation>Začíná s, žetonů</translation>
    </message>
    <message>
        <source>Never more than, pieces</source>
        <translation>Nikdy více než, žetonů</translation>
    </message>
    <message>
        <source>After a win</source>
        <translation>Po výhře</translation>
    </message>
    <message>
        <source>After a loss</source>
        <translation>Po prohře</translation>
    </message>
    <message>
        <source>wins in a row</source>
        <translation>výher v&#xa0;řadě</translation>
    </message>
    <message>
        <source>losses in a row</source>
        <translation>proher v&#xa0;řadě</translation>
    </message>
    <message>
        <source>pieces ahead</source>
        <translation>žetonů v&#xa0;plusu</translation>
    </message>
    <message>
        <source>pieces behind</source>
        <translation>žetonů v&#xa0;minusu</translation>
    </message>
    <message>
        <source>times</source>
        <translation>krát</translation>
    </message>
    <message>
        <source>divided by</source>
        <translation>děleno</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>Play this rule</source>
        <translation>Hrát podle něj</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Nechat, jak je</translation>
    </message>
</context>
<context>
    <name>PaperSheet</name>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Dokument PDF (*.pdf)</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Obrázek PNG (*.png)</translation>
    </message>
    <message>
        <source>Where shall the page be kept?</source>
        <translation>Kam stránku uložit?</translation>
    </message>
    <message>
        <source>The page was not written: {reason}</source>
        <translation>Stránka nebyla zapsána: {reason}</translation>
    </message>
    <message>
        <source>The page is kept as {name}</source>
        <translation>Stránka je uložena jako {name}</translation>
    </message>
    <message>
        <source>No printer is set up on this computer: keep the page as a PDF instead.</source>
        <translation>Na tomto počítači není tiskárna: uložte stránku raději jako PDF.</translation>
    </message>
    <message>
        <source>The page has gone to the printer.</source>
        <translation>Stránka odešla na tiskárnu.</translation>
    </message>
    <message>
        <source>Size of the paper</source>
        <translation>Formát papíru</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Uložit jako PDF…</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>Uložit obrázek…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Tisk…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>The pictures of the table could not be painted: {reason}</source>
        <translation>Obrázky stolu se nepodařilo namalovat: {reason}</translation>
    </message>
</context>
<context>
    <name>Placard</name>
    <message>
        <source>The rules of this table</source>
        <translation>Pravidla tohoto stolu</translation>
    </message>
    <message>
        <source>play money, no value</source>
        <translation>hrací peníze bez hodnoty</translation>
    </message>
    <message>
        <source>placard {table}</source>
        <comment>name of a file</comment>
        <translation>tabulka {table}</translation>
    </message>
    <message>
        <source>From {least} to {most} francs on each chance  ·  six packs</source>
        <translation>Od {least} do {most} franků na každou šanci  ·  šest balíčků</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Šance</translation>
    </message>
    <message>
        <source>It wins when</source>
        <translation>Vyhrává, když</translation>
    </message>
    <message>
        <source>Pays</source>
        <translation>Platí</translation>
    </message>
    <message>
        <source>the upper row counts less</source>
        <translation>horní řada má méně</translation>
    </message>
    <message>
        <source>the lower row counts less</source>
        <translation>dolní řada má méně</translation>
    </message>
    <message>
        <source>the first card has the colour of the winning row</source>
        <translation>první karta má barvu vítězné řady</translation>
    </message>
    <message>
        <source>the first card has the other colour</source>
        <translation>první karta má druhou barvu</translation>
    </message>
    <message>
        <source>Both rows 32 to 40 alike: the coup is void.</source>
        <translation>Obě řady stejné, od 32 do 40: kolo neplatí.</translation>
    </message>
    <message>
        <source>The insurance against 31 après costs 1 in 100 of the stake.</source>
        <translation>Pojištění proti 31 après stojí setinu vkladu.</translation>
    </message>
    <message>
        <source>The red card before the last five ends the shoe; that coup is void.</source>
        <translation>Červená karta před posledními pěti končí sabot; to kolo se ruší.</translation>
    </message>
    <message>
        <source>Number (plein)</source>
        <translation>Číslo (en plein)</translation>
    </message>
    <message>
        <source>one number, zero too</source>
        <translation>jedno číslo, i&#xa0;nula</translation>
    </message>
    <message>
        <source>Split (cheval)</source>
        <translation>Cheval</translation>
    </message>
    <message>
        <source>two that touch</source>
        <translation>dvě, která se dotýkají</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>Transversale</translation>
    </message>
    <message>
        <source>a row of three</source>
        <translation>řada tří čísel</translation>
    </message>
    <message>
        <source>Corner (carré)</source>
        <translation>Carré</translation>
    </message>
    <message>
        <source>four at a corner</source>
        <translation>čtyři kolem rohu</translation>
    </message>
    <message>
        <source>Six numbers</source>
        <translation>Šest čísel</translation>
    </message>
    <message>
        <source>two rows</source>
        <translation>dvě řady</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Kolona</translation>
    </message>
    <message>
        <source>twelve numbers</source>
        <translation>dvanáct čísel</translation>
    </message>
    <message>
        <source>Dozen</source>
        <translation>Tucet</translation>
    </message>
    <message>
        <source>12P, 12M or 12D</source>
        <translation>12P, 12M nebo 12D</translation>
    </message>
    <message>
        <source>Two columns, two dozens</source>
        <translation>Dvě kolony, dva tucty</translation>
    </message>
    <message>
        <source>24 numbers</source>
        <translation>24 čísel</translation>
    </message>
    <message>
        <source>Simple chance</source>
        <translation>Jednoduchá šance</translation>
    </message>
    <message>
        <source>colour, even or odd, low or high</source>
        <translation>barva, sudá či lichá, manque či passe</translation>
    </message>
    <message>
        <source>From {least} francs on every bet  ·  37 numbers, one zero</source>
        <translation>Od {least} franků na každou sázku  ·  37 čísel, jedna nula</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Sázka</translation>
    </message>
    <message>
        <source>Covers</source>
        <translation>Kryje</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Nejvýš</translation>
    </message>
    <message>
        <source>The place of the chip decides the bet.</source>
        <translation>O&#xa0;sázce rozhoduje místo žetonu.</translation>
    </message>
    <message>
        <source>On zero every bet that holds it is paid.</source>
        <translation>Při nule se platí každá sázka, která ji kryje.</translation>
    </message>
    <message>
        <source>A winning stake stays where it lies and plays again.</source>
        <translation>Vyhraný vklad zůstává ležet a&#xa0;hraje dál.</translation>
    </message>
    <message>
        <source>A token is worth {token} francs  ·  the company plays against its banker</source>
        <translation>Žeton platí {token} franků  ·  společnost hraje proti svému bankéři</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>What passes</source>
        <translation>Kdo platí</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Žetonů</translation>
    </message>
    <message>
        <source>Francs</source>
        <translation>Franků</translation>
    </message>
    <message>
        <source>A dealt 31</source>
        <translation>Rozdaná 31</translation>
    </message>
    <message>
        <source>at once, to whoever holds it; two of them, nothing</source>
        <translation>hned, tomu, kdo ji má; jsou-li dvě, nic</translation>
    </message>
    <message>
        <source>More than the banker</source>
        <translation>Víc než bankéř</translation>
    </message>
    <message>
        <source>from the banker; also when he goes over 31</source>
        <translation>bankéř; i&#xa0;když přesáhne 31</translation>
    </message>
    <message>
        <source>Less, or over 31</source>
        <translation>Méně, nebo přes 31</translation>
    </message>
    <message>
        <source>to the banker</source>
        <translation>bankéři</translation>
    </message>
    <message>
        <source>As much</source>
        <translation>Stejně</translation>
    </message>
    <message>
        <source>nothing: paid with cards</source>
        <translation>nic: zaplaceno kartami</translation>
    </message>
    <message>
        <source>King, queen and knave count 10, an ace 1 or 11.</source>
        <translation>Král, dáma a&#xa0;kluk platí 10, eso 1 nebo 11.</translation>
    </message>
    <message>
        <source>When the pack is dealt out, the talia is over.</source>
        <translation>Když je balíček rozdán, talie končí.</translation>
    </message>
    <message>
        <source>From {least} to {most} francs on a box  ·  seven boxes, six packs</source>
        <translation>Od {least} do {most} franků na box  ·  sedm boxů, šest balíčků</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Váš list</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Kdy</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>ace and ten or court card, dealt first</source>
        <translation>eso a&#xa0;desítka nebo obrázek hned napoprvé</translation>
    </message>
    <message>
        <source>Better hand</source>
        <translation>Lepší list</translation>
    </message>
    <message>
        <source>nearer to 21, or the croupier is over it</source>
        <translation>blíž k&#xa0;21, nebo krupiér přes</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Stejně</translation>
    </message>
    <message>
        <source>the coup is void, the stake comes back</source>
        <translation>kolo neplatí, vklad se vrací</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Pojištění</translation>
    </message>
    <message>
        <source>against an ace, up to half of the stake</source>
        <translation>proti esu, nejvýš polovina vkladu</translation>
    </message>
    <message>
        <source>The croupier draws to 16, stands on every 17, and has his second card last.</source>
        <translation>Krupiér bere do 16, na každé 17 stojí a&#xa0;druhou kartu dostává poslední.</translation>
    </message>
    <message>
        <source>Pairs may be split into up to four hands; split aces get one card each.</source>
        <translation>Páry lze rozdělit až na čtyři listy; rozdělená esa dostanou po jedné kartě.</translation>
    </message>
    <message>
        <source>At least two boxes must be occupied; three may bet on one box.</source>
        <translation>Obsazeny musí být aspoň dva boxy; na jeden box mohou sázet tři.</translation>
    </message>
</context>
<context>
    <name>PlacardSheet</name>
    <message>
        <source>The placard of the table: {table}</source>
        <translation>Tabulka stolu: {table}</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Guest</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>nelze otevřít</translation>
    </message>
    <message>
        <source>{amount} in the purse</source>
        <translation>{amount} v&#xa0;měšci</translation>
    </message>
    <message>
        <source>plays now</source>
        <translation>právě hraje</translation>
    </message>
    <message>
        <source>last round {day}</source>
        <translation>poslední hra {day}</translation>
    </message>
    <message>
        <source>has not played yet</source>
        <translation>ještě nehrál</translation>
    </message>
    <message>
        <source>snapshot of the day</source>
        <translation>denní záloha</translation>
    </message>
    <message>
        <source>before an upgrade of the casino</source>
        <translation>před aktualizací kasina</translation>
    </message>
    <message>
        <source>set aside when you went back</source>
        <translation>odloženo při návratu</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nelze přečíst</translation>
    </message>
    <message>
        <source>Write a name first.</source>
        <translation>Nejprve napište jméno.</translation>
    </message>
    <message>
        <source>A name has no signs that cannot be seen.</source>
        <translation>Jméno nemá neviditelné znaky.</translation>
    </message>
    <message>
        <source>Somebody is called so already.</source>
        <translation>Někdo se tak už jmenuje.</translation>
    </message>
</context>
<context>
    <name>PlayersBoard</name>
    <message>
        <source>One moment…</source>
        <translation>Okamžik…</translation>
    </message>
    <message>
        <source>There is no player yet.</source>
        <translation>Ještě tu není žádný hráč.</translation>
    </message>
    <message>
        <source>This file cannot be opened.</source>
        <translation>Tento soubor nelze otevřít.</translation>
    </message>
    <message>
        <source>This profile is still being read through.</source>
        <translation>Tento profil se ještě pročítá.</translation>
    </message>
    <message>
        <source>Who plays now cannot be deleted.</source>
        <translation>Kdo právě hraje, toho nelze smazat.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>New player…</source>
        <translation>Nový hráč…</translation>
    </message>
    <message>
        <source>A purse of 10 000 francs for somebody else</source>
        <translation>Měšec s&#xa0;10&#xa0;000 franky pro někoho dalšího</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Import…</translation>
    </message>
    <message>
        <source>Take in the copy of a player from a file</source>
        <translation>Přijmout kopii hráče ze souboru</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Přejmenovat…</translation>
    </message>
    <message>
        <source>Duplicate…</source>
        <translation>Duplikovat…</translation>
    </message>
    <message>
        <source>A second player who owns the same</source>
        <translation>Druhý hráč, který vlastní totéž</translation>
    </message>
    <message>
        <source>Snapshots…</source>
        <translation>Zálohy…</translation>
    </message>
    <message>
        <source>Go back to an earlier day</source>
        <translation>Vrátit se k&#xa0;dřívějšímu dni</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>Purse, tables and book as one file</source>
        <translation>Měšec, stoly a&#xa0;kniha v&#xa0;jednom souboru</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Smazat…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Hrát</translation>
    </message>
    <message>
        <source>Sit down with the purse of this player</source>
        <translation>Usednout s&#xa0;měšcem tohoto hráče</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Each player has a purse, tables, a book and a practice purse.</source>
        <translation>Každý hráč má svůj měšec, své stoly, svou knihu a&#xa0;svůj cvičný měšec.</translation>
    </message>
</context>
<context>
    <name>PlayersSheet</name>
    <message>
        <source>One moment…</source>
        <translation>Okamžik…</translation>
    </message>
    <message>
        <source>A new player</source>
        <translation>Nový hráč</translation>
    </message>
    <message>
        <source>{name} has come in.</source>
        <translation>{name} je u&#xa0;nás doma.</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Jiné jméno</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Přejmenovat</translation>
    </message>
    <message>
        <source>A second one like this</source>
        <translation>Druhý stejný</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplikovat</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Uloženo jako {file}.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Delete this player?</source>
        <translation>Smazat tohoto hráče?</translation>
    </message>
    <message>
        <source>{name}: purse, tables, practice and snapshots go to the trash.</source>
        <translation>{name}: měšec, stoly, cvičení i&#xa0;zálohy půjdou do koše.</translation>
    </message>
    <message>
        <source>Where there is no trash they are set aside in a folder.</source>
        <translation>Kde koš není, odloží se do složky.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Ponechat</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>{name} is in the trash.</source>
        <translation>{name} je v&#xa0;koši.</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Vytvořit</translation>
    </message>
    <message>
        <source>There is no trash here: {name} was set aside in the folder {folder}, beside the profiles.</source>
        <translation>Koš tu není: {name} leží ve složce {folder} vedle profilů.</translation>
    </message>
</context>
<context>
    <name>Porter</name>
    <message>
        <source>There is no snapshot of today: {problem}</source>
        <translation>Dnešní záloha není: {problem}</translation>
    </message>
    <message>
        <source>A script that is opened from outside cannot be shown in this window: the folder {folder} cannot be used.</source>
        <translation>Skript otevřený zvenčí se v&#xa0;tomto okně ukázat nemůže: složku {folder} nelze použít.</translation>
    </message>
    <message>
        <source>Everything is as it was then. What stood until now is set aside.</source>
        <translation>Vše je jako tehdy. Dosavadní stav je odložen.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Split {pair}</source>
        <translation>Rozděleno: {pair}</translation>
    </message>
    <message>
        <source>Insured against a blackjack</source>
        <translation>Pojištění proti blackjacku</translation>
    </message>
    <message>
        <source>Stood on {hand} against {cards}</source>
        <translation>Stání na {hand} proti {cards}</translation>
    </message>
    <message>
        <source>Took a card to {hand} against {cards}</source>
        <translation>Karta na {hand} proti {cards}</translation>
    </message>
    <message>
        <source>Went uninsured</source>
        <translation>Nepojištěný vklad</translation>
    </message>
    <message>
        <source>Insured where it did not pay</source>
        <translation>Pojištění, které se nevyplatilo</translation>
    </message>
    <message>
        <source>Left a stake in prison</source>
        <translation>Vklad ponechaný ve vězení</translation>
    </message>
    <message>
        <source>Took half where prison was better</source>
        <translation>Polovina zpět, ač vězení bylo lepší</translation>
    </message>
    <message>
        <source>As punter, bought a card to {hand}</source>
        <translation>Jako pontér: koupená karta na {hand}</translation>
    </message>
    <message>
        <source>As punter, stayed on {hand}</source>
        <translation>Jako pontér: dost na {hand}</translation>
    </message>
    <message>
        <source>As banker, bought a card to {hand}</source>
        <translation>Jako bankéř: koupená karta na {hand}</translation>
    </message>
    <message>
        <source>As banker, went on {hand}</source>
        <translation>Jako bankéř: šli jste na {hand}</translation>
    </message>
    <message>
        <source>Did not split {pair}</source>
        <translation>Nerozděleno: {pair}</translation>
    </message>
    <message>
        <source>Did not double {hand}</source>
        <translation>Nezdvojeno: {hand}</translation>
    </message>
    <message>
        <source>Did not give up {hand}</source>
        <translation>Nevzdáno: {hand}</translation>
    </message>
    <message>
        <source>Doubled {hand}</source>
        <translation>Zdvojeno: {hand}</translation>
    </message>
    <message>
        <source>Gave up {hand}</source>
        <translation>Vzdáno: {hand}</translation>
    </message>
    <message>
        <source>{total} with an ace as 11</source>
        <translation>{total} s&#xa0;esem za 11</translation>
    </message>
    <message>
        <source>{errors}, {cost} thousandths of a stake in all</source>
        <translation>{errors}, celkem {cost}&#xa0;‰ vkladu</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Pojištění</translation>
    </message>
    <message>
        <source>{hand} against {card}</source>
        <translation>{hand} proti {card}</translation>
    </message>
    <message>
        <source>What that is worth hangs on what others do.</source>
        <translation>Jakou to má cenu, záleží na tom, co udělají ostatní.</translation>
    </message>
    <message>
        <source>Prison</source>
        <translation>Vězení</translation>
    </message>
    <message>
        <source>All four chances are worth the same.</source>
        <translation>Všechny čtyři šance jsou rovnocenné.</translation>
    </message>
    <message>
        <source>The bets</source>
        <translation>Sázky</translation>
    </message>
    <message>
        <source>Simple chances</source>
        <translation>Jednoduché šance</translation>
    </message>
    <message>
        <source>All other bets</source>
        <translation>Všechny ostatní sázky</translation>
    </message>
    <message>
        <source>All bets are worth the same here: zero takes the simple chances, too.</source>
        <translation>Tady jsou všechny sázky stejné: zero bere i&#xa0;jednoduché šance.</translation>
    </message>
    <message>
        <source>Simple chances lose least: zero leaves half of them.</source>
        <translation>Nejméně ztrácejí jednoduché šance: zero z&#xa0;nich polovinu nechá.</translation>
    </message>
    <message>
        <source>Your {sum} on the cloth, in francs a spin</source>
        <translation>Vašich {sum} na plátně, ve francích za hru</translation>
    </message>
    <message>
        <source>No insurance</source>
        <translation>Bez pojištění</translation>
    </message>
    <message>
        <source>Uninsured</source>
        <translation>Bez pojištění</translation>
    </message>
    <message>
        <source>Half back</source>
        <translation>Polovina zpět</translation>
    </message>
    <message>
        <source>Insured</source>
        <translation>Pojištěno</translation>
    </message>
    <message>
        <source>“{play}” ({places}) costs {cost} thousandths of the stake against “{best}”. Once more, and it is done.</source>
        <translation>„{play}“ ({places}) stojí proti „{best}“ {cost}&#xa0;‰ vkladu. Ještě jednou, a&#xa0;platí to.</translation>
    </message>
    <message>
        <source>“{play}” costs {cost} thousandths of the stake against “{best}”. Once more, and it is done.</source>
        <translation>„{play}“ stojí proti „{best}“ {cost}&#xa0;‰ vkladu. Ještě jednou, a&#xa0;platí to.</translation>
    </message>
    <message>
        <source>Best is “{play}”.</source>
        <translation>Nejlepší je „{play}“.</translation>
    </message>
    <message>
        <source>No card can take this hand over.</source>
        <translation>S&#xa0;tímto listem nejde přes žádná karta.</translation>
    </message>
    <message>
        <source>No card takes this hand over: the ace would count one instead of eleven.</source>
        <translation>Přes nejde žádná karta: eso by platilo jednu místo jedenácti.</translation>
    </message>
    <message>
        <source>A card goes over {over} times in 100.</source>
        <translation>Karta jde přes {over}krát ze 100.</translation>
    </message>
    <message>
        <source>Standing wins only if the croupier goes over, and he does {croupier_over} times in 100.</source>
        <translation>Stání vyhraje, jen když jde krupiér přes, a&#xa0;to je {croupier_over}krát ze 100.</translation>
    </message>
    <message>
        <source>A card takes you over {over} times in 100; the croupier goes over {croupier_over} times.</source>
        <translation>S&#xa0;kartou jdete přes {over}krát ze 100; krupiér {croupier_over}krát.</translation>
    </message>
    <message>
        <source>Another card would spoil this hand more often than help it.</source>
        <translation>Další karta by tento list častěji pokazila, než zlepšila.</translation>
    </message>
    <message>
        <source>This hand is good enough for two stakes and one card.</source>
        <translation>Tento list stojí za dva vklady a&#xa0;jednu kartu.</translation>
    </message>
    <message>
        <source>Two hands are worth more than this one.</source>
        <translation>Dva listy mají větší cenu než tento jeden.</translation>
    </message>
    <message>
        <source>However it is played, this hand loses more than half.</source>
        <translation>Ať se hraje jakkoli, tento list ztrácí víc než polovinu.</translation>
    </message>
    <message>
        <source>Insurance is paid 2 to 1, but a ten comes to the ace only {tens} times in 100, not 33.</source>
        <translation>Pojištění vyplácí 2:1, ale desítka k&#xa0;esu přijde jen {tens}krát ze 100, ne 33krát.</translation>
    </message>
    <message>
        <source>31 après comes once in {once_in} coups and takes half; the premium is less than that.</source>
        <translation>31 après přijde jednou za {once_in} kol a&#xa0;vezme polovinu; pojistné stojí méně.</translation>
    </message>
    <message>
        <source>In prison a stake is worth a little less than the half one can have now.</source>
        <translation>Ve vězení má vklad o&#xa0;málo menší cenu než polovina, kterou lze vzít hned.</translation>
    </message>
    <message>
        <source>On average, in thousandths of the stake:</source>
        <translation>V&#xa0;průměru, v&#xa0;tisícinách vkladu:</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stůl</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Chyba</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Kolikrát</translation>
    </message>
    <message>
        <source>Each, ‰</source>
        <translation>Jedna, ‰</translation>
    </message>
    <message>
        <source>In all, ‰</source>
        <translation>Celkem, ‰</translation>
    </message>
    <message>
        <source>Your own purse and your tables are safe and open.</source>
        <translation>Váš vlastní měšec a&#xa0;vaše stoly jsou v&#xa0;pořádku a&#xa0;otevřené.</translation>
    </message>
    <message>
        <source>The practice purse cannot be opened</source>
        <translation>Cvičný měšec nelze otevřít</translation>
    </message>
</context>
<context>
    <name>PresetShelf</name>
    <message>
        <source>cannot be reckoned</source>
        <translation>nelze spočítat</translation>
    </message>
    <message>
        <source>being reckoned…</source>
        <translation>počítá se…</translation>
    </message>
    <message>
        <source>{plain}, insured {insured}</source>
        <translation>{plain}, pojištěná {insured}</translation>
    </message>
    <message>
        <source>{number} tokens</source>
        <translation>{number} žetonu</translation>
    </message>
    <message>
        <source>The disk does not take this: it holds only until the casino is closed.</source>
        <translation>Disk nic neuložil: platí to jen do zavření kasina.</translation>
    </message>
    <message>
        <source>Write a name first.</source>
        <translation>Nejprve napište název.</translation>
    </message>
    <message>
        <source>There is a set of this name already.</source>
        <translation>Takový název už existuje.</translation>
    </message>
    <message>
        <source>No more sets can be kept: forget one first.</source>
        <translation>Víc se jich nevejde: nejprve jednu zapomeňte.</translation>
    </message>
    <message>
        <source>Only a set of your own can be renamed.</source>
        <translation>Přejmenovat lze jen vlastní pravidla.</translation>
    </message>
    <message>
        <source>Only a set of your own can be forgotten.</source>
        <translation>Zapomenout lze jen vlastní pravidla.</translation>
    </message>
    <message>
        <source>Sets of rules</source>
        <translation>Sady pravidel</translation>
    </message>
    <message>
        <source>Name of these rules</source>
        <translation>Název těchto pravidel</translation>
    </message>
    <message>
        <source>Keep these rules</source>
        <translation>Uložit tato pravidla</translation>
    </message>
    <message>
        <source>Keep the rules as they stand under this name</source>
        <translation>Uložit pravidla, jak jsou, pod tímto názvem</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Přejmenovat</translation>
    </message>
    <message>
        <source>Give your set the name that is written above</source>
        <translation>Dát vašim pravidlům název napsaný výše</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Zapomenout</translation>
    </message>
    <message>
        <source>Forget your set; the rules stay as they stand</source>
        <translation>Zapomenout vaše pravidla; ta zobrazená zůstanou</translation>
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
    <name>ProfileProblem</name>
    <message>
        <source>Return to the last snapshot</source>
        <translation>Vrátit se k&#xa0;poslední záloze</translation>
    </message>
    <message>
        <source>Another player…</source>
        <translation>Jiný hráč…</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Nechat být</translation>
    </message>
    <message>
        <source>The last good snapshot is of {moment}, with {amount} in the purse. The file itself is set aside, kept as it is.</source>
        <translation>Poslední dobrá záloha je z&#xa0;{moment}, v&#xa0;měšci je {amount}. Samotný soubor se odloží beze změny.</translation>
    </message>
    <message>
        <source>Go on in the other window, or close it and try again here.</source>
        <translation>Pokračujte v&#xa0;druhém okně, nebo je zavřete a&#xa0;zkuste to tady znovu.</translation>
    </message>
    <message>
        <source>Choose another file with --profile, or move this one away and try again.</source>
        <translation>Zvolte jiný soubor pomocí --profile, nebo tento přesuňte jinam a&#xa0;zkuste to znovu.</translation>
    </message>
    <message>
        <source>It can be set aside, kept as it is, and the house opens a new one with 10 000 francs.</source>
        <translation>Lze ho odložit stranou, beze změny, a&#xa0;dům otevře nový s&#xa0;10&#xa0;000 franky.</translation>
    </message>
    <message>
        <source>Nothing was changed. Install the newer version, or choose another profile.</source>
        <translation>Nic se nezměnilo. Nainstalujte novější verzi, nebo zvolte jiný profil.</translation>
    </message>
    <message>
        <source>Make room or allow writing there, then try again.</source>
        <translation>Uvolněte místo nebo povolte zápis a&#xa0;zkuste to znovu.</translation>
    </message>
    <message>
        <source>Try again, or choose another profile.</source>
        <translation>Zkuste to znovu, nebo zvolte jiný profil.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Zkusit znovu</translation>
    </message>
    <message>
        <source>Set it aside and begin anew</source>
        <translation>Odložit a&#xa0;začít znovu</translation>
    </message>
    <message>
        <source>Leave the casino</source>
        <translation>Odejít z&#xa0;kasina</translation>
    </message>
    <message>
        <source>The purse cannot be opened</source>
        <translation>Měšec nelze otevřít</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Složka</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>Scheduled &amp;printing:</source>
        <translation>&amp;Plánovaný tisk:</translation>
    </message>
    <message>
        <source>&amp;Billing information:</source>
        <translation>&amp;Fakturační údaje:</translation>
    </message>
    <message>
        <source>Job &amp;priority:</source>
        <translation>Př&amp;iorita úlohy:</translation>
    </message>
    <message>
        <source>&amp;Start:</source>
        <translation>&amp;Začátek:</translation>
    </message>
    <message>
        <source>&amp;End:</source>
        <translation>&amp;Konec:</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Hledat v:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Typ souborů:</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>Pořa&amp;dí stránek:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>S&amp;tránek na list:</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Automatic</source>
        <translation>Automaticky</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Vlastní</translation>
    </message>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Neplatné zadání stránek</translation>
    </message>
    <message>
        <source>%1 does not follow the correct syntax. Please use &apos;,&apos; to separate ranges and pages, &apos;-&apos; to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>%1 není zapsáno správně. Stránky a&#xa0;rozsahy oddělujte znakem „,“, rozsahy pište se znakem „-“ a&#xa0;dbejte, aby se nepřekrývaly.</translation>
    </message>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>Rozpor v&#xa0;nastavení oboustranného tisku</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>Nastavení oboustranného tisku si odporují. Chcete je opravit?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Page Setup Conflicts</source>
        <translation>Rozpor v&#xa0;nastavení stránky</translation>
    </message>
    <message>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>Volby nastavení stránky si odporují. Chcete je opravit?</translation>
    </message>
    <message>
        <source>Advanced Option Conflicts</source>
        <translation>Rozpor v&#xa0;pokročilých volbách</translation>
    </message>
    <message>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>Některé pokročilé volby si odporují. Chcete je opravit?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Advanced</source>
        <translation>Pokročilé</translation>
    </message>
    <message>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>Některé volby si odporují. Opravte je, prosím.</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Pages</source>
        <translation>Stránky</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Sada stránek:</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Oboustranný tisk</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Vypnuto</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Žádný</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Vazba na delší straně</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Vazba na kratší straně</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Zadejte stránky nebo rozsahy oddělené čárkami. Rozsah tvoří dvě čísla oddělená spojovníkem. Například 3,5-7,9 vytiskne stránky 3, 5, 6, 7 a&#xa0;9.</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
</context>
<context>
    <name>RealityLine</name>
    <message numerus="yes">
        <source>You have been here for %n minute(s).</source>
        <translation>
            <numerusform>Jste zde už %n minutu.</numerusform>
            <numerusform>Jste zde už %n minuty.</numerusform>
            <numerusform>Jste zde už %n minut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This evening has cost you %n franc(s) so far.</source>
        <translation>
            <numerusform>Tento večer vás zatím stál %n frank.</numerusform>
            <numerusform>Tento večer vás zatím stál %n franky.</numerusform>
            <numerusform>Tento večer vás zatím stál %n franků.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refused</name>
    <message>
        <source>The purse holds {purse}, the bet needs {needed}.</source>
        <translation>V&#xa0;měšci je {purse}, sázka vyžaduje {needed}.</translation>
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
        <translation>Karty už jsou sejmuty.</translation>
    </message>
    <message>
        <source>The cut must leave at least one card on each side.</source>
        <translation>Při snímání musí na každé straně zůstat aspoň jedna karta.</translation>
    </message>
    <message>
        <source>There is no such bet at this table.</source>
        <translation>Taková sázka u&#xa0;tohoto stolu není.</translation>
    </message>
    <message>
        <source>The house rules of this table do not allow it.</source>
        <translation>Pravidla tohoto stolu to nedovolují.</translation>
    </message>
    <message>
        <source>There is no such announced bet.</source>
        <translation>Taková anonce neexistuje.</translation>
    </message>
    <message>
        <source>Not understood. Say for example: {nearest}</source>
        <translation>Nerozuměl jsem. Řekněte například: {nearest}</translation>
    </message>
    <message>
        <source>An announced bet needs one value, and only one.</source>
        <translation>Anonce potřebuje jednu hodnotu, a&#xa0;jen jednu.</translation>
    </message>
    <message>
        <source>Nothing is imprisoned there.</source>
        <translation>Nic tam není ve vězení.</translation>
    </message>
    <message>
        <source>An imprisoned stake may be moved only to another simple chance.</source>
        <translation>Vklad ve vězení lze přesunout jen na jinou jednoduchou šanci.</translation>
    </message>
    <message>
        <source>There is no further number to fall.</source>
        <translation>Už nejsou čísla, která by mohla padnout.</translation>
    </message>
    <message>
        <source>This round must be played to its end first.</source>
        <translation>Nejdřív se musí dohrát toto kolo.</translation>
    </message>
    <message>
        <source>No cards are dealt yet.</source>
        <translation>Karty ještě nejsou rozdány.</translation>
    </message>
    <message>
        <source>It is another player&apos;s turn.</source>
        <translation>Na řadě je jiný hráč.</translation>
    </message>
    <message>
        <source>The bank must be able to pay {needed}; there is only {purse}.</source>
        <translation>Bank musí být schopen zaplatit {needed}; má jen {purse}.</translation>
    </message>
    <message>
        <source>Each player must be able to pay {needed}; one has only {purse}.</source>
        <translation>Každý hráč musí být schopen zaplatit {needed}; jeden má jen {purse}.</translation>
    </message>
    <message>
        <source>There are no more cards to deal.</source>
        <translation>Už nejsou karty k&#xa0;rozdání.</translation>
    </message>
    <message>
        <source>There is no such box at this table.</source>
        <translation>Takový box u&#xa0;tohoto stolu není.</translation>
    </message>
    <message>
        <source>Three bet on this box already.</source>
        <translation>Na tento box už sázejí tři.</translation>
    </message>
    <message>
        <source>At least two boxes must be occupied before the deal.</source>
        <translation>Než se rozdá, musí být obsazeny aspoň dva boxy.</translation>
    </message>
    <message>
        <source>The cards are dealt: this coup is played first.</source>
        <translation>Karty jsou rozdány: nejdřív se hraje toto kolo.</translation>
    </message>
    <message>
        <source>No cards have been dealt yet.</source>
        <translation>Ještě se nerozdávalo.</translation>
    </message>
    <message>
        <source>Only the holder of this box decides.</source>
        <translation>O&#xa0;tomto boxu rozhoduje jen jeho držitel.</translation>
    </message>
    <message>
        <source>It is not the turn of this hand.</source>
        <translation>Tento list není na řadě.</translation>
    </message>
    <message>
        <source>First the card drawn by mistake must find its place.</source>
        <translation>Nejdřív musí najít místo omylem tažená karta.</translation>
    </message>
    <message>
        <source>No card is on offer.</source>
        <translation>Žádná karta se nenabízí.</translation>
    </message>
    <message>
        <source>Below a hard 12 a card must be drawn.</source>
        <translation>Pod tvrdou dvanáctkou se karta brát musí.</translation>
    </message>
    <message>
        <source>A blackjack takes no card: it stands.</source>
        <translation>Blackjack kartu nebere: stojí.</translation>
    </message>
    <message>
        <source>Only the first two cards allow it.</source>
        <translation>Jde to jen s&#xa0;prvními dvěma kartami.</translation>
    </message>
    <message>
        <source>At this table a split hand is not doubled.</source>
        <translation>U&#xa0;tohoto stolu se rozdělený list nezdvojuje.</translation>
    </message>
    <message>
        <source>Only two cards of equal value may be split.</source>
        <translation>Rozdělit lze jen dvě karty stejné hodnoty.</translation>
    </message>
    <message>
        <source>A box has four hands at most.</source>
        <translation>Box má nejvýš čtyři listy.</translation>
    </message>
    <message>
        <source>Only the two original cards may be given up.</source>
        <translation>Vzdát lze jen původní dvě karty.</translation>
    </message>
    <message>
        <source>Not while the croupier shows an ace.</source>
        <translation>Ne, ukazuje-li krupiér eso.</translation>
    </message>
    <message>
        <source>Only a 12 without an ace may be given up.</source>
        <translation>Vzdát lze jen dvanáctku bez esa.</translation>
    </message>
    <message>
        <source>Only 12 or more without an ace may be given up.</source>
        <translation>Vzdát lze jen 12 a&#xa0;více bez esa.</translation>
    </message>
    <message>
        <source>There is insurance only while the croupier&apos;s one card is an ace.</source>
        <translation>Pojistit se lze, jen dokud je jedinou krupiérovou kartou eso.</translation>
    </message>
    <message>
        <source>Insurance goes up to half of the stake: {left} more is possible.</source>
        <translation>Pojištění jde do poloviny vkladu: ještě nejvýš {left}.</translation>
    </message>
    <message>
        <source>{seat} does not bet behind on this box.</source>
        <translation>{seat} na tomto boxu za držitelem nesází.</translation>
    </message>
    <message>
        <source>{seat} is named twice.</source>
        <translation>{seat} je uveden dvakrát.</translation>
    </message>
    <message>
        <source>A card is drawn by mistake only while a box decides and the croupier has one card.</source>
        <translation>Omylem se karta táhne, jen když některý box rozhoduje a&#xa0;krupiér má jednu kartu.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>number of the round</source>
        <translation>číslo kola</translation>
    </message>
    <message>
        <source>seal</source>
        <translation>pečeť</translation>
    </message>
    <message>
        <source>what was dealt</source>
        <translation>karty či číslo</translation>
    </message>
    <message>
        <source>what fell</source>
        <translation>co padlo</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>sázky</translation>
    </message>
    <message>
        <source>result</source>
        <translation>výsledek</translation>
    </message>
    <message>
        <source>balance</source>
        <translation>zůstatek</translation>
    </message>
    <message>
        <source>house rules</source>
        <translation>pravidla domu</translation>
    </message>
    <message>
        <source>The replay does not come to what the book says. It differs in: {what}.</source>
        <translation>Záznam nekončí tím, co stojí v&#xa0;knize. Liší se v: {what}.</translation>
    </message>
    <message>
        <source>The script has more than {number} actions, too many to be looked at. On the command line, casino-qt replay tells what they come to.</source>
        <translation>Skript má více než {number} kroků, to je na prohlížení příliš. Na příkazové řádce řekne výsledek casino-qt replay.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Záznam</translation>
    </message>
    <message>
        <source>Back to the replay; what was played here is forgotten</source>
        <translation>Zpět k&#xa0;záznamu; co se hrálo tady, se zapomene</translation>
    </message>
    <message>
        <source>This round cannot be replayed</source>
        <translation>Toto kolo nelze přehrát</translation>
    </message>
    <message>
        <source>This file cannot be replayed</source>
        <translation>Tento soubor nelze přehrát</translation>
    </message>
    <message>
        <source>Nothing has been changed.</source>
        <translation>Nic se nezměnilo.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>From here on you practise: your purse is not touched.</source>
        <translation>Odtud cvičíte: vašeho měšce se to netýká.</translation>
    </message>
    <message>
        <source>Gone through: {percent} %</source>
        <translation>Projito: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>It is being read and checked.</source>
        <translation>Čte se a&#xa0;kontroluje.</translation>
    </message>
    <message>
        <source>This is a long script</source>
        <translation>Tento skript je dlouhý</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Nechat být</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Takový soubor tu není.</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>Toto je složka.</translation>
    </message>
    <message>
        <source>This file may not be read.</source>
        <translation>Tento soubor se nesmí číst.</translation>
    </message>
    <message>
        <source>The file is too large for a table script.</source>
        <translation>Na skript stolu je soubor příliš velký.</translation>
    </message>
    <message>
        <source>This is no table script.</source>
        <translation>Toto není skript stolu.</translation>
    </message>
    <message>
        <source>The script was written by another version of the casino.</source>
        <translation>Skript zapsala jiná verze kasina.</translation>
    </message>
    <message>
        <source>The casino has no such table.</source>
        <translation>Takový stůl kasino nemá.</translation>
    </message>
    <message>
        <source>Action {number} of the script cannot be done. {reason}</source>
        <translation>Krok {number} skriptu nelze provést. {reason}</translation>
    </message>
    <message>
        <source>Action {number} of the script cannot be done: {reason}</source>
        <translation>Krok {number} skriptu nelze provést: {reason}</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}</source>
        <translation>Soubor nelze přečíst: {reason}</translation>
    </message>
    <message>
        <source>The script is not in order: {reason}</source>
        <translation>Skript není v&#xa0;pořádku: {reason}</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>C</source>
        <comment>shortcut: Continue differently from here</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>This is the beginning.</source>
        <translation>Toto je začátek.</translation>
    </message>
    <message>
        <source>This is the end.</source>
        <translation>Toto je konec.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Stop after this step</source>
        <translation>Zastavit po tomto kroku</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Přehrát</translation>
    </message>
    <message>
        <source>Let the steps follow each other</source>
        <translation>Nechat kroky běžet za sebou</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Na začátek</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Zpět na začátek</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>O&#xa0;krok zpět</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vpřed</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>O&#xa0;krok vpřed</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Na konec</translation>
    </message>
    <message>
        <source>To the end at once</source>
        <translation>Rovnou na konec</translation>
    </message>
    <message>
        <source>Step of the replay</source>
        <translation>Krok záznamu</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Rychlost přehrávání</translation>
    </message>
    <message>
        <source>Slower and faster: - and +</source>
        <translation>Pomaleji a&#xa0;rychleji: - a&#xa0;+</translation>
    </message>
    <message>
        <source>Continue differently from here</source>
        <translation>Pokračovat odtud jinak</translation>
    </message>
    <message>
        <source>Practice that begins at this step: your purse is not touched</source>
        <translation>Cvičení, které začíná tímto krokem: vašeho měšce se netýká</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>result so far {net}</source>
        <translation>zatím výsledek {net}</translation>
    </message>
    <message>
        <source>{table}, round {number}</source>
        <translation>{table}, kolo {number}</translation>
    </message>
    <message>
        <source>staked {amount}</source>
        <translation>vsazeno {amount}</translation>
    </message>
    <message>
        <source>result {net}</source>
        <translation>výsledek {net}</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Krok {step} z&#xa0;{steps}</translation>
    </message>
    <message>
        <source>rounds: {number} of {all}</source>
        <translation>kola: {number} z&#xa0;{all}</translation>
    </message>
    <message>
        <source>purse {purse} · in play {lying}</source>
        <translation>měšec {purse} · ve hře {lying}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Back to where the replay was opened</source>
        <translation>Zpět tam, odkud bylo přehrávání otevřeno</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Záznam</translation>
    </message>
    <message>
        <source>What is seen here has been played; nothing can be laid.</source>
        <translation>Co tu vidíte, už se odehrálo; sázet nelze.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Back to the window ({key})</source>
        <translation>Zpět do okna ({key})</translation>
    </message>
    <message>
        <source>Full screen ({key})</source>
        <translation>Celá obrazovka ({key})</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Celá obrazovka</translation>
    </message>
    <message>
        <source>About replays and table scripts</source>
        <translation>O&#xa0;záznamech a&#xa0;skriptech stolu</translation>
    </message>
    <message>
        <source>The table is being laid…</source>
        <translation>Stůl se chystá…</translation>
    </message>
</context>
<context>
    <name>Roulette</name>
    <message>
        <source>bet on {spot}</source>
        <translation>sázka ({spot})</translation>
    </message>
    <message>
        <source>announced bet {spot}</source>
        <translation>anonce ({spot})</translation>
    </message>
    <message>
        <source>taking back from {spot}</source>
        <translation>stažení ({spot})</translation>
    </message>
    <message>
        <source>carrying from {spot}</source>
        <translation>přesun ({spot})</translation>
    </message>
    <message>
        <source>half back from {spot}</source>
        <translation>vrácení poloviny ({spot})</translation>
    </message>
    <message>
        <source>moving from {spot}</source>
        <translation>přestavení ({spot})</translation>
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
    <message>
        <source>a kept layout</source>
        <translation>uložené rozložení</translation>
    </message>
</context>
<context>
    <name>RouletteBoards</name>
    <message>
        <source>Spin</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Spin, the last one first</source>
        <translation>Hra, poslední jako první</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Číslo</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Krát</translation>
    </message>
    <message>
        <source>To be expected of each number, 19 times out of 20: {times}.</source>
        <translation>Od každého čísla lze čekat, 19krát z&#xa0;20: {times}.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Barva</translation>
    </message>
    <message>
        <source>Pair or impair</source>
        <translation>Sudá nebo lichá</translation>
    </message>
    <message>
        <source>Manque or passe</source>
        <translation>Manque nebo passe</translation>
    </message>
    <message>
        <source>Dozen</source>
        <translation>Tucet</translation>
    </message>
    <message>
        <source>In a row at the end: {runs}.</source>
        <translation>Na konci za sebou: {runs}.</translation>
    </message>
    <message>
        <source>No number has fallen yet.</source>
        <translation>Zatím nepadlo žádné číslo.</translation>
    </message>
</context>
<context>
    <name>RoulettePage</name>
    <message>
        <source>min {least} · max {most} on a number</source>
        <translation>min. {least} · max. {most} na číslo</translation>
    </message>
    <message>
        <source>Roulette française</source>
        <translation>Francouzská ruleta</translation>
    </message>
    <message>
        <source>The seal of these spins</source>
        <translation>Pečeť těchto her</translation>
    </message>
    <message>
        <source>Every number was fixed before the first bet. This is the seal of them all, SHA-256:</source>
        <translation>Všechna čísla byla určena před první sázkou. Toto je jejich pečeť, SHA-256:</translation>
    </message>
    <message>
        <source>The seed of the sitting before, now that it is over:</source>
        <translation>Semínko předchozího posezení, které už skončilo:</translation>
    </message>
    <message>
        <source>The betting is closed until the spin is settled.</source>
        <translation>Do vyrovnání hry se nesází.</translation>
    </message>
    <message>
        <source>The boards as numbers: all spins in a table</source>
        <translation>Tabule v&#xa0;číslech: všechny hry v&#xa0;tabulce</translation>
    </message>
    <message>
        <source>O</source>
        <comment>shortcut: Boards</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>Kept layouts: lay one, keep what lies now</source>
        <translation>Uložená rozložení: položit některé, uložit současné sázky</translation>
    </message>
    <message>
        <source>L</source>
        <comment>shortcut: Layouts</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>What lies on the cloth: what every number brings, and where many spins lead</source>
        <translation>Co leží na plátně: co přinese každé číslo a&#xa0;kam vede mnoho her</translation>
    </message>
    <message>
        <source>The boards as numbers</source>
        <translation>Tabule v&#xa0;číslech</translation>
    </message>
    <message>
        <source>What lies on the cloth</source>
        <translation>Co leží na plátně</translation>
    </message>
    <message>
        <source>Kept layouts</source>
        <translation>Uložená rozložení</translation>
    </message>
    <message>
        <source>T</source>
        <comment>shortcut: Throw the ball</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Konec sázek</translation>
    </message>
    <message>
        <source>Close the betting now; the ball runs on</source>
        <translation>Sázení teď skončí; kulička běží dál</translation>
    </message>
    <message>
        <source>Throw the ball</source>
        <translation>Hodit kuličku</translation>
    </message>
    <message>
        <source>Bets are taken until the croupier closes them</source>
        <translation>Sázet se smí, dokud krupiér nezavolá</translation>
    </message>
    <message>
        <source>Next spin</source>
        <translation>Další hra</translation>
    </message>
    <message>
        <source>Watch a spin; bets are taken while the ball runs</source>
        <translation>Dívat se na hru; sází se, dokud kulička běží</translation>
    </message>
    <message>
        <source>C</source>
        <comment>shortcut: What lies on the cloth</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>No stake of yours lies on the cloth: there is nothing to reckon.</source>
        <translation>Na plátně neleží žádný váš vklad: není co počítat.</translation>
    </message>
</context>
<context>
    <name>RouletteScene</name>
    <message>
        <source>Columns {which}</source>
        <translation>Kolony {which}</translation>
    </message>
    <message>
        <source>Dozens {which}</source>
        <translation>Tucty {which}</translation>
    </message>
    <message>
        <source>Number {numbers}</source>
        <translation>Číslo {numbers}</translation>
    </message>
    <message>
        <source>Split {numbers}</source>
        <translation>Cheval {numbers}</translation>
    </message>
    <message>
        <source>Street {numbers}</source>
        <translation>Transversale {numbers}</translation>
    </message>
    <message>
        <source>Corner {numbers}</source>
        <translation>Carré {numbers}</translation>
    </message>
    <message>
        <source>Six numbers {numbers}</source>
        <translation>Šest čísel {numbers}</translation>
    </message>
    <message>
        <source>First column</source>
        <translation>První kolona</translation>
    </message>
    <message>
        <source>Second column</source>
        <translation>Druhá kolona</translation>
    </message>
    <message>
        <source>Third column</source>
        <translation>Třetí kolona</translation>
    </message>
    <message>
        <source>First dozen</source>
        <translation>První tucet</translation>
    </message>
    <message>
        <source>Middle dozen</source>
        <translation>Prostřední tucet</translation>
    </message>
    <message>
        <source>Last dozen</source>
        <translation>Poslední tucet</translation>
    </message>
    <message>
        <source>Rouge</source>
        <translation>Červená</translation>
    </message>
    <message>
        <source>Noir</source>
        <translation>Černá</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Sudá</translation>
    </message>
    <message>
        <source>Impair</source>
        <translation>Lichá</translation>
    </message>
    <message>
        <source>Manque</source>
        <translation>Manque</translation>
    </message>
    <message>
        <source>Passe</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>{numbers}, pays {ratio}</source>
        <translation>{numbers}, vyplácí {ratio}</translation>
    </message>
    <message>
        <source>{stake} would bring {paid}</source>
        <translation>{stake} by vyneslo {paid}</translation>
    </message>
    <message>
        <source>{pieces} by {piece} = {whole}, {numbers}</source>
        <translation>{pieces} po {piece} = {whole}, {numbers}</translation>
    </message>
    <message>
        <source>stake {amount}</source>
        <translation>vklad {amount}</translation>
    </message>
    <message>
        <source>winnings {amount}</source>
        <translation>výhra {amount}</translation>
    </message>
    <message>
        <source>in prison {amount}</source>
        <translation>ve vězení {amount}</translation>
    </message>
    <message>
        <source>Neighbours on each side: {count}</source>
        <translation>Sousedů na každé straně: {count}</translation>
    </message>
    <message>
        <source>Take half of the imprisoned stake on {chance} back, leave the other half</source>
        <translation>{chance}, vzít zpět polovinu vkladu ve vězení a&#xa0;druhou nechat</translation>
    </message>
    <message>
        <source>{amount} imprisoned twice on {chance}: move it</source>
        <translation>{chance}, {amount} dvojnásobně obstaveno: přesunout</translation>
    </message>
    <message>
        <source>{amount} imprisoned on {chance}: move it</source>
        <translation>{chance}, {amount} obstaveno: přesunout</translation>
    </message>
    <message>
        <source>Choose another simple chance for it, or press Escape</source>
        <translation>Zvolte jinou jednoduchou šanci, nebo stiskněte Esc</translation>
    </message>
    <message>
        <source>{bet} won {amount}. Why this amount?</source>
        <translation>{bet}, výhra {amount}. Proč právě tolik?</translation>
    </message>
    <message>
        <source>{bet} lost {amount}. Why this amount?</source>
        <translation>{bet}, ztráta {amount}. Proč právě tolik?</translation>
    </message>
    <message>
        <source>Simple chances</source>
        <translation>Jednoduché šance</translation>
    </message>
    <message>
        <source>Dozens and columns</source>
        <translation>Tucty a&#xa0;sloupce</translation>
    </message>
    <message>
        <source>Numbers</source>
        <comment>bets on one number</comment>
        <translation>Čísla</translation>
    </message>
    <message>
        <source>Splits</source>
        <translation>Chevaly</translation>
    </message>
    <message>
        <source>Streets</source>
        <translation>Transversaly</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Carré</translation>
    </message>
    <message>
        <source>Six numbers</source>
        <translation>Šestice</translation>
    </message>
    <message>
        <source>Race track</source>
        <translation>Dráha</translation>
    </message>
    <message>
        <source>In prison</source>
        <translation>Ve&#xa0;vězení</translation>
    </message>
    <message>
        <source>What the spin brought</source>
        <translation>Co přinesl spin</translation>
    </message>
    <message>
        <source>The other guests</source>
        <translation>Ostatní hosté</translation>
    </message>
    <message>
        <source>The ball runs</source>
        <translation>Kulička běží</translation>
    </message>
    <message>
        <source>The wheel: no number yet</source>
        <translation>Kolo: ještě žádné číslo</translation>
    </message>
    <message>
        <source>The ball lies in {number}</source>
        <translation>Kulička leží na {number}</translation>
    </message>
    <message>
        <source>Numbers before, the newest first: {numbers}</source>
        <translation>Předchozí čísla, nejnovější první: {numbers}</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Čísla</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Četnost</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Board: {board}, no number yet</source>
        <translation>Tabule: {board}, zatím žádné číslo</translation>
    </message>
    <message>
        <source>Board: {board}. Last numbers: {numbers}</source>
        <translation>Tabule: {board}. Poslední čísla: {numbers}</translation>
    </message>
    <message>
        <source>{count} ± {spread}</source>
        <translation>{count} ± {spread}</translation>
    </message>
    <message>
        <source>French roulette table</source>
        <translation>Stůl francouzské rulety</translation>
    </message>
</context>
<context>
    <name>RoundCard</name>
    <message>
        <source>{table}, round {number}</source>
        <translation>{table}, kolo {number}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Zůstatek</translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stůl</translation>
    </message>
    <message>
        <source>What fell</source>
        <translation>Co padlo</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Sázka</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Zůstatek</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>This page of the house rules is missing from the installation.</source>
        <translation>Tato stránka pravidel v&#xa0;instalaci chybí.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Pravidla domu</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Stránka</translation>
    </message>
    <message>
        <source>Missing page</source>
        <translation>Stránka chybí</translation>
    </message>
    <message>
        <source>The placard…</source>
        <translation>Tabulka…</translation>
    </message>
    <message>
        <source>Limits, payments and rules of this table on one sheet</source>
        <translation>Meze, výplaty a&#xa0;pravidla tohoto stolu na jednom listu</translation>
    </message>
    <message>
        <source>Choose the rules…</source>
        <translation>Zvolit pravidla…</translation>
    </message>
    <message>
        <source>The options of each table, and what the bank keeps by them</source>
        <translation>Volby každého stolu a&#xa0;kolik si při nich nechá banka</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>SeeingPage</name>
    <message>
        <source>Size of text, %</source>
        <translation>Velikost textu, %</translation>
    </message>
    <message>
        <source>Size of salon and tables, %</source>
        <translation>Velikost salonu a&#xa0;stolů, %</translation>
    </message>
    <message>
        <source>As the text</source>
        <translation>Jako text</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Vysoký kontrast</translation>
    </message>
    <message>
        <source>A cloth near black, bright lines and letters, white cards</source>
        <translation>Plátno skoro černé, světlé čáry a&#xa0;písmena, bílé karty</translation>
    </message>
    <message>
        <source>Cards in four colours</source>
        <translation>Karty ve čtyřech barvách</translation>
    </message>
    <message>
        <source>Diamonds blue, clubs green; not at trente et quarante, where one bets on the colour</source>
        <translation>Kára modrá, kříže zelené; ne u&#xa0;trente et quarante, kde se sází na barvu</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Písmena na kartách</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Rychlost</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Klidně</translation>
    </message>
    <message>
        <source>As at the table</source>
        <translation>Jako u&#xa0;stolu</translation>
    </message>
    <message>
        <source>Swift</source>
        <translation>Svižně</translation>
    </message>
    <message>
        <source>Less movement</source>
        <translation>Méně pohybu</translation>
    </message>
    <message>
        <source>Cards and chips appear in their places without travelling</source>
        <translation>Karty a&#xa0;žetony se objeví na místě, aniž by cestovaly</translation>
    </message>
    <message>
        <source>Seeing and moving</source>
        <translation>Zrak a&#xa0;pohyb</translation>
    </message>
</context>
<context>
    <name>SettingsLine</name>
    <message>
        <source>Some of your settings could not be read; those of the house hold in their place. The file as it was is kept here: {path}</source>
        <translation>Některá vaše nastavení se nedala přečíst; místo nich platí nastavení domu. Původní soubor je uložen zde: {path}</translation>
    </message>
    <message>
        <source>Some of your settings could not be read; those of the house hold in their place. The file is left as it is: {path}</source>
        <translation>Některá vaše nastavení se nedala přečíst; místo nich platí nastavení domu. Soubor zůstává, jak je: {path}</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Stránka</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
</context>
<context>
    <name>SnapshotsSheet</name>
    <message>
        <source>There is no snapshot to return to.</source>
        <translation>Není záloha, ke které by se dalo vrátit.</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>Zálohy</translation>
    </message>
    <message>
        <source>No snapshot has been made of this player yet.</source>
        <translation>Tento hráč ještě žádnou zálohu nemá.</translation>
    </message>
    <message>
        <source>What stands now is set aside and stays among these snapshots.</source>
        <translation>Nynější stav se odloží a&#xa0;zůstane mezi těmito zálohami.</translation>
    </message>
    <message>
        <source>The house makes one every day it is open, and one before each upgrade.</source>
        <translation>Dům ji pořizuje každý den, kdy je otevřeno, a&#xa0;před každou aktualizací.</translation>
    </message>
    <message>
        <source>Return to it</source>
        <translation>Vrátit se k&#xa0;ní</translation>
    </message>
    <message>
        <source>Purse, tables and book as they were then</source>
        <translation>Měšec, stoly a&#xa0;kniha, jak tehdy byly</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sound</source>
        <translation>Zvuk</translation>
    </message>
    <message>
        <source>All of it, on or off</source>
        <translation>Všechen zvuk, zapnutý nebo vypnutý</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>Hlasitost</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Slid, turned, shuffled, cut</source>
        <translation>Posílané, otáčené, míchané, snímané</translation>
    </message>
    <message>
        <source>Chips and rake</source>
        <translation>Žetony a&#xa0;hrábě</translation>
    </message>
    <message>
        <source>Laid, pushed, raked in</source>
        <translation>Kladené, posouvané, shrabované</translation>
    </message>
    <message>
        <source>The wheel</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>The ball in its track, on the lozenges and the frets</source>
        <translation>Kulička na dráze, o&#xa0;kosočtverce a&#xa0;o&#xa0;přepážky</translation>
    </message>
    <message>
        <source>The room</source>
        <translation>Sál</translation>
    </message>
    <message>
        <source>Very soft, as long as somebody plays; and the bell of the cashier</source>
        <translation>Docela tiše, dokud se hraje; a&#xa0;zvonek pokladny</translation>
    </message>
    <message>
        <source>Hear it</source>
        <translation>Poslechnout</translation>
    </message>
    <message>
        <source>Hear it: {kind}</source>
        <translation>Poslechnout: {kind}</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>Klávesa {key}</translation>
    </message>
    <message>
        <source>This system has no sound output: nothing will be heard.</source>
        <translation>Tento systém nemá zvukový výstup: nic nebude slyšet.</translation>
    </message>
    <message>
        <source>They are heard by way of {system}.</source>
        <translation>Zvuk jde přes {system}.</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>Sound is on; no sound ({key})</source>
        <translation>Zvuk je zapnutý; vypnout ({key})</translation>
    </message>
    <message>
        <source>Sound is off; let it be heard ({key})</source>
        <translation>Zvuk je vypnutý; zapnout ({key})</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation>Zvuk je zapnutý</translation>
    </message>
    <message>
        <source>Sound is off</source>
        <translation>Zvuk je vypnutý</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>All your stakes came back.</source>
        <translation>Všechny vaše sázky se vrací.</translation>
    </message>
    <message>
        <source>What you won and what you lost are equal.</source>
        <translation>Výhry a&#xa0;prohry se vyrovnaly.</translation>
    </message>
    <message>
        <source>insured with {amount}</source>
        <translation>pojistka {amount}</translation>
    </message>
    <message>
        <source>{name}: {amount}.</source>
        <translation>{name}: {amount}.</translation>
    </message>
    <message>
        <source>You may: {what}</source>
        <translation>Můžete: {what}</translation>
    </message>
    <message>
        <source>How things stand</source>
        <translation>Jak to stojí</translation>
    </message>
    <message>
        <source>What was said last</source>
        <translation>Co bylo řečeno naposledy</translation>
    </message>
    <message>
        <source>You have won {amount}: {where}.</source>
        <translation>Vyhráli jste {amount}: {where}.</translation>
    </message>
    <message>
        <source>You have lost {amount}: {where}.</source>
        <translation>Prohráli jste {amount}: {where}.</translation>
    </message>
    <message>
        <source>Locked in prison, {amount}: {where}.</source>
        <translation>Ve&#xa0;vězení, {amount}: {where}.</translation>
    </message>
    <message>
        <source>Freed, {amount}: {where}.</source>
        <translation>Z&#xa0;vězení ven, {amount}: {where}.</translation>
    </message>
    <message>
        <source>Nothing of yours was decided.</source>
        <translation>O&#xa0;vašich sázkách se nerozhodlo.</translation>
    </message>
    <message>
        <source>In the purse: {amount}.</source>
        <translation>V&#xa0;měšci: {amount}.</translation>
    </message>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>Ještě nic nezaznělo.</translation>
    </message>
    <message>
        <source>insurance of {chance}</source>
        <translation>pojištění {chance}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Bet</source>
        <translation>Sázka</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stůl</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kola</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Vsazeno</translation>
    </message>
    <message>
        <source>After so many rounds</source>
        <translation>Po tolika kolech</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Kdy</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Očekávání</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Od</translation>
    </message>
    <message>
        <source>19 times out of 20, from</source>
        <translation>19krát z&#xa0;20, od</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Do</translation>
    </message>
    <message>
        <source>19 times out of 20, to</source>
        <translation>19krát z&#xa0;20, do</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Majetek</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Nejméně</translation>
    </message>
    <message>
        <source>Lowest since the point before</source>
        <translation>Nejméně od předchozího místa</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Nejvíce</translation>
    </message>
    <message>
        <source>Highest since the point before</source>
        <translation>Nejvíce od předchozího místa</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>Pokladna</translation>
    </message>
    <message>
        <source>19 times out of 20</source>
        <translation>19krát z&#xa0;20</translation>
    </message>
    <message>
        <source>Chances, not insured</source>
        <translation>Šance, nepojištěné</translation>
    </message>
    <message>
        <source>Chances, insured</source>
        <translation>Šance, pojištěné</translation>
    </message>
    <message>
        <source>One number</source>
        <translation>Jedno číslo</translation>
    </message>
    <message>
        <source>Two numbers</source>
        <translation>Dvě čísla</translation>
    </message>
    <message>
        <source>Three numbers</source>
        <translation>Tři čísla</translation>
    </message>
    <message>
        <source>Four numbers</source>
        <translation>Čtyři čísla</translation>
    </message>
    <message>
        <source>Six numbers</source>
        <translation>Šest čísel</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Kolona</translation>
    </message>
    <message>
        <source>Dozen</source>
        <translation>Tucet</translation>
    </message>
    <message>
        <source>Two columns</source>
        <translation>Dvě kolony</translation>
    </message>
    <message>
        <source>Two dozens</source>
        <translation>Dva tucty</translation>
    </message>
    <message>
        <source>Simple chances</source>
        <translation>Jednoduché šance</translation>
    </message>
    <message>
        <source>As punter</source>
        <translation>Jako pontér</translation>
    </message>
    <message>
        <source>As banker</source>
        <translation>Jako bankéř</translation>
    </message>
    <message>
        <source>Own boxes</source>
        <translation>Vlastní boxy</translation>
    </message>
    <message>
        <source>Behind others</source>
        <translation>Za jinými</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Pojištění</translation>
    </message>
    <message>
        <source>All bets</source>
        <translation>Všechny sázky</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Všechny stoly</translation>
    </message>
    <message>
        <source>being reckoned…</source>
        <translation>počítá se…</translation>
    </message>
    <message>
        <source>No round knows the ones before it: nothing here tells what the next will bring.</source>
        <translation>Žádné kolo nezná ta předchozí: nic tu neříká, co přinese příští.</translation>
    </message>
    <message>
        <source>Longest run of won rounds</source>
        <translation>Nejvíc výher v&#xa0;řadě</translation>
    </message>
    <message>
        <source>Longest run of lost rounds</source>
        <translation>Nejvíc proher v&#xa0;řadě</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Doba hry</translation>
    </message>
    <message>
        <source>Rounds an hour</source>
        <translation>Kol za hodinu</translation>
    </message>
    <message>
        <source>Expected an hour</source>
        <translation>Očekávání za hodinu</translation>
    </message>
    <message>
        <source>Result an hour</source>
        <translation>Výsledek za hodinu</translation>
    </message>
    <message>
        <source>Owned at the end</source>
        <translation>Majetek na konci</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours}&#xa0;h {minutes}&#xa0;min</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes}&#xa0;min</translation>
    </message>
    <message>
        <source>Result and expectation, by rounds</source>
        <translation>Výsledek a&#xa0;očekávání podle kol</translation>
    </message>
    <message>
        <source>Line: what the rounds brought. Dashed: what was to be expected. Shaded: 19 times out of 20.</source>
        <translation>Čára: co kola přinesla. Čárkovaně: očekávání. Stín: 19krát z&#xa0;20.</translation>
    </message>
    <message>
        <source>What you owned, by rounds</source>
        <translation>Váš majetek podle kol</translation>
    </message>
    <message>
        <source>Purse, cash and what lay on the table. Dashed: at the cashier’s.</source>
        <translation>Měšec, hotovost a&#xa0;stůl. Čárkovaně: u&#xa0;pokladny.</translation>
    </message>
    <message>
        <source>After {rounds}, {moment}: result {result}</source>
        <translation>{moment}, odehráno {rounds}: výsledek {result}</translation>
    </message>
    <message>
        <source>expected {mean}, 19 times out of 20 {between}</source>
        <translation>očekávání {mean}, 19krát z&#xa0;20 {between}</translation>
    </message>
    <message>
        <source>{result}, expected {mean}</source>
        <translation>{result}, očekávání {mean}</translation>
    </message>
    <message>
        <source>After {rounds}, {moment}: {amount}</source>
        <translation>{moment}, odehráno {rounds}: {amount}</translation>
    </message>
    <message>
        <source>since the place before from {low} to {high}</source>
        <translation>od předchozího místa od {low} do {high}</translation>
    </message>
</context>
<context>
    <name>StatisticsPlurals</name>
    <message numerus="yes">
        <source>Given by the house, %n time(s)</source>
        <translation>
            <numerusform>Od domu, %nkrát</numerusform>
            <numerusform>Od domu, %nkrát</numerusform>
            <numerusform>Od domu, %nkrát</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>The book is being added up…</source>
        <translation>Kniha se sčítá…</translation>
    </message>
    <message>
        <source>No round is like that.</source>
        <translation>Žádné kolo takové není.</translation>
    </message>
    <message>
        <source>No round has been played yet.</source>
        <translation>Ještě se nehrálo žádné kolo.</translation>
    </message>
    <message>
        <source>No round is shown.</source>
        <translation>Není zobrazeno žádné kolo.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Uloženo jako {file}.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistika</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Uložit…</translation>
    </message>
    <message>
        <source>This page as a picture, or its figures as a table</source>
        <translation>Tato stránka jako obrázek, nebo její čísla jako tabulka</translation>
    </message>
    <message>
        <source>How it is reckoned</source>
        <translation>Jak se to počítá</translation>
    </message>
    <message>
        <source>What expectation and band are</source>
        <translation>Co je očekávání a&#xa0;pás</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>StrategyCard</name>
    <message>
        <source>card</source>
        <translation>karta</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>stát</translation>
    </message>
    <message>
        <source>double</source>
        <translation>zdvojit</translation>
    </message>
    <message>
        <source>split</source>
        <translation>rozdělit</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>vzdát</translation>
    </message>
    <message>
        <source>Hard hands</source>
        <translation>Tvrdé listy</translation>
    </message>
    <message>
        <source>With an ace as eleven</source>
        <translation>S&#xa0;esem za jedenáct</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Páry</translation>
    </message>
    <message>
        <source>Hard {total}</source>
        <translation>Tvrdá {total}</translation>
    </message>
    <message>
        <source>Soft {total}</source>
        <translation>Měkká {total}</translation>
    </message>
    <message>
        <source>Pair {total}</source>
        <translation>Pár {total}</translation>
    </message>
    <message>
        <source>Hard {total} against {card}: {play}</source>
        <translation>Tvrdá {total} proti {card}: {play}</translation>
    </message>
    <message>
        <source>Soft {total} against {card}: {play}</source>
        <translation>Měkká {total} proti {card}: {play}</translation>
    </message>
    <message>
        <source>Pair {total} against {card}: {play}</source>
        <translation>Pár {total} proti {card}: {play}</translation>
    </message>
    <message>
        <source>Blackjack: the strategy card</source>
        <translation>Blackjack: strategická karta</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>List</translation>
    </message>
    <message>
        <source>the croupier shows</source>
        <translation>krupiér ukazuje</translation>
    </message>
    <message>
        <source>Croupier</source>
        <translation>Krupiér</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Nejlépe</translation>
    </message>
    <message>
        <source>the best play</source>
        <translation>nejlepší tah</translation>
    </message>
    <message>
        <source>A small letter: with three cards or more, where the large one is not possible any more, do that.</source>
        <translation>Malé písmeno: se třemi a&#xa0;více kartami, kdy velké už není možné, udělejte toto.</translation>
    </message>
    <message>
        <source>{rule}: {answer}</source>
        <translation>{rule}: {answer}</translation>
    </message>
    <message>
        <source>Six packs. Played by this card, a box leaves the bank {edge} of its stake.</source>
        <translation>Šest balíčků. Box hraný podle této karty nechá bance {edge} sázky.</translation>
    </message>
    <message>
        <source>reckoned by totals, from a full shoe; play money, no value</source>
        <translation>počítáno podle součtů, z&#xa0;plného sabotu; hrací peníze bez hodnoty</translation>
    </message>
    <message>
        <source>strategy card blackjack</source>
        <comment>name of a file</comment>
        <translation>strategická karta blackjack</translation>
    </message>
</context>
<context>
    <name>StrategyCardSheet</name>
    <message>
        <source>The card cannot be reckoned.</source>
        <translation>Kartu nelze spočítat.</translation>
    </message>
    <message>
        <source>The card is being reckoned…</source>
        <translation>Karta se počítá…</translation>
    </message>
    <message>
        <source>Point at a cell, or go there with the arrows: what every play brings.</source>
        <translation>Ukažte na políčko nebo k&#xa0;němu dojděte šipkami: co která volba přinese.</translation>
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
        <translation>Pět karet odložených lícem dolů nehraje</translation>
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
        <translation>31 après, v&#xa0;bezpečí jsou jen pojištěné vklady</translation>
    </message>
    <message>
        <source>The shoe is at its end, the coup is void</source>
        <translation>Sabot je u&#xa0;konce, kolo je neplatné</translation>
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
        <translation>Červená vyhrává a&#xa0;vyhrává i&#xa0;barva</translation>
    </message>
    <message>
        <source>Rouge and couleur are paid</source>
        <translation>Vyplácí se červená a&#xa0;barva</translation>
    </message>
    <message>
        <source>Red wins, the colour loses</source>
        <translation>Červená vyhrává, barva prohrává</translation>
    </message>
    <message>
        <source>Rouge and inverse are paid</source>
        <translation>Vyplácí se červená a&#xa0;inverze</translation>
    </message>
    <message>
        <source>Red loses, and the colour loses</source>
        <translation>Červená prohrává a&#xa0;prohrává i&#xa0;barva</translation>
    </message>
    <message>
        <source>Noir and inverse are paid</source>
        <translation>Vyplácí se černá a&#xa0;inverze</translation>
    </message>
    <message>
        <source>Red loses, the colour wins</source>
        <translation>Červená prohrává, barva vyhrává</translation>
    </message>
    <message>
        <source>Noir and couleur are paid</source>
        <translation>Vyplácí se černá a&#xa0;barva</translation>
    </message>
    <message>
        <source>Only insured stakes are safe</source>
        <translation>V&#xa0;bezpečí jsou jen pojištěné vklady</translation>
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
        <translation>{total_a} a&#xa0;{total_b}: {meaning}</translation>
    </message>
    <message>
        <source>{figure}: {colour}, {parity}, {half}</source>
        <translation>{figure}: {colour}, {parity}, {half}</translation>
    </message>
    <message>
        <source>The zero has fallen</source>
        <translation>Padla nula</translation>
    </message>
    <message>
        <source>It pays as a number; other numbers, dozens and columns lose</source>
        <translation>Vyplácí se jako číslo; ostatní čísla, tucty a&#xa0;kolony prohrávají</translation>
    </message>
    <message>
        <source>Stakes on simple chances are imprisoned</source>
        <translation>Vklady na jednoduchých šancích jsou obstaveny</translation>
    </message>
    <message>
        <source>Locked stakes are freed when their chance comes</source>
        <translation>Uvolní se, až jejich šance přijde</translation>
    </message>
    <message>
        <source>Imprisoned stakes are locked a second time</source>
        <translation>Obstavené vklady se zamykají podruhé</translation>
    </message>
    <message>
        <source>Their chance must now come twice</source>
        <translation>Jejich šance teď musí přijít dvakrát</translation>
    </message>
    <message>
        <source>The lock is opened, without profit</source>
        <translation>Zámek se otevírá, bez zisku</translation>
    </message>
    <message>
        <source>One lock is opened, without profit</source>
        <translation>Otevírá se jeden zámek, bez zisku</translation>
    </message>
    <message>
        <source>Half of the stake goes back to the purse</source>
        <translation>Polovina vkladu se vrací do měšce</translation>
    </message>
    <message>
        <source>It goes back to the purse, the rest is lost</source>
        <translation>Vrací se do měšce, zbytek propadá</translation>
    </message>
    <message>
        <source>Whose stake is it? What the numbers pay is handed over</source>
        <translation>Čí je to vklad? Výhry z&#xa0;čísel se předávají osobně</translation>
    </message>
    <message>
        <source>What the numbers pay is handed over</source>
        <translation>Výhry z&#xa0;čísel se předávají osobně</translation>
    </message>
    <message>
        <source>{name}: {count} × {piece}</source>
        <translation>{name}: {count} × {piece}</translation>
    </message>
    <message>
        <source>What makes no whole piece stays with you</source>
        <translation>Co nedá celý kus, zůstává vám</translation>
    </message>
    <message>
        <source>The hand makes {total}. Another card?</source>
        <translation>List dává {total}. Další kartu?</translation>
    </message>
    <message>
        <source>Whoever holds the box decides</source>
        <translation>Rozhoduje, kdo box drží</translation>
    </message>
    <message>
        <source>One more card for this hand</source>
        <translation>Další karta pro tento list</translation>
    </message>
    <message>
        <source>Over 21 the stake is lost at once</source>
        <translation>Přes 21 vklad hned propadá</translation>
    </message>
    <message>
        <source>The hand stands</source>
        <translation>List stojí</translation>
    </message>
    <message>
        <source>The hand waits for the croupier</source>
        <translation>List čeká na krupiéra</translation>
    </message>
    <message>
        <source>Insurance against the croupier&apos;s blackjack?</source>
        <translation>Pojistit se proti krupiérovu blackjacku?</translation>
    </message>
    <message>
        <source>Up to half of the stake; it pays two to one</source>
        <translation>Do poloviny vkladu; vyplácí dva ku jedné</translation>
    </message>
    <message>
        <source>The stake is doubled</source>
        <translation>Vklad je zdvojen</translation>
    </message>
    <message>
        <source>Exactly one card follows</source>
        <translation>Následuje právě jedna karta</translation>
    </message>
    <message>
        <source>The pair becomes two hands</source>
        <translation>Z&#xa0;páru jsou dva listy</translation>
    </message>
    <message>
        <source>Each hand has a stake of its own</source>
        <translation>Každý list má vlastní vklad</translation>
    </message>
    <message>
        <source>The hand is given up</source>
        <translation>List je vzdán</translation>
    </message>
    <message>
        <source>Half of the stake comes back</source>
        <translation>Polovina vkladu se vrací</translation>
    </message>
    <message>
        <source>Twenty-one with the first two cards</source>
        <translation>Jednadvacet prvními dvěma kartami</translation>
    </message>
    <message>
        <source>Only another blackjack is as good</source>
        <translation>Vyrovná se mu jen jiný blackjack</translation>
    </message>
    <message>
        <source>Over 21, the hand is lost</source>
        <translation>Přes 21, list je prohraný</translation>
    </message>
    <message>
        <source>Cards and stake are taken away</source>
        <translation>Karty i&#xa0;vklad se odnášejí</translation>
    </message>
    <message>
        <source>The croupier is over 21</source>
        <translation>Krupiér má přes 21</translation>
    </message>
    <message>
        <source>Every hand still there is paid</source>
        <translation>Každý list, který zbývá, se vyplácí</translation>
    </message>
    <message>
        <source>Equal totals, the stake is free</source>
        <translation>Stejné součty, vklad je volný</translation>
    </message>
    <message>
        <source>The stake comes back</source>
        <translation>Vklad se vrací</translation>
    </message>
    <message>
        <source>A card drawn by mistake, who wants it?</source>
        <translation>Omylem tažená karta, kdo ji chce?</translation>
    </message>
    <message>
        <source>If nobody wants it, the croupier keeps it</source>
        <translation>Nechce-li ji nikdo, nechá si ji krupiér</translation>
    </message>
    <message>
        <source>The stakes are agreed, the cards are dealt</source>
        <translation>Sázky jsou dohodnuty, rozdává se</translation>
    </message>
    <message>
        <source>The banker deals three cards to everyone</source>
        <translation>Bankéř rozdává každému tři karty</translation>
    </message>
    <message>
        <source>A dealt thirty-one</source>
        <translation>Rozdaná jednatřicítka</translation>
    </message>
    <message>
        <source>A dealt thirty-one is paid at the agreed price</source>
        <translation>Rozdaná jednatřicítka se platí dohodnutou cenou</translation>
    </message>
    <message>
        <source>One more card</source>
        <translation>Ještě jednu kartu</translation>
    </message>
    <message>
        <source>One more card is drawn</source>
        <translation>Přikupuje se další karta</translation>
    </message>
    <message>
        <source>No more cards</source>
        <translation>Už žádnou kartu</translation>
    </message>
    <message>
        <source>The hand waits for the banker&apos;s</source>
        <translation>List čeká na bankéřův</translation>
    </message>
    <message>
        <source>Over thirty-one</source>
        <translation>Přes jednatřicet</translation>
    </message>
    <message>
        <source>A hand over thirty-one pays two tokens at once</source>
        <translation>Přetažený list hned platí dva žetony</translation>
    </message>
    <message>
        <source>The banker goes on his own cards</source>
        <translation>Bankéř jde na svých</translation>
    </message>
    <message>
        <source>All hands are opened and reckoned</source>
        <translation>Všechny listy se otevřou a&#xa0;vyúčtují</translation>
    </message>
    <message>
        <source>The banker pays all who are still in</source>
        <translation>Bankéř platí všem, kdo jsou ještě ve hře</translation>
    </message>
    <message>
        <source>Two tokens to everyone who is still in</source>
        <translation>Dva žetony každému, kdo je ještě ve hře</translation>
    </message>
    <message>
        <source>Equal totals: paid with cards</source>
        <translation>Stejné součty: zaplaceno kartami</translation>
    </message>
    <message>
        <source>Equal totals: nothing passes</source>
        <translation>Stejné součty: nikdo neplatí</translation>
    </message>
    <message>
        <source>The talia is over</source>
        <translation>Talie je u&#xa0;konce</translation>
    </message>
    <message>
        <source>The pack is laid aside, another is taken</source>
        <translation>Balíček se odkládá, bere se druhý</translation>
    </message>
    <message>
        <source>The bank passes to the right</source>
        <translation>Bank přechází doprava</translation>
    </message>
    <message>
        <source>Another player deals and pays now</source>
        <translation>Teď rozdává a&#xa0;platí jiný hráč</translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>Back to the drawing</source>
        <translation>Zpět ke kresbě</translation>
    </message>
    <message>
        <source>The same as numbers</source>
        <translation>Totéž v&#xa0;číslech</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Salon</source>
        <translation>Salon</translation>
    </message>
    <message>
        <source>Back to the salon; your stakes stay where they lie</source>
        <translation>Zpět do salonu; vaše sázky zůstanou, kde leží</translation>
    </message>
    <message>
        <source>The placard of this table</source>
        <translation>Tabulka tohoto stolu</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Back to the window ({key})</source>
        <translation>Zpět do okna ({key})</translation>
    </message>
    <message>
        <source>Full screen ({key})</source>
        <translation>Celá obrazovka ({key})</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Pravidla domu</translation>
    </message>
    <message>
        <source>The keys that are heard here ({key})</source>
        <translation>Klávesy, které tu platí ({key})</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Celá obrazovka</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klávesy</translation>
    </message>
    <message>
        <source>In the purse</source>
        <translation>V&#xa0;měšci</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>Ve hře</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Přeskočit</translation>
    </message>
    <message>
        <source>Show the end at once</source>
        <translation>Ukázat hned konec</translation>
    </message>
    <message>
        <source>Nothing of yours was decided there.</source>
        <translation>Nic vašeho se tam nerozhodlo.</translation>
    </message>
    <message>
        <source>House rules {section}</source>
        <translation>Pravidla {section}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopírovat</translation>
    </message>
    <message>
        <source>The book…</source>
        <translation>Kniha…</translation>
    </message>
    <message>
        <source>Every sitting that is over, with its seal and its seed</source>
        <translation>Každé skončené posezení se svou pečetí a&#xa0;semínkem</translation>
    </message>
    <message>
        <source>The seal</source>
        <translation>Pečeť</translation>
    </message>
    <message>
        <source>The purse is empty</source>
        <translation>Měšec je prázdný</translation>
    </message>
    <message>
        <source>The house advances you another 10 000 francs. It is play money and has no value.</source>
        <translation>Dům vám dá dalších 10&#xa0;000 franků. Jsou to hrací peníze a&#xa0;nemají žádnou hodnotu.</translation>
    </message>
    <message>
        <source>Too few chips are left</source>
        <translation>Žetonů zbývá příliš málo</translation>
    </message>
    <message>
        <source>You have {amount} left in chips; to play on here takes at least {needed}.</source>
        <translation>V&#xa0;žetonech vám zbývá {amount}; abyste tu mohli hrát dál, potřebujete nejméně {needed}.</translation>
    </message>
    <message>
        <source>The advance is written into the books like everything else.</source>
        <translation>Zápis je v&#xa0;knihách jako všechno ostatní.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Přijmout</translation>
    </message>
    <message>
        <source>No chips are left</source>
        <translation>Žetony došly</translation>
    </message>
    <message>
        <source>The tables play with chips only, and you still have cash.</source>
        <translation>U&#xa0;stolů se hraje jen se žetony, a&#xa0;vy ještě máte hotovost.</translation>
    </message>
    <message>
        <source>The cashier changes it for chips.</source>
        <translation>Pokladna ji vymění za žetony.</translation>
    </message>
    <message>
        <source>To the cashier</source>
        <translation>K&#xa0;pokladně</translation>
    </message>
    <message>
        <source>Your cash buys chips at the cashier&apos;s ({key}).</source>
        <translation>Za hotové koupíte žetony v&#xa0;pokladně ({key}).</translation>
    </message>
    <message>
        <source>Back to the salon</source>
        <translation>Zpět do salonu</translation>
    </message>
</context>
<context>
    <name>TableReader</name>
    <message>
        <source>Chip of {amount}</source>
        <translation>Žeton {amount}</translation>
    </message>
    <message>
        <source>more than the purse holds</source>
        <translation>víc, než je v&#xa0;měšci</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Žetony</translation>
    </message>
</context>
<context>
    <name>TableSettingsPage</name>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>Roulette</source>
        <translation>Ruleta</translation>
    </message>
    <message>
        <source>Spoken aloud</source>
        <translation>Nahlas</translation>
    </message>
    <message>
        <source>By whom, how loudly and how fast is chosen on the page of the voice</source>
        <translation>Kdo mluví, jak hlasitě a&#xa0;jak rychle, se volí na stránce hlasu</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Pravidla domu…</translation>
    </message>
    <message>
        <source>The croupier speaks</source>
        <translation>Krupiér mluví</translation>
    </message>
    <message>
        <source>What the table is played by, and what the bank keeps by it, is agreed apart.</source>
        <translation>Podle jakých pravidel se hraje a&#xa0;kolik si při nich nechá banka, se volí zvlášť.</translation>
    </message>
    <message>
        <source>Other guests at the table</source>
        <translation>Další hosté u&#xa0;stolu</translation>
    </message>
    <message>
        <source>none</source>
        <translation>žádní</translation>
    </message>
    <message>
        <source>Trente et quarante</source>
        <translation>Trente et quarante</translation>
    </message>
    <message>
        <source>Тридцать одно</source>
        <translation>Тридцать одно</translation>
    </message>
</context>
<context>
    <name>TrenteEtQuarante</name>
    <message>
        <source>bet on {spot}</source>
        <translation>sázka ({spot})</translation>
    </message>
    <message>
        <source>insurance on {spot}</source>
        <translation>pojištění ({spot})</translation>
    </message>
    <message>
        <source>taking back from {spot}</source>
        <translation>stažení ({spot})</translation>
    </message>
    <message>
        <source>carrying from {spot}</source>
        <translation>přesun ({spot})</translation>
    </message>
    <message>
        <source>half back from {spot}</source>
        <translation>vrácení poloviny ({spot})</translation>
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
<context>
    <name>TrenteEtQuarantePage</name>
    <message>
        <source>min {least} · max {most}</source>
        <translation>min. {least} · max. {most}</translation>
    </message>
    <message>
        <source>Trente et Quarante</source>
        <translation>Trente et Quarante</translation>
    </message>
    <message>
        <source>The seal of this shoe</source>
        <translation>Pečeť tohoto sabotu</translation>
    </message>
    <message>
        <source>The order of the cards was fixed before the first bet. This is its seal, SHA-256:</source>
        <translation>Pořadí karet bylo dáno před první sázkou. Toto je jeho pečeť, SHA-256:</translation>
    </message>
    <message>
        <source>The seed of the shoe before, now that it is over:</source>
        <translation>Semínko předchozího sabotu, když už skončil:</translation>
    </message>
    <message>
        <source>The croupier is dealing.</source>
        <translation>Krupiér rozdává.</translation>
    </message>
    <message>
        <source>Announce a bet in words</source>
        <translation>Ohlásit sázku slovy</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Sejmout</translation>
    </message>
    <message>
        <source>T</source>
        <comment>shortcut: Cut</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>Cut where the cut card lies</source>
        <translation>Sejmout tam, kde leží snímací karta</translation>
    </message>
    <message>
        <source>D</source>
        <comment>shortcut: Deal</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rozdat</translation>
    </message>
    <message>
        <source>No more bets: both rows are dealt</source>
        <translation>Konec sázek: vyloží se obě řady</translation>
    </message>
    <message>
        <source>Next coup</source>
        <translation>Další kolo</translation>
    </message>
    <message>
        <source>Watch a coup without a stake</source>
        <translation>Podívat se na kolo bez sázky</translation>
    </message>
</context>
<context>
    <name>TrenteEtQuaranteScene</name>
    <message>
        <source>Rouge</source>
        <translation>Červená</translation>
    </message>
    <message>
        <source>Noir</source>
        <translation>Černá</translation>
    </message>
    <message>
        <source>Couleur</source>
        <translation>Barva</translation>
    </message>
    <message>
        <source>Inverse</source>
        <translation>Inverze</translation>
    </message>
    <message>
        <source>stake {amount}</source>
        <translation>vklad {amount}</translation>
    </message>
    <message>
        <source>winnings {amount}</source>
        <translation>výhra {amount}</translation>
    </message>
    <message>
        <source>in prison {amount}</source>
        <translation>ve vězení {amount}</translation>
    </message>
    <message>
        <source>insured with {amount}</source>
        <translation>pojistné {amount}</translation>
    </message>
    <message>
        <source>nothing lies here</source>
        <translation>nic tu neleží</translation>
    </message>
    <message>
        <source>Insure {chance} against the 31 après</source>
        <translation>Pojistit proti 31 après: {chance}</translation>
    </message>
    <message>
        <source>Take half of the imprisoned stake on {chance} back, leave the other half</source>
        <translation>{chance}, vzít zpět polovinu vkladu ve vězení a&#xa0;druhou nechat</translation>
    </message>
    <message>
        <source>{chance} won {amount}. Why this amount?</source>
        <translation>{chance}, výhra {amount}. Proč právě tolik?</translation>
    </message>
    <message>
        <source>{chance} lost {amount}. Why this amount?</source>
        <translation>{chance}, ztráta {amount}. Proč právě tolik?</translation>
    </message>
    <message>
        <source>The insurance of {chance} cost {amount}. Why this amount?</source>
        <translation>{chance}, pojištění stálo {amount}. Proč právě tolik?</translation>
    </message>
    <message>
        <source>first card: red</source>
        <translation>první karta: červená</translation>
    </message>
    <message>
        <source>first card: black</source>
        <translation>první karta: černá</translation>
    </message>
    <message>
        <source>Row of noir: {total}</source>
        <translation>Řada černé: {total}</translation>
    </message>
    <message>
        <source>Row of rouge: {total}</source>
        <translation>Řada červené: {total}</translation>
    </message>
    <message>
        <source>the pack has not been offered yet</source>
        <translation>balíček ještě nebyl nabídnut ke snímání</translation>
    </message>
    <message>
        <source>the pack has been cut</source>
        <translation>balíček už byl sejmut</translation>
    </message>
    <message>
        <source>Drag the cut card to where you want to cut, or use the arrow keys and Enter</source>
        <translation>Přetáhněte snímací kartu tam, kde chcete sejmout, nebo použijte šipky a&#xa0;Enter</translation>
    </message>
    <message>
        <source>{above} cards above, {below} below</source>
        <translation>karet nahoře: {above}, dole: {below}</translation>
    </message>
    <message>
        <source>Cut card: {place}</source>
        <translation>Snímací karta: {place}</translation>
    </message>
    <message>
        <source>shoe {number}</source>
        <translation>sabot {number}</translation>
    </message>
    <message>
        <source>31 après</source>
        <translation>31 après</translation>
    </message>
    <message>
        <source>après</source>
        <translation>après</translation>
    </message>
    <message>
        <source>Trente et quarante table</source>
        <translation>Stůl trente et quarante</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Šance</translation>
    </message>
    <message>
        <source>The two rows</source>
        <translation>Obě řady</translation>
    </message>
    <message>
        <source>What the coup brought</source>
        <translation>Co přinesl coup</translation>
    </message>
    <message>
        <source>{row} and couleur</source>
        <translation>{row} a&#xa0;barva</translation>
    </message>
    <message>
        <source>{row} and inverse</source>
        <translation>{row} a&#xa0;inverze</translation>
    </message>
    <message>
        <source>No coup of this shoe yet</source>
        <translation>Z&#xa0;tohoto sabotu ještě žádný coup</translation>
    </message>
    <message>
        <source>Last coups, the newest first: {coups}</source>
        <translation>Poslední coupy, nejnovější první: {coups}</translation>
    </message>
</context>
<context>
    <name>TrenteEtUnPage</name>
    <message>
        <source>token {token} · a dealt 31 pays {price}</source>
        <translation>žeton {token} · rozdaná jednatřicítka za {price}</translation>
    </message>
    <message>
        <source>Тридцать одно</source>
        <translation>Тридцать одно</translation>
    </message>
    <message>
        <source>The seal of this game</source>
        <translation>Pečeť této hry</translation>
    </message>
    <message>
        <source>The order of all packs was fixed before the first deal. This is its seal, SHA-256:</source>
        <translation>Pořadí všech balíčků bylo dáno před prvním rozdáním. Toto je jeho pečeť, SHA-256:</translation>
    </message>
    <message>
        <source>The seed of the game before, now that it is over:</source>
        <translation>Semínko předchozí hry, když už skončila:</translation>
    </message>
    <message>
        <source>The round is being played.</source>
        <translation>Kolo se hraje.</translation>
    </message>
    <message>
        <source>What is agreed</source>
        <translation>Co je dohodnuto</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Kartu</translation>
    </message>
    <message>
        <source>C</source>
        <comment>shortcut: Card</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>Buy one more card</source>
        <translation>Přikoupit další kartu</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Další karta</translation>
    </message>
    <message>
        <source>Lay the next card of your deal</source>
        <translation>Položit další kartu vašeho rozdání</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Najednou</translation>
    </message>
    <message>
        <source>A</source>
        <comment>shortcut: All at once</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>Lay the rest of the deal</source>
        <translation>Položit zbytek rozdání</translation>
    </message>
    <message>
        <source>The guests talk: let them be silent</source>
        <translation>Hosté hovoří: ať mlčí</translation>
    </message>
    <message>
        <source>Let the guests talk</source>
        <translation>Ať hosté hovoří</translation>
    </message>
    <message>
        <source>D</source>
        <comment>shortcut: Deal</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rozdat</translation>
    </message>
    <message>
        <source>You hold the bank: three cards to everyone</source>
        <translation>Držíte bank: každému tři karty</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Další kolo</translation>
    </message>
    <message>
        <source>Let the banker deal</source>
        <translation>Ať bankéř rozdá</translation>
    </message>
    <message>
        <source>On mine</source>
        <translation>Na svých</translation>
    </message>
    <message>
        <source>E</source>
        <comment>shortcut: Enough</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>Go on your own cards: all hands are opened</source>
        <translation>Jít na svých: všechny listy se otevřou</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Stačí</translation>
    </message>
    <message>
        <source>No more cards for you</source>
        <translation>Vám už žádnou kartu</translation>
    </message>
    <message>
        <source>While a round is on, what was agreed for it holds.</source>
        <translation>Dokud se kolo hraje, platí, co se pro ně dohodlo.</translation>
    </message>
</context>
<context>
    <name>TrenteEtUnScene</name>
    <message>
        <source>You</source>
        <translation>Vy</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Sázka</translation>
    </message>
    <message>
        <source>31 pays</source>
        <translation>Za 31</translation>
    </message>
    <message>
        <source>Talia</source>
        <translation>Talie</translation>
    </message>
    <message>
        <source>Thirty-one</source>
        <translation>Třicet jedna</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Přes</translation>
    </message>
    <message>
        <source>Paid with cards</source>
        <translation>Zaplaceno kartami</translation>
    </message>
    <message>
        <source>Over 31 you pay everybody who is still in; on yours all hands are opened</source>
        <translation>Přes 31 platíte všem, kdo jsou ještě ve hře; na svých se odkryjí všechny karty</translation>
    </message>
    <message>
        <source>You may draw as often as you like; over 31 pays at once</source>
        <translation>Přikupujte, kolik chcete; přes 31 se hned platí</translation>
    </message>
    <message>
        <source>{name} is asked</source>
        <translation>Na řadě je {name}</translation>
    </message>
    <message>
        <source>Over 31: you have lost {amount}</source>
        <translation>Přes 31: prohráli jste {amount}</translation>
    </message>
    <message>
        <source>{total} against {bank}: you have won {amount}</source>
        <translation>{total} proti {bank}: vyhráli jste {amount}</translation>
    </message>
    <message>
        <source>{total} against {bank}: you have lost {amount}</source>
        <translation>{total} proti {bank}: prohráli jste {amount}</translation>
    </message>
    <message>
        <source>{total} against {bank}: nothing passes</source>
        <translation>{total} proti {bank}: neplatí se nic</translation>
    </message>
    <message>
        <source>A dealt 31: you have won {amount}</source>
        <translation>Rozdaná jednatřicítka: vyhráli jste {amount}</translation>
    </message>
    <message>
        <source>You have won {amount}</source>
        <translation>Vyhráli jste {amount}</translation>
    </message>
    <message>
        <source>You have lost {amount}</source>
        <translation>Prohráli jste {amount}</translation>
    </message>
    <message>
        <source>Nothing passes between you and the others</source>
        <translation>Mezi vámi a&#xa0;ostatními se neplatí nic</translation>
    </message>
    <message>
        <source>You deal: each card when you like, or all at once</source>
        <translation>Rozdáváte: kartu po kartě, kdy chcete, nebo všechny naráz</translation>
    </message>
    <message>
        <source>You deal and pay now</source>
        <translation>Teď rozdáváte a&#xa0;platíte vy</translation>
    </message>
    <message>
        <source>{name} deals and pays now</source>
        <translation>Teď rozdává a&#xa0;platí {name}</translation>
    </message>
    <message>
        <source>Rounds dealt: {rounds}. The bank: {amount}</source>
        <translation>Rozdaných kol: {rounds}. Bank: {amount}</translation>
    </message>
    <message>
        <source>Your place: no cards yet</source>
        <translation>Vaše místo: zatím bez karet</translation>
    </message>
    <message>
        <source>Your cards, face down. Look at them</source>
        <translation>Vaše karty, rubem nahoru. Podívat se</translation>
    </message>
    <message>
        <source>Your cards: {total}, {cards}</source>
        <translation>Vaše karty: {total}, {cards}</translation>
    </message>
    <message>
        <source>{name}, purse {amount}</source>
        <translation>{name}, měšec {amount}</translation>
    </message>
    <message>
        <source>holds the bank</source>
        <translation>drží bank</translation>
    </message>
    <message>
        <source>{total}: {cards}</source>
        <translation>{total}: {cards}</translation>
    </message>
    <message>
        <source>cards face down: {count}</source>
        <translation>karet rubem nahoru: {count}</translation>
    </message>
    <message>
        <source>The pack, cards left: {count}</source>
        <translation>Balíček, zbývá karet: {count}</translation>
    </message>
    <message>
        <source>{name}: {amount}. Why this amount?</source>
        <translation>{name}: {amount}. Proč zrovna tolik?</translation>
    </message>
    <message>
        <source>stake {amount}</source>
        <translation>sázka {amount}</translation>
    </message>
    <message>
        <source>a dealt 31 pays {amount}</source>
        <translation>rozdaná jednatřicítka platí {amount}</translation>
    </message>
    <message>
        <source>the bank in this talia {amount}</source>
        <translation>bank v&#xa0;této talii {amount}</translation>
    </message>
    <message>
        <source>What was agreed: {lines}</source>
        <translation>Co je dohodnuto: {lines}</translation>
    </message>
    <message>
        <source>Table of thirty-one</source>
        <translation>Stůl hry třicet jedna</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Ostatní</translation>
    </message>
    <message>
        <source>What the round brought</source>
        <translation>Co přineslo kolo</translation>
    </message>
</context>
<context>
    <name>TrenteEtUnSettingsPage</name>
    <message>
        <source>When you deal</source>
        <translation>Když rozdáváte</translation>
    </message>
    <message>
        <source>card by card</source>
        <translation>kartu po kartě</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>všechny naráz</translation>
    </message>
    <message>
        <source>Between the cards the guests</source>
        <translation>Mezi kartami hosté</translation>
    </message>
    <message>
        <source>talk</source>
        <translation>hovoří</translation>
    </message>
    <message>
        <source>are silent</source>
        <translation>mlčí</translation>
    </message>
    <message>
        <source>The players speak</source>
        <translation>Hráči mluví</translation>
    </message>
    <message>
        <source>Who plays, for what, and who banks is agreed at the table: its card opens the agreement.</source>
        <translation>Kdo hraje, oč a&#xa0;kdo drží bank, se dohodne u&#xa0;stolu: dohodu otevře jeho kartička.</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Practice</source>
        <translation>Cvičení</translation>
    </message>
    <message>
        <source>Nothing here touches your purse; there are hints and warnings.</source>
        <translation>Nic se tu nedotkne vašeho měšce; jsou tu rady a&#xa0;varování.</translation>
    </message>
    <message>
        <source>H</source>
        <comment>shortcut: Hint</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Hint: what each play is worth</source>
        <translation>Rada: co které rozhodnutí vynese</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Rada</translation>
    </message>
    <message>
        <source>The book of your errors</source>
        <translation>Kniha vašich chyb</translation>
    </message>
    <message>
        <source>Practice purse</source>
        <translation>Cvičný měšec</translation>
    </message>
    <message>
        <source>The practice purse was short: the house has put another 10 000 francs into it.</source>
        <translation>Cvičný měšec byl skoro prázdný: dům do něj vložil dalších 10&#xa0;000 franků.</translation>
    </message>
    <message>
        <source>That is being reckoned…</source>
        <translation>Počítá se…</translation>
    </message>
    <message>
        <source>There is nothing to decide now.</source>
        <translation>Teď není o&#xa0;čem rozhodovat.</translation>
    </message>
    <message>
        <source>How this is reckoned</source>
        <translation>Jak se to počítá</translation>
    </message>
    <message>
        <source>That cannot be reckoned now.</source>
        <translation>Teď to nelze spočítat.</translation>
    </message>
</context>
<context>
    <name>TypedLine</name>
    <message>
        <source>Say it as at the table, amounts in francs. Enter lays it, Escape closes.</source>
        <translation>Řekněte to jako u&#xa0;stolu, částky ve francích. Enter vsadí, Esc zavře.</translation>
    </message>
    <message>
        <source>“{text}”: done.</source>
        <translation>„{text}“: hotovo.</translation>
    </message>
    <message>
        <source>Not understood. Did you mean “{nearest}”?</source>
        <translation>Nerozuměl jsem. Mysleli jste „{nearest}“?</translation>
    </message>
    <message>
        <source>rouge 50</source>
        <comment>an announced bet as an example: chance and francs</comment>
        <translation>červená 50</translation>
    </message>
    <message>
        <source>Announce a bet</source>
        <translation>Ohlásit sázku</translation>
    </message>
</context>
<context>
    <name>Visits</name>
    <message>
        <source>The cashier serves your own purse; that of practice fills up by itself.</source>
        <translation>Pokladna slouží vašemu měšci; cvičný se doplňuje sám.</translation>
    </message>
    <message>
        <source>The cashier still goes through the books; a moment, please.</source>
        <translation>Pokladna ještě prochází knihy; okamžik, prosím.</translation>
    </message>
</context>
<context>
    <name>VoiceAdvice</name>
    <message>
        <source>This computer has no French voice.</source>
        <translation>Tento počítač nemá francouzský hlas.</translation>
    </message>
    <message>
        <source>This computer has no Italian voice.</source>
        <translation>Tento počítač nemá italský hlas.</translation>
    </message>
    <message>
        <source>This computer has no Czech voice.</source>
        <translation>Tento počítač nemá český hlas.</translation>
    </message>
    <message>
        <source>This computer has no Russian voice.</source>
        <translation>Tento počítač nemá ruský hlas.</translation>
    </message>
    <message>
        <source>This computer has no English voice.</source>
        <translation>Tento počítač nemá anglický hlas.</translation>
    </message>
    <message>
        <source>Add one in Settings ▸ Time &amp; language ▸ Speech ▸ Manage voices, for instance Microsoft {voice}.</source>
        <translation>Přidáte ho v&#xa0;Nastavení ▸ Čas a&#xa0;jazyk ▸ Řeč ▸ Spravovat hlasy, například Microsoft {voice}.</translation>
    </message>
    <message>
        <source>Add one in System Settings ▸ Accessibility ▸ Spoken Content ▸ System voice, for instance {voice}.</source>
        <translation>Přidáte ho v&#xa0;Nastavení systému ▸ Zpřístupnění ▸ Předčítání obsahu ▸ Hlas systému, například {voice}.</translation>
    </message>
    <message>
        <source>Install the packages speech-dispatcher and speech-dispatcher-espeak-ng; they have these names in Debian, Ubuntu and Fedora, and speak all five languages.</source>
        <translation>Nainstalujte balíčky speech-dispatcher a&#xa0;speech-dispatcher-espeak-ng; tak se jmenují v&#xa0;Debianu, Ubuntu i&#xa0;Fedoře a&#xa0;mluví všemi pěti jazyky.</translation>
    </message>
    <message>
        <source>This copy of the casino cannot speak ({detail}). In a checkout, “make voice” adds what is missing.</source>
        <translation>Tato kopie kasina neumí mluvit ({detail}). Ve složce se zdrojovým kódem doplní „make voice“, co chybí.</translation>
    </message>
    <message>
        <source>This computer has no speech service.</source>
        <translation>Tento počítač nemá hlasový výstup.</translation>
    </message>
    <message>
        <source>The speech service of this computer does not answer; that happens where no loudspeaker is there.</source>
        <translation>Hlasový výstup tohoto počítače neodpovídá; to se stává, když tu není žádný reproduktor.</translation>
    </message>
    <message>
        <source>The speech service of this computer has broken off.</source>
        <translation>Hlasový výstup tohoto počítače se přerušil.</translation>
    </message>
</context>
<context>
    <name>VoicePage</name>
    <message>
        <source>The calls of this table are spoken</source>
        <translation>Hlášení u&#xa0;tohoto stolu zní nahlas</translation>
    </message>
    <message>
        <source>At the moment they are shown; the subtitles stay in your language</source>
        <translation>Ve chvíli, kdy se objeví; titulky zůstávají ve vašem jazyce</translation>
    </message>
    <message>
        <source>Tongue</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>Hlasitost</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Hear it</source>
        <translation>Poslechnout</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Hlas</translation>
    </message>
    <message>
        <source>The sound of the house is off, and the voice with it; here it can still be heard.</source>
        <translation>Zvuk domu je vypnutý a&#xa0;hlas s&#xa0;ním; tady ho přesto uslyšíte.</translation>
    </message>
    <message>
        <source>“Hear it” asks again.</source>
        <translation>„Poslechnout“ to zkusí znovu.</translation>
    </message>
    <message>
        <source>Looking for the voices of this computer…</source>
        <translation>Hledají se hlasy tohoto počítače…</translation>
    </message>
    <message>
        <source>the best: {name}</source>
        <translation>nejlepší: {name}</translation>
    </message>
    <message>
        <source>none is known yet</source>
        <translation>zatím žádný</translation>
    </message>
    <message>
        <source>No voice of this tongue is known here.</source>
        <translation>Pro tento jazyk tu není znám žádný hlas.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stůl</translation>
    </message>
</context>
<context>
    <name>When a call is said</name>
    <message>
        <source>at each hand</source>
        <translation>u&#xa0;každého listu</translation>
    </message>
    <message>
        <source>when a card is asked for</source>
        <translation>když si někdo řekne o&#xa0;kartu</translation>
    </message>
    <message>
        <source>when a hand stays</source>
        <translation>když list stojí</translation>
    </message>
    <message>
        <source>when the croupier shows an ace</source>
        <translation>když krupiér ukáže eso</translation>
    </message>
    <message>
        <source>when a hand is doubled</source>
        <translation>při zdvojení</translation>
    </message>
    <message>
        <source>when a pair is split</source>
        <translation>při rozdělení páru</translation>
    </message>
    <message>
        <source>when a hand is given up</source>
        <translation>při vzdání</translation>
    </message>
    <message>
        <source>when one is dealt</source>
        <translation>když je rozdán</translation>
    </message>
    <message>
        <source>above 21</source>
        <translation>nad 21</translation>
    </message>
    <message>
        <source>when the croupier is over</source>
        <translation>když krupiér přebere</translation>
    </message>
    <message>
        <source>at equal totals</source>
        <translation>při stejném součtu</translation>
    </message>
    <message>
        <source>after a slip of the croupier</source>
        <translation>po omylu krupiéra</translation>
    </message>
    <message>
        <source>when a coup begins</source>
        <translation>na začátku hry</translation>
    </message>
    <message>
        <source>before the first card or the last of the spin</source>
        <translation>před první kartou nebo ke konci hodu</translation>
    </message>
    <message>
        <source>when the bets are closed</source>
        <translation>když se sázky uzavírají</translation>
    </message>
    <message>
        <source>when a chip comes too late</source>
        <translation>když žeton přijde pozdě</translation>
    </message>
    <message>
        <source>after the shuffle</source>
        <translation>po zamíchání</translation>
    </message>
    <message>
        <source>when the ball has fallen</source>
        <translation>když kulička padla</translation>
    </message>
    <message>
        <source>after zero</source>
        <translation>po nule</translation>
    </message>
    <message>
        <source>when zero comes once more</source>
        <translation>když nula padne znovu</translation>
    </message>
    <message>
        <source>when the chance of a locked stake comes</source>
        <translation>když padne šance obstaveného vkladu</translation>
    </message>
    <message>
        <source>when half is taken back</source>
        <translation>když se bere polovina zpět</translation>
    </message>
    <message>
        <source>before a number is paid</source>
        <translation>před výplatou čísla</translation>
    </message>
    <message>
        <source>when a bet has been announced</source>
        <translation>když byla sázka ohlášena</translation>
    </message>
    <message>
        <source>when an amount makes no whole pieces</source>
        <translation>když částka nedá celé kusy</translation>
    </message>
    <message>
        <source>when a shoe begins</source>
        <translation>na začátku sabotu</translation>
    </message>
    <message>
        <source>after each row</source>
        <translation>po každé řadě</translation>
    </message>
    <message>
        <source>when a coup is decided</source>
        <translation>když je rozhodnuto</translation>
    </message>
    <message>
        <source>at a tie from 32 to 40</source>
        <translation>při shodě od 32 do 40</translation>
    </message>
    <message>
        <source>at a tie of 31</source>
        <translation>při shodě na 31</translation>
    </message>
    <message>
        <source>when the red card comes</source>
        <translation>když přijde červená karta</translation>
    </message>
    <message>
        <source>when a premium is laid</source>
        <translation>když se položí pojistné</translation>
    </message>
    <message>
        <source>before the first deal</source>
        <translation>před prvním rozdáním</translation>
    </message>
    <message>
        <source>after three cards</source>
        <translation>po třech kartách</translation>
    </message>
    <message>
        <source>when somebody buys</source>
        <translation>když někdo kupuje</translation>
    </message>
    <message>
        <source>when somebody stays</source>
        <translation>když někdo stojí</translation>
    </message>
    <message>
        <source>above 31</source>
        <translation>nad 31</translation>
    </message>
    <message>
        <source>when the banker stays</source>
        <translation>když bankéř stojí</translation>
    </message>
    <message>
        <source>when the banker is over</source>
        <translation>když bankéř přebere</translation>
    </message>
    <message>
        <source>when hands are compared</source>
        <translation>při porovnání</translation>
    </message>
    <message>
        <source>when the pack is dealt out</source>
        <translation>když je balíček rozdán</translation>
    </message>
    <message>
        <source>after a talia</source>
        <translation>po talii</translation>
    </message>
</context>
<context>
    <name>Which</name>
    <message>
        <source>All tables and all days are shown.</source>
        <translation>Jsou ukázány všechny stoly a&#xa0;všechny dny.</translation>
    </message>
    <message>
        <source>A day is written like {day}, a month like {month}, a year like {year}.</source>
        <translation>Den se píše jako {day}, měsíc jako {month}, rok jako {year}.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stůl</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Od</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Do</translation>
    </message>
    <message>
        <source>dd/mm/yyyy</source>
        <translation>dd.mm.rrrr</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Všechny stoly</translation>
    </message>
    <message>
        <source>All tables and all days again</source>
        <translation>Znovu všechny stoly a&#xa0;všechny dny</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>Coup {number}, on {spot}</source>
        <translation>Kolo {number}: {spot}</translation>
    </message>
    <message>
        <source>Noir has {noir}, Rouge has {rouge}.</source>
        <translation>Černá má {noir}, červená má {rouge}.</translation>
    </message>
    <message>
        <source>The stop card came: the coup is void.</source>
        <translation>Přišla zarážka: kolo se ruší.</translation>
    </message>
    <message>
        <source>Equal totals: nobody wins, nobody loses.</source>
        <translation>Stejné součty: nikdo nevyhrává, nikdo neprohrává.</translation>
    </message>
    <message>
        <source>Both rows have 31: the 31 après.</source>
        <translation>Obě řady mají 31: je to 31 après.</translation>
    </message>
    <message>
        <source>The lower total wins: Rouge.</source>
        <translation>Vyhrává nižší součet: červená.</translation>
    </message>
    <message>
        <source>The lower total wins: Noir.</source>
        <translation>Vyhrává nižší součet: černá.</translation>
    </message>
    <message>
        <source>The first card was red, the colour of the winning row: Couleur wins.</source>
        <translation>První karta byla červená, v&#xa0;barvě vítězné řady: vyhrává barva.</translation>
    </message>
    <message>
        <source>The first card was black, the colour of the winning row: Couleur wins.</source>
        <translation>První karta byla černá, v&#xa0;barvě vítězné řady: vyhrává barva.</translation>
    </message>
    <message>
        <source>The first card was red, not the colour of the winning row: Inverse wins.</source>
        <translation>První karta byla červená, ne v&#xa0;barvě vítězné řady: vyhrává inverze.</translation>
    </message>
    <message>
        <source>The first card was black, not the colour of the winning row: Inverse wins.</source>
        <translation>První karta byla černá, ne v&#xa0;barvě vítězné řady: vyhrává inverze.</translation>
    </message>
    <message>
        <source>Your stake</source>
        <translation>Váš vklad</translation>
    </message>
    <message>
        <source>Paid beside it, even money</source>
        <translation>Vyplaceno vedle, jedna ku jedné</translation>
    </message>
    <message>
        <source>Half is lost, an odd centime is yours</source>
        <translation>Polovina propadá, lichý centim je váš</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Prohráno</translation>
    </message>
    <message>
        <source>Locked in prison</source>
        <translation>Uzamčeno ve vězení</translation>
    </message>
    <message>
        <source>Freed from prison, without profit</source>
        <translation>Osvobozeno z&#xa0;vězení, bez zisku</translation>
    </message>
    <message>
        <source>Insured: nothing is lost</source>
        <translation>Pojištěno: nic se neztrácí</translation>
    </message>
    <message>
        <source>Premium taken</source>
        <translation>Pojistné vzato</translation>
    </message>
    <message>
        <source>Spin {number}: {bet}</source>
        <translation>Hra {number}: {bet}</translation>
    </message>
    <message>
        <source>Your bet covered {numbers}.</source>
        <translation>Vaše sázka kryla {numbers}.</translation>
    </message>
    <message>
        <source>The chance has come: the lock is opened one level, without profit.</source>
        <translation>Šance padla: sázka se uvolňuje o&#xa0;stupeň, bez výhry.</translation>
    </message>
    <message>
        <source>Zero fell.</source>
        <translation>Padlo zero.</translation>
    </message>
    <message>
        <source>{number} fell: {chances}.</source>
        <translation>Padlo {number}: {chances}.</translation>
    </message>
    <message>
        <source>It pays {ratio}.</source>
        <translation>Vyplácí se {ratio}.</translation>
    </message>
    <message>
        <source>Zero imprisons the stakes on simple chances; half back may be had instead.</source>
        <translation>Zero obstaví sázky na jednoduché šance; místo toho lze vzít polovinu zpět.</translation>
    </message>
    <message>
        <source>On zero simple chances lose half of their stake.</source>
        <translation>Při zeru ztrácejí jednoduché šance polovinu sázky.</translation>
    </message>
    <message>
        <source>On zero these stakes are lost.</source>
        <translation>Při zeru tyto sázky propadají.</translation>
    </message>
    <message>
        <source>Coup {number}: box {box}</source>
        <translation>Kolo {number}: box {box}</translation>
    </message>
    <message>
        <source>Coup {number}: box {box}, hand {hand}</source>
        <translation>Kolo {number}: box {box}, list {hand}</translation>
    </message>
    <message>
        <source>Your hand: {cards}. It makes {total}.</source>
        <translation>Váš list: {cards}. Dává {total}.</translation>
    </message>
    <message>
        <source>The croupier: {cards}. It makes {total}.</source>
        <translation>Krupiér: {cards}. Dává {total}.</translation>
    </message>
    <message>
        <source>The croupier&apos;s blackjack takes every hand that is none.</source>
        <translation>Krupiérův blackjack bere každý list, který jím není.</translation>
    </message>
    <message>
        <source>The bank is over 21: every hand still there is paid.</source>
        <translation>Banka má přes 21: každý list, který zbývá, se vyplácí.</translation>
    </message>
    <message>
        <source>Over 21 cards and stake are lost at once.</source>
        <translation>Přes 21 jsou karty i&#xa0;vklad hned pryč.</translation>
    </message>
    <message>
        <source>The hand was given up: half of the stake comes back.</source>
        <translation>List byl vzdán: polovina vkladu se vrací.</translation>
    </message>
    <message>
        <source>21 in the first two cards is a blackjack: it pays 3:2.</source>
        <translation>21 prvními dvěma kartami je blackjack: vyplácí 3:2.</translation>
    </message>
    <message>
        <source>It is better than the croupier&apos;s: it pays 1:1.</source>
        <translation>Je lepší než krupiérův: vyplácí 1:1.</translation>
    </message>
    <message>
        <source>The totals are equal: the stake comes back.</source>
        <translation>Součty jsou stejné: vklad se vrací.</translation>
    </message>
    <message>
        <source>The croupier&apos;s is better: the stake is lost.</source>
        <translation>Krupiérův je lepší: vklad propadá.</translation>
    </message>
    <message>
        <source>Paid {ratio}</source>
        <translation>Vyplaceno {ratio}</translation>
    </message>
    <message>
        <source>Back in the purse</source>
        <translation>Zpět do měšce</translation>
    </message>
    <message>
        <source>Coup {number}: insurance of box {box}</source>
        <translation>Kolo {number}: pojištění boxu {box}</translation>
    </message>
    <message>
        <source>Your insurance</source>
        <translation>Vaše pojištění</translation>
    </message>
    <message>
        <source>It is a blackjack: the insurance pays 2:1.</source>
        <translation>Je to blackjack: pojištění vyplácí 2:1.</translation>
    </message>
    <message>
        <source>It is no blackjack: the insurance is lost.</source>
        <translation>Blackjack to není: pojištění propadá.</translation>
    </message>
    <message>
        <source>Round {number}: {name}</source>
        <translation>Kolo {number}: {name}</translation>
    </message>
    <message>
        <source>Altogether</source>
        <translation>Celkem</translation>
    </message>
    <message>
        <source>Tokens: {tokens}, each worth</source>
        <translation>Žetonů: {tokens}, každý za</translation>
    </message>
    <message>
        <source>The banker was dealt 31: whoever has none pays him the agreed {tokens}.</source>
        <translation>Bankéři bylo rozdáno 31: kdo je nemá, platí mu dohodnutou cenu, {tokens}.</translation>
    </message>
    <message>
        <source>{name}: {sum}</source>
        <translation>{name}: {sum}</translation>
    </message>
    <message>
        <source>A dealt 31 is paid at once, the agreed {tokens} tokens.</source>
        <translation>Rozdaná jednatřicítka se platí hned, dohodnutý počet žetonů: {tokens}.</translation>
    </message>
    <message>
        <source>Over 31 pays {tokens} tokens at once, whatever the banker does later.</source>
        <translation>Přes 31 se hned platí {tokens} žetony, ať bankéř potom udělá cokoli.</translation>
    </message>
    <message>
        <source>The banker: {sum}</source>
        <translation>Bankéř: {sum}</translation>
    </message>
    <message>
        <source>The banker is over 31: he pays {tokens} tokens to all who are still in.</source>
        <translation>Bankéř má přes 31: platí {tokens} žetony všem, kdo jsou ještě ve hře.</translation>
    </message>
    <message>
        <source>More than the banker: {tokens} tokens.</source>
        <translation>Víc než bankéř: {tokens} žetony.</translation>
    </message>
    <message>
        <source>Less than the banker: {tokens} tokens.</source>
        <translation>Méně než bankéř: {tokens} žetony.</translation>
    </message>
    <message>
        <source>The banker settles with every player by himself:</source>
        <translation>Bankéř se vyrovnává s&#xa0;každým hráčem zvlášť:</translation>
    </message>
</context>
<context>
    <name>Worth</name>
    <message>
        <source>W</source>
        <comment>shortcut: What is this bet worth?</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>Where these figures come from, in words</source>
        <translation>Odkud se ta čísla berou, slovy</translation>
    </message>
    <message>
        <source>Point at a bet to learn what it is worth.</source>
        <translation>Ukažte na sázku a&#xa0;dozvíte se, jakou má cenu.</translation>
    </message>
    <message>
        <source>House rules {section}</source>
        <translation>Pravidla {section}</translation>
    </message>
    <message>
        <source>A box</source>
        <translation>Box</translation>
    </message>
    <message>
        <source>1:1, a blackjack 3:2</source>
        <translation>1:1, blackjack 3:2</translation>
    </message>
    <message>
        <source>No single fraction has it: every order of the cards is a case of its own. Reckoned is every first card of the croupier with every two cards of a box, from six full packs, without putting a card back; the box is played by the card of best play, the croupier as he must.</source>
        <translation>Jeden zlomek na to nestačí: každé pořadí karet je případ sám pro sebe. Počítá se každá první karta krupiéra s&#xa0;každými dvěma kartami boxu, z&#xa0;plných šesti balíčků, bez vracení karet; box se hraje podle tabulky nejlepší hry, krupiér jak musí.</translation>
    </message>
    <message>
        <source>Each result times its chance, all of them added up: of the first stake the house keeps {share}. Whoever plays otherwise leaves it more.</source>
        <translation>Každý výsledek krát jeho pravděpodobnost, všechno sečteno: z&#xa0;prvního vkladu si dům nechá {share}. Kdo hraje jinak, nechá mu víc.</translation>
    </message>
    <message>
        <source>Comes back</source>
        <translation>Vrací se</translation>
    </message>
    <message>
        <source>The croupier&apos;s blackjack takes everything.</source>
        <translation>Krupiérův blackjack bere všechno.</translation>
    </message>
    <message>
        <source>The croupier&apos;s blackjack takes the first stake only.</source>
        <translation>Krupiérův blackjack bere jen první vklad.</translation>
    </message>
    <message>
        <source>A hard 12 may be given up for half.</source>
        <translation>Tvrdou dvanáctku lze vzdát za polovinu.</translation>
    </message>
    <message>
        <source>A hard 12 or more may be given up for half.</source>
        <translation>Tvrdých 12 a&#xa0;více lze vzdát za polovinu.</translation>
    </message>
    <message>
        <source>No hand may be given up.</source>
        <translation>Žádný list se vzdát nedá.</translation>
    </message>
    <message>
        <source>After a split a hand may be doubled.</source>
        <translation>Po rozdělení lze zdvojit.</translation>
    </message>
    <message>
        <source>After a split no hand may be doubled.</source>
        <translation>Po rozdělení zdvojit nelze.</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Pojištění</translation>
    </message>
    <message>
        <source>Six packs without the croupier&apos;s ace are {all} cards: {tens} of them count ten and make his blackjack, {others} do not. Nothing else is looked at, your own hand neither.</source>
        <translation>Šest balíčků bez krupiérova esa je {all} karet: {tens} z&#xa0;nich platí deset a&#xa0;dá mu blackjack, {others} ne. Na nic jiného se nehledí, ani na váš vlastní list.</translation>
    </message>
    <message>
        <source>If every card comes once, insurances of 1 win {tens} × 2 = {gain} and lose {others}: together {net}. Of every insurance the house keeps {share}.</source>
        <translation>Přijde-li každá karta jednou, pojištění po 1 vyhrají {tens} × 2 = {gain} a&#xa0;prohrají {others}: dohromady {net}. Z&#xa0;každého pojištění si dům nechá {share}.</translation>
    </message>
    <message>
        <source>Zero locks it</source>
        <translation>Nula ji uvězní</translation>
    </message>
    <message>
        <source>Zero takes half</source>
        <translation>Nula vezme polovinu</translation>
    </message>
    <message>
        <source>Zero takes it</source>
        <translation>Nula ji vezme</translation>
    </message>
    <message>
        <source>37 pockets, all equally likely: {wins} for the bet, paid 1:1; {loses} against it; and zero.</source>
        <translation>37 čísel, všechna stejně pravděpodobná: {wins} pro sázku, která platí 1:1; {loses} proti ní; a&#xa0;nula.</translation>
    </message>
    <message>
        <source>Zero takes half of the stake and gives the other half back.</source>
        <translation>Nula vezme polovinu vkladu a&#xa0;druhou vrátí.</translation>
    </message>
    <message>
        <source>On zero these stakes are lost like all the others.</source>
        <translation>Při nule tyto vklady propadají jako všechny ostatní.</translation>
    </message>
    <message>
        <source>If every pocket comes once, stakes of 1 win {wins} and lose as much; what is left is zero, and it takes {part} of a stake.</source>
        <translation>Padne-li každé číslo jednou, vklady po 1 vyhrají {wins} a&#xa0;stejně tolik prohrají; zbývá nula a&#xa0;ta vezme {part} vkladu.</translation>
    </message>
    <message>
        <source>Whoever takes half back at once instead leaves half a stake at each zero: the house keeps {share}.</source>
        <translation>Kdo si místo toho hned vezme polovinu zpět, nechá při každé nule půl vkladu: dům si nechá {share}.</translation>
    </message>
    <message>
        <source>Laid out it is {pieces} equal pieces on {numbers} numbers; the stake is all of them together.</source>
        <translation>Na plátně se rozloží na stejné kusy: kusů&#xa0;{pieces}, čísel&#xa0;{numbers}; vkladem jsou všechny dohromady.</translation>
    </message>
    <message>
        <source>Each piece is a bet of its own, of which the house keeps 1/37 whatever it covers; so it keeps as much of all of them: {share}.</source>
        <translation>Každý kus je sázka sama pro sebe a&#xa0;dům si z&#xa0;ní nechá 1/37, ať pokrývá cokoli; tolik si nechá i&#xa0;ze všech dohromady: {share}.</translation>
    </message>
    <message>
        <source>What the numbers bring, in pieces, those that lose taken off:</source>
        <translation>Co čísla vynesou, v&#xa0;kusech, po odečtení těch prohraných:</translation>
    </message>
    <message>
        <source>Numbers: {count}</source>
        <translation>Čísel: {count}</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Vyhrává</translation>
    </message>
    <message>
        <source>The house keeps</source>
        <translation>Dům si nechá</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>Směrodatná odchylka</translation>
    </message>
    <message>
        <source>pieces: {pieces}</source>
        <translation>kusů: {pieces}</translation>
    </message>
    <message>
        <source>37 pockets, all equally likely: {wins} for the bet, paid {ratio}; {loses} against it.</source>
        <translation>37 čísel, všechna stejně pravděpodobná: {wins} pro sázku, která platí {ratio}; {loses} proti ní.</translation>
    </message>
    <message>
        <source>If every pocket comes once, stakes of 1 win {wins} × {pays} = {gain} and lose {loses}: together {net}.</source>
        <translation>Padne-li každé číslo jednou, vklady po 1 vyhrají {wins} × {pays} = {gain} a&#xa0;prohrají {loses}: dohromady {net}.</translation>
    </message>
    <message>
        <source>So the house keeps {part} of every stake on average, {share}.</source>
        <translation>Dům si tedy v&#xa0;průměru nechá {part} každého vkladu, {share}.</translation>
    </message>
    <message>
        <source>That is {share} of every stake on average, taken once in 37 spins.</source>
        <translation>To je v&#xa0;průměru {share} z&#xa0;každého vkladu, jednou za 37 her.</translation>
    </message>
    <message>
        <source>Zero locks the stake. From there 18 pockets free it without profit, zero locks it a second time, the other 18 take it; from behind the second lock 18 pockets bring it back behind the first.</source>
        <translation>Nula vklad uvězní. Odtud ho 18 čísel uvolní bez zisku, nula ho uvězní podruhé, ostatních 18 ho vezme; z&#xa0;dvojitého vězení ho 18 čísel vrátí do jednoduchého.</translation>
    </message>
    <message>
        <source>Call a stake locked once x, locked twice y: y = 18/37 · x, and x = 18/37 + 1/37 · y. So x = {fraction} = {value} of the stake.</source>
        <translation>Označme cenu vkladu ve vězení x, v&#xa0;dvojitém y: y = 18/37 · x a&#xa0;x = 18/37 + 1/37 · y. Tedy x = {fraction} = {value} vkladu.</translation>
    </message>
    <message>
        <source>pays {ratio}</source>
        <translation>platí {ratio}</translation>
    </message>
    <message>
        <source>wins {share}</source>
        <translation>vyhrává v&#xa0;{share} případů</translation>
    </message>
    <message>
        <source>the house keeps {share}</source>
        <translation>dům si nechá {share}</translation>
    </message>
    <message>
        <source>deviation {number}</source>
        <translation>odchylka {number}</translation>
    </message>
    <message>
        <source>being reckoned…</source>
        <translation>počítá se…</translation>
    </message>
    <message>
        <source>Pays</source>
        <translation>Platí</translation>
    </message>
    <message>
        <source>Loses</source>
        <translation>Prohrává</translation>
    </message>
    <message>
        <source>{bets} such bets of one stake bring {average} stakes on average; about two times out of three the result lies no further than {spread} from that.</source>
        <translation>{bets} takových stejných sázek vynese v&#xa0;průměru {average} vkladu; asi dvakrát ze tří se výsledek neodchýlí víc než o&#xa0;{spread}.</translation>
    </message>
    <message>
        <source>{chance}, insured</source>
        <translation>{chance}, s&#xa0;pojištěním</translation>
    </message>
    <message>
        <source>Tie from 32 to 40</source>
        <translation>Shoda na 32 až 40</translation>
    </message>
    <message>
        <source>31 après</source>
        <translation>31 après</translation>
    </message>
    <message>
        <source>A win brings as much as a loss costs, and both come equally often; a tie from 32 to 40 costs nothing. What is left is the 31 après.</source>
        <translation>Výhra vynese tolik, kolik prohra stojí, a&#xa0;obě přicházejí stejně často; shoda na 32 až 40 nestojí nic. Zbývá 31 après.</translation>
    </message>
    <message>
        <source>There you choose: half back, or prison. A locked stake is worth {value} of itself, less than the half; whoever does what is better takes the half.</source>
        <translation>Tam si vyberete: polovinu zpět, nebo vězení. Vklad ve vězení má cenu {value} sebe sama, méně než polovina; kdo volí lépe, vezme si polovinu.</translation>
    </message>
    <message>
        <source>It takes half of the stake: {refait} × 1/2 = {share}. That is what the house keeps.</source>
        <translation>Vezme polovinu vkladu: {refait} × 1/2 = {share}. Tolik si nechá dům.</translation>
    </message>
    <message>
        <source>A win brings as much as a loss costs, both come equally often, and with the insurance the 31 après takes nothing. What is left is the premium, 1% of the stake.</source>
        <translation>Výhra vynese tolik, kolik prohra stojí, obě přicházejí stejně často a&#xa0;s&#xa0;pojištěním 31 après nevezme nic. Zbývá pojistné, 1&#xa0;% vkladu.</translation>
    </message>
    <message>
        <source>It is due on every coup, so the house keeps {share}.</source>
        <translation>Platí se při každém kole, dům si tedy nechá {share}.</translation>
    </message>
    <message>
        <source>It is due on every coup but a tie from 32 to 40: (1 − {tie}) × 1% = {share}. That is what the house keeps.</source>
        <translation>Platí se při každém kole kromě shody na 32 až 40: (1 − {tie}) × 1&#xa0;% = {share}. Tolik si nechá dům.</translation>
    </message>
    <message>
        <source>Without insurance it would keep {share}.</source>
        <translation>Bez pojištění by si nechal {share}.</translation>
    </message>
    <message>
        <source>Six full packs, every order of the cards: a row comes to 31 in {row} of all coups, both rows in {refait}. They tie from 32 to 40 in {tie}. What is left falls to either side alike, {win} each.</source>
        <translation>Šest plných balíčků, každé pořadí karet: jedna řada dá 31 v&#xa0;{row} všech kol, obě v&#xa0;{refait}. Shodují se na 32 až 40 v&#xa0;{tie}. Zbytek připadá oběma stranám stejně, každé {win}.</translation>
    </message>
    <message>
        <source>Your bank</source>
        <translation>Váš bank</translation>
    </message>
    <message>
        <source>Your round</source>
        <translation>Vaše kolo</translation>
    </message>
    <message>
        <source>pays {result} tokens, {price} for a dealt 31</source>
        <translation>platí {result} žetony, za rozdanou 31 {price}</translation>
    </message>
    <message>
        <source>A dealt 31 comes to both sides equally often and costs nobody anything in the long run. The banker lives on one rule: a punter over 31 pays at once, even where the banker goes over later. That happens in {over} of all rounds.</source>
        <translation>Rozdaná 31 přichází k&#xa0;oběma stranám stejně často a&#xa0;časem nikoho nic nestojí. Bankéř žije z&#xa0;jediného pravidla: pontér, který přetáhne, platí hned, i&#xa0;když potom přetáhne i&#xa0;bankéř. To se stane v&#xa0;{over} všech kol.</translation>
    </message>
    <message>
        <source>Where the punter stays he is ahead in {ahead}, level in {level} and behind in {behind} of all rounds: {tokens} × ({ahead} − {behind} − {over}) = {average} tokens a round for him.</source>
        <translation>Zůstane-li pontér stát, je napřed v&#xa0;{ahead} všech kol, na stejném v&#xa0;{level} a&#xa0;pozadu v&#xa0;{behind}: {tokens} × ({ahead} − {behind} − {over}) = {average} žetonu za kolo pro něj.</translation>
    </message>
    <message>
        <source>Reckoned from full packs, every order of the cards, both sides playing their best: a punter stays on {punter}, with an ace as eleven on {punter_soft}; the banker on {banker} and {banker_soft}.</source>
        <translation>Počítáno z&#xa0;plných balíčků, každé pořadí karet, obě strany hrají co nejlépe: pontér stojí na {punter}, s&#xa0;esem za jedenáct na {punter_soft}; bankéř na {banker} a&#xa0;{banker_soft}.</translation>
    </message>
    <message>
        <source>All this is against one punter; against the whole company ({punters}) a round brings {sum} tokens.</source>
        <translation>To vše platí proti jednomu pontérovi; proti celé společnosti ({punters}) vynese kolo {sum} žetonu.</translation>
    </message>
    <message>
        <source>{number} tokens</source>
        <translation>{number} žetonu</translation>
    </message>
    <message>
        <source>Nothing passes</source>
        <translation>Nic se neplatí</translation>
    </message>
    <message>
        <source>A round brings on average</source>
        <translation>Kolo vynese v&#xa0;průměru</translation>
    </message>
    <message>
        <source>The same in francs</source>
        <translation>Totéž ve francích</translation>
    </message>
    <message>
        <source>brings {tokens} tokens against each</source>
        <translation>vynese {tokens} žetonu proti každému</translation>
    </message>
    <message>
        <source>brings {tokens} tokens</source>
        <translation>vynese {tokens} žetonu</translation>
    </message>
    <message>
        <source>{rounds} such rounds bring {average} tokens on average; about two times out of three the result lies no further than {spread} from that.</source>
        <translation>{rounds} takových kol vynese v&#xa0;průměru {average} žetonu; asi dvakrát ze tří se výsledek neodchýlí víc než o&#xa0;{spread}.</translation>
    </message>
</context>
<context>
    <name>_Counted</name>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n žeton</numerusform>
            <numerusform>%n žetony</numerusform>
            <numerusform>%n žetonů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n kolo</numerusform>
            <numerusform>%n kola</numerusform>
            <numerusform>%n kol</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Plurals</name>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n číslo</numerusform>
            <numerusform>%n čísla</numerusform>
            <numerusform>%n čísel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n kus</numerusform>
            <numerusform>%n kusy</numerusform>
            <numerusform>%n kusů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spin(s)</source>
        <translation>
            <numerusform>%n hra</numerusform>
            <numerusform>%n hry</numerusform>
            <numerusform>%n her</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n chyba</numerusform>
            <numerusform>%n chyby</numerusform>
            <numerusform>%n chyb</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bet(s)</source>
        <translation>
            <numerusform>%n sázka</numerusform>
            <numerusform>%n sázky</numerusform>
            <numerusform>%n sázek</numerusform>
        </translation>
    </message>
</context>
</TS>
