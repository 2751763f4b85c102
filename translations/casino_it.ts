<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About the casino</source>
        <translation>Informazioni sul casinò</translation>
    </message>
    <message>
        <source>Casino Qt {version}, with Qt {qt}</source>
        <translation>Casino Qt {version}, con Qt {qt}</translation>
    </message>
    <message>
        <source>Play money only: it has no value, and nothing can be bought or won.</source>
        <translation>Solo denaro fittizio: non ha valore, e nulla si può comprare o vincere.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. No warranty.</source>
        <translation>Software libero con licenza GNU General Public License, versione 3 o successiva. Senza garanzia.</translation>
    </message>
    <message>
        <source>The house thanks:</source>
        <translation>La casa ringrazia:</translation>
    </message>
    <message>
        <source>Qt and PySide6 (GNU Lesser General Public License, version 3)</source>
        <translation>Qt e PySide6 (GNU Lesser General Public License, versione 3)</translation>
    </message>
    <message>
        <source>Playfair Display, by Claus Eggers Sørensen (SIL Open Font License 1.1)</source>
        <translation>Playfair Display, di Claus Eggers Sørensen (SIL Open Font License 1.1)</translation>
    </message>
    <message>
        <source>Cormorant Garamond, by Christian Thalmann (SIL Open Font License 1.1)</source>
        <translation>Cormorant Garamond, di Christian Thalmann (SIL Open Font License 1.1)</translation>
    </message>
    <message>
        <source>Jost, by Owen Earl (SIL Open Font License 1.1)</source>
        <translation>Jost, di Owen Earl (SIL Open Font License 1.1)</translation>
    </message>
    <message>
        <source>Python, NumPy, pyqtgraph, SQLite and all the others in the list of licences</source>
        <translation>Python, NumPy, pyqtgraph, SQLite e tutti gli altri nell’elenco delle licenze</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licenze…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>AgreementSheet</name>
    <message>
        <source>A hand is played for {stake}, a dealt 31 is worth {price}. Whoever banks must be able to pay {cover}; your purse holds {purse}.</source>
        <translation>Una mano si gioca per {stake}, un 31 servito vale {price}. Chi tiene il banco deve poter pagare {cover}; la sua borsa ha {purse}.</translation>
    </message>
    <message>
        <source>Your purse could not cover the bank.</source>
        <translation>La sua borsa non coprirebbe il banco.</translation>
    </message>
    <message>
        <source>The agreement</source>
        <translation>L’accordo</translation>
    </message>
    <message>
        <source>Whoever comes nearer to 31 than the banker wins two tokens; with less than he has, or over 31, he loses two.</source>
        <translation>Chi arriva più vicino a 31 del banchiere vince due gettoni; chi ha meno di lui, o supera 31, ne perde due.</translation>
    </message>
    <message>
        <source>Before the first card all agree what they play for. The tokens are equal for all.</source>
        <translation>Prima della prima carta tutti convengono per che cosa si gioca. Il gettone è uguale per tutti.</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>D’accordo</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Lasciare com’è</translation>
    </message>
</context>
<context>
    <name>AnnouncingLine</name>
    <message>
        <source>17 and neighbours by 5</source>
        <comment>an announced bet as an example, for the roulette</comment>
        <translation>17 e vicini da 5</translation>
    </message>
    <message>
        <source>Say a bet as at the table (/); a piece is the chip you have chosen</source>
        <translation>Annunci come al tavolo (/); un pezzo vale la fiche scelta</translation>
    </message>
</context>
<context>
    <name>AsNumbers</name>
    <message numerus="yes">
        <source>%n line(s) copied</source>
        <translation>
            <numerusform>%n riga copiata</numerusform>
            <numerusform>%n righe copiate</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BettingPage</name>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>U</source>
        <comment>shortcut: Undo</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Ritira</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>R</source>
        <comment>shortcut: Repeat</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Raddoppia</translation>
    </message>
    <message>
        <source>B</source>
        <comment>shortcut: Double</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>E</source>
        <comment>shortcut: Clear</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>Non è stato annullato nulla.</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Annulla l’ultima mossa</translation>
    </message>
    <message>
        <source>Take back all that is free</source>
        <translation>Riprendi tutto ciò che è libero</translation>
    </message>
    <message>
        <source>Lay the last bets again</source>
        <translation>Rimetti le ultime puntate</translation>
    </message>
    <message>
        <source>Lay each stake once more</source>
        <translation>Aggiungi a ogni puntata altrettanto</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Non c’è nulla da annullare.</translation>
    </message>
    <message>
        <source>Take back: {move}</source>
        <translation>Annulla: {move}</translation>
    </message>
    <message>
        <source>Nothing free lies on the cloth.</source>
        <translation>Sul tappeto non c’è nulla di libero.</translation>
    </message>
    <message>
        <source>There is nothing to lay again.</source>
        <translation>Non c’è nulla da ripetere.</translation>
    </message>
    <message>
        <source>No stake lies on the cloth.</source>
        <translation>Sul tappeto non c’è alcuna puntata.</translation>
    </message>
</context>
<context>
    <name>Blackjack</name>
    <message>
        <source>bet on box {spot}</source>
        <translation>puntata sulla casella {spot}</translation>
    </message>
    <message>
        <source>taking back from box {spot}</source>
        <translation>ritiro dalla casella {spot}</translation>
    </message>
    <message>
        <source>clearing the boxes</source>
        <translation>ritiro da tutte le caselle</translation>
    </message>
    <message>
        <source>repeated bets</source>
        <translation>puntate ripetute</translation>
    </message>
    <message>
        <source>doubled bets</source>
        <translation>puntate raddoppiate</translation>
    </message>
</context>
<context>
    <name>BlackjackPage</name>
    <message>
        <source>min {least} · max {most} · six packs</source>
        <translation>min. {least} · max. {most} · sei mazzi</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>The seal of this shoe</source>
        <translation>Il sigillo di questo sabot</translation>
    </message>
    <message>
        <source>The order of the cards was fixed before the first bet. This is its seal, SHA-256:</source>
        <translation>L’ordine delle carte era fissato prima della prima puntata. Questo è il suo sigillo, SHA-256:</translation>
    </message>
    <message>
        <source>The seed of the shoe before, now that it is over:</source>
        <translation>Il seme del sabot precedente, ora che è finito:</translation>
    </message>
    <message>
        <source>The croupier is at work.</source>
        <translation>Il croupier è al lavoro.</translation>
    </message>
    <message>
        <source>D</source>
        <comment>shortcut: Deal</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Gioca il colpo</translation>
    </message>
    <message>
        <source>No more bets: every box gets two cards</source>
        <translation>Nulla va più: ogni casella riceve due carte</translation>
    </message>
    <message>
        <source>Next coup</source>
        <translation>Prossimo colpo</translation>
    </message>
    <message>
        <source>Watch a coup without a stake</source>
        <translation>Guarda un colpo senza puntare</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>C</source>
        <comment>shortcut: Card</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>One more card</source>
        <translation>Un’altra carta</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Sto</translation>
    </message>
    <message>
        <source>No more cards for this hand</source>
        <translation>Basta carte per questa mano</translation>
    </message>
    <message>
        <source>Double the stake for exactly one more card</source>
        <translation>Raddoppiare la puntata per una sola altra carta</translation>
    </message>
    <message>
        <source>B</source>
        <comment>shortcut: Double the hand</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>Make two hands of the pair, the same stake on each</source>
        <translation>Fare due mani della coppia, la stessa puntata su ciascuna</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Divisione</translation>
    </message>
    <message>
        <source>P</source>
        <comment>shortcut: Split</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>Give the hand up for half of the stake</source>
        <translation>Arrendersi per metà della puntata</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Resa</translation>
    </message>
    <message>
        <source>Lay as much as the house takes against the croupier&apos;s blackjack</source>
        <translation>Mettere quanto la casa accetta contro il blackjack del croupier</translation>
    </message>
    <message>
        <source>Insure</source>
        <translation>Assicurare</translation>
    </message>
    <message>
        <source>I</source>
        <comment>shortcut: Insure</comment>
        <translation>I</translation>
    </message>
    <message>
        <source>S</source>
        <comment>shortcut: Stand</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>N</source>
        <comment>shortcut: Surrender</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>Double</source>
        <comment>a decision about a hand</comment>
        <translation>Raddoppio</translation>
    </message>
    <message>
        <source>The card drawn by mistake becomes yours</source>
        <translation>La carta estratta per errore diventa sua</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Prenderla</translation>
    </message>
    <message>
        <source>The next box is asked whether it wants the card</source>
        <translation>Si chiede alla casella seguente se vuole la carta</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Rifiutarla</translation>
    </message>
    <message>
        <source>Add {sum}</source>
        <translation>Aggiungi {sum}</translation>
    </message>
    <message>
        <source>Follow the holder of the box</source>
        <translation>Seguire il titolare della casella</translation>
    </message>
    <message>
        <source>Your stake rides on as it is</source>
        <translation>La sua puntata resta com’è</translation>
    </message>
    <message>
        <source>Add nothing</source>
        <translation>Lascia così</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>No more insurance</source>
        <translation>Basta assicurazioni</translation>
    </message>
    <message>
        <source>Insurance? Lay it on the band before your boxes, or let the others go on.</source>
        <translation>Assicurazione? La metta sulla fascia davanti alle sue caselle, o lasci continuare gli altri.</translation>
    </message>
    <message>
        <source>{name} raises: does your stake follow?</source>
        <translation>{name} rilancia: la sua puntata segue?</translation>
    </message>
    <message>
        <source>First the card drawn by mistake must find its place.</source>
        <translation>Prima deve trovare posto la carta estratta per errore.</translation>
    </message>
    <message>
        <source>Another guest holds this box and decides.</source>
        <translation>Un altro ospite è titolare di questa casella e decide.</translation>
    </message>
    <message>
        <source>It is another guest&apos;s turn.</source>
        <translation>Tocca a un altro ospite.</translation>
    </message>
    <message>
        <source>All that may be insured is insured.</source>
        <translation>Tutto ciò che si può assicurare è assicurato.</translation>
    </message>
    <message>
        <source>There is insurance only while the croupier&apos;s one card is an ace.</source>
        <translation>Ci si assicura solo finché l’unica carta del croupier è un asso.</translation>
    </message>
    <message>
        <source>Box {box}: lay {sum} against the croupier&apos;s blackjack</source>
        <translation>Casella {box}: mettere {sum} contro il blackjack del croupier</translation>
    </message>
    <message>
        <source>Raise it by {sum}</source>
        <translation>Alzarla di {sum}</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lasciarla</translation>
    </message>
    <message>
        <source>The insurance</source>
        <translation>L’assicurazione</translation>
    </message>
    <message>
        <source>The stake grows: the insurance may grow with it, in the same move.</source>
        <translation>La puntata cresce: l’assicurazione può crescere con essa, con la stessa mossa.</translation>
    </message>
</context>
<context>
    <name>BlackjackScene</name>
    <message>
        <source>Blackjack table</source>
        <translation>Tavolo di blackjack</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>Box {box}, hand {hand}: {cards}, {total}</source>
        <translation>Casella {box}, mano {hand}: {cards}, {total}</translation>
    </message>
    <message>
        <source>Box {box}: {cards}, {total}</source>
        <translation>Casella {box}: {cards}, {total}</translation>
    </message>
    <message>
        <source>Croupier: {cards}, {total}</source>
        <translation>Croupier: {cards}, {total}</translation>
    </message>
    <message>
        <source>Box {box}</source>
        <translation>Casella {box}</translation>
    </message>
    <message>
        <source>held by {name}</source>
        <translation>titolare: {name}</translation>
    </message>
    <message>
        <source>your stake {sum}</source>
        <translation>la sua puntata {sum}</translation>
    </message>
    <message>
        <source>other bettors: {count}</source>
        <translation>altri giocatori: {count}</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libera</translation>
    </message>
    <message>
        <source>Insure box {box}, up to {sum}</source>
        <translation>Assicurare la casella {box}, fino a {sum}</translation>
    </message>
    <message>
        <source>Box {box}: {sum}. Why?</source>
        <translation>Casella {box}: {sum}. Perché?</translation>
    </message>
    <message>
        <source>The card on offer: take it for box {box}</source>
        <translation>La carta offerta: prenderla per la casella {box}</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Caselle</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mani</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Assicurazione</translation>
    </message>
    <message>
        <source>What the coup brought</source>
        <translation>L’esito del colpo</translation>
    </message>
</context>
<context>
    <name>BoardSheet</name>
    <message>
        <source>The boards as numbers</source>
        <translation>I tabelloni in cifre</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>rouge and couleur win</source>
        <translation>rosso e colore vincono</translation>
    </message>
    <message>
        <source>rouge wins, couleur loses</source>
        <translation>rosso vince, colore perde</translation>
    </message>
    <message>
        <source>rouge and couleur lose</source>
        <translation>rosso e colore perdono</translation>
    </message>
    <message>
        <source>rouge loses, couleur wins</source>
        <translation>rosso perde, colore vince</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>pari</translation>
    </message>
    <message>
        <source>refait: 31 après</source>
        <translation>refait: 31 après</translation>
    </message>
    <message>
        <source>void: the cards ran out</source>
        <translation>nullo: carte finite</translation>
    </message>
    <message>
        <source>croupier: blackjack</source>
        <translation>croupier: blackjack</translation>
    </message>
    <message>
        <source>croupier {total}, bust</source>
        <translation>croupier {total}, sballa</translation>
    </message>
    <message>
        <source>croupier {total}</source>
        <translation>croupier {total}</translation>
    </message>
    <message>
        <source>As banker</source>
        <translation>Da banchiere</translation>
    </message>
    <message>
        <source>As punter</source>
        <translation>Da puntatore</translation>
    </message>
    <message>
        <source>{name}: {cards}, {total}</source>
        <translation>{name}: {cards}, {total}</translation>
    </message>
    <message>
        <source>The disk is full: {file} was not written.</source>
        <translation>Il disco è pieno: {file} non è stato scritto.</translation>
    </message>
    <message>
        <source>{file} cannot be written: the place is protected or the disk does not answer.</source>
        <translation>{file} non può essere scritto: il luogo è protetto o il disco non risponde.</translation>
    </message>
</context>
<context>
    <name>BookSheet</name>
    <message>
        <source>No round is shown.</source>
        <translation>Non è mostrato alcun colpo.</translation>
    </message>
    <message>
        <source>{rounds}, staked {staked}, result {net}</source>
        <translation>{rounds}, puntato {staked}, risultato {net}</translation>
    </message>
    <message>
        <source>The book of the house</source>
        <translation>Il registro della casa</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>The marked round again on its table, step by step</source>
        <translation>Il colpo segnato, rivisto al suo tavolo passo per passo</translation>
    </message>
    <message>
        <source>Open a script…</source>
        <translation>Apri uno script…</translation>
    </message>
    <message>
        <source>Replay a table script from a file</source>
        <translation>Rivedere uno script di tavolo da un file</translation>
    </message>
    <message>
        <source>Look at the round</source>
        <translation>Guarda il colpo</translation>
    </message>
    <message>
        <source>Cards, stakes and result of the marked round</source>
        <translation>Carte, puntate e risultato del colpo segnato</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Table script, CSV or picture</source>
        <translation>Script di tavolo, CSV o immagine</translation>
    </message>
    <message>
        <source>Check it yourself…</source>
        <translation>Verifichi lei…</translation>
    </message>
    <message>
        <source>Seal and seed of the sitting, and how they are compared</source>
        <translation>Sigillo e seme della seduta, e come confrontarli</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistiche…</translation>
    </message>
    <message>
        <source>What has been played, beside what was to be expected</source>
        <translation>Ciò che si è giocato, accanto a ciò che era da attendersi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Colpi</translation>
    </message>
    <message>
        <source>No round is like that.</source>
        <translation>Nessun colpo è così.</translation>
    </message>
    <message>
        <source>Open a table script</source>
        <translation>Apri uno script di tavolo</translation>
    </message>
    <message>
        <source>No round has been played yet.</source>
        <translation>Non si è ancora giocato alcun colpo.</translation>
    </message>
</context>
<context>
    <name>Cashier</name>
    <message>
        <source>You have no such chips in the purse.</source>
        <translation>Non ha fiche di questo taglio nella borsa.</translation>
    </message>
    <message>
        <source>There is not enough cash for that.</source>
        <translation>I contanti non bastano.</translation>
    </message>
    <message>
        <source>These are the same chips already.</source>
        <translation>Sono già le stesse fiche.</translation>
    </message>
    <message>
        <source>There are no smaller chips than these.</source>
        <translation>Non esistono fiche più piccole.</translation>
    </message>
    <message>
        <source>There are no larger plaques than these.</source>
        <translation>Non esistono placche più grandi.</translation>
    </message>
    <message>
        <source>These are too few for one larger piece.</source>
        <translation>Sono troppo poche per un solo pezzo più grande.</translation>
    </message>
    <message>
        <source>The purse cannot be made up of fewer pieces.</source>
        <translation>La borsa non può stare in meno pezzi.</translation>
    </message>
    <message>
        <source>Today&apos;s allowance has been taken; tomorrow there is another.</source>
        <translation>L’assegno di oggi è già stato preso; domani ce n’è un altro.</translation>
    </message>
    <message>
        <source>A new purse is for those who have nothing left, neither cash nor chips nor stakes.</source>
        <translation>Una nuova borsa è per chi non ha più nulla, né contanti né fiche né puntate.</translation>
    </message>
    <message>
        <source>Purse from the house</source>
        <translation>Borsa dalla casa</translation>
    </message>
    <message>
        <source>Daily allowance</source>
        <translation>Assegno del giorno</translation>
    </message>
    <message>
        <source>Chips bought</source>
        <translation>Fiche comprate</translation>
    </message>
    <message>
        <source>Chips sold</source>
        <translation>Fiche vendute</translation>
    </message>
</context>
<context>
    <name>CashierSheet</name>
    <message>
        <source>Chips bought for {amount}.</source>
        <translation>Fiche comprate per {amount}.</translation>
    </message>
    <message>
        <source>Bought {pieces} for {amount}.</source>
        <translation>Comprato {pieces} per {amount}.</translation>
    </message>
    <message>
        <source>Sold {pieces} for {amount}.</source>
        <translation>Venduto {pieces} per {amount}.</translation>
    </message>
    <message>
        <source>The whole purse sold for {amount}.</source>
        <translation>Venduta tutta la borsa per {amount}.</translation>
    </message>
    <message>
        <source>Changed {given} for {taken}.</source>
        <translation>Cambiato {given} con {taken}.</translation>
    </message>
    <message>
        <source>Pieces in the purse: {before} before, {after} now.</source>
        <translation>Pezzi nella borsa: prima {before}, ora {after}.</translation>
    </message>
    <message>
        <source>Today&apos;s allowance: {amount} in cash.</source>
        <translation>Assegno di oggi: {amount} in contanti.</translation>
    </message>
    <message>
        <source>A new purse: {amount} in chips.</source>
        <translation>Una nuova borsa: {amount} in fiche.</translation>
    </message>
    <message>
        <source>Taken today; tomorrow there is another.</source>
        <translation>Già preso oggi; domani ce n’è un altro.</translation>
    </message>
    <message numerus="yes">
        <source>%n purse(s)</source>
        <translation>
            <numerusform>%n borsa</numerusform>
            <numerusform>%n borse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n allowance(s)</source>
        <translation>
            <numerusform>%n assegno</numerusform>
            <numerusform>%n assegni</numerusform>
        </translation>
    </message>
    <message>
        <source>From the house, and from tables</source>
        <translation>Dalla casa e dai tavoli</translation>
    </message>
    <message>
        <source>Lately</source>
        <translation>Di recente</translation>
    </message>
    <message>
        <source>At the counter: pieces of {value}</source>
        <translation>Al banco: pezzi da {value}</translation>
    </message>
    <message>
        <source>In your purse: {count} of {value}</source>
        <translation>Nella sua borsa: {count} da {value}</translation>
    </message>
    <message>
        <source>At the counter</source>
        <translation>Al banco</translation>
    </message>
    <message>
        <source>In your purse: {amount}</source>
        <translation>Nella sua borsa: {amount}</translation>
    </message>
    <message>
        <source>Your cash</source>
        <translation>Contanti</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>La cassa</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>Pieces at a time</source>
        <translation>Pezzi alla volta</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Compra</translation>
    </message>
    <message>
        <source>B</source>
        <comment>shortcut: Buy</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>Pieces of the lit column for cash</source>
        <translation>Pezzi della colonna illuminata per contanti</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Vendi</translation>
    </message>
    <message>
        <source>S</source>
        <comment>shortcut: Sell</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>Pieces of the lit column back for cash</source>
        <translation>Rende pezzi della colonna illuminata per contanti</translation>
    </message>
    <message>
        <source>Result at all tables</source>
        <translation>Risultato a tutti i tavoli</translation>
    </message>
    <message>
        <source>Drag pieces between counter, purse and cash, or use the buttons.</source>
        <translation>Trascini i pezzi fra banco, borsa e contanti, o usi i pulsanti.</translation>
    </message>
    <message>
        <source>Change down</source>
        <translation>Spezza</translation>
    </message>
    <message>
        <source>Pieces of the lit column for smaller ones</source>
        <translation>Pezzi della colonna illuminata per altri più piccoli</translation>
    </message>
    <message>
        <source>Change up</source>
        <translation>Accorpa</translation>
    </message>
    <message>
        <source>Pieces of the lit column for larger ones</source>
        <translation>Pezzi della colonna illuminata per altri più grandi</translation>
    </message>
    <message>
        <source>All cash into chips</source>
        <translation>Tutto in fiche</translation>
    </message>
    <message>
        <source>C</source>
        <comment>shortcut: All cash into chips</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>All chips into cash</source>
        <translation>Tutto in contanti</translation>
    </message>
    <message>
        <source>V</source>
        <comment>shortcut: All chips into cash</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>Colour up</source>
        <translation>Accorpa tutto</translation>
    </message>
    <message>
        <source>U</source>
        <comment>shortcut: Colour up</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>The whole purse in the fewest pieces</source>
        <translation>Tutta la borsa nel minor numero di pezzi</translation>
    </message>
    <message>
        <source>Daily allowance: {amount}</source>
        <translation>Assegno del giorno: {amount}</translation>
    </message>
    <message>
        <source>D</source>
        <comment>shortcut: Daily allowance</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>In cash, once each day, for whoever asks; it stands in the account</source>
        <translation>In contanti, una volta al giorno, per chi lo chiede; resta scritto nel conto</translation>
    </message>
    <message>
        <source>New purse: {amount}</source>
        <translation>Nuova borsa: {amount}</translation>
    </message>
    <message>
        <source>N</source>
        <comment>shortcut: New purse</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>In chips, for who has nothing left; it stands in the account</source>
        <translation>In fiche, per chi non ha più nulla; resta scritto nel conto</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Come funziona</translation>
    </message>
    <message>
        <source>The page of the house rules about the cashier</source>
        <translation>La pagina del regolamento sulla cassa</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Play money: it has no value, cannot be bought, and is never paid out.</source>
        <translation>Denaro fittizio: non ha valore, non si compra e non viene mai pagato.</translation>
    </message>
