<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About the casino</source>
        <translation>À propos du casino</translation>
    </message>
    <message>
        <source>Casino Qt {version}, with Qt {qt}</source>
        <translation>Casino Qt {version}, avec Qt {qt}</translation>
    </message>
    <message>
        <source>Play money only: it has no value, and nothing can be bought or won.</source>
        <translation>Argent de jeu seulement&#xa0;: il est sans valeur, et l’on ne peut rien acheter ni gagner.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. No warranty.</source>
        <translation>Logiciel libre sous la licence publique générale GNU, version 3 ou ultérieure. Sans garantie.</translation>
    </message>
    <message>
        <source>The house thanks:</source>
        <translation>La maison remercie&#xa0;:</translation>
    </message>
    <message>
        <source>Qt and PySide6 (GNU Lesser General Public License, version 3)</source>
        <translation>Qt et PySide6 (GNU Lesser General Public License, version 3)</translation>
    </message>
    <message>
        <source>Playfair Display, by Claus Eggers Sørensen (SIL Open Font License 1.1)</source>
        <translation>Playfair Display, de Claus Eggers Sørensen (SIL Open Font License 1.1)</translation>
    </message>
    <message>
        <source>Cormorant Garamond, by Christian Thalmann (SIL Open Font License 1.1)</source>
        <translation>Cormorant Garamond, de Christian Thalmann (SIL Open Font License 1.1)</translation>
    </message>
    <message>
        <source>Jost, by Owen Earl (SIL Open Font License 1.1)</source>
        <translation>Jost, de Owen Earl (SIL Open Font License 1.1)</translation>
    </message>
    <message>
        <source>Python, NumPy, pyqtgraph, SQLite and all the others in the list of licences</source>
        <translation>Python, NumPy, pyqtgraph, SQLite et tous les autres de la liste des licences</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licences…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>AgreementSheet</name>
    <message>
        <source>A hand is played for {stake}, a dealt 31 is worth {price}. Whoever banks must be able to pay {cover}; your purse holds {purse}.</source>
        <translation>Une main se joue pour {stake}, un 31 d’emblée vaut {price}. Qui tient la banque doit pouvoir payer {cover}&#xa0;; votre bourse contient {purse}.</translation>
    </message>
    <message>
        <source>Your purse could not cover the bank.</source>
        <translation>Votre bourse ne couvrirait pas la banque.</translation>
    </message>
    <message>
        <source>The agreement</source>
        <translation>Ce qui est convenu</translation>
    </message>
    <message>
        <source>Whoever comes nearer to 31 than the banker wins two tokens; with less than he has, or over 31, he loses two.</source>
        <translation>Qui approche 31 de plus près que le banquier gagne deux jetons&#xa0;; qui a moins que lui, ou dépasse 31, en perd deux.</translation>
    </message>
    <message>
        <source>Before the first card all agree what they play for. The tokens are equal for all.</source>
        <translation>Avant la première carte, tous conviennent de l’enjeu. Le jeton est le même pour tous.</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>Convenu</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Laisser tel quel</translation>
    </message>
</context>
<context>
    <name>AnnouncingLine</name>
    <message>
        <source>17 and neighbours by 5</source>
        <comment>an announced bet as an example, for the roulette</comment>
        <translation>17 et les voisins par 5</translation>
    </message>
    <message>
        <source>Say a bet as at the table (/); a piece is the chip you have chosen</source>
        <translation>Annoncez comme à la table (/)&#xa0;; une pièce vaut le jeton choisi</translation>
    </message>
</context>
<context>
    <name>AsNumbers</name>
    <message numerus="yes">
        <source>%n line(s) copied</source>
        <translation>
            <numerusform>%n ligne copiée</numerusform>
            <numerusform>%n lignes copiées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BettingPage</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>U</source>
        <comment>shortcut: Undo</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>R</source>
        <comment>shortcut: Repeat</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Doubler</translation>
    </message>
    <message>
        <source>B</source>
        <comment>shortcut: Double</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>E</source>
        <comment>shortcut: Clear</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>Rien n’a été annulé.</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Revenir sur le dernier geste</translation>
    </message>
    <message>
        <source>Take back all that is free</source>
        <translation>Reprendre tout ce qui est libre</translation>
    </message>
    <message>
        <source>Lay the last bets again</source>
        <translation>Reposer les dernières mises</translation>
    </message>
    <message>
        <source>Lay each stake once more</source>
        <translation>Poser chaque mise une fois de plus</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>Take back: {move}</source>
        <translation>Annuler&#xa0;: {move}</translation>
    </message>
    <message>
        <source>Nothing free lies on the cloth.</source>
        <translation>Rien de libre n’est sur le tapis.</translation>
    </message>
    <message>
        <source>There is nothing to lay again.</source>
        <translation>Il n’y a rien à rejouer.</translation>
    </message>
    <message>
        <source>No stake lies on the cloth.</source>
        <translation>Aucune mise n’est sur le tapis.</translation>
    </message>
</context>
<context>
    <name>Blackjack</name>
    <message>
        <source>bet on box {spot}</source>
        <translation>mise sur la case {spot}</translation>
    </message>
    <message>
        <source>taking back from box {spot}</source>
        <translation>reprise sur la case {spot}</translation>
    </message>
    <message>
        <source>clearing the boxes</source>
        <translation>reprise de toutes les cases</translation>
    </message>
    <message>
        <source>repeated bets</source>
        <translation>mises répétées</translation>
    </message>
    <message>
        <source>doubled bets</source>
        <translation>mises doublées</translation>
    </message>
</context>
<context>
    <name>BlackjackPage</name>
    <message>
        <source>min {least} · max {most} · six packs</source>
        <translation>min. {least} · max. {most} · six jeux</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>The seal of this shoe</source>
        <translation>Le sceau de ce sabot</translation>
    </message>
    <message>
        <source>The order of the cards was fixed before the first bet. This is its seal, SHA-256:</source>
        <translation>L’ordre des cartes était fixé avant la première mise. Voici son sceau, SHA-256&#xa0;:</translation>
    </message>
    <message>
        <source>The seed of the shoe before, now that it is over:</source>
        <translation>La graine du sabot précédent, maintenant qu’il est fini&#xa0;:</translation>
    </message>
    <message>
        <source>The croupier is at work.</source>
        <translation>Le croupier est à l’œuvre.</translation>
    </message>
    <message>
        <source>D</source>
        <comment>shortcut: Deal</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donner</translation>
    </message>
    <message>
        <source>No more bets: every box gets two cards</source>
        <translation>Rien ne va plus&#xa0;: chaque case reçoit deux cartes</translation>
    </message>
    <message>
        <source>Next coup</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>Watch a coup without a stake</source>
        <translation>Regarder un coup sans miser</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>C</source>
        <comment>shortcut: Card</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>One more card</source>
        <translation>Encore une carte</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>No more cards for this hand</source>
        <translation>Plus de cartes pour cette main</translation>
    </message>
    <message>
        <source>Double the stake for exactly one more card</source>
        <translation>Doubler la mise pour une seule carte de plus</translation>
    </message>
    <message>
        <source>B</source>
        <comment>shortcut: Double the hand</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>Make two hands of the pair, the same stake on each</source>
        <translation>Faire deux mains de la paire, la même mise sur chacune</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Séparer</translation>
    </message>
    <message>
        <source>P</source>
        <comment>shortcut: Split</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>Give the hand up for half of the stake</source>
        <translation>Abandonner la main contre la moitié de la mise</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Abandon</translation>
    </message>
    <message>
        <source>Lay as much as the house takes against the croupier&apos;s blackjack</source>
        <translation>Poser tout ce que la maison accepte contre le blackjack du croupier</translation>
    </message>
    <message>
        <source>Insure</source>
        <translation>Assurer</translation>
    </message>
    <message>
        <source>I</source>
        <comment>shortcut: Insure</comment>
        <translation>U</translation>
    </message>
    <message>
        <source>S</source>
        <comment>shortcut: Stand</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>N</source>
        <comment>shortcut: Surrender</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>Double</source>
        <comment>a decision about a hand</comment>
        <translation>Doubler</translation>
    </message>
    <message>
        <source>The card drawn by mistake becomes yours</source>
        <translation>La carte tirée par erreur devient la vôtre</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>La prendre</translation>
    </message>
    <message>
        <source>The next box is asked whether it wants the card</source>
        <translation>On demande à la case suivante si elle veut la carte</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Add {sum}</source>
        <translation>Ajouter {sum}</translation>
    </message>
    <message>
        <source>Follow the holder of the box</source>
        <translation>Suivre le maître de la case</translation>
    </message>
    <message>
        <source>Your stake rides on as it is</source>
        <translation>Votre mise continue telle quelle</translation>
    </message>
    <message>
        <source>Add nothing</source>
        <translation>Ne rien ajouter</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>No more insurance</source>
        <translation>Plus d’assurance</translation>
    </message>
    <message>
        <source>Insurance? Lay it on the band before your boxes, or let the others go on.</source>
        <translation>Assurance&#xa0;? Posez-la sur le bandeau devant vos cases, ou laissez les autres continuer.</translation>
    </message>
    <message>
        <source>{name} raises: does your stake follow?</source>
        <translation>{name} augmente sa mise&#xa0;: la vôtre suit-elle&#xa0;?</translation>
    </message>
    <message>
        <source>First the card drawn by mistake must find its place.</source>
        <translation>La carte tirée par erreur doit d’abord trouver sa place.</translation>
    </message>
    <message>
        <source>Another guest holds this box and decides.</source>
        <translation>Un autre invité est maître de cette case et décide.</translation>
    </message>
    <message>
        <source>It is another guest&apos;s turn.</source>
        <translation>C’est le tour d’un autre invité.</translation>
    </message>
    <message>
        <source>All that may be insured is insured.</source>
        <translation>Tout ce qui peut être assuré l’est.</translation>
    </message>
    <message>
        <source>There is insurance only while the croupier&apos;s one card is an ace.</source>
        <translation>On n’assure que tant que l’unique carte du croupier est un as.</translation>
    </message>
    <message>
        <source>Box {box}: lay {sum} against the croupier&apos;s blackjack</source>
        <translation>Case {box}&#xa0;: poser {sum} contre le blackjack du croupier</translation>
    </message>
    <message>
        <source>Raise it by {sum}</source>
        <translation>L’augmenter de {sum}</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>La laisser</translation>
    </message>
    <message>
        <source>The insurance</source>
        <translation>L’assurance</translation>
    </message>
    <message>
        <source>The stake grows: the insurance may grow with it, in the same move.</source>
        <translation>La mise grandit&#xa0;: l’assurance peut grandir avec elle, du même geste.</translation>
    </message>
</context>
<context>
    <name>BlackjackScene</name>
    <message>
        <source>Blackjack table</source>
        <translation>Table de blackjack</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>Box {box}, hand {hand}: {cards}, {total}</source>
        <translation>Case {box}, main {hand}&#xa0;: {cards}, {total}</translation>
    </message>
    <message>
        <source>Box {box}: {cards}, {total}</source>
        <translation>Case {box}&#xa0;: {cards}, {total}</translation>
    </message>
    <message>
        <source>Croupier: {cards}, {total}</source>
        <translation>Croupier&#xa0;: {cards}, {total}</translation>
    </message>
    <message>
        <source>Box {box}</source>
        <translation>Case {box}</translation>
    </message>
    <message>
        <source>held by {name}</source>
        <translation>maître&#xa0;: {name}</translation>
    </message>
    <message>
        <source>your stake {sum}</source>
        <translation>votre mise {sum}</translation>
    </message>
    <message>
        <source>other bettors: {count}</source>
        <translation>autres joueurs&#xa0;: {count}</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>Insure box {box}, up to {sum}</source>
        <translation>Assurer la case {box}, jusqu’à {sum}</translation>
    </message>
    <message>
        <source>Box {box}: {sum}. Why?</source>
        <translation>Case {box}&#xa0;: {sum}. Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>The card on offer: take it for box {box}</source>
        <translation>La carte offerte&#xa0;: la prendre pour la case {box}</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mains</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Assurance</translation>
    </message>
    <message>
        <source>What the coup brought</source>
        <translation>Ce qu’a donné le coup</translation>
    </message>
</context>
<context>
    <name>BoardSheet</name>
    <message>
        <source>The boards as numbers</source>
        <translation>Les tableaux en chiffres</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>rouge and couleur win</source>
        <translation>rouge gagne et couleur</translation>
    </message>
    <message>
        <source>rouge wins, couleur loses</source>
        <translation>rouge gagne, couleur perd</translation>
    </message>
    <message>
        <source>rouge and couleur lose</source>
        <translation>rouge perd et couleur</translation>
    </message>
    <message>
        <source>rouge loses, couleur wins</source>
        <translation>rouge perd, couleur gagne</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>après</translation>
    </message>
    <message>
        <source>refait: 31 après</source>
        <translation>refait&#xa0;: 31 après</translation>
    </message>
    <message>
        <source>void: the cards ran out</source>
        <translation>nul&#xa0;: les cartes passent</translation>
    </message>
    <message>
        <source>croupier: blackjack</source>
        <translation>croupier&#xa0;: blackjack</translation>
    </message>
    <message>
        <source>croupier {total}, bust</source>
        <translation>croupier&#xa0;{total}, crève</translation>
    </message>
    <message>
        <source>croupier {total}</source>
        <translation>croupier {total}</translation>
    </message>
    <message>
        <source>As banker</source>
        <translation>En banquier</translation>
    </message>
    <message>
        <source>As punter</source>
        <translation>En ponte</translation>
    </message>
    <message>
        <source>{name}: {cards}, {total}</source>
        <translation>{name}&#xa0;: {cards}, {total}</translation>
    </message>
    <message>
        <source>The disk is full: {file} was not written.</source>
        <translation>Le disque est plein&#xa0;: {file} n’a pas été écrit.</translation>
    </message>
    <message>
        <source>{file} cannot be written: the place is protected or the disk does not answer.</source>
        <translation>{file} ne peut être écrit&#xa0;: l’endroit est protégé ou le disque ne répond pas.</translation>
    </message>
</context>
<context>
    <name>BookSheet</name>
    <message>
        <source>No round is shown.</source>
        <translation>Aucun coup n’est montré.</translation>
    </message>
    <message>
        <source>{rounds}, staked {staked}, result {net}</source>
        <translation>{rounds}, misé {staked}, résultat {net}</translation>
    </message>
    <message>
        <source>The book of the house</source>
        <translation>Le registre de la maison</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>The marked round again on its table, step by step</source>
        <translation>Le coup marqué, rejoué sur sa table, pas à pas</translation>
    </message>
    <message>
        <source>Open a script…</source>
        <translation>Ouvrir un script…</translation>
    </message>
    <message>
        <source>Replay a table script from a file</source>
        <translation>Rejouer un script de table depuis un fichier</translation>
    </message>
    <message>
        <source>Look at the round</source>
        <translation>Voir le coup</translation>
    </message>
    <message>
        <source>Cards, stakes and result of the marked round</source>
        <translation>Cartes, mises et résultat du coup marqué</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Table script, CSV or picture</source>
        <translation>Script de table, CSV ou image</translation>
    </message>
    <message>
        <source>Check it yourself…</source>
        <translation>Vérifiez vous-même…</translation>
    </message>
    <message>
        <source>Seal and seed of the sitting, and how they are compared</source>
        <translation>Sceau et graine de la séance, et comment les comparer</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistiques…</translation>
    </message>
    <message>
        <source>What has been played, beside what was to be expected</source>
        <translation>Ce qui a été joué, à côté de ce qu’il fallait attendre</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>No round is like that.</source>
        <translation>Aucun coup n’est ainsi.</translation>
    </message>
    <message>
        <source>Open a table script</source>
        <translation>Ouvrir un script de table</translation>
    </message>
    <message>
        <source>No round has been played yet.</source>
        <translation>Aucun coup n’a encore été joué.</translation>
    </message>
</context>
<context>
    <name>Cashier</name>
    <message>
        <source>You have no such chips in the purse.</source>
        <translation>Vous n’avez pas de tels jetons dans la bourse.</translation>
    </message>
    <message>
        <source>There is not enough cash for that.</source>
        <translation>Il n’y a pas assez d’espèces pour cela.</translation>
    </message>
    <message>
        <source>These are the same chips already.</source>
        <translation>Ce sont déjà les mêmes jetons.</translation>
    </message>
    <message>
        <source>There are no smaller chips than these.</source>
        <translation>Il n’existe pas de jetons plus petits.</translation>
    </message>
    <message>
        <source>There are no larger plaques than these.</source>
        <translation>Il n’existe pas de plaques plus grandes.</translation>
    </message>
    <message>
        <source>These are too few for one larger piece.</source>
        <translation>C’est trop peu pour une seule pièce plus grande.</translation>
    </message>
    <message>
        <source>The purse cannot be made up of fewer pieces.</source>
        <translation>La bourse ne peut tenir en moins de pièces.</translation>
    </message>
    <message>
        <source>Today&apos;s allowance has been taken; tomorrow there is another.</source>
        <translation>L’allocation du jour est déjà prise&#xa0;; il y en aura une demain.</translation>
    </message>
    <message>
        <source>A new purse is for those who have nothing left, neither cash nor chips nor stakes.</source>
        <translation>Une nouvelle bourse est pour qui n’a plus rien, ni espèces, ni jetons, ni mises.</translation>
    </message>
    <message>
        <source>Purse from the house</source>
        <translation>Bourse de la maison</translation>
    </message>
    <message>
        <source>Daily allowance</source>
        <translation>Allocation du jour</translation>
    </message>
    <message>
        <source>Chips bought</source>
        <translation>Jetons achetés</translation>
    </message>
    <message>
        <source>Chips sold</source>
        <translation>Jetons vendus</translation>
    </message>
</context>
<context>
    <name>CashierSheet</name>
    <message>
        <source>Chips bought for {amount}.</source>
        <translation>Jetons achetés pour {amount}.</translation>
    </message>
    <message>
        <source>Bought {pieces} for {amount}.</source>
        <translation>Acheté {pieces} pour {amount}.</translation>
    </message>
    <message>
        <source>Sold {pieces} for {amount}.</source>
        <translation>Vendu {pieces} pour {amount}.</translation>
    </message>
    <message>
        <source>The whole purse sold for {amount}.</source>
        <translation>Toute la bourse vendue pour {amount}.</translation>
    </message>
    <message>
        <source>Changed {given} for {taken}.</source>
        <translation>Changé {given} contre {taken}.</translation>
    </message>
    <message>
        <source>Pieces in the purse: {before} before, {after} now.</source>
        <translation>Pièces dans la bourse&#xa0;: {before} avant, {after} à présent.</translation>
    </message>
    <message>
        <source>Today&apos;s allowance: {amount} in cash.</source>
        <translation>Allocation du jour&#xa0;: {amount} en espèces.</translation>
    </message>
    <message>
        <source>A new purse: {amount} in chips.</source>
        <translation>Une nouvelle bourse&#xa0;: {amount} en jetons.</translation>
    </message>
    <message>
        <source>Taken today; tomorrow there is another.</source>
        <translation>Déjà prise aujourd’hui&#xa0;; une autre demain.</translation>
    </message>
    <message numerus="yes">
        <source>%n purse(s)</source>
        <translation>
            <numerusform>%n bourse</numerusform>
            <numerusform>%n bourses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n allowance(s)</source>
        <translation>
            <numerusform>%n allocation</numerusform>
            <numerusform>%n allocations</numerusform>
        </translation>
    </message>
    <message>
        <source>From the house, and from tables</source>
        <translation>De la maison et des tables</translation>
    </message>
    <message>
        <source>Lately</source>
        <translation>Dernièrement</translation>
    </message>
    <message>
        <source>At the counter: pieces of {value}</source>
        <translation>Au comptoir&#xa0;: pièces de {value}</translation>
    </message>
    <message>
        <source>In your purse: {count} of {value}</source>
        <translation>Dans votre bourse&#xa0;: {count} de {value}</translation>
    </message>
    <message>
        <source>At the counter</source>
        <translation>Au comptoir</translation>
    </message>
    <message>
        <source>In your purse: {amount}</source>
        <translation>Dans votre bourse&#xa0;: {amount}</translation>
    </message>
    <message>
        <source>Your cash</source>
        <translation>Vos espèces</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>La caisse</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>Pieces at a time</source>
        <translation>Pièces à la fois</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Acheter</translation>
    </message>
    <message>
        <source>B</source>
        <comment>shortcut: Buy</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Pieces of the lit column for cash</source>
        <translation>Des pièces de la colonne éclairée contre espèces</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Vendre</translation>
    </message>
    <message>
        <source>S</source>
        <comment>shortcut: Sell</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>Pieces of the lit column back for cash</source>
        <translation>Rendre des pièces de la colonne éclairée contre espèces</translation>
    </message>
    <message>
        <source>Result at all tables</source>
        <translation>Résultat à toutes les tables</translation>
    </message>
    <message>
        <source>Drag pieces between counter, purse and cash, or use the buttons.</source>
        <translation>Faites glisser les pièces entre comptoir, bourse et espèces, ou usez des boutons.</translation>
    </message>
    <message>
        <source>Change down</source>
        <translation>Casser</translation>
    </message>
    <message>
        <source>Pieces of the lit column for smaller ones</source>
        <translation>Des pièces de la colonne éclairée contre de plus petites</translation>
    </message>
    <message>
        <source>Change up</source>
        <translation>Regrouper</translation>
    </message>
    <message>
        <source>Pieces of the lit column for larger ones</source>
        <translation>Des pièces de la colonne éclairée contre de plus grandes</translation>
    </message>
    <message>
        <source>All cash into chips</source>
        <translation>Tout en jetons</translation>
    </message>
    <message>
        <source>C</source>
        <comment>shortcut: All cash into chips</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>All chips into cash</source>
        <translation>Tout en espèces</translation>
    </message>
    <message>
        <source>V</source>
        <comment>shortcut: All chips into cash</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>Colour up</source>
        <translation>Tout regrouper</translation>
    </message>
    <message>
        <source>U</source>
        <comment>shortcut: Colour up</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>The whole purse in the fewest pieces</source>
        <translation>Toute la bourse en le moins de pièces</translation>
    </message>
    <message>
        <source>Daily allowance: {amount}</source>
        <translation>Allocation du jour&#xa0;: {amount}</translation>
    </message>
    <message>
        <source>D</source>
        <comment>shortcut: Daily allowance</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>In cash, once each day, for whoever asks; it stands in the account</source>
        <translation>En espèces, une fois par jour, pour qui la demande&#xa0;; elle est inscrite au compte</translation>
    </message>
    <message>
        <source>New purse: {amount}</source>
        <translation>Nouvelle bourse&#xa0;: {amount}</translation>
    </message>
    <message>
        <source>N</source>
        <comment>shortcut: New purse</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>In chips, for who has nothing left; it stands in the account</source>
        <translation>En jetons, pour qui n’a plus rien&#xa0;; elle est inscrite au compte</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Comment cela marche</translation>
    </message>
    <message>
        <source>The page of the house rules about the cashier</source>
        <translation>La page du règlement sur la caisse</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Play money: it has no value, cannot be bought, and is never paid out.</source>
        <translation>Argent de jeu&#xa0;: sans valeur, il ne s’achète pas et n’est jamais payé.</translation>
    </message>