</context>
<context>
    <name>Chat</name>
    <message>
        <source>There, you see!</source>
        <translation>Ecco, visto?</translation>
    </message>
    <message>
        <source>I dreamt of it last night.</source>
        <translation>L’ho sognato stanotte.</translation>
    </message>
    <message>
        <source>Don&apos;t touch them, let me look a little longer.</source>
        <translation>Non le tocchi, me le lasci guardare ancora un po’.</translation>
    </message>
    <message>
        <source>That was the very card.</source>
        <translation>Era proprio quella la carta.</translation>
    </message>
    <message>
        <source>Who dares, wins.</source>
        <translation>La fortuna aiuta gli audaci.</translation>
    </message>
    <message>
        <source>Let the bank beat that.</source>
        <translation>Il banco faccia di meglio.</translation>
    </message>
    <message>
        <source>I knew it.</source>
        <translation>Lo sapevo.</translation>
    </message>
    <message>
        <source>One card too many, as always.</source>
        <translation>Una carta di troppo, come sempre.</translation>
    </message>
    <message>
        <source>Nobody look at me, please.</source>
        <translation>Nessuno mi guardi, per favore.</translation>
    </message>
    <message>
        <source>Much obliged to the bank!</source>
        <translation>Molto obbligato al banco!</translation>
    </message>
    <message>
        <source>The bank is in a generous mood.</source>
        <translation>Il banco è di umore generoso.</translation>
    </message>
    <message>
        <source>Patience is paid after all.</source>
        <translation>La pazienza alla fine paga.</translation>
    </message>
    <message>
        <source>The evening is long.</source>
        <translation>La serata è lunga.</translation>
    </message>
    <message>
        <source>I shall remember this hand.</source>
        <translation>Questa mano me la ricorderò.</translation>
    </message>
    <message>
        <source>By a hair!</source>
        <translation>Per un pelo!</translation>
    </message>
    <message>
        <source>The bank always finds its card.</source>
        <translation>Il banco trova sempre la sua carta.</translation>
    </message>
    <message>
        <source>While I deal, nobody leaves.</source>
        <translation>Finché do io le carte, nessuno se ne va.</translation>
    </message>
    <message>
        <source>It is only tokens.</source>
        <translation>Sono soltanto gettoni.</translation>
    </message>
    <message>
        <source>Thank you, thank you.</source>
        <translation>Grazie, grazie.</translation>
    </message>
    <message>
        <source>I shall order another coffee.</source>
        <translation>Ordinerò un altro caffè.</translation>
    </message>
    <message>
        <source>So there is justice.</source>
        <translation>Allora c’è giustizia.</translation>
    </message>
    <message>
        <source>We part as friends.</source>
        <translation>Ci lasciamo da amici.</translation>
    </message>
    <message>
        <source>All that for nothing.</source>
        <translation>Tutto questo per niente.</translation>
    </message>
    <message>
        <source>Paid with cards, and with a fright.</source>
        <translation>Pagato in carte, e in spavento.</translation>
    </message>
    <message>
        <source>Now tremble, my friends.</source>
        <translation>E adesso tremate, amici.</translation>
    </message>
    <message>
        <source>The bank, to me? Well then.</source>
        <translation>Il banco, a me? E sia.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>That is no key a command can lie on.</source>
        <translation>Quel tasto non può servire a un comando.</translation>
    </message>
    <message>
        <source>{key} has a work of its own everywhere.</source>
        <translation>{key} ha ovunque una sua funzione.</translation>
    </message>
    <message>
        <source>{key} is taken: {command}.</source>
        <translation>{key} è già occupato: {command}.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regolamento della casa</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>The book of your rounds</source>
        <translation>Il registro dei suoi colpi</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>Cassa</translation>
    </message>
    <message>
        <source>No sound, and sound again</source>
        <translation>Togliere il suono, rimetterlo</translation>
    </message>
    <message>
        <source>How things stand: said, and shown</source>
        <translation>La situazione: detta e mostrata</translation>
    </message>
    <message>
        <source>The last call and result once more</source>
        <translation>Ancora l’ultimo annuncio e l’ultimo esito</translation>
    </message>
    <message>
        <source>The keys that are heard here</source>
        <translation>I tasti che valgono qui</translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation>Schermo intero, e ritorno</translation>
    </message>
    <message>
        <source>Salon and tables larger</source>
        <translation>Salone e tavoli più grandi</translation>
    </message>
    <message>
        <source>Salon and tables smaller</source>
        <translation>Salone e tavoli più piccoli</translation>
    </message>
    <message>
        <source>All of it in the window, and large again</source>
        <translation>Tutto nella finestra, e di nuovo in grande</translation>
    </message>
    <message>
        <source>Another part of it, where it is larger than the window</source>
        <translation>Un’altra parte, quando non sta tutto nella finestra</translation>
    </message>
    <message>
        <source>From door to door</source>
        <translation>Da una porta all’altra</translation>
    </message>
    <message>
        <source>Go in</source>
        <translation>Entrare</translation>
    </message>
    <message>
        <source>Back to the salon</source>
        <translation>Ritorno al salone</translation>
    </message>
    <message>
        <source>Hurry: show the end at once</source>
        <translation>Affrettare: mostrare subito la fine</translation>
    </message>
    <message>
        <source>What is this bet worth?</source>
        <translation>Quanto vale questa puntata?</translation>
    </message>
    <message>
        <source>What does this call mean?</source>
        <translation>Che cosa significa questo annuncio?</translation>
    </message>
    <message>
        <source>In practice: a hint</source>
        <translation>In allenamento: un consiglio</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Annullare l’ultima mossa</translation>
    </message>
    <message>
        <source>Take back all that is free</source>
        <translation>Riprendere tutto ciò che è libero</translation>
    </message>
    <message>
        <source>Lay the last bets again</source>
        <translation>Rimettere le ultime puntate</translation>
    </message>
    <message>
        <source>Lay each stake once more</source>
        <translation>Aggiungere a ogni puntata altrettanto</translation>
    </message>
    <message>
        <source>Undo, as everywhere</source>
        <translation>Annullare, come ovunque</translation>
    </message>
    <message>
        <source>Do again what was undone</source>
        <translation>Rifare ciò che è stato annullato</translation>
    </message>
    <message>
        <source>Choose a chip of the tray</source>
        <translation>Scegliere una fiche del vassoio</translation>
    </message>
    <message>
        <source>Take back what lies there</source>
        <translation>Ritirare ciò che sta lì</translation>
    </message>
    <message>
        <source>Cut the cards</source>
        <translation>Tagliare le carte</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Dare le carte</translation>
    </message>
    <message>
        <source>Say a bet in words</source>
        <translation>Annunciare una puntata</translation>
    </message>
    <message>
        <source>Insure against 31 après</source>
        <translation>Assicurarsi contro il 31 après</translation>
    </message>
    <message>
        <source>Throw the ball, and close the betting</source>
        <translation>Lanciare la pallina, poi chiudere le puntate</translation>
    </message>
    <message>
        <source>Next board</source>
        <translation>Tabellone seguente</translation>
    </message>
    <message>
        <source>The boards as numbers, and back</source>
        <translation>I tabelloni in cifre, e ritorno</translation>
    </message>
    <message>
        <source>Kept layouts</source>
        <translation>Schemi conservati</translation>
    </message>
    <message>
        <source>What lies on the cloth, as a whole</source>
        <translation>Tutto ciò che è sul tappeto</translation>
    </message>
    <message>
        <source>More neighbours, fewer</source>
        <translation>Più vicini, meno</translation>
    </message>
    <message>
        <source>Deal, or let the banker deal</source>
        <translation>Dare le carte, o lasciarle dare al banchiere</translation>
    </message>
    <message>
        <source>Buy one more card</source>
        <translation>Comprare un’altra carta</translation>
    </message>
    <message>
        <source>Enough; with the bank: on your own cards</source>
        <translation>Basta; col banco: con le sue</translation>
    </message>
    <message>
        <source>Lay the next card of your deal</source>
        <translation>Dare la carta seguente</translation>
    </message>
    <message>
        <source>Lay the rest of the deal</source>
        <translation>Dare il resto delle carte</translation>
    </message>
    <message>
        <source>One more card, or yes</source>
        <translation>Un’altra carta, o «sì»</translation>
    </message>
    <message>
        <source>Stand, or no</source>
        <translation>Stare, o «no»</translation>
    </message>
    <message>
        <source>Double the hand</source>
        <translation>Raddoppiare la mano</translation>
    </message>
    <message>
        <source>Split the pair</source>
        <translation>Dividere la coppia</translation>
    </message>
    <message>
        <source>Surrender for half</source>
        <translation>Arrendersi per metà</translation>
    </message>
    <message>
        <source>Insure</source>
        <translation>Assicurare</translation>
    </message>
    <message>
        <source>From place to place</source>
        <translation>Da un posto all’altro</translation>
    </message>
    <message>
        <source>Lay the chip, or do what the place is for</source>
        <translation>Mettere la fiche, o fare ciò che il posto consente</translation>
    </message>
    <message>
        <source>The next place, and on to the buttons</source>
        <translation>Il posto seguente, poi i pulsanti</translation>
    </message>
    <message>
        <source>Let the steps follow each other, or stop</source>
        <translation>Lasciare che i passi si susseguano, o fermarli</translation>
    </message>
    <message>
        <source>One step back, forward</source>
        <translation>Un passo indietro, avanti</translation>
    </message>
    <message>
        <source>To the start, to the end</source>
        <translation>All’inizio, alla fine</translation>
    </message>
    <message>
        <source>Slower, faster</source>
        <translation>Più lento, più veloce</translation>
    </message>
    <message>
        <source>Continue differently from here</source>
        <translation>Continuare diversamente da qui</translation>
    </message>
    <message>
        <source>Close the replay</source>
        <translation>Chiudere la replica</translation>
    </message>
    <message>
        <source>Buy chips</source>
        <translation>Comprare fiche</translation>
    </message>
    <message>
        <source>Sell chips</source>
        <translation>Vendere fiche</translation>
    </message>
    <message>
        <source>All cash into chips</source>
        <translation>Tutto in fiche</translation>
    </message>
    <message>
        <source>All chips into cash</source>
        <translation>Tutto in contanti</translation>
    </message>
    <message>
        <source>Colour up</source>
        <translation>Accorpa tutto</translation>
    </message>
    <message>
        <source>The day&apos;s allowance</source>
        <translation>L’assegno del giorno</translation>
    </message>
    <message>
        <source>A new purse</source>
        <translation>Una nuova borsa</translation>
    </message>
    <message>
        <source>Change down, change up</source>
        <translation>Spezzare, accorpare</translation>
    </message>
    <message>
        <source>Away from the counter</source>
        <translation>Lasciare la cassa</translation>
    </message>
    <message>
        <source>On to the next choice or button</source>
        <translation>Alla scelta o al pulsante seguente</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Scegliere</translation>
    </message>
    <message>
        <source>Press the button</source>
        <translation>Premere il pulsante</translation>
    </message>
    <message>
        <source>A drawing as numbers, and back</source>
        <translation>Un disegno in cifre, e ritorno</translation>
    </message>
    <message>
        <source>The second drawing as numbers, and back</source>
        <translation>Il secondo disegno in cifre, e ritorno</translation>
    </message>
    <message>
        <source>Lay the sheet away</source>
        <translation>Chiudere la finestra</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Ovunque</translation>
    </message>
    <message>
        <source>In the salon</source>
        <translation>Nel salone</translation>
    </message>
    <message>
        <source>At every table</source>
        <translation>A ogni tavolo</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Puntate</translation>
    </message>
    <message>
        <source>Trente et quarante</source>
        <translation>Trente et quarante</translation>
    </message>
    <message>
        <source>Roulette</source>
        <translation>Roulette</translation>
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
        <translation>Sul tappeto</translation>
    </message>
    <message>
        <source>A replay</source>
        <translation>Una replica</translation>
    </message>
    <message>
        <source>At the cashier&apos;s</source>
        <translation>Alla cassa</translation>
    </message>
    <message>
        <source>In a sheet</source>
        <translation>In una finestra</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>a key</comment>
        <translation>Canc</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>a key</comment>
        <translation>Maiusc</translation>
    </message>
    <message>
        <source>Hints are given in practice only.</source>
        <translation>I consigli si danno solo in allenamento.</translation>
    </message>
    <message>
        <source>The book of your errors is open in practice only.</source>
        <translation>Il registro dei suoi errori si apre solo in allenamento.</translation>
    </message>
    <message>
        <source>A new purse is for whoever has nothing left.</source>
        <translation>Una nuova borsa si dà solo a chi non ha più nulla.</translation>
    </message>
    <message>
        <source>What is taken back is what lies where the keyboard is.</source>
        <translation>Si ritira ciò che sta dove si trova la tastiera.</translation>
    </message>
    <message>
        <source>What is insured is the stake on the chance where the keyboard is.</source>
        <translation>Si assicura la puntata della sorte dove si trova la tastiera.</translation>
    </message>
    <message>
        <source>Not now – {command}</source>
        <translation>Non ora – {command}</translation>
    </message>
</context>
<context>
    <name>Croupier</name>
    <message>
        <source>Place your bets, please</source>
        <translation>Signori, fate il vostro gioco</translation>
    </message>
    <message>
        <source>The bets are made</source>
        <translation>I giochi sono fatti</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Nulla va più</translation>
    </message>
    <message>
        <source>Too late, that does not play</source>
        <translation>Troppo tardi, non gioca</translation>
    </message>
    <message>
        <source>Who will cut, please?</source>
        <translation>Signori, al taglio</translation>
    </message>
    <message>
        <source>The five cards</source>
        <translation>Signori, le cinque carte</translation>
    </message>
    <message>
        <source>{a}</source>
        <translation>{a}</translation>
    </message>
    <message>
        <source>Red wins, and colour</source>
        <translation>Vince il rosso e il colore</translation>
    </message>
    <message>
        <source>Red wins, colour loses</source>
        <translation>Vince il rosso, il colore perde</translation>
    </message>
    <message>
        <source>Red loses, and colour</source>
        <translation>Perde il rosso e il colore</translation>
    </message>
    <message>
        <source>Red loses, colour wins</source>
        <translation>Perde il rosso, vince il colore</translation>
    </message>
    <message>
        <source>{a}, {b}, après</source>
        <translation>{a}, {b}, après</translation>
    </message>
    <message>
        <source>One, one, après</source>
        <translation>Trentuno après</translation>
    </message>
    <message>
        <source>The cards pass</source>
        <translation>Le carte passano</translation>
    </message>
    <message>
        <source>Insured</source>
        <translation>Assicurato</translation>
    </message>
    <message>
        <source>{a}, {b} — {verdict}</source>
        <translation>{a}, {b} — {verdict}</translation>
    </message>
    <message>
        <source>{number}, {colour}, {parity}, {half}</source>
        <translation>{number}, {colour}, {parity} e {half}</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>Zero</translation>
    </message>
    <message>
        <source>In prison</source>
        <translation>In prigione</translation>
    </message>
    <message>
        <source>In prison twice</source>
        <translation>Doppia prigione</translation>
    </message>
    <message>
        <source>Freed</source>
        <translation>Liberato</translation>
    </message>
    <message>
        <source>Half back</source>
        <translation>La metà</translation>
    </message>
    <message>
        <source>Whose is it?</source>
        <translation>Di chi è?</translation>
    </message>
    <message>
        <source>Announced {name}, by {piece}, {pieces}</source>
        <translation>Annuncio {name}, da {piece}, {pieces}</translation>
    </message>
    <message>
        <source>The rest is returned</source>
        <translation>Il resto è restituito</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rosso</translation>
    </message>
    <message>
        <source>black</source>
        <translation>nero</translation>
    </message>
    <message>
        <source>even</source>
        <translation>pari</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>dispari</translation>
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
        <translation>grande serie</translation>
    </message>
    <message>
        <source>small series</source>
        <translation>piccola serie</translation>
    </message>
    <message>
        <source>orphans</source>
        <translation>orfanelli</translation>
    </message>
    <message>
        <source>{n} and neighbours, {k} on each side</source>
        <translation>{n} e vicini, {k} per parte</translation>
    </message>
    <message>
        <source>{n} straight and splits</source>
        <translation>{n} pieno e cavalli</translation>
    </message>
    <message>
        <source>finale {n}</source>
        <translation>finale {n}</translation>
    </message>
    <message>
        <source>7/9 game</source>
        <translation>gioco 7/9</translation>
    </message>
    <message>
        <source>zero game</source>
        <translation>gioco zero</translation>
    </message>
    <message>
        <source>{count} pieces</source>
        <translation>{count} pezzi</translation>
    </message>
    <message>
        <source>{total}. Card?</source>
        <translation>Carta a {total}?</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>I stay</source>
        <translation>Sto</translation>
    </message>
    <message>
        <source>Insurance?</source>
        <translation>Assicurazione?</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Raddoppio</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Divisione</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Resa</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Black jack</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>Sballato</translation>
    </message>
    <message>
        <source>The bank busts</source>
        <translation>Il banco sballa</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>Card drawn by mistake</source>
        <translation>Carta estratta per errore</translation>
    </message>
</context>
<context>
    <name>Croupier, trente-et-un</name>
    <message>
        <source>The stakes are agreed</source>
        <translation>Le poste sono convenute</translation>
    </message>
    <message>
        <source>Thirty-one!</source>
        <translation>Trentuno!</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>I stay</source>
        <translation>Sto</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Sballato</translation>
    </message>
    <message>
        <source>I go on mine</source>
        <translation>Vado con le mie</translation>
    </message>
    <message>
        <source>The bank pays all</source>
        <translation>Il banco paga tutti</translation>
    </message>
    <message>
        <source>Paid with cards</source>
        <translation>Pagato in carte</translation>
    </message>
    <message>
        <source>The deal is out</source>
        <translation>La taglia è finita</translation>
    </message>
    <message>
        <source>The bank passes to the right</source>
        <translation>Il banco passa a destra</translation>
    </message>
    <message>
        <source>{total}. Another card, or enough?</source>
        <translation>{total}. Carta, o basta così?</translation>
    </message>
    <message>
        <source>{total}. Another card, or on yours?</source>
        <translation>{total}. Carta, o con le sue?</translation>
    </message>
    <message>
        <source>Another card, or enough?</source>
        <translation>Carta, o basta così?</translation>
    </message>
    <message>
        <source>Another card, or on yours?</source>
        <translation>Carta, o con le sue?</translation>
    </message>
    <message>
        <source>The bank has {total}</source>
        <translation>Il banco ha {total}</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>La smazzata è finita</translation>
    </message>
    <message>
        <source>The bank is yours</source>
        <translation>Il banco è suo</translation>
    </message>
</context>
<context>
    <name>Croupier, two to four</name>
    <message>
        <source>{count} pieces</source>
        <translation>{count} pezzi</translation>
    </message>
</context>
<context>
    <name>EdgePanel</name>
    <message>
        <source>What the bank keeps</source>
        <translation>Quanto trattiene il banco</translation>
    </message>
    <message>
        <source>as set</source>
        <translation>finora</translation>
    </message>
    <message>
        <source>by these rules</source>
        <translation>così</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>scarto</translation>
    </message>
    <message>
        <source>being reckoned…</source>
        <translation>si calcola…</translation>
    </message>
    <message>
        <source>cannot be reckoned</source>
        <translation>non calcolabile</translation>
    </message>
</context>
<context>
    <name>ErrorsSheet</name>
    <message>
        <source>Begin the book anew?</source>
        <translation>Ricominciare il registro?</translation>
    </message>
    <message>
        <source>All decisions that stand in it and what they cost are forgotten for good.</source>
        <translation>Tutte le decisioni scritte e quanto sono costate saranno dimenticate per sempre.</translation>
    </message>
    <message>
        <source>The practice purse stays as it is.</source>
        <translation>La borsa di allenamento resta com’è.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservarlo</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Ricominciare</translation>
    </message>
    <message>
        <source>The book of your errors</source>
        <translation>Il registro dei suoi errori</translation>
    </message>
    <message>
        <source>All your decisions so far were the best ones.</source>
        <translation>Finora tutte le sue decisioni erano le migliori.</translation>
    </message>
    <message>
        <source>No decision has been made in practice yet.</source>
        <translation>Non è ancora stata presa nessuna decisione in allenamento.</translation>
    </message>
    <message>
        <source>A thousandth (‰) is one of the stake the decision was about.</source>
        <translation>Un millesimo (‰) si intende della puntata su cui si decideva.</translation>
    </message>
    <message>
        <source>First come</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>the dearest in all</source>
        <translation>i più cari in tutto</translation>
    </message>
    <message>
        <source>the dearest each</source>
        <translation>i più gravi</translation>
    </message>
    <message>
        <source>the most frequent</source>
        <translation>i più frequenti</translation>
    </message>
    <message>
        <source>tables in order</source>
        <translation>tavolo per tavolo</translation>
    </message>
    <message>
        <source>Forget all decisions that stand here</source>
        <translation>Dimenticare tutte le decisioni scritte qui</translation>
    </message>
    <message>
        <source>Nothing stands in the book.</source>
        <translation>Il registro è vuoto.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>Another version of the casino has been installed. Finish the coup, then close the casino and open it again.</source>
        <translation>È stata installata un’altra versione del casinò. Finisca il colpo, poi chiuda il casinò e lo riapra.</translation>
    </message>
    <message>
        <source>The casino has been removed from this computer. Finish the coup, then close the casino; purse and books are kept.</source>
        <translation>Il casinò è stato rimosso da questo computer. Finisca il colpo, poi chiuda il casinò; borsa e registri sono conservati.</translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>No round is marked.</source>
        <translation>Nessun colpo è segnato.</translation>
    </message>
    <message>
        <source>A picture shows one round.</source>
        <translation>Un’immagine mostra un solo colpo.</translation>
    </message>
    <message>
        <source>The pictures of this table are still being painted; try again in a moment.</source>
        <translation>Le immagini di questo tavolo si stanno ancora dipingendo; riprovi tra un momento.</translation>
    </message>
    <message>
        <source>The sitting still goes on: its seed stays sealed, and so does its script.</source>
        <translation>La seduta dura ancora: il suo seme resta sigillato, e così il suo script.</translation>
    </message>
    <message>
        <source>The sitting up to this round, to be replayed exactly by anyone.</source>
        <translation>La seduta fino a questo colpo, che chiunque può rigiocare esattamente.</translation>
    </message>
    <message>
        <source>A script for each sitting, up to the last of its rounds; sittings that go on stay sealed.</source>
        <translation>Uno script per seduta, fino all’ultimo dei suoi colpi; le sedute che durano restano sigillate.</translation>
    </message>
    <message>
        <source>One line for each round, for a spreadsheet; amounts in francs, times in UTC.</source>
        <translation>Una riga per colpo, per un foglio di calcolo; importi in franchi, ore in UTC.</translation>
    </message>
    <message>
        <source>The table as the round left it.</source>
        <translation>Il tavolo come il colpo l’ha lasciato.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Si scrive…</translation>
    </message>
    <message>
        <source>All these sittings still go on: their seeds stay sealed.</source>
        <translation>Tutte queste sedute durano ancora: i loro semi restano sigillati.</translation>
    </message>
    <message>
        <source>These are more than {count} sittings: choose fewer rounds.</source>
        <translation>Sono più di {count} sedute: scelga meno colpi.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvato come {file}.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) saved.</source>
        <translation>
            <numerusform>%n file salvato.</numerusform>
            <numerusform>%n file salvati.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Questo colpo</translation>
    </message>
    <message>
        <source>Marked: {rounds}</source>
        <translation>Segnati: {rounds}</translation>
    </message>
    <message>
        <source>All shown: {rounds}</source>
        <translation>Tutti: {rounds}</translation>
    </message>
    <message>
        <source>Which rounds</source>
        <translation>Quali colpi</translation>
    </message>
    <message>
        <source>Table script</source>
        <translation>Script di tavolo</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Immagine</translation>
    </message>
    <message>
        <source>As what</source>
        <translation>In che forma</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salva…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>FairnessSheet</name>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvato come {file}.</translation>
    </message>
    <message>
        <source>The commands are on the clipboard.</source>
        <translation>I comandi sono negli appunti.</translation>
    </message>
    <message>
        <source>Check it yourself</source>
        <translation>Verifichi lei</translation>
    </message>
    <message>
        <source>{table}, the sitting of {day}</source>
        <translation>{table}, seduta del {day}</translation>
    </message>
    <message>
        <source>The seal, shown before the first bet</source>
        <translation>Il sigillo, mostrato prima della prima puntata</translation>
    </message>
    <message>
        <source>The seed, told when the sitting is over</source>
        <translation>Il seme, detto quando la seduta è finita</translation>
    </message>
    <message>
        <source>It stays sealed while the sitting goes on.</source>
        <translation>Resta sigillato finché la seduta dura.</translation>
    </message>
    <message>
        <source>The seal is the SHA-256 of the seed, and every card and number comes from the seed alone. Save the table script and the checker; the first line replays the sitting here, the second reckons the seal and the cards without this program.</source>
        <translation>Il sigillo è lo SHA-256 del seme, e ogni carta e ogni numero vengono dal solo seme. Salvi lo script di tavolo e il verificatore; la prima riga rigioca qui la seduta, la seconda ricalcola il sigillo e le carte senza questo programma.</translation>
    </message>
    <message>
        <source>The sitting still goes on: its seed stays sealed, and so does its script.</source>
        <translation>La seduta dura ancora: il suo seme resta sigillato, e così il suo script.</translation>
    </message>
    <message>
        <source>Save both…</source>
        <translation>Salva entrambi…</translation>
    </message>
    <message>
        <source>Copy the commands</source>
        <translation>Copia i comandi</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Come funziona</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>All rounds are shown.</source>
        <translation>Sono mostrati tutti i colpi.</translation>
    </message>
    <message>
        <source>A day is written like {day}, a month like {month}, a year like {year}.</source>
        <translation>Un giorno si scrive come {day}, un mese come {month}, un anno come {year}.</translation>
    </message>
    <message>
        <source>An amount is written in francs, like 250 or 12.50.</source>
        <translation>Un importo si scrive in franchi, come 250 o 12,50.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Dal</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Al</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Esito</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Almeno</translation>
    </message>
    <message>
        <source>What fell</source>
        <translation>Che cosa è uscito</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Tutti i tavoli</translation>
    </message>
    <message>
        <source>either way</source>
        <translation>qualsiasi</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinto</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perso</translation>
    </message>
    <message>
        <source>neither won nor lost</source>
        <translation>né vinto né perso</translation>
    </message>
    <message>
        <source>dd/mm/yyyy</source>
        <translation>gg/mm/aaaa</translation>
    </message>
    <message>
        <source>francs</source>
        <translation>franchi</translation>
    </message>
    <message>
        <source>17, refait, blackjack…</source>
        <translation>17, refait, blackjack…</translation>
    </message>
    <message>
        <source>Show all rounds again</source>
        <translation>Mostra di nuovo tutti i colpi</translation>
    </message>
</context>
<context>
    <name>FindingsPage</name>
    <message>
        <source>Save…</source>
        <translation>Salva…</translation>
    </message>
    <message>
        <source>Keep this page as a picture, or its figures as a table</source>
        <translation>Conservare la pagina come immagine, o le cifre come tabella</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>Pronounced: {sounds}</source>
        <translation>Pronuncia: {sounds}</translation>
    </message>
    <message>
        <source>Said {when}.</source>
        <translation>Si dice {when}.</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossario</translation>
    </message>
    <message>
        <source>The page with the calls of this table</source>
        <translation>La pagina di tutto ciò che si annuncia a questo tavolo</translation>
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
        <translation>Buongiorno</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>Buon pomeriggio</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>Buonasera</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>date under the greeting, in the letters of QLocale.toString</comment>
        <translation>dddd d MMMM</translation>
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
        <translation>gioca la finale dell’ultimo numero uscito</translation>
    </message>
    <message>
        <source>Madame Odile</source>
        <translation>Madame Odile</translation>
    </message>
    <message>
        <source>stays with the neighbours of the last number</source>
        <translation>resta ai vicini dell’ultimo numero</translation>
    </message>
    <message>
        <source>Signor Tullio</source>
        <translation>Signor Tullio</translation>
    </message>
    <message>
        <source>lays one piece on a simple chance, now and then</source>
        <translation>mette ogni tanto un pezzo su una sorte semplice</translation>
    </message>
    <message>
        <source>Herr Kaspar</source>
        <translation>Herr Kaspar</translation>
    </message>
    <message>
        <source>doubles on black after every loss</source>
        <translation>raddoppia sul nero dopo ogni perdita</translation>
    </message>
    <message>
        <source>Vera Pavlovna</source>
        <translation>Vera Pavlovna</translation>
    </message>
    <message>
        <source>is faithful to a few numbers</source>
        <translation>è fedele a pochi numeri</translation>
    </message>
    <message>
        <source>Signora Bice</source>
        <translation>Signora Bice</translation>
    </message>
    <message>
        <source>never draws a card that could take her over 21</source>
        <translation>non prende mai una carta che potrebbe farla sballare</translation>
    </message>
    <message>
        <source>Ingegner Rossi</source>
        <translation>Ingegner Rossi</translation>
    </message>
    <message>
        <source>plays by the book</source>
        <translation>gioca come sta scritto</translation>
    </message>
    <message>
        <source>Capitano Fabbri</source>
        <translation>Capitano Fabbri</translation>
    </message>
    <message>
        <source>splits every pair and doubles on anything</source>
        <translation>divide ogni coppia e raddoppia su qualunque cosa</translation>
    </message>
    <message>
        <source>Madame Irène</source>
        <translation>Madame Irène</translation>
    </message>
    <message>
        <source>has read the book and trusts nothing else</source>
        <translation>ha letto il libro e non si fida d’altro</translation>
    </message>
    <message>
        <source>Pan Vilém</source>
        <translation>Pan Vilém</translation>
    </message>
    <message>
        <source>insures himself and gives up early</source>
        <translation>si assicura e si arrende presto</translation>
    </message>
    <message>
        <source>Glafira Petrovna</source>
        <translation>Glafira Petrovna</translation>
    </message>
    <message>
        <source>stays at twenty-five and thanks heaven</source>
        <translation>sta a venticinque e ringrazia il cielo</translation>
    </message>
    <message>
        <source>Lieutenant Danilo</source>
        <translation>Tenente Danilo</translation>
    </message>
    <message>
        <source>draws until twenty-nine, or over the cliff</source>
        <translation>tira fino a ventinove, o fino al precipizio</translation>
    </message>
    <message>
        <source>Professor Kareninsky</source>
        <translation>Professor Kareninskij</translation>
    </message>
    <message>
        <source>has worked it all out, and plays accordingly</source>
        <translation>ha calcolato tutto, e gioca di conseguenza</translation>
    </message>
    <message>
        <source>Donna Matilde</source>
        <translation>Donna Matilde</translation>
    </message>
    <message>
        <source>stays at twenty-six, whatever happens</source>
        <translation>sta a ventisei, qualunque cosa accada</translation>
    </message>
    <message>
        <source>Monsieur Arsène</source>
        <translation>Monsieur Arsène</translation>
    </message>
    <message>
        <source>is bold after a loss and careful after a win</source>
        <translation>è audace dopo una perdita e prudente dopo una vincita</translation>
    </message>
    <message>
        <source>Paní Zdenka</source>
        <translation>Paní Zdenka</translation>
    </message>
    <message>
        <source>counts the open cards on her fingers</source>
        <translation>conta le carte scoperte sulle dita</translation>
    </message>
    <message>
        <source>Lev Ilyich</source>
        <translation>Lev Ilič</translation>
    </message>
    <message>
        <source>follows his presentiments</source>
        <translation>segue i suoi presentimenti</translation>
    </message>
    <message>
        <source>Conte Ottone</source>
        <translation>Conte Ottone</translation>
    </message>
    <message>
        <source>thinks nothing below twenty-eight worth showing</source>
        <translation>non trova nulla degno di essere mostrato sotto ventotto</translation>
    </message>
</context>
<context>
    <name>Heads</name>
    <message>
        <source>Sort by this column; again: the other way round</source>
        <translation>Ordina per questa colonna; di nuovo: al contrario</translation>
    </message>
    <message>
        <source>{column}, sorted downwards</source>
        <translation>{column}, ordine decrescente</translation>
    </message>
    <message>
        <source>{column}, sorted upwards</source>
        <translation>{column}, ordine crescente</translation>
    </message>
</context>
<context>
    <name>HousePage</name>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Practice warns from, ‰</source>
        <translation>Avviso in allenamento da, ‰</translation>
    </message>
    <message>
        <source>never</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>Reminder of the time, min</source>
        <translation>Promemoria del tempo, min</translation>
    </message>
    <message>
        <source>Reminder of a loss, francs</source>
        <translation>Promemoria di una perdita, franchi</translation>
    </message>
    <message>
        <source>Show what a bet is worth</source>
        <translation>Mostrare quanto vale una puntata</translation>
    </message>
    <message>
        <source>Where the pointer rests on a bet, a line tells what it pays and what the house keeps</source>
        <translation>Dove il cursore si ferma su una puntata, una riga dice quanto paga e quanto trattiene la casa</translation>
    </message>
    <message>
        <source>The house</source>
        <translation>La casa</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>The least stake</source>
        <translation>La puntata minima</translation>
    </message>
    <message>
        <source>On 31 après</source>
        <translation>Al 31 après</translation>
    </message>
    <message>
        <source>half is lost</source>
        <translation>si perde la metà</translation>
    </message>
    <message>
        <source>half or prison</source>
        <translation>metà o prigione</translation>
    </message>
    <message>
        <source>Insurance is due</source>
        <translation>L’assicurazione è dovuta</translation>
    </message>
    <message>
        <source>on decided coups</source>
        <translation>a colpo deciso</translation>
    </message>
    <message>
        <source>on every coup</source>
        <translation>a ogni colpo</translation>
    </message>
    <message>
        <source>The most on one chance</source>
        <translation>Il massimo per sorte</translation>
    </message>
    <message>
        <source>On zero, simple chances</source>
        <translation>Allo zero, le sorti semplici</translation>
    </message>
    <message>
        <source>prison</source>
        <translation>prigione</translation>
    </message>
    <message>
        <source>half back</source>
        <translation>metà restituita</translation>
    </message>
    <message>
        <source>lose</source>
        <translation>perdono</translation>
    </message>
    <message>
        <source>Finales à cheval, the lone 34, 35, 36</source>
        <translation>Finali a cavallo: 34, 35, 36 soli</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>esclusi</translation>
    </message>
    <message>
        <source>covered too</source>
        <translation>coperti anch’essi</translation>
    </message>
    <message>
        <source>The bank keeps the same of each piece.</source>
        <translation>Di ogni pezzo il banco trattiene lo stesso.</translation>
    </message>
    <message>
        <source>The most on one number</source>
        <translation>Il massimo in pieno</translation>
    </message>
    <message>
        <source>Players, you among them</source>
        <translation>Giocatori, lei compreso</translation>
    </message>
    <message>
        <source>A token is worth</source>
        <translation>Il gettone vale</translation>
    </message>
    <message>
        <source>A dealt 31, in tokens</source>
        <translation>Un 31 servito, in gettoni</translation>
    </message>
    <message>
        <source>Paid both ways alike.</source>
        <translation>Si paga da ambo le parti.</translation>
    </message>
    <message>
        <source>The bank</source>
        <translation>Il banco</translation>
    </message>
    <message>
        <source>goes to the right</source>
        <translation>passa a destra</translation>
    </message>
    <message>
        <source>you keep it</source>
        <translation>lo tiene lei</translation>
    </message>
    <message>
        <source>a guest keeps it</source>
        <translation>lo tiene un ospite</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Mazzi di carte</translation>
    </message>
    <message>
        <source>by the company</source>
        <translation>secondo la compagnia</translation>
    </message>
    <message>
        <source>Giving a hand up</source>
        <translation>Resa</translation>
    </message>
    <message>
        <source>a hard 12</source>
        <translation>con 12 duro</translation>
    </message>
    <message>
        <source>12 and more</source>
        <translation>con 12 e più</translation>
    </message>
    <message>
        <source>never</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>The croupier&apos;s blackjack takes</source>
        <translation>Il blackjack del croupier prende</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>tutto</translation>
    </message>
    <message>
        <source>the first stake</source>
        <translation>la prima puntata</translation>
    </message>
    <message>
        <source>Doubling after a split</source>
        <translation>Raddoppio dopo una divisione</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permesso</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>non permesso</translation>
    </message>
    <message>
        <source>The croupier makes mistakes</source>
        <translation>Il croupier sbaglia</translation>
    </message>
    <message>
        <source>now and then</source>
        <translation>di tanto in tanto</translation>
    </message>
    <message>
        <source>The figures are those without.</source>
        <translation>Le cifre sono senza errori.</translation>
    </message>
    <message>
        <source>The most on one box</source>
        <translation>Il massimo per casella</translation>
    </message>
    <message>
        <source>A chance, not insured</source>
        <translation>Una sorte senza assicurazione</translation>
    </message>
    <message>
        <source>A chance, insured</source>
        <translation>Una sorte assicurata</translation>
    </message>
    <message>
        <source>A simple chance</source>
        <translation>Una sorte semplice</translation>
    </message>
    <message>
        <source>The same, half taken back</source>
        <translation>La stessa, metà ripresa</translation>
    </message>
    <message>
        <source>Every other bet</source>
        <translation>Ogni altra puntata</translation>
    </message>
    <message>
        <source>From each punter, in tokens</source>
        <translation>Da ogni puntatore, in gettoni</translation>
    </message>
    <message>
        <source>From the company, in tokens</source>
        <translation>Da tutta la compagnia, in gettoni</translation>
    </message>
    <message>
        <source>A box, by the strategy card</source>
        <translation>Una casella, secondo la carta</translation>
    </message>
    <message>
        <source>A box, by all its cards</source>
        <translation>Una casella, secondo tutte le sue carte</translation>
    </message>
    <message>
        <source>The insurance</source>
        <translation>L’assicurazione</translation>
    </message>
    <message>
        <source>The founding texts</source>
        <translation>I testi fondatori</translation>
    </message>
    <message>
        <source>Riviera: prison</source>
        <translation>Riviera: prigione</translation>
    </message>
    <message>
        <source>A premium every coup</source>
        <translation>Premio a ogni colpo</translation>
    </message>
    <message>
        <source>Partage</source>
        <translation>Partage</translation>
    </message>
    <message>
        <source>All is lost</source>
        <translation>Tutto è perso</translation>
    </message>
    <message>
        <source>You keep the bank</source>
        <translation>Il banco resta a lei</translation>
    </message>
    <message>
        <source>A guest keeps the bank</source>
        <translation>Il banco resta a un ospite</translation>
    </message>
    <message>
        <source>A dear 31, three packs</source>
        <translation>Un 31 caro, tre mazzi</translation>
    </message>
    <message>
        <source>Sister house</source>
        <translation>La casa gemella</translation>
    </message>
    <message>
        <source>The first stake only</source>
        <translation>Solo la prima puntata</translation>
    </message>
    <message>
        <source>A strict house</source>
        <translation>Una casa severa</translation>
    </message>
</context>
<context>
    <name>HouseRulesSheet</name>
    <message>
        <source>Not while you play: in the salon, or in practice.</source>
        <translation>Non mentre si gioca: nel salone, o in allenamento.</translation>
    </message>
    <message>
        <source>The rules are set like this already.</source>
        <translation>Le regole sono già così.</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>uguale</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regole della casa</translation>
    </message>
    <message>
        <source>Trente et quarante</source>
        <translation>Trente et quarante</translation>
    </message>
    <message>
        <source>Roulette</source>
        <translation>Roulette</translation>
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
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Rules hold from the next sitting on. While something of yours lies on the cloth, they stay as they are.</source>
        <translation>Le regole valgono dalla prossima seduta. Finché sul tappeto c’è qualcosa di suo, restano come sono.</translation>
    </message>
    <message>
        <source>Strategy card…</source>
        <translation>Carta strategica…</translation>
    </message>
    <message>
        <source>How blackjack is best played by these rules</source>
        <translation>Come si gioca al meglio a blackjack con queste regole</translation>
    </message>
    <message>
        <source>Play by these rules</source>
        <translation>Giocare con queste regole</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Lasciare com’è</translation>
    </message>
</context>
<context>
    <name>Introduction</name>
    <message>
        <source>At every table</source>
        <translation>A ogni tavolo</translation>
    </message>
    <message>
        <source>Every button shows its letter, and Space hurries. Esc leads back to the salon; your stakes stay where they lie. The title in the middle of the rail opens the placard with limits and rules, {rules} the book of the house with a glossary of all that is called.</source>
        <translation>Ogni pulsante mostra la sua lettera, e Spazio affretta. Esc riporta nel salone; le puntate restano dove sono. Il titolo in mezzo al bordo apre il cartello con limiti e regole, {rules} il libro della casa, con un glossario di tutto ciò che si annuncia.</translation>
    </message>
    <message>
        <source>Two rows of cards</source>
        <translation>Due file di carte</translation>
    </message>
    <message>
        <source>The croupier lays two rows, noir above and rouge below, each until it counts more than thirty. The row that counts less wins. Nothing is to be decided once the cards are coming.</source>
        <translation>Il croupier stende due file, nero in alto e rosso in basso, ciascuna finché supera trenta. Vince quella che conta meno. Quando le carte vengono, non c’è più nulla da decidere.</translation>
    </message>
    <message>
        <source>Four chances</source>
        <translation>Quattro sorti</translation>
    </message>
    <message>
        <source>Rouge and noir are bets on a row. Couleur wins when the very first card has the colour of the winning row, inverse when it has the other. Each pays as much as was laid.</source>
        <translation>Rosso e nero si giocano su una fila. Il colore vince quando la primissima carta ha il colore della fila vincente, l’inverso quando ha l’altro. Ciascuna paga quanto si è messo.</translation>
    </message>
    <message>
        <source>The 31 après</source>
        <translation>Il 31 après</translation>
    </message>
    <message>
        <source>When both rows make 31 the house takes its due: it lives on that alone. For one in a hundred of a stake you insure against it: click the mark of the chance on the ribbon, or press I on its field.</source>
        <translation>Quando le due file fanno 31 la casa prende il suo: vive solo di questo. Per un centesimo della puntata ci si assicura: si clicca il segno della sorte sul nastro, o si preme I sul suo campo.</translation>
    </message>
    <message>
        <source>The wheel</source>
        <translation>Il cilindro</translation>
    </message>
    <message>
        <source>Thirty-six numbers, and one zero. Chips are laid until the croupier closes the bets, also while the ball runs; then the ball decides.</source>
        <translation>Trentasei numeri e uno zero. Si punta finché il croupier chiude le puntate, anche mentre la pallina corre; poi decide la pallina.</translation>
    </message>
    <message>
        <source>The place decides</source>
        <translation>Decide il posto</translation>
    </message>
    <message>
        <source>A chip on a number plays the number, on a line both sides of it, on a corner all that meet there. A winning stake stays and plays again; what it has won lies beside it, and is yours.</source>
        <translation>Una fiche su un numero gioca il numero, su una linea ciò che sta ai due lati, su un angolo tutto ciò che vi si tocca. La puntata vincente resta e gioca ancora; ciò che ha vinto sta accanto, ed è suo.</translation>
    </message>
    <message>
        <source>Zero, and bets that are said</source>
        <translation>Lo zero, e gli annunci</translation>
    </message>
    <message>
        <source>What zero does to colours, even and odd, low and high, is a rule of the house: the placard has it. Series, neighbours and finales are announced: click the race track, or press / and say it.</source>
        <translation>Che cosa lo zero fa a colori, pari e dispari, manque e passe è una regola della casa: sta sul cartello. Serie, vicini e finali si annunciano: si clicca la pista, o si preme / e lo si dice.</translation>
    </message>
    <message>
        <source>Among friends</source>
        <translation>Tra amici</translation>
    </message>
    <message>
        <source>No house plays here. One of the company holds the bank, and the others play against it, each for himself. As a rule the bank goes to the right after each talia, and so comes to you.</source>
        <translation>Qui nessuna casa gioca. Uno della compagnia tiene il banco, gli altri giocano contro, ciascuno per sé. Di regola il banco passa a destra dopo ogni taglia, e così arriva a lei.</translation>
    </message>
    <message>
        <source>Near to 31</source>
        <translation>Vicino a 31</translation>
    </message>
    <message>
        <source>Everybody is dealt three cards. King, queen and knave count 10, an ace 1 or 11. Buy cards one by one, or stay. Over 31 you pay at once; more than the banker wins, as much is paid with cards.</source>
        <translation>Ciascuno riceve tre carte. Re, donna e fante valgono 10, l’asso 1 o 11. Si comprano carte una alla volta, o si sta. Oltre il 31 si paga subito; più del banchiere vince, altrettanto è pagato in carte.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>I gettoni</translation>
    </message>
    <message>
        <source>Nothing is laid on the table. All is reckoned in tokens: two for a hand, more for a dealt 31. Click your cards to look at them, and the pack to buy one.</source>
        <translation>Sul tavolo non si mette nulla. Tutto si conta in gettoni: due per una mano, il prezzo convenuto per un 31 servito. Si cliccano le proprie carte per guardarle, e il mazzo per comprarne una.</translation>
    </message>
    <message>
        <source>Nearer to 21</source>
        <translation>Più vicino a 21</translation>
    </message>
    <message>
        <source>King, queen and knave count 10, an ace 1 or 11. Nearer to 21 than the croupier wins, over 21 loses at once. An ace with a ten or a court card, dealt first, pays 3 to 2.</source>
        <translation>Re, donna e fante valgono 10, l’asso 1 o 11. Chi è più vicino a 21 del croupier vince, chi lo supera perde subito. Un asso con un dieci o una figura, avuti per primi, paga 3 a 2.</translation>
    </message>
    <message>
        <source>Seven boxes</source>
        <translation>Sette caselle</translation>
    </message>
    <message>
        <source>At least two boxes must be occupied: play two, or invite guests. Who bets first on a box decides for it. A chip on the box of a guest rides behind his, whatever he does.</source>
        <translation>Almeno due caselle devono essere occupate: ne giochi due, o inviti degli ospiti. Chi punta per primo su una casella decide per essa. Una fiche sulla casella di un ospite segue la sua, qualunque cosa faccia.</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Le sue decisioni</translation>
    </message>
    <message>
        <source>Take a card, stay, double, split, give up, insure: each is a button with its letter. The croupier has his second card last, so a blackjack of his shows only when all have played.</source>
        <translation>Prendere una carta, stare, raddoppiare, dividere, arrendersi, assicurare: ciascuno è un pulsante con la sua lettera. Il croupier riceve la seconda carta per ultimo, e un suo blackjack si vede solo quando tutti hanno giocato.</translation>
    </message>
</context>
<context>
    <name>IntroductionSheet</name>
    <message>
        <source>Leaf {number} of {all}</source>
        <translation>Foglio {number} di {all}</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>This is the first leaf.</source>
        <translation>Questo è il primo foglio.</translation>
    </message>
    <message>
        <source>Skip this</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Esc: straight to the table</source>
        <translation>Esc: dritto al tavolo</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
</context>
<context>
    <name>KeptLayouts</name>
    <message>
        <source>Lay</source>
        <translation>Punta</translation>
    </message>
    <message>
        <source>Lay what this layout has and the cloth lacks</source>
        <translation>Punta ciò che lo schema contiene e che manca sul tappeto</translation>
    </message>
    <message>
        <source>Lay the layout {name}</source>
        <translation>Punta lo schema {name}</translation>
    </message>
    <message>
        <source>Forget this layout</source>
        <translation>Dimentica questo schema</translation>
    </message>
    <message>
        <source>Forget the layout {name}</source>
        <translation>Dimentica lo schema {name}</translation>
    </message>
    <message>
        <source>Give it a name first.</source>
        <translation>Gli dia prima un nome.</translation>
    </message>
    <message>
        <source>No stake lies on the cloth.</source>
        <translation>Sul tappeto non c’è alcuna puntata.</translation>
    </message>
    <message>
        <source>Kept layouts</source>
        <translation>Schemi conservati</translation>
    </message>
    <message>
        <source>No layout has been kept yet.</source>
        <translation>Nessuno schema è stato ancora conservato.</translation>
    </message>
    <message>
        <source>Name of what lies now</source>
        <translation>Nome di ciò che è puntato</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserva</translation>
    </message>
    <message>
        <source>Keep the stakes that lie now under this name</source>
        <translation>Conserva con questo nome le puntate di adesso</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Press, then the key you want; Delete: the house&apos;s key</source>
        <translation>Prema qui, poi il tasto voluto; Canc: quello della casa</translation>
    </message>
    <message>
        <source>a key…</source>
        <translation>tasto…</translation>
    </message>
    <message>
        <source>These are the keys of your language; each language keeps its own.</source>
        <translation>Sono i tasti della sua lingua; ogni lingua conserva i propri.</translation>
    </message>
    <message>
        <source>All keys as in the house</source>
        <translation>Tutti i tasti della casa</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Not all of your keys in the file could be used; the house’s stand in for them.</source>
        <translation>Alcuni dei suoi tasti, nel file, non sono utilizzabili; li sostituiscono quelli della casa.</translation>
    </message>
    <message>
        <source>They are the keys of the house.</source>
        <translation>Sono già i tasti della casa.</translation>
    </message>
    <message>
        <source>Keys for</source>
        <translation>Tasti per</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>The keys that are heard here</source>
        <translation>I tasti che valgono qui</translation>
    </message>
    <message>
        <source>Other keys…</source>
        <translation>Altri tasti…</translation>
    </message>
    <message>
        <source>Lay a command on a key of your own</source>
        <translation>Dare a un comando un tasto a scelta</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>This is done by the key itself.</source>
        <translation>Si fa con il tasto stesso.</translation>
    </message>