</context>
<context>
    <name>Chat</name>
    <message>
        <source>There, you see!</source>
        <translation>Là, vous voyez&#xa0;!</translation>
    </message>
    <message>
        <source>I dreamt of it last night.</source>
        <translation>J’en ai rêvé cette nuit.</translation>
    </message>
    <message>
        <source>Don&apos;t touch them, let me look a little longer.</source>
        <translation>N’y touchez pas, que je les regarde encore un peu.</translation>
    </message>
    <message>
        <source>That was the very card.</source>
        <translation>C’était la carte qu’il fallait.</translation>
    </message>
    <message>
        <source>Who dares, wins.</source>
        <translation>La chance sourit aux audacieux.</translation>
    </message>
    <message>
        <source>Let the bank beat that.</source>
        <translation>Que la banque fasse mieux.</translation>
    </message>
    <message>
        <source>I knew it.</source>
        <translation>J’en étais sûr.</translation>
    </message>
    <message>
        <source>One card too many, as always.</source>
        <translation>Une carte de trop, comme toujours.</translation>
    </message>
    <message>
        <source>Nobody look at me, please.</source>
        <translation>Que personne ne me regarde, je vous prie.</translation>
    </message>
    <message>
        <source>Much obliged to the bank!</source>
        <translation>Mille grâces à la banque&#xa0;!</translation>
    </message>
    <message>
        <source>The bank is in a generous mood.</source>
        <translation>La banque est d’humeur généreuse.</translation>
    </message>
    <message>
        <source>Patience is paid after all.</source>
        <translation>La patience finit par payer.</translation>
    </message>
    <message>
        <source>The evening is long.</source>
        <translation>La soirée est longue.</translation>
    </message>
    <message>
        <source>I shall remember this hand.</source>
        <translation>Je me souviendrai de cette main.</translation>
    </message>
    <message>
        <source>By a hair!</source>
        <translation>D’un cheveu&#xa0;!</translation>
    </message>
    <message>
        <source>The bank always finds its card.</source>
        <translation>La banque trouve toujours sa carte.</translation>
    </message>
    <message>
        <source>While I deal, nobody leaves.</source>
        <translation>Tant que je donne, personne ne s’en va.</translation>
    </message>
    <message>
        <source>It is only tokens.</source>
        <translation>Ce ne sont que des jetons.</translation>
    </message>
    <message>
        <source>Thank you, thank you.</source>
        <translation>Merci, merci.</translation>
    </message>
    <message>
        <source>I shall order another coffee.</source>
        <translation>Je vais reprendre un café.</translation>
    </message>
    <message>
        <source>So there is justice.</source>
        <translation>Il y a donc une justice.</translation>
    </message>
    <message>
        <source>We part as friends.</source>
        <translation>Nous nous quittons bons amis.</translation>
    </message>
    <message>
        <source>All that for nothing.</source>
        <translation>Tout cela pour rien.</translation>
    </message>
    <message>
        <source>Paid with cards, and with a fright.</source>
        <translation>Payé en cartes, et d’une frayeur.</translation>
    </message>
    <message>
        <source>Now tremble, my friends.</source>
        <translation>Et maintenant tremblez, mes amis.</translation>
    </message>
    <message>
        <source>The bank, to me? Well then.</source>
        <translation>La banque, à moi&#xa0;? Eh bien, soit.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>That is no key a command can lie on.</source>
        <translation>Cette touche ne peut servir à aucune commande.</translation>
    </message>
    <message>
        <source>{key} has a work of its own everywhere.</source>
        <translation>{key} a partout sa propre fonction.</translation>
    </message>
    <message>
        <source>{key} is taken: {command}.</source>
        <translation>{key} est déjà prise&#xa0;: {command}.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règlement de la maison</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>The book of your rounds</source>
        <translation>Le registre de vos coups</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>Caisse</translation>
    </message>
    <message>
        <source>No sound, and sound again</source>
        <translation>Couper le son, le remettre</translation>
    </message>
    <message>
        <source>How things stand: said, and shown</source>
        <translation>La situation&#xa0;: dite et montrée</translation>
    </message>
    <message>
        <source>The last call and result once more</source>
        <translation>Encore la dernière annonce et le dernier résultat</translation>
    </message>
    <message>
        <source>The keys that are heard here</source>
        <translation>Les touches qui agissent ici</translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation>Plein écran, et retour</translation>
    </message>
    <message>
        <source>Salon and tables larger</source>
        <translation>Salon et tables plus grands</translation>
    </message>
    <message>
        <source>Salon and tables smaller</source>
        <translation>Salon et tables plus petits</translation>
    </message>
    <message>
        <source>All of it in the window, and large again</source>
        <translation>Tout dans la fenêtre, et de nouveau en grand</translation>
    </message>
    <message>
        <source>Another part of it, where it is larger than the window</source>
        <translation>Une autre partie, quand cela dépasse la fenêtre</translation>
    </message>
    <message>
        <source>From door to door</source>
        <translation>D’une porte à l’autre</translation>
    </message>
    <message>
        <source>Go in</source>
        <translation>Entrer</translation>
    </message>
    <message>
        <source>Back to the salon</source>
        <translation>Retour au salon</translation>
    </message>
    <message>
        <source>Hurry: show the end at once</source>
        <translation>Presser&#xa0;: montrer la fin tout de suite</translation>
    </message>
    <message>
        <source>What is this bet worth?</source>
        <translation>Que vaut cette mise&#xa0;?</translation>
    </message>
    <message>
        <source>What does this call mean?</source>
        <translation>Que signifie cette annonce&#xa0;?</translation>
    </message>
    <message>
        <source>In practice: a hint</source>
        <translation>À l’entraînement&#xa0;: un conseil</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Revenir sur le dernier geste</translation>
    </message>
    <message>
        <source>Take back all that is free</source>
        <translation>Reprendre tout ce qui est libre</translation>
    </message>
    <message>
        <source>Lay the last bets again</source>
        <translation>Reposer les dernières mises</translation>
    </message>
    <message>
        <source>Lay each stake once more</source>
        <translation>Poser chaque mise une fois de plus</translation>
    </message>
    <message>
        <source>Undo, as everywhere</source>
        <translation>Annuler, comme partout</translation>
    </message>
    <message>
        <source>Do again what was undone</source>
        <translation>Refaire ce qui a été repris</translation>
    </message>
    <message>
        <source>Choose a chip of the tray</source>
        <translation>Choisir un jeton du plateau</translation>
    </message>
    <message>
        <source>Take back what lies there</source>
        <translation>Reprendre ce qui est posé là</translation>
    </message>
    <message>
        <source>Cut the cards</source>
        <translation>Couper les cartes</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donner</translation>
    </message>
    <message>
        <source>Say a bet in words</source>
        <translation>Annoncer une mise</translation>
    </message>
    <message>
        <source>Insure against 31 après</source>
        <translation>Assurer contre 31 après</translation>
    </message>
    <message>
        <source>Throw the ball, and close the betting</source>
        <translation>Lancer la bille, puis arrêter les mises</translation>
    </message>
    <message>
        <source>Next board</source>
        <translation>Tableau suivant</translation>
    </message>
    <message>
        <source>The boards as numbers, and back</source>
        <translation>Les tableaux en chiffres, et retour</translation>
    </message>
    <message>
        <source>Kept layouts</source>
        <translation>Dispositions gardées</translation>
    </message>
    <message>
        <source>What lies on the cloth, as a whole</source>
        <translation>Tout ce qui est sur le tapis</translation>
    </message>
    <message>
        <source>More neighbours, fewer</source>
        <translation>Plus de voisins, moins</translation>
    </message>
    <message>
        <source>Deal, or let the banker deal</source>
        <translation>Donner, ou laisser donner le banquier</translation>
    </message>
    <message>
        <source>Buy one more card</source>
        <translation>Acheter encore une carte</translation>
    </message>
    <message>
        <source>Enough; with the bank: on your own cards</source>
        <translation>Assez&#xa0;; en banque&#xa0;: sur les vôtres</translation>
    </message>
    <message>
        <source>Lay the next card of your deal</source>
        <translation>Poser la carte suivante de votre donne</translation>
    </message>
    <message>
        <source>Lay the rest of the deal</source>
        <translation>Poser le reste de la donne</translation>
    </message>
    <message>
        <source>One more card, or yes</source>
        <translation>Encore une carte, ou «&#xa0;oui&#xa0;»</translation>
    </message>
    <message>
        <source>Stand, or no</source>
        <translation>Rester, ou «&#xa0;non&#xa0;»</translation>
    </message>
    <message>
        <source>Double the hand</source>
        <translation>Doubler la main</translation>
    </message>
    <message>
        <source>Split the pair</source>
        <translation>Séparer la paire</translation>
    </message>
    <message>
        <source>Surrender for half</source>
        <translation>Abandonner pour la moitié</translation>
    </message>
    <message>
        <source>Insure</source>
        <translation>Assurer</translation>
    </message>
    <message>
        <source>From place to place</source>
        <translation>D’une place à l’autre</translation>
    </message>
    <message>
        <source>Lay the chip, or do what the place is for</source>
        <translation>Poser le jeton, ou faire ce que la place permet</translation>
    </message>
    <message>
        <source>The next place, and on to the buttons</source>
        <translation>La place suivante, puis les boutons</translation>
    </message>
    <message>
        <source>Let the steps follow each other, or stop</source>
        <translation>Laisser les pas se suivre, ou arrêter</translation>
    </message>
    <message>
        <source>One step back, forward</source>
        <translation>Un pas en arrière, en avant</translation>
    </message>
    <message>
        <source>To the start, to the end</source>
        <translation>Au début, à la fin</translation>
    </message>
    <message>
        <source>Slower, faster</source>
        <translation>Plus lentement, plus vite</translation>
    </message>
    <message>
        <source>Continue differently from here</source>
        <translation>Continuer autrement d’ici</translation>
    </message>
    <message>
        <source>Close the replay</source>
        <translation>Fermer la relecture</translation>
    </message>
    <message>
        <source>Buy chips</source>
        <translation>Acheter des jetons</translation>
    </message>
    <message>
        <source>Sell chips</source>
        <translation>Vendre des jetons</translation>
    </message>
    <message>
        <source>All cash into chips</source>
        <translation>Tout en jetons</translation>
    </message>
    <message>
        <source>All chips into cash</source>
        <translation>Tout en espèces</translation>
    </message>
    <message>
        <source>Colour up</source>
        <translation>Tout regrouper</translation>
    </message>
    <message>
        <source>The day&apos;s allowance</source>
        <translation>L’allocation du jour</translation>
    </message>
    <message>
        <source>A new purse</source>
        <translation>Une nouvelle bourse</translation>
    </message>
    <message>
        <source>Change down, change up</source>
        <translation>Casser, regrouper</translation>
    </message>
    <message>
        <source>Away from the counter</source>
        <translation>Quitter la caisse</translation>
    </message>
    <message>
        <source>On to the next choice or button</source>
        <translation>Au choix ou bouton suivant</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Press the button</source>
        <translation>Appuyer sur le bouton</translation>
    </message>
    <message>
        <source>A drawing as numbers, and back</source>
        <translation>Un dessin en chiffres, et retour</translation>
    </message>
    <message>
        <source>The second drawing as numbers, and back</source>
        <translation>Le second dessin en chiffres, et retour</translation>
    </message>
    <message>
        <source>Lay the sheet away</source>
        <translation>Fermer la fenêtre</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>In the salon</source>
        <translation>Au salon</translation>
    </message>
    <message>
        <source>At every table</source>
        <translation>À toutes les tables</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Mises</translation>
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
        <translation>Sur le tapis</translation>
    </message>
    <message>
        <source>A replay</source>
        <translation>Une relecture</translation>
    </message>
    <message>
        <source>At the cashier&apos;s</source>
        <translation>À la caisse</translation>
    </message>
    <message>
        <source>In a sheet</source>
        <translation>Dans une fenêtre</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>a key</comment>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Shift</source>
        <comment>a key</comment>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Hints are given in practice only.</source>
        <translation>Les conseils ne se donnent qu’à l’entraînement.</translation>
    </message>
    <message>
        <source>The book of your errors is open in practice only.</source>
        <translation>Le registre de vos erreurs ne s’ouvre qu’à l’entraînement.</translation>
    </message>
    <message>
        <source>A new purse is for whoever has nothing left.</source>
        <translation>Une nouvelle bourse ne se donne qu’à qui n’a plus rien.</translation>
    </message>
    <message>
        <source>What is taken back is what lies where the keyboard is.</source>
        <translation>On reprend ce qui est posé là où se trouve le clavier.</translation>
    </message>
    <message>
        <source>What is insured is the stake on the chance where the keyboard is.</source>
        <translation>On assure la mise de la chance où se trouve le clavier.</translation>
    </message>
    <message>
        <source>Not now – {command}</source>
        <translation>Pas maintenant – {command}</translation>
    </message>
</context>
<context>
    <name>Croupier</name>
    <message>
        <source>Place your bets, please</source>
        <translation>Messieurs, faites vos jeux</translation>
    </message>
    <message>
        <source>The bets are made</source>
        <translation>Les jeux sont faits</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Rien ne va plus</translation>
    </message>
    <message>
        <source>Too late, that does not play</source>
        <translation>Trop tard, cela ne joue pas</translation>
    </message>
    <message>
        <source>Who will cut, please?</source>
        <translation>Messieurs, à la coupe</translation>
    </message>
    <message>
        <source>The five cards</source>
        <translation>Messieurs, les cinq cartes</translation>
    </message>
    <message>
        <source>{a}</source>
        <translation>{a}</translation>
    </message>
    <message>
        <source>Red wins, and colour</source>
        <translation>Rouge gagne et couleur</translation>
    </message>
    <message>
        <source>Red wins, colour loses</source>
        <translation>Rouge gagne, la couleur perd</translation>
    </message>
    <message>
        <source>Red loses, and colour</source>
        <translation>Rouge perd et couleur</translation>
    </message>
    <message>
        <source>Red loses, colour wins</source>
        <translation>Rouge perd, la couleur gagne</translation>
    </message>
    <message>
        <source>{a}, {b}, après</source>
        <translation>{a}, {b}, après</translation>
    </message>
    <message>
        <source>One, one, après</source>
        <translation>Un, un, après</translation>
    </message>
    <message>
        <source>The cards pass</source>
        <translation>Messieurs, les cartes passent</translation>
    </message>
    <message>
        <source>Insured</source>
        <translation>Assuré</translation>
    </message>
    <message>
        <source>{a}, {b} — {verdict}</source>
        <translation>{a}, {b} — {verdict}</translation>
    </message>
    <message>
        <source>{number}, {colour}, {parity}, {half}</source>
        <translation>{number}, {colour}, {parity} et {half}</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>Zéro</translation>
    </message>
    <message>
        <source>In prison</source>
        <translation>En prison</translation>
    </message>
    <message>
        <source>In prison twice</source>
        <translation>Doublement en prison</translation>
    </message>
    <message>
        <source>Freed</source>
        <translation>Libéré</translation>
    </message>
    <message>
        <source>Half back</source>
        <translation>La moitié</translation>
    </message>
    <message>
        <source>Whose is it?</source>
        <translation>À qui&#xa0;?</translation>
    </message>
    <message>
        <source>Announced {name}, by {piece}, {pieces}</source>
        <translation>Annonce {name}, par {piece}, {pieces}</translation>
    </message>
    <message>
        <source>The rest is returned</source>
        <translation>Le reste est rendu</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>even</source>
        <translation>pair</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>impair</translation>
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
        <translation>grande série</translation>
    </message>
    <message>
        <source>small series</source>
        <translation>petite série</translation>
    </message>
    <message>
        <source>orphans</source>
        <translation>orphelins</translation>
    </message>
    <message>
        <source>{n} and neighbours, {k} on each side</source>
        <translation>{n} et les voisins, {k} de chaque côté</translation>
    </message>
    <message>
        <source>{n} straight and splits</source>
        <translation>{n} en plein et chevaux</translation>
    </message>
    <message>
        <source>finale {n}</source>
        <translation>finale {n}</translation>
    </message>
    <message>
        <source>7/9 game</source>
        <translation>jeu 7/9</translation>
    </message>
    <message>
        <source>zero game</source>
        <translation>jeu zéro</translation>
    </message>
    <message>
        <source>{count} pieces</source>
        <translation>{count} pièces</translation>
    </message>
    <message>
        <source>{total}. Card?</source>
        <translation>Carte à {total}&#xa0;?</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>I stay</source>
        <translation>Je reste</translation>
    </message>
    <message>
        <source>Insurance?</source>
        <translation>Assurance&#xa0;?</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Je double</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Je sépare</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Abandon</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Black jack</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>Crevé</translation>
    </message>
    <message>
        <source>The bank busts</source>
        <translation>La banque saute</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>Card drawn by mistake</source>
        <translation>Carte tirée par erreur</translation>
    </message>
</context>
<context>
    <name>Croupier, trente-et-un</name>
    <message>
        <source>The stakes are agreed</source>
        <translation>Les mises sont convenues</translation>
    </message>
    <message>
        <source>Thirty-one!</source>
        <translation>Trente et un&#xa0;!</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>I stay</source>
        <translation>Je reste</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Crevé</translation>
    </message>
    <message>
        <source>I go on mine</source>
        <translation>Je vais sur les miennes</translation>
    </message>
    <message>
        <source>The bank pays all</source>
        <translation>La banque paie tout le monde</translation>
    </message>
    <message>
        <source>Paid with cards</source>
        <translation>Payé en cartes</translation>
    </message>
    <message>
        <source>The deal is out</source>
        <translation>La taille est finie</translation>
    </message>
    <message>
        <source>The bank passes to the right</source>
        <translation>La banque passe à droite</translation>
    </message>
    <message>
        <source>{total}. Another card, or enough?</source>
        <translation>{total}. Carte, ou vous restez&#xa0;?</translation>
    </message>
    <message>
        <source>{total}. Another card, or on yours?</source>
        <translation>{total}. Carte, ou sur les vôtres&#xa0;?</translation>
    </message>
    <message>
        <source>Another card, or enough?</source>
        <translation>Carte, ou vous restez&#xa0;?</translation>
    </message>
    <message>
        <source>Another card, or on yours?</source>
        <translation>Carte, ou sur les vôtres&#xa0;?</translation>
    </message>
    <message>
        <source>The bank has {total}</source>
        <translation>La banque a {total}</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>La donne est finie</translation>
    </message>
    <message>
        <source>The bank is yours</source>
        <translation>La banque est à vous</translation>
    </message>
</context>
<context>
    <name>Croupier, two to four</name>
    <message>
        <source>{count} pieces</source>
        <translation>{count} pièces</translation>
    </message>
</context>
<context>
    <name>EdgePanel</name>
    <message>
        <source>What the bank keeps</source>
        <translation>Ce que garde la banque</translation>
    </message>
    <message>
        <source>as set</source>
        <translation>jusqu’ici</translation>
    </message>
    <message>
        <source>by these rules</source>
        <translation>ainsi</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>écart</translation>
    </message>
    <message>
        <source>being reckoned…</source>
        <translation>calcul en cours…</translation>
    </message>
    <message>
        <source>cannot be reckoned</source>
        <translation>incalculable</translation>
    </message>
</context>
<context>
    <name>ErrorsSheet</name>
    <message>
        <source>Begin the book anew?</source>
        <translation>Recommencer le registre&#xa0;?</translation>
    </message>
    <message>
        <source>All decisions that stand in it and what they cost are forgotten for good.</source>
        <translation>Toutes les décisions inscrites et ce qu’elles ont coûté seront oubliées pour de bon.</translation>
    </message>
    <message>
        <source>The practice purse stays as it is.</source>
        <translation>La bourse d’entraînement reste telle quelle.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Le garder</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>The book of your errors</source>
        <translation>Le registre de vos erreurs</translation>
    </message>
    <message>
        <source>All your decisions so far were the best ones.</source>
        <translation>Jusqu’ici, toutes vos décisions étaient les meilleures.</translation>
    </message>
    <message>
        <source>No decision has been made in practice yet.</source>
        <translation>Aucune décision n’a encore été prise à l’entraînement.</translation>
    </message>
    <message>
        <source>A thousandth (‰) is one of the stake the decision was about.</source>
        <translation>Un millième (‰) s’entend de la mise dont on décidait.</translation>
    </message>
    <message>
        <source>First come</source>
        <translation>D’abord</translation>
    </message>
    <message>
        <source>the dearest in all</source>
        <translation>les plus coûteuses</translation>
    </message>
    <message>
        <source>the dearest each</source>
        <translation>les plus graves</translation>
    </message>
    <message>
        <source>the most frequent</source>
        <translation>les plus fréquentes</translation>
    </message>
    <message>
        <source>tables in order</source>
        <translation>table par table</translation>
    </message>
    <message>
        <source>Forget all decisions that stand here</source>
        <translation>Oublier toutes les décisions inscrites ici</translation>
    </message>
    <message>
        <source>Nothing stands in the book.</source>
        <translation>Le registre est vide.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>Another version of the casino has been installed. Finish the coup, then close the casino and open it again.</source>
        <translation>Une autre version du casino a été installée. Finissez le coup, puis fermez le casino et rouvrez-le.</translation>
    </message>
    <message>
        <source>The casino has been removed from this computer. Finish the coup, then close the casino; purse and books are kept.</source>
        <translation>Le casino a été désinstallé de cet ordinateur. Finissez le coup, puis fermez le casino&#xa0;; la bourse et les registres sont conservés.</translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>No round is marked.</source>
        <translation>Aucun coup n’est marqué.</translation>
    </message>
    <message>
        <source>A picture shows one round.</source>
        <translation>Une image montre un seul coup.</translation>
    </message>
    <message>
        <source>The pictures of this table are still being painted; try again in a moment.</source>
        <translation>Les images de cette table sont encore en train d’être peintes&#xa0;; réessayez dans un instant.</translation>
    </message>
    <message>
        <source>The sitting still goes on: its seed stays sealed, and so does its script.</source>
        <translation>La séance dure encore&#xa0;: sa graine reste scellée, et son script aussi.</translation>
    </message>
    <message>
        <source>The sitting up to this round, to be replayed exactly by anyone.</source>
        <translation>La séance jusqu’à ce coup, que chacun peut rejouer exactement.</translation>
    </message>
    <message>
        <source>A script for each sitting, up to the last of its rounds; sittings that go on stay sealed.</source>
        <translation>Un script par séance, jusqu’au dernier de ses coups&#xa0;; les séances qui durent restent scellées.</translation>
    </message>
    <message>
        <source>One line for each round, for a spreadsheet; amounts in francs, times in UTC.</source>
        <translation>Une ligne par coup, pour un tableur&#xa0;; montants en francs, heures en UTC.</translation>
    </message>
    <message>
        <source>The table as the round left it.</source>
        <translation>La table telle que le coup l’a laissée.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Écriture…</translation>
    </message>
    <message>
        <source>All these sittings still go on: their seeds stay sealed.</source>
        <translation>Toutes ces séances durent encore&#xa0;: leurs graines restent scellées.</translation>
    </message>
    <message>
        <source>These are more than {count} sittings: choose fewer rounds.</source>
        <translation>Cela fait plus de {count} séances&#xa0;: choisissez moins de coups.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Enregistré sous {file}.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) saved.</source>
        <translation>
            <numerusform>%n fichier enregistré.</numerusform>
            <numerusform>%n fichiers enregistrés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Ce coup</translation>
    </message>
    <message>
        <source>Marked: {rounds}</source>
        <translation>Marqués&#xa0;: {rounds}</translation>
    </message>
    <message>
        <source>All shown: {rounds}</source>
        <translation>Tous&#xa0;: {rounds}</translation>
    </message>
    <message>
        <source>Which rounds</source>
        <translation>Quels coups</translation>
    </message>
    <message>
        <source>Table script</source>
        <translation>Script de table</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>As what</source>
        <translation>Sous quelle forme</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>FairnessSheet</name>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Enregistré sous {file}.</translation>
    </message>
    <message>
        <source>The commands are on the clipboard.</source>
        <translation>Les commandes sont dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Check it yourself</source>
        <translation>Vérifiez vous-même</translation>
    </message>
    <message>
        <source>{table}, the sitting of {day}</source>
        <translation>{table}, séance du {day}</translation>
    </message>
    <message>
        <source>The seal, shown before the first bet</source>
        <translation>Le sceau, montré avant la première mise</translation>
    </message>
    <message>
        <source>The seed, told when the sitting is over</source>
        <translation>La graine, dite quand la séance est finie</translation>
    </message>
    <message>
        <source>It stays sealed while the sitting goes on.</source>
        <translation>Elle reste scellée tant que la séance dure.</translation>
    </message>
    <message>
        <source>The seal is the SHA-256 of the seed, and every card and number comes from the seed alone. Save the table script and the checker; the first line replays the sitting here, the second reckons the seal and the cards without this program.</source>
        <translation>Le sceau est le SHA-256 de la graine, et chaque carte, chaque numéro vient de la graine seule. Enregistrez le script de table et le vérificateur&#xa0;; la première ligne rejoue la séance ici, la seconde recalcule le sceau et les cartes sans ce programme.</translation>
    </message>
    <message>
        <source>The sitting still goes on: its seed stays sealed, and so does its script.</source>
        <translation>La séance dure encore&#xa0;: sa graine reste scellée, et son script aussi.</translation>
    </message>
    <message>
        <source>Save both…</source>
        <translation>Enregistrer les deux…</translation>
    </message>
    <message>
        <source>Copy the commands</source>
        <translation>Copier les commandes</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Comment cela marche</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>All rounds are shown.</source>
        <translation>Tous les coups sont montrés.</translation>
    </message>
    <message>
        <source>A day is written like {day}, a month like {month}, a year like {year}.</source>
        <translation>Un jour s’écrit comme {day}, un mois comme {month}, une année comme {year}.</translation>
    </message>
    <message>
        <source>An amount is written in francs, like 250 or 12.50.</source>
        <translation>Un montant s’écrit en francs, comme 250 ou 12,50.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Au</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Au moins</translation>
    </message>
    <message>
        <source>What fell</source>
        <translation>Ce qui est sorti</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Toutes les tables</translation>
    </message>
    <message>
        <source>either way</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>neither won nor lost</source>
        <translation>ni gagné ni perdu</translation>
    </message>
    <message>
        <source>dd/mm/yyyy</source>
        <translation>jj/mm/aaaa</translation>
    </message>
    <message>
        <source>francs</source>
        <translation>francs</translation>
    </message>
    <message>
        <source>17, refait, blackjack…</source>
        <translation>17, refait, blackjack…</translation>
    </message>
    <message>
        <source>Show all rounds again</source>
        <translation>Montrer de nouveau tous les coups</translation>
    </message>
</context>
<context>
    <name>FindingsPage</name>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Keep this page as a picture, or its figures as a table</source>
        <translation>Garder cette page en image, ou ses chiffres en tableau</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>Pronounced: {sounds}</source>
        <translation>Se prononce&#xa0;: {sounds}</translation>
    </message>
    <message>
        <source>Said {when}.</source>
        <translation>Se dit {when}.</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossaire</translation>
    </message>
    <message>
        <source>The page with the calls of this table</source>
        <translation>La page de tout ce qui s’annonce à cette table</translation>
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
        <translation>Bonjour</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>Bon après-midi</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>Bonsoir</translation>
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
        <translation>joue la finale du dernier numéro sorti</translation>
    </message>
    <message>
        <source>Madame Odile</source>
        <translation>Madame Odile</translation>
    </message>
    <message>
        <source>stays with the neighbours of the last number</source>
        <translation>s’en tient aux voisins du dernier numéro</translation>
    </message>
    <message>
        <source>Signor Tullio</source>
        <translation>Signor Tullio</translation>
    </message>
    <message>
        <source>lays one piece on a simple chance, now and then</source>
        <translation>pose de temps en temps une pièce sur une chance simple</translation>
    </message>
    <message>
        <source>Herr Kaspar</source>
        <translation>Herr Kaspar</translation>
    </message>
    <message>
        <source>doubles on black after every loss</source>
        <translation>double sur noir après chaque perte</translation>
    </message>
    <message>
        <source>Vera Pavlovna</source>
        <translation>Véra Pavlovna</translation>
    </message>
    <message>
        <source>is faithful to a few numbers</source>
        <translation>reste fidèle à quelques numéros</translation>
    </message>
    <message>
        <source>Signora Bice</source>
        <translation>Signora Bice</translation>
    </message>
    <message>
        <source>never draws a card that could take her over 21</source>
        <translation>ne prend jamais une carte qui pourrait la faire crever</translation>
    </message>
    <message>
        <source>Ingegner Rossi</source>
        <translation>Ingegner Rossi</translation>
    </message>
    <message>
        <source>plays by the book</source>
        <translation>joue comme dans le livre</translation>
    </message>
    <message>
        <source>Capitano Fabbri</source>
        <translation>Capitano Fabbri</translation>
    </message>
    <message>
        <source>splits every pair and doubles on anything</source>
        <translation>sépare toutes les paires et double sur n’importe quoi</translation>
    </message>
    <message>
        <source>Madame Irène</source>
        <translation>Madame Irène</translation>
    </message>
    <message>
        <source>has read the book and trusts nothing else</source>
        <translation>a lu le livre et ne se fie à rien d’autre</translation>
    </message>
    <message>
        <source>Pan Vilém</source>
        <translation>Pan Vilém</translation>
    </message>
    <message>
        <source>insures himself and gives up early</source>
        <translation>s’assure et abandonne de bonne heure</translation>
    </message>
    <message>
        <source>Glafira Petrovna</source>
        <translation>Glafira Petrovna</translation>
    </message>
    <message>
        <source>stays at twenty-five and thanks heaven</source>
        <translation>reste à vingt-cinq et remercie le ciel</translation>
    </message>
    <message>
        <source>Lieutenant Danilo</source>
        <translation>Lieutenant Danilo</translation>
    </message>
    <message>
        <source>draws until twenty-nine, or over the cliff</source>
        <translation>tire jusqu’à vingt-neuf, ou jusqu’au précipice</translation>
    </message>
    <message>
        <source>Professor Kareninsky</source>
        <translation>Professeur Kareninski</translation>
    </message>
    <message>
        <source>has worked it all out, and plays accordingly</source>
        <translation>a tout calculé, et joue en conséquence</translation>
    </message>
    <message>
        <source>Donna Matilde</source>
        <translation>Donna Matilde</translation>
    </message>
    <message>
        <source>stays at twenty-six, whatever happens</source>
        <translation>reste à vingt-six, quoi qu’il arrive</translation>
    </message>
    <message>
        <source>Monsieur Arsène</source>
        <translation>Monsieur Arsène</translation>
    </message>
    <message>
        <source>is bold after a loss and careful after a win</source>
        <translation>est hardi après une perte et prudent après un gain</translation>
    </message>
    <message>
        <source>Paní Zdenka</source>
        <translation>Paní Zdenka</translation>
    </message>
    <message>
        <source>counts the open cards on her fingers</source>
        <translation>compte les cartes découvertes sur ses doigts</translation>
    </message>
    <message>
        <source>Lev Ilyich</source>
        <translation>Lev Ilitch</translation>
    </message>
    <message>
        <source>follows his presentiments</source>
        <translation>suit ses pressentiments</translation>
    </message>
    <message>
        <source>Conte Ottone</source>
        <translation>Conte Ottone</translation>
    </message>
    <message>
        <source>thinks nothing below twenty-eight worth showing</source>
        <translation>ne trouve rien de montrable au-dessous de vingt-huit</translation>
    </message>
</context>
<context>
    <name>Heads</name>
    <message>
        <source>Sort by this column; again: the other way round</source>
        <translation>Trier selon cette colonne&#xa0;; encore une fois&#xa0;: dans l’autre sens</translation>
    </message>
    <message>
        <source>{column}, sorted downwards</source>
        <translation>{column}, ordre décroissant</translation>
    </message>
    <message>
        <source>{column}, sorted upwards</source>
        <translation>{column}, ordre croissant</translation>
    </message>