</context>
<context>
    <name>Laboratory</name>
    <message>
        <source>There is no such place on the layout: {numbers}.</source>
        <translation>Sul tappeto non c’è questo posto: {numbers}.</translation>
    </message>
    <message>
        <source>Write the numbers of the bet.</source>
        <translation>Scriva i numeri della puntata.</translation>
    </message>
    <message>
        <source>An amount is written in francs, for instance {example}.</source>
        <translation>Una somma si scrive in franchi, per esempio {example}.</translation>
    </message>
    <message>
        <source>The table takes from {least} to {most} on this bet.</source>
        <translation>Il tavolo accetta da {least} a {most} su questa puntata.</translation>
    </message>
    <message>
        <source>Half of a stake is laid here: an even number of centimes is wanted.</source>
        <translation>Qui si puntano anche metà poste: serve un numero pari di centesimi.</translation>
    </message>
    <message>
        <source>One coup may ask for {amount} here: a purse must be enough for that.</source>
        <translation>Un colpo può chiedere qui {amount}: la borsa deve bastare.</translation>
    </message>
    <message>
        <source>A purse must be enough for the first stake of {stake}.</source>
        <translation>La borsa deve bastare per la prima posta di {stake}.</translation>
    </message>
    <message>
        <source>A goal lies above the purse of {purse}.</source>
        <translation>L’obiettivo sta sopra la borsa di {purse}.</translation>
    </message>
    <message>
        <source>A whole number from 1 to {most} is wanted here.</source>
        <translation>Qui ci vuole un numero intero da 1 a {most}.</translation>
    </message>
    <message>
        <source>All players together may play {most} coups at most.</source>
        <translation>Tutti insieme giocano al massimo {most} colpi.</translation>
    </message>
    <message>
        <source>A seed has the digits 0 to 9 and the letters a to f, {most} at most.</source>
        <translation>Un seme ha le cifre da 0 a 9 e le lettere da a a f, al massimo {most}.</translation>
    </message>
    <message>
        <source>The file {file} cannot be found.</source>
        <translation>Il file {file} non si trova.</translation>
    </message>
    <message>
        <source>The file {file} is larger than {most} MB: that is no list of coups.</source>
        <translation>Il file {file} supera {most}&#xa0;MB: non è un elenco di colpi.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Puntata su</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Numeri</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Its rule</source>
        <translation>La sua regola</translation>
    </message>
    <message>
        <source>First stake, francs</source>
        <translation>Prima posta, franchi</translation>
    </message>
    <message>
        <source>Purse of a player, francs</source>
        <translation>Borsa di ciascuno, franchi</translation>
    </message>
    <message>
        <source>Stops with, francs</source>
        <translation>Si ferma a, franchi</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Coups of a player, at most</source>
        <translation>Colpi a testa, al massimo</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>Coups from a file</source>
        <translation>Colpi da un file</translation>
    </message>
    <message>
        <source>no goal</source>
        <translation>nessun obiettivo</translation>
    </message>
    <message>
        <source>a new one</source>
        <translation>uno nuovo</translation>
    </message>
    <message>
        <source>Look at it…</source>
        <translation>Guardarla…</translation>
    </message>
    <message>
        <source>What is laid after a win, what after a loss</source>
        <translation>Che cosa si punta dopo una vincita, e dopo una perdita</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Un numero</translation>
    </message>
    <message>
        <source>Two numbers</source>
        <translation>Due numeri</translation>
    </message>
    <message>
        <source>Three numbers</source>
        <translation>Tre numeri</translation>
    </message>
    <message>
        <source>Four numbers</source>
        <translation>Quattro numeri</translation>
    </message>
    <message>
        <source>Six numbers</source>
        <translation>Sei numeri</translation>
    </message>
    <message>
        <source>Punter</source>
        <translation>Puntatore</translation>
    </message>
    <message>
        <source>Banker</source>
        <translation>Banchiere</translation>
    </message>
    <message>
        <source>A box, by the card</source>
        <translation>Una casella, secondo la carta</translation>
    </message>
    <message>
        <source>A box, by all cards</source>
        <translation>Una casella, con tutte le carte</translation>
    </message>
    <message>
        <source>{chance}, insured</source>
        <translation>{chance}, assicurato</translation>
    </message>
    <message>
        <source>{bet}, a table of {seats}</source>
        <translation>{bet}, tavolo da {seats}</translation>
    </message>
    <message>
        <source>Seats at the table</source>
        <translation>Posti al tavolo</translation>
    </message>
    <message>
        <source>{file}: click to leave it out</source>
        <translation>{file}: un clic lo toglie</translation>
    </message>
    <message>
        <source>none: by chance</source>
        <translation>nessuno: a caso</translation>
    </message>
    <message>
        <source>Choose a list of coups, or drop it here: the system is played on it</source>
        <translation>Scegliere un elenco di colpi, o lasciarlo cadere qui: il sistema vi viene giocato sopra</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Immagine (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Disegno (*.svg)</translation>
    </message>
    <message>
        <source>Table of figures (*.csv)</source>
        <translation>Tabella di cifre (*.csv)</translation>
    </message>
    <message>
        <source>Flat stake</source>
        <translation>Massa pari</translation>
    </message>
    <message>
        <source>Martingale</source>
        <translation>Martingala</translation>
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
        <translation>Una regola propria</translation>
    </message>
    <message>
        <source>stake {amount}</source>
        <translation>posta {amount}</translation>
    </message>
    <message>
        <source>purse {amount}</source>
        <translation>borsa {amount}</translation>
    </message>
    <message>
        <source>{coups} each</source>
        <translation>{coups} ciascuno</translation>
    </message>
    <message>
        <source>goal {amount}</source>
        <translation>obiettivo {amount}</translation>
    </message>
    <message>
        <source>No system changes the edge: of everything staked the bank kept {edge}.</source>
        <translation>Nessun sistema cambia il vantaggio: di tutto il puntato il banco ha tenuto {edge}.</translation>
    </message>
    <message>
        <source>No system changes the edge: it stays {edge} of everything staked, on this side.</source>
        <translation>Nessun sistema cambia il vantaggio: resta da questa parte, {edge} di tutto il puntato.</translation>
    </message>
    <message>
        <source>No system changes the edge: the bank keeps {edge} of everything staked.</source>
        <translation>Nessun sistema cambia il vantaggio: il banco tiene {edge} di tutto il puntato.</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>non noto</translation>
    </message>
    <message>
        <source>Coups played</source>
        <translation>Colpi giocati</translation>
    </message>
    <message>
        <source>Staked in all</source>
        <translation>Puntato in tutto</translation>
    </message>
    <message>
        <source>All players together</source>
        <translation>Tutti insieme</translation>
    </message>
    <message>
        <source>Edge, expected</source>
        <translation>Vantaggio atteso</translation>
    </message>
    <message>
        <source>Edge, seen</source>
        <translation>Vantaggio visto</translation>
    </message>
    <message>
        <source>Largest stake</source>
        <translation>Posta più alta</translation>
    </message>
    <message>
        <source>Ruined</source>
        <translation>Rovinati</translation>
    </message>
    <message>
        <source>Ruined, exactly</source>
        <translation>Rovinati, esatto</translation>
    </message>
    <message>
        <source>Goal reached</source>
        <translation>Obiettivo raggiunto</translation>
    </message>
    <message>
        <source>Longest losing run</source>
        <translation>Serie persa più lunga</translation>
    </message>
    <message>
        <source>Stakes cut by the limit</source>
        <translation>Poste ridotte dal limite</translation>
    </message>
    <message>
        <source>In brackets: where the true value lies, nineteen times out of twenty.</source>
        <translation>Tra parentesi: dove sta il valore vero, diciannove volte su venti.</translation>
    </message>
    <message>
        <source>Where the players ended</source>
        <translation>Dove sono finiti i giocatori</translation>
    </message>
    <message>
        <source>How they stood on the way</source>
        <translation>A che punto erano per via</translation>
    </message>
    <message>
        <source>Result so far, by coup: dark, every second player; pale, nine of ten; half of them lie below the line.</source>
        <translation>Risultato colpo per colpo: scuro, un giocatore su due; chiaro, nove su dieci; metà sta sotto la linea.</translation>
    </message>
    <message>
        <source>After {coups}: half of the players stood at {half}, nine of ten at {most}; one half below {middle}.</source>
        <translation>Dopo {coups}: metà dei giocatori era a {half}, nove su dieci a {most}; una metà sotto {middle}.</translation>
    </message>
    <message>
        <source>Result of a player in francs, and the share who ended there.</source>
        <translation>Risultato di un giocatore in franchi, e la quota di chi è finito lì.</translation>
    </message>
    <message>
        <source>{span} francs: {share} of the players</source>
        <translation>{span} franchi: {share} dei giocatori</translation>
    </message>
    <message>
        <source>After {coups}: {half}</source>
        <translation>Dopo {coups}: {half}</translation>
    </message>
    <message>
        <source>Results from {least} to {most} francs; {won} of the players ended without a loss. Most often: {top}.</source>
        <translation>Risultati da {least} a {most} franchi; {won} dei giocatori ha finito senza perdere. Più spesso: {top}.</translation>
    </message>
    <message>
        <source>Line {line} of the file is no coup of this table: {entry}.</source>
        <translation>La riga {line} del file non è un colpo di questo tavolo: {entry}.</translation>
    </message>
    <message>
        <source>There is no coup in the file.</source>
        <translation>Nel file non c’è alcun colpo.</translation>
    </message>
    <message>
        <source>There are more than {most} coups in the file.</source>
        <translation>Nel file ci sono più di {most} colpi.</translation>
    </message>
    <message>
        <source>The file is no text.</source>
        <translation>Il file non è un testo.</translation>
    </message>
    <message>
        <source>No stake would be decided within the coups of the file.</source>
        <translation>Nessuna posta sarebbe decisa entro i colpi del file.</translation>
    </message>
    <message>
        <source>The purse is not enough for one stake and what comes with it.</source>
        <translation>La borsa non basta per una posta e per quel che comporta.</translation>
    </message>
    <message>
        <source>With stakes so high only fewer coups can be played.</source>
        <translation>Con poste così alte si giocano meno colpi.</translation>
    </message>
    <message>
        <source>There is not enough memory for so many players.</source>
        <translation>La memoria non basta per tanti giocatori.</translation>
    </message>
    <message>
        <source>This cannot be simulated: {reason}</source>
        <translation>Questo non si può simulare: {reason}</translation>
    </message>
    <message>
        <source>A locked stake</source>
        <translation>Posta imprigionata</translation>
    </message>
    <message>
        <source>half is taken back</source>
        <translation>se ne ritira la metà</translation>
    </message>
    <message>
        <source>stays in prison</source>
        <translation>resta in prigione</translation>
    </message>
    <message>
        <source>Each round is dealt</source>
        <translation>Ogni mano è servita</translation>
    </message>
    <message>
        <source>from full packs</source>
        <translation>da mazzi interi</translation>
    </message>
    <message>
        <source>on through the talia</source>
        <translation>di seguito nella taglia</translation>
    </message>
    <message>
        <source>Insurance against an ace</source>
        <translation>Assicurazione contro un asso</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>half of the stake</source>
        <translation>metà della posta</translation>
    </message>
    <message>
        <source>raised with the stake</source>
        <translation>cresce con la posta</translation>
    </message>
    <message>
        <source>Each coup is dealt</source>
        <translation>Ogni colpo è servito</translation>
    </message>
    <message>
        <source>from a full shoe</source>
        <translation>da un sabot pieno</translation>
    </message>
    <message>
        <source>on through the shoe</source>
        <translation>di seguito nel sabot</translation>
    </message>
    <message>
        <source>{bet}, half taken back</source>
        <translation>{bet}, metà ritirata</translation>
    </message>
    <message>
        <source>{bet}, left in prison</source>
        <translation>{bet}, in prigione</translation>
    </message>
    <message>
        <source>{bet}, insured by half</source>
        <translation>{bet}, assicurata per metà</translation>
    </message>
    <message>
        <source>{bet}, insurance raised</source>
        <translation>{bet}, assicurazione crescente</translation>
    </message>
    <message>
        <source>{bet}, through the shoe</source>
        <translation>{bet}, lungo il sabot</translation>
    </message>
    <message>
        <source>{bet}, through the talia</source>
        <translation>{bet}, lungo la taglia</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>Result from, in francs</source>
        <translation>Risultato in franchi, da</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Result to, in francs</source>
        <translation>Risultato in franchi, fino a</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Quota</translation>
    </message>
    <message>
        <source>Share of all players</source>
        <translation>Quota di tutti i giocatori</translation>
    </message>
    <message>
        <source>Result of a player in francs.</source>
        <translation>Risultato di un giocatore in franchi.</translation>
    </message>
    <message>
        <source>{share} of the players stood no higher</source>
        <translation>Il {share} dei giocatori non stava più su</translation>
    </message>
    <message>
        <source>Coups</source>
        <translation>Colpi</translation>
    </message>
    <message>
        <source>After so many coups</source>
        <translation>Dopo tanti colpi</translation>
    </message>
    <message>
        <source>Result so far in francs: so many of the players stood no higher.</source>
        <translation>Risultato fin lì in franchi: tanti giocatori non stavano più su.</translation>
    </message>
</context>
<context>
    <name>LaboratoryPlurals</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coup(s)</source>
        <translation>
            <numerusform>%n colpo</numerusform>
            <numerusform>%n colpi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>ancora %n secondo</numerusform>
            <numerusform>ancora %n secondi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>ancora %n minuto</numerusform>
            <numerusform>ancora %n minuti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LaboratorySheet</name>
    <message>
        <source>There is no room on the disk to write the order down.</source>
        <translation>Sul disco non c’è posto per annotare la richiesta.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annullato.</translation>
    </message>
    <message>
        <source>The table is being laid…</source>
        <translation>Si prepara il tavolo…</translation>
    </message>
    <message>
        <source>The simulation has stopped by itself. Please start it again.</source>
        <translation>La simulazione si è fermata da sola. La avvii di nuovo.</translation>
    </message>
    <message>
        <source>Choose a table and a system at the left, and let as many players as you like play it for as long as you like. What they end with will be drawn here.</source>
        <translation>Scelga a sinistra un tavolo e un sistema, e lo faccia giocare a quanti giocatori vuole e quanto a lungo vuole. Quel che resta loro sarà disegnato qui.</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Laboratorio</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Avvia</translation>
    </message>
    <message>
        <source>Simulate what the form asks for</source>
        <translation>Simulare quel che chiede il modulo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>End the simulation</source>
        <translation>Fermare la simulazione</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Back to the salon</source>
        <translation>Ritorno al salone</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avanzamento</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>The file {file} cannot be written there.</source>
        <translation>Il file {file} non può essere scritto lì.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvato come {file}.</translation>
    </message>
</context>
<context>
    <name>LayoutSheet</name>
    <message>
        <source>cannot be reckoned</source>
        <translation>non calcolabile</translation>
    </message>
    <message>
        <source>{count}, up to {result}</source>
        <translation>{count}, fino a {result}</translation>
    </message>
    <message>
        <source>The layout is laid again as it lies at every spin, whatever the last one brought.</source>
        <translation>Le puntate si ripetono tali e quali a ogni colpo, qualunque cosa abbia dato il precedente.</translation>
    </message>
    <message>
        <source>So many spins of such different stakes have more results than can be followed.</source>
        <translation>Tanti colpi con puntate così diverse hanno più esiti di quanti se ne possano seguire.</translation>
    </message>
    <message>
        <source>What zero locks is left to its fate, and counted with it.</source>
        <translation>Ciò che lo zero mette in prigione vi resta, e si conta fino alla liberazione o alla perdita.</translation>
    </message>
    <message>
        <source>The {amount} in prison now belong to earlier spins, and are not counted.</source>
        <translation>I {amount} ora in prigione vengono da colpi passati e non si contano.</translation>
    </message>
    <message>
        <source>Point at a number, or go there with the arrows.</source>
        <translation>Indichi un numero, o lo raggiunga con le frecce.</translation>
    </message>
    <message>
        <source>What lies on the cloth</source>
        <translation>Che cosa c’è sul tappeto</translation>
    </message>
    <message>
        <source>What every number brings</source>
        <translation>Che cosa porta ogni numero</translation>
    </message>
    <message>
        <source>All stakes together</source>
        <translation>Totale delle puntate</translation>
    </message>
    <message>
        <source>Numbers that win</source>
        <translation>Numeri vincenti</translation>
    </message>
    <message>
        <source>Numbers that lose</source>
        <translation>Numeri perdenti</translation>
    </message>
    <message>
        <source>A spin brings on average</source>
        <translation>Risultato medio di un colpo</translation>
    </message>
    <message>
        <source>The house keeps</source>
        <translation>La casa trattiene</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>Deviazione standard</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Brings</source>
        <translation>Porta</translation>
    </message>
    <message>
        <source>In prison</source>
        <translation>In prigione</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>In vincita</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>In pari</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>In perdita</translation>
    </message>
    <message>
        <source>Spins</source>
        <translation>Colpi</translation>
    </message>
    <message>
        <source>After so many spins</source>
        <translation>Dopo tanti colpi</translation>
    </message>
    <message>
        <source>How often is one ahead after so many spins?</source>
        <translation>Che probabilità c’è di essere in vincita dopo tanti colpi?</translation>
    </message>
    <message>
        <source>House rules {section}</source>
        <translation>Regolamento {section}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>{result}, {amount} in prison</source>
        <translation>{result}, {amount} in prigione</translation>
    </message>
</context>
<context>
    <name>LicencesSheet</name>
    <message>
        <source>The list of licences is missing from the installation.</source>
        <translation>L’elenco delle licenze manca dall’installazione.</translation>
    </message>
    <message>
        <source>What the casino is made of</source>
        <translation>Di che cosa è fatto il casinò</translation>
    </message>
    <message>
        <source>Each part stands under its own licence. Choose a part to read it.</source>
        <translation>Ogni parte ha la sua licenza. Scelga una parte per leggerla.</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versione</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licenza</translation>
    </message>
    <message>
        <source>This part came without the text of its licence.</source>
        <translation>Questa parte è arrivata senza il testo della sua licenza.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Torna all’elenco</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
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
        <translation>Roulette francese</translation>
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
        <translation>puntate {least} – {most}</translation>
    </message>
    <message>
        <source>rouge · noir · couleur · inverse</source>
        <translation>rosso · nero · colore · inverso</translation>
    </message>
    <message>
        <source>one zero, en prison</source>
        <translation>un solo zero, en prison</translation>
    </message>
    <message>
        <source>thirty-one, from hand to hand</source>
        <translation>trentuno, di mano in mano</translation>
    </message>
    <message>
        <source>seven boxes, six packs</source>
        <translation>sette caselle, sei mazzi</translation>
    </message>
    <message>
        <source>In the purse</source>
        <translation>Nella borsa</translation>
    </message>
    <message>
        <source>Practice purse</source>
        <translation>Borsa di allenamento</translation>
    </message>
    <message>
        <source>play money, no value</source>
        <translation>denaro fittizio, senza valore</translation>
    </message>
    <message>
        <source>Last table</source>
        <translation>Ultimo tavolo</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regolamento</translation>
    </message>
    <message>
        <source>The rules of the house, table by table</source>
        <translation>Il regolamento della casa, tavolo per tavolo</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>S</source>
        <comment>shortcut: Settings</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>Language, speed, cards, table</source>
        <translation>Lingua, velocità, carte, tavolo</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>A</source>
        <comment>shortcut: About</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>Version, licence, whom we thank</source>
        <translation>Versione, licenza, ringraziamenti</translation>
    </message>
    <message>
        <source>The book</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>B</source>
        <comment>shortcut: The book</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>Every round you have played</source>
        <translation>Tutti i colpi che ha giocato</translation>
    </message>
    <message>
        <source>Chips for cash and back, the day&apos;s allowance</source>
        <translation>Fiche per contanti e viceversa, l’assegno del giorno</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>Cassa</translation>
    </message>
    <message>
        <source>C</source>
        <comment>shortcut: Cashier</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>End practice</source>
        <translation>Fine allenamento</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Allenamento</translation>
    </message>
    <message>
        <source>P</source>
        <comment>shortcut: Practice</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Back to the real tables and your purse</source>
        <translation>Torna ai tavoli veri e alla sua borsa</translation>
    </message>
    <message>
        <source>Play on a purse of its own, with hints, warnings and a book of your errors</source>
        <translation>Giocare con una borsa a parte, con consigli, avvertimenti e registro degli errori</translation>
    </message>
    <message>
        <source>My errors</source>
        <translation>I miei errori</translation>
    </message>
    <message>
        <source>E</source>
        <comment>shortcut: My errors</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>The book of your errors</source>
        <translation>Il registro dei suoi errori</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>W</source>
        <comment>shortcut: Players</comment>
        <translation>I</translation>
    </message>
    <message>
        <source>Who plays, and who else may</source>
        <translation>Chi gioca, e chi altro può giocare</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Laboratorio</translation>
    </message>
    <message>
        <source>L</source>
        <comment>shortcut: Laboratory</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>Ten thousand simulated players: what a system is worth</source>
        <translation>Diecimila giocatori simulati: quanto vale un sistema</translation>
    </message>
    <message>
        <source>The keys that are heard here ({key})</source>
        <translation>I tasti che valgono qui ({key})</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Back to the window</source>
        <translation>Torna alla finestra</translation>
    </message>
    <message>
        <source>Fill the whole screen</source>
        <translation>Riempi lo schermo</translation>
    </message>
    <message>
        <source>In the purse, and {cash} in cash</source>
        <translation>Nella borsa, e {cash} in contanti</translation>
    </message>
    <message>
        <source>In cash</source>
        <translation>In contanti</translation>
    </message>
    <message>
        <source>Practice tables</source>
        <translation>Tavoli di allenamento</translation>
    </message>
    <message>
        <source>The doors lead to practice tables; your purse stays closed.</source>
        <translation>Le porte conducono ai tavoli di allenamento; la sua borsa resta chiusa.</translation>
    </message>
</context>
<context>
    <name>Magnifier</name>
    <message>
        <source>It cannot be any larger.</source>
        <translation>Più grande non si può.</translation>
    </message>
    <message>
        <source>All of it is in the window already.</source>
        <translation>È già tutto nella finestra.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The books are being looked through…</source>
        <translation>Si controllano i libri…</translation>
    </message>
    <message>
        <source>The table is being laid…</source>
        <translation>Si prepara il tavolo…</translation>
    </message>
</context>
<context>
    <name>NameSheet</name>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>Net</name>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copia il rapporto</translation>
    </message>
    <message>
        <source>Open the log folder</source>
        <translation>Apri la cartella del registro</translation>
    </message>
    <message>
        <source>Leave the casino</source>
        <translation>Lascia il casinò</translation>
    </message>
    <message>
        <source>Something unforeseen happened</source>
        <translation>È accaduto un imprevisto</translation>
    </message>
    <message>
        <source>The table is safe: everything up to the last call is written down, not a centime is lost.</source>
        <translation>Il tavolo è salvo: tutto è registrato fino all’ultimo annuncio, non un centesimo è perduto.</translation>
    </message>
    <message>
        <source>You can go on. If it happens again, leave and come back; the report helps those who mend it.</source>
        <translation>Può continuare. Se accade di nuovo, esca e ritorni; il rapporto aiuta chi ripara.</translation>
    </message>
</context>
<context>
    <name>NumbersTable</name>
    <message>
        <source>{key} copies the chosen lines.</source>
        <translation>{key} copia le righe scelte.</translation>
    </message>
</context>
<context>
    <name>OwnRuleSheet</name>
    <message>
        <source>The first stake may not be more than the highest one.</source>
        <translation>La prima posta non può superare la più alta.</translation>
    </message>
    <message>
        <source>A whole number from {least} to {most} is wanted here.</source>
        <translation>Qui ci vuole un numero intero da {least} a {most}.</translation>
    </message>
    <message>
        <source>the first stake</source>
        <translation>la prima posta</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>la stessa</translation>
    </message>
    <message>
        <source>reckoned</source>
        <translation>calcolata</translation>
    </message>
    <message>
        <source>A rule of one’s own</source>
        <translation>Una regola propria</translation>
    </message>
    <message>
        <source>Stakes are counted in pieces, a piece being the first stake of the form. After a coup that nobody wins the stake stays. What is left empty never happens.</source>
        <translation>Le poste si contano in pezzi: un pezzo è la prima posta del modulo. Dopo un colpo che nessuno vince la posta resta. Quel che resta vuoto non accade mai.</translation>
    </message>
    <message>
        <source>It starts over after so many</source>
        <translation>Ricomincia dopo tanti</translation>
    </message>
    <message>
        <source>Begins with, pieces</source>
        <translation>Comincia con, pezzi</translation>
    </message>
    <message>
        <source>Never more than, pieces</source>
        <translation>Mai più di, pezzi</translation>
    </message>
    <message>
        <source>After a win</source>
        <translation>Dopo una vincita</translation>
    </message>
    <message>
        <source>After a loss</source>
        <translation>Dopo una perdita</translation>
    </message>
    <message>
        <source>wins in a row</source>
        <translation>vincite di fila</translation>
    </message>
    <message>
        <source>losses in a row</source>
        <translation>perdite di fila</translation>
    </message>
    <message>
        <source>pieces ahead</source>
        <translation>pezzi in più</translation>
    </message>
    <message>
        <source>pieces behind</source>
        <translation>pezzi in meno</translation>
    </message>
    <message>
        <source>times</source>
        <translation>per</translation>
    </message>
    <message>
        <source>divided by</source>
        <translation>diviso</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>più</translation>
    </message>
    <message>
        <source>Play this rule</source>
        <translation>Gioca questa regola</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Lasciarla com’è</translation>
    </message>
</context>
<context>
    <name>PaperSheet</name>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Documento PDF (*.pdf)</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Immagine PNG (*.png)</translation>
    </message>
    <message>
        <source>Where shall the page be kept?</source>
        <translation>Dove salvare la pagina?</translation>
    </message>
    <message>
        <source>The page was not written: {reason}</source>
        <translation>La pagina non è stata scritta: {reason}</translation>
    </message>
    <message>
        <source>The page is kept as {name}</source>
        <translation>La pagina è salvata come {name}</translation>
    </message>
    <message>
        <source>No printer is set up on this computer: keep the page as a PDF instead.</source>
        <translation>Su questo computer non c’è una stampante: salvi piuttosto la pagina in PDF.</translation>
    </message>
    <message>
        <source>The page has gone to the printer.</source>
        <translation>La pagina è andata in stampa.</translation>
    </message>
    <message>
        <source>Size of the paper</source>
        <translation>Formato della carta</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Salva in PDF…</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>Salva immagine…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Stampa…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>The pictures of the table could not be painted: {reason}</source>
        <translation>Non è stato possibile dipingere le immagini del tavolo: {reason}</translation>
    </message>
</context>
<context>
    <name>Placard</name>
    <message>
        <source>The rules of this table</source>
        <translation>Le regole di questo tavolo</translation>
    </message>
    <message>
        <source>play money, no value</source>
        <translation>denaro fittizio, senza valore</translation>
    </message>
    <message>
        <source>placard {table}</source>
        <comment>name of a file</comment>
        <translation>cartello {table}</translation>
    </message>
    <message>
        <source>From {least} to {most} francs on each chance  ·  six packs</source>
        <translation>Da {least} a {most} franchi su ogni sorte  ·  sei mazzi</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Sorte</translation>
    </message>
    <message>
        <source>It wins when</source>
        <translation>Vince quando</translation>
    </message>
    <message>
        <source>Pays</source>
        <translation>Paga</translation>
    </message>
    <message>
        <source>the upper row counts less</source>
        <translation>la fila in alto conta meno</translation>
    </message>
    <message>
        <source>the lower row counts less</source>
        <translation>la fila in basso conta meno</translation>
    </message>
    <message>
        <source>the first card has the colour of the winning row</source>
        <translation>la prima carta ha il colore della fila vincente</translation>
    </message>
    <message>
        <source>the first card has the other colour</source>
        <translation>la prima carta ha l’altro colore</translation>
    </message>
    <message>
        <source>Both rows 32 to 40 alike: the coup is void.</source>
        <translation>Le due file pari, da 32 a 40: il colpo è nullo.</translation>
    </message>
    <message>
        <source>The insurance against 31 après costs 1 in 100 of the stake.</source>
        <translation>L’assicurazione contro il 31 après costa 1 su 100 della puntata.</translation>
    </message>
    <message>
        <source>The red card before the last five ends the shoe; that coup is void.</source>
        <translation>La carta rossa davanti alle ultime cinque finisce il sabot; quel colpo è annullato.</translation>
    </message>
    <message>
        <source>Number (plein)</source>
        <translation>Numero (pieno)</translation>
    </message>
    <message>
        <source>one number, zero too</source>
        <translation>un numero, anche lo zero</translation>
    </message>
    <message>
        <source>Split (cheval)</source>
        <translation>Cavallo</translation>
    </message>
    <message>
        <source>two that touch</source>
        <translation>due che si toccano</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>Terzina</translation>
    </message>
    <message>
        <source>a row of three</source>
        <translation>una fila di tre</translation>
    </message>
    <message>
        <source>Corner (carré)</source>
        <translation>Carré</translation>
    </message>
    <message>
        <source>four at a corner</source>
        <translation>quattro attorno a un angolo</translation>
    </message>
    <message>
        <source>Six numbers</source>
        <translation>Sestina</translation>
    </message>
    <message>
        <source>two rows</source>
        <translation>due file</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonna</translation>
    </message>
    <message>
        <source>twelve numbers</source>
        <translation>dodici numeri</translation>
    </message>
    <message>
        <source>Dozen</source>
        <translation>Dozzina</translation>
    </message>
    <message>
        <source>12P, 12M or 12D</source>
        <translation>12P, 12M o 12D</translation>
    </message>
    <message>
        <source>Two columns, two dozens</source>
        <translation>Due colonne, due dozzine</translation>
    </message>
    <message>
        <source>24 numbers</source>
        <translation>24 numeri</translation>
    </message>
    <message>
        <source>Simple chance</source>
        <translation>Sorte semplice</translation>
    </message>
    <message>
        <source>colour, even or odd, low or high</source>
        <translation>colore, pari o dispari, manque o passe</translation>
    </message>
    <message>
        <source>From {least} francs on every bet  ·  37 numbers, one zero</source>
        <translation>Da {least} franchi su ogni puntata  ·  37 numeri, uno zero</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Puntata</translation>
    </message>
    <message>
        <source>Covers</source>
        <translation>Copre</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Al massimo</translation>
    </message>
    <message>
        <source>The place of the chip decides the bet.</source>
        <translation>Il posto della fiche decide la puntata.</translation>
    </message>
    <message>
        <source>On zero every bet that holds it is paid.</source>
        <translation>Con lo zero si paga ogni puntata che lo copre.</translation>
    </message>
    <message>
        <source>A winning stake stays where it lies and plays again.</source>
        <translation>La puntata vincente resta dov’è e gioca ancora.</translation>
    </message>
    <message>
        <source>A token is worth {token} francs  ·  the company plays against its banker</source>
        <translation>Un gettone vale {token} franchi  ·  la compagnia gioca contro il suo banchiere</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>What passes</source>
        <translation>Che cosa passa</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Gettoni</translation>
    </message>
    <message>
        <source>Francs</source>
        <translation>Franchi</translation>
    </message>
    <message>
        <source>A dealt 31</source>
        <translation>31 servito</translation>
    </message>
    <message>
        <source>at once, to whoever holds it; two of them, nothing</source>
        <translation>subito, a chi l’ha; se sono due, nulla</translation>
    </message>
    <message>
        <source>More than the banker</source>
        <translation>Più del banchiere</translation>
    </message>
    <message>
        <source>from the banker; also when he goes over 31</source>
        <translation>dal banchiere; anche se supera 31</translation>
    </message>
    <message>
        <source>Less, or over 31</source>
        <translation>Meno, od oltre 31</translation>
    </message>
    <message>
        <source>to the banker</source>
        <translation>al banchiere</translation>
    </message>
    <message>
        <source>As much</source>
        <translation>Altrettanto</translation>
    </message>
    <message>
        <source>nothing: paid with cards</source>
        <translation>nulla: pagato in carte</translation>
    </message>
    <message>
        <source>King, queen and knave count 10, an ace 1 or 11.</source>
        <translation>Re, donna e fante valgono 10, l’asso 1 o 11.</translation>
    </message>
    <message>
        <source>When the pack is dealt out, the talia is over.</source>
        <translation>Finito il mazzo, la taglia è finita.</translation>
    </message>
    <message>
        <source>From {least} to {most} francs on a box  ·  seven boxes, six packs</source>
        <translation>Da {least} a {most} franchi per casella  ·  sette caselle, sei mazzi</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>La sua mano</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>ace and ten or court card, dealt first</source>
        <translation>asso e dieci o figura, avuti per primi</translation>
    </message>
    <message>
        <source>Better hand</source>
        <translation>Mano migliore</translation>
    </message>
    <message>
        <source>nearer to 21, or the croupier is over it</source>
        <translation>più vicina a 21, o il croupier l’ha superato</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Pari</translation>
    </message>
    <message>
        <source>the coup is void, the stake comes back</source>
        <translation>il colpo è nullo, la puntata torna</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Assicurazione</translation>
    </message>
    <message>
        <source>against an ace, up to half of the stake</source>
        <translation>contro un asso, fino a metà della puntata</translation>
    </message>
    <message>
        <source>The croupier draws to 16, stands on every 17, and has his second card last.</source>
        <translation>Il croupier prende fino a 16, sta su ogni 17 e riceve la seconda carta per ultimo.</translation>
    </message>
    <message>
        <source>Pairs may be split into up to four hands; split aces get one card each.</source>
        <translation>Le coppie si dividono fino a quattro mani; gli assi divisi ricevono una carta ciascuno.</translation>
    </message>
    <message>
        <source>At least two boxes must be occupied; three may bet on one box.</source>
        <translation>Almeno due caselle devono essere occupate; in tre si può puntare su una casella.</translation>
    </message>
</context>
<context>
    <name>PlacardSheet</name>
    <message>
        <source>The placard of the table: {table}</source>
        <translation>Il cartello del tavolo: {table}</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Guest</source>
        <translation>Ospite</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>non si può aprire</translation>
    </message>
    <message>
        <source>{amount} in the purse</source>
        <translation>{amount} nella borsa</translation>
    </message>
    <message>
        <source>plays now</source>
        <translation>sta giocando</translation>
    </message>
    <message>
        <source>last round {day}</source>
        <translation>ultimo colpo il {day}</translation>
    </message>
    <message>
        <source>has not played yet</source>
        <translation>non ha ancora giocato</translation>
    </message>
    <message>
        <source>snapshot of the day</source>
        <translation>copia del giorno</translation>
    </message>
    <message>
        <source>before an upgrade of the casino</source>
        <translation>prima di un aggiornamento del casinò</translation>
    </message>
    <message>
        <source>set aside when you went back</source>
        <translation>messa da parte a un ritorno</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>illeggibile</translation>
    </message>
    <message>
        <source>Write a name first.</source>
        <translation>Scriva prima un nome.</translation>
    </message>
    <message>
        <source>A name has no signs that cannot be seen.</source>
        <translation>Un nome non ha segni invisibili.</translation>
    </message>
    <message>
        <source>Somebody is called so already.</source>
        <translation>Qualcuno si chiama già così.</translation>
    </message>
</context>
<context>
    <name>PlayersBoard</name>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>There is no player yet.</source>
        <translation>Non c’è ancora nessun giocatore.</translation>
    </message>
    <message>
        <source>This file cannot be opened.</source>
        <translation>Questo file non si può aprire.</translation>
    </message>
    <message>
        <source>This profile is still being read through.</source>
        <translation>Questo profilo è ancora in lettura.</translation>
    </message>
    <message>
        <source>Who plays now cannot be deleted.</source>
        <translation>Chi sta giocando non si può eliminare.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>New player…</source>
        <translation>Nuovo giocatore…</translation>
    </message>
    <message>
        <source>A purse of 10 000 francs for somebody else</source>
        <translation>Una borsa di 10&#xa0;000 franchi per qualcun altro</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importa…</translation>
    </message>
    <message>
        <source>Take in the copy of a player from a file</source>
        <translation>Accogli la copia di un giocatore da un file</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Rinomina…</translation>
    </message>
    <message>
        <source>Duplicate…</source>
        <translation>Duplica…</translation>
    </message>
    <message>
        <source>A second player who owns the same</source>
        <translation>Un secondo giocatore che possiede lo stesso</translation>
    </message>
    <message>
        <source>Snapshots…</source>
        <translation>Copie…</translation>
    </message>
    <message>
        <source>Go back to an earlier day</source>
        <translation>Torna a un giorno passato</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Purse, tables and book as one file</source>
        <translation>Borsa, tavoli e registro in un file</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Elimina…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Sit down with the purse of this player</source>
        <translation>Si sieda con la borsa di questo giocatore</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Each player has a purse, tables, a book and a practice purse.</source>
        <translation>Ogni giocatore ha la sua borsa, i suoi tavoli, il suo registro e la sua borsa di allenamento.</translation>
    </message>
</context>
<context>
    <name>PlayersSheet</name>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>A new player</source>
        <translation>Un nuovo giocatore</translation>
    </message>
    <message>
        <source>{name} has come in.</source>
        <translation>{name} è della casa.</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Un altro nome</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>A second one like this</source>
        <translation>Un secondo, uguale</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplica</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvato come {file}.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importa</translation>
    </message>
    <message>
        <source>Delete this player?</source>
        <translation>Eliminare questo giocatore?</translation>
    </message>
    <message>
        <source>{name}: purse, tables, practice and snapshots go to the trash.</source>
        <translation>{name}: borsa, tavoli, allenamento e copie vanno nel cestino.</translation>
    </message>
    <message>
        <source>Where there is no trash they are set aside in a folder.</source>
        <translation>Se non c’è un cestino, tutto viene messo da parte in una cartella.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserva</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>{name} is in the trash.</source>
        <translation>{name} è nel cestino.</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Crea</translation>
    </message>
    <message>
        <source>There is no trash here: {name} was set aside in the folder {folder}, beside the profiles.</source>
        <translation>Qui non c’è un cestino: {name} si trova nella cartella {folder}, accanto ai profili.</translation>
    </message>
</context>
<context>
    <name>Porter</name>
    <message>
        <source>There is no snapshot of today: {problem}</source>
        <translation>Non c’è una copia di oggi: {problem}</translation>
    </message>
    <message>
        <source>A script that is opened from outside cannot be shown in this window: the folder {folder} cannot be used.</source>
        <translation>Uno script aperto dall’esterno non può essere mostrato in questa finestra: la cartella {folder} non è utilizzabile.</translation>
    </message>
    <message>
        <source>Everything is as it was then. What stood until now is set aside.</source>
        <translation>Tutto è com’era allora. Lo stato precedente è stato messo da parte.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Split {pair}</source>
        <translation>Diviso {pair}</translation>
    </message>
    <message>
        <source>Insured against a blackjack</source>
        <translation>Assicurazione presa contro un blackjack</translation>
    </message>
    <message>
        <source>Stood on {hand} against {cards}</source>
        <translation>Rimasto a {hand} contro {cards}</translation>
    </message>
    <message>
        <source>Took a card to {hand} against {cards}</source>
        <translation>Presa una carta con {hand} contro {cards}</translation>
    </message>
    <message>
        <source>Went uninsured</source>
        <translation>Puntata non assicurata</translation>
    </message>
    <message>
        <source>Insured where it did not pay</source>
        <translation>Assicurazione che non conveniva</translation>
    </message>
    <message>
        <source>Left a stake in prison</source>
        <translation>Puntata lasciata in prigione</translation>
    </message>
    <message>
        <source>Took half where prison was better</source>
        <translation>Presa la metà quando conveniva la prigione</translation>
    </message>
    <message>
        <source>As punter, bought a card to {hand}</source>
        <translation>Da puntatore: comprata una carta con {hand}</translation>
    </message>
    <message>
        <source>As punter, stayed on {hand}</source>
        <translation>Da puntatore: rimasto a {hand}</translation>
    </message>
    <message>
        <source>As banker, bought a card to {hand}</source>
        <translation>Da banchiere: comprata una carta con {hand}</translation>
    </message>
    <message>
        <source>As banker, went on {hand}</source>
        <translation>Da banchiere: andato con {hand}</translation>
    </message>
    <message>
        <source>Did not split {pair}</source>
        <translation>Non diviso {pair}</translation>
    </message>
    <message>
        <source>Did not double {hand}</source>
        <translation>Non raddoppiato {hand}</translation>
    </message>
    <message>
        <source>Did not give up {hand}</source>
        <translation>Nessuna resa con {hand}</translation>
    </message>
    <message>
        <source>Doubled {hand}</source>
        <translation>Raddoppiato {hand}</translation>
    </message>
    <message>
        <source>Gave up {hand}</source>
        <translation>Resa con {hand}</translation>
    </message>
    <message>
        <source>{total} with an ace as 11</source>
        <translation>{total} con un asso da 11</translation>
    </message>
    <message>
        <source>{errors}, {cost} thousandths of a stake in all</source>
        <translation>{errors}, {cost} millesimi di una puntata in tutto</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>L’assicurazione</translation>
    </message>
    <message>
        <source>{hand} against {card}</source>
        <translation>{hand} contro {card}</translation>
    </message>
    <message>
        <source>What that is worth hangs on what others do.</source>
        <translation>Quanto vale dipende da ciò che fanno gli altri.</translation>
    </message>
    <message>
        <source>Prison</source>
        <translation>Prigione</translation>
    </message>
    <message>
        <source>All four chances are worth the same.</source>
        <translation>Le quattro sorti si equivalgono.</translation>
    </message>
    <message>
        <source>The bets</source>
        <translation>Le puntate</translation>
    </message>
    <message>
        <source>Simple chances</source>
        <translation>Sorti semplici</translation>
    </message>
    <message>
        <source>All other bets</source>
        <translation>Tutte le altre puntate</translation>
    </message>
    <message>
        <source>All bets are worth the same here: zero takes the simple chances, too.</source>
        <translation>Qui tutte le puntate si equivalgono: lo zero prende anche le sorti semplici.</translation>
    </message>
    <message>
        <source>Simple chances lose least: zero leaves half of them.</source>
        <translation>Le sorti semplici perdono meno: lo zero ne lascia la metà.</translation>
    </message>
    <message>
        <source>Your {sum} on the cloth, in francs a spin</source>
        <translation>I suoi {sum} sul tappeto, in franchi a colpo</translation>
    </message>
    <message>
        <source>No insurance</source>
        <translation>Niente assicurazione</translation>
    </message>
    <message>
        <source>Uninsured</source>
        <translation>Non assicurata</translation>
    </message>
    <message>
        <source>Half back</source>
        <translation>Metà indietro</translation>
    </message>
    <message>
        <source>Insured</source>
        <translation>Assicurata</translation>
    </message>
    <message>
        <source>“{play}” ({places}) costs {cost} thousandths of the stake against “{best}”. Once more, and it is done.</source>
        <translation>«{play}» ({places}) costa {cost} millesimi della puntata rispetto a «{best}». Ancora una volta, ed è fatto.</translation>
    </message>
    <message>
        <source>“{play}” costs {cost} thousandths of the stake against “{best}”. Once more, and it is done.</source>
        <translation>«{play}» costa {cost} millesimi della puntata rispetto a «{best}». Ancora una volta, ed è fatto.</translation>
    </message>
    <message>
        <source>Best is “{play}”.</source>
        <translation>Il meglio: «{play}».</translation>
    </message>
    <message>
        <source>No card can take this hand over.</source>
        <translation>Nessuna carta può far sballare questa mano.</translation>
    </message>
    <message>
        <source>No card takes this hand over: the ace would count one instead of eleven.</source>
        <translation>Nessuna carta fa sballare questa mano: l’asso varrebbe uno invece di undici.</translation>
    </message>
    <message>
        <source>A card goes over {over} times in 100.</source>
        <translation>Una carta fa sballare {over} volte su 100.</translation>
    </message>
    <message>
        <source>Standing wins only if the croupier goes over, and he does {croupier_over} times in 100.</source>
        <translation>Restando si vince solo se il croupier sballa, e accade {croupier_over} volte su 100.</translation>
    </message>
    <message>
        <source>A card takes you over {over} times in 100; the croupier goes over {croupier_over} times.</source>
        <translation>Una carta la fa sballare {over} volte su 100; il croupier sballa {croupier_over} volte.</translation>
    </message>
    <message>
        <source>Another card would spoil this hand more often than help it.</source>
        <translation>Un’altra carta guasterebbe questa mano più spesso di quanto la aiuti.</translation>
    </message>
    <message>
        <source>This hand is good enough for two stakes and one card.</source>
        <translation>Questa mano vale due puntate e una sola carta.</translation>
    </message>
    <message>
        <source>Two hands are worth more than this one.</source>
        <translation>Due mani valgono più di questa.</translation>
    </message>
    <message>
        <source>However it is played, this hand loses more than half.</source>
        <translation>Comunque la si giochi, questa mano perde più della metà.</translation>
    </message>
    <message>
        <source>Insurance is paid 2 to 1, but a ten comes to the ace only {tens} times in 100, not 33.</source>
        <translation>L’assicurazione paga 2 a 1, ma un dieci viene sull’asso solo {tens} volte su 100, non 33.</translation>
    </message>
    <message>
        <source>31 après comes once in {once_in} coups and takes half; the premium is less than that.</source>
        <translation>Il 31 après viene una volta su {once_in} colpi e prende la metà; il premio costa meno.</translation>
    </message>
    <message>
        <source>In prison a stake is worth a little less than the half one can have now.</source>
        <translation>In prigione una puntata vale un po’ meno della metà che si può riprendere ora.</translation>
    </message>
    <message>
        <source>On average, in thousandths of the stake:</source>
        <translation>In media, in millesimi della puntata:</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Errore</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Volte</translation>
    </message>
    <message>
        <source>Each, ‰</source>
        <translation>Ognuno, ‰</translation>
    </message>
    <message>
        <source>In all, ‰</source>
        <translation>In tutto, ‰</translation>
    </message>
    <message>
        <source>Your own purse and your tables are safe and open.</source>
        <translation>La sua borsa e i suoi tavoli sono intatti e aperti.</translation>
    </message>
    <message>
        <source>The practice purse cannot be opened</source>
        <translation>La borsa di allenamento non si apre</translation>
    </message>
</context>
<context>
    <name>PresetShelf</name>
    <message>
        <source>cannot be reckoned</source>
        <translation>non calcolabile</translation>
    </message>
    <message>
        <source>being reckoned…</source>
        <translation>si calcola…</translation>
    </message>
    <message>
        <source>{plain}, insured {insured}</source>
        <translation>{plain}, assicurata {insured}</translation>
    </message>
    <message>
        <source>{number} tokens</source>
        <translation>{number} gettoni</translation>
    </message>
    <message>
        <source>The disk does not take this: it holds only until the casino is closed.</source>
        <translation>Il disco non ha registrato nulla: vale solo finché il casinò resta aperto.</translation>
    </message>
    <message>
        <source>Write a name first.</source>
        <translation>Scriva prima un nome.</translation>
    </message>
    <message>
        <source>There is a set of this name already.</source>
        <translation>Questo nome c’è già.</translation>
    </message>
    <message>
        <source>No more sets can be kept: forget one first.</source>
        <translation>Non c’è più posto: ne dimentichi prima una.</translation>
    </message>
    <message>
        <source>Only a set of your own can be renamed.</source>
        <translation>Solo le sue regole si rinominano.</translation>
    </message>
    <message>
        <source>Only a set of your own can be forgotten.</source>
        <translation>Solo le sue regole si dimenticano.</translation>
    </message>
    <message>
        <source>Sets of rules</source>
        <translation>Insiemi di regole</translation>
    </message>
    <message>
        <source>Name of these rules</source>
        <translation>Nome di queste regole</translation>
    </message>
    <message>
        <source>Keep these rules</source>
        <translation>Tenere queste regole</translation>
    </message>
    <message>
        <source>Keep the rules as they stand under this name</source>
        <translation>Tenere le regole come stanno sotto questo nome</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Give your set the name that is written above</source>
        <translation>Dare alle sue regole il nome scritto sopra</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Dimentica</translation>
    </message>
    <message>
        <source>Forget your set; the rules stay as they stand</source>
        <translation>Dimenticare le sue regole; quelle esposte restano</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>The profile {path} cannot be used.</source>
        <translation>Il profilo {path} non può essere usato.</translation>
    </message>
    <message>
        <source>The profile {path} is in use by another running copy of the casino.</source>
        <translation>Il profilo {path} è già usato da un altro casinò aperto.</translation>
    </message>
    <message>
        <source>The profile {path} is damaged; it was left exactly as it is.</source>
        <translation>Il profilo {path} è danneggiato; è stato lasciato così com’è.</translation>
    </message>
    <message>
        <source>The file {path} is not a profile of this casino; it was left exactly as it is.</source>
        <translation>Il file {path} non è un profilo di questo casinò; è stato lasciato così com’è.</translation>
    </message>
    <message>
        <source>The profile {path} was written by a newer version of the casino; please update it.</source>
        <translation>Il profilo {path} è stato scritto da una versione più recente del casinò; aggiorni il programma.</translation>
    </message>
    <message>
        <source>The profile {path} cannot be written: the place is protected or the disk does not answer.</source>
        <translation>Impossibile scrivere il profilo {path}: la posizione è protetta o il disco non risponde.</translation>
    </message>
    <message>
        <source>The disk is full: the profile {path} could not be written.</source>
        <translation>Il disco è pieno: non è stato possibile scrivere il profilo {path}.</translation>
    </message>
</context>
<context>
    <name>ProfileProblem</name>
    <message>
        <source>Return to the last snapshot</source>
        <translation>Torna all’ultima copia</translation>
    </message>
    <message>
        <source>Another player…</source>
        <translation>Un altro giocatore…</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lascia stare</translation>
    </message>
    <message>
        <source>The last good snapshot is of {moment}, with {amount} in the purse. The file itself is set aside, kept as it is.</source>
        <translation>L’ultima copia buona è del {moment}, con {amount} nella borsa. Il file stesso viene messo da parte, conservato così com’è.</translation>
    </message>
    <message>
        <source>Go on in the other window, or close it and try again here.</source>
        <translation>Continui nell’altra finestra, oppure la chiuda e riprovi qui.</translation>
    </message>
    <message>
        <source>Choose another file with --profile, or move this one away and try again.</source>
        <translation>Scelga un altro file con --profile, oppure sposti questo e riprovi.</translation>
    </message>
    <message>
        <source>It can be set aside, kept as it is, and the house opens a new one with 10 000 francs.</source>
        <translation>Lo si può mettere da parte, conservato così com’è, e la casa ne apre uno nuovo con 10&#xa0;000 franchi.</translation>
    </message>
    <message>
        <source>Nothing was changed. Install the newer version, or choose another profile.</source>
        <translation>Nulla è stato modificato. Installi la versione più recente o scelga un altro profilo.</translation>
    </message>
    <message>
        <source>Make room or allow writing there, then try again.</source>
        <translation>Faccia spazio o permetta la scrittura, poi riprovi.</translation>
    </message>
    <message>
        <source>Try again, or choose another profile.</source>
        <translation>Riprovi, o scelga un altro profilo.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Set it aside and begin anew</source>
        <translation>Mettilo da parte e ricomincia</translation>
    </message>
    <message>
        <source>Leave the casino</source>
        <translation>Lascia il casinò</translation>
    </message>
    <message>
        <source>The purse cannot be opened</source>
        <translation>La borsa non si può aprire</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Cartella</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>Scheduled &amp;printing:</source>
        <translation>&amp;Stampa programmata:</translation>
    </message>
    <message>
        <source>&amp;Billing information:</source>
        <translation>Dati di &amp;fatturazione:</translation>
    </message>
    <message>
        <source>Job &amp;priority:</source>
        <translation>&amp;Priorità:</translation>
    </message>
    <message>
        <source>&amp;Start:</source>
        <translation>&amp;Inizio:</translation>
    </message>
    <message>
        <source>&amp;End:</source>
        <translation>Fi&amp;ne:</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Cerca in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipo di file:</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>&amp;Ordine delle pagine:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>&amp;Pagine per foglio:</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Automatic</source>
        <translation>Automatico</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personalizzato</translation>
    </message>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Pagine indicate male</translation>
    </message>
    <message>
        <source>%1 does not follow the correct syntax. Please use &apos;,&apos; to separate ranges and pages, &apos;-&apos; to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>%1 non è scritto correttamente. Separi pagine e intervalli con «,», indichi gli intervalli con «-» e faccia in modo che non si sovrappongano.</translation>
    </message>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>Conflitto nelle impostazioni fronte-retro</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>Le impostazioni fronte-retro sono in conflitto. Vuole correggerle?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Page Setup Conflicts</source>
        <translation>Conflitto nelle impostazioni della pagina</translation>
    </message>
    <message>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>Le opzioni della pagina sono in conflitto. Vuole correggerle?</translation>
    </message>
    <message>
        <source>Advanced Option Conflicts</source>
        <translation>Conflitto nelle opzioni avanzate</translation>
    </message>
    <message>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>Alcune opzioni avanzate sono in conflitto. Vuole correggerle?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Advanced</source>
        <translation>Avanzate</translation>
    </message>
    <message>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>Alcune opzioni sono in conflitto. Le corregga, per favore.</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Insieme di pagine:</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Stampa fronte-retro</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Rilegatura sul lato lungo</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Rilegatura sul lato corto</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Indichi pagine o intervalli separati da virgole. Un intervallo è dato da due numeri separati da un trattino. Esempio: 3,5-7,9 stampa le pagine 3, 5, 6, 7 e 9.</translation>
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
            <numerusform>È qui da %n minuto.</numerusform>
            <numerusform>È qui da %n minuti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This evening has cost you %n franc(s) so far.</source>
        <translation>
            <numerusform>Questa serata le è costata finora %n franco.</numerusform>
            <numerusform>Questa serata le è costata finora %n franchi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refused</name>
    <message>
        <source>The purse holds {purse}, the bet needs {needed}.</source>
        <translation>Nella borsa ci sono {purse}, la puntata ne richiede {needed}.</translation>
    </message>
    <message>
        <source>The minimum here is {minimum}.</source>
        <translation>Il minimo qui è {minimum}.</translation>
    </message>
    <message>
        <source>The maximum here is {maximum}.</source>
        <translation>Il massimo qui è {maximum}.</translation>
    </message>
    <message>
        <source>What stays must be nothing or at least the minimum of {minimum}.</source>
        <translation>Deve restare nulla oppure almeno il minimo di {minimum}.</translation>
    </message>
    <message>
        <source>Nothing lies there to take.</source>
        <translation>Lì non c’è nulla da ritirare.</translation>
    </message>
    <message>
        <source>Only {free} is free there.</source>
        <translation>Lì sono liberi soltanto {free}.</translation>
    </message>
    <message>
        <source>No stake lies there to insure.</source>
        <translation>Lì non c’è alcuna puntata da assicurare.</translation>
    </message>
    <message>
        <source>This stake is insured already.</source>
        <translation>Questa puntata è già assicurata.</translation>
    </message>
    <message>
        <source>No stake there may be halved now.</source>
        <translation>Lì ora nessuna puntata può essere divisa.</translation>
    </message>
    <message>
        <source>Too late: this bet does not play.</source>
        <translation>Troppo tardi: questa puntata non gioca.</translation>
    </message>
    <message>
        <source>The cards must be cut first.</source>
        <translation>Prima bisogna tagliare le carte.</translation>
    </message>
    <message>
        <source>The cards are already cut.</source>
        <translation>Le carte sono già tagliate.</translation>
    </message>
    <message>
        <source>The cut must leave at least one card on each side.</source>
        <translation>Il taglio deve lasciare almeno una carta per parte.</translation>
    </message>
    <message>
        <source>There is no such bet at this table.</source>
        <translation>A questo tavolo non esiste una puntata simile.</translation>
    </message>
    <message>
        <source>The house rules of this table do not allow it.</source>
        <translation>Il regolamento di questo tavolo non lo consente.</translation>
    </message>
    <message>
        <source>There is no such announced bet.</source>
        <translation>Un annuncio simile non esiste.</translation>
    </message>
    <message>
        <source>Not understood. Say for example: {nearest}</source>
        <translation>Non ho capito. Dica per esempio: {nearest}</translation>
    </message>
    <message>
        <source>An announced bet needs one value, and only one.</source>
        <translation>Un annuncio richiede un valore, e uno solo.</translation>
    </message>
    <message>
        <source>Nothing is imprisoned there.</source>
        <translation>Lì nulla è in prigione.</translation>
    </message>
    <message>
        <source>An imprisoned stake may be moved only to another simple chance.</source>
        <translation>Una puntata in prigione si può spostare solo su un’altra sorte semplice.</translation>
    </message>
    <message>
        <source>There is no further number to fall.</source>
        <translation>Non ci sono più numeri a venire.</translation>
    </message>
    <message>
        <source>This round must be played to its end first.</source>
        <translation>Prima va finita questa smazzata.</translation>
    </message>
    <message>
        <source>No cards are dealt yet.</source>
        <translation>Le carte non sono ancora date.</translation>
    </message>
    <message>
        <source>It is another player&apos;s turn.</source>
        <translation>Tocca a un altro giocatore.</translation>
    </message>
    <message>
        <source>The bank must be able to pay {needed}; there is only {purse}.</source>
        <translation>Il banco deve poter pagare {needed}; ci sono solo {purse}.</translation>
    </message>
    <message>
        <source>Each player must be able to pay {needed}; one has only {purse}.</source>
        <translation>Ogni giocatore deve poter pagare {needed}; uno ha solo {purse}.</translation>
    </message>
    <message>
        <source>There are no more cards to deal.</source>
        <translation>Non ci sono più carte da distribuire.</translation>
    </message>
    <message>
        <source>There is no such box at this table.</source>
        <translation>A questo tavolo non c’è una casella così.</translation>
    </message>
    <message>
        <source>Three bet on this box already.</source>
        <translation>Su questa casella puntano già in tre.</translation>
    </message>
    <message>
        <source>At least two boxes must be occupied before the deal.</source>
        <translation>Prima delle carte devono essere occupate almeno due caselle.</translation>
    </message>
    <message>
        <source>The cards are dealt: this coup is played first.</source>
        <translation>Le carte sono date: prima si gioca questo colpo.</translation>
    </message>
    <message>
        <source>No cards have been dealt yet.</source>
        <translation>Non è stata ancora data alcuna carta.</translation>
    </message>
    <message>
        <source>Only the holder of this box decides.</source>
        <translation>Decide solo il titolare di questa casella.</translation>
    </message>
    <message>
        <source>It is not the turn of this hand.</source>
        <translation>Non tocca a questa mano.</translation>
    </message>
    <message>
        <source>First the card drawn by mistake must find its place.</source>
        <translation>Prima deve trovare posto la carta estratta per errore.</translation>
    </message>
    <message>
        <source>No card is on offer.</source>
        <translation>Nessuna carta è offerta.</translation>
    </message>
    <message>
        <source>Below a hard 12 a card must be drawn.</source>
        <translation>Sotto un 12 duro si deve prendere carta.</translation>
    </message>
    <message>
        <source>A blackjack takes no card: it stands.</source>
        <translation>Un blackjack non prende carte: sta.</translation>
    </message>
    <message>
        <source>Only the first two cards allow it.</source>
        <translation>Lo permettono solo le prime due carte.</translation>
    </message>
    <message>
        <source>At this table a split hand is not doubled.</source>
        <translation>A questo tavolo non si raddoppia una mano divisa.</translation>
    </message>
    <message>
        <source>Only two cards of equal value may be split.</source>
        <translation>Si dividono solo due carte di uguale valore.</translation>
    </message>
    <message>
        <source>A box has four hands at most.</source>
        <translation>Una casella ha al massimo quattro mani.</translation>
    </message>
    <message>
        <source>Only the two original cards may be given up.</source>
        <translation>Ci si arrende solo con le due carte iniziali.</translation>
    </message>
    <message>
        <source>Not while the croupier shows an ace.</source>
        <translation>Non quando il croupier mostra un asso.</translation>
    </message>
    <message>
        <source>Only a 12 without an ace may be given up.</source>
        <translation>Ci si arrende solo con un 12 senza asso.</translation>
    </message>
    <message>
        <source>Only 12 or more without an ace may be given up.</source>
        <translation>Ci si arrende solo con 12 o più, senza asso.</translation>
    </message>
    <message>
        <source>There is insurance only while the croupier&apos;s one card is an ace.</source>
        <translation>Ci si assicura solo finché l’unica carta del croupier è un asso.</translation>
    </message>
    <message>
        <source>Insurance goes up to half of the stake: {left} more is possible.</source>
        <translation>L’assicurazione arriva a metà della puntata: ancora {left} al massimo.</translation>
    </message>
    <message>
        <source>{seat} does not bet behind on this box.</source>
        <translation>{seat} non punta dietro su questa casella.</translation>
    </message>
    <message>
        <source>{seat} is named twice.</source>
        <translation>{seat} è nominato due volte.</translation>
    </message>
    <message>
        <source>A card is drawn by mistake only while a box decides and the croupier has one card.</source>
        <translation>Si estrae una carta per errore solo mentre una casella decide e il croupier ha una carta.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>number of the round</source>
        <translation>numero del colpo</translation>
    </message>
    <message>
        <source>seal</source>
        <translation>sigillo</translation>
    </message>
    <message>
        <source>what was dealt</source>
        <translation>carte o numero</translation>
    </message>
    <message>
        <source>what fell</source>
        <translation>esito</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>puntate</translation>
    </message>
    <message>
        <source>result</source>
        <translation>risultato</translation>
    </message>
    <message>
        <source>balance</source>
        <translation>saldo</translation>
    </message>
    <message>
        <source>house rules</source>
        <translation>regole della casa</translation>
    </message>
    <message>
        <source>The replay does not come to what the book says. It differs in: {what}.</source>
        <translation>La replica non arriva a ciò che dice il registro. Differisce in: {what}.</translation>
    </message>
    <message>
        <source>The script has more than {number} actions, too many to be looked at. On the command line, casino-qt replay tells what they come to.</source>
        <translation>Lo script conta più di {number} azioni, troppe per guardarle una per una. Da terminale, casino-qt replay dice a che cosa portano.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replica</translation>
    </message>
    <message>
        <source>Back to the replay; what was played here is forgotten</source>
        <translation>Tornare alla replica; quello che si è giocato qui è dimenticato</translation>
    </message>
    <message>
        <source>This round cannot be replayed</source>
        <translation>Questo colpo non si può rivedere</translation>
    </message>
    <message>
        <source>This file cannot be replayed</source>
        <translation>Questo file non si può rivedere</translation>
    </message>
    <message>
        <source>Nothing has been changed.</source>
        <translation>Nulla è stato cambiato.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>From here on you practise: your purse is not touched.</source>
        <translation>Da qui in poi ci si allena: la sua borsa non viene toccata.</translation>
    </message>
    <message>
        <source>Gone through: {percent} %</source>
        <translation>Percorso: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>It is being read and checked.</source>
        <translation>Lo si sta leggendo e controllando.</translation>
    </message>
    <message>
        <source>This is a long script</source>
        <translation>Questo script è lungo</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Rinuncia</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Questo file non c’è.</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>Questa è una cartella.</translation>
    </message>
    <message>
        <source>This file may not be read.</source>
        <translation>Questo file non si può leggere: manca il permesso.</translation>
    </message>
    <message>
        <source>The file is too large for a table script.</source>
        <translation>Il file è troppo grande per uno script di tavolo.</translation>
    </message>
    <message>
        <source>This is no table script.</source>
        <translation>Questo non è uno script di tavolo.</translation>
    </message>
    <message>
        <source>The script was written by another version of the casino.</source>
        <translation>Lo script è di un’altra versione del casinò.</translation>
    </message>
    <message>
        <source>The casino has no such table.</source>
        <translation>Il casinò non ha questo tavolo.</translation>
    </message>
    <message>
        <source>Action {number} of the script cannot be done. {reason}</source>
        <translation>L’azione {number} dello script non si può fare. {reason}</translation>
    </message>
    <message>
        <source>Action {number} of the script cannot be done: {reason}</source>
        <translation>L’azione {number} dello script non si può fare: {reason}</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}</source>
        <translation>Il file non si può leggere: {reason}</translation>
    </message>
    <message>
        <source>The script is not in order: {reason}</source>
        <translation>Lo script non è in ordine: {reason}</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>C</source>
        <comment>shortcut: Continue differently from here</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>This is the beginning.</source>
        <translation>Questo è l’inizio.</translation>
    </message>
    <message>
        <source>This is the end.</source>
        <translation>Questa è la fine.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Stop after this step</source>
        <translation>Fermarsi dopo questo passo</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Avvia</translation>
    </message>
    <message>
        <source>Let the steps follow each other</source>
        <translation>Lasciare che i passi si susseguano</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Tornare all’inizio</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un passo indietro</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Un passo avanti</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>To the end at once</source>
        <translation>Subito alla fine</translation>
    </message>
    <message>
        <source>Step of the replay</source>
        <translation>Passo della replica</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Velocità della replica</translation>
    </message>
    <message>
        <source>Slower and faster: - and +</source>
        <translation>Più lento e più veloce: - e +</translation>
    </message>
    <message>
        <source>Continue differently from here</source>
        <translation>Continua diversamente da qui</translation>
    </message>
    <message>
        <source>Practice that begins at this step: your purse is not touched</source>
        <translation>Un allenamento che parte da questo passo: la sua borsa non viene toccata</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>result so far {net}</source>
        <translation>risultato finora {net}</translation>
    </message>
    <message>
        <source>{table}, round {number}</source>
        <translation>{table}, colpo {number}</translation>
    </message>
    <message>
        <source>staked {amount}</source>
        <translation>puntata {amount}</translation>
    </message>
    <message>
        <source>result {net}</source>
        <translation>risultato {net}</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Passo {step} di {steps}</translation>
    </message>
    <message>
        <source>rounds: {number} of {all}</source>
        <translation>colpi: {number} di {all}</translation>
    </message>
    <message>
        <source>purse {purse} · in play {lying}</source>
        <translation>borsa {purse} · in gioco {lying}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Back to where the replay was opened</source>
        <translation>Tornare da dove la replica è stata aperta</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replica</translation>
    </message>
    <message>
        <source>What is seen here has been played; nothing can be laid.</source>
        <translation>Ciò che si vede è già stato giocato; non si può puntare.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Back to the window ({key})</source>
        <translation>Ritorno alla finestra ({key})</translation>
    </message>
    <message>
        <source>Full screen ({key})</source>
        <translation>Schermo intero ({key})</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>About replays and table scripts</source>
        <translation>Sulle repliche e sugli script di tavolo</translation>
    </message>
    <message>
        <source>The table is being laid…</source>
        <translation>Si prepara il tavolo…</translation>
    </message>
</context>
<context>
    <name>Roulette</name>
    <message>
        <source>bet on {spot}</source>
        <translation>puntata ({spot})</translation>
    </message>
    <message>
        <source>announced bet {spot}</source>
        <translation>annuncio ({spot})</translation>
    </message>
    <message>
        <source>taking back from {spot}</source>
        <translation>ritiro ({spot})</translation>
    </message>
    <message>
        <source>carrying from {spot}</source>
        <translation>spostamento ({spot})</translation>
    </message>
    <message>
        <source>half back from {spot}</source>
        <translation>metà ripresa ({spot})</translation>
    </message>
    <message>
        <source>moving from {spot}</source>
        <translation>spostamento ({spot})</translation>
    </message>
    <message>
        <source>clearing the cloth</source>
        <translation>puntate ritirate</translation>
    </message>
    <message>
        <source>repeated bets</source>
        <translation>puntate ripetute</translation>
    </message>
    <message>
        <source>doubled bets</source>
        <translation>puntate raddoppiate</translation>
    </message>
    <message>
        <source>a kept layout</source>
        <translation>schema conservato</translation>
    </message>
</context>
<context>
    <name>RouletteBoards</name>
    <message>
        <source>Spin</source>
        <translation>Colpo</translation>
    </message>
    <message>
        <source>Spin, the last one first</source>
        <translation>Colpo, l’ultimo per primo</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Volte</translation>
    </message>
    <message>
        <source>To be expected of each number, 19 times out of 20: {times}.</source>
        <translation>Da attendersi da ogni numero, 19 volte su 20: {times}.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colore</translation>
    </message>
    <message>
        <source>Pair or impair</source>
        <translation>Pari o dispari</translation>
    </message>
    <message>
        <source>Manque or passe</source>
        <translation>Manque o passe</translation>
    </message>
    <message>
        <source>Dozen</source>
        <translation>Dozzina</translation>
    </message>
    <message>
        <source>In a row at the end: {runs}.</source>
        <translation>Di fila alla fine: {runs}.</translation>
    </message>
    <message>
        <source>No number has fallen yet.</source>
        <translation>Non è ancora uscito nessun numero.</translation>
    </message>
</context>
<context>
    <name>RoulettePage</name>
    <message>
        <source>min {least} · max {most} on a number</source>
        <translation>min. {least} · max. {most} sul numero</translation>
    </message>
    <message>
        <source>Roulette française</source>
        <translation>Roulette francese</translation>
    </message>
    <message>
        <source>The seal of these spins</source>
        <translation>Il sigillo di questi colpi</translation>
    </message>
    <message>
        <source>Every number was fixed before the first bet. This is the seal of them all, SHA-256:</source>
        <translation>Tutti i numeri erano fissati prima della prima puntata. Ecco il loro sigillo, SHA-256:</translation>
    </message>
    <message>
        <source>The seed of the sitting before, now that it is over:</source>
        <translation>Il seme della seduta precedente, ora che è finita:</translation>
    </message>
    <message>
        <source>The betting is closed until the spin is settled.</source>
        <translation>Le puntate sono chiuse finché il colpo non è regolato.</translation>
    </message>
    <message>
        <source>The boards as numbers: all spins in a table</source>
        <translation>I tabelloni in cifre: tutti i colpi in una tabella</translation>
    </message>
    <message>
        <source>O</source>
        <comment>shortcut: Boards</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>Kept layouts: lay one, keep what lies now</source>
        <translation>Schemi conservati: puntarne uno, conservare le puntate di adesso</translation>
    </message>
    <message>
        <source>L</source>
        <comment>shortcut: Layouts</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>What lies on the cloth: what every number brings, and where many spins lead</source>
        <translation>Che cosa c’è sul tappeto: che cosa porta ogni numero e dove portano molti colpi</translation>
    </message>
    <message>
        <source>The boards as numbers</source>
        <translation>I tabelloni in cifre</translation>
    </message>
    <message>
        <source>What lies on the cloth</source>
        <translation>Che cosa c’è sul tappeto</translation>
    </message>
    <message>
        <source>Kept layouts</source>
        <translation>Schemi conservati</translation>
    </message>
    <message>
        <source>T</source>
        <comment>shortcut: Throw the ball</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Nulla va più</translation>
    </message>
    <message>
        <source>Close the betting now; the ball runs on</source>
        <translation>Chiude subito le puntate; la pallina continua la corsa</translation>
    </message>
    <message>
        <source>Throw the ball</source>
        <translation>Lancia la pallina</translation>
    </message>
    <message>
        <source>Bets are taken until the croupier closes them</source>
        <translation>Si punta fino alla chiamata del croupier</translation>
    </message>
    <message>
        <source>Next spin</source>
        <translation>Prossimo colpo</translation>
    </message>
    <message>
        <source>Watch a spin; bets are taken while the ball runs</source>
        <translation>Guarda un colpo; si punta finché la pallina corre</translation>
    </message>
    <message>
        <source>C</source>
        <comment>shortcut: What lies on the cloth</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>No stake of yours lies on the cloth: there is nothing to reckon.</source>
        <translation>Nessuna sua puntata è sul tappeto: non c’è nulla da calcolare.</translation>
    </message>