</context>
<context>
    <name>HousePage</name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Practice warns from, ‰</source>
        <translation>Entraînement&#xa0;: avertir dès,&#xa0;‰</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>Reminder of the time, min</source>
        <translation>Rappel du temps, min</translation>
    </message>
    <message>
        <source>Reminder of a loss, francs</source>
        <translation>Rappel d’une perte, francs</translation>
    </message>
    <message>
        <source>Show what a bet is worth</source>
        <translation>Montrer ce que vaut une mise</translation>
    </message>
    <message>
        <source>Where the pointer rests on a bet, a line tells what it pays and what the house keeps</source>
        <translation>Là où le pointeur s’arrête sur une mise, une ligne dit ce qu’elle paie et ce que garde la maison</translation>
    </message>
    <message>
        <source>The house</source>
        <translation>La maison</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>The least stake</source>
        <translation>La mise minimale</translation>
    </message>
    <message>
        <source>On 31 après</source>
        <translation>Au 31 après</translation>
    </message>
    <message>
        <source>half is lost</source>
        <translation>la moitié est perdue</translation>
    </message>
    <message>
        <source>half or prison</source>
        <translation>moitié ou prison</translation>
    </message>
    <message>
        <source>Insurance is due</source>
        <translation>L’assurance est due</translation>
    </message>
    <message>
        <source>on decided coups</source>
        <translation>aux coups décidés</translation>
    </message>
    <message>
        <source>on every coup</source>
        <translation>à chaque coup</translation>
    </message>
    <message>
        <source>The most on one chance</source>
        <translation>Le maximum par chance</translation>
    </message>
    <message>
        <source>On zero, simple chances</source>
        <translation>Au zéro, les chances simples</translation>
    </message>
    <message>
        <source>prison</source>
        <translation>prison</translation>
    </message>
    <message>
        <source>half back</source>
        <translation>la moitié rendue</translation>
    </message>
    <message>
        <source>lose</source>
        <translation>perdent</translation>
    </message>
    <message>
        <source>Finales à cheval, the lone 34, 35, 36</source>
        <translation>Finales à cheval&#xa0;: 34, 35, 36 isolés</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>omis</translation>
    </message>
    <message>
        <source>covered too</source>
        <translation>couverts aussi</translation>
    </message>
    <message>
        <source>The bank keeps the same of each piece.</source>
        <translation>La banque garde autant de chaque pièce.</translation>
    </message>
    <message>
        <source>The most on one number</source>
        <translation>Le maximum en plein</translation>
    </message>
    <message>
        <source>Players, you among them</source>
        <translation>Joueurs, vous compris</translation>
    </message>
    <message>
        <source>A token is worth</source>
        <translation>Le jeton vaut</translation>
    </message>
    <message>
        <source>A dealt 31, in tokens</source>
        <translation>Un 31 d’emblée, en jetons</translation>
    </message>
    <message>
        <source>Paid both ways alike.</source>
        <translation>Payé de part et d’autre.</translation>
    </message>
    <message>
        <source>The bank</source>
        <translation>La banque</translation>
    </message>
    <message>
        <source>goes to the right</source>
        <translation>passe à droite</translation>
    </message>
    <message>
        <source>you keep it</source>
        <translation>vous la gardez</translation>
    </message>
    <message>
        <source>a guest keeps it</source>
        <translation>un invité la garde</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Jeux de cartes</translation>
    </message>
    <message>
        <source>by the company</source>
        <translation>selon la compagnie</translation>
    </message>
    <message>
        <source>Giving a hand up</source>
        <translation>Abandon d’une main</translation>
    </message>
    <message>
        <source>a hard 12</source>
        <translation>avec 12 dur</translation>
    </message>
    <message>
        <source>12 and more</source>
        <translation>avec 12 et plus</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>The croupier&apos;s blackjack takes</source>
        <translation>Le blackjack du croupier prend</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>the first stake</source>
        <translation>la première mise</translation>
    </message>
    <message>
        <source>Doubling after a split</source>
        <translation>Doubler après une séparation</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permis</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>non permis</translation>
    </message>
    <message>
        <source>The croupier makes mistakes</source>
        <translation>Le croupier se trompe</translation>
    </message>
    <message>
        <source>now and then</source>
        <translation>de temps en temps</translation>
    </message>
    <message>
        <source>The figures are those without.</source>
        <translation>Les chiffres sont sans erreurs.</translation>
    </message>
    <message>
        <source>The most on one box</source>
        <translation>Le maximum par case</translation>
    </message>
    <message>
        <source>A chance, not insured</source>
        <translation>Une chance sans assurance</translation>
    </message>
    <message>
        <source>A chance, insured</source>
        <translation>Une chance assurée</translation>
    </message>
    <message>
        <source>A simple chance</source>
        <translation>Une chance simple</translation>
    </message>
    <message>
        <source>The same, half taken back</source>
        <translation>La même, la moitié reprise</translation>
    </message>
    <message>
        <source>Every other bet</source>
        <translation>Toute autre mise</translation>
    </message>
    <message>
        <source>From each punter, in tokens</source>
        <translation>De chaque ponte, en jetons</translation>
    </message>
    <message>
        <source>From the company, in tokens</source>
        <translation>De toute la compagnie, en jetons</translation>
    </message>
    <message>
        <source>A box, by the strategy card</source>
        <translation>Une case, selon la carte</translation>
    </message>
    <message>
        <source>A box, by all its cards</source>
        <translation>Une case, d’après toutes ses cartes</translation>
    </message>
    <message>
        <source>The insurance</source>
        <translation>L’assurance</translation>
    </message>
    <message>
        <source>The founding texts</source>
        <translation>Les textes fondateurs</translation>
    </message>
    <message>
        <source>Riviera: prison</source>
        <translation>Riviera&#xa0;: prison</translation>
    </message>
    <message>
        <source>A premium every coup</source>
        <translation>Prime à chaque coup</translation>
    </message>
    <message>
        <source>Partage</source>
        <translation>Partage</translation>
    </message>
    <message>
        <source>All is lost</source>
        <translation>Tout est perdu</translation>
    </message>
    <message>
        <source>You keep the bank</source>
        <translation>Vous gardez la banque</translation>
    </message>
    <message>
        <source>A guest keeps the bank</source>
        <translation>Un invité garde la banque</translation>
    </message>
    <message>
        <source>A dear 31, three packs</source>
        <translation>Un 31 cher, trois jeux</translation>
    </message>
    <message>
        <source>Sister house</source>
        <translation>La maison sœur</translation>
    </message>
    <message>
        <source>The first stake only</source>
        <translation>La première mise seule</translation>
    </message>
    <message>
        <source>A strict house</source>
        <translation>Une maison sévère</translation>
    </message>
</context>
<context>
    <name>HouseRulesSheet</name>
    <message>
        <source>Not while you play: in the salon, or in practice.</source>
        <translation>Pas pendant le jeu&#xa0;: au salon, ou à l’entraînement.</translation>
    </message>
    <message>
        <source>The rules are set like this already.</source>
        <translation>Les règles sont déjà ainsi.</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>inchangé</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles de la maison</translation>
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
        <translation>Table</translation>
    </message>
    <message>
        <source>Rules hold from the next sitting on. While something of yours lies on the cloth, they stay as they are.</source>
        <translation>Les règles valent dès la prochaine séance. Tant qu’une de vos mises est sur le tapis, elles ne changent pas.</translation>
    </message>
    <message>
        <source>Strategy card…</source>
        <translation>Carte de stratégie…</translation>
    </message>
    <message>
        <source>How blackjack is best played by these rules</source>
        <translation>Comment jouer au mieux au blackjack selon ces règles</translation>
    </message>
    <message>
        <source>Play by these rules</source>
        <translation>Jouer selon ces règles</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Laisser tel quel</translation>
    </message>
</context>
<context>
    <name>Introduction</name>
    <message>
        <source>At every table</source>
        <translation>À toutes les tables</translation>
    </message>
    <message>
        <source>Every button shows its letter, and Space hurries. Esc leads back to the salon; your stakes stay where they lie. The title in the middle of the rail opens the placard with limits and rules, {rules} the book of the house with a glossary of all that is called.</source>
        <translation>Chaque bouton montre sa lettre, et Espace presse le pas. Échap ramène au salon&#xa0;; vos mises restent où elles sont. Le titre au milieu du bord ouvre l’écriteau avec limites et règles, {rules} le livre de la maison, avec un glossaire de tout ce qui s’annonce.</translation>
    </message>
    <message>
        <source>Two rows of cards</source>
        <translation>Deux rangées de cartes</translation>
    </message>
    <message>
        <source>The croupier lays two rows, noir above and rouge below, each until it counts more than thirty. The row that counts less wins. Nothing is to be decided once the cards are coming.</source>
        <translation>Le croupier étale deux rangées, noir en haut, rouge en bas, chacune jusqu’à passer trente. Celle qui compte le moins gagne. Une fois les cartes en route, il n’y a plus rien à décider.</translation>
    </message>
    <message>
        <source>Four chances</source>
        <translation>Quatre chances</translation>
    </message>
    <message>
        <source>Rouge and noir are bets on a row. Couleur wins when the very first card has the colour of the winning row, inverse when it has the other. Each pays as much as was laid.</source>
        <translation>Rouge et noir se jouent sur une rangée. Couleur gagne quand la toute première carte a la couleur de la rangée gagnante, inverse quand elle a l’autre. Chacune paie autant que la mise.</translation>
    </message>
    <message>
        <source>The 31 après</source>
        <translation>Le 31 après</translation>
    </message>
    <message>
        <source>When both rows make 31 the house takes its due: it lives on that alone. For one in a hundred of a stake you insure against it: click the mark of the chance on the ribbon, or press I on its field.</source>
        <translation>Quand les deux rangées font 31, la maison prend son dû&#xa0;: elle ne vit que de cela. Pour un centième de la mise on s’en assure&#xa0;: cliquez sur la marque de la chance, sur le ruban, ou pressez I sur son champ.</translation>
    </message>
    <message>
        <source>The wheel</source>
        <translation>Le cylindre</translation>
    </message>
    <message>
        <source>Thirty-six numbers, and one zero. Chips are laid until the croupier closes the bets, also while the ball runs; then the ball decides.</source>
        <translation>Trente-six numéros et un zéro. On pose ses jetons jusqu’à ce que le croupier arrête les mises, même quand la bille court&#xa0;; puis la bille décide.</translation>
    </message>
    <message>
        <source>The place decides</source>
        <translation>La place décide</translation>
    </message>
    <message>
        <source>A chip on a number plays the number, on a line both sides of it, on a corner all that meet there. A winning stake stays and plays again; what it has won lies beside it, and is yours.</source>
        <translation>Un jeton sur un numéro joue le numéro, sur une ligne ce qui est de part et d’autre, sur un coin tout ce qui s’y touche. La mise gagnante reste et rejoue&#xa0;; ce qu’elle a gagné se trouve à côté, et c’est à vous.</translation>
    </message>
    <message>
        <source>Zero, and bets that are said</source>
        <translation>Le zéro, et les annonces</translation>
    </message>
    <message>
        <source>What zero does to colours, even and odd, low and high, is a rule of the house: the placard has it. Series, neighbours and finales are announced: click the race track, or press / and say it.</source>
        <translation>Ce que le zéro fait aux couleurs, au pair et à l’impair, à manque et passe est une règle de la maison&#xa0;: l’écriteau la donne. Séries, voisins et finales s’annoncent&#xa0;: cliquez sur la piste, ou pressez / et dites-le.</translation>
    </message>
    <message>
        <source>Among friends</source>
        <translation>Entre amis</translation>
    </message>
    <message>
        <source>No house plays here. One of the company holds the bank, and the others play against it, each for himself. As a rule the bank goes to the right after each talia, and so comes to you.</source>
        <translation>Ici aucune maison ne joue. L’un de la compagnie tient la banque, les autres jouent contre elle, chacun pour soi. D’ordinaire la banque passe à droite après chaque taille, et vient donc à vous.</translation>
    </message>
    <message>
        <source>Near to 31</source>
        <translation>Près de 31</translation>
    </message>
    <message>
        <source>Everybody is dealt three cards. King, queen and knave count 10, an ace 1 or 11. Buy cards one by one, or stay. Over 31 you pay at once; more than the banker wins, as much is paid with cards.</source>
        <translation>Chacun reçoit trois cartes. Roi, dame et valet comptent 10, l’as 1 ou 11. Achetez carte après carte, ou restez. Au-dessus de 31 on paie aussitôt&#xa0;; plus que le banquier gagne, autant est payé en cartes.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Les jetons</translation>
    </message>
    <message>
        <source>Nothing is laid on the table. All is reckoned in tokens: two for a hand, more for a dealt 31. Click your cards to look at them, and the pack to buy one.</source>
        <translation>Rien n’est posé sur la table. Tout se compte en jetons&#xa0;: deux pour une main, le prix convenu pour un 31 d’emblée. Cliquez sur vos cartes pour les regarder, sur le paquet pour en acheter une.</translation>
    </message>
    <message>
        <source>Nearer to 21</source>
        <translation>Plus près de 21</translation>
    </message>
    <message>
        <source>King, queen and knave count 10, an ace 1 or 11. Nearer to 21 than the croupier wins, over 21 loses at once. An ace with a ten or a court card, dealt first, pays 3 to 2.</source>
        <translation>Roi, dame et valet comptent 10, l’as 1 ou 11. Plus près de 21 que le croupier, on gagne&#xa0;; au-dessus, on perd aussitôt. Un as avec un dix ou une figure, reçus d’abord, paie 3 contre 2.</translation>
    </message>
    <message>
        <source>Seven boxes</source>
        <translation>Sept cases</translation>
    </message>
    <message>
        <source>At least two boxes must be occupied: play two, or invite guests. Who bets first on a box decides for it. A chip on the box of a guest rides behind his, whatever he does.</source>
        <translation>Deux cases au moins doivent être occupées&#xa0;: jouez-en deux, ou invitez des joueurs. Qui mise le premier sur une case décide pour elle. Un jeton sur la case d’un autre suit la sienne, quoi qu’il fasse.</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Vos décisions</translation>
    </message>
    <message>
        <source>Take a card, stay, double, split, give up, insure: each is a button with its letter. The croupier has his second card last, so a blackjack of his shows only when all have played.</source>
        <translation>Prendre une carte, rester, doubler, séparer, abandonner, assurer&#xa0;: chacun est un bouton avec sa lettre. Le croupier reçoit sa deuxième carte en dernier&#xa0;; son blackjack ne se voit donc qu’une fois tous servis.</translation>
    </message>
</context>
<context>
    <name>IntroductionSheet</name>
    <message>
        <source>Leaf {number} of {all}</source>
        <translation>Feuillet {number} sur {all}</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>This is the first leaf.</source>
        <translation>C’est le premier feuillet.</translation>
    </message>
    <message>
        <source>Skip this</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Esc: straight to the table</source>
        <translation>Échap&#xa0;: tout droit à la table</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>KeptLayouts</name>
    <message>
        <source>Lay</source>
        <translation>Poser</translation>
    </message>
    <message>
        <source>Lay what this layout has and the cloth lacks</source>
        <translation>Poser ce que cette disposition contient et qui manque sur le tapis</translation>
    </message>
    <message>
        <source>Lay the layout {name}</source>
        <translation>Poser la disposition {name}</translation>
    </message>
    <message>
        <source>Forget this layout</source>
        <translation>Oublier cette disposition</translation>
    </message>
    <message>
        <source>Forget the layout {name}</source>
        <translation>Oublier la disposition {name}</translation>
    </message>
    <message>
        <source>Give it a name first.</source>
        <translation>Donnez-lui d’abord un nom.</translation>
    </message>
    <message>
        <source>No stake lies on the cloth.</source>
        <translation>Aucune mise n’est sur le tapis.</translation>
    </message>
    <message>
        <source>Kept layouts</source>
        <translation>Dispositions gardées</translation>
    </message>
    <message>
        <source>No layout has been kept yet.</source>
        <translation>Aucune disposition n’est encore gardée.</translation>
    </message>
    <message>
        <source>Name of what lies now</source>
        <translation>Nom de ce qui est posé</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Keep the stakes that lie now under this name</source>
        <translation>Garder sous ce nom les mises posées maintenant</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Press, then the key you want; Delete: the house&apos;s key</source>
        <translation>Pressez ici, puis la touche voulue&#xa0;; Suppr&#xa0;: celle de la maison</translation>
    </message>
    <message>
        <source>a key…</source>
        <translation>touche…</translation>
    </message>
    <message>
        <source>These are the keys of your language; each language keeps its own.</source>
        <translation>Ce sont les touches de votre langue&#xa0;; chaque langue garde les siennes.</translation>
    </message>
    <message>
        <source>All keys as in the house</source>
        <translation>Toutes les touches de la maison</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Not all of your keys in the file could be used; the house’s stand in for them.</source>
        <translation>Certaines de vos touches, dans le fichier, sont inutilisables&#xa0;; celles de la maison les remplacent.</translation>
    </message>
    <message>
        <source>They are the keys of the house.</source>
        <translation>Ce sont déjà les touches de la maison.</translation>
    </message>
    <message>
        <source>Keys for</source>
        <translation>Touches pour</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>The keys that are heard here</source>
        <translation>Les touches qui agissent ici</translation>
    </message>
    <message>
        <source>Other keys…</source>
        <translation>D’autres touches…</translation>
    </message>
    <message>
        <source>Lay a command on a key of your own</source>
        <translation>Donner à une commande une touche de votre choix</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>This is done by the key itself.</source>
        <translation>Cela se fait par la touche elle-même.</translation>
    </message>
</context>
<context>
    <name>Laboratory</name>
    <message>
        <source>There is no such place on the layout: {numbers}.</source>
        <translation>Cette place n’existe pas sur le tableau&#xa0;: {numbers}.</translation>
    </message>
    <message>
        <source>Write the numbers of the bet.</source>
        <translation>Écrivez les numéros de la mise.</translation>
    </message>
    <message>
        <source>An amount is written in francs, for instance {example}.</source>
        <translation>Une somme s’écrit en francs, par exemple {example}.</translation>
    </message>
    <message>
        <source>The table takes from {least} to {most} on this bet.</source>
        <translation>La table accepte de {least} à {most} sur cette mise.</translation>
    </message>
    <message>
        <source>Half of a stake is laid here: an even number of centimes is wanted.</source>
        <translation>On y mise aussi des moitiés&#xa0;: il faut un nombre pair de centimes.</translation>
    </message>
    <message>
        <source>One coup may ask for {amount} here: a purse must be enough for that.</source>
        <translation>Un coup peut demander ici {amount}&#xa0;: la bourse doit y suffire.</translation>
    </message>
    <message>
        <source>A purse must be enough for the first stake of {stake}.</source>
        <translation>La bourse doit suffire à la première mise de {stake}.</translation>
    </message>
    <message>
        <source>A goal lies above the purse of {purse}.</source>
        <translation>L’objectif se place au-dessus de la bourse de&#xa0;{purse}.</translation>
    </message>
    <message>
        <source>A whole number from 1 to {most} is wanted here.</source>
        <translation>Il faut ici un nombre entier de 1 à {most}.</translation>
    </message>
    <message>
        <source>All players together may play {most} coups at most.</source>
        <translation>Tous les joueurs ensemble jouent au plus {most} coups.</translation>
    </message>
    <message>
        <source>A seed has the digits 0 to 9 and the letters a to f, {most} at most.</source>
        <translation>Une graine se compose des chiffres 0 à 9 et des lettres a à f, {most} au plus.</translation>
    </message>
    <message>
        <source>The file {file} cannot be found.</source>
        <translation>Le fichier {file} est introuvable.</translation>
    </message>
    <message>
        <source>The file {file} is larger than {most} MB: that is no list of coups.</source>
        <translation>Le fichier {file} dépasse {most}&#xa0;Mo&#xa0;: ce n’est pas une liste de coups.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Mise sur</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Numéros</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Its rule</source>
        <translation>Sa règle</translation>
    </message>
    <message>
        <source>First stake, francs</source>
        <translation>Première mise, francs</translation>
    </message>
    <message>
        <source>Purse of a player, francs</source>
        <translation>Bourse d’un joueur, francs</translation>
    </message>
    <message>
        <source>Stops with, francs</source>
        <translation>S’arrête à, francs</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Coups of a player, at most</source>
        <translation>Coups par joueur, au plus</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Coups from a file</source>
        <translation>Coups d’un fichier</translation>
    </message>
    <message>
        <source>no goal</source>
        <translation>sans objectif</translation>
    </message>
    <message>
        <source>a new one</source>
        <translation>une nouvelle</translation>
    </message>
    <message>
        <source>Look at it…</source>
        <translation>La regarder…</translation>
    </message>
    <message>
        <source>What is laid after a win, what after a loss</source>
        <translation>Ce qu’on mise après un gain, après une perte</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Un numéro</translation>
    </message>
    <message>
        <source>Two numbers</source>
        <translation>Deux numéros</translation>
    </message>
    <message>
        <source>Three numbers</source>
        <translation>Trois numéros</translation>
    </message>
    <message>
        <source>Four numbers</source>
        <translation>Quatre numéros</translation>
    </message>
    <message>
        <source>Six numbers</source>
        <translation>Six numéros</translation>
    </message>
    <message>
        <source>Punter</source>
        <translation>Ponte</translation>
    </message>
    <message>
        <source>Banker</source>
        <translation>Banquier</translation>
    </message>
    <message>
        <source>A box, by the card</source>
        <translation>Une case, selon la carte</translation>
    </message>
    <message>
        <source>A box, by all cards</source>
        <translation>Une case, selon toute la main</translation>
    </message>
    <message>
        <source>{chance}, insured</source>
        <translation>{chance}, assuré</translation>
    </message>
    <message>
        <source>{bet}, a table of {seats}</source>
        <translation>{bet}, table de {seats}</translation>
    </message>
    <message>
        <source>Seats at the table</source>
        <translation>Places à la table</translation>
    </message>
    <message>
        <source>{file}: click to leave it out</source>
        <translation>{file}&#xa0;: un clic l’enlève</translation>
    </message>
    <message>
        <source>none: by chance</source>
        <translation>aucun&#xa0;: au hasard</translation>
    </message>
    <message>
        <source>Choose a list of coups, or drop it here: the system is played on it</source>
        <translation>Choisir une liste de coups, ou la déposer ici&#xa0;: le système est joué dessus</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Image (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Dessin (*.svg)</translation>
    </message>
    <message>
        <source>Table of figures (*.csv)</source>
        <translation>Tableau de chiffres (*.csv)</translation>
    </message>
    <message>
        <source>Flat stake</source>
        <translation>Masse égale</translation>
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
        <translation>Une règle à soi</translation>
    </message>
    <message>
        <source>stake {amount}</source>
        <translation>mise {amount}</translation>
    </message>
    <message>
        <source>purse {amount}</source>
        <translation>bourse {amount}</translation>
    </message>
    <message>
        <source>{coups} each</source>
        <translation>{coups} chacun</translation>
    </message>
    <message>
        <source>goal {amount}</source>
        <translation>objectif {amount}</translation>
    </message>
    <message>
        <source>No system changes the edge: of everything staked the bank kept {edge}.</source>
        <translation>Aucun système ne change l’avantage&#xa0;: de tout ce qui fut misé, la banque a gardé {edge}.</translation>
    </message>
    <message>
        <source>No system changes the edge: it stays {edge} of everything staked, on this side.</source>
        <translation>Aucun système ne change l’avantage&#xa0;: il reste de ce côté, {edge} de toutes les mises.</translation>
    </message>
    <message>
        <source>No system changes the edge: the bank keeps {edge} of everything staked.</source>
        <translation>Aucun système ne change l’avantage&#xa0;: la banque garde {edge} de toutes les mises.</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>non connu</translation>
    </message>
    <message>
        <source>Coups played</source>
        <translation>Coups joués</translation>
    </message>
    <message>
        <source>Staked in all</source>
        <translation>Misé en tout</translation>
    </message>
    <message>
        <source>All players together</source>
        <translation>Tous ensemble</translation>
    </message>
    <message>
        <source>Edge, expected</source>
        <translation>Avantage attendu</translation>
    </message>
    <message>
        <source>Edge, seen</source>
        <translation>Avantage constaté</translation>
    </message>
    <message>
        <source>Largest stake</source>
        <translation>Plus forte mise</translation>
    </message>
    <message>
        <source>Ruined</source>
        <translation>Ruinés</translation>
    </message>
    <message>
        <source>Ruined, exactly</source>
        <translation>Ruinés, exactement</translation>
    </message>
    <message>
        <source>Goal reached</source>
        <translation>Objectif atteint</translation>
    </message>
    <message>
        <source>Longest losing run</source>
        <translation>Plus longue série perdue</translation>
    </message>
    <message>
        <source>Stakes cut by the limit</source>
        <translation>Mises limitées</translation>
    </message>
    <message>
        <source>In brackets: where the true value lies, nineteen times out of twenty.</source>
        <translation>Entre parenthèses&#xa0;: où se trouve la vraie valeur, dix-neuf fois sur vingt.</translation>
    </message>
    <message>
        <source>Where the players ended</source>
        <translation>Où les joueurs ont fini</translation>
    </message>
    <message>
        <source>How they stood on the way</source>
        <translation>Où ils en étaient en chemin</translation>
    </message>
    <message>
        <source>Result so far, by coup: dark, every second player; pale, nine of ten; half of them lie below the line.</source>
        <translation>Résultat au fil des coups&#xa0;: foncé, un joueur sur deux&#xa0;; pâle, neuf sur dix&#xa0;; la moitié est sous la ligne.</translation>
    </message>
    <message>
        <source>After {coups}: half of the players stood at {half}, nine of ten at {most}; one half below {middle}.</source>
        <translation>Après {coups}&#xa0;: la moitié des joueurs en était à {half}, neuf sur dix à {most}&#xa0;; une moitié sous {middle}.</translation>
    </message>
    <message>
        <source>Result of a player in francs, and the share who ended there.</source>
        <translation>Résultat d’un joueur en francs, et la part de ceux qui ont fini là.</translation>
    </message>
    <message>
        <source>{span} francs: {share} of the players</source>
        <translation>{span} francs&#xa0;: {share} des joueurs</translation>
    </message>
    <message>
        <source>After {coups}: {half}</source>
        <translation>Après {coups}&#xa0;: {half}</translation>
    </message>
    <message>
        <source>Results from {least} to {most} francs; {won} of the players ended without a loss. Most often: {top}.</source>
        <translation>Résultats de {least} à {most} francs&#xa0;; {won} des joueurs ont fini sans perte. Le plus souvent&#xa0;: {top}.</translation>
    </message>
    <message>
        <source>Line {line} of the file is no coup of this table: {entry}.</source>
        <translation>La ligne {line} du fichier n’est pas un coup de cette table&#xa0;: {entry}.</translation>
    </message>
    <message>
        <source>There is no coup in the file.</source>
        <translation>Le fichier ne contient aucun coup.</translation>
    </message>
    <message>
        <source>There are more than {most} coups in the file.</source>
        <translation>Le fichier contient plus de {most} coups.</translation>
    </message>
    <message>
        <source>The file is no text.</source>
        <translation>Le fichier n’est pas un texte.</translation>
    </message>
    <message>
        <source>No stake would be decided within the coups of the file.</source>
        <translation>Aucune mise ne serait décidée dans les coups du fichier.</translation>
    </message>
    <message>
        <source>The purse is not enough for one stake and what comes with it.</source>
        <translation>La bourse ne suffit pas à une mise et à ce qui va avec.</translation>
    </message>
    <message>
        <source>With stakes so high only fewer coups can be played.</source>
        <translation>Avec des mises si fortes, on joue moins de coups.</translation>
    </message>
    <message>
        <source>There is not enough memory for so many players.</source>
        <translation>La mémoire ne suffit pas pour tant de joueurs.</translation>
    </message>
    <message>
        <source>This cannot be simulated: {reason}</source>
        <translation>Cela ne peut être simulé&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>A locked stake</source>
        <translation>Mise emprisonnée</translation>
    </message>
    <message>
        <source>half is taken back</source>
        <translation>on en reprend la moitié</translation>
    </message>
    <message>
        <source>stays in prison</source>
        <translation>reste en prison</translation>
    </message>
    <message>
        <source>Each round is dealt</source>
        <translation>Chaque tour est donné</translation>
    </message>
    <message>
        <source>from full packs</source>
        <translation>de jeux complets</translation>
    </message>
    <message>
        <source>on through the talia</source>
        <translation>à la suite, dans la taille</translation>
    </message>
    <message>
        <source>Insurance against an ace</source>
        <translation>Assurance contre un as</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>half of the stake</source>
        <translation>la moitié de la mise</translation>
    </message>
    <message>
        <source>raised with the stake</source>
        <translation>augmentée avec la mise</translation>
    </message>
    <message>
        <source>Each coup is dealt</source>
        <translation>Chaque coup est donné</translation>
    </message>
    <message>
        <source>from a full shoe</source>
        <translation>d’un sabot plein</translation>
    </message>
    <message>
        <source>on through the shoe</source>
        <translation>à la suite, dans le sabot</translation>
    </message>
    <message>
        <source>{bet}, half taken back</source>
        <translation>{bet}, moitié reprise</translation>
    </message>
    <message>
        <source>{bet}, left in prison</source>
        <translation>{bet}, laissé en prison</translation>
    </message>
    <message>
        <source>{bet}, insured by half</source>
        <translation>{bet}, assurée pour moitié</translation>
    </message>
    <message>
        <source>{bet}, insurance raised</source>
        <translation>{bet}, assurance augmentée</translation>
    </message>
    <message>
        <source>{bet}, through the shoe</source>
        <translation>{bet}, au fil du sabot</translation>
    </message>
    <message>
        <source>{bet}, through the talia</source>
        <translation>{bet}, au fil de la taille</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Result from, in francs</source>
        <translation>Résultat, en francs, depuis</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Result to, in francs</source>
        <translation>Résultat, en francs, jusqu’à</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Share of all players</source>
        <translation>Part de tous les joueurs</translation>
    </message>
    <message>
        <source>Result of a player in francs.</source>
        <translation>Résultat d’un joueur en francs.</translation>
    </message>
    <message>
        <source>{share} of the players stood no higher</source>
        <translation>{share} des joueurs n’étaient pas au-dessus</translation>
    </message>
    <message>
        <source>Coups</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>After so many coups</source>
        <translation>Après tant de coups</translation>
    </message>
    <message>
        <source>Result so far in francs: so many of the players stood no higher.</source>
        <translation>Résultat jusque-là en francs&#xa0;: tant de joueurs n’étaient pas au-dessus.</translation>
    </message>
</context>
<context>
    <name>LaboratoryPlurals</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coup(s)</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>encore %n seconde</numerusform>
            <numerusform>encore %n secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>encore %n minute</numerusform>
            <numerusform>encore %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LaboratorySheet</name>
    <message>
        <source>There is no room on the disk to write the order down.</source>
        <translation>Il n’y a plus de place sur le disque pour noter la commande.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>The table is being laid…</source>
        <translation>On prépare la table…</translation>
    </message>
    <message>
        <source>The simulation has stopped by itself. Please start it again.</source>
        <translation>La simulation s’est arrêtée d’elle-même. Veuillez la relancer.</translation>
    </message>
    <message>
        <source>Choose a table and a system at the left, and let as many players as you like play it for as long as you like. What they end with will be drawn here.</source>
        <translation>Choisissez à gauche une table et un système, et faites-le jouer par autant de joueurs et aussi longtemps qu’il vous plaira. Ce qu’il leur reste sera dessiné ici.</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Laboratoire</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Simulate what the form asks for</source>
        <translation>Simuler ce que demande le formulaire</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>End the simulation</source>
        <translation>Arrêter la simulation</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Back to the salon</source>
        <translation>Retour au salon</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>The file {file} cannot be written there.</source>
        <translation>Le fichier {file} ne peut être écrit à cet endroit.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Enregistré sous {file}.</translation>
    </message>