</context>
<context>
    <name>RouletteScene</name>
    <message>
        <source>Columns {which}</source>
        <translation>Colonne {which}</translation>
    </message>
    <message>
        <source>Dozens {which}</source>
        <translation>Dozzine {which}</translation>
    </message>
    <message>
        <source>Number {numbers}</source>
        <translation>Numero {numbers}</translation>
    </message>
    <message>
        <source>Split {numbers}</source>
        <translation>Cavallo {numbers}</translation>
    </message>
    <message>
        <source>Street {numbers}</source>
        <translation>Terzina {numbers}</translation>
    </message>
    <message>
        <source>Corner {numbers}</source>
        <translation>Carré {numbers}</translation>
    </message>
    <message>
        <source>Six numbers {numbers}</source>
        <translation>Sestina {numbers}</translation>
    </message>
    <message>
        <source>First column</source>
        <translation>Prima colonna</translation>
    </message>
    <message>
        <source>Second column</source>
        <translation>Seconda colonna</translation>
    </message>
    <message>
        <source>Third column</source>
        <translation>Terza colonna</translation>
    </message>
    <message>
        <source>First dozen</source>
        <translation>Prima dozzina</translation>
    </message>
    <message>
        <source>Middle dozen</source>
        <translation>Dozzina di mezzo</translation>
    </message>
    <message>
        <source>Last dozen</source>
        <translation>Ultima dozzina</translation>
    </message>
    <message>
        <source>Rouge</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Noir</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Pari</translation>
    </message>
    <message>
        <source>Impair</source>
        <translation>Dispari</translation>
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
        <translation>{numbers}, paga {ratio}</translation>
    </message>
    <message>
        <source>{stake} would bring {paid}</source>
        <translation>{stake} renderebbero {paid}</translation>
    </message>
    <message>
        <source>{pieces} by {piece} = {whole}, {numbers}</source>
        <translation>{pieces} da {piece} = {whole}, {numbers}</translation>
    </message>
    <message>
        <source>stake {amount}</source>
        <translation>puntata {amount}</translation>
    </message>
    <message>
        <source>winnings {amount}</source>
        <translation>vincita {amount}</translation>
    </message>
    <message>
        <source>in prison {amount}</source>
        <translation>in prigione {amount}</translation>
    </message>
    <message>
        <source>Neighbours on each side: {count}</source>
        <translation>Vicini per parte: {count}</translation>
    </message>
    <message>
        <source>Take half of the imprisoned stake on {chance} back, leave the other half</source>
        <translation>{chance}, riprendere metà della puntata in prigione e lasciare l’altra</translation>
    </message>
    <message>
        <source>{amount} imprisoned twice on {chance}: move it</source>
        <translation>{chance}, {amount} in doppia prigione: spostare</translation>
    </message>
    <message>
        <source>{amount} imprisoned on {chance}: move it</source>
        <translation>{chance}, {amount} in prigione: spostare</translation>
    </message>
    <message>
        <source>Choose another simple chance for it, or press Escape</source>
        <translation>Scelga un’altra sorte semplice, o prema Esc</translation>
    </message>
    <message>
        <source>{bet} won {amount}. Why this amount?</source>
        <translation>{bet}, vinti {amount}. Perché questo importo?</translation>
    </message>
    <message>
        <source>{bet} lost {amount}. Why this amount?</source>
        <translation>{bet}, persi {amount}. Perché questo importo?</translation>
    </message>
    <message>
        <source>Simple chances</source>
        <translation>Chances semplici</translation>
    </message>
    <message>
        <source>Dozens and columns</source>
        <translation>Dozzine e colonne</translation>
    </message>
    <message>
        <source>Numbers</source>
        <comment>bets on one number</comment>
        <translation>Numeri</translation>
    </message>
    <message>
        <source>Splits</source>
        <translation>Cavalli</translation>
    </message>
    <message>
        <source>Streets</source>
        <translation>Terzine</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Carrés</translation>
    </message>
    <message>
        <source>Six numbers</source>
        <translation>Sestine</translation>
    </message>
    <message>
        <source>Race track</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>In prison</source>
        <translation>In prigione</translation>
    </message>
    <message>
        <source>What the spin brought</source>
        <translation>L’esito del giro</translation>
    </message>
    <message>
        <source>The other guests</source>
        <translation>Gli altri giocatori</translation>
    </message>
    <message>
        <source>The ball runs</source>
        <translation>La pallina corre</translation>
    </message>
    <message>
        <source>The wheel: no number yet</source>
        <translation>La ruota: ancora nessun numero</translation>
    </message>
    <message>
        <source>The ball lies in {number}</source>
        <translation>La pallina è nel {number}</translation>
    </message>
    <message>
        <source>Numbers before, the newest first: {numbers}</source>
        <translation>Numeri precedenti, dal più recente: {numbers}</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numeri</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Frequenze</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Board: {board}, no number yet</source>
        <translation>Tabellone: {board}, ancora nessun numero</translation>
    </message>
    <message>
        <source>Board: {board}. Last numbers: {numbers}</source>
        <translation>Tabellone: {board}. Ultimi numeri: {numbers}</translation>
    </message>
    <message>
        <source>{count} ± {spread}</source>
        <translation>{count} ± {spread}</translation>
    </message>
    <message>
        <source>French roulette table</source>
        <translation>Tavolo di roulette francese</translation>
    </message>
</context>
<context>
    <name>RoundCard</name>
    <message>
        <source>{table}, round {number}</source>
        <translation>{table}, colpo {number}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>What fell</source>
        <translation>Che cosa è uscito</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Puntata</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>This page of the house rules is missing from the installation.</source>
        <translation>Questa pagina del regolamento manca nell’installazione.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regolamento della casa</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>Missing page</source>
        <translation>Pagina mancante</translation>
    </message>
    <message>
        <source>The placard…</source>
        <translation>Il cartello…</translation>
    </message>
    <message>
        <source>Limits, payments and rules of this table on one sheet</source>
        <translation>Limiti, pagamenti e regole di questo tavolo su un foglio</translation>
    </message>
    <message>
        <source>Choose the rules…</source>
        <translation>Scegliere le regole…</translation>
    </message>
    <message>
        <source>The options of each table, and what the bank keeps by them</source>
        <translation>Le opzioni di ogni tavolo, e quanto vi trattiene il banco</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>SeeingPage</name>
    <message>
        <source>Size of text, %</source>
        <translation>Dimensione del testo, %</translation>
    </message>
    <message>
        <source>Size of salon and tables, %</source>
        <translation>Grandezza di salone e tavoli, %</translation>
    </message>
    <message>
        <source>As the text</source>
        <translation>Come il testo</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contrasto elevato</translation>
    </message>
    <message>
        <source>A cloth near black, bright lines and letters, white cards</source>
        <translation>Tappeto quasi nero, linee e lettere chiare, carte bianche</translation>
    </message>
    <message>
        <source>Cards in four colours</source>
        <translation>Carte a quattro colori</translation>
    </message>
    <message>
        <source>Diamonds blue, clubs green; not at trente et quarante, where one bets on the colour</source>
        <translation>Quadri blu, fiori verdi; non al trente et quarante, dove si punta sul colore</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Lettere sulle carte</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Calma</translation>
    </message>
    <message>
        <source>As at the table</source>
        <translation>Come al tavolo</translation>
    </message>
    <message>
        <source>Swift</source>
        <translation>Rapida</translation>
    </message>
    <message>
        <source>Less movement</source>
        <translation>Meno movimento</translation>
    </message>
    <message>
        <source>Cards and chips appear in their places without travelling</source>
        <translation>Carte e fiche compaiono al loro posto senza viaggiare</translation>
    </message>
    <message>
        <source>Seeing and moving</source>
        <translation>Vista e movimento</translation>
    </message>
</context>
<context>
    <name>SettingsLine</name>
    <message>
        <source>Some of your settings could not be read; those of the house hold in their place. The file as it was is kept here: {path}</source>
        <translation>Alcune delle sue impostazioni non si sono potute leggere; al loro posto valgono quelle della casa. Il file di prima è conservato qui: {path}</translation>
    </message>
    <message>
        <source>Some of your settings could not be read; those of the house hold in their place. The file is left as it is: {path}</source>
        <translation>Alcune delle sue impostazioni non si sono potute leggere; al loro posto valgono quelle della casa. Il file resta com’è: {path}</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
</context>
<context>
    <name>SnapshotsSheet</name>
    <message>
        <source>There is no snapshot to return to.</source>
        <translation>Non c’è una copia a cui tornare.</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>Copie di riserva</translation>
    </message>
    <message>
        <source>No snapshot has been made of this player yet.</source>
        <translation>Di questo giocatore non è ancora stata fatta alcuna copia.</translation>
    </message>
    <message>
        <source>What stands now is set aside and stays among these snapshots.</source>
        <translation>Lo stato attuale viene messo da parte e resta tra queste copie.</translation>
    </message>
    <message>
        <source>The house makes one every day it is open, and one before each upgrade.</source>
        <translation>La casa ne fa una ogni giorno di apertura, e una prima di ogni aggiornamento.</translation>
    </message>
    <message>
        <source>Return to it</source>
        <translation>Torna a questa</translation>
    </message>
    <message>
        <source>Purse, tables and book as they were then</source>
        <translation>Borsa, tavoli e registro com’erano allora</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sound</source>
        <translation>Suono</translation>
    </message>
    <message>
        <source>All of it, on or off</source>
        <translation>Tutto il suono, attivo o spento</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Le carte</translation>
    </message>
    <message>
        <source>Slid, turned, shuffled, cut</source>
        <translation>Fatte scivolare, girate, mescolate, tagliate</translation>
    </message>
    <message>
        <source>Chips and rake</source>
        <translation>Le fiche e il rastrello</translation>
    </message>
    <message>
        <source>Laid, pushed, raked in</source>
        <translation>Puntate, spinte, rastrellate</translation>
    </message>
    <message>
        <source>The wheel</source>
        <translation>Il cilindro</translation>
    </message>
    <message>
        <source>The ball in its track, on the lozenges and the frets</source>
        <translation>La pallina sulla pista, contro le losanghe e i divisori</translation>
    </message>
    <message>
        <source>The room</source>
        <translation>La sala</translation>
    </message>
    <message>
        <source>Very soft, as long as somebody plays; and the bell of the cashier</source>
        <translation>Sommessa, finché qualcuno gioca; e il campanello della cassa</translation>
    </message>
    <message>
        <source>Hear it</source>
        <translation>Ascolta</translation>
    </message>
    <message>
        <source>Hear it: {kind}</source>
        <translation>Ascolta: {kind}</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>Tasto {key}</translation>
    </message>
    <message>
        <source>This system has no sound output: nothing will be heard.</source>
        <translation>Questo sistema non ha un’uscita audio: non si sentirà nulla.</translation>
    </message>
    <message>
        <source>They are heard by way of {system}.</source>
        <translation>Il suono esce tramite {system}.</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>Sound is on; no sound ({key})</source>
        <translation>Il suono è attivo; togliere il suono ({key})</translation>
    </message>
    <message>
        <source>Sound is off; let it be heard ({key})</source>
        <translation>Il suono è spento; riattivarlo ({key})</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation>Il suono è attivo</translation>
    </message>
    <message>
        <source>Sound is off</source>
        <translation>Il suono è spento</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>All your stakes came back.</source>
        <translation>Le sue puntate tornano tutte.</translation>
    </message>
    <message>
        <source>What you won and what you lost are equal.</source>
        <translation>Vincite e perdite si pareggiano.</translation>
    </message>
    <message>
        <source>insured with {amount}</source>
        <translation>assicurazione {amount}</translation>
    </message>
    <message>
        <source>{name}: {amount}.</source>
        <translation>{name}: {amount}.</translation>
    </message>
    <message>
        <source>You may: {what}</source>
        <translation>Può: {what}</translation>
    </message>
    <message>
        <source>How things stand</source>
        <translation>La situazione</translation>
    </message>
    <message>
        <source>What was said last</source>
        <translation>Ciò che è stato detto</translation>
    </message>
    <message>
        <source>You have won {amount}: {where}.</source>
        <translation>Ha vinto {amount}: {where}.</translation>
    </message>
    <message>
        <source>You have lost {amount}: {where}.</source>
        <translation>Ha perso {amount}: {where}.</translation>
    </message>
    <message>
        <source>Locked in prison, {amount}: {where}.</source>
        <translation>In prigione, {amount}: {where}.</translation>
    </message>
    <message>
        <source>Freed, {amount}: {where}.</source>
        <translation>Uscito di prigione, {amount}: {where}.</translation>
    </message>
    <message>
        <source>Nothing of yours was decided.</source>
        <translation>Delle sue puntate non si è deciso nulla.</translation>
    </message>
    <message>
        <source>In the purse: {amount}.</source>
        <translation>Nella borsa: {amount}.</translation>
    </message>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>Non si è ancora detto nulla.</translation>
    </message>
    <message>
        <source>insurance of {chance}</source>
        <translation>assicurazione di {chance}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Bet</source>
        <translation>Puntata</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Colpi</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Puntato</translation>
    </message>
    <message>
        <source>After so many rounds</source>
        <translation>Dopo tanti colpi</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Atteso</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>19 times out of 20, from</source>
        <translation>19 volte su 20, da</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>19 times out of 20, to</source>
        <translation>19 volte su 20, a</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Averi</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Minimo</translation>
    </message>
    <message>
        <source>Lowest since the point before</source>
        <translation>Minimo dal punto precedente</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Massimo</translation>
    </message>
    <message>
        <source>Highest since the point before</source>
        <translation>Massimo dal punto precedente</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>Cassa</translation>
    </message>
    <message>
        <source>19 times out of 20</source>
        <translation>19 volte su 20</translation>
    </message>
    <message>
        <source>Chances, not insured</source>
        <translation>Sorti senza assicurazione</translation>
    </message>
    <message>
        <source>Chances, insured</source>
        <translation>Sorti assicurate</translation>
    </message>
    <message>
        <source>One number</source>
        <translation>Pieno</translation>
    </message>
    <message>
        <source>Two numbers</source>
        <translation>Cavallo</translation>
    </message>
    <message>
        <source>Three numbers</source>
        <translation>Terzina</translation>
    </message>
    <message>
        <source>Four numbers</source>
        <translation>Carré</translation>
    </message>
    <message>
        <source>Six numbers</source>
        <translation>Sestina</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonna</translation>
    </message>
    <message>
        <source>Dozen</source>
        <translation>Dozzina</translation>
    </message>
    <message>
        <source>Two columns</source>
        <translation>Due colonne</translation>
    </message>
    <message>
        <source>Two dozens</source>
        <translation>Due dozzine</translation>
    </message>
    <message>
        <source>Simple chances</source>
        <translation>Sorti semplici</translation>
    </message>
    <message>
        <source>As punter</source>
        <translation>Da puntatore</translation>
    </message>
    <message>
        <source>As banker</source>
        <translation>Da banchiere</translation>
    </message>
    <message>
        <source>Own boxes</source>
        <translation>Caselle proprie</translation>
    </message>
    <message>
        <source>Behind others</source>
        <translation>Dietro altri</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Assicurazione</translation>
    </message>
    <message>
        <source>All bets</source>
        <translation>Tutte le puntate</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Tutti i tavoli</translation>
    </message>
    <message>
        <source>being reckoned…</source>
        <translation>si calcola…</translation>
    </message>
    <message>
        <source>No round knows the ones before it: nothing here tells what the next will bring.</source>
        <translation>Nessun colpo conosce quelli di prima: niente qui dice che cosa porterà il prossimo.</translation>
    </message>
    <message>
        <source>Longest run of won rounds</source>
        <translation>Serie vincente più lunga</translation>
    </message>
    <message>
        <source>Longest run of lost rounds</source>
        <translation>Serie perdente più lunga</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Tempo di gioco</translation>
    </message>
    <message>
        <source>Rounds an hour</source>
        <translation>Colpi all’ora</translation>
    </message>
    <message>
        <source>Expected an hour</source>
        <translation>Atteso all’ora</translation>
    </message>
    <message>
        <source>Result an hour</source>
        <translation>Risultato all’ora</translation>
    </message>
    <message>
        <source>Owned at the end</source>
        <translation>Posseduto alla fine</translation>
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
        <translation>Risultato e attesa, colpo per colpo</translation>
    </message>
    <message>
        <source>Line: what the rounds brought. Dashed: what was to be expected. Shaded: 19 times out of 20.</source>
        <translation>Linea: ciò che i colpi hanno reso. Tratteggio: l’attesa. Ombra: 19 volte su 20.</translation>
    </message>
    <message>
        <source>What you owned, by rounds</source>
        <translation>Il suo avere, colpo per colpo</translation>
    </message>
    <message>
        <source>Purse, cash and what lay on the table. Dashed: at the cashier’s.</source>
        <translation>Borsa, contante e tappeto. Tratteggio: alla cassa.</translation>
    </message>
    <message>
        <source>After {rounds}, {moment}: result {result}</source>
        <translation>Dopo {rounds}, {moment}: risultato {result}</translation>
    </message>
    <message>
        <source>expected {mean}, 19 times out of 20 {between}</source>
        <translation>atteso {mean}, 19 volte su 20 {between}</translation>
    </message>
    <message>
        <source>{result}, expected {mean}</source>
        <translation>{result}, atteso {mean}</translation>
    </message>
    <message>
        <source>After {rounds}, {moment}: {amount}</source>
        <translation>Dopo {rounds}, {moment}: {amount}</translation>
    </message>
    <message>
        <source>since the place before from {low} to {high}</source>
        <translation>dal punto prima da {low} a {high}</translation>
    </message>
</context>
<context>
    <name>StatisticsPlurals</name>
    <message numerus="yes">
        <source>Given by the house, %n time(s)</source>
        <translation>
            <numerusform>Dato dalla casa, %n volta</numerusform>
            <numerusform>Dato dalla casa, %n volte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>The book is being added up…</source>
        <translation>Si sommano i conti del registro…</translation>
    </message>
    <message>
        <source>No round is like that.</source>
        <translation>Nessun colpo è così.</translation>
    </message>
    <message>
        <source>No round has been played yet.</source>
        <translation>Non si è ancora giocato alcun colpo.</translation>
    </message>
    <message>
        <source>No round is shown.</source>
        <translation>Non è mostrato alcun colpo.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvato come {file}.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salva…</translation>
    </message>
    <message>
        <source>This page as a picture, or its figures as a table</source>
        <translation>Questa pagina come immagine, o le sue cifre in tabella</translation>
    </message>
    <message>
        <source>How it is reckoned</source>
        <translation>Come si calcola</translation>
    </message>
    <message>
        <source>What expectation and band are</source>
        <translation>Che cosa sono attesa e fascia</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>StrategyCard</name>
    <message>
        <source>card</source>
        <translation>carta</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>stare</translation>
    </message>
    <message>
        <source>double</source>
        <translation>raddoppiare</translation>
    </message>
    <message>
        <source>split</source>
        <translation>dividere</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>arrendersi</translation>
    </message>
    <message>
        <source>Hard hands</source>
        <translation>Mani dure</translation>
    </message>
    <message>
        <source>With an ace as eleven</source>
        <translation>Con un asso da undici</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Coppie</translation>
    </message>
    <message>
        <source>Hard {total}</source>
        <translation>{total} duro</translation>
    </message>
    <message>
        <source>Soft {total}</source>
        <translation>{total} morbido</translation>
    </message>
    <message>
        <source>Pair {total}</source>
        <translation>Coppia {total}</translation>
    </message>
    <message>
        <source>Hard {total} against {card}: {play}</source>
        <translation>{total} duro contro {card}: {play}</translation>
    </message>
    <message>
        <source>Soft {total} against {card}: {play}</source>
        <translation>{total} morbido contro {card}: {play}</translation>
    </message>
    <message>
        <source>Pair {total} against {card}: {play}</source>
        <translation>Coppia {total} contro {card}: {play}</translation>
    </message>
    <message>
        <source>Blackjack: the strategy card</source>
        <translation>Blackjack: la carta strategica</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>the croupier shows</source>
        <translation>il croupier mostra</translation>
    </message>
    <message>
        <source>Croupier</source>
        <translation>Croupier</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Il meglio</translation>
    </message>
    <message>
        <source>the best play</source>
        <translation>la giocata migliore</translation>
    </message>
    <message>
        <source>A small letter: with three cards or more, where the large one is not possible any more, do that.</source>
        <translation>Una lettera piccola: con tre carte o più, quando la grande non è più possibile, si fa quello.</translation>
    </message>
    <message>
        <source>{rule}: {answer}</source>
        <translation>{rule}: {answer}</translation>
    </message>
    <message>
        <source>Six packs. Played by this card, a box leaves the bank {edge} of its stake.</source>
        <translation>Sei mazzi. Giocata secondo questa carta, una casella lascia al banco {edge} della puntata.</translation>
    </message>
    <message>
        <source>reckoned by totals, from a full shoe; play money, no value</source>
        <translation>calcolata per totali, dal sabot pieno; denaro fittizio, senza valore</translation>
    </message>
    <message>
        <source>strategy card blackjack</source>
        <comment>name of a file</comment>
        <translation>carta strategica blackjack</translation>
    </message>
</context>
<context>
    <name>StrategyCardSheet</name>
    <message>
        <source>The card cannot be reckoned.</source>
        <translation>La carta non si può calcolare.</translation>
    </message>
    <message>
        <source>The card is being reckoned…</source>
        <translation>La carta si calcola…</translation>
    </message>
    <message>
        <source>Point at a cell, or go there with the arrows: what every play brings.</source>
        <translation>Indichi una casella, o ci vada con le frecce: quanto rende ogni scelta.</translation>
    </message>