</context>
<context>
    <name>LayoutSheet</name>
    <message>
        <source>cannot be reckoned</source>
        <translation>incalculable</translation>
    </message>
    <message>
        <source>{count}, up to {result}</source>
        <translation>{count}, jusqu’à {result}</translation>
    </message>
    <message>
        <source>The layout is laid again as it lies at every spin, whatever the last one brought.</source>
        <translation>Les mises sont reposées telles quelles à chaque coup, quoi qu’ait donné le précédent.</translation>
    </message>
    <message>
        <source>So many spins of such different stakes have more results than can be followed.</source>
        <translation>Tant de coups avec des mises si inégales ont plus de résultats qu’on n’en peut suivre.</translation>
    </message>
    <message>
        <source>What zero locks is left to its fate, and counted with it.</source>
        <translation>Ce que le zéro met en prison y est laissé, et compté jusqu’à sa délivrance ou sa perte.</translation>
    </message>
    <message>
        <source>The {amount} in prison now belong to earlier spins, and are not counted.</source>
        <translation>Les {amount} en prison à présent viennent de coups passés et ne sont pas comptés.</translation>
    </message>
    <message>
        <source>Point at a number, or go there with the arrows.</source>
        <translation>Pointez un numéro, ou allez-y avec les flèches.</translation>
    </message>
    <message>
        <source>What lies on the cloth</source>
        <translation>Ce qui est sur le tapis</translation>
    </message>
    <message>
        <source>What every number brings</source>
        <translation>Ce que rapporte chaque numéro</translation>
    </message>
    <message>
        <source>All stakes together</source>
        <translation>Total des mises</translation>
    </message>
    <message>
        <source>Numbers that win</source>
        <translation>Numéros gagnants</translation>
    </message>
    <message>
        <source>Numbers that lose</source>
        <translation>Numéros perdants</translation>
    </message>
    <message>
        <source>A spin brings on average</source>
        <translation>Résultat moyen d’un coup</translation>
    </message>
    <message>
        <source>The house keeps</source>
        <translation>La maison garde</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>Écart type</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Brings</source>
        <translation>Rapporte</translation>
    </message>
    <message>
        <source>In prison</source>
        <translation>En prison</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>En gain</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>À égalité</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>En perte</translation>
    </message>
    <message>
        <source>Spins</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>After so many spins</source>
        <translation>Après tant de coups</translation>
    </message>
    <message>
        <source>How often is one ahead after so many spins?</source>
        <translation>Quelle chance d’être en gain après tant de coups&#xa0;?</translation>
    </message>
    <message>
        <source>House rules {section}</source>
        <translation>Règlement {section}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>{result}, {amount} in prison</source>
        <translation>{result}, {amount} en prison</translation>
    </message>
</context>
<context>
    <name>LicencesSheet</name>
    <message>
        <source>The list of licences is missing from the installation.</source>
        <translation>La liste des licences manque à l’installation.</translation>
    </message>
    <message>
        <source>What the casino is made of</source>
        <translation>De quoi le casino est fait</translation>
    </message>
    <message>
        <source>Each part stands under its own licence. Choose a part to read it.</source>
        <translation>Chaque partie a sa propre licence. Choisissez une partie pour la lire.</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>This part came without the text of its licence.</source>
        <translation>Cette partie est venue sans le texte de sa licence.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Retour à la liste</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
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
        <translation>Roulette française</translation>
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
        <translation>mises {least} – {most}</translation>
    </message>
    <message>
        <source>rouge · noir · couleur · inverse</source>
        <translation>rouge · noir · couleur · inverse</translation>
    </message>
    <message>
        <source>one zero, en prison</source>
        <translation>un seul zéro, en prison</translation>
    </message>
    <message>
        <source>thirty-one, from hand to hand</source>
        <translation>trente-et-un, de main en main</translation>
    </message>
    <message>
        <source>seven boxes, six packs</source>
        <translation>sept cases, six jeux</translation>
    </message>
    <message>
        <source>In the purse</source>
        <translation>Dans la bourse</translation>
    </message>
    <message>
        <source>Practice purse</source>
        <translation>Bourse d’entraînement</translation>
    </message>
    <message>
        <source>play money, no value</source>
        <translation>argent de jeu, sans valeur</translation>
    </message>
    <message>
        <source>Last table</source>
        <translation>Dernière table</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règlement</translation>
    </message>
    <message>
        <source>The rules of the house, table by table</source>
        <translation>Le règlement de la maison, table par table</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>S</source>
        <comment>shortcut: Settings</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>Language, speed, cards, table</source>
        <translation>Langue, vitesse, cartes, table</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>A</source>
        <comment>shortcut: About</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Version, licence, whom we thank</source>
        <translation>Version, licence, remerciements</translation>
    </message>
    <message>
        <source>The book</source>
        <translation>Registre</translation>
    </message>
    <message>
        <source>B</source>
        <comment>shortcut: The book</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>Every round you have played</source>
        <translation>Tous les coups que vous avez joués</translation>
    </message>
    <message>
        <source>Chips for cash and back, the day&apos;s allowance</source>
        <translation>Jetons contre espèces et retour, l’allocation du jour</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>Caisse</translation>
    </message>
    <message>
        <source>C</source>
        <comment>shortcut: Cashier</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>End practice</source>
        <translation>Fin de l’entraînement</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>P</source>
        <comment>shortcut: Practice</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>Back to the real tables and your purse</source>
        <translation>Retour aux vraies tables et à votre bourse</translation>
    </message>
    <message>
        <source>Play on a purse of its own, with hints, warnings and a book of your errors</source>
        <translation>Jouer sur une bourse à part, avec conseils, avertissements et registre de vos erreurs</translation>
    </message>
    <message>
        <source>My errors</source>
        <translation>Mes erreurs</translation>
    </message>
    <message>
        <source>E</source>
        <comment>shortcut: My errors</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>The book of your errors</source>
        <translation>Le registre de vos erreurs</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>W</source>
        <comment>shortcut: Players</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>Who plays, and who else may</source>
        <translation>Qui joue, et qui d’autre peut jouer</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Laboratoire</translation>
    </message>
    <message>
        <source>L</source>
        <comment>shortcut: Laboratory</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>Ten thousand simulated players: what a system is worth</source>
        <translation>Dix mille joueurs simulés&#xa0;: ce que vaut un système</translation>
    </message>
    <message>
        <source>The keys that are heard here ({key})</source>
        <translation>Les touches qui agissent ici ({key})</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Back to the window</source>
        <translation>Revenir à la fenêtre</translation>
    </message>
    <message>
        <source>Fill the whole screen</source>
        <translation>Remplir tout l’écran</translation>
    </message>
    <message>
        <source>In the purse, and {cash} in cash</source>
        <translation>Dans la bourse, et {cash} en espèces</translation>
    </message>
    <message>
        <source>In cash</source>
        <translation>En espèces</translation>
    </message>
    <message>
        <source>Practice tables</source>
        <translation>Tables d’entraînement</translation>
    </message>
    <message>
        <source>The doors lead to practice tables; your purse stays closed.</source>
        <translation>Les portes mènent aux tables d’entraînement&#xa0;; votre bourse reste fermée.</translation>
    </message>
</context>
<context>
    <name>Magnifier</name>
    <message>
        <source>It cannot be any larger.</source>
        <translation>Plus grand n’est pas possible.</translation>
    </message>
    <message>
        <source>All of it is in the window already.</source>
        <translation>Tout est déjà dans la fenêtre.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The books are being looked through…</source>
        <translation>On vérifie les livres…</translation>
    </message>
    <message>
        <source>The table is being laid…</source>
        <translation>On prépare la table…</translation>
    </message>
</context>
<context>
    <name>NameSheet</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Net</name>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Open the log folder</source>
        <translation>Ouvrir le dossier du journal</translation>
    </message>
    <message>
        <source>Leave the casino</source>
        <translation>Quitter le casino</translation>
    </message>
    <message>
        <source>Something unforeseen happened</source>
        <translation>Un imprévu s’est produit</translation>
    </message>
    <message>
        <source>The table is safe: everything up to the last call is written down, not a centime is lost.</source>
        <translation>La table est sauve&#xa0;: tout est consigné jusqu’à la dernière annonce, pas un centime n’est perdu.</translation>
    </message>
    <message>
        <source>You can go on. If it happens again, leave and come back; the report helps those who mend it.</source>
        <translation>Vous pouvez continuer. Si cela se répète, quittez et revenez&#xa0;; le rapport aide ceux qui réparent.</translation>
    </message>
</context>
<context>
    <name>NumbersTable</name>
    <message>
        <source>{key} copies the chosen lines.</source>
        <translation>{key} copie les lignes choisies.</translation>
    </message>
</context>
<context>
    <name>OwnRuleSheet</name>
    <message>
        <source>The first stake may not be more than the highest one.</source>
        <translation>La première mise ne peut dépasser la plus forte.</translation>
    </message>
    <message>
        <source>A whole number from {least} to {most} is wanted here.</source>
        <translation>Il faut ici un nombre entier de {least} à {most}.</translation>
    </message>
    <message>
        <source>the first stake</source>
        <translation>première mise</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>la même</translation>
    </message>
    <message>
        <source>reckoned</source>
        <translation>calculée</translation>
    </message>
    <message>
        <source>A rule of one’s own</source>
        <translation>Une règle à soi</translation>
    </message>
    <message>
        <source>Stakes are counted in pieces, a piece being the first stake of the form. After a coup that nobody wins the stake stays. What is left empty never happens.</source>
        <translation>Les mises se comptent en pièces, une pièce étant la première mise du formulaire. Après un coup que nul ne gagne, la mise reste. Ce qui reste vide n’arrive jamais.</translation>
    </message>
    <message>
        <source>It starts over after so many</source>
        <translation>Elle recommence après tant de</translation>
    </message>
    <message>
        <source>Begins with, pieces</source>
        <translation>Commence par, pièces</translation>
    </message>
    <message>
        <source>Never more than, pieces</source>
        <translation>Jamais plus que, pièces</translation>
    </message>
    <message>
        <source>After a win</source>
        <translation>Après un gain</translation>
    </message>
    <message>
        <source>After a loss</source>
        <translation>Après une perte</translation>
    </message>
    <message>
        <source>wins in a row</source>
        <translation>gains de suite</translation>
    </message>
    <message>
        <source>losses in a row</source>
        <translation>pertes de suite</translation>
    </message>
    <message>
        <source>pieces ahead</source>
        <translation>pièces d’avance</translation>
    </message>
    <message>
        <source>pieces behind</source>
        <translation>pièces de retard</translation>
    </message>
    <message>
        <source>times</source>
        <translation>fois</translation>
    </message>
    <message>
        <source>divided by</source>
        <translation>divisée par</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>Play this rule</source>
        <translation>Jouer cette règle</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Laisser tel quel</translation>
    </message>
</context>
<context>
    <name>PaperSheet</name>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Document PDF (*.pdf)</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Image PNG (*.png)</translation>
    </message>
    <message>
        <source>Where shall the page be kept?</source>
        <translation>Où enregistrer la page&#xa0;?</translation>
    </message>
    <message>
        <source>The page was not written: {reason}</source>
        <translation>La page n’a pas été écrite&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The page is kept as {name}</source>
        <translation>La page est enregistrée sous {name}</translation>
    </message>
    <message>
        <source>No printer is set up on this computer: keep the page as a PDF instead.</source>
        <translation>Aucune imprimante n’est installée sur cet ordinateur&#xa0;: enregistrez plutôt la page en&#xa0;PDF.</translation>
    </message>
    <message>
        <source>The page has gone to the printer.</source>
        <translation>La page est partie à l’imprimante.</translation>
    </message>
    <message>
        <source>Size of the paper</source>
        <translation>Format du papier</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>Enregistrer l’image…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>The pictures of the table could not be painted: {reason}</source>
        <translation>Les images de la table n’ont pu être peintes&#xa0;: {reason}</translation>
    </message>
</context>
<context>
    <name>Placard</name>
    <message>
        <source>The rules of this table</source>
        <translation>Les règles de cette table</translation>
    </message>
    <message>
        <source>play money, no value</source>
        <translation>argent de jeu, sans valeur</translation>
    </message>
    <message>
        <source>placard {table}</source>
        <comment>name of a file</comment>
        <translation>écriteau {table}</translation>
    </message>
    <message>
        <source>From {least} to {most} francs on each chance  ·  six packs</source>
        <translation>De {least} à {most} francs sur chaque chance  ·  six jeux</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>It wins when</source>
        <translation>Elle gagne quand</translation>
    </message>
    <message>
        <source>Pays</source>
        <translation>Paie</translation>
    </message>
    <message>
        <source>the upper row counts less</source>
        <translation>la rangée du haut compte moins</translation>
    </message>
    <message>
        <source>the lower row counts less</source>
        <translation>la rangée du bas compte moins</translation>
    </message>
    <message>
        <source>the first card has the colour of the winning row</source>
        <translation>la première carte a la couleur de la rangée gagnante</translation>
    </message>
    <message>
        <source>the first card has the other colour</source>
        <translation>la première carte a l’autre couleur</translation>
    </message>
    <message>
        <source>Both rows 32 to 40 alike: the coup is void.</source>
        <translation>Les deux rangées égales, de 32 à 40&#xa0;: le coup est nul.</translation>
    </message>
    <message>
        <source>The insurance against 31 après costs 1 in 100 of the stake.</source>
        <translation>L’assurance contre le 31 après coûte 1 pour 100 de la mise.</translation>
    </message>
    <message>
        <source>The red card before the last five ends the shoe; that coup is void.</source>
        <translation>La carte rouge devant les cinq dernières finit le sabot&#xa0;; ce coup est annulé.</translation>
    </message>
    <message>
        <source>Number (plein)</source>
        <translation>Numéro (en plein)</translation>
    </message>
    <message>
        <source>one number, zero too</source>
        <translation>un numéro, le zéro aussi</translation>
    </message>
    <message>
        <source>Split (cheval)</source>
        <translation>Cheval</translation>
    </message>
    <message>
        <source>two that touch</source>
        <translation>deux qui se touchent</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>Transversale</translation>
    </message>
    <message>
        <source>a row of three</source>
        <translation>une rangée de trois</translation>
    </message>
    <message>
        <source>Corner (carré)</source>
        <translation>Carré</translation>
    </message>
    <message>
        <source>four at a corner</source>
        <translation>quatre autour d’un coin</translation>
    </message>
    <message>
        <source>Six numbers</source>
        <translation>Sixain</translation>
    </message>
    <message>
        <source>two rows</source>
        <translation>deux rangées</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>twelve numbers</source>
        <translation>douze numéros</translation>
    </message>
    <message>
        <source>Dozen</source>
        <translation>Douzaine</translation>
    </message>
    <message>
        <source>12P, 12M or 12D</source>
        <translation>12P, 12M ou 12D</translation>
    </message>
    <message>
        <source>Two columns, two dozens</source>
        <translation>Deux colonnes, deux douzaines</translation>
    </message>
    <message>
        <source>24 numbers</source>
        <translation>24 numéros</translation>
    </message>
    <message>
        <source>Simple chance</source>
        <translation>Chance simple</translation>
    </message>
    <message>
        <source>colour, even or odd, low or high</source>
        <translation>couleur, pair ou impair, manque ou passe</translation>
    </message>
    <message>
        <source>From {least} francs on every bet  ·  37 numbers, one zero</source>
        <translation>À partir de {least} francs par mise  ·  37 numéros, un zéro</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Covers</source>
        <translation>Couvre</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Au plus</translation>
    </message>
    <message>
        <source>The place of the chip decides the bet.</source>
        <translation>La place du jeton décide de la mise.</translation>
    </message>
    <message>
        <source>On zero every bet that holds it is paid.</source>
        <translation>Au zéro, toute mise qui le couvre est payée.</translation>
    </message>
    <message>
        <source>A winning stake stays where it lies and plays again.</source>
        <translation>La mise gagnante reste en place et rejoue.</translation>
    </message>
    <message>
        <source>A token is worth {token} francs  ·  the company plays against its banker</source>
        <translation>Un jeton vaut {token} francs  ·  la compagnie joue contre son banquier</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>What passes</source>
        <translation>Ce qui passe</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Francs</source>
        <translation>Francs</translation>
    </message>
    <message>
        <source>A dealt 31</source>
        <translation>31 d’emblée</translation>
    </message>
    <message>
        <source>at once, to whoever holds it; two of them, nothing</source>
        <translation>aussitôt, à qui l’a&#xa0;; deux à la fois, rien</translation>
    </message>
    <message>
        <source>More than the banker</source>
        <translation>Plus que le banquier</translation>
    </message>
    <message>
        <source>from the banker; also when he goes over 31</source>
        <translation>du banquier&#xa0;; aussi quand il dépasse 31</translation>
    </message>
    <message>
        <source>Less, or over 31</source>
        <translation>Moins, ou plus de 31</translation>
    </message>
    <message>
        <source>to the banker</source>
        <translation>au banquier</translation>
    </message>
    <message>
        <source>As much</source>
        <translation>Autant</translation>
    </message>
    <message>
        <source>nothing: paid with cards</source>
        <translation>rien&#xa0;: payé en cartes</translation>
    </message>
    <message>
        <source>King, queen and knave count 10, an ace 1 or 11.</source>
        <translation>Roi, dame et valet comptent 10, l’as 1 ou 11.</translation>
    </message>
    <message>
        <source>When the pack is dealt out, the talia is over.</source>
        <translation>Le jeu épuisé, la taille est finie.</translation>
    </message>
    <message>
        <source>From {least} to {most} francs on a box  ·  seven boxes, six packs</source>
        <translation>De {least} à {most} francs par case  ·  sept cases, six jeux</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>ace and ten or court card, dealt first</source>
        <translation>as et dix ou figure, reçus d’abord</translation>
    </message>
    <message>
        <source>Better hand</source>
        <translation>Meilleure main</translation>
    </message>
    <message>
        <source>nearer to 21, or the croupier is over it</source>
        <translation>plus près de 21, ou le croupier l’a dépassé</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>the coup is void, the stake comes back</source>
        <translation>le coup est nul, la mise revient</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Assurance</translation>
    </message>
    <message>
        <source>against an ace, up to half of the stake</source>
        <translation>contre un as, jusqu’à la moitié de la mise</translation>
    </message>
    <message>
        <source>The croupier draws to 16, stands on every 17, and has his second card last.</source>
        <translation>Le croupier tire à 16, reste à tout 17 et reçoit sa deuxième carte en dernier.</translation>
    </message>
    <message>
        <source>Pairs may be split into up to four hands; split aces get one card each.</source>
        <translation>Les paires se séparent jusqu’à quatre mains&#xa0;; les as séparés reçoivent une carte chacun.</translation>
    </message>
    <message>
        <source>At least two boxes must be occupied; three may bet on one box.</source>
        <translation>Deux cases au moins doivent être occupées&#xa0;; on peut être trois sur une case.</translation>
    </message>
</context>
<context>
    <name>PlacardSheet</name>
    <message>
        <source>The placard of the table: {table}</source>
        <translation>L’écriteau de la table&#xa0;: {table}</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Guest</source>
        <translation>Invité</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>ne peut être ouvert</translation>
    </message>
    <message>
        <source>{amount} in the purse</source>
        <translation>{amount} dans la bourse</translation>
    </message>
    <message>
        <source>plays now</source>
        <translation>joue en ce moment</translation>
    </message>
    <message>
        <source>last round {day}</source>
        <translation>dernier coup le {day}</translation>
    </message>
    <message>
        <source>has not played yet</source>
        <translation>n’a pas encore joué</translation>
    </message>
    <message>
        <source>snapshot of the day</source>
        <translation>copie du jour</translation>
    </message>
    <message>
        <source>before an upgrade of the casino</source>
        <translation>avant une mise à jour du casino</translation>
    </message>
    <message>
        <source>set aside when you went back</source>
        <translation>mise de côté lors d’un retour</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>Write a name first.</source>
        <translation>Écrivez d’abord un nom.</translation>
    </message>
    <message>
        <source>A name has no signs that cannot be seen.</source>
        <translation>Un nom n’a pas de signes invisibles.</translation>
    </message>
    <message>
        <source>Somebody is called so already.</source>
        <translation>Quelqu’un porte déjà ce nom.</translation>
    </message>
</context>
<context>
    <name>PlayersBoard</name>
    <message>
        <source>One moment…</source>
        <translation>Un instant…</translation>
    </message>
    <message>
        <source>There is no player yet.</source>
        <translation>Il n’y a pas encore de joueur.</translation>
    </message>
    <message>
        <source>This file cannot be opened.</source>
        <translation>Ce fichier ne peut être ouvert.</translation>
    </message>
    <message>
        <source>This profile is still being read through.</source>
        <translation>Ce profil est encore en cours de lecture.</translation>
    </message>
    <message>
        <source>Who plays now cannot be deleted.</source>
        <translation>Qui joue en ce moment ne peut être supprimé.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>New player…</source>
        <translation>Nouveau joueur…</translation>
    </message>
    <message>
        <source>A purse of 10 000 francs for somebody else</source>
        <translation>Une bourse de 10&#xa0;000 francs pour quelqu’un d’autre</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Take in the copy of a player from a file</source>
        <translation>Accueillir la copie d’un joueur à partir d’un fichier</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Duplicate…</source>
        <translation>Dupliquer…</translation>
    </message>
    <message>
        <source>A second player who owns the same</source>
        <translation>Un second joueur qui possède la même chose</translation>
    </message>
    <message>
        <source>Snapshots…</source>
        <translation>Copies…</translation>
    </message>
    <message>
        <source>Go back to an earlier day</source>
        <translation>Revenir à un jour passé</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Purse, tables and book as one file</source>
        <translation>La bourse, les tables et le registre en un fichier</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Sit down with the purse of this player</source>
        <translation>S’asseoir avec la bourse de ce joueur</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Each player has a purse, tables, a book and a practice purse.</source>
        <translation>Chaque joueur a sa bourse, ses tables, son registre et sa bourse d’entraînement.</translation>
    </message>
</context>
<context>
    <name>PlayersSheet</name>
    <message>
        <source>One moment…</source>
        <translation>Un instant…</translation>
    </message>
    <message>
        <source>A new player</source>
        <translation>Un nouveau joueur</translation>
    </message>
    <message>
        <source>{name} has come in.</source>
        <translation>{name} est de la maison.</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Un autre nom</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>A second one like this</source>
        <translation>Un second, pareil</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Enregistré sous {file}.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Delete this player?</source>
        <translation>Supprimer ce joueur&#xa0;?</translation>
    </message>
    <message>
        <source>{name}: purse, tables, practice and snapshots go to the trash.</source>
        <translation>{name}&#xa0;: la bourse, les tables, l’entraînement et les copies vont à la corbeille.</translation>
    </message>
    <message>
        <source>Where there is no trash they are set aside in a folder.</source>
        <translation>S’il n’y a pas de corbeille, tout est mis de côté dans un dossier.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>{name} is in the trash.</source>
        <translation>{name} est à la corbeille.</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>There is no trash here: {name} was set aside in the folder {folder}, beside the profiles.</source>
        <translation>Il n’y a pas de corbeille ici&#xa0;: {name} se trouve dans le dossier {folder}, à côté des profils.</translation>
    </message>
</context>
<context>
    <name>Porter</name>
    <message>
        <source>There is no snapshot of today: {problem}</source>
        <translation>Il n’y a pas de copie d’aujourd’hui&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>A script that is opened from outside cannot be shown in this window: the folder {folder} cannot be used.</source>
        <translation>Un script ouvert de l’extérieur ne peut pas s’afficher dans cette fenêtre&#xa0;: le dossier {folder} est inutilisable.</translation>
    </message>
    <message>
        <source>Everything is as it was then. What stood until now is set aside.</source>
        <translation>Tout est comme alors. L’état d’avant est mis de côté.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Split {pair}</source>
        <translation>Séparé {pair}</translation>
    </message>
    <message>
        <source>Insured against a blackjack</source>
        <translation>Assurance prise contre un blackjack</translation>
    </message>
    <message>
        <source>Stood on {hand} against {cards}</source>
        <translation>Resté à {hand} contre {cards}</translation>
    </message>
    <message>
        <source>Took a card to {hand} against {cards}</source>
        <translation>Tiré une carte à {hand} contre {cards}</translation>
    </message>
    <message>
        <source>Went uninsured</source>
        <translation>Mise non assurée</translation>
    </message>
    <message>
        <source>Insured where it did not pay</source>
        <translation>Assurance qui ne valait pas son prix</translation>
    </message>
    <message>
        <source>Left a stake in prison</source>
        <translation>Mise laissée en prison</translation>
    </message>
    <message>
        <source>Took half where prison was better</source>
        <translation>Moitié reprise quand la prison valait mieux</translation>
    </message>
    <message>
        <source>As punter, bought a card to {hand}</source>
        <translation>Ponte&#xa0;: acheté une carte à {hand}</translation>
    </message>
    <message>
        <source>As punter, stayed on {hand}</source>
        <translation>Ponte&#xa0;: resté à {hand}</translation>
    </message>
    <message>
        <source>As banker, bought a card to {hand}</source>
        <translation>Banquier&#xa0;: acheté une carte à {hand}</translation>
    </message>
    <message>
        <source>As banker, went on {hand}</source>
        <translation>Banquier&#xa0;: allé avec {hand}</translation>
    </message>
    <message>
        <source>Did not split {pair}</source>
        <translation>Non séparé&#xa0;: {pair}</translation>
    </message>
    <message>
        <source>Did not double {hand}</source>
        <translation>Non doublé&#xa0;: {hand}</translation>
    </message>
    <message>
        <source>Did not give up {hand}</source>
        <translation>Non abandonné&#xa0;: {hand}</translation>
    </message>
    <message>
        <source>Doubled {hand}</source>
        <translation>Doublé {hand}</translation>
    </message>
    <message>
        <source>Gave up {hand}</source>
        <translation>Abandonné {hand}</translation>
    </message>
    <message>
        <source>{total} with an ace as 11</source>
        <translation>{total} avec un as à 11</translation>
    </message>
    <message>
        <source>{errors}, {cost} thousandths of a stake in all</source>
        <translation>{errors}, {cost} millièmes d’une mise en tout</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>L’assurance</translation>
    </message>
    <message>
        <source>{hand} against {card}</source>
        <translation>{hand} contre {card}</translation>
    </message>
    <message>
        <source>What that is worth hangs on what others do.</source>
        <translation>Ce que cela vaut dépend de ce que font les autres.</translation>
    </message>
    <message>
        <source>Prison</source>
        <translation>Prison</translation>
    </message>
    <message>
        <source>All four chances are worth the same.</source>
        <translation>Les quatre chances se valent.</translation>
    </message>
    <message>
        <source>The bets</source>
        <translation>Les mises</translation>
    </message>
    <message>
        <source>Simple chances</source>
        <translation>Chances simples</translation>
    </message>
    <message>
        <source>All other bets</source>
        <translation>Toutes les autres mises</translation>
    </message>
    <message>
        <source>All bets are worth the same here: zero takes the simple chances, too.</source>
        <translation>Ici toutes les mises se valent&#xa0;: le zéro prend aussi les chances simples.</translation>
    </message>
    <message>
        <source>Simple chances lose least: zero leaves half of them.</source>
        <translation>Les chances simples perdent le moins&#xa0;: le zéro en laisse la moitié.</translation>
    </message>
    <message>
        <source>Your {sum} on the cloth, in francs a spin</source>
        <translation>Vos {sum} sur le tapis, en francs par coup</translation>
    </message>
    <message>
        <source>No insurance</source>
        <translation>Pas d’assurance</translation>
    </message>
    <message>
        <source>Uninsured</source>
        <translation>Non assuré</translation>
    </message>
    <message>
        <source>Half back</source>
        <translation>Moitié reprise</translation>
    </message>
    <message>
        <source>Insured</source>
        <translation>Assuré</translation>
    </message>
    <message>
        <source>“{play}” ({places}) costs {cost} thousandths of the stake against “{best}”. Once more, and it is done.</source>
        <translation>«&#xa0;{play}&#xa0;» ({places}) coûte {cost} millièmes de la mise face à «&#xa0;{best}&#xa0;». Encore une fois, et c’est fait.</translation>
    </message>
    <message>
        <source>“{play}” costs {cost} thousandths of the stake against “{best}”. Once more, and it is done.</source>
        <translation>«&#xa0;{play}&#xa0;» coûte {cost} millièmes de la mise face à «&#xa0;{best}&#xa0;». Encore une fois, et c’est fait.</translation>
    </message>
    <message>
        <source>Best is “{play}”.</source>
        <translation>Le mieux&#xa0;: «&#xa0;{play}&#xa0;».</translation>
    </message>
    <message>
        <source>No card can take this hand over.</source>
        <translation>Aucune carte ne peut faire crever cette main.</translation>
    </message>
    <message>
        <source>No card takes this hand over: the ace would count one instead of eleven.</source>
        <translation>Aucune carte ne fait crever cette main&#xa0;: l’as compterait un au lieu de onze.</translation>
    </message>
    <message>
        <source>A card goes over {over} times in 100.</source>
        <translation>Une carte fait crever {over} fois sur 100.</translation>
    </message>
    <message>
        <source>Standing wins only if the croupier goes over, and he does {croupier_over} times in 100.</source>
        <translation>Rester ne gagne que si le croupier crève, et cela arrive {croupier_over} fois sur 100.</translation>
    </message>
    <message>
        <source>A card takes you over {over} times in 100; the croupier goes over {croupier_over} times.</source>
        <translation>Une carte vous fait crever {over} fois sur 100&#xa0;; le croupier crève {croupier_over} fois.</translation>
    </message>
    <message>
        <source>Another card would spoil this hand more often than help it.</source>
        <translation>Une carte de plus gâterait cette main plus souvent qu’elle ne l’aiderait.</translation>
    </message>
    <message>
        <source>This hand is good enough for two stakes and one card.</source>
        <translation>Cette main vaut bien deux mises et une seule carte.</translation>
    </message>
    <message>
        <source>Two hands are worth more than this one.</source>
        <translation>Deux mains valent mieux que celle-ci.</translation>
    </message>
    <message>
        <source>However it is played, this hand loses more than half.</source>
        <translation>Quoi qu’on fasse, cette main perd plus de la moitié.</translation>
    </message>
    <message>
        <source>Insurance is paid 2 to 1, but a ten comes to the ace only {tens} times in 100, not 33.</source>
        <translation>L’assurance paie 2 contre 1, mais un dix ne vient sur l’as que {tens} fois sur 100, et non 33.</translation>
    </message>
    <message>
        <source>31 après comes once in {once_in} coups and takes half; the premium is less than that.</source>
        <translation>Le 31 après vient une fois sur {once_in} coups et prend la moitié&#xa0;; la prime coûte moins.</translation>
    </message>
    <message>
        <source>In prison a stake is worth a little less than the half one can have now.</source>
        <translation>En prison, une mise vaut un peu moins que la moitié qu’on peut reprendre maintenant.</translation>
    </message>
    <message>
        <source>On average, in thousandths of the stake:</source>
        <translation>En moyenne, en millièmes de la mise&#xa0;:</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Fois</translation>
    </message>
    <message>
        <source>Each, ‰</source>
        <translation>Chacune, ‰</translation>
    </message>
    <message>
        <source>In all, ‰</source>
        <translation>En tout, ‰</translation>
    </message>
    <message>
        <source>Your own purse and your tables are safe and open.</source>
        <translation>Votre propre bourse et vos tables sont intactes et ouvertes.</translation>
    </message>
    <message>
        <source>The practice purse cannot be opened</source>
        <translation>La bourse d’entraînement ne s’ouvre pas</translation>
    </message>