</context>
<context>
    <name>Subtitle</name>
    <message>
        <source>Place your bets, please</source>
        <translation>Signori, fate il vostro gioco</translation>
    </message>
    <message>
        <source>The cloth is open</source>
        <translation>Il tappeto è aperto</translation>
    </message>
    <message>
        <source>The bets are made</source>
        <translation>I giochi sono fatti</translation>
    </message>
    <message>
        <source>What lies on the cloth is in play</source>
        <translation>Ciò che è sul tappeto è in gioco</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Puntate chiuse</translation>
    </message>
    <message>
        <source>From now on nothing may be laid or taken</source>
        <translation>Non si punta e non si ritira più</translation>
    </message>
    <message>
        <source>Too late: the chip comes back to you</source>
        <translation>Troppo tardi: la fiche torna a lei</translation>
    </message>
    <message>
        <source>The chip comes back to you</source>
        <translation>La fiche torna a lei</translation>
    </message>
    <message>
        <source>Who will cut the cards?</source>
        <translation>Chi taglia le carte?</translation>
    </message>
    <message>
        <source>The shuffled cards wait for the cut</source>
        <translation>Le carte mescolate aspettano il taglio</translation>
    </message>
    <message>
        <source>The five cards, burnt face down, do not play</source>
        <translation>Le cinque carte, bruciate coperte, non giocano</translation>
    </message>
    <message>
        <source>A tie, nobody wins and nobody loses</source>
        <translation>Parità, nessuno vince e nessuno perde</translation>
    </message>
    <message>
        <source>A tie, every stake is free</source>
        <translation>Parità, tutte le puntate sono libere</translation>
    </message>
    <message>
        <source>The 31 après, only insured stakes are safe</source>
        <translation>Il 31 après, salve solo le puntate assicurate</translation>
    </message>
    <message>
        <source>The shoe is at its end, the coup is void</source>
        <translation>Il sabot è alla fine, il colpo è nullo</translation>
    </message>
    <message>
        <source>Burnt face down, they do not play</source>
        <translation>Bruciate coperte, non giocano</translation>
    </message>
    <message>
        <source>The row makes {total_a}</source>
        <translation>La fila fa {total_a}</translation>
    </message>
    <message>
        <source>Red wins, and the colour wins</source>
        <translation>Il rosso vince, e il colore vince</translation>
    </message>
    <message>
        <source>Rouge and couleur are paid</source>
        <translation>Si pagano rosso e colore</translation>
    </message>
    <message>
        <source>Red wins, the colour loses</source>
        <translation>Il rosso vince, il colore perde</translation>
    </message>
    <message>
        <source>Rouge and inverse are paid</source>
        <translation>Si pagano rosso e inverso</translation>
    </message>
    <message>
        <source>Red loses, and the colour loses</source>
        <translation>Il rosso perde, e il colore perde</translation>
    </message>
    <message>
        <source>Noir and inverse are paid</source>
        <translation>Si pagano nero e inverso</translation>
    </message>
    <message>
        <source>Red loses, the colour wins</source>
        <translation>Il rosso perde, il colore vince</translation>
    </message>
    <message>
        <source>Noir and couleur are paid</source>
        <translation>Si pagano nero e colore</translation>
    </message>
    <message>
        <source>Only insured stakes are safe</source>
        <translation>Salve solo le puntate assicurate</translation>
    </message>
    <message>
        <source>The coup is void, every stake is free</source>
        <translation>Il colpo è nullo, tutte le puntate sono libere</translation>
    </message>
    <message>
        <source>Insured against the 31 après</source>
        <translation>Assicurato contro il 31 après</translation>
    </message>
    <message>
        <source>The 31 après will not touch this stake</source>
        <translation>Il 31 après non toccherà questa puntata</translation>
    </message>
    <message>
        <source>{total_a} and {total_b}: {meaning}</source>
        <translation>{total_a} e {total_b}: {meaning}</translation>
    </message>
    <message>
        <source>{figure}: {colour}, {parity}, {half}</source>
        <translation>{figure}: {colour}, {parity}, {half}</translation>
    </message>
    <message>
        <source>The zero has fallen</source>
        <translation>È uscito lo zero</translation>
    </message>
    <message>
        <source>It pays as a number; other numbers, dozens and columns lose</source>
        <translation>Si paga come numero; gli altri numeri, dozzine e colonne perdono</translation>
    </message>
    <message>
        <source>Stakes on simple chances are imprisoned</source>
        <translation>Le puntate sulle sorti semplici sono imprigionate</translation>
    </message>
    <message>
        <source>Locked stakes are freed when their chance comes</source>
        <translation>Si liberano quando esce la loro sorte</translation>
    </message>
    <message>
        <source>Imprisoned stakes are locked a second time</source>
        <translation>Le puntate in prigione sono chiuse una seconda volta</translation>
    </message>
    <message>
        <source>Their chance must now come twice</source>
        <translation>Ora la loro sorte deve uscire due volte</translation>
    </message>
    <message>
        <source>The lock is opened, without profit</source>
        <translation>La prigione si apre, senza vincita</translation>
    </message>
    <message>
        <source>One lock is opened, without profit</source>
        <translation>Si apre una serratura, senza vincita</translation>
    </message>
    <message>
        <source>Half of the stake goes back to the purse</source>
        <translation>Metà della puntata torna nella borsa</translation>
    </message>
    <message>
        <source>It goes back to the purse, the rest is lost</source>
        <translation>Torna nella borsa, il resto è perso</translation>
    </message>
    <message>
        <source>Whose stake is it? What the numbers pay is handed over</source>
        <translation>Di chi è la puntata? Ciò che pagano i numeri si consegna a mano</translation>
    </message>
    <message>
        <source>What the numbers pay is handed over</source>
        <translation>Ciò che pagano i numeri si consegna a mano</translation>
    </message>
    <message>
        <source>{name}: {count} × {piece}</source>
        <translation>{name}: {count} × {piece}</translation>
    </message>
    <message>
        <source>What makes no whole piece stays with you</source>
        <translation>Ciò che non fa un pezzo intero resta a lei</translation>
    </message>
    <message>
        <source>The hand makes {total}. Another card?</source>
        <translation>La mano fa {total}. Un’altra carta?</translation>
    </message>
    <message>
        <source>Whoever holds the box decides</source>
        <translation>Decide chi tiene la casella</translation>
    </message>
    <message>
        <source>One more card for this hand</source>
        <translation>Un’altra carta per questa mano</translation>
    </message>
    <message>
        <source>Over 21 the stake is lost at once</source>
        <translation>Sopra 21 la puntata è persa subito</translation>
    </message>
    <message>
        <source>The hand stands</source>
        <translation>La mano sta</translation>
    </message>
    <message>
        <source>The hand waits for the croupier</source>
        <translation>La mano aspetta il croupier</translation>
    </message>
    <message>
        <source>Insurance against the croupier&apos;s blackjack?</source>
        <translation>Un’assicurazione contro il blackjack del croupier?</translation>
    </message>
    <message>
        <source>Up to half of the stake; it pays two to one</source>
        <translation>Fino a metà della puntata; paga due a uno</translation>
    </message>
    <message>
        <source>The stake is doubled</source>
        <translation>La puntata è raddoppiata</translation>
    </message>
    <message>
        <source>Exactly one card follows</source>
        <translation>Segue una sola carta</translation>
    </message>
    <message>
        <source>The pair becomes two hands</source>
        <translation>La coppia diventa due mani</translation>
    </message>
    <message>
        <source>Each hand has a stake of its own</source>
        <translation>Ogni mano ha la sua puntata</translation>
    </message>
    <message>
        <source>The hand is given up</source>
        <translation>Ci si arrende</translation>
    </message>
    <message>
        <source>Half of the stake comes back</source>
        <translation>Metà della puntata torna</translation>
    </message>
    <message>
        <source>Twenty-one with the first two cards</source>
        <translation>Ventuno con le prime due carte</translation>
    </message>
    <message>
        <source>Only another blackjack is as good</source>
        <translation>Solo un altro blackjack vale altrettanto</translation>
    </message>
    <message>
        <source>Over 21, the hand is lost</source>
        <translation>Sopra 21, la mano è persa</translation>
    </message>
    <message>
        <source>Cards and stake are taken away</source>
        <translation>Carte e puntata sono tolte</translation>
    </message>
    <message>
        <source>The croupier is over 21</source>
        <translation>Il croupier supera 21</translation>
    </message>
    <message>
        <source>Every hand still there is paid</source>
        <translation>Ogni mano ancora in gioco è pagata</translation>
    </message>
    <message>
        <source>Equal totals, the stake is free</source>
        <translation>Totali uguali, la puntata è libera</translation>
    </message>
    <message>
        <source>The stake comes back</source>
        <translation>La puntata torna</translation>
    </message>
    <message>
        <source>A card drawn by mistake, who wants it?</source>
        <translation>Una carta estratta per errore, chi la vuole?</translation>
    </message>
    <message>
        <source>If nobody wants it, the croupier keeps it</source>
        <translation>Se nessuno la vuole, la tiene il croupier</translation>
    </message>
    <message>
        <source>The stakes are agreed, the cards are dealt</source>
        <translation>Le poste sono convenute, si danno le carte</translation>
    </message>
    <message>
        <source>The banker deals three cards to everyone</source>
        <translation>Il banchiere dà tre carte a ciascuno</translation>
    </message>
    <message>
        <source>A dealt thirty-one</source>
        <translation>Un trentuno servito</translation>
    </message>
    <message>
        <source>A dealt thirty-one is paid at the agreed price</source>
        <translation>Un trentuno servito si paga al prezzo convenuto</translation>
    </message>
    <message>
        <source>One more card</source>
        <translation>Un’altra carta</translation>
    </message>
    <message>
        <source>One more card is drawn</source>
        <translation>Si compra un’altra carta</translation>
    </message>
    <message>
        <source>No more cards</source>
        <translation>Basta carte</translation>
    </message>
    <message>
        <source>The hand waits for the banker&apos;s</source>
        <translation>La mano aspetta quella del banchiere</translation>
    </message>
    <message>
        <source>Over thirty-one</source>
        <translation>Sopra trentuno</translation>
    </message>
    <message>
        <source>A hand over thirty-one pays two tokens at once</source>
        <translation>Una mano sballata paga subito due gettoni</translation>
    </message>
    <message>
        <source>The banker goes on his own cards</source>
        <translation>Il banchiere va con le sue</translation>
    </message>
    <message>
        <source>All hands are opened and reckoned</source>
        <translation>Tutte le mani si scoprono e si contano</translation>
    </message>
    <message>
        <source>The banker pays all who are still in</source>
        <translation>Il banchiere paga tutti quelli ancora in gioco</translation>
    </message>
    <message>
        <source>Two tokens to everyone who is still in</source>
        <translation>Due gettoni a chi è ancora in gioco</translation>
    </message>
    <message>
        <source>Equal totals: paid with cards</source>
        <translation>Totali uguali: pagato in carte</translation>
    </message>
    <message>
        <source>Equal totals: nothing passes</source>
        <translation>Totali uguali: non passa nulla</translation>
    </message>
    <message>
        <source>The talia is over</source>
        <translation>La taglia è finita</translation>
    </message>
    <message>
        <source>The pack is laid aside, another is taken</source>
        <translation>Il mazzo si mette da parte, se ne prende un altro</translation>
    </message>
    <message>
        <source>The bank passes to the right</source>
        <translation>Il banco passa a destra</translation>
    </message>
    <message>
        <source>Another player deals and pays now</source>
        <translation>Ora dà e paga un altro giocatore</translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>Back to the drawing</source>
        <translation>Di nuovo il disegno</translation>
    </message>
    <message>
        <source>The same as numbers</source>
        <translation>Lo stesso in cifre</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Salon</source>
        <translation>Salone</translation>
    </message>
    <message>
        <source>Back to the salon; your stakes stay where they lie</source>
        <translation>Torna al salone; le sue puntate restano dove sono</translation>
    </message>
    <message>
        <source>The placard of this table</source>
        <translation>Il cartello di questo tavolo</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Back to the window ({key})</source>
        <translation>Ritorno alla finestra ({key})</translation>
    </message>
    <message>
        <source>Full screen ({key})</source>
        <translation>Schermo intero ({key})</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regolamento della casa</translation>
    </message>
    <message>
        <source>The keys that are heard here ({key})</source>
        <translation>I tasti che valgono qui ({key})</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>In the purse</source>
        <translation>Nella borsa</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>In gioco</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Show the end at once</source>
        <translation>Mostra subito la fine</translation>
    </message>
    <message>
        <source>Nothing of yours was decided there.</source>
        <translation>Lì non si è deciso nulla di suo.</translation>
    </message>
    <message>
        <source>House rules {section}</source>
        <translation>Regolamento {section}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>The book…</source>
        <translation>Il registro…</translation>
    </message>
    <message>
        <source>Every sitting that is over, with its seal and its seed</source>
        <translation>Ogni seduta finita, con il suo sigillo e il suo seme</translation>
    </message>
    <message>
        <source>The seal</source>
        <translation>Il sigillo</translation>
    </message>
    <message>
        <source>The purse is empty</source>
        <translation>La borsa è vuota</translation>
    </message>
    <message>
        <source>The house advances you another 10 000 francs. It is play money and has no value.</source>
        <translation>La casa le anticipa altri 10&#xa0;000 franchi. È denaro fittizio e non ha valore.</translation>
    </message>
    <message>
        <source>Too few chips are left</source>
        <translation>Restano troppo poche fiche</translation>
    </message>
    <message>
        <source>You have {amount} left in chips; to play on here takes at least {needed}.</source>
        <translation>Le restano {amount} in fiche; per giocare ancora qui ne servono almeno {needed}.</translation>
    </message>
    <message>
        <source>The advance is written into the books like everything else.</source>
        <translation>L’anticipo è scritto nei libri come tutto il resto.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accetta</translation>
    </message>
    <message>
        <source>No chips are left</source>
        <translation>Non restano fiche</translation>
    </message>
    <message>
        <source>The tables play with chips only, and you still have cash.</source>
        <translation>Ai tavoli si gioca solo con le fiche, e lei ha ancora contanti.</translation>
    </message>
    <message>
        <source>The cashier changes it for chips.</source>
        <translation>La cassa li cambia in fiche.</translation>
    </message>
    <message>
        <source>To the cashier</source>
        <translation>Alla cassa</translation>
    </message>
    <message>
        <source>Your cash buys chips at the cashier&apos;s ({key}).</source>
        <translation>Con i contanti si comprano fiche alla cassa ({key}).</translation>
    </message>
    <message>
        <source>Back to the salon</source>
        <translation>Torna al salone</translation>
    </message>
</context>
<context>
    <name>TableReader</name>
    <message>
        <source>Chip of {amount}</source>
        <translation>Fiche da {amount}</translation>
    </message>
    <message>
        <source>more than the purse holds</source>
        <translation>più di quanto c’è nella borsa</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fiche</translation>
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
        <translation>Roulette</translation>
    </message>
    <message>
        <source>Spoken aloud</source>
        <translation>Detto ad alta voce</translation>
    </message>
    <message>
        <source>By whom, how loudly and how fast is chosen on the page of the voice</source>
        <translation>Da chi, a che volume e a che velocità si sceglie alla pagina della voce</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Regole della casa…</translation>
    </message>
    <message>
        <source>The croupier speaks</source>
        <translation>Il croupier parla</translation>
    </message>
    <message>
        <source>What the table is played by, and what the bank keeps by it, is agreed apart.</source>
        <translation>Con quali regole si gioca, e quanto vi trattiene il banco, si sceglie a parte.</translation>
    </message>
    <message>
        <source>Other guests at the table</source>
        <translation>Altri ospiti al tavolo</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
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
        <translation>puntata ({spot})</translation>
    </message>
    <message>
        <source>insurance on {spot}</source>
        <translation>assicurazione ({spot})</translation>
    </message>
    <message>
        <source>taking back from {spot}</source>
        <translation>ritiro ({spot})</translation>
    </message>
    <message>
        <source>carrying from {spot}</source>
        <translation>spostamento ({spot})</translation>
    </message>
    <message>
        <source>half back from {spot}</source>
        <translation>metà ripresa ({spot})</translation>
    </message>
    <message>
        <source>clearing the cloth</source>
        <translation>puntate ritirate</translation>
    </message>
    <message>
        <source>repeated bets</source>
        <translation>puntate ripetute</translation>
    </message>
    <message>
        <source>doubled bets</source>
        <translation>puntate raddoppiate</translation>
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
        <translation>Il sigillo di questo sabot</translation>
    </message>
    <message>
        <source>The order of the cards was fixed before the first bet. This is its seal, SHA-256:</source>
        <translation>L’ordine delle carte era fissato prima della prima puntata. Questo è il suo sigillo, SHA-256:</translation>
    </message>
    <message>
        <source>The seed of the shoe before, now that it is over:</source>
        <translation>Il seme del sabot precedente, ora che è finito:</translation>
    </message>
    <message>
        <source>The croupier is dealing.</source>
        <translation>Il croupier sta dando le carte.</translation>
    </message>
    <message>
        <source>Announce a bet in words</source>
        <translation>Annuncia una puntata a parole</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Taglia</translation>
    </message>
    <message>
        <source>T</source>
        <comment>shortcut: Cut</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>Cut where the cut card lies</source>
        <translation>Taglia dove sta la carta di taglio</translation>
    </message>
    <message>
        <source>D</source>
        <comment>shortcut: Deal</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Gioca il colpo</translation>
    </message>
    <message>
        <source>No more bets: both rows are dealt</source>
        <translation>Nulla va più: si danno le due file</translation>
    </message>
    <message>
        <source>Next coup</source>
        <translation>Prossimo colpo</translation>
    </message>
    <message>
        <source>Watch a coup without a stake</source>
        <translation>Guarda un colpo senza puntare</translation>
    </message>
</context>
<context>
    <name>TrenteEtQuaranteScene</name>
    <message>
        <source>Rouge</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Noir</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Couleur</source>
        <translation>Colore</translation>
    </message>
    <message>
        <source>Inverse</source>
        <translation>Inverso</translation>
    </message>
    <message>
        <source>stake {amount}</source>
        <translation>puntata {amount}</translation>
    </message>
    <message>
        <source>winnings {amount}</source>
        <translation>vincita {amount}</translation>
    </message>
    <message>
        <source>in prison {amount}</source>
        <translation>in prigione {amount}</translation>
    </message>
    <message>
        <source>insured with {amount}</source>
        <translation>premio {amount}</translation>
    </message>
    <message>
        <source>nothing lies here</source>
        <translation>qui non c’è nulla</translation>
    </message>
    <message>
        <source>Insure {chance} against the 31 après</source>
        <translation>Assicura {chance} contro il 31 après</translation>
    </message>
    <message>
        <source>Take half of the imprisoned stake on {chance} back, leave the other half</source>
        <translation>{chance}, riprendere metà della puntata in prigione e lasciare l’altra</translation>
    </message>
    <message>
        <source>{chance} won {amount}. Why this amount?</source>
        <translation>{chance}, vinti {amount}. Perché questo importo?</translation>
    </message>
    <message>
        <source>{chance} lost {amount}. Why this amount?</source>
        <translation>{chance}, persi {amount}. Perché questo importo?</translation>
    </message>
    <message>
        <source>The insurance of {chance} cost {amount}. Why this amount?</source>
        <translation>{chance}, l’assicurazione è costata {amount}. Perché questo importo?</translation>
    </message>
    <message>
        <source>first card: red</source>
        <translation>prima carta: rossa</translation>
    </message>
    <message>
        <source>first card: black</source>
        <translation>prima carta: nera</translation>
    </message>
    <message>
        <source>Row of noir: {total}</source>
        <translation>Fila del nero: {total}</translation>
    </message>
    <message>
        <source>Row of rouge: {total}</source>
        <translation>Fila del rosso: {total}</translation>
    </message>
    <message>
        <source>the pack has not been offered yet</source>
        <translation>il mazzo non è ancora stato offerto per il taglio</translation>
    </message>
    <message>
        <source>the pack has been cut</source>
        <translation>il mazzo è già stato tagliato</translation>
    </message>
    <message>
        <source>Drag the cut card to where you want to cut, or use the arrow keys and Enter</source>
        <translation>Trascini la carta di taglio dove vuole tagliare, o usi le frecce e Invio</translation>
    </message>
    <message>
        <source>{above} cards above, {below} below</source>
        <translation>{above} carte sopra, {below} sotto</translation>
    </message>
    <message>
        <source>Cut card: {place}</source>
        <translation>Carta di taglio: {place}</translation>
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
        <translation>Tavolo di trente et quarante</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Sorti</translation>
    </message>
    <message>
        <source>The two rows</source>
        <translation>Le due file</translation>
    </message>
    <message>
        <source>What the coup brought</source>
        <translation>L’esito del colpo</translation>
    </message>
    <message>
        <source>{row} and couleur</source>
        <translation>{row} e colore</translation>
    </message>
    <message>
        <source>{row} and inverse</source>
        <translation>{row} e inverso</translation>
    </message>
    <message>
        <source>No coup of this shoe yet</source>
        <translation>Ancora nessun colpo di questo sabot</translation>
    </message>
    <message>
        <source>Last coups, the newest first: {coups}</source>
        <translation>Ultimi colpi, dal più recente: {coups}</translation>
    </message>
</context>
<context>
    <name>TrenteEtUnPage</name>
    <message>
        <source>token {token} · a dealt 31 pays {price}</source>
        <translation>gettone {token} · 31 servito paga {price}</translation>
    </message>
    <message>
        <source>Тридцать одно</source>
        <translation>Тридцать одно</translation>
    </message>
    <message>
        <source>The seal of this game</source>
        <translation>Il sigillo di questa partita</translation>
    </message>
    <message>
        <source>The order of all packs was fixed before the first deal. This is its seal, SHA-256:</source>
        <translation>L’ordine di tutti i mazzi era fissato prima della prima smazzata. Questo è il suo sigillo, SHA-256:</translation>
    </message>
    <message>
        <source>The seed of the game before, now that it is over:</source>
        <translation>Il seme della partita precedente, ora che è finita:</translation>
    </message>
    <message>
        <source>The round is being played.</source>
        <translation>La smazzata è in corso.</translation>
    </message>
    <message>
        <source>What is agreed</source>
        <translation>Che cosa è convenuto</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>C</source>
        <comment>shortcut: Card</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>Buy one more card</source>
        <translation>Comprare un’altra carta</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Carta seguente</translation>
    </message>
    <message>
        <source>Lay the next card of your deal</source>
        <translation>Dare la carta seguente</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Tutte insieme</translation>
    </message>
    <message>
        <source>A</source>
        <comment>shortcut: All at once</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>Lay the rest of the deal</source>
        <translation>Dare il resto delle carte</translation>
    </message>
    <message>
        <source>The guests talk: let them be silent</source>
        <translation>Gli ospiti parlano: farli tacere</translation>
    </message>
    <message>
        <source>Let the guests talk</source>
        <translation>Lasciar parlare gli ospiti</translation>
    </message>
    <message>
        <source>D</source>
        <comment>shortcut: Deal</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Dare le carte</translation>
    </message>
    <message>
        <source>You hold the bank: three cards to everyone</source>
        <translation>Lei tiene il banco: tre carte a ciascuno</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Altra smazzata</translation>
    </message>
    <message>
        <source>Let the banker deal</source>
        <translation>Il banchiere dia le carte</translation>
    </message>
    <message>
        <source>On mine</source>
        <translation>Con le mie</translation>
    </message>
    <message>
        <source>E</source>
        <comment>shortcut: Enough</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>Go on your own cards: all hands are opened</source>
        <translation>Andare con le sue: tutte le mani si scoprono</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Sto</translation>
    </message>
    <message>
        <source>No more cards for you</source>
        <translation>Per lei basta carte</translation>
    </message>
    <message>
        <source>While a round is on, what was agreed for it holds.</source>
        <translation>Finché si gioca la smazzata, vale ciò che se ne convenne.</translation>
    </message>
</context>
<context>
    <name>TrenteEtUnScene</name>
    <message>
        <source>You</source>
        <translation>Lei</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Posta</translation>
    </message>
    <message>
        <source>31 pays</source>
        <translation>31 paga</translation>
    </message>
    <message>
        <source>Talia</source>
        <translation>Taglia</translation>
    </message>
    <message>
        <source>Thirty-one</source>
        <translation>Trentuno</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Sballato</translation>
    </message>
    <message>
        <source>Paid with cards</source>
        <translation>Pagato in carte</translation>
    </message>
    <message>
        <source>Over 31 you pay everybody who is still in; on yours all hands are opened</source>
        <translation>Oltre 31 paga a chi è ancora in gioco; con le sue si scoprono tutte le carte</translation>
    </message>
    <message>
        <source>You may draw as often as you like; over 31 pays at once</source>
        <translation>Compri quante carte vuole; sopra 31 si paga subito</translation>
    </message>
    <message>
        <source>{name} is asked</source>
        <translation>Di turno: {name}</translation>
    </message>
    <message>
        <source>Over 31: you have lost {amount}</source>
        <translation>Oltre 31: ha perso {amount}</translation>
    </message>
    <message>
        <source>{total} against {bank}: you have won {amount}</source>
        <translation>{total} contro {bank}: ha vinto {amount}</translation>
    </message>
    <message>
        <source>{total} against {bank}: you have lost {amount}</source>
        <translation>{total} contro {bank}: ha perso {amount}</translation>
    </message>
    <message>
        <source>{total} against {bank}: nothing passes</source>
        <translation>{total} contro {bank}: non passa nulla</translation>
    </message>
    <message>
        <source>A dealt 31: you have won {amount}</source>
        <translation>Un 31 servito: ha vinto {amount}</translation>
    </message>
    <message>
        <source>You have won {amount}</source>
        <translation>Ha vinto {amount}</translation>
    </message>
    <message>
        <source>You have lost {amount}</source>
        <translation>Ha perso {amount}</translation>
    </message>
    <message>
        <source>Nothing passes between you and the others</source>
        <translation>Tra lei e gli altri non passa nulla</translation>
    </message>
    <message>
        <source>You deal: each card when you like, or all at once</source>
        <translation>Lei dà le carte: una alla volta quando vuole, o tutte insieme</translation>
    </message>
    <message>
        <source>You deal and pay now</source>
        <translation>Ora dà e paga lei</translation>
    </message>
    <message>
        <source>{name} deals and pays now</source>
        <translation>Ora dà e paga {name}</translation>
    </message>
    <message>
        <source>Rounds dealt: {rounds}. The bank: {amount}</source>
        <translation>Smazzate: {rounds}. Il banco: {amount}</translation>
    </message>
    <message>
        <source>Your place: no cards yet</source>
        <translation>Il suo posto: ancora nessuna carta</translation>
    </message>
    <message>
        <source>Your cards, face down. Look at them</source>
        <translation>Le sue carte, coperte. Guardarle</translation>
    </message>
    <message>
        <source>Your cards: {total}, {cards}</source>
        <translation>Le sue carte: {total}, {cards}</translation>
    </message>
    <message>
        <source>{name}, purse {amount}</source>
        <translation>{name}, borsa {amount}</translation>
    </message>
    <message>
        <source>holds the bank</source>
        <translation>tiene il banco</translation>
    </message>
    <message>
        <source>{total}: {cards}</source>
        <translation>{total}: {cards}</translation>
    </message>
    <message>
        <source>cards face down: {count}</source>
        <translation>carte coperte: {count}</translation>
    </message>
    <message>
        <source>The pack, cards left: {count}</source>
        <translation>Il mazzo, carte rimaste: {count}</translation>
    </message>
    <message>
        <source>{name}: {amount}. Why this amount?</source>
        <translation>{name}: {amount}. Perché questo importo?</translation>
    </message>
    <message>
        <source>stake {amount}</source>
        <translation>posta {amount}</translation>
    </message>
    <message>
        <source>a dealt 31 pays {amount}</source>
        <translation>un 31 servito paga {amount}</translation>
    </message>
    <message>
        <source>the bank in this talia {amount}</source>
        <translation>il banco in questa taglia {amount}</translation>
    </message>
    <message>
        <source>What was agreed: {lines}</source>
        <translation>Che cosa è convenuto: {lines}</translation>
    </message>
    <message>
        <source>Table of thirty-one</source>
        <translation>Tavolo del trentuno</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Gli altri</translation>
    </message>
    <message>
        <source>What the round brought</source>
        <translation>L’esito della mano</translation>
    </message>
</context>
<context>
    <name>TrenteEtUnSettingsPage</name>
    <message>
        <source>When you deal</source>
        <translation>Quando dà lei</translation>
    </message>
    <message>
        <source>card by card</source>
        <translation>carta per carta</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>tutte insieme</translation>
    </message>
    <message>
        <source>Between the cards the guests</source>
        <translation>Tra una carta e l’altra gli ospiti</translation>
    </message>
    <message>
        <source>talk</source>
        <translation>parlano</translation>
    </message>
    <message>
        <source>are silent</source>
        <translation>tacciono</translation>
    </message>
    <message>
        <source>The players speak</source>
        <translation>I giocatori parlano</translation>
    </message>
    <message>
        <source>Who plays, for what, and who banks is agreed at the table: its card opens the agreement.</source>
        <translation>Chi gioca, per quanto e chi tiene il banco si conviene al tavolo: il suo cartoncino apre l’accordo.</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Practice</source>
        <translation>Allenamento</translation>
    </message>
    <message>
        <source>Nothing here touches your purse; there are hints and warnings.</source>
        <translation>Qui nulla tocca la sua borsa; ci sono consigli e avvertimenti.</translation>
    </message>
    <message>
        <source>H</source>
        <comment>shortcut: Hint</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>Hint: what each play is worth</source>
        <translation>Consiglio: quanto vale ogni giocata</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>The book of your errors</source>
        <translation>Il registro dei suoi errori</translation>
    </message>
    <message>
        <source>Practice purse</source>
        <translation>Borsa di allenamento</translation>
    </message>
    <message>
        <source>The practice purse was short: the house has put another 10 000 francs into it.</source>
        <translation>La borsa di allenamento era a corto: la casa vi ha messo altri 10&#xa0;000 franchi.</translation>
    </message>
    <message>
        <source>That is being reckoned…</source>
        <translation>Il calcolo è in corso…</translation>
    </message>
    <message>
        <source>There is nothing to decide now.</source>
        <translation>Ora non c’è nulla da decidere.</translation>
    </message>
    <message>
        <source>How this is reckoned</source>
        <translation>Come si calcola</translation>
    </message>
    <message>
        <source>That cannot be reckoned now.</source>
        <translation>Ora non si può calcolare.</translation>
    </message>
</context>
<context>
    <name>TypedLine</name>
    <message>
        <source>Say it as at the table, amounts in francs. Enter lays it, Escape closes.</source>
        <translation>Lo dica come al tavolo, importi in franchi. Invio punta, Esc chiude.</translation>
    </message>
    <message>
        <source>“{text}”: done.</source>
        <translation>«{text}»: fatto.</translation>
    </message>
    <message>
        <source>Not understood. Did you mean “{nearest}”?</source>
        <translation>Non ho capito. Voleva dire «{nearest}»?</translation>
    </message>
    <message>
        <source>rouge 50</source>
        <comment>an announced bet as an example: chance and francs</comment>
        <translation>rosso 50</translation>
    </message>
    <message>
        <source>Announce a bet</source>
        <translation>Annuncia una puntata</translation>
    </message>
</context>
<context>
    <name>Visits</name>
    <message>
        <source>The cashier serves your own purse; that of practice fills up by itself.</source>
        <translation>La cassa serve la sua borsa; quella di allenamento si riempie da sé.</translation>
    </message>
    <message>
        <source>The cashier still goes through the books; a moment, please.</source>
        <translation>La cassa sta ancora scorrendo i libri; un momento, per favore.</translation>
    </message>
</context>
<context>
    <name>VoiceAdvice</name>
    <message>
        <source>This computer has no French voice.</source>
        <translation>Questo computer non ha una voce francese.</translation>
    </message>
    <message>
        <source>This computer has no Italian voice.</source>
        <translation>Questo computer non ha una voce italiana.</translation>
    </message>
    <message>
        <source>This computer has no Czech voice.</source>
        <translation>Questo computer non ha una voce ceca.</translation>
    </message>
    <message>
        <source>This computer has no Russian voice.</source>
        <translation>Questo computer non ha una voce russa.</translation>
    </message>
    <message>
        <source>This computer has no English voice.</source>
        <translation>Questo computer non ha una voce inglese.</translation>
    </message>
    <message>
        <source>Add one in Settings ▸ Time &amp; language ▸ Speech ▸ Manage voices, for instance Microsoft {voice}.</source>
        <translation>Se ne aggiunge una in Impostazioni ▸ Data/ora e lingua ▸ Voce ▸ Gestisci voci, per esempio Microsoft {voice}.</translation>
    </message>
    <message>
        <source>Add one in System Settings ▸ Accessibility ▸ Spoken Content ▸ System voice, for instance {voice}.</source>
        <translation>Se ne aggiunge una in Impostazioni di Sistema ▸ Accessibilità ▸ Contenuto letto ad alta voce ▸ Voce di sistema, per esempio {voice}.</translation>
    </message>
    <message>
        <source>Install the packages speech-dispatcher and speech-dispatcher-espeak-ng; they have these names in Debian, Ubuntu and Fedora, and speak all five languages.</source>
        <translation>Installi i pacchetti speech-dispatcher e speech-dispatcher-espeak-ng; si chiamano così in Debian, Ubuntu e Fedora, e parlano tutte e cinque le lingue.</translation>
    </message>
    <message>
        <source>This copy of the casino cannot speak ({detail}). In a checkout, “make voice” adds what is missing.</source>
        <translation>Questa copia del casinò non può parlare ({detail}). Nella cartella dei sorgenti «make voice» aggiunge ciò che manca.</translation>
    </message>
    <message>
        <source>This computer has no speech service.</source>
        <translation>Questo computer non ha una sintesi vocale.</translation>
    </message>
    <message>
        <source>The speech service of this computer does not answer; that happens where no loudspeaker is there.</source>
        <translation>La sintesi vocale di questo computer non risponde; succede quando non c’è un altoparlante.</translation>
    </message>
    <message>
        <source>The speech service of this computer has broken off.</source>
        <translation>La sintesi vocale di questo computer si è interrotta.</translation>
    </message>
</context>
<context>
    <name>VoicePage</name>
    <message>
        <source>The calls of this table are spoken</source>
        <translation>Gli annunci di questo tavolo sono detti ad alta voce</translation>
    </message>
    <message>
        <source>At the moment they are shown; the subtitles stay in your language</source>
        <translation>Nel momento in cui appaiono; i sottotitoli restano nella sua lingua</translation>
    </message>
    <message>
        <source>Tongue</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Hear it</source>
        <translation>Ascolta</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Voce</translation>
    </message>
    <message>
        <source>The sound of the house is off, and the voice with it; here it can still be heard.</source>
        <translation>Il suono della casa è spento, e con esso la voce; qui si può ancora sentire.</translation>
    </message>
    <message>
        <source>“Hear it” asks again.</source>
        <translation>«Ascolta» prova di nuovo.</translation>
    </message>
    <message>
        <source>Looking for the voices of this computer…</source>
        <translation>Ricerca delle voci di questo computer…</translation>
    </message>
    <message>
        <source>the best: {name}</source>
        <translation>la migliore: {name}</translation>
    </message>
    <message>
        <source>none is known yet</source>
        <translation>ancora nessuna</translation>
    </message>
    <message>
        <source>No voice of this tongue is known here.</source>
        <translation>Qui non si conosce alcuna voce di questa lingua.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