</context>
<context>
    <name>PresetShelf</name>
    <message>
        <source>cannot be reckoned</source>
        <translation>incalculable</translation>
    </message>
    <message>
        <source>being reckoned…</source>
        <translation>calcul en cours…</translation>
    </message>
    <message>
        <source>{plain}, insured {insured}</source>
        <translation>{plain}, assurée {insured}</translation>
    </message>
    <message>
        <source>{number} tokens</source>
        <translation>{number} jeton</translation>
    </message>
    <message>
        <source>The disk does not take this: it holds only until the casino is closed.</source>
        <translation>Le disque n’a rien enregistré&#xa0;: cela ne vaut que jusqu’à la fermeture du casino.</translation>
    </message>
    <message>
        <source>Write a name first.</source>
        <translation>Écrivez d’abord un nom.</translation>
    </message>
    <message>
        <source>There is a set of this name already.</source>
        <translation>Ce nom est déjà pris.</translation>
    </message>
    <message>
        <source>No more sets can be kept: forget one first.</source>
        <translation>Il n’y a plus de place&#xa0;: oubliez-en une d’abord.</translation>
    </message>
    <message>
        <source>Only a set of your own can be renamed.</source>
        <translation>Seules vos propres règles changent de nom.</translation>
    </message>
    <message>
        <source>Only a set of your own can be forgotten.</source>
        <translation>Seules vos propres règles s’oublient.</translation>
    </message>
    <message>
        <source>Sets of rules</source>
        <translation>Jeux de règles</translation>
    </message>
    <message>
        <source>Name of these rules</source>
        <translation>Nom de ces règles</translation>
    </message>
    <message>
        <source>Keep these rules</source>
        <translation>Garder ces règles</translation>
    </message>
    <message>
        <source>Keep the rules as they stand under this name</source>
        <translation>Garder les règles telles qu’elles sont sous ce nom</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Give your set the name that is written above</source>
        <translation>Donner à vos règles le nom écrit ci-dessus</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Forget your set; the rules stay as they stand</source>
        <translation>Oublier vos règles&#xa0;; celles qui sont affichées restent</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>The profile {path} cannot be used.</source>
        <translation>Le profil {path} est inutilisable.</translation>
    </message>
    <message>
        <source>The profile {path} is in use by another running copy of the casino.</source>
        <translation>Le profil {path} est déjà utilisé par un autre casino ouvert.</translation>
    </message>
    <message>
        <source>The profile {path} is damaged; it was left exactly as it is.</source>
        <translation>Le profil {path} est endommagé&#xa0;; il a été laissé tel quel.</translation>
    </message>
    <message>
        <source>The file {path} is not a profile of this casino; it was left exactly as it is.</source>
        <translation>Le fichier {path} n’est pas un profil de ce casino&#xa0;; il a été laissé tel quel.</translation>
    </message>
    <message>
        <source>The profile {path} was written by a newer version of the casino; please update it.</source>
        <translation>Le profil {path} a été écrit par une version plus récente du casino&#xa0;; veuillez mettre le programme à jour.</translation>
    </message>
    <message>
        <source>The profile {path} cannot be written: the place is protected or the disk does not answer.</source>
        <translation>Impossible d’écrire le profil {path}&#xa0;: l’emplacement est protégé ou le disque ne répond pas.</translation>
    </message>
    <message>
        <source>The disk is full: the profile {path} could not be written.</source>
        <translation>Le disque est plein&#xa0;: le profil {path} n’a pas pu être écrit.</translation>
    </message>
</context>
<context>
    <name>ProfileProblem</name>
    <message>
        <source>Return to the last snapshot</source>
        <translation>Revenir à la dernière copie</translation>
    </message>
    <message>
        <source>Another player…</source>
        <translation>Un autre joueur…</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laisser</translation>
    </message>
    <message>
        <source>The last good snapshot is of {moment}, with {amount} in the purse. The file itself is set aside, kept as it is.</source>
        <translation>La dernière bonne copie est du {moment}, avec {amount} dans la bourse. Le fichier lui-même est mis de côté, gardé tel quel.</translation>
    </message>
    <message>
        <source>Go on in the other window, or close it and try again here.</source>
        <translation>Continuez dans l’autre fenêtre, ou fermez-la et réessayez ici.</translation>
    </message>
    <message>
        <source>Choose another file with --profile, or move this one away and try again.</source>
        <translation>Choisissez un autre fichier avec --profile, ou déplacez celui-ci et réessayez.</translation>
    </message>
    <message>
        <source>It can be set aside, kept as it is, and the house opens a new one with 10 000 francs.</source>
        <translation>On peut le mettre de côté, gardé tel quel, et la maison en ouvre un nouveau avec 10&#xa0;000 francs.</translation>
    </message>
    <message>
        <source>Nothing was changed. Install the newer version, or choose another profile.</source>
        <translation>Rien n’a été modifié. Installez la version plus récente, ou choisissez un autre profil.</translation>
    </message>
    <message>
        <source>Make room or allow writing there, then try again.</source>
        <translation>Faites de la place ou autorisez l’écriture, puis réessayez.</translation>
    </message>
    <message>
        <source>Try again, or choose another profile.</source>
        <translation>Réessayez, ou choisissez un autre profil.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Set it aside and begin anew</source>
        <translation>Le mettre de côté et recommencer</translation>
    </message>
    <message>
        <source>Leave the casino</source>
        <translation>Quitter le casino</translation>
    </message>
    <message>
        <source>The purse cannot be opened</source>
        <translation>La bourse ne peut être ouverte</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Dossier</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>Scheduled &amp;printing:</source>
        <translation>&amp;Impression différée&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Billing information:</source>
        <translation>Informations de &amp;facturation&#xa0;:</translation>
    </message>
    <message>
        <source>Job &amp;priority:</source>
        <translation>&amp;Priorité&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Start:</source>
        <translation>&amp;Début&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;End:</source>
        <translation>Fi&amp;n&#xa0;:</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Voir dans&#xa0;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Type de fichiers&#xa0;:</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>&amp;Ordre des pages&#xa0;:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>&amp;Pages par feuille&#xa0;:</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personnalisé</translation>
    </message>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Pages mal indiquées</translation>
    </message>
    <message>
        <source>%1 does not follow the correct syntax. Please use &apos;,&apos; to separate ranges and pages, &apos;-&apos; to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>%1 n’est pas écrit comme il faut. Séparez pages et intervalles par «&#xa0;,&#xa0;», donnez les intervalles avec «&#xa0;-&#xa0;», et veillez à ce qu’ils ne se recoupent pas.</translation>
    </message>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>Conflit de réglages recto verso</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>Les réglages recto verso se contredisent. Voulez-vous les corriger&#xa0;?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Page Setup Conflicts</source>
        <translation>Conflit de mise en page</translation>
    </message>
    <message>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>Les options de mise en page se contredisent. Voulez-vous les corriger&#xa0;?</translation>
    </message>
    <message>
        <source>Advanced Option Conflicts</source>
        <translation>Conflit d’options avancées</translation>
    </message>
    <message>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>Des options avancées se contredisent. Voulez-vous les corriger&#xa0;?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Advanced</source>
        <translation>Avancé</translation>
    </message>
    <message>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>Des options se contredisent. Veuillez les corriger.</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Série de pages&#xa0;:</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Impression recto verso</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Reliure sur le grand côté</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Reliure sur le petit côté</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Indiquez des pages ou des intervalles séparés par des virgules. Un intervalle se donne par deux nombres séparés par un trait d’union. Exemple&#xa0;: 3,5-7,9 imprime les pages 3, 5, 6, 7 et 9.</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}&#xa0;: {value}</translation>
    </message>
</context>
<context>
    <name>RealityLine</name>
    <message numerus="yes">
        <source>You have been here for %n minute(s).</source>
        <translation>
            <numerusform>Vous êtes ici depuis %n minute.</numerusform>
            <numerusform>Vous êtes ici depuis %n minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This evening has cost you %n franc(s) so far.</source>
        <translation>
            <numerusform>Cette soirée vous a coûté %n franc jusqu’ici.</numerusform>
            <numerusform>Cette soirée vous a coûté %n francs jusqu’ici.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refused</name>
    <message>
        <source>The purse holds {purse}, the bet needs {needed}.</source>
        <translation>La bourse contient {purse}, la mise en demande {needed}.</translation>
    </message>
    <message>
        <source>The minimum here is {minimum}.</source>
        <translation>Le minimum est ici de {minimum}.</translation>
    </message>
    <message>
        <source>The maximum here is {maximum}.</source>
        <translation>Le maximum est ici de {maximum}.</translation>
    </message>
    <message>
        <source>What stays must be nothing or at least the minimum of {minimum}.</source>
        <translation>Ce qui reste doit être nul ou atteindre le minimum de {minimum}.</translation>
    </message>
    <message>
        <source>Nothing lies there to take.</source>
        <translation>Il n’y a rien à reprendre là.</translation>
    </message>
    <message>
        <source>Only {free} is free there.</source>
        <translation>Seuls {free} y sont libres.</translation>
    </message>
    <message>
        <source>No stake lies there to insure.</source>
        <translation>Il n’y a là aucune mise à assurer.</translation>
    </message>
    <message>
        <source>This stake is insured already.</source>
        <translation>Cette mise est déjà assurée.</translation>
    </message>
    <message>
        <source>No stake there may be halved now.</source>
        <translation>Aucune mise ne peut y être partagée maintenant.</translation>
    </message>
    <message>
        <source>Too late: this bet does not play.</source>
        <translation>Trop tard&#xa0;: cette mise ne joue pas.</translation>
    </message>
    <message>
        <source>The cards must be cut first.</source>
        <translation>Il faut d’abord couper les cartes.</translation>
    </message>
    <message>
        <source>The cards are already cut.</source>
        <translation>Les cartes sont déjà coupées.</translation>
    </message>
    <message>
        <source>The cut must leave at least one card on each side.</source>
        <translation>La coupe doit laisser au moins une carte de chaque côté.</translation>
    </message>
    <message>
        <source>There is no such bet at this table.</source>
        <translation>Cette mise n’existe pas à cette table.</translation>
    </message>
    <message>
        <source>The house rules of this table do not allow it.</source>
        <translation>Le règlement de cette table ne le permet pas.</translation>
    </message>
    <message>
        <source>There is no such announced bet.</source>
        <translation>Il n’y a pas d’annonce de ce genre.</translation>
    </message>
    <message>
        <source>Not understood. Say for example: {nearest}</source>
        <translation>Je n’ai pas compris. Dites par exemple&#xa0;: {nearest}</translation>
    </message>
    <message>
        <source>An announced bet needs one value, and only one.</source>
        <translation>Une annonce demande une valeur, et une seule.</translation>
    </message>
    <message>
        <source>Nothing is imprisoned there.</source>
        <translation>Rien n’est en prison là.</translation>
    </message>
    <message>
        <source>An imprisoned stake may be moved only to another simple chance.</source>
        <translation>Une mise en prison ne peut être déplacée que sur une autre chance simple.</translation>
    </message>
    <message>
        <source>There is no further number to fall.</source>
        <translation>Il n’y a plus de numéro à venir.</translation>
    </message>
    <message>
        <source>This round must be played to its end first.</source>
        <translation>Il faut d’abord achever cette donne.</translation>
    </message>
    <message>
        <source>No cards are dealt yet.</source>
        <translation>Les cartes ne sont pas encore données.</translation>
    </message>
    <message>
        <source>It is another player&apos;s turn.</source>
        <translation>C’est le tour d’un autre joueur.</translation>
    </message>
    <message>
        <source>The bank must be able to pay {needed}; there is only {purse}.</source>
        <translation>La banque doit pouvoir payer {needed}&#xa0;; il n’y a que {purse}.</translation>
    </message>
    <message>
        <source>Each player must be able to pay {needed}; one has only {purse}.</source>
        <translation>Chaque joueur doit pouvoir payer {needed}&#xa0;; l’un n’a que {purse}.</translation>
    </message>
    <message>
        <source>There are no more cards to deal.</source>
        <translation>Il n’y a plus de cartes à donner.</translation>
    </message>
    <message>
        <source>There is no such box at this table.</source>
        <translation>Il n’y a pas de telle case à cette table.</translation>
    </message>
    <message>
        <source>Three bet on this box already.</source>
        <translation>Trois joueurs misent déjà sur cette case.</translation>
    </message>
    <message>
        <source>At least two boxes must be occupied before the deal.</source>
        <translation>Il faut au moins deux cases occupées avant de donner.</translation>
    </message>
    <message>
        <source>The cards are dealt: this coup is played first.</source>
        <translation>Les cartes sont données&#xa0;: ce coup se joue d’abord.</translation>
    </message>
    <message>
        <source>No cards have been dealt yet.</source>
        <translation>Aucune carte n’est encore donnée.</translation>
    </message>
    <message>
        <source>Only the holder of this box decides.</source>
        <translation>Seul le maître de cette case décide.</translation>
    </message>
    <message>
        <source>It is not the turn of this hand.</source>
        <translation>Ce n’est pas le tour de cette main.</translation>
    </message>
    <message>
        <source>First the card drawn by mistake must find its place.</source>
        <translation>La carte tirée par erreur doit d’abord trouver sa place.</translation>
    </message>
    <message>
        <source>No card is on offer.</source>
        <translation>Aucune carte n’est offerte.</translation>
    </message>
    <message>
        <source>Below a hard 12 a card must be drawn.</source>
        <translation>Au-dessous de 12 dur, il faut prendre une carte.</translation>
    </message>
    <message>
        <source>A blackjack takes no card: it stands.</source>
        <translation>Un blackjack ne prend pas de carte&#xa0;: il reste.</translation>
    </message>
    <message>
        <source>Only the first two cards allow it.</source>
        <translation>Seules les deux premières cartes le permettent.</translation>
    </message>
    <message>
        <source>At this table a split hand is not doubled.</source>
        <translation>À cette table, on ne double pas une main séparée.</translation>
    </message>
    <message>
        <source>Only two cards of equal value may be split.</source>
        <translation>On ne sépare que deux cartes de même valeur.</translation>
    </message>
    <message>
        <source>A box has four hands at most.</source>
        <translation>Une case a quatre mains au plus.</translation>
    </message>
    <message>
        <source>Only the two original cards may be given up.</source>
        <translation>On n’abandonne que les deux cartes d’origine.</translation>
    </message>
    <message>
        <source>Not while the croupier shows an ace.</source>
        <translation>Pas quand le croupier montre un as.</translation>
    </message>
    <message>
        <source>Only a 12 without an ace may be given up.</source>
        <translation>On n’abandonne qu’un 12 sans as.</translation>
    </message>
    <message>
        <source>Only 12 or more without an ace may be given up.</source>
        <translation>On n’abandonne qu’avec 12 ou plus, sans as.</translation>
    </message>
    <message>
        <source>There is insurance only while the croupier&apos;s one card is an ace.</source>
        <translation>On n’assure que tant que l’unique carte du croupier est un as.</translation>
    </message>
    <message>
        <source>Insurance goes up to half of the stake: {left} more is possible.</source>
        <translation>L’assurance va jusqu’à la moitié de la mise&#xa0;: encore {left} au plus.</translation>
    </message>
    <message>
        <source>{seat} does not bet behind on this box.</source>
        <translation>{seat} ne mise pas derrière sur cette case.</translation>
    </message>
    <message>
        <source>{seat} is named twice.</source>
        <translation>{seat} est nommé deux fois.</translation>
    </message>
    <message>
        <source>A card is drawn by mistake only while a box decides and the croupier has one card.</source>
        <translation>Une carte n’est tirée par erreur que lorsqu’une case décide et que le croupier n’a qu’une carte.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>number of the round</source>
        <translation>numéro du coup</translation>
    </message>
    <message>
        <source>seal</source>
        <translation>sceau</translation>
    </message>
    <message>
        <source>what was dealt</source>
        <translation>cartes ou numéro</translation>
    </message>
    <message>
        <source>what fell</source>
        <translation>issue</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>mises</translation>
    </message>
    <message>
        <source>result</source>
        <translation>résultat</translation>
    </message>
    <message>
        <source>balance</source>
        <translation>solde</translation>
    </message>
    <message>
        <source>house rules</source>
        <translation>règles de la maison</translation>
    </message>
    <message>
        <source>The replay does not come to what the book says. It differs in: {what}.</source>
        <translation>La relecture n’aboutit pas à ce que dit le registre. Elle en diffère par&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>The script has more than {number} actions, too many to be looked at. On the command line, casino-qt replay tells what they come to.</source>
        <translation>Le script compte plus de {number} actions, trop pour être regardées une à une. Dans un terminal, casino-qt replay dit à quoi elles mènent.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>Back to the replay; what was played here is forgotten</source>
        <translation>Revenir à la relecture&#xa0;; ce qui a été joué ici est oublié</translation>
    </message>
    <message>
        <source>This round cannot be replayed</source>
        <translation>Ce coup ne peut pas être rejoué</translation>
    </message>
    <message>
        <source>This file cannot be replayed</source>
        <translation>Ce fichier ne peut pas être rejoué</translation>
    </message>
    <message>
        <source>Nothing has been changed.</source>
        <translation>Rien n’a été changé.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>From here on you practise: your purse is not touched.</source>
        <translation>À partir d’ici, vous vous entraînez&#xa0;: votre bourse n’y est pour rien.</translation>
    </message>
    <message>
        <source>Gone through: {percent} %</source>
        <translation>Parcouru&#xa0;: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>It is being read and checked.</source>
        <translation>On le lit et on le vérifie.</translation>
    </message>
    <message>
        <source>This is a long script</source>
        <translation>Ce script est long</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Y renoncer</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Ce fichier n’existe pas.</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>C’est un dossier.</translation>
    </message>
    <message>
        <source>This file may not be read.</source>
        <translation>La lecture de ce fichier n’est pas permise.</translation>
    </message>
    <message>
        <source>The file is too large for a table script.</source>
        <translation>Le fichier est trop grand pour un script de table.</translation>
    </message>
    <message>
        <source>This is no table script.</source>
        <translation>Ce n’est pas un script de table.</translation>
    </message>
    <message>
        <source>The script was written by another version of the casino.</source>
        <translation>Le script vient d’une autre version du casino.</translation>
    </message>
    <message>
        <source>The casino has no such table.</source>
        <translation>Le casino n’a pas cette table.</translation>
    </message>
    <message>
        <source>Action {number} of the script cannot be done. {reason}</source>
        <translation>L’action {number} du script est impossible. {reason}</translation>
    </message>
    <message>
        <source>Action {number} of the script cannot be done: {reason}</source>
        <translation>L’action {number} du script est impossible&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}</source>
        <translation>Le fichier ne peut être lu&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The script is not in order: {reason}</source>
        <translation>Le script n’est pas en ordre&#xa0;: {reason}</translation>
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
        <translation>C’est le début.</translation>
    </message>
    <message>
        <source>This is the end.</source>
        <translation>C’est la fin.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Stop after this step</source>
        <translation>S’arrêter après ce pas</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Let the steps follow each other</source>
        <translation>Laisser les pas se suivre</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Revenir au début</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Reculer</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>To the end at once</source>
        <translation>Aller tout de suite à la fin</translation>
    </message>
    <message>
        <source>Step of the replay</source>
        <translation>Pas de la relecture</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Vitesse de la relecture</translation>
    </message>
    <message>
        <source>Slower and faster: - and +</source>
        <translation>Plus lent, plus vite&#xa0;: - et +</translation>
    </message>
    <message>
        <source>Continue differently from here</source>
        <translation>Continuer autrement d’ici</translation>
    </message>
    <message>
        <source>Practice that begins at this step: your purse is not touched</source>
        <translation>Un entraînement qui part de ce pas&#xa0;: votre bourse n’y est pour rien</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>result so far {net}</source>
        <translation>résultat jusqu’ici {net}</translation>
    </message>
    <message>
        <source>{table}, round {number}</source>
        <translation>{table}, coup {number}</translation>
    </message>
    <message>
        <source>staked {amount}</source>
        <translation>mise {amount}</translation>
    </message>
    <message>
        <source>result {net}</source>
        <translation>résultat {net}</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Pas {step} sur {steps}</translation>
    </message>
    <message>
        <source>rounds: {number} of {all}</source>
        <translation>coups&#xa0;: {number} sur {all}</translation>
    </message>
    <message>
        <source>purse {purse} · in play {lying}</source>
        <translation>bourse {purse} · en jeu {lying}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Back to where the replay was opened</source>
        <translation>Revenir là d’où la relecture a été ouverte</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>What is seen here has been played; nothing can be laid.</source>
        <translation>Ce qu’on voit ici a déjà été joué&#xa0;; on ne peut rien miser.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Back to the window ({key})</source>
        <translation>Retour à la fenêtre ({key})</translation>
    </message>
    <message>
        <source>Full screen ({key})</source>
        <translation>Plein écran ({key})</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>About replays and table scripts</source>
        <translation>Sur les relectures et les scripts de table</translation>
    </message>
    <message>
        <source>The table is being laid…</source>
        <translation>On prépare la table…</translation>
    </message>
</context>
<context>
    <name>Roulette</name>
    <message>
        <source>bet on {spot}</source>
        <translation>mise ({spot})</translation>
    </message>
    <message>
        <source>announced bet {spot}</source>
        <translation>annonce ({spot})</translation>
    </message>
    <message>
        <source>taking back from {spot}</source>
        <translation>reprise ({spot})</translation>
    </message>
    <message>
        <source>carrying from {spot}</source>
        <translation>déplacement ({spot})</translation>
    </message>
    <message>
        <source>half back from {spot}</source>
        <translation>moitié reprise ({spot})</translation>
    </message>
    <message>
        <source>moving from {spot}</source>
        <translation>déplacement ({spot})</translation>
    </message>
    <message>
        <source>clearing the cloth</source>
        <translation>mises retirées</translation>
    </message>
    <message>
        <source>repeated bets</source>
        <translation>mises répétées</translation>
    </message>
    <message>
        <source>doubled bets</source>
        <translation>mises doublées</translation>
    </message>
    <message>
        <source>a kept layout</source>
        <translation>disposition gardée</translation>
    </message>
</context>
<context>
    <name>RouletteBoards</name>
    <message>
        <source>Spin</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Spin, the last one first</source>
        <translation>Coup, le dernier d’abord</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Fois</translation>
    </message>
    <message>
        <source>To be expected of each number, 19 times out of 20: {times}.</source>
        <translation>À attendre de chaque numéro, 19 fois sur 20&#xa0;: {times}.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Pair or impair</source>
        <translation>Pair ou impair</translation>
    </message>
    <message>
        <source>Manque or passe</source>
        <translation>Manque ou passe</translation>
    </message>
    <message>
        <source>Dozen</source>
        <translation>Douzaine</translation>
    </message>
    <message>
        <source>In a row at the end: {runs}.</source>
        <translation>De suite à la fin&#xa0;: {runs}.</translation>
    </message>
    <message>
        <source>No number has fallen yet.</source>
        <translation>Aucun numéro n’est encore sorti.</translation>
    </message>
</context>
<context>
    <name>RoulettePage</name>
    <message>
        <source>min {least} · max {most} on a number</source>
        <translation>min. {least} · max. {most} en plein</translation>
    </message>
    <message>
        <source>Roulette française</source>
        <translation>Roulette française</translation>
    </message>
    <message>
        <source>The seal of these spins</source>
        <translation>Le sceau de ces coups</translation>
    </message>
    <message>
        <source>Every number was fixed before the first bet. This is the seal of them all, SHA-256:</source>
        <translation>Tous les numéros étaient fixés avant la première mise. Voici leur sceau, SHA-256&#xa0;:</translation>
    </message>
    <message>
        <source>The seed of the sitting before, now that it is over:</source>
        <translation>La graine de la séance précédente, maintenant terminée&#xa0;:</translation>
    </message>
    <message>
        <source>The betting is closed until the spin is settled.</source>
        <translation>Les jeux sont faits, jusqu’au règlement du coup.</translation>
    </message>
    <message>
        <source>The boards as numbers: all spins in a table</source>
        <translation>Les tableaux en chiffres&#xa0;: tous les coups dans un tableau</translation>
    </message>
    <message>
        <source>O</source>
        <comment>shortcut: Boards</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>Kept layouts: lay one, keep what lies now</source>
        <translation>Dispositions gardées&#xa0;: en poser une, garder les mises présentes</translation>
    </message>
    <message>
        <source>L</source>
        <comment>shortcut: Layouts</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>What lies on the cloth: what every number brings, and where many spins lead</source>
        <translation>Ce qui est sur le tapis&#xa0;: ce que rapporte chaque numéro, et où mènent beaucoup de coups</translation>
    </message>
    <message>
        <source>The boards as numbers</source>
        <translation>Les tableaux en chiffres</translation>
    </message>
    <message>
        <source>What lies on the cloth</source>
        <translation>Ce qui est sur le tapis</translation>
    </message>
    <message>
        <source>Kept layouts</source>
        <translation>Dispositions gardées</translation>
    </message>
    <message>
        <source>T</source>
        <comment>shortcut: Throw the ball</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Rien ne va plus</translation>
    </message>
    <message>
        <source>Close the betting now; the ball runs on</source>
        <translation>Arrêter les mises maintenant&#xa0;; la bille continue sa course</translation>
    </message>
    <message>
        <source>Throw the ball</source>
        <translation>Lancer la bille</translation>
    </message>
    <message>
        <source>Bets are taken until the croupier closes them</source>
        <translation>On mise jusqu’à l’appel du croupier</translation>
    </message>
    <message>
        <source>Next spin</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>Watch a spin; bets are taken while the ball runs</source>
        <translation>Regarder un coup&#xa0;; on mise tant que la bille court</translation>
    </message>
    <message>
        <source>C</source>
        <comment>shortcut: What lies on the cloth</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>No stake of yours lies on the cloth: there is nothing to reckon.</source>
        <translation>Aucune de vos mises n’est sur le tapis&#xa0;: il n’y a rien à calculer.</translation>
    </message>
</context>
<context>
    <name>RouletteScene</name>
    <message>
        <source>Columns {which}</source>
        <translation>Colonnes {which}</translation>
    </message>
    <message>
        <source>Dozens {which}</source>
        <translation>Douzaines {which}</translation>
    </message>
    <message>
        <source>Number {numbers}</source>
        <translation>Numéro {numbers}</translation>
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
        <translation>Sixain {numbers}</translation>
    </message>
    <message>
        <source>First column</source>
        <translation>Première colonne</translation>
    </message>
    <message>
        <source>Second column</source>
        <translation>Deuxième colonne</translation>
    </message>
    <message>
        <source>Third column</source>
        <translation>Troisième colonne</translation>
    </message>
    <message>
        <source>First dozen</source>
        <translation>Première douzaine</translation>
    </message>
    <message>
        <source>Middle dozen</source>
        <translation>Douzaine du milieu</translation>
    </message>
    <message>
        <source>Last dozen</source>
        <translation>Dernière douzaine</translation>
    </message>
    <message>
        <source>Rouge</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Noir</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Pair</translation>
    </message>
    <message>
        <source>Impair</source>
        <translation>Impair</translation>
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
        <translation>{numbers}, paie {ratio}</translation>
    </message>
    <message>
        <source>{stake} would bring {paid}</source>
        <translation>{stake} rapporteraient {paid}</translation>
    </message>
    <message>
        <source>{pieces} by {piece} = {whole}, {numbers}</source>
        <translation>{pieces} par {piece} = {whole}, {numbers}</translation>
    </message>
    <message>
        <source>stake {amount}</source>
        <translation>mise {amount}</translation>
    </message>
    <message>
        <source>winnings {amount}</source>
        <translation>gain {amount}</translation>
    </message>
    <message>
        <source>in prison {amount}</source>
        <translation>en prison {amount}</translation>
    </message>
    <message>
        <source>Neighbours on each side: {count}</source>
        <translation>Voisins de chaque côté&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Take half of the imprisoned stake on {chance} back, leave the other half</source>
        <translation>{chance}, reprendre la moitié de la mise en prison et laisser l’autre</translation>
    </message>
    <message>
        <source>{amount} imprisoned twice on {chance}: move it</source>
        <translation>{chance}, {amount} doublement en prison&#xa0;: déplacer</translation>
    </message>
    <message>
        <source>{amount} imprisoned on {chance}: move it</source>
        <translation>{chance}, {amount} en prison&#xa0;: déplacer</translation>
    </message>
    <message>
        <source>Choose another simple chance for it, or press Escape</source>
        <translation>Choisissez une autre chance simple, ou appuyez sur Échap</translation>
    </message>
    <message>
        <source>{bet} won {amount}. Why this amount?</source>
        <translation>{bet}, gain de {amount}. Pourquoi ce montant&#xa0;?</translation>
    </message>
    <message>
        <source>{bet} lost {amount}. Why this amount?</source>
        <translation>{bet}, perte de {amount}. Pourquoi ce montant&#xa0;?</translation>
    </message>
    <message>
        <source>Simple chances</source>
        <translation>Chances simples</translation>
    </message>
    <message>
        <source>Dozens and columns</source>
        <translation>Douzaines et colonnes</translation>
    </message>
    <message>
        <source>Numbers</source>
        <comment>bets on one number</comment>
        <translation>Numéros</translation>
    </message>
    <message>
        <source>Splits</source>
        <translation>Chevaux</translation>
    </message>
    <message>
        <source>Streets</source>
        <translation>Transversales</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Carrés</translation>
    </message>
    <message>
        <source>Six numbers</source>
        <translation>Sixains</translation>
    </message>
    <message>
        <source>Race track</source>
        <translation>Piste</translation>
    </message>
    <message>
        <source>In prison</source>
        <translation>En prison</translation>
    </message>
    <message>
        <source>What the spin brought</source>
        <translation>Ce qu’a donné le coup</translation>
    </message>
    <message>
        <source>The other guests</source>
        <translation>Les autres joueurs</translation>
    </message>
    <message>
        <source>The ball runs</source>
        <translation>La bille court</translation>
    </message>
    <message>
        <source>The wheel: no number yet</source>
        <translation>Le cylindre&#xa0;: aucun numéro encore</translation>
    </message>
    <message>
        <source>The ball lies in {number}</source>
        <translation>La bille est dans le {number}</translation>
    </message>
    <message>
        <source>Numbers before, the newest first: {numbers}</source>
        <translation>Numéros précédents, le plus récent d’abord&#xa0;: {numbers}</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numéros</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Fréquences</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Séries</translation>
    </message>
    <message>
        <source>Board: {board}, no number yet</source>
        <translation>Tableau&#xa0;: {board}, encore aucun numéro</translation>
    </message>
    <message>
        <source>Board: {board}. Last numbers: {numbers}</source>
        <translation>Tableau&#xa0;: {board}. Derniers numéros&#xa0;: {numbers}</translation>
    </message>
    <message>
        <source>{count} ± {spread}</source>
        <translation>{count} ± {spread}</translation>
    </message>
    <message>
        <source>French roulette table</source>
        <translation>Table de roulette française</translation>
    </message>
</context>
<context>
    <name>RoundCard</name>
    <message>
        <source>{table}, round {number}</source>
        <translation>{table}, coup {number}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Avoir</translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>What fell</source>
        <translation>Ce qui est sorti</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Avoir</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>This page of the house rules is missing from the installation.</source>
        <translation>Cette page du règlement manque dans l’installation.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règlement de la maison</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Missing page</source>
        <translation>Page manquante</translation>
    </message>
    <message>
        <source>The placard…</source>
        <translation>L’écriteau…</translation>
    </message>
    <message>
        <source>Limits, payments and rules of this table on one sheet</source>
        <translation>Limites, paiements et règles de cette table sur une feuille</translation>
    </message>
    <message>
        <source>Choose the rules…</source>
        <translation>Choisir les règles…</translation>
    </message>
    <message>
        <source>The options of each table, and what the bank keeps by them</source>
        <translation>Les options de chaque table, et ce que la banque y garde</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>SeeingPage</name>
    <message>
        <source>Size of text, %</source>
        <translation>Taille du texte, %</translation>
    </message>
    <message>
        <source>Size of salon and tables, %</source>
        <translation>Taille du salon et des tables, %</translation>
    </message>
    <message>
        <source>As the text</source>
        <translation>Comme le texte</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>A cloth near black, bright lines and letters, white cards</source>
        <translation>Tapis presque noir, lignes et lettres claires, cartes blanches</translation>
    </message>
    <message>
        <source>Cards in four colours</source>
        <translation>Cartes en quatre couleurs</translation>
    </message>
    <message>
        <source>Diamonds blue, clubs green; not at trente et quarante, where one bets on the colour</source>
        <translation>Carreaux bleus, trèfles verts&#xa0;; pas au trente et quarante, où l’on mise sur la couleur</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Lettres des cartes</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Calme</translation>
    </message>
    <message>
        <source>As at the table</source>
        <translation>Comme à la table</translation>
    </message>
    <message>
        <source>Swift</source>
        <translation>Vive</translation>
    </message>
    <message>
        <source>Less movement</source>
        <translation>Moins de mouvement</translation>
    </message>
    <message>
        <source>Cards and chips appear in their places without travelling</source>
        <translation>Cartes et jetons apparaissent à leur place sans voyager</translation>
    </message>
    <message>
        <source>Seeing and moving</source>
        <translation>Vue et mouvement</translation>
    </message>
</context>
<context>
    <name>SettingsLine</name>
    <message>
        <source>Some of your settings could not be read; those of the house hold in their place. The file as it was is kept here: {path}</source>
        <translation>Certains de vos réglages n’ont pas pu être lus&#xa0;; ceux de la maison valent à leur place. L’ancien fichier est gardé ici&#xa0;: {path}</translation>
    </message>
    <message>
        <source>Some of your settings could not be read; those of the house hold in their place. The file is left as it is: {path}</source>
        <translation>Certains de vos réglages n’ont pas pu être lus&#xa0;; ceux de la maison valent à leur place. Le fichier reste tel qu’il est&#xa0;: {path}</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>SnapshotsSheet</name>
    <message>
        <source>There is no snapshot to return to.</source>
        <translation>Il n’y a pas de copie à laquelle revenir.</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>Copies de sauvegarde</translation>
    </message>
    <message>
        <source>No snapshot has been made of this player yet.</source>
        <translation>Aucune copie de ce joueur n’a encore été faite.</translation>
    </message>
    <message>
        <source>What stands now is set aside and stays among these snapshots.</source>
        <translation>L’état présent est mis de côté et reste parmi ces copies.</translation>
    </message>
    <message>
        <source>The house makes one every day it is open, and one before each upgrade.</source>
        <translation>La maison en fait une chaque jour d’ouverture, et une avant chaque mise à jour.</translation>
    </message>
    <message>
        <source>Return to it</source>
        <translation>Y revenir</translation>
    </message>
    <message>
        <source>Purse, tables and book as they were then</source>
        <translation>La bourse, les tables et le registre comme ils étaient alors</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sound</source>
        <translation>Le son</translation>
    </message>
    <message>
        <source>All of it, on or off</source>
        <translation>Tout le son, activé ou coupé</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>Slid, turned, shuffled, cut</source>
        <translation>Glissées, retournées, mêlées, coupées</translation>
    </message>
    <message>
        <source>Chips and rake</source>
        <translation>Les jetons et le râteau</translation>
    </message>
    <message>
        <source>Laid, pushed, raked in</source>
        <translation>Posés, poussés, ramassés</translation>
    </message>
    <message>
        <source>The wheel</source>
        <translation>Le cylindre</translation>
    </message>
    <message>
        <source>The ball in its track, on the lozenges and the frets</source>
        <translation>La bille sur sa piste, contre les losanges et les cloisons</translation>
    </message>
    <message>
        <source>The room</source>
        <translation>La salle</translation>
    </message>
    <message>
        <source>Very soft, as long as somebody plays; and the bell of the cashier</source>
        <translation>Tout bas, tant que l’on joue&#xa0;; et la sonnette de la caisse</translation>
    </message>
    <message>
        <source>Hear it</source>
        <translation>Écouter</translation>
    </message>
    <message>
        <source>Hear it: {kind}</source>
        <translation>Écouter&#xa0;: {kind}</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>Touche {key}</translation>
    </message>
    <message>
        <source>This system has no sound output: nothing will be heard.</source>
        <translation>Ce système n’a pas de sortie audio&#xa0;: rien ne s’entendra.</translation>
    </message>
    <message>
        <source>They are heard by way of {system}.</source>
        <translation>Le son passe par {system}.</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>Sound is on; no sound ({key})</source>
        <translation>Le son est activé&#xa0;; couper le son ({key})</translation>
    </message>
    <message>
        <source>Sound is off; let it be heard ({key})</source>
        <translation>Le son est coupé&#xa0;; le remettre ({key})</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation>Le son est activé</translation>
    </message>
    <message>
        <source>Sound is off</source>
        <translation>Le son est coupé</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>All your stakes came back.</source>
        <translation>Toutes vos mises vous reviennent.</translation>
    </message>
    <message>
        <source>What you won and what you lost are equal.</source>
        <translation>Vos gains et vos pertes se compensent.</translation>
    </message>
    <message>
        <source>insured with {amount}</source>
        <translation>assurance {amount}</translation>
    </message>
    <message>
        <source>{name}: {amount}.</source>
        <translation>{name}&#xa0;: {amount}.</translation>
    </message>
    <message>
        <source>You may: {what}</source>
        <translation>Vous pouvez&#xa0;: {what}</translation>
    </message>
    <message>
        <source>How things stand</source>
        <translation>La situation</translation>
    </message>
    <message>
        <source>What was said last</source>
        <translation>Ce qui vient d’être dit</translation>
    </message>
    <message>
        <source>You have won {amount}: {where}.</source>
        <translation>Vous avez gagné {amount}&#xa0;: {where}.</translation>
    </message>
    <message>
        <source>You have lost {amount}: {where}.</source>
        <translation>Vous avez perdu {amount}&#xa0;: {where}.</translation>
    </message>
    <message>
        <source>Locked in prison, {amount}: {where}.</source>
        <translation>En prison, {amount}&#xa0;: {where}.</translation>
    </message>
    <message>
        <source>Freed, {amount}: {where}.</source>
        <translation>Sorti de prison, {amount}&#xa0;: {where}.</translation>
    </message>
    <message>
        <source>Nothing of yours was decided.</source>
        <translation>Rien de vos mises n’a été décidé.</translation>
    </message>
    <message>
        <source>In the purse: {amount}.</source>
        <translation>Dans la bourse&#xa0;: {amount}.</translation>
    </message>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>Rien n’a encore été dit.</translation>
    </message>
    <message>
        <source>insurance of {chance}</source>
        <translation>assurance de {chance}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Bet</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Misé</translation>
    </message>
    <message>
        <source>After so many rounds</source>
        <translation>Après tant de coups</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>19 times out of 20, from</source>
        <translation>19 fois sur 20, de</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>19 times out of 20, to</source>
        <translation>19 fois sur 20, à</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Avoir</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Au plus bas</translation>
    </message>
    <message>
        <source>Lowest since the point before</source>
        <translation>Au plus bas depuis le point d’avant</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Au plus haut</translation>
    </message>
    <message>
        <source>Highest since the point before</source>
        <translation>Au plus haut depuis le point d’avant</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>Caisse</translation>
    </message>
    <message>
        <source>19 times out of 20</source>
        <translation>19 fois sur 20</translation>
    </message>
    <message>
        <source>Chances, not insured</source>
        <translation>Chances, sans assurance</translation>
    </message>
    <message>
        <source>Chances, insured</source>
        <translation>Chances, assurées</translation>
    </message>
    <message>
        <source>One number</source>
        <translation>Plein</translation>
    </message>
    <message>
        <source>Two numbers</source>
        <translation>À cheval</translation>
    </message>
    <message>
        <source>Three numbers</source>
        <translation>Transversale</translation>
    </message>
    <message>
        <source>Four numbers</source>
        <translation>Carré</translation>
    </message>
    <message>
        <source>Six numbers</source>
        <translation>Sixain</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Dozen</source>
        <translation>Douzaine</translation>
    </message>
    <message>
        <source>Two columns</source>
        <translation>Deux colonnes</translation>
    </message>
    <message>
        <source>Two dozens</source>
        <translation>Deux douzaines</translation>
    </message>
    <message>
        <source>Simple chances</source>
        <translation>Chances simples</translation>
    </message>
    <message>
        <source>As punter</source>
        <translation>En ponte</translation>
    </message>
    <message>
        <source>As banker</source>
        <translation>En banquier</translation>
    </message>
    <message>
        <source>Own boxes</source>
        <translation>Cases tenues</translation>
    </message>
    <message>
        <source>Behind others</source>
        <translation>Derrière d’autres</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Assurance</translation>
    </message>
    <message>
        <source>All bets</source>
        <translation>Toutes les mises</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Toutes les tables</translation>
    </message>
    <message>
        <source>being reckoned…</source>
        <translation>calcul en cours…</translation>
    </message>
    <message>
        <source>No round knows the ones before it: nothing here tells what the next will bring.</source>
        <translation>Aucun coup ne connaît ceux d’avant&#xa0;: rien ici ne dit ce qu’apportera le prochain.</translation>
    </message>
    <message>
        <source>Longest run of won rounds</source>
        <translation>Plus longue série gagnante</translation>
    </message>
    <message>
        <source>Longest run of lost rounds</source>
        <translation>Plus longue série perdante</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Temps de jeu</translation>
    </message>
    <message>
        <source>Rounds an hour</source>
        <translation>Coups par heure</translation>
    </message>
    <message>
        <source>Expected an hour</source>
        <translation>Attendu par heure</translation>
    </message>
    <message>
        <source>Result an hour</source>
        <translation>Résultat par heure</translation>
    </message>
    <message>
        <source>Owned at the end</source>
        <translation>Avoir à la fin</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours}&#xa0;h&#xa0;{minutes}&#xa0;min</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes}&#xa0;min</translation>
    </message>
    <message>
        <source>Result and expectation, by rounds</source>
        <translation>Résultat et attente, coup par coup</translation>
    </message>
    <message>
        <source>Line: what the rounds brought. Dashed: what was to be expected. Shaded: 19 times out of 20.</source>
        <translation>Trait&#xa0;: ce que les coups ont rapporté. Pointillé&#xa0;: l’attente. Ombre&#xa0;: 19 fois sur 20.</translation>
    </message>
    <message>
        <source>What you owned, by rounds</source>
        <translation>Votre avoir, coup par coup</translation>
    </message>
    <message>
        <source>Purse, cash and what lay on the table. Dashed: at the cashier’s.</source>
        <translation>Bourse, espèces et tapis. Pointillé&#xa0;: passages à la caisse.</translation>
    </message>
    <message>
        <source>After {rounds}, {moment}: result {result}</source>
        <translation>Après {rounds}, {moment}&#xa0;: résultat {result}</translation>
    </message>
    <message>
        <source>expected {mean}, 19 times out of 20 {between}</source>
        <translation>attendu {mean}, 19 fois sur 20 {between}</translation>
    </message>
    <message>
        <source>{result}, expected {mean}</source>
        <translation>{result}, attendu {mean}</translation>
    </message>
    <message>
        <source>After {rounds}, {moment}: {amount}</source>
        <translation>Après {rounds}, {moment}&#xa0;: {amount}</translation>
    </message>
    <message>
        <source>since the place before from {low} to {high}</source>
        <translation>depuis le point d’avant de {low} à {high}</translation>
    </message>
</context>
<context>
    <name>StatisticsPlurals</name>
    <message numerus="yes">
        <source>Given by the house, %n time(s)</source>
        <translation>
            <numerusform>Donné par la maison, %n fois</numerusform>
            <numerusform>Donné par la maison, %n fois</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>The book is being added up…</source>
        <translation>On fait les comptes du registre…</translation>
    </message>
    <message>
        <source>No round is like that.</source>
        <translation>Aucun coup n’est ainsi.</translation>
    </message>
    <message>
        <source>No round has been played yet.</source>
        <translation>Aucun coup n’a encore été joué.</translation>
    </message>
    <message>
        <source>No round is shown.</source>
        <translation>Aucun coup n’est montré.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Enregistré sous {file}.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>This page as a picture, or its figures as a table</source>
        <translation>Cette page en image, ou ses chiffres en tableau</translation>
    </message>
    <message>
        <source>How it is reckoned</source>
        <translation>Comment on compte</translation>
    </message>
    <message>
        <source>What expectation and band are</source>
        <translation>Ce que sont l’attente et la bande</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>StrategyCard</name>
    <message>
        <source>card</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>rester</translation>
    </message>
    <message>
        <source>double</source>
        <translation>doubler</translation>
    </message>
    <message>
        <source>split</source>
        <translation>séparer</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>abandonner</translation>
    </message>
    <message>
        <source>Hard hands</source>
        <translation>Mains dures</translation>
    </message>
    <message>
        <source>With an ace as eleven</source>
        <translation>Avec un as pour onze</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Hard {total}</source>
        <translation>{total} dur</translation>
    </message>
    <message>
        <source>Soft {total}</source>
        <translation>{total} souple</translation>
    </message>
    <message>
        <source>Pair {total}</source>
        <translation>Paire {total}</translation>
    </message>
    <message>
        <source>Hard {total} against {card}: {play}</source>
        <translation>{total} dur contre {card}&#xa0;: {play}</translation>
    </message>
    <message>
        <source>Soft {total} against {card}: {play}</source>
        <translation>{total} souple contre {card}&#xa0;: {play}</translation>
    </message>
    <message>
        <source>Pair {total} against {card}: {play}</source>
        <translation>Paire {total} contre {card}&#xa0;: {play}</translation>
    </message>
    <message>
        <source>Blackjack: the strategy card</source>
        <translation>Blackjack&#xa0;: la carte de stratégie</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>the croupier shows</source>
        <translation>le croupier montre</translation>
    </message>
    <message>
        <source>Croupier</source>
        <translation>Croupier</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Le mieux</translation>
    </message>
    <message>
        <source>the best play</source>
        <translation>le meilleur jeu</translation>
    </message>
    <message>
        <source>A small letter: with three cards or more, where the large one is not possible any more, do that.</source>
        <translation>Une petite lettre&#xa0;: à trois cartes ou plus, quand la grande n’est plus possible, faites cela.</translation>
    </message>
    <message>
        <source>{rule}: {answer}</source>
        <translation>{rule}&#xa0;: {answer}</translation>
    </message>
    <message>
        <source>Six packs. Played by this card, a box leaves the bank {edge} of its stake.</source>
        <translation>Six jeux. Jouée selon cette carte, une case laisse à la banque {edge} de sa mise.</translation>
    </message>
    <message>
        <source>reckoned by totals, from a full shoe; play money, no value</source>
        <translation>calculée par totaux, sabot plein&#xa0;; argent de jeu, sans valeur</translation>
    </message>
    <message>
        <source>strategy card blackjack</source>
        <comment>name of a file</comment>
        <translation>carte de stratégie blackjack</translation>
    </message>
</context>
<context>
    <name>StrategyCardSheet</name>
    <message>
        <source>The card cannot be reckoned.</source>
        <translation>La carte ne peut être calculée.</translation>
    </message>
    <message>
        <source>The card is being reckoned…</source>
        <translation>La carte se calcule…</translation>
    </message>
    <message>
        <source>Point at a cell, or go there with the arrows: what every play brings.</source>
        <translation>Pointez une case, ou allez-y avec les flèches&#xa0;: ce que rapporte chaque choix.</translation>
    </message>
</context>
<context>
    <name>Subtitle</name>
    <message>
        <source>Place your bets, please</source>
        <translation>Faites vos jeux, s’il vous plaît</translation>
    </message>
    <message>
        <source>The cloth is open</source>
        <translation>Le tapis est ouvert</translation>
    </message>
    <message>
        <source>The bets are made</source>
        <translation>Les jeux sont faits</translation>
    </message>
    <message>
        <source>What lies on the cloth is in play</source>
        <translation>Ce qui est sur le tapis joue</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Les mises sont closes</translation>
    </message>
    <message>
        <source>From now on nothing may be laid or taken</source>
        <translation>On ne pose plus, on ne retire plus</translation>
    </message>
    <message>
        <source>Too late: the chip comes back to you</source>
        <translation>Trop tard&#xa0;: le jeton vous revient</translation>
    </message>
    <message>
        <source>The chip comes back to you</source>
        <translation>Le jeton vous revient</translation>
    </message>
    <message>
        <source>Who will cut the cards?</source>
        <translation>Qui veut couper les cartes&#xa0;?</translation>
    </message>
    <message>
        <source>The shuffled cards wait for the cut</source>
        <translation>Les cartes mêlées attendent la coupe</translation>
    </message>
    <message>
        <source>The five cards, burnt face down, do not play</source>
        <translation>Les cinq cartes, brûlées sans être vues, ne jouent pas</translation>
    </message>
    <message>
        <source>A tie, nobody wins and nobody loses</source>
        <translation>Égalité, personne ne gagne, personne ne perd</translation>
    </message>
    <message>
        <source>A tie, every stake is free</source>
        <translation>Égalité, toutes les mises sont libres</translation>
    </message>
    <message>
        <source>The 31 après, only insured stakes are safe</source>
        <translation>Le 31 après, seules les mises assurées sont sauves</translation>
    </message>
    <message>
        <source>The shoe is at its end, the coup is void</source>
        <translation>Le sabot touche à sa fin, le coup est nul</translation>
    </message>
    <message>
        <source>Burnt face down, they do not play</source>
        <translation>Brûlées sans être vues, elles ne jouent pas</translation>
    </message>
    <message>
        <source>The row makes {total_a}</source>
        <translation>La rangée fait {total_a}</translation>
    </message>
    <message>
        <source>Red wins, and the colour wins</source>
        <translation>Rouge gagne, et la couleur gagne</translation>
    </message>
    <message>
        <source>Rouge and couleur are paid</source>
        <translation>On paie rouge et couleur</translation>
    </message>
    <message>
        <source>Red wins, the colour loses</source>
        <translation>Rouge gagne, la couleur perd</translation>
    </message>
    <message>
        <source>Rouge and inverse are paid</source>
        <translation>On paie rouge et inverse</translation>
    </message>
    <message>
        <source>Red loses, and the colour loses</source>
        <translation>Rouge perd, et la couleur perd</translation>
    </message>
    <message>
        <source>Noir and inverse are paid</source>
        <translation>On paie noir et inverse</translation>
    </message>
    <message>
        <source>Red loses, the colour wins</source>
        <translation>Rouge perd, la couleur gagne</translation>
    </message>
    <message>
        <source>Noir and couleur are paid</source>
        <translation>On paie noir et couleur</translation>
    </message>
    <message>
        <source>Only insured stakes are safe</source>
        <translation>Seules les mises assurées sont sauves</translation>
    </message>
    <message>
        <source>The coup is void, every stake is free</source>
        <translation>Le coup est nul, toutes les mises sont libres</translation>
    </message>
    <message>
        <source>Insured against the 31 après</source>
        <translation>Assuré contre le 31 après</translation>
    </message>
    <message>
        <source>The 31 après will not touch this stake</source>
        <translation>Le 31 après ne touchera pas cette mise</translation>
    </message>
    <message>
        <source>{total_a} and {total_b}: {meaning}</source>
        <translation>{total_a} et {total_b}&#xa0;: {meaning}</translation>
    </message>
    <message>
        <source>{figure}: {colour}, {parity}, {half}</source>
        <translation>{figure}&#xa0;: {colour}, {parity}, {half}</translation>
    </message>
    <message>
        <source>The zero has fallen</source>
        <translation>Le zéro est sorti</translation>
    </message>
    <message>
        <source>It pays as a number; other numbers, dozens and columns lose</source>
        <translation>Payé comme numéro&#xa0;; les autres numéros, douzaines et colonnes perdent</translation>
    </message>
    <message>
        <source>Stakes on simple chances are imprisoned</source>
        <translation>Les mises des chances simples sont emprisonnées</translation>
    </message>
    <message>
        <source>Locked stakes are freed when their chance comes</source>
        <translation>Elles sont libérées quand leur chance sort</translation>
    </message>
    <message>
        <source>Imprisoned stakes are locked a second time</source>
        <translation>Les mises en prison sont enfermées une seconde fois</translation>
    </message>
    <message>
        <source>Their chance must now come twice</source>
        <translation>Leur chance doit maintenant sortir deux fois</translation>
    </message>
    <message>
        <source>The lock is opened, without profit</source>
        <translation>La prison s’ouvre, sans gain</translation>
    </message>
    <message>
        <source>One lock is opened, without profit</source>
        <translation>Un verrou s’ouvre, sans gain</translation>
    </message>
    <message>
        <source>Half of the stake goes back to the purse</source>
        <translation>La moitié de la mise revient à la bourse</translation>
    </message>
    <message>
        <source>It goes back to the purse, the rest is lost</source>
        <translation>Elle revient à la bourse, le reste est perdu</translation>
    </message>
    <message>
        <source>Whose stake is it? What the numbers pay is handed over</source>
        <translation>À qui est la mise&#xa0;? Ce que paient les numéros est remis en main propre</translation>
    </message>
    <message>
        <source>What the numbers pay is handed over</source>
        <translation>Ce que paient les numéros est remis en main propre</translation>
    </message>
    <message>
        <source>{name}: {count} × {piece}</source>
        <translation>{name}&#xa0;: {count} × {piece}</translation>
    </message>
    <message>
        <source>What makes no whole piece stays with you</source>
        <translation>Ce qui ne fait pas une pièce entière vous reste</translation>
    </message>
    <message>
        <source>The hand makes {total}. Another card?</source>
        <translation>La main fait {total}. Encore une carte&#xa0;?</translation>
    </message>
    <message>
        <source>Whoever holds the box decides</source>
        <translation>Le maître de la case décide</translation>
    </message>
    <message>
        <source>One more card for this hand</source>
        <translation>Encore une carte pour cette main</translation>
    </message>
    <message>
        <source>Over 21 the stake is lost at once</source>
        <translation>Au-dessus de 21, la mise est perdue aussitôt</translation>
    </message>
    <message>
        <source>The hand stands</source>
        <translation>La main reste</translation>
    </message>
    <message>
        <source>The hand waits for the croupier</source>
        <translation>La main attend le croupier</translation>
    </message>
    <message>
        <source>Insurance against the croupier&apos;s blackjack?</source>
        <translation>Une assurance contre le blackjack du croupier&#xa0;?</translation>
    </message>
    <message>
        <source>Up to half of the stake; it pays two to one</source>
        <translation>Jusqu’à la moitié de la mise&#xa0;; elle paie deux contre un</translation>
    </message>
    <message>
        <source>The stake is doubled</source>
        <translation>La mise est doublée</translation>
    </message>
    <message>
        <source>Exactly one card follows</source>
        <translation>Une seule carte suit</translation>
    </message>
    <message>
        <source>The pair becomes two hands</source>
        <translation>La paire devient deux mains</translation>
    </message>
    <message>
        <source>Each hand has a stake of its own</source>
        <translation>Chaque main a sa propre mise</translation>
    </message>
    <message>
        <source>The hand is given up</source>
        <translation>La main est abandonnée</translation>
    </message>
    <message>
        <source>Half of the stake comes back</source>
        <translation>La moitié de la mise revient</translation>
    </message>
    <message>
        <source>Twenty-one with the first two cards</source>
        <translation>Vingt et un avec les deux premières cartes</translation>
    </message>
    <message>
        <source>Only another blackjack is as good</source>
        <translation>Seul un autre blackjack le vaut</translation>
    </message>
    <message>
        <source>Over 21, the hand is lost</source>
        <translation>Au-dessus de 21, la main est perdue</translation>
    </message>
    <message>
        <source>Cards and stake are taken away</source>
        <translation>Cartes et mise sont enlevées</translation>
    </message>
    <message>
        <source>The croupier is over 21</source>
        <translation>Le croupier dépasse 21</translation>
    </message>
    <message>
        <source>Every hand still there is paid</source>
        <translation>Toute main encore en jeu est payée</translation>
    </message>
    <message>
        <source>Equal totals, the stake is free</source>
        <translation>Totaux égaux, la mise est libre</translation>
    </message>
    <message>
        <source>The stake comes back</source>
        <translation>La mise revient</translation>
    </message>
    <message>
        <source>A card drawn by mistake, who wants it?</source>
        <translation>Une carte tirée par erreur, qui la veut&#xa0;?</translation>
    </message>
    <message>
        <source>If nobody wants it, the croupier keeps it</source>
        <translation>Si personne n’en veut, le croupier la garde</translation>
    </message>
    <message>
        <source>The stakes are agreed, the cards are dealt</source>
        <translation>Les mises sont convenues, on donne les cartes</translation>
    </message>
    <message>
        <source>The banker deals three cards to everyone</source>
        <translation>Le banquier donne trois cartes à chacun</translation>
    </message>
    <message>
        <source>A dealt thirty-one</source>
        <translation>Un trente et un d’emblée</translation>
    </message>
    <message>
        <source>A dealt thirty-one is paid at the agreed price</source>
        <translation>Un trente et un d’emblée se paie au prix convenu</translation>
    </message>
    <message>
        <source>One more card</source>
        <translation>Encore une carte</translation>
    </message>
    <message>
        <source>One more card is drawn</source>
        <translation>On achète encore une carte</translation>
    </message>
    <message>
        <source>No more cards</source>
        <translation>Plus de cartes</translation>
    </message>
    <message>
        <source>The hand waits for the banker&apos;s</source>
        <translation>La main attend celle du banquier</translation>
    </message>
    <message>
        <source>Over thirty-one</source>
        <translation>Plus de trente et un</translation>
    </message>
    <message>
        <source>A hand over thirty-one pays two tokens at once</source>
        <translation>Une main crevée paie aussitôt deux jetons</translation>
    </message>
    <message>
        <source>The banker goes on his own cards</source>
        <translation>Le banquier va sur les siennes</translation>
    </message>
    <message>
        <source>All hands are opened and reckoned</source>
        <translation>Toutes les mains se découvrent et se comptent</translation>
    </message>
    <message>
        <source>The banker pays all who are still in</source>
        <translation>Le banquier paie tous ceux qui sont encore en jeu</translation>
    </message>
    <message>
        <source>Two tokens to everyone who is still in</source>
        <translation>Deux jetons à chacun de ceux qui restent en jeu</translation>
    </message>
    <message>
        <source>Equal totals: paid with cards</source>
        <translation>Totaux égaux&#xa0;: payé en cartes</translation>
    </message>
    <message>
        <source>Equal totals: nothing passes</source>
        <translation>Totaux égaux&#xa0;: rien ne passe</translation>
    </message>
    <message>
        <source>The talia is over</source>
        <translation>La taille est finie</translation>
    </message>
    <message>
        <source>The pack is laid aside, another is taken</source>
        <translation>Le jeu est mis de côté, on en prend un autre</translation>
    </message>
    <message>
        <source>The bank passes to the right</source>
        <translation>La banque passe à droite</translation>
    </message>
    <message>
        <source>Another player deals and pays now</source>
        <translation>Un autre joueur donne et paie désormais</translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>Back to the drawing</source>
        <translation>Revenir au dessin</translation>
    </message>
    <message>
        <source>The same as numbers</source>
        <translation>La même chose en chiffres</translation>
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
        <translation>Retour au salon&#xa0;; vos mises restent où elles sont</translation>
    </message>
    <message>
        <source>The placard of this table</source>
        <translation>L’écriteau de cette table</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Back to the window ({key})</source>
        <translation>Retour à la fenêtre ({key})</translation>
    </message>
    <message>
        <source>Full screen ({key})</source>
        <translation>Plein écran ({key})</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règlement de la maison</translation>
    </message>
    <message>
        <source>The keys that are heard here ({key})</source>
        <translation>Les touches qui agissent ici ({key})</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>In the purse</source>
        <translation>Dans la bourse</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>En jeu</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Show the end at once</source>
        <translation>Montrer la fin tout de suite</translation>
    </message>
    <message>
        <source>Nothing of yours was decided there.</source>
        <translation>Rien à vous ne s’est décidé là.</translation>
    </message>
    <message>
        <source>House rules {section}</source>
        <translation>Règlement {section}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>The book…</source>
        <translation>Le registre…</translation>
    </message>
    <message>
        <source>Every sitting that is over, with its seal and its seed</source>
        <translation>Chaque séance terminée, avec son sceau et sa graine</translation>
    </message>
    <message>
        <source>The seal</source>
        <translation>Le sceau</translation>
    </message>
    <message>
        <source>The purse is empty</source>
        <translation>La bourse est vide</translation>
    </message>
    <message>
        <source>The house advances you another 10 000 francs. It is play money and has no value.</source>
        <translation>La maison vous avance encore 10&#xa0;000 francs. C’est de l’argent de jeu, sans valeur.</translation>
    </message>
    <message>
        <source>Too few chips are left</source>
        <translation>Il reste trop peu de jetons</translation>
    </message>
    <message>
        <source>You have {amount} left in chips; to play on here takes at least {needed}.</source>
        <translation>Il vous reste {amount} en jetons&#xa0;; pour jouer encore ici, il en faut au moins {needed}.</translation>
    </message>
    <message>
        <source>The advance is written into the books like everything else.</source>
        <translation>L’avance est inscrite dans les livres comme tout le reste.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Back to the salon</source>
        <translation>Retour au salon</translation>
    </message>
    <message>
        <source>No chips are left</source>
        <translation>Il n’y a plus de jetons</translation>
    </message>
    <message>
        <source>The tables play with chips only, and you still have cash.</source>
        <translation>Aux tables on ne joue qu’en jetons, et il vous reste des espèces.</translation>
    </message>
    <message>
        <source>The cashier changes it for chips.</source>
        <translation>La caisse les change contre des jetons.</translation>
    </message>
    <message>
        <source>To the cashier</source>
        <translation>À la caisse</translation>
    </message>
    <message>
        <source>Your cash buys chips at the cashier&apos;s ({key}).</source>
        <translation>Vos espèces achètent des jetons à la caisse ({key}).</translation>
    </message>