</context>
<context>
    <name>When a call is said</name>
    <message>
        <source>at each hand</source>
        <translation>a ogni mano</translation>
    </message>
    <message>
        <source>when a card is asked for</source>
        <translation>quando si chiede una carta</translation>
    </message>
    <message>
        <source>when a hand stays</source>
        <translation>quando una mano sta</translation>
    </message>
    <message>
        <source>when the croupier shows an ace</source>
        <translation>quando il croupier mostra un asso</translation>
    </message>
    <message>
        <source>when a hand is doubled</source>
        <translation>quando si raddoppia una mano</translation>
    </message>
    <message>
        <source>when a pair is split</source>
        <translation>quando si divide una coppia</translation>
    </message>
    <message>
        <source>when a hand is given up</source>
        <translation>quando ci si arrende</translation>
    </message>
    <message>
        <source>when one is dealt</source>
        <translation>quando è servito</translation>
    </message>
    <message>
        <source>above 21</source>
        <translation>oltre il 21</translation>
    </message>
    <message>
        <source>when the croupier is over</source>
        <translation>quando sballa il croupier</translation>
    </message>
    <message>
        <source>at equal totals</source>
        <translation>a totali uguali</translation>
    </message>
    <message>
        <source>after a slip of the croupier</source>
        <translation>dopo un errore del croupier</translation>
    </message>
    <message>
        <source>when a coup begins</source>
        <translation>all’inizio di un colpo</translation>
    </message>
    <message>
        <source>before the first card or the last of the spin</source>
        <translation>prima della prima carta, o verso la fine del lancio</translation>
    </message>
    <message>
        <source>when the bets are closed</source>
        <translation>alla chiusura delle puntate</translation>
    </message>
    <message>
        <source>when a chip comes too late</source>
        <translation>quando una fiche arriva tardi</translation>
    </message>
    <message>
        <source>after the shuffle</source>
        <translation>dopo la mescolata</translation>
    </message>
    <message>
        <source>when the ball has fallen</source>
        <translation>quando la pallina è caduta</translation>
    </message>
    <message>
        <source>after zero</source>
        <translation>dopo lo zero</translation>
    </message>
    <message>
        <source>when zero comes once more</source>
        <translation>quando lo zero torna</translation>
    </message>
    <message>
        <source>when the chance of a locked stake comes</source>
        <translation>quando esce la sorte di una puntata chiusa</translation>
    </message>
    <message>
        <source>when half is taken back</source>
        <translation>quando si riprende la metà</translation>
    </message>
    <message>
        <source>before a number is paid</source>
        <translation>prima di pagare un numero</translation>
    </message>
    <message>
        <source>when a bet has been announced</source>
        <translation>quando una puntata è annunciata</translation>
    </message>
    <message>
        <source>when an amount makes no whole pieces</source>
        <translation>quando l’importo non fa pezzi interi</translation>
    </message>
    <message>
        <source>when a shoe begins</source>
        <translation>all’inizio di un sabot</translation>
    </message>
    <message>
        <source>after each row</source>
        <translation>dopo ogni fila</translation>
    </message>
    <message>
        <source>when a coup is decided</source>
        <translation>a colpo deciso</translation>
    </message>
    <message>
        <source>at a tie from 32 to 40</source>
        <translation>alla parità, da 32 a 40</translation>
    </message>
    <message>
        <source>at a tie of 31</source>
        <translation>alla parità a 31</translation>
    </message>
    <message>
        <source>when the red card comes</source>
        <translation>quando viene la carta rossa</translation>
    </message>
    <message>
        <source>when a premium is laid</source>
        <translation>quando si mette un premio</translation>
    </message>
    <message>
        <source>before the first deal</source>
        <translation>prima della prima smazzata</translation>
    </message>
    <message>
        <source>after three cards</source>
        <translation>dopo tre carte</translation>
    </message>
    <message>
        <source>when somebody buys</source>
        <translation>quando qualcuno compra</translation>
    </message>
    <message>
        <source>when somebody stays</source>
        <translation>quando qualcuno sta</translation>
    </message>
    <message>
        <source>above 31</source>
        <translation>oltre il 31</translation>
    </message>
    <message>
        <source>when the banker stays</source>
        <translation>quando il banchiere sta</translation>
    </message>
    <message>
        <source>when the banker is over</source>
        <translation>quando il banchiere sballa</translation>
    </message>
    <message>
        <source>when hands are compared</source>
        <translation>quando si confrontano le mani</translation>
    </message>
    <message>
        <source>when the pack is dealt out</source>
        <translation>quando il mazzo è finito</translation>
    </message>
    <message>
        <source>after a talia</source>
        <translation>dopo una taglia</translation>
    </message>
</context>
<context>
    <name>Which</name>
    <message>
        <source>All tables and all days are shown.</source>
        <translation>Sono mostrati tutti i tavoli e tutti i giorni.</translation>
    </message>
    <message>
        <source>A day is written like {day}, a month like {month}, a year like {year}.</source>
        <translation>Un giorno si scrive come {day}, un mese come {month}, un anno come {year}.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Dal</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Al</translation>
    </message>
    <message>
        <source>dd/mm/yyyy</source>
        <translation>gg/mm/aaaa</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Tutti i tavoli</translation>
    </message>
    <message>
        <source>All tables and all days again</source>
        <translation>Di nuovo tutti i tavoli e tutti i giorni</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>Coup {number}, on {spot}</source>
        <translation>Colpo {number}: {spot}</translation>
    </message>
    <message>
        <source>Noir has {noir}, Rouge has {rouge}.</source>
        <translation>Il nero ha {noir}, il rosso ha {rouge}.</translation>
    </message>
    <message>
        <source>The stop card came: the coup is void.</source>
        <translation>È uscita la carta d’arresto: il colpo è annullato.</translation>
    </message>
    <message>
        <source>Equal totals: nobody wins, nobody loses.</source>
        <translation>Totali uguali: nessuno vince, nessuno perde.</translation>
    </message>
    <message>
        <source>Both rows have 31: the 31 après.</source>
        <translation>Le due file hanno 31: è il 31 après.</translation>
    </message>
    <message>
        <source>The lower total wins: Rouge.</source>
        <translation>Vince il totale più basso: rosso.</translation>
    </message>
    <message>
        <source>The lower total wins: Noir.</source>
        <translation>Vince il totale più basso: nero.</translation>
    </message>
    <message>
        <source>The first card was red, the colour of the winning row: Couleur wins.</source>
        <translation>La prima carta era rossa, il colore della fila vincente: vince il colore.</translation>
    </message>
    <message>
        <source>The first card was black, the colour of the winning row: Couleur wins.</source>
        <translation>La prima carta era nera, il colore della fila vincente: vince il colore.</translation>
    </message>
    <message>
        <source>The first card was red, not the colour of the winning row: Inverse wins.</source>
        <translation>La prima carta era rossa, non il colore della fila vincente: vince l’inverso.</translation>
    </message>
    <message>
        <source>The first card was black, not the colour of the winning row: Inverse wins.</source>
        <translation>La prima carta era nera, non il colore della fila vincente: vince l’inverso.</translation>
    </message>
    <message>
        <source>Your stake</source>
        <translation>La sua puntata</translation>
    </message>
    <message>
        <source>Paid beside it, even money</source>
        <translation>Pagato accanto, alla pari</translation>
    </message>
    <message>
        <source>Half is lost, an odd centime is yours</source>
        <translation>Si perde la metà, il centesimo dispari è suo</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perso</translation>
    </message>
    <message>
        <source>Locked in prison</source>
        <translation>Messo in prigione</translation>
    </message>
    <message>
        <source>Freed from prison, without profit</source>
        <translation>Liberato di prigione, senza vincita</translation>
    </message>
    <message>
        <source>Insured: nothing is lost</source>
        <translation>Assicurato: nulla è perso</translation>
    </message>
    <message>
        <source>Premium taken</source>
        <translation>Premio preso</translation>
    </message>
    <message>
        <source>Spin {number}: {bet}</source>
        <translation>Colpo {number}: {bet}</translation>
    </message>
    <message>
        <source>Your bet covered {numbers}.</source>
        <translation>La sua puntata copriva {numbers}.</translation>
    </message>
    <message>
        <source>The chance has come: the lock is opened one level, without profit.</source>
        <translation>La sorte è uscita: la puntata è liberata di un grado, senza guadagno.</translation>
    </message>
    <message>
        <source>Zero fell.</source>
        <translation>È uscito lo zero.</translation>
    </message>
    <message>
        <source>{number} fell: {chances}.</source>
        <translation>È uscito il {number}: {chances}.</translation>
    </message>
    <message>
        <source>It pays {ratio}.</source>
        <translation>Paga {ratio}.</translation>
    </message>
    <message>
        <source>Zero imprisons the stakes on simple chances; half back may be had instead.</source>
        <translation>Lo zero imprigiona le puntate sulle sorti semplici; si può invece riprendere la metà.</translation>
    </message>
    <message>
        <source>On zero simple chances lose half of their stake.</source>
        <translation>Allo zero le sorti semplici perdono metà della puntata.</translation>
    </message>
    <message>
        <source>On zero these stakes are lost.</source>
        <translation>Allo zero queste puntate sono perse.</translation>
    </message>
    <message>
        <source>Coup {number}: box {box}</source>
        <translation>Colpo {number}: casella {box}</translation>
    </message>
    <message>
        <source>Coup {number}: box {box}, hand {hand}</source>
        <translation>Colpo {number}: casella {box}, mano {hand}</translation>
    </message>
    <message>
        <source>Your hand: {cards}. It makes {total}.</source>
        <translation>La sua mano: {cards}. Fa {total}.</translation>
    </message>
    <message>
        <source>The croupier: {cards}. It makes {total}.</source>
        <translation>Il croupier: {cards}. Fa {total}.</translation>
    </message>
    <message>
        <source>The croupier&apos;s blackjack takes every hand that is none.</source>
        <translation>Il blackjack del croupier prende ogni mano che non lo è.</translation>
    </message>
    <message>
        <source>The bank is over 21: every hand still there is paid.</source>
        <translation>Il banco supera 21: ogni mano ancora in gioco è pagata.</translation>
    </message>
    <message>
        <source>Over 21 cards and stake are lost at once.</source>
        <translation>Sopra 21 carte e puntata sono perse subito.</translation>
    </message>
    <message>
        <source>The hand was given up: half of the stake comes back.</source>
        <translation>La mano si è arresa: torna metà della puntata.</translation>
    </message>
    <message>
        <source>21 in the first two cards is a blackjack: it pays 3:2.</source>
        <translation>21 con le prime due carte è un blackjack: paga 3 a 2.</translation>
    </message>
    <message>
        <source>It is better than the croupier&apos;s: it pays 1:1.</source>
        <translation>È migliore di quella del croupier: paga 1 a 1.</translation>
    </message>
    <message>
        <source>The totals are equal: the stake comes back.</source>
        <translation>I totali sono uguali: la puntata torna.</translation>
    </message>
    <message>
        <source>The croupier&apos;s is better: the stake is lost.</source>
        <translation>Quella del croupier è migliore: la puntata è persa.</translation>
    </message>
    <message>
        <source>Paid {ratio}</source>
        <translation>Pagato {ratio}</translation>
    </message>
    <message>
        <source>Back in the purse</source>
        <translation>Torna nella borsa</translation>
    </message>
    <message>
        <source>Coup {number}: insurance of box {box}</source>
        <translation>Colpo {number}: assicurazione della casella {box}</translation>
    </message>
    <message>
        <source>Your insurance</source>
        <translation>La sua assicurazione</translation>
    </message>
    <message>
        <source>It is a blackjack: the insurance pays 2:1.</source>
        <translation>È un blackjack: l’assicurazione paga 2 a 1.</translation>
    </message>
    <message>
        <source>It is no blackjack: the insurance is lost.</source>
        <translation>Non è un blackjack: l’assicurazione è persa.</translation>
    </message>
    <message>
        <source>Round {number}: {name}</source>
        <translation>Smazzata {number}: {name}</translation>
    </message>
    <message>
        <source>Altogether</source>
        <translation>In tutto</translation>
    </message>
    <message>
        <source>Tokens: {tokens}, each worth</source>
        <translation>Gettoni: {tokens}, del valore di</translation>
    </message>
    <message>
        <source>The banker was dealt 31: whoever has none pays him the agreed {tokens}.</source>
        <translation>Il banchiere ha avuto 31 servito: chi non l’ha gli paga i {tokens} convenuti.</translation>
    </message>
    <message>
        <source>{name}: {sum}</source>
        <translation>{name}: {sum}</translation>
    </message>
    <message>
        <source>A dealt 31 is paid at once, the agreed {tokens} tokens.</source>
        <translation>Un 31 servito si paga subito, i {tokens} gettoni convenuti.</translation>
    </message>
    <message>
        <source>Over 31 pays {tokens} tokens at once, whatever the banker does later.</source>
        <translation>Sopra 31 si pagano subito {tokens} gettoni, qualunque cosa faccia poi il banchiere.</translation>
    </message>
    <message>
        <source>The banker: {sum}</source>
        <translation>Il banchiere: {sum}</translation>
    </message>
    <message>
        <source>The banker is over 31: he pays {tokens} tokens to all who are still in.</source>
        <translation>Il banchiere supera 31: paga {tokens} gettoni a tutti quelli ancora in gioco.</translation>
    </message>
    <message>
        <source>More than the banker: {tokens} tokens.</source>
        <translation>Più del banchiere: {tokens} gettoni.</translation>
    </message>
    <message>
        <source>Less than the banker: {tokens} tokens.</source>
        <translation>Meno del banchiere: {tokens} gettoni.</translation>
    </message>
    <message>
        <source>The banker settles with every player by himself:</source>
        <translation>Il banchiere regola con ciascuno separatamente:</translation>
    </message>
</context>
<context>
    <name>Worth</name>
    <message>
        <source>W</source>
        <comment>shortcut: What is this bet worth?</comment>
        <translation>Q</translation>
    </message>
    <message>
        <source>Where these figures come from, in words</source>
        <translation>Da dove vengono queste cifre, spiegato a parole</translation>
    </message>
    <message>
        <source>Point at a bet to learn what it is worth.</source>
        <translation>Indichi una puntata per sapere quanto vale.</translation>
    </message>
    <message>
        <source>House rules {section}</source>
        <translation>Regolamento {section}</translation>
    </message>
    <message>
        <source>A box</source>
        <translation>Una casella</translation>
    </message>
    <message>
        <source>1:1, a blackjack 3:2</source>
        <translation>1:1, il blackjack 3:2</translation>
    </message>
    <message>
        <source>No single fraction has it: every order of the cards is a case of its own. Reckoned is every first card of the croupier with every two cards of a box, from six full packs, without putting a card back; the box is played by the card of best play, the croupier as he must.</source>
        <translation>Non basta una sola frazione: ogni ordine delle carte è un caso a sé. Si calcola ogni prima carta del croupier con ogni coppia di carte di una casella, da sei mazzi pieni, senza rimettere carte; la casella è giocata secondo la tabella del gioco migliore, il croupier come deve.</translation>
    </message>
    <message>
        <source>Each result times its chance, all of them added up: of the first stake the house keeps {share}. Whoever plays otherwise leaves it more.</source>
        <translation>Ogni risultato per la sua probabilità, tutto sommato: della prima puntata la casa trattiene {share}. Chi gioca altrimenti le lascia di più.</translation>
    </message>
    <message>
        <source>Comes back</source>
        <translation>Torna indietro</translation>
    </message>
    <message>
        <source>The croupier&apos;s blackjack takes everything.</source>
        <translation>Il blackjack del croupier prende tutto.</translation>
    </message>
    <message>
        <source>The croupier&apos;s blackjack takes the first stake only.</source>
        <translation>Il blackjack del croupier prende solo la prima puntata.</translation>
    </message>
    <message>
        <source>A hard 12 may be given up for half.</source>
        <translation>Un 12 duro si può cedere per la metà.</translation>
    </message>
    <message>
        <source>A hard 12 or more may be given up for half.</source>
        <translation>Un 12 duro o più si può cedere per la metà.</translation>
    </message>
    <message>
        <source>No hand may be given up.</source>
        <translation>Nessuna mano si può cedere.</translation>
    </message>
    <message>
        <source>After a split a hand may be doubled.</source>
        <translation>Dopo la divisione si può raddoppiare.</translation>
    </message>
    <message>
        <source>After a split no hand may be doubled.</source>
        <translation>Dopo la divisione non si raddoppia.</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Assicurazione</translation>
    </message>
    <message>
        <source>Six packs without the croupier&apos;s ace are {all} cards: {tens} of them count ten and make his blackjack, {others} do not. Nothing else is looked at, your own hand neither.</source>
        <translation>Sei mazzi senza l’asso del croupier sono {all} carte: {tens} valgono dieci e fanno il suo blackjack, {others} no. Non si guarda altro, nemmeno le carte che ha lei.</translation>
    </message>
    <message>
        <source>If every card comes once, insurances of 1 win {tens} × 2 = {gain} and lose {others}: together {net}. Of every insurance the house keeps {share}.</source>
        <translation>Se ogni carta viene una volta, assicurazioni da 1 vincono {tens} × 2 = {gain} e perdono {others}: in tutto {net}. Di ogni assicurazione la casa trattiene {share}.</translation>
    </message>
    <message>
        <source>Zero locks it</source>
        <translation>Lo zero la imprigiona</translation>
    </message>
    <message>
        <source>Zero takes half</source>
        <translation>Lo zero ne prende metà</translation>
    </message>
    <message>
        <source>Zero takes it</source>
        <translation>Lo zero la prende</translation>
    </message>
    <message>
        <source>37 pockets, all equally likely: {wins} for the bet, paid 1:1; {loses} against it; and zero.</source>
        <translation>37 caselle, tutte ugualmente probabili: {wins} a favore della puntata, pagata 1:1; {loses} contro; e lo zero.</translation>
    </message>
    <message>
        <source>Zero takes half of the stake and gives the other half back.</source>
        <translation>Lo zero prende metà della puntata e rende l’altra metà.</translation>
    </message>
    <message>
        <source>On zero these stakes are lost like all the others.</source>
        <translation>Con lo zero queste puntate sono perse come le altre.</translation>
    </message>
    <message>
        <source>If every pocket comes once, stakes of 1 win {wins} and lose as much; what is left is zero, and it takes {part} of a stake.</source>
        <translation>Se ogni casella esce una volta, puntate da 1 vincono {wins} e perdono altrettanto; resta lo zero, e prende {part} di una puntata.</translation>
    </message>
    <message>
        <source>Whoever takes half back at once instead leaves half a stake at each zero: the house keeps {share}.</source>
        <translation>Chi invece riprende subito la metà lascia mezza puntata a ogni zero: la casa trattiene {share}.</translation>
    </message>
    <message>
        <source>Laid out it is {pieces} equal pieces on {numbers} numbers; the stake is all of them together.</source>
        <translation>Sul tappeto sono {pieces} pezzi uguali su {numbers} numeri; la puntata è tutti insieme.</translation>
    </message>
    <message>
        <source>Each piece is a bet of its own, of which the house keeps 1/37 whatever it covers; so it keeps as much of all of them: {share}.</source>
        <translation>Ogni pezzo è una puntata a sé, di cui la casa trattiene 1/37 qualunque cosa copra; così trattiene altrettanto del tutto: {share}.</translation>
    </message>
    <message>
        <source>What the numbers bring, in pieces, those that lose taken off:</source>
        <translation>Quanto rendono i numeri, in pezzi, tolti quelli che perdono:</translation>
    </message>
    <message>
        <source>Numbers: {count}</source>
        <translation>Numeri: {count}</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Vince</translation>
    </message>
    <message>
        <source>The house keeps</source>
        <translation>La casa trattiene</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>Deviazione standard</translation>
    </message>
    <message>
        <source>pieces: {pieces}</source>
        <translation>pezzi: {pieces}</translation>
    </message>
    <message>
        <source>37 pockets, all equally likely: {wins} for the bet, paid {ratio}; {loses} against it.</source>
        <translation>37 caselle, tutte ugualmente probabili: {wins} a favore della puntata, pagata {ratio}; {loses} contro.</translation>
    </message>
    <message>
        <source>If every pocket comes once, stakes of 1 win {wins} × {pays} = {gain} and lose {loses}: together {net}.</source>
        <translation>Se ogni casella esce una volta, puntate da 1 vincono {wins} × {pays} = {gain} e perdono {loses}: in tutto {net}.</translation>
    </message>
    <message>
        <source>So the house keeps {part} of every stake on average, {share}.</source>
        <translation>Dunque la casa trattiene in media {part} di ogni puntata, il {share}.</translation>
    </message>
    <message>
        <source>That is {share} of every stake on average, taken once in 37 spins.</source>
        <translation>Fa in media il {share} di ogni puntata, preso una volta su 37 colpi.</translation>
    </message>
    <message>
        <source>Zero locks the stake. From there 18 pockets free it without profit, zero locks it a second time, the other 18 take it; from behind the second lock 18 pockets bring it back behind the first.</source>
        <translation>Lo zero mette la puntata in prigione. Da lì 18 caselle la liberano senza vincita, lo zero la chiude una seconda volta, le altre 18 la prendono; dalla doppia prigione 18 caselle la riportano in quella semplice.</translation>
    </message>
    <message>
        <source>Call a stake locked once x, locked twice y: y = 18/37 · x, and x = 18/37 + 1/37 · y. So x = {fraction} = {value} of the stake.</source>
        <translation>Sia x il valore di una puntata in prigione, y in doppia prigione: y = 18/37 · x, e x = 18/37 + 1/37 · y. Dunque x = {fraction} = {value} della puntata.</translation>
    </message>
    <message>
        <source>pays {ratio}</source>
        <translation>paga {ratio}</translation>
    </message>
    <message>
        <source>wins {share}</source>
        <translation>probabilità {share}</translation>
    </message>
    <message>
        <source>the house keeps {share}</source>
        <translation>la casa trattiene {share}</translation>
    </message>
    <message>
        <source>deviation {number}</source>
        <translation>deviazione {number}</translation>
    </message>
    <message>
        <source>being reckoned…</source>
        <translation>si calcola…</translation>
    </message>
    <message>
        <source>Pays</source>
        <translation>Paga</translation>
    </message>
    <message>
        <source>Loses</source>
        <translation>Perde</translation>
    </message>
    <message>
        <source>{bets} such bets of one stake bring {average} stakes on average; about two times out of three the result lies no further than {spread} from that.</source>
        <translation>{bets} puntate uguali come questa rendono in media {average} puntate; circa due volte su tre il risultato non se ne scosta più di {spread}.</translation>
    </message>
    <message>
        <source>{chance}, insured</source>
        <translation>{chance}, con assicurazione</translation>
    </message>
    <message>
        <source>Tie from 32 to 40</source>
        <translation>Pari da 32 a 40</translation>
    </message>
    <message>
        <source>31 après</source>
        <translation>31 après</translation>
    </message>
    <message>
        <source>A win brings as much as a loss costs, and both come equally often; a tie from 32 to 40 costs nothing. What is left is the 31 après.</source>
        <translation>Una vincita rende quanto costa una perdita, e capitano ugualmente spesso; un pari da 32 a 40 non costa nulla. Resta il 31 après.</translation>
    </message>
    <message>
        <source>There you choose: half back, or prison. A locked stake is worth {value} of itself, less than the half; whoever does what is better takes the half.</source>
        <translation>Lì sceglie lei: la metà, o la prigione. Una puntata in prigione vale {value} di sé, meno della metà; chi fa la cosa migliore prende la metà.</translation>
    </message>
    <message>
        <source>It takes half of the stake: {refait} × 1/2 = {share}. That is what the house keeps.</source>
        <translation>Prende metà della puntata: {refait} × 1/2 = {share}. È quanto trattiene la casa.</translation>
    </message>
    <message>
        <source>A win brings as much as a loss costs, both come equally often, and with the insurance the 31 après takes nothing. What is left is the premium, 1% of the stake.</source>
        <translation>Una vincita rende quanto costa una perdita, capitano ugualmente spesso, e con l’assicurazione il 31 après non prende nulla. Resta il premio, l’1% della puntata.</translation>
    </message>
    <message>
        <source>It is due on every coup, so the house keeps {share}.</source>
        <translation>È dovuto a ogni colpo, dunque la casa trattiene {share}.</translation>
    </message>
    <message>
        <source>It is due on every coup but a tie from 32 to 40: (1 − {tie}) × 1% = {share}. That is what the house keeps.</source>
        <translation>È dovuto a ogni colpo, tranne al pari da 32 a 40: (1 − {tie}) × 1% = {share}. È quanto trattiene la casa.</translation>
    </message>
    <message>
        <source>Without insurance it would keep {share}.</source>
        <translation>Senza assicurazione tratterrebbe {share}.</translation>
    </message>
    <message>
        <source>Six full packs, every order of the cards: a row comes to 31 in {row} of all coups, both rows in {refait}. They tie from 32 to 40 in {tie}. What is left falls to either side alike, {win} each.</source>
        <translation>Sei mazzi pieni, ogni ordine delle carte: una fila fa 31 nel {row} dei colpi, tutte e due nel {refait}. Sono pari da 32 a 40 nel {tie}. Il resto tocca alle due parti in egual misura, {win} ciascuna.</translation>
    </message>
    <message>
        <source>Your bank</source>
        <translation>Il suo banco</translation>
    </message>
    <message>
        <source>Your round</source>
        <translation>La sua smazzata</translation>
    </message>
    <message>
        <source>pays {result} tokens, {price} for a dealt 31</source>
        <translation>paga {result} gettoni, {price} per un 31 servito</translation>
    </message>
    <message>
        <source>A dealt 31 comes to both sides equally often and costs nobody anything in the long run. The banker lives on one rule: a punter over 31 pays at once, even where the banker goes over later. That happens in {over} of all rounds.</source>
        <translation>Un 31 servito tocca alle due parti ugualmente spesso e alla lunga non costa nulla a nessuno. Il banchiere vive di una sola regola: un puntatore che sballa paga subito, anche se poi sballa il banchiere. Succede nel {over} delle smazzate.</translation>
    </message>
    <message>
        <source>Where the punter stays he is ahead in {ahead}, level in {level} and behind in {behind} of all rounds: {tokens} × ({ahead} − {behind} − {over}) = {average} tokens a round for him.</source>
        <translation>Quando il puntatore sta, è davanti nel {ahead} delle smazzate, pari nel {level} e dietro nel {behind}: {tokens} × ({ahead} − {behind} − {over}) = {average} gettoni a smazzata per lui.</translation>
    </message>
    <message>
        <source>Reckoned from full packs, every order of the cards, both sides playing their best: a punter stays on {punter}, with an ace as eleven on {punter_soft}; the banker on {banker} and {banker_soft}.</source>
        <translation>Calcolato su mazzi pieni, ogni ordine delle carte, le due parti al loro meglio: il puntatore sta a {punter}, con un asso da undici a {punter_soft}; il banchiere a {banker} e {banker_soft}.</translation>
    </message>
    <message>
        <source>All this is against one punter; against the whole company ({punters}) a round brings {sum} tokens.</source>
        <translation>Tutto questo vale contro un solo puntatore; contro l’intera compagnia ({punters}) una smazzata rende {sum} gettoni.</translation>
    </message>
    <message>
        <source>{number} tokens</source>
        <translation>{number} gettoni</translation>
    </message>
    <message>
        <source>Nothing passes</source>
        <translation>Non passa nulla</translation>
    </message>
    <message>
        <source>A round brings on average</source>
        <translation>Una smazzata rende in media</translation>
    </message>
    <message>
        <source>The same in francs</source>
        <translation>Lo stesso in franchi</translation>
    </message>
    <message>
        <source>brings {tokens} tokens against each</source>
        <translation>rende {tokens} gettoni contro ciascuno</translation>
    </message>
    <message>
        <source>brings {tokens} tokens</source>
        <translation>rende {tokens} gettoni</translation>
    </message>
    <message>
        <source>{rounds} such rounds bring {average} tokens on average; about two times out of three the result lies no further than {spread} from that.</source>
        <translation>{rounds} smazzate come questa rendono in media {average} gettoni; circa due volte su tre il risultato non se ne scosta più di {spread}.</translation>
    </message>
</context>
<context>
    <name>_Counted</name>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n gettone</numerusform>
            <numerusform>%n gettoni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n colpo</numerusform>
            <numerusform>%n colpi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Plurals</name>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n numero</numerusform>
            <numerusform>%n numeri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n pezzo</numerusform>
            <numerusform>%n pezzi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spin(s)</source>
        <translation>
            <numerusform>%n colpo</numerusform>
            <numerusform>%n colpi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n errore</numerusform>
            <numerusform>%n errori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bet(s)</source>
        <translation>
            <numerusform>%n puntata</numerusform>
            <numerusform>%n puntate</numerusform>
        </translation>
    </message>
</context>
</TS>