</context>
<context>
    <name>TableReader</name>
    <message>
        <source>Chip of {amount}</source>
        <translation>Jeton de {amount}</translation>
    </message>
    <message>
        <source>more than the purse holds</source>
        <translation>plus que la bourse ne contient</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Jetons</translation>
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
        <translation>Dit à voix haute</translation>
    </message>
    <message>
        <source>By whom, how loudly and how fast is chosen on the page of the voice</source>
        <translation>Par qui, à quel volume et à quel débit, cela se choisit à la page de la voix</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Règles de la maison…</translation>
    </message>
    <message>
        <source>The croupier speaks</source>
        <translation>Le croupier parle</translation>
    </message>
    <message>
        <source>What the table is played by, and what the bank keeps by it, is agreed apart.</source>
        <translation>Selon quelles règles on joue, et ce que la banque y garde, se choisit à part.</translation>
    </message>
    <message>
        <source>Other guests at the table</source>
        <translation>Autres joueurs à la table</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
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
        <translation>mise ({spot})</translation>
    </message>
    <message>
        <source>insurance on {spot}</source>
        <translation>assurance ({spot})</translation>
    </message>
    <message>
        <source>taking back from {spot}</source>
        <translation>reprise ({spot})</translation>
    </message>
    <message>
        <source>carrying from {spot}</source>
        <translation>déplacement ({spot})</translation>
    </message>
    <message>
        <source>half back from {spot}</source>
        <translation>moitié reprise ({spot})</translation>
    </message>
    <message>
        <source>clearing the cloth</source>
        <translation>mises retirées</translation>
    </message>
    <message>
        <source>repeated bets</source>
        <translation>mises répétées</translation>
    </message>
    <message>
        <source>doubled bets</source>
        <translation>mises doublées</translation>
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
        <translation>Le sceau de ce sabot</translation>
    </message>
    <message>
        <source>The order of the cards was fixed before the first bet. This is its seal, SHA-256:</source>
        <translation>L’ordre des cartes était fixé avant la première mise. Voici son sceau, SHA-256&#xa0;:</translation>
    </message>
    <message>
        <source>The seed of the shoe before, now that it is over:</source>
        <translation>La graine du sabot précédent, maintenant qu’il est fini&#xa0;:</translation>
    </message>
    <message>
        <source>The croupier is dealing.</source>
        <translation>Le croupier donne les cartes.</translation>
    </message>
    <message>
        <source>Announce a bet in words</source>
        <translation>Annoncer une mise</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>T</source>
        <comment>shortcut: Cut</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>Cut where the cut card lies</source>
        <translation>Couper là où est la carte de coupe</translation>
    </message>
    <message>
        <source>D</source>
        <comment>shortcut: Deal</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donner</translation>
    </message>
    <message>
        <source>No more bets: both rows are dealt</source>
        <translation>Rien ne va plus&#xa0;: on donne les deux rangées</translation>
    </message>
    <message>
        <source>Next coup</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>Watch a coup without a stake</source>
        <translation>Regarder un coup sans miser</translation>
    </message>
</context>
<context>
    <name>TrenteEtQuaranteScene</name>
    <message>
        <source>Rouge</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Noir</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Couleur</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Inverse</source>
        <translation>Inverse</translation>
    </message>
    <message>
        <source>stake {amount}</source>
        <translation>mise {amount}</translation>
    </message>
    <message>
        <source>winnings {amount}</source>
        <translation>gain {amount}</translation>
    </message>
    <message>
        <source>in prison {amount}</source>
        <translation>en prison {amount}</translation>
    </message>
    <message>
        <source>insured with {amount}</source>
        <translation>prime {amount}</translation>
    </message>
    <message>
        <source>nothing lies here</source>
        <translation>rien n’est posé ici</translation>
    </message>
    <message>
        <source>Insure {chance} against the 31 après</source>
        <translation>Assurer {chance} contre le 31 après</translation>
    </message>
    <message>
        <source>Take half of the imprisoned stake on {chance} back, leave the other half</source>
        <translation>{chance}, reprendre la moitié de la mise en prison et laisser l’autre</translation>
    </message>
    <message>
        <source>{chance} won {amount}. Why this amount?</source>
        <translation>{chance}, gain de {amount}. Pourquoi ce montant&#xa0;?</translation>
    </message>
    <message>
        <source>{chance} lost {amount}. Why this amount?</source>
        <translation>{chance}, perte de {amount}. Pourquoi ce montant&#xa0;?</translation>
    </message>
    <message>
        <source>The insurance of {chance} cost {amount}. Why this amount?</source>
        <translation>{chance}, l’assurance a coûté {amount}. Pourquoi ce montant&#xa0;?</translation>
    </message>
    <message>
        <source>first card: red</source>
        <translation>première carte&#xa0;: rouge</translation>
    </message>
    <message>
        <source>first card: black</source>
        <translation>première carte&#xa0;: noire</translation>
    </message>
    <message>
        <source>Row of noir: {total}</source>
        <translation>Rangée de noir&#xa0;: {total}</translation>
    </message>
    <message>
        <source>Row of rouge: {total}</source>
        <translation>Rangée de rouge&#xa0;: {total}</translation>
    </message>
    <message>
        <source>the pack has not been offered yet</source>
        <translation>le paquet n’a pas encore été présenté à la coupe</translation>
    </message>
    <message>
        <source>the pack has been cut</source>
        <translation>le paquet est coupé</translation>
    </message>
    <message>
        <source>Drag the cut card to where you want to cut, or use the arrow keys and Enter</source>
        <translation>Glissez la carte de coupe là où vous voulez couper, ou utilisez les flèches et Entrée</translation>
    </message>
    <message>
        <source>{above} cards above, {below} below</source>
        <translation>{above} cartes dessus, {below} dessous</translation>
    </message>
    <message>
        <source>Cut card: {place}</source>
        <translation>Carte de coupe&#xa0;: {place}</translation>
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
        <translation>Table de trente et quarante</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>The two rows</source>
        <translation>Les deux rangées</translation>
    </message>
    <message>
        <source>What the coup brought</source>
        <translation>Ce qu’a donné le coup</translation>
    </message>
    <message>
        <source>{row} and couleur</source>
        <translation>{row} et couleur</translation>
    </message>
    <message>
        <source>{row} and inverse</source>
        <translation>{row} et inverse</translation>
    </message>
    <message>
        <source>No coup of this shoe yet</source>
        <translation>Aucun coup de ce sabot encore</translation>
    </message>
    <message>
        <source>Last coups, the newest first: {coups}</source>
        <translation>Derniers coups, le plus récent d’abord&#xa0;: {coups}</translation>
    </message>
</context>
<context>
    <name>TrenteEtUnPage</name>
    <message>
        <source>token {token} · a dealt 31 pays {price}</source>
        <translation>jeton {token} · 31 d’emblée payé {price}</translation>
    </message>
    <message>
        <source>Тридцать одно</source>
        <translation>Тридцать одно</translation>
    </message>
    <message>
        <source>The seal of this game</source>
        <translation>Le sceau de cette partie</translation>
    </message>
    <message>
        <source>The order of all packs was fixed before the first deal. This is its seal, SHA-256:</source>
        <translation>L’ordre de tous les jeux était fixé avant la première donne. Voici son sceau, SHA-256&#xa0;:</translation>
    </message>
    <message>
        <source>The seed of the game before, now that it is over:</source>
        <translation>La graine de la partie précédente, maintenant qu’elle est finie&#xa0;:</translation>
    </message>
    <message>
        <source>The round is being played.</source>
        <translation>La donne se joue.</translation>
    </message>
    <message>
        <source>What is agreed</source>
        <translation>Ce qui est convenu</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>C</source>
        <comment>shortcut: Card</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>Buy one more card</source>
        <translation>Acheter encore une carte</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Carte suivante</translation>
    </message>
    <message>
        <source>Lay the next card of your deal</source>
        <translation>Poser la carte suivante de votre donne</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Toutes à la fois</translation>
    </message>
    <message>
        <source>A</source>
        <comment>shortcut: All at once</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>Lay the rest of the deal</source>
        <translation>Poser le reste de la donne</translation>
    </message>
    <message>
        <source>The guests talk: let them be silent</source>
        <translation>Les invités bavardent&#xa0;: les faire taire</translation>
    </message>
    <message>
        <source>Let the guests talk</source>
        <translation>Laisser les invités bavarder</translation>
    </message>
    <message>
        <source>D</source>
        <comment>shortcut: Deal</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donner</translation>
    </message>
    <message>
        <source>You hold the bank: three cards to everyone</source>
        <translation>Vous tenez la banque&#xa0;: trois cartes à chacun</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Donne suivante</translation>
    </message>
    <message>
        <source>Let the banker deal</source>
        <translation>Que le banquier donne</translation>
    </message>
    <message>
        <source>On mine</source>
        <translation>Sur les miennes</translation>
    </message>
    <message>
        <source>E</source>
        <comment>shortcut: Enough</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>Go on your own cards: all hands are opened</source>
        <translation>Aller sur les vôtres&#xa0;: toutes les mains se découvrent</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Je reste</translation>
    </message>
    <message>
        <source>No more cards for you</source>
        <translation>Plus de cartes pour vous</translation>
    </message>
    <message>
        <source>While a round is on, what was agreed for it holds.</source>
        <translation>Tant que la donne se joue, ce qui en fut convenu demeure.</translation>
    </message>
</context>
<context>
    <name>TrenteEtUnScene</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Banque</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>31 pays</source>
        <translation>31 paie</translation>
    </message>
    <message>
        <source>Talia</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Thirty-one</source>
        <translation>Trente et un</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Crevé</translation>
    </message>
    <message>
        <source>Paid with cards</source>
        <translation>Payé en cartes</translation>
    </message>
    <message>
        <source>Over 31 you pay everybody who is still in; on yours all hands are opened</source>
        <translation>Au-dessus de 31 vous payez tous ceux qui restent&#xa0;; sur les vôtres, on ouvre toutes les mains</translation>
    </message>
    <message>
        <source>You may draw as often as you like; over 31 pays at once</source>
        <translation>Achetez autant que vous voulez&#xa0;; au-dessus de 31 on paie aussitôt</translation>
    </message>
    <message>
        <source>{name} is asked</source>
        <translation>{name} a la parole</translation>
    </message>
    <message>
        <source>Over 31: you have lost {amount}</source>
        <translation>Au-dessus de 31&#xa0;: vous avez perdu {amount}</translation>
    </message>
    <message>
        <source>{total} against {bank}: you have won {amount}</source>
        <translation>{total} contre {bank}&#xa0;: vous avez gagné {amount}</translation>
    </message>
    <message>
        <source>{total} against {bank}: you have lost {amount}</source>
        <translation>{total} contre {bank}&#xa0;: vous avez perdu {amount}</translation>
    </message>
    <message>
        <source>{total} against {bank}: nothing passes</source>
        <translation>{total} contre {bank}&#xa0;: rien ne passe</translation>
    </message>
    <message>
        <source>A dealt 31: you have won {amount}</source>
        <translation>Un 31 d’emblée&#xa0;: vous avez gagné {amount}</translation>
    </message>
    <message>
        <source>You have won {amount}</source>
        <translation>Vous avez gagné {amount}</translation>
    </message>
    <message>
        <source>You have lost {amount}</source>
        <translation>Vous avez perdu {amount}</translation>
    </message>
    <message>
        <source>Nothing passes between you and the others</source>
        <translation>Rien ne passe entre vous et les autres</translation>
    </message>
    <message>
        <source>You deal: each card when you like, or all at once</source>
        <translation>Vous donnez&#xa0;: carte par carte à votre gré, ou toutes à la fois</translation>
    </message>
    <message>
        <source>You deal and pay now</source>
        <translation>C’est vous qui donnez et payez</translation>
    </message>
    <message>
        <source>{name} deals and pays now</source>
        <translation>{name} donne et paie désormais</translation>
    </message>
    <message>
        <source>Rounds dealt: {rounds}. The bank: {amount}</source>
        <translation>Donnes jouées&#xa0;: {rounds}. La banque&#xa0;: {amount}</translation>
    </message>
    <message>
        <source>Your place: no cards yet</source>
        <translation>Votre place&#xa0;: pas encore de cartes</translation>
    </message>
    <message>
        <source>Your cards, face down. Look at them</source>
        <translation>Vos cartes, faces cachées. Les regarder</translation>
    </message>
    <message>
        <source>Your cards: {total}, {cards}</source>
        <translation>Vos cartes&#xa0;: {total}, {cards}</translation>
    </message>
    <message>
        <source>{name}, purse {amount}</source>
        <translation>{name}, bourse {amount}</translation>
    </message>
    <message>
        <source>holds the bank</source>
        <translation>tient la banque</translation>
    </message>
    <message>
        <source>{total}: {cards}</source>
        <translation>{total}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>cards face down: {count}</source>
        <translation>cartes faces cachées&#xa0;: {count}</translation>
    </message>
    <message>
        <source>The pack, cards left: {count}</source>
        <translation>Le jeu, cartes restantes&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{name}: {amount}. Why this amount?</source>
        <translation>{name}&#xa0;: {amount}. Pourquoi ce montant&#xa0;?</translation>
    </message>
    <message>
        <source>stake {amount}</source>
        <translation>mise {amount}</translation>
    </message>
    <message>
        <source>a dealt 31 pays {amount}</source>
        <translation>un 31 d’emblée paie {amount}</translation>
    </message>
    <message>
        <source>the bank in this talia {amount}</source>
        <translation>la banque dans cette taille {amount}</translation>
    </message>
    <message>
        <source>What was agreed: {lines}</source>
        <translation>Ce qui est convenu&#xa0;: {lines}</translation>
    </message>
    <message>
        <source>Table of thirty-one</source>
        <translation>Table de trente-et-un</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Les autres</translation>
    </message>
    <message>
        <source>What the round brought</source>
        <translation>Ce qu’a donné la donne</translation>
    </message>
</context>
<context>
    <name>TrenteEtUnSettingsPage</name>
    <message>
        <source>When you deal</source>
        <translation>Quand vous donnez</translation>
    </message>
    <message>
        <source>card by card</source>
        <translation>carte par carte</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>toutes à la fois</translation>
    </message>
    <message>
        <source>Between the cards the guests</source>
        <translation>Entre les cartes, les invités</translation>
    </message>
    <message>
        <source>talk</source>
        <translation>bavardent</translation>
    </message>
    <message>
        <source>are silent</source>
        <translation>se taisent</translation>
    </message>
    <message>
        <source>The players speak</source>
        <translation>Les joueurs parlent</translation>
    </message>
    <message>
        <source>Who plays, for what, and who banks is agreed at the table: its card opens the agreement.</source>
        <translation>Qui joue, pour quel enjeu et qui tient la banque, on en convient à la table&#xa0;: sa fiche ouvre l’accord.</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Nothing here touches your purse; there are hints and warnings.</source>
        <translation>Rien ici ne touche à votre bourse&#xa0;; il y a des conseils et des avertissements.</translation>
    </message>
    <message>
        <source>H</source>
        <comment>shortcut: Hint</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Hint: what each play is worth</source>
        <translation>Conseil&#xa0;: ce que vaut chaque jeu</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>The book of your errors</source>
        <translation>Le registre de vos erreurs</translation>
    </message>
    <message>
        <source>Practice purse</source>
        <translation>Bourse d’entraînement</translation>
    </message>
    <message>
        <source>The practice purse was short: the house has put another 10 000 francs into it.</source>
        <translation>La bourse d’entraînement était à court&#xa0;: la maison y a remis 10&#xa0;000 francs.</translation>
    </message>
    <message>
        <source>That is being reckoned…</source>
        <translation>Le calcul est en cours…</translation>
    </message>
    <message>
        <source>There is nothing to decide now.</source>
        <translation>Il n’y a rien à décider pour l’instant.</translation>
    </message>
    <message>
        <source>How this is reckoned</source>
        <translation>Comment on calcule</translation>
    </message>
    <message>
        <source>That cannot be reckoned now.</source>
        <translation>Impossible de calculer cela pour l’instant.</translation>
    </message>
</context>
<context>
    <name>TypedLine</name>
    <message>
        <source>Say it as at the table, amounts in francs. Enter lays it, Escape closes.</source>
        <translation>Dites-le comme à la table, en francs. Entrée pose, Échap ferme.</translation>
    </message>
    <message>
        <source>“{text}”: done.</source>
        <translation>«&#xa0;{text}&#xa0;»&#xa0;: c’est fait.</translation>
    </message>
    <message>
        <source>Not understood. Did you mean “{nearest}”?</source>
        <translation>Je n’ai pas compris. Vouliez-vous dire «&#xa0;{nearest}&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>rouge 50</source>
        <comment>an announced bet as an example: chance and francs</comment>
        <translation>rouge 50</translation>
    </message>
    <message>
        <source>Announce a bet</source>
        <translation>Annoncer une mise</translation>
    </message>
</context>
<context>
    <name>Visits</name>
    <message>
        <source>The cashier serves your own purse; that of practice fills up by itself.</source>
        <translation>La caisse sert votre propre bourse&#xa0;; celle d’entraînement se remplit seule.</translation>
    </message>
    <message>
        <source>The cashier still goes through the books; a moment, please.</source>
        <translation>La caisse parcourt encore les livres&#xa0;; un instant, s’il vous plaît.</translation>
    </message>
</context>
<context>
    <name>VoiceAdvice</name>
    <message>
        <source>This computer has no French voice.</source>
        <translation>Cet ordinateur n’a pas de voix française.</translation>
    </message>
    <message>
        <source>This computer has no Italian voice.</source>
        <translation>Cet ordinateur n’a pas de voix italienne.</translation>
    </message>
    <message>
        <source>This computer has no Czech voice.</source>
        <translation>Cet ordinateur n’a pas de voix tchèque.</translation>
    </message>
    <message>
        <source>This computer has no Russian voice.</source>
        <translation>Cet ordinateur n’a pas de voix russe.</translation>
    </message>
    <message>
        <source>This computer has no English voice.</source>
        <translation>Cet ordinateur n’a pas de voix anglaise.</translation>
    </message>
    <message>
        <source>Add one in Settings ▸ Time &amp; language ▸ Speech ▸ Manage voices, for instance Microsoft {voice}.</source>
        <translation>Ajoutez-en une dans Paramètres ▸ Heure et langue ▸ Voix ▸ Gérer les voix, par exemple Microsoft {voice}.</translation>
    </message>
    <message>
        <source>Add one in System Settings ▸ Accessibility ▸ Spoken Content ▸ System voice, for instance {voice}.</source>
        <translation>Ajoutez-en une dans Réglages Système ▸ Accessibilité ▸ Contenu énoncé ▸ Voix du système, par exemple {voice}.</translation>
    </message>
    <message>
        <source>Install the packages speech-dispatcher and speech-dispatcher-espeak-ng; they have these names in Debian, Ubuntu and Fedora, and speak all five languages.</source>
        <translation>Installez les paquets speech-dispatcher et speech-dispatcher-espeak-ng&#xa0;; ils portent ces noms sous Debian, Ubuntu et Fedora, et parlent les cinq langues.</translation>
    </message>
    <message>
        <source>This copy of the casino cannot speak ({detail}). In a checkout, “make voice” adds what is missing.</source>
        <translation>Cette copie du casino ne peut pas parler ({detail}). Dans un dépôt de sources, «&#xa0;make voice&#xa0;» ajoute ce qui manque.</translation>
    </message>
    <message>
        <source>This computer has no speech service.</source>
        <translation>Cet ordinateur n’a pas de synthèse vocale.</translation>
    </message>
    <message>
        <source>The speech service of this computer does not answer; that happens where no loudspeaker is there.</source>
        <translation>La synthèse vocale de cet ordinateur ne répond pas&#xa0;; cela arrive quand il n’y a pas de haut-parleur.</translation>
    </message>
    <message>
        <source>The speech service of this computer has broken off.</source>
        <translation>La synthèse vocale de cet ordinateur s’est interrompue.</translation>
    </message>
</context>
<context>
    <name>VoicePage</name>
    <message>
        <source>The calls of this table are spoken</source>
        <translation>Les annonces de cette table sont dites à voix haute</translation>
    </message>
    <message>
        <source>At the moment they are shown; the subtitles stay in your language</source>
        <translation>Au moment où elles s’affichent&#xa0;; les sous-titres restent dans votre langue</translation>
    </message>
    <message>
        <source>Tongue</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Débit</translation>
    </message>
    <message>
        <source>Hear it</source>
        <translation>Écouter</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Voix</translation>
    </message>
    <message>
        <source>The sound of the house is off, and the voice with it; here it can still be heard.</source>
        <translation>Le son de la maison est coupé, et la voix avec lui&#xa0;; ici on peut encore l’entendre.</translation>
    </message>
    <message>
        <source>“Hear it” asks again.</source>
        <translation>«&#xa0;Écouter&#xa0;» essaie de nouveau.</translation>
    </message>
    <message>
        <source>Looking for the voices of this computer…</source>
        <translation>Recherche des voix de cet ordinateur…</translation>
    </message>
    <message>
        <source>the best: {name}</source>
        <translation>la meilleure&#xa0;: {name}</translation>
    </message>
    <message>
        <source>none is known yet</source>
        <translation>aucune connue</translation>
    </message>
    <message>
        <source>No voice of this tongue is known here.</source>
        <translation>On ne connaît ici aucune voix de cette langue.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>When a call is said</name>
    <message>
        <source>at each hand</source>
        <translation>à chaque main</translation>
    </message>
    <message>
        <source>when a card is asked for</source>
        <translation>quand on demande une carte</translation>
    </message>
    <message>
        <source>when a hand stays</source>
        <translation>quand une main reste</translation>
    </message>
    <message>
        <source>when the croupier shows an ace</source>
        <translation>quand le croupier montre un as</translation>
    </message>
    <message>
        <source>when a hand is doubled</source>
        <translation>quand on double une main</translation>
    </message>
    <message>
        <source>when a pair is split</source>
        <translation>quand on sépare une paire</translation>
    </message>
    <message>
        <source>when a hand is given up</source>
        <translation>quand on abandonne</translation>
    </message>
    <message>
        <source>when one is dealt</source>
        <translation>quand il est servi</translation>
    </message>
    <message>
        <source>above 21</source>
        <translation>au-dessus de 21</translation>
    </message>
    <message>
        <source>when the croupier is over</source>
        <translation>quand le croupier a crevé</translation>
    </message>
    <message>
        <source>at equal totals</source>
        <translation>à totaux égaux</translation>
    </message>
    <message>
        <source>after a slip of the croupier</source>
        <translation>après une erreur du croupier</translation>
    </message>
    <message>
        <source>when a coup begins</source>
        <translation>au début d’un coup</translation>
    </message>
    <message>
        <source>before the first card or the last of the spin</source>
        <translation>avant la première carte, ou vers la fin du lancer</translation>
    </message>
    <message>
        <source>when the bets are closed</source>
        <translation>à la clôture des mises</translation>
    </message>
    <message>
        <source>when a chip comes too late</source>
        <translation>quand un jeton vient trop tard</translation>
    </message>
    <message>
        <source>after the shuffle</source>
        <translation>après le mélange</translation>
    </message>
    <message>
        <source>when the ball has fallen</source>
        <translation>quand la bille est tombée</translation>
    </message>
    <message>
        <source>after zero</source>
        <translation>après le zéro</translation>
    </message>
    <message>
        <source>when zero comes once more</source>
        <translation>quand le zéro revient</translation>
    </message>
    <message>
        <source>when the chance of a locked stake comes</source>
        <translation>quand sort la chance d’une mise enfermée</translation>
    </message>
    <message>
        <source>when half is taken back</source>
        <translation>quand on reprend la moitié</translation>
    </message>
    <message>
        <source>before a number is paid</source>
        <translation>avant de payer un numéro</translation>
    </message>
    <message>
        <source>when a bet has been announced</source>
        <translation>quand une mise a été annoncée</translation>
    </message>
    <message>
        <source>when an amount makes no whole pieces</source>
        <translation>quand le montant ne fait pas un nombre entier de pièces</translation>
    </message>
    <message>
        <source>when a shoe begins</source>
        <translation>au début d’un sabot</translation>
    </message>
    <message>
        <source>after each row</source>
        <translation>après chaque rangée</translation>
    </message>
    <message>
        <source>when a coup is decided</source>
        <translation>quand le coup est décidé</translation>
    </message>
    <message>
        <source>at a tie from 32 to 40</source>
        <translation>à égalité, de 32 à 40</translation>
    </message>
    <message>
        <source>at a tie of 31</source>
        <translation>à égalité à 31</translation>
    </message>
    <message>
        <source>when the red card comes</source>
        <translation>quand vient la carte rouge</translation>
    </message>
    <message>
        <source>when a premium is laid</source>
        <translation>quand une prime est posée</translation>
    </message>
    <message>
        <source>before the first deal</source>
        <translation>avant la première donne</translation>
    </message>
    <message>
        <source>after three cards</source>
        <translation>après trois cartes</translation>
    </message>
    <message>
        <source>when somebody buys</source>
        <translation>quand on achète</translation>
    </message>
    <message>
        <source>when somebody stays</source>
        <translation>quand on reste</translation>
    </message>
    <message>
        <source>above 31</source>
        <translation>au-dessus de 31</translation>
    </message>
    <message>
        <source>when the banker stays</source>
        <translation>quand le banquier reste</translation>
    </message>
    <message>
        <source>when the banker is over</source>
        <translation>quand le banquier a crevé</translation>
    </message>
    <message>
        <source>when hands are compared</source>
        <translation>quand on compare les mains</translation>
    </message>
    <message>
        <source>when the pack is dealt out</source>
        <translation>quand le jeu est épuisé</translation>
    </message>
    <message>
        <source>after a talia</source>
        <translation>après une taille</translation>
    </message>
</context>
<context>
    <name>Which</name>
    <message>
        <source>All tables and all days are shown.</source>
        <translation>Toutes les tables et tous les jours sont montrés.</translation>
    </message>
    <message>
        <source>A day is written like {day}, a month like {month}, a year like {year}.</source>
        <translation>Un jour s’écrit comme {day}, un mois comme {month}, une année comme {year}.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Au</translation>
    </message>
    <message>
        <source>dd/mm/yyyy</source>
        <translation>jj/mm/aaaa</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Toutes les tables</translation>
    </message>
    <message>
        <source>All tables and all days again</source>
        <translation>De nouveau toutes les tables et tous les jours</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>Coup {number}, on {spot}</source>
        <translation>Coup {number}&#xa0;: {spot}</translation>
    </message>
    <message>
        <source>Noir has {noir}, Rouge has {rouge}.</source>
        <translation>Noir fait {noir}, rouge fait {rouge}.</translation>
    </message>
    <message>
        <source>The stop card came: the coup is void.</source>
        <translation>La carte d’arrêt est venue&#xa0;: le coup est annulé.</translation>
    </message>
    <message>
        <source>Equal totals: nobody wins, nobody loses.</source>
        <translation>Totaux égaux&#xa0;: personne ne gagne, personne ne perd.</translation>
    </message>
    <message>
        <source>Both rows have 31: the 31 après.</source>
        <translation>Les deux rangées font 31&#xa0;: c’est le 31 après.</translation>
    </message>
    <message>
        <source>The lower total wins: Rouge.</source>
        <translation>Le total le plus faible gagne&#xa0;: rouge.</translation>
    </message>
    <message>
        <source>The lower total wins: Noir.</source>
        <translation>Le total le plus faible gagne&#xa0;: noir.</translation>
    </message>
    <message>
        <source>The first card was red, the colour of the winning row: Couleur wins.</source>
        <translation>La première carte était rouge, de la couleur de la rangée gagnante&#xa0;: couleur gagne.</translation>
    </message>
    <message>
        <source>The first card was black, the colour of the winning row: Couleur wins.</source>
        <translation>La première carte était noire, de la couleur de la rangée gagnante&#xa0;: couleur gagne.</translation>
    </message>
    <message>
        <source>The first card was red, not the colour of the winning row: Inverse wins.</source>
        <translation>La première carte était rouge, pas de la couleur de la rangée gagnante&#xa0;: inverse gagne.</translation>
    </message>
    <message>
        <source>The first card was black, not the colour of the winning row: Inverse wins.</source>
        <translation>La première carte était noire, pas de la couleur de la rangée gagnante&#xa0;: inverse gagne.</translation>
    </message>
    <message>
        <source>Your stake</source>
        <translation>Votre mise</translation>
    </message>
    <message>
        <source>Paid beside it, even money</source>
        <translation>Payé à côté, à égalité</translation>
    </message>
    <message>
        <source>Half is lost, an odd centime is yours</source>
        <translation>La moitié est perdue, le centime impair est à vous</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdu</translation>
    </message>
    <message>
        <source>Locked in prison</source>
        <translation>Mis en prison</translation>
    </message>
    <message>
        <source>Freed from prison, without profit</source>
        <translation>Libéré de prison, sans gain</translation>
    </message>
    <message>
        <source>Insured: nothing is lost</source>
        <translation>Assuré&#xa0;: rien n’est perdu</translation>
    </message>
    <message>
        <source>Premium taken</source>
        <translation>Prime prise</translation>
    </message>
    <message>
        <source>Spin {number}: {bet}</source>
        <translation>Coup {number}&#xa0;: {bet}</translation>
    </message>
    <message>
        <source>Your bet covered {numbers}.</source>
        <translation>Votre mise couvrait {numbers}.</translation>
    </message>
    <message>
        <source>The chance has come: the lock is opened one level, without profit.</source>
        <translation>La chance est sortie&#xa0;: la mise est libérée d’un degré, sans gain.</translation>
    </message>
    <message>
        <source>Zero fell.</source>
        <translation>Le zéro est sorti.</translation>
    </message>
    <message>
        <source>{number} fell: {chances}.</source>
        <translation>Le {number} est sorti&#xa0;: {chances}.</translation>
    </message>
    <message>
        <source>It pays {ratio}.</source>
        <translation>Elle paie {ratio}.</translation>
    </message>
    <message>
        <source>Zero imprisons the stakes on simple chances; half back may be had instead.</source>
        <translation>Le zéro met en prison les mises sur les chances simples&#xa0;; on peut en reprendre la moitié.</translation>
    </message>
    <message>
        <source>On zero simple chances lose half of their stake.</source>
        <translation>Au zéro, les chances simples perdent la moitié de la mise.</translation>
    </message>
    <message>
        <source>On zero these stakes are lost.</source>
        <translation>Au zéro, ces mises sont perdues.</translation>
    </message>
    <message>
        <source>Coup {number}: box {box}</source>
        <translation>Coup {number}&#xa0;: case {box}</translation>
    </message>
    <message>
        <source>Coup {number}: box {box}, hand {hand}</source>
        <translation>Coup {number}&#xa0;: case {box}, main {hand}</translation>
    </message>
    <message>
        <source>Your hand: {cards}. It makes {total}.</source>
        <translation>Votre main&#xa0;: {cards}. Elle fait {total}.</translation>
    </message>
    <message>
        <source>The croupier: {cards}. It makes {total}.</source>
        <translation>Le croupier&#xa0;: {cards}. Cela fait {total}.</translation>
    </message>
    <message>
        <source>The croupier&apos;s blackjack takes every hand that is none.</source>
        <translation>Le blackjack du croupier prend toute main qui n’en est pas un.</translation>
    </message>
    <message>
        <source>The bank is over 21: every hand still there is paid.</source>
        <translation>La banque dépasse 21&#xa0;: toute main encore en jeu est payée.</translation>
    </message>
    <message>
        <source>Over 21 cards and stake are lost at once.</source>
        <translation>Au-dessus de 21, cartes et mise sont perdues aussitôt.</translation>
    </message>
    <message>
        <source>The hand was given up: half of the stake comes back.</source>
        <translation>La main fut abandonnée&#xa0;: la moitié de la mise revient.</translation>
    </message>
    <message>
        <source>21 in the first two cards is a blackjack: it pays 3:2.</source>
        <translation>21 avec les deux premières cartes est un blackjack&#xa0;: il paie 3 contre 2.</translation>
    </message>
    <message>
        <source>It is better than the croupier&apos;s: it pays 1:1.</source>
        <translation>Elle est meilleure que celle du croupier&#xa0;: 1 contre 1.</translation>
    </message>
    <message>
        <source>The totals are equal: the stake comes back.</source>
        <translation>Les totaux sont égaux&#xa0;: la mise revient.</translation>
    </message>
    <message>
        <source>The croupier&apos;s is better: the stake is lost.</source>
        <translation>Celle du croupier est meilleure&#xa0;: la mise est perdue.</translation>
    </message>
    <message>
        <source>Paid {ratio}</source>
        <translation>Payé {ratio}</translation>
    </message>
    <message>
        <source>Back in the purse</source>
        <translation>Revient à la bourse</translation>
    </message>
    <message>
        <source>Coup {number}: insurance of box {box}</source>
        <translation>Coup {number}&#xa0;: assurance de la case {box}</translation>
    </message>
    <message>
        <source>Your insurance</source>
        <translation>Votre assurance</translation>
    </message>
    <message>
        <source>It is a blackjack: the insurance pays 2:1.</source>
        <translation>C’est un blackjack&#xa0;: l’assurance paie 2 contre 1.</translation>
    </message>
    <message>
        <source>It is no blackjack: the insurance is lost.</source>
        <translation>Ce n’est pas un blackjack&#xa0;: l’assurance est perdue.</translation>
    </message>
    <message>
        <source>Round {number}: {name}</source>
        <translation>Donne {number}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Altogether</source>
        <translation>En tout</translation>
    </message>
    <message>
        <source>Tokens: {tokens}, each worth</source>
        <translation>Jetons&#xa0;: {tokens}, valant chacun</translation>
    </message>
    <message>
        <source>The banker was dealt 31: whoever has none pays him the agreed {tokens}.</source>
        <translation>Le banquier a reçu 31 d’emblée&#xa0;: qui ne l’a pas lui paie le prix convenu, {tokens}.</translation>
    </message>
    <message>
        <source>{name}: {sum}</source>
        <translation>{name}&#xa0;: {sum}</translation>
    </message>
    <message>
        <source>A dealt 31 is paid at once, the agreed {tokens} tokens.</source>
        <translation>Un 31 d’emblée se paie aussitôt, les {tokens} jetons convenus.</translation>
    </message>
    <message>
        <source>Over 31 pays {tokens} tokens at once, whatever the banker does later.</source>
        <translation>Au-dessus de 31 on paie aussitôt {tokens} jetons, quoi que fasse ensuite le banquier.</translation>
    </message>
    <message>
        <source>The banker: {sum}</source>
        <translation>Le banquier&#xa0;: {sum}</translation>
    </message>
    <message>
        <source>The banker is over 31: he pays {tokens} tokens to all who are still in.</source>
        <translation>Le banquier dépasse 31&#xa0;: il paie {tokens} jetons à tous ceux qui sont encore en jeu.</translation>
    </message>
    <message>
        <source>More than the banker: {tokens} tokens.</source>
        <translation>Plus que le banquier&#xa0;: {tokens} jetons.</translation>
    </message>
    <message>
        <source>Less than the banker: {tokens} tokens.</source>
        <translation>Moins que le banquier&#xa0;: {tokens} jetons.</translation>
    </message>
    <message>
        <source>The banker settles with every player by himself:</source>
        <translation>Le banquier règle avec chaque joueur séparément&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Worth</name>
    <message>
        <source>W</source>
        <comment>shortcut: What is this bet worth?</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>Where these figures come from, in words</source>
        <translation>D’où viennent ces chiffres, en toutes lettres</translation>
    </message>
    <message>
        <source>Point at a bet to learn what it is worth.</source>
        <translation>Montrez une mise pour savoir ce qu’elle vaut.</translation>
    </message>
    <message>
        <source>House rules {section}</source>
        <translation>Règlement {section}</translation>
    </message>
    <message>
        <source>A box</source>
        <translation>Une case</translation>
    </message>
    <message>
        <source>1:1, a blackjack 3:2</source>
        <translation>1:1, le blackjack 3:2</translation>
    </message>
    <message>
        <source>No single fraction has it: every order of the cards is a case of its own. Reckoned is every first card of the croupier with every two cards of a box, from six full packs, without putting a card back; the box is played by the card of best play, the croupier as he must.</source>
        <translation>Une seule fraction ne suffit pas&#xa0;: chaque ordre des cartes est un cas à part. On calcule chaque première carte du croupier avec chaque paire de cartes d’une case, sur six jeux pleins, sans remettre de carte&#xa0;; la case est jouée selon le tableau du meilleur jeu, le croupier comme il le doit.</translation>
    </message>
    <message>
        <source>Each result times its chance, all of them added up: of the first stake the house keeps {share}. Whoever plays otherwise leaves it more.</source>
        <translation>Chaque résultat multiplié par sa chance, le tout additionné&#xa0;: de la première mise la maison garde {share}. Qui joue autrement lui laisse davantage.</translation>
    </message>
    <message>
        <source>Comes back</source>
        <translation>Revient</translation>
    </message>
    <message>
        <source>The croupier&apos;s blackjack takes everything.</source>
        <translation>Le blackjack du croupier prend tout.</translation>
    </message>
    <message>
        <source>The croupier&apos;s blackjack takes the first stake only.</source>
        <translation>Le blackjack du croupier ne prend que la première mise.</translation>
    </message>
    <message>
        <source>A hard 12 may be given up for half.</source>
        <translation>Un 12 dur peut être abandonné pour la moitié.</translation>
    </message>
    <message>
        <source>A hard 12 or more may be given up for half.</source>
        <translation>Un 12 dur ou plus peut être abandonné pour la moitié.</translation>
    </message>
    <message>
        <source>No hand may be given up.</source>
        <translation>Aucune main ne peut être abandonnée.</translation>
    </message>
    <message>
        <source>After a split a hand may be doubled.</source>
        <translation>Après une séparation on peut doubler.</translation>
    </message>
    <message>
        <source>After a split no hand may be doubled.</source>
        <translation>Après une séparation on ne double pas.</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>L’assurance</translation>
    </message>
    <message>
        <source>Six packs without the croupier&apos;s ace are {all} cards: {tens} of them count ten and make his blackjack, {others} do not. Nothing else is looked at, your own hand neither.</source>
        <translation>Six jeux sans l’as du croupier font {all} cartes&#xa0;: {tens} valent dix et font son blackjack, {others} non. On ne regarde rien d’autre, pas même votre main.</translation>
    </message>
    <message>
        <source>If every card comes once, insurances of 1 win {tens} × 2 = {gain} and lose {others}: together {net}. Of every insurance the house keeps {share}.</source>
        <translation>Si chaque carte vient une fois, des assurances de 1 gagnent {tens} × 2 = {gain} et perdent {others}&#xa0;: en tout {net}. De chaque assurance la maison garde {share}.</translation>
    </message>
    <message>
        <source>Zero locks it</source>
        <translation>Le zéro la met en prison</translation>
    </message>
    <message>
        <source>Zero takes half</source>
        <translation>Le zéro en prend la moitié</translation>
    </message>
    <message>
        <source>Zero takes it</source>
        <translation>Le zéro la prend</translation>
    </message>
    <message>
        <source>37 pockets, all equally likely: {wins} for the bet, paid 1:1; {loses} against it; and zero.</source>
        <translation>37 cases, toutes également probables&#xa0;: {wins} pour la mise, payée 1:1&#xa0;; {loses} contre elle&#xa0;; et le zéro.</translation>
    </message>
    <message>
        <source>Zero takes half of the stake and gives the other half back.</source>
        <translation>Le zéro prend la moitié de la mise et rend l’autre.</translation>
    </message>
    <message>
        <source>On zero these stakes are lost like all the others.</source>
        <translation>Au zéro, ces mises sont perdues comme les autres.</translation>
    </message>
    <message>
        <source>If every pocket comes once, stakes of 1 win {wins} and lose as much; what is left is zero, and it takes {part} of a stake.</source>
        <translation>Si chaque case sort une fois, des mises de 1 gagnent {wins} et perdent autant&#xa0;; reste le zéro, et il prend {part} d’une mise.</translation>
    </message>
    <message>
        <source>Whoever takes half back at once instead leaves half a stake at each zero: the house keeps {share}.</source>
        <translation>Qui reprend aussitôt la moitié laisse une demi-mise à chaque zéro&#xa0;: la maison garde {share}.</translation>
    </message>
    <message>
        <source>Laid out it is {pieces} equal pieces on {numbers} numbers; the stake is all of them together.</source>
        <translation>Posée, elle fait {pieces} pièces égales sur {numbers} numéros&#xa0;; la mise, c’est toutes ensemble.</translation>
    </message>
    <message>
        <source>Each piece is a bet of its own, of which the house keeps 1/37 whatever it covers; so it keeps as much of all of them: {share}.</source>
        <translation>Chaque pièce est une mise à part, dont la maison garde 1/37 quoi qu’elle couvre&#xa0;; elle garde donc autant de l’ensemble&#xa0;: {share}.</translation>
    </message>
    <message>
        <source>What the numbers bring, in pieces, those that lose taken off:</source>
        <translation>Ce que rapportent les numéros, en pièces, les perdantes déduites&#xa0;:</translation>
    </message>
    <message>
        <source>Numbers: {count}</source>
        <translation>Numéros&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Gagne</translation>
    </message>
    <message>
        <source>The house keeps</source>
        <translation>La maison garde</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>Écart type</translation>
    </message>
    <message>
        <source>pieces: {pieces}</source>
        <translation>pièces&#xa0;: {pieces}</translation>
    </message>
    <message>
        <source>37 pockets, all equally likely: {wins} for the bet, paid {ratio}; {loses} against it.</source>
        <translation>37 cases, toutes également probables&#xa0;: {wins} pour la mise, payée {ratio}&#xa0;; {loses} contre elle.</translation>
    </message>
    <message>
        <source>If every pocket comes once, stakes of 1 win {wins} × {pays} = {gain} and lose {loses}: together {net}.</source>
        <translation>Si chaque case sort une fois, des mises de 1 gagnent {wins} × {pays} = {gain} et perdent {loses}&#xa0;: en tout {net}.</translation>
    </message>
    <message>
        <source>So the house keeps {part} of every stake on average, {share}.</source>
        <translation>La maison garde donc en moyenne {part} de chaque mise, {share}.</translation>
    </message>
    <message>
        <source>That is {share} of every stake on average, taken once in 37 spins.</source>
        <translation>Cela fait en moyenne {share} de chaque mise, pris une fois sur 37 coups.</translation>
    </message>
    <message>
        <source>Zero locks the stake. From there 18 pockets free it without profit, zero locks it a second time, the other 18 take it; from behind the second lock 18 pockets bring it back behind the first.</source>
        <translation>Le zéro met la mise en prison. De là, 18 cases la libèrent sans gain, le zéro l’enferme une deuxième fois, les 18 autres l’emportent&#xa0;; de la double prison, 18 cases la ramènent en prison simple.</translation>
    </message>
    <message>
        <source>Call a stake locked once x, locked twice y: y = 18/37 · x, and x = 18/37 + 1/37 · y. So x = {fraction} = {value} of the stake.</source>
        <translation>Appelons x ce que vaut une mise en prison, y en double prison&#xa0;: y = 18/37 · x, et x = 18/37 + 1/37 · y. Donc x = {fraction} = {value} de la mise.</translation>
    </message>
    <message>
        <source>pays {ratio}</source>
        <translation>paie {ratio}</translation>
    </message>
    <message>
        <source>wins {share}</source>
        <translation>gagne dans {share} des cas</translation>
    </message>
    <message>
        <source>the house keeps {share}</source>
        <translation>la maison garde {share}</translation>
    </message>
    <message>
        <source>deviation {number}</source>
        <translation>écart type {number}</translation>
    </message>
    <message>
        <source>being reckoned…</source>
        <translation>calcul en cours…</translation>
    </message>
    <message>
        <source>Pays</source>
        <translation>Paie</translation>
    </message>
    <message>
        <source>Loses</source>
        <translation>Perd</translation>
    </message>
    <message>
        <source>{bets} such bets of one stake bring {average} stakes on average; about two times out of three the result lies no further than {spread} from that.</source>
        <translation>{bets} mises égales comme celle-ci rapportent en moyenne {average} mises&#xa0;; environ deux fois sur trois, le résultat n’en est pas éloigné de plus de {spread}.</translation>
    </message>
    <message>
        <source>{chance}, insured</source>
        <translation>{chance}, avec assurance</translation>
    </message>
    <message>
        <source>Tie from 32 to 40</source>
        <translation>Égalité de 32 à 40</translation>
    </message>
    <message>
        <source>31 après</source>
        <translation>31 après</translation>
    </message>
    <message>
        <source>A win brings as much as a loss costs, and both come equally often; a tie from 32 to 40 costs nothing. What is left is the 31 après.</source>
        <translation>Un gain rapporte autant qu’une perte coûte, et l’un vient aussi souvent que l’autre&#xa0;; une égalité de 32 à 40 ne coûte rien. Reste le 31 après.</translation>
    </message>
    <message>
        <source>There you choose: half back, or prison. A locked stake is worth {value} of itself, less than the half; whoever does what is better takes the half.</source>
        <translation>Là vous choisissez&#xa0;: la moitié, ou la prison. Une mise en prison vaut {value} d’elle-même, moins que la moitié&#xa0;; qui fait au mieux prend la moitié.</translation>
    </message>
    <message>
        <source>It takes half of the stake: {refait} × 1/2 = {share}. That is what the house keeps.</source>
        <translation>Il prend la moitié de la mise&#xa0;: {refait} × 1/2 = {share}. C’est ce que garde la maison.</translation>
    </message>
    <message>
        <source>A win brings as much as a loss costs, both come equally often, and with the insurance the 31 après takes nothing. What is left is the premium, 1% of the stake.</source>
        <translation>Un gain rapporte autant qu’une perte coûte, l’un vient aussi souvent que l’autre, et avec l’assurance le 31 après ne prend rien. Reste la prime, 1&#xa0;% de la mise.</translation>
    </message>
    <message>
        <source>It is due on every coup, so the house keeps {share}.</source>
        <translation>Elle est due à chaque coup, la maison garde donc {share}.</translation>
    </message>
    <message>
        <source>It is due on every coup but a tie from 32 to 40: (1 − {tie}) × 1% = {share}. That is what the house keeps.</source>
        <translation>Elle est due à chaque coup, sauf égalité de 32 à 40&#xa0;: (1 − {tie}) × 1&#xa0;% = {share}. C’est ce que garde la maison.</translation>
    </message>
    <message>
        <source>Without insurance it would keep {share}.</source>
        <translation>Sans assurance elle garderait {share}.</translation>
    </message>
    <message>
        <source>Six full packs, every order of the cards: a row comes to 31 in {row} of all coups, both rows in {refait}. They tie from 32 to 40 in {tie}. What is left falls to either side alike, {win} each.</source>
        <translation>Six jeux pleins, tous les ordres des cartes&#xa0;: une rangée fait 31 dans {row} des coups, les deux dans {refait}. Elles sont égales de 32 à 40 dans {tie}. Le reste va aux deux côtés à parts égales, {win} chacun.</translation>
    </message>
    <message>
        <source>Your bank</source>
        <translation>Votre banque</translation>
    </message>
    <message>
        <source>Your round</source>
        <translation>Votre donne</translation>
    </message>
    <message>
        <source>pays {result} tokens, {price} for a dealt 31</source>
        <translation>paie {result} jetons, {price} pour un 31 d’emblée</translation>
    </message>
    <message>
        <source>A dealt 31 comes to both sides equally often and costs nobody anything in the long run. The banker lives on one rule: a punter over 31 pays at once, even where the banker goes over later. That happens in {over} of all rounds.</source>
        <translation>Un 31 d’emblée vient aussi souvent aux deux côtés et, à la longue, ne coûte rien à personne. Le banquier vit d’une seule règle&#xa0;: un ponte qui dépasse 31 paie aussitôt, même si le banquier dépasse ensuite. Cela arrive dans {over} des donnes.</translation>
    </message>
    <message>
        <source>Where the punter stays he is ahead in {ahead}, level in {level} and behind in {behind} of all rounds: {tokens} × ({ahead} − {behind} − {over}) = {average} tokens a round for him.</source>
        <translation>Quand le ponte reste, il est devant dans {ahead} des donnes, à égalité dans {level} et derrière dans {behind}&#xa0;: {tokens} × ({ahead} − {behind} − {over}) = {average} jeton par donne pour lui.</translation>
    </message>
    <message>
        <source>Reckoned from full packs, every order of the cards, both sides playing their best: a punter stays on {punter}, with an ace as eleven on {punter_soft}; the banker on {banker} and {banker_soft}.</source>
        <translation>Calculé sur des jeux pleins, tous les ordres des cartes, les deux côtés jouant au mieux&#xa0;: le ponte reste à {punter}, avec un as à onze à {punter_soft}&#xa0;; le banquier à {banker} et {banker_soft}.</translation>
    </message>
    <message>
        <source>All this is against one punter; against the whole company ({punters}) a round brings {sum} tokens.</source>
        <translation>Tout cela vaut contre un seul ponte&#xa0;; contre toute la compagnie ({punters}) une donne rapporte {sum} jeton.</translation>
    </message>
    <message>
        <source>{number} tokens</source>
        <translation>{number} jeton</translation>
    </message>
    <message>
        <source>Nothing passes</source>
        <translation>Rien ne passe</translation>
    </message>
    <message>
        <source>A round brings on average</source>
        <translation>Une donne rapporte en moyenne</translation>
    </message>
    <message>
        <source>The same in francs</source>
        <translation>La même chose en francs</translation>
    </message>
    <message>
        <source>brings {tokens} tokens against each</source>
        <translation>rapporte {tokens} jeton contre chacun</translation>
    </message>
    <message>
        <source>brings {tokens} tokens</source>
        <translation>rapporte {tokens} jeton</translation>
    </message>
    <message>
        <source>{rounds} such rounds bring {average} tokens on average; about two times out of three the result lies no further than {spread} from that.</source>
        <translation>{rounds} donnes comme celle-ci rapportent en moyenne {average} jetons&#xa0;; environ deux fois sur trois, le résultat n’en est pas éloigné de plus de {spread}.</translation>
    </message>
</context>
<context>
    <name>_Counted</name>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Plurals</name>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n numéro</numerusform>
            <numerusform>%n numéros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n pièce</numerusform>
            <numerusform>%n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spin(s)</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bet(s)</source>
        <translation>
            <numerusform>%n mise</numerusform>
            <numerusform>%n mises</numerusform>
        </translation>
    </message>
</context>
</TS>
