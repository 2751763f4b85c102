<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About the casino</source>
        <translation>О&#xa0;казино</translation>
    </message>
    <message>
        <source>Casino Qt {version}, with Qt {qt}</source>
        <translation>Casino Qt {version}, с&#xa0;Qt {qt}</translation>
    </message>
    <message>
        <source>Play money only: it has no value, and nothing can be bought or won.</source>
        <translation>Только игровые деньги: ценности у&#xa0;них нет, купить или выиграть ничего нельзя.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. No warranty.</source>
        <translation>Свободная программа под лицензией GNU General Public License версии 3 или новее. Без гарантий.</translation>
    </message>
    <message>
        <source>The house thanks:</source>
        <translation>Заведение благодарит:</translation>
    </message>
    <message>
        <source>Qt and PySide6 (GNU Lesser General Public License, version 3)</source>
        <translation>Qt и&#xa0;PySide6 (GNU Lesser General Public License, версия 3)</translation>
    </message>
    <message>
        <source>Playfair Display, by Claus Eggers Sørensen (SIL Open Font License 1.1)</source>
        <translation>Playfair Display, автор Claus Eggers Sørensen (SIL Open Font License 1.1)</translation>
    </message>
    <message>
        <source>Cormorant Garamond, by Christian Thalmann (SIL Open Font License 1.1)</source>
        <translation>Cormorant Garamond, автор Christian Thalmann (SIL Open Font License 1.1)</translation>
    </message>
    <message>
        <source>Jost, by Owen Earl (SIL Open Font License 1.1)</source>
        <translation>Jost, автор Owen Earl (SIL Open Font License 1.1)</translation>
    </message>
    <message>
        <source>Python, NumPy, pyqtgraph, SQLite and all the others in the list of licences</source>
        <translation>Python, NumPy, pyqtgraph, SQLite и&#xa0;всех остальных из списка лицензий</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Лицензии…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>AgreementSheet</name>
    <message>
        <source>A hand is played for {stake}, a dealt 31 is worth {price}. Whoever banks must be able to pay {cover}; your purse holds {purse}.</source>
        <translation>Игра идёт на {stake}, сданное тридцать одно стоит {price}. Кто держит банк, должен быть в&#xa0;состоянии заплатить {cover}; в&#xa0;кошельке у&#xa0;вас {purse}.</translation>
    </message>
    <message>
        <source>Your purse could not cover the bank.</source>
        <translation>Ваш кошелёк не покроет банк.</translation>
    </message>
    <message>
        <source>The agreement</source>
        <translation>Уговор</translation>
    </message>
    <message>
        <source>Whoever comes nearer to 31 than the banker wins two tokens; with less than he has, or over 31, he loses two.</source>
        <translation>Кто ближе к&#xa0;31, чем банкомёт, получает два жетона; у&#xa0;кого меньше, чем у&#xa0;него, или перебор, тот платит два.</translation>
    </message>
    <message>
        <source>Before the first card all agree what they play for. The tokens are equal for all.</source>
        <translation>До первой карты все уславливаются, на что играют. Жетон для всех один.</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>Условлено</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Оставить как есть</translation>
    </message>
</context>
<context>
    <name>AnnouncingLine</name>
    <message>
        <source>17 and neighbours by 5</source>
        <comment>an announced bet as an example, for the roulette</comment>
        <translation>17 и&#xa0;соседи по 5</translation>
    </message>
    <message>
        <source>Say a bet as at the table (/); a piece is the chip you have chosen</source>
        <translation>Объявляйте как за столом (/); одна фишка&#xa0;— та, что выбрана</translation>
    </message>
</context>
<context>
    <name>AsNumbers</name>
    <message numerus="yes">
        <source>%n line(s) copied</source>
        <translation>
            <numerusform>Скопирована %n строка</numerusform>
            <numerusform>Скопированы %n строки</numerusform>
            <numerusform>Скопировано %n строк</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BettingPage</name>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>U</source>
        <comment>shortcut: Undo</comment>
        <translation>М</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Снять</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>R</source>
        <comment>shortcut: Repeat</comment>
        <translation>П</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Удвоить</translation>
    </message>
    <message>
        <source>B</source>
        <comment>shortcut: Double</comment>
        <translation>У</translation>
    </message>
    <message>
        <source>E</source>
        <comment>shortcut: Clear</comment>
        <translation>С</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>Ничего не было отменено.</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Взять последний ход назад</translation>
    </message>
    <message>
        <source>Take back all that is free</source>
        <translation>Снять всё, что свободно</translation>
    </message>
    <message>
        <source>Lay the last bets again</source>
        <translation>Повторить последние ставки</translation>
    </message>
    <message>
        <source>Lay each stake once more</source>
        <translation>Положить к&#xa0;каждой ставке ещё столько же</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Отменять нечего.</translation>
    </message>
    <message>
        <source>Take back: {move}</source>
        <translation>Отменить: {move}</translation>
    </message>
    <message>
        <source>Nothing free lies on the cloth.</source>
        <translation>На сукне нет ничего свободного.</translation>
    </message>
    <message>
        <source>There is nothing to lay again.</source>
        <translation>Повторять нечего.</translation>
    </message>
    <message>
        <source>No stake lies on the cloth.</source>
        <translation>На сукне нет ни одной ставки.</translation>
    </message>
</context>
<context>
    <name>Blackjack</name>
    <message>
        <source>bet on box {spot}</source>
        <translation>ставка на бокс {spot}</translation>
    </message>
    <message>
        <source>taking back from box {spot}</source>
        <translation>снятие с&#xa0;бокса {spot}</translation>
    </message>
    <message>
        <source>clearing the boxes</source>
        <translation>снятие со всех боксов</translation>
    </message>
    <message>
        <source>repeated bets</source>
        <translation>повтор ставок</translation>
    </message>
    <message>
        <source>doubled bets</source>
        <translation>удвоение ставок</translation>
    </message>
</context>
<context>
    <name>BlackjackPage</name>
    <message>
        <source>min {least} · max {most} · six packs</source>
        <translation>мин. {least} · макс. {most} · шесть колод</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Блэкджек</translation>
    </message>
    <message>
        <source>The seal of this shoe</source>
        <translation>Печать этого сабо</translation>
    </message>
    <message>
        <source>The order of the cards was fixed before the first bet. This is its seal, SHA-256:</source>
        <translation>Порядок карт был определён до первой ставки. Вот его печать, SHA-256:</translation>
    </message>
    <message>
        <source>The seed of the shoe before, now that it is over:</source>
        <translation>Зерно прошлого сабо, раз оно окончено:</translation>
    </message>
    <message>
        <source>The croupier is at work.</source>
        <translation>Крупье занят.</translation>
    </message>
    <message>
        <source>D</source>
        <comment>shortcut: Deal</comment>
        <translation>Д</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Сдать</translation>
    </message>
    <message>
        <source>No more bets: every box gets two cards</source>
        <translation>Ставок больше нет: каждый бокс получает две карты</translation>
    </message>
    <message>
        <source>Next coup</source>
        <translation>Новая раздача</translation>
    </message>
    <message>
        <source>Watch a coup without a stake</source>
        <translation>Посмотреть раздачу без ставки</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Карту</translation>
    </message>
    <message>
        <source>C</source>
        <comment>shortcut: Card</comment>
        <translation>К</translation>
    </message>
    <message>
        <source>One more card</source>
        <translation>Ещё одну карту</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Остаться</translation>
    </message>
    <message>
        <source>No more cards for this hand</source>
        <translation>Карт этой руке больше не надо</translation>
    </message>
    <message>
        <source>Double the stake for exactly one more card</source>
        <translation>Удвоить ставку и&#xa0;взять ровно одну карту</translation>
    </message>
    <message>
        <source>B</source>
        <comment>shortcut: Double the hand</comment>
        <translation>У</translation>
    </message>
    <message>
        <source>Make two hands of the pair, the same stake on each</source>
        <translation>Сделать из пары две руки, на каждой та же ставка</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Разделить</translation>
    </message>
    <message>
        <source>P</source>
        <comment>shortcut: Split</comment>
        <translation>Р</translation>
    </message>
    <message>
        <source>Give the hand up for half of the stake</source>
        <translation>Сдаться за половину ставки</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Сдаться</translation>
    </message>
    <message>
        <source>Lay as much as the house takes against the croupier&apos;s blackjack</source>
        <translation>Положить против блэкджека у&#xa0;крупье столько, сколько заведение принимает</translation>
    </message>
    <message>
        <source>Insure</source>
        <translation>Застраховать</translation>
    </message>
    <message>
        <source>I</source>
        <comment>shortcut: Insure</comment>
        <translation>З</translation>
    </message>
    <message>
        <source>S</source>
        <comment>shortcut: Stand</comment>
        <translation>О</translation>
    </message>
    <message>
        <source>N</source>
        <comment>shortcut: Surrender</comment>
        <translation>А</translation>
    </message>
    <message>
        <source>Double</source>
        <comment>a decision about a hand</comment>
        <translation>Удвоить</translation>
    </message>
    <message>
        <source>The card drawn by mistake becomes yours</source>
        <translation>Карта, вытянутая по ошибке, станет вашей</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Взять</translation>
    </message>
    <message>
        <source>The next box is asked whether it wants the card</source>
        <translation>Спросят следующий бокс, не нужна ли ему карта</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Отказаться</translation>
    </message>
    <message>
        <source>Add {sum}</source>
        <translation>Добавить {sum}</translation>
    </message>
    <message>
        <source>Follow the holder of the box</source>
        <translation>Последовать за держателем бокса</translation>
    </message>
    <message>
        <source>Your stake rides on as it is</source>
        <translation>Ваша ставка идёт дальше как есть</translation>
    </message>
    <message>
        <source>Add nothing</source>
        <translation>Не добавлять</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>No more insurance</source>
        <translation>Страховки больше не надо</translation>
    </message>
    <message>
        <source>Insurance? Lay it on the band before your boxes, or let the others go on.</source>
        <translation>Страховка? Положите её на полосу перед вашими боксами или дайте остальным продолжать.</translation>
    </message>
    <message>
        <source>{name} raises: does your stake follow?</source>
        <translation>{name} добавляет: добавите и&#xa0;вы?</translation>
    </message>
    <message>
        <source>First the card drawn by mistake must find its place.</source>
        <translation>Сначала должна найти место карта, вытянутая по ошибке.</translation>
    </message>
    <message>
        <source>Another guest holds this box and decides.</source>
        <translation>Этот бокс держит другой гость, решает он.</translation>
    </message>
    <message>
        <source>It is another guest&apos;s turn.</source>
        <translation>Черёд другого гостя.</translation>
    </message>
    <message>
        <source>All that may be insured is insured.</source>
        <translation>Всё, что можно застраховать, застраховано.</translation>
    </message>
    <message>
        <source>There is insurance only while the croupier&apos;s one card is an ace.</source>
        <translation>Страховка есть, лишь пока у&#xa0;крупье одна карта и&#xa0;это туз.</translation>
    </message>
    <message>
        <source>Box {box}: lay {sum} against the croupier&apos;s blackjack</source>
        <translation>Бокс {box}: положить {sum} против блэкджека у&#xa0;крупье</translation>
    </message>
    <message>
        <source>Raise it by {sum}</source>
        <translation>Поднять на {sum}</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>The insurance</source>
        <translation>Страховка</translation>
    </message>
    <message>
        <source>The stake grows: the insurance may grow with it, in the same move.</source>
        <translation>Ставка растёт: страховка может вырасти с&#xa0;ней, тем же ходом.</translation>
    </message>
</context>
<context>
    <name>BlackjackScene</name>
    <message>
        <source>Blackjack table</source>
        <translation>Стол блэкджека</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Блэкджек</translation>
    </message>
    <message>
        <source>Box {box}, hand {hand}: {cards}, {total}</source>
        <translation>Бокс {box}, рука {hand}: {cards}, {total}</translation>
    </message>
    <message>
        <source>Box {box}: {cards}, {total}</source>
        <translation>Бокс {box}: {cards}, {total}</translation>
    </message>
    <message>
        <source>Croupier: {cards}, {total}</source>
        <translation>Крупье: {cards}, {total}</translation>
    </message>
    <message>
        <source>Box {box}</source>
        <translation>Бокс {box}</translation>
    </message>
    <message>
        <source>held by {name}</source>
        <translation>держит {name}</translation>
    </message>
    <message>
        <source>your stake {sum}</source>
        <translation>ваша ставка {sum}</translation>
    </message>
    <message>
        <source>other bettors: {count}</source>
        <translation>других игроков: {count}</translation>
    </message>
    <message>
        <source>free</source>
        <translation>свободен</translation>
    </message>
    <message>
        <source>Insure box {box}, up to {sum}</source>
        <translation>Застраховать бокс {box}, до {sum}</translation>
    </message>
    <message>
        <source>Box {box}: {sum}. Why?</source>
        <translation>Бокс {box}: {sum}. Почему?</translation>
    </message>
    <message>
        <source>The card on offer: take it for box {box}</source>
        <translation>Предложенная карта: взять её на бокс {box}</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Боксы</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Руки</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Страховка</translation>
    </message>
    <message>
        <source>What the coup brought</source>
        <translation>Итог раздачи</translation>
    </message>
</context>
<context>
    <name>BoardSheet</name>
    <message>
        <source>The boards as numbers</source>
        <translation>Табло в&#xa0;цифрах</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Табло</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>rouge and couleur win</source>
        <translation>красное и&#xa0;цвет выиграли</translation>
    </message>
    <message>
        <source>rouge wins, couleur loses</source>
        <translation>красное выиграло, цвет проиграл</translation>
    </message>
    <message>
        <source>rouge and couleur lose</source>
        <translation>красное и&#xa0;цвет проиграли</translation>
    </message>
    <message>
        <source>rouge loses, couleur wins</source>
        <translation>красное проиграло, цвет выиграл</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>ничья</translation>
    </message>
    <message>
        <source>refait: 31 après</source>
        <translation>рефе: 31 après</translation>
    </message>
    <message>
        <source>void: the cards ran out</source>
        <translation>не в&#xa0;счёт: карты кончились</translation>
    </message>
    <message>
        <source>croupier: blackjack</source>
        <translation>крупье: блэкджек</translation>
    </message>
    <message>
        <source>croupier {total}, bust</source>
        <translation>крупье {total}, перебор</translation>
    </message>
    <message>
        <source>croupier {total}</source>
        <translation>крупье {total}</translation>
    </message>
    <message>
        <source>As banker</source>
        <translation>Банкомётом</translation>
    </message>
    <message>
        <source>As punter</source>
        <translation>Понтёром</translation>
    </message>
    <message>
        <source>{name}: {cards}, {total}</source>
        <translation>{name}: {cards}, {total}</translation>
    </message>
    <message>
        <source>The disk is full: {file} was not written.</source>
        <translation>Диск полон: файл {file} не записан.</translation>
    </message>
    <message>
        <source>{file} cannot be written: the place is protected or the disk does not answer.</source>
        <translation>Файл {file} нельзя записать: место защищено или диск не отвечает.</translation>
    </message>
</context>
<context>
    <name>BookSheet</name>
    <message>
        <source>No round is shown.</source>
        <translation>Ни одного розыгрыша не показано.</translation>
    </message>
    <message>
        <source>{rounds}, staked {staked}, result {net}</source>
        <translation>{rounds}, поставлено {staked}, итог {net}</translation>
    </message>
    <message>
        <source>The book of the house</source>
        <translation>Книга заведения</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>The marked round again on its table, step by step</source>
        <translation>Отмеченный розыгрыш ещё раз за столом, шаг за шагом</translation>
    </message>
    <message>
        <source>Open a script…</source>
        <translation>Открыть сценарий…</translation>
    </message>
    <message>
        <source>Replay a table script from a file</source>
        <translation>Повторить сценарий стола из файла</translation>
    </message>
    <message>
        <source>Look at the round</source>
        <translation>Посмотреть розыгрыш</translation>
    </message>
    <message>
        <source>Cards, stakes and result of the marked round</source>
        <translation>Карты, ставки и&#xa0;итог отмеченного розыгрыша</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Table script, CSV or picture</source>
        <translation>Сценарий стола, CSV или картинка</translation>
    </message>
    <message>
        <source>Check it yourself…</source>
        <translation>Проверьте сами…</translation>
    </message>
    <message>
        <source>Seal and seed of the sitting, and how they are compared</source>
        <translation>Печать и&#xa0;зерно игры и&#xa0;как их сверить</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Статистика…</translation>
    </message>
    <message>
        <source>What has been played, beside what was to be expected</source>
        <translation>Что сыграно&#xa0;— рядом с&#xa0;тем, чего следовало ожидать</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Розыгрыши</translation>
    </message>
    <message>
        <source>No round is like that.</source>
        <translation>Таких розыгрышей нет.</translation>
    </message>
    <message>
        <source>Open a table script</source>
        <translation>Открыть сценарий стола</translation>
    </message>
    <message>
        <source>No round has been played yet.</source>
        <translation>Ещё не сыграно ни одного розыгрыша.</translation>
    </message>
</context>
<context>
    <name>Cashier</name>
    <message>
        <source>You have no such chips in the purse.</source>
        <translation>Таких фишек у&#xa0;вас в&#xa0;кошельке нет.</translation>
    </message>
    <message>
        <source>There is not enough cash for that.</source>
        <translation>Для этого не хватает денег.</translation>
    </message>
    <message>
        <source>These are the same chips already.</source>
        <translation>Это те же самые фишки.</translation>
    </message>
    <message>
        <source>There are no smaller chips than these.</source>
        <translation>Фишек мельче этих нет.</translation>
    </message>
    <message>
        <source>There are no larger plaques than these.</source>
        <translation>Плакеток крупнее этих нет.</translation>
    </message>
    <message>
        <source>These are too few for one larger piece.</source>
        <translation>На одну более крупную их мало.</translation>
    </message>
    <message>
        <source>The purse cannot be made up of fewer pieces.</source>
        <translation>Меньшим числом фишек кошелёк не составить.</translation>
    </message>
    <message>
        <source>Today&apos;s allowance has been taken; tomorrow there is another.</source>
        <translation>Сегодняшнее пособие уже получено; завтра будет новое.</translation>
    </message>
    <message>
        <source>A new purse is for those who have nothing left, neither cash nor chips nor stakes.</source>
        <translation>Новый кошелёк дают тем, у&#xa0;кого не осталось ничего: ни денег, ни фишек, ни ставок.</translation>
    </message>
    <message>
        <source>Purse from the house</source>
        <translation>Кошелёк от заведения</translation>
    </message>
    <message>
        <source>Daily allowance</source>
        <translation>Пособие на день</translation>
    </message>
    <message>
        <source>Chips bought</source>
        <translation>Покупка фишек</translation>
    </message>
    <message>
        <source>Chips sold</source>
        <translation>Продажа фишек</translation>
    </message>
</context>
<context>
    <name>CashierSheet</name>
    <message>
        <source>Chips bought for {amount}.</source>
        <translation>Куплено фишек на {amount}.</translation>
    </message>
    <message>
        <source>Bought {pieces} for {amount}.</source>
        <translation>Куплено {pieces} за {amount}.</translation>
    </message>
    <message>
        <source>Sold {pieces} for {amount}.</source>
        <translation>Продано {pieces} за {amount}.</translation>
    </message>
    <message>
        <source>The whole purse sold for {amount}.</source>
        <translation>Весь кошелёк продан за {amount}.</translation>
    </message>
    <message>
        <source>Changed {given} for {taken}.</source>
        <translation>Обменяно {given} на {taken}.</translation>
    </message>
    <message>
        <source>Pieces in the purse: {before} before, {after} now.</source>
        <translation>Фишек в&#xa0;кошельке: было {before}, стало {after}.</translation>
    </message>
    <message>
        <source>Today&apos;s allowance: {amount} in cash.</source>
        <translation>Пособие на сегодня: {amount} деньгами.</translation>
    </message>
    <message>
        <source>A new purse: {amount} in chips.</source>
        <translation>Новый кошелёк: {amount} фишками.</translation>
    </message>
    <message>
        <source>Taken today; tomorrow there is another.</source>
        <translation>Сегодня уже получено; завтра будет новое.</translation>
    </message>
    <message numerus="yes">
        <source>%n purse(s)</source>
        <translation>
            <numerusform>%n кошелёк</numerusform>
            <numerusform>%n кошелька</numerusform>
            <numerusform>%n кошельков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n allowance(s)</source>
        <translation>
            <numerusform>%n пособие</numerusform>
            <numerusform>%n пособия</numerusform>
            <numerusform>%n пособий</numerusform>
        </translation>
    </message>
    <message>
        <source>From the house, and from tables</source>
        <translation>От заведения и&#xa0;за столами</translation>
    </message>
    <message>
        <source>Lately</source>
        <translation>Последнее</translation>
    </message>
    <message>
        <source>At the counter: pieces of {value}</source>
        <translation>На стойке: фишки по {value}</translation>
    </message>
    <message>
        <source>In your purse: {count} of {value}</source>
        <translation>В&#xa0;вашем кошельке: {count} по {value}</translation>
    </message>
    <message>
        <source>At the counter</source>
        <translation>На стойке</translation>
    </message>
    <message>
        <source>In your purse: {amount}</source>
        <translation>В&#xa0;вашем кошельке: {amount}</translation>
    </message>
    <message>
        <source>Your cash</source>
        <translation>Деньги</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>Касса</translation>
    </message>
    <message>
        <source>all</source>
        <translation>все</translation>
    </message>
    <message>
        <source>Pieces at a time</source>
        <translation>Фишек за раз</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Купить</translation>
    </message>
    <message>
        <source>B</source>
        <comment>shortcut: Buy</comment>
        <translation>К</translation>
    </message>
    <message>
        <source>Pieces of the lit column for cash</source>
        <translation>Фишки освещённого столбца за деньги</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Продать</translation>
    </message>
    <message>
        <source>S</source>
        <comment>shortcut: Sell</comment>
        <translation>П</translation>
    </message>
    <message>
        <source>Pieces of the lit column back for cash</source>
        <translation>Вернуть фишки освещённого столбца за деньги</translation>
    </message>
    <message>
        <source>Result at all tables</source>
        <translation>Итог за всеми столами</translation>
    </message>
    <message>
        <source>Drag pieces between counter, purse and cash, or use the buttons.</source>
        <translation>Перетаскивайте фишки между стойкой, кошельком и&#xa0;деньгами или нажимайте кнопки.</translation>
    </message>
    <message>
        <source>Change down</source>
        <translation>Разменять</translation>
    </message>
    <message>
        <source>Pieces of the lit column for smaller ones</source>
        <translation>Фишки освещённого столбца на более мелкие</translation>
    </message>
    <message>
        <source>Change up</source>
        <translation>Укрупнить</translation>
    </message>
    <message>
        <source>Pieces of the lit column for larger ones</source>
        <translation>Фишки освещённого столбца на более крупные</translation>
    </message>
    <message>
        <source>All cash into chips</source>
        <translation>Всё в&#xa0;фишки</translation>
    </message>
    <message>
        <source>C</source>
        <comment>shortcut: All cash into chips</comment>
        <translation>Ф</translation>
    </message>
    <message>
        <source>All chips into cash</source>
        <translation>Всё в&#xa0;деньги</translation>
    </message>
    <message>
        <source>V</source>
        <comment>shortcut: All chips into cash</comment>
        <translation>Д</translation>
    </message>
    <message>
        <source>Colour up</source>
        <translation>Укрупнить всё</translation>
    </message>
    <message>
        <source>U</source>
        <comment>shortcut: Colour up</comment>
        <translation>У</translation>
    </message>
    <message>
        <source>The whole purse in the fewest pieces</source>
        <translation>Весь кошелёк наименьшим числом фишек</translation>
    </message>
    <message>
        <source>Daily allowance: {amount}</source>
        <translation>Пособие на день: {amount}</translation>
    </message>
    <message>
        <source>D</source>
        <comment>shortcut: Daily allowance</comment>
        <translation>О</translation>
    </message>
    <message>
        <source>In cash, once each day, for whoever asks; it stands in the account</source>
        <translation>Деньгами, раз в&#xa0;день, каждому, кто попросит; записывается в&#xa0;счёт</translation>
    </message>
    <message>
        <source>New purse: {amount}</source>
        <translation>Новый кошелёк: {amount}</translation>
    </message>
    <message>
        <source>N</source>
        <comment>shortcut: New purse</comment>
        <translation>Н</translation>
    </message>
    <message>
        <source>In chips, for who has nothing left; it stands in the account</source>
        <translation>Фишками, тому, у&#xa0;кого ничего не осталось; записывается в&#xa0;счёт</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Как это устроено</translation>
    </message>
    <message>
        <source>The page of the house rules about the cashier</source>
        <translation>Страница правил заведения о&#xa0;кассе</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Play money: it has no value, cannot be bought, and is never paid out.</source>
        <translation>Игровые деньги: не имеют цены, их нельзя купить и&#xa0;никогда не выплачивают.</translation>
    </message>
</context>
<context>
    <name>Chat</name>
    <message>
        <source>There, you see!</source>
        <translation>Вот, извольте видеть!</translation>
    </message>
    <message>
        <source>I dreamt of it last night.</source>
        <translation>Сегодня во сне видел.</translation>
    </message>
    <message>
        <source>Don&apos;t touch them, let me look a little longer.</source>
        <translation>Не трогайте, дайте ещё полюбоваться.</translation>
    </message>
    <message>
        <source>That was the very card.</source>
        <translation>Та самая карта.</translation>
    </message>
    <message>
        <source>Who dares, wins.</source>
        <translation>Смелость города берёт.</translation>
    </message>
    <message>
        <source>Let the bank beat that.</source>
        <translation>Пусть банк побьёт.</translation>
    </message>
    <message>
        <source>I knew it.</source>
        <translation>Так и&#xa0;знал.</translation>
    </message>
    <message>
        <source>One card too many, as always.</source>
        <translation>Лишняя карта, как всегда.</translation>
    </message>
    <message>
        <source>Nobody look at me, please.</source>
        <translation>Не смотрите на меня, прошу.</translation>
    </message>
    <message>
        <source>Much obliged to the bank!</source>
        <translation>Премного обязан банку!</translation>
    </message>
    <message>
        <source>The bank is in a generous mood.</source>
        <translation>Банк нынче щедр.</translation>
    </message>
    <message>
        <source>Patience is paid after all.</source>
        <translation>Терпение всё-таки окупается.</translation>
    </message>
    <message>
        <source>The evening is long.</source>
        <translation>Вечер долгий.</translation>
    </message>
    <message>
        <source>I shall remember this hand.</source>
        <translation>Эту сдачу я запомню.</translation>
    </message>
    <message>
        <source>By a hair!</source>
        <translation>На волосок!</translation>
    </message>
    <message>
        <source>The bank always finds its card.</source>
        <translation>Банк всегда найдёт свою карту.</translation>
    </message>
    <message>
        <source>While I deal, nobody leaves.</source>
        <translation>Пока сдаю я, никто не уходит.</translation>
    </message>
    <message>
        <source>It is only tokens.</source>
        <translation>Это всего лишь жетоны.</translation>
    </message>
    <message>
        <source>Thank you, thank you.</source>
        <translation>Благодарю, благодарю.</translation>
    </message>
    <message>
        <source>I shall order another coffee.</source>
        <translation>Закажу-ка ещё кофе.</translation>
    </message>
    <message>
        <source>So there is justice.</source>
        <translation>Есть, значит, справедливость.</translation>
    </message>
    <message>
        <source>We part as friends.</source>
        <translation>Расстаёмся друзьями.</translation>
    </message>
    <message>
        <source>All that for nothing.</source>
        <translation>И&#xa0;всё даром.</translation>
    </message>
    <message>
        <source>Paid with cards, and with a fright.</source>
        <translation>Уплачено картами&#xa0;— и&#xa0;страхом.</translation>
    </message>
    <message>
        <source>Now tremble, my friends.</source>
        <translation>Теперь трепещите, друзья.</translation>
    </message>
    <message>
        <source>The bank, to me? Well then.</source>
        <translation>Банк&#xa0;— мне? Что ж, извольте.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>That is no key a command can lie on.</source>
        <translation>Эту клавишу нельзя назначить команде.</translation>
    </message>
    <message>
        <source>{key} has a work of its own everywhere.</source>
        <translation>У&#xa0;{key} везде своё назначение.</translation>
    </message>
    <message>
        <source>{key} is taken: {command}.</source>
        <translation>{key} уже занята: {command}.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Правила заведения</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>The book of your rounds</source>
        <translation>Книга ваших раздач</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>Касса</translation>
    </message>
    <message>
        <source>No sound, and sound again</source>
        <translation>Выключить звук и&#xa0;включить снова</translation>
    </message>
    <message>
        <source>How things stand: said, and shown</source>
        <translation>Положение дел: вслух и&#xa0;на табличке</translation>
    </message>
    <message>
        <source>The last call and result once more</source>
        <translation>Последний возглас и&#xa0;итог ещё раз</translation>
    </message>
    <message>
        <source>The keys that are heard here</source>
        <translation>Клавиши, которые здесь действуют</translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation>Во весь экран и&#xa0;обратно</translation>
    </message>
    <message>
        <source>Salon and tables larger</source>
        <translation>Салон и&#xa0;столы крупнее</translation>
    </message>
    <message>
        <source>Salon and tables smaller</source>
        <translation>Салон и&#xa0;столы мельче</translation>
    </message>
    <message>
        <source>All of it in the window, and large again</source>
        <translation>Всё в&#xa0;окне и&#xa0;снова крупно</translation>
    </message>
    <message>
        <source>Another part of it, where it is larger than the window</source>
        <translation>Другая часть, когда всё не помещается в&#xa0;окно</translation>
    </message>
    <message>
        <source>From door to door</source>
        <translation>От двери к&#xa0;двери</translation>
    </message>
    <message>
        <source>Go in</source>
        <translation>Войти</translation>
    </message>
    <message>
        <source>Back to the salon</source>
        <translation>Назад в&#xa0;салон</translation>
    </message>
    <message>
        <source>Hurry: show the end at once</source>
        <translation>Поторопить: сразу показать конец</translation>
    </message>
    <message>
        <source>What is this bet worth?</source>
        <translation>Чего стоит эта ставка?</translation>
    </message>
    <message>
        <source>What does this call mean?</source>
        <translation>Что значит этот возглас?</translation>
    </message>
    <message>
        <source>In practice: a hint</source>
        <translation>На тренировке: подсказка</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <translation>Взять назад последний ход</translation>
    </message>
    <message>
        <source>Take back all that is free</source>
        <translation>Снять всё, что свободно</translation>
    </message>
    <message>
        <source>Lay the last bets again</source>
        <translation>Повторить последние ставки</translation>
    </message>
    <message>
        <source>Lay each stake once more</source>
        <translation>Положить к&#xa0;каждой ставке ещё столько же</translation>
    </message>
    <message>
        <source>Undo, as everywhere</source>
        <translation>Отменить, как везде</translation>
    </message>
    <message>
        <source>Do again what was undone</source>
        <translation>Повторить отменённое</translation>
    </message>
    <message>
        <source>Choose a chip of the tray</source>
        <translation>Выбрать фишку на подносе</translation>
    </message>
    <message>
        <source>Take back what lies there</source>
        <translation>Снять то, что там лежит</translation>
    </message>
    <message>
        <source>Cut the cards</source>
        <translation>Снять колоду</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Сдать</translation>
    </message>
    <message>
        <source>Say a bet in words</source>
        <translation>Назвать ставку словами</translation>
    </message>
    <message>
        <source>Insure against 31 après</source>
        <translation>Застраховаться от 31 après</translation>
    </message>
    <message>
        <source>Throw the ball, and close the betting</source>
        <translation>Бросить шарик, потом закрыть ставки</translation>
    </message>
    <message>
        <source>Next board</source>
        <translation>Следующее табло</translation>
    </message>
    <message>
        <source>The boards as numbers, and back</source>
        <translation>Табло в&#xa0;цифрах и&#xa0;обратно</translation>
    </message>
    <message>
        <source>Kept layouts</source>
        <translation>Сохранённые расстановки</translation>
    </message>
    <message>
        <source>What lies on the cloth, as a whole</source>
        <translation>Всё, что лежит на сукне, вместе</translation>
    </message>
    <message>
        <source>More neighbours, fewer</source>
        <translation>Больше соседей, меньше</translation>
    </message>
    <message>
        <source>Deal, or let the banker deal</source>
        <translation>Сдать или дать сдать банкомёту</translation>
    </message>
    <message>
        <source>Buy one more card</source>
        <translation>Прикупить ещё карту</translation>
    </message>
    <message>
        <source>Enough; with the bank: on your own cards</source>
        <translation>Довольно; с&#xa0;банком: на своих</translation>
    </message>
    <message>
        <source>Lay the next card of your deal</source>
        <translation>Положить следующую карту вашей сдачи</translation>
    </message>
    <message>
        <source>Lay the rest of the deal</source>
        <translation>Положить остаток сдачи</translation>
    </message>
    <message>
        <source>One more card, or yes</source>
        <translation>Ещё карту или «да»</translation>
    </message>
    <message>
        <source>Stand, or no</source>
        <translation>Остаться или «нет»</translation>
    </message>
    <message>
        <source>Double the hand</source>
        <translation>Удвоить руку</translation>
    </message>
    <message>
        <source>Split the pair</source>
        <translation>Разделить пару</translation>
    </message>
    <message>
        <source>Surrender for half</source>
        <translation>Сдаться за половину</translation>
    </message>
    <message>
        <source>Insure</source>
        <translation>Застраховать</translation>
    </message>
    <message>
        <source>From place to place</source>
        <translation>От места к&#xa0;месту</translation>
    </message>
    <message>
        <source>Lay the chip, or do what the place is for</source>
        <translation>Положить фишку или сделать то, для чего это место</translation>
    </message>
    <message>
        <source>The next place, and on to the buttons</source>
        <translation>Следующее место, потом кнопки</translation>
    </message>
    <message>
        <source>Let the steps follow each other, or stop</source>
        <translation>Показывать шаги один за другим или остановить</translation>
    </message>
    <message>
        <source>One step back, forward</source>
        <translation>Шаг назад, вперёд</translation>
    </message>
    <message>
        <source>To the start, to the end</source>
        <translation>В&#xa0;начало, в&#xa0;конец</translation>
    </message>
    <message>
        <source>Slower, faster</source>
        <translation>Медленнее, быстрее</translation>
    </message>
    <message>
        <source>Continue differently from here</source>
        <translation>Отсюда сыграть иначе</translation>
    </message>
    <message>
        <source>Close the replay</source>
        <translation>Закрыть повтор</translation>
    </message>
    <message>
        <source>Buy chips</source>
        <translation>Купить фишки</translation>
    </message>
    <message>
        <source>Sell chips</source>
        <translation>Продать фишки</translation>
    </message>
    <message>
        <source>All cash into chips</source>
        <translation>Всё в&#xa0;фишки</translation>
    </message>
    <message>
        <source>All chips into cash</source>
        <translation>Всё в&#xa0;деньги</translation>
    </message>
    <message>
        <source>Colour up</source>
        <translation>Укрупнить всё</translation>
    </message>
    <message>
        <source>The day&apos;s allowance</source>
        <translation>Пособие на день</translation>
    </message>
    <message>
        <source>A new purse</source>
        <translation>Новый кошелёк</translation>
    </message>
    <message>
        <source>Change down, change up</source>
        <translation>Разменять, укрупнить</translation>
    </message>
    <message>
        <source>Away from the counter</source>
        <translation>Отойти от кассы</translation>
    </message>
    <message>
        <source>On to the next choice or button</source>
        <translation>К&#xa0;следующему выбору или кнопке</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Выбрать</translation>
    </message>
    <message>
        <source>Press the button</source>
        <translation>Нажать кнопку</translation>
    </message>
    <message>
        <source>A drawing as numbers, and back</source>
        <translation>Рисунок в&#xa0;цифрах и&#xa0;обратно</translation>
    </message>
    <message>
        <source>The second drawing as numbers, and back</source>
        <translation>Второй рисунок в&#xa0;цифрах и&#xa0;обратно</translation>
    </message>
    <message>
        <source>Lay the sheet away</source>
        <translation>Закрыть окно</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Везде</translation>
    </message>
    <message>
        <source>In the salon</source>
        <translation>В&#xa0;салоне</translation>
    </message>
    <message>
        <source>At every table</source>
        <translation>За каждым столом</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Ставки</translation>
    </message>
    <message>
        <source>Trente et quarante</source>
        <translation>Trente et quarante</translation>
    </message>
    <message>
        <source>Roulette</source>
        <translation>Рулетка</translation>
    </message>
    <message>
        <source>Тридцать одно</source>
        <translation>Тридцать одно</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Блэкджек</translation>
    </message>
    <message>
        <source>On the cloth</source>
        <translation>На сукне</translation>
    </message>
    <message>
        <source>A replay</source>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>At the cashier&apos;s</source>
        <translation>В&#xa0;кассе</translation>
    </message>
    <message>
        <source>In a sheet</source>
        <translation>В&#xa0;окне</translation>
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
        <translation>Подсказки даются только на тренировке.</translation>
    </message>
    <message>
        <source>The book of your errors is open in practice only.</source>
        <translation>Книга ваших ошибок открывается только на тренировке.</translation>
    </message>
    <message>
        <source>A new purse is for whoever has nothing left.</source>
        <translation>Новый кошелёк дают лишь тому, у&#xa0;кого ничего не осталось.</translation>
    </message>
    <message>
        <source>What is taken back is what lies where the keyboard is.</source>
        <translation>Назад берут то, что лежит там, где клавиатура.</translation>
    </message>
    <message>
        <source>What is insured is the stake on the chance where the keyboard is.</source>
        <translation>Страхуют ставку на том шансе, где клавиатура.</translation>
    </message>
    <message>
        <source>Not now – {command}</source>
        <translation>Не сейчас – {command}</translation>
    </message>
</context>
<context>
    <name>Croupier</name>
    <message>
        <source>Place your bets, please</source>
        <translation>Делайте ваши ставки, господа</translation>
    </message>
    <message>
        <source>The bets are made</source>
        <translation>Ставки сделаны</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Ставок больше нет</translation>
    </message>
    <message>
        <source>Too late, that does not play</source>
        <translation>Поздно, не играет</translation>
    </message>
    <message>
        <source>Who will cut, please?</source>
        <translation>Господа, извольте снять</translation>
    </message>
    <message>
        <source>The five cards</source>
        <translation>Господа, пять карт</translation>
    </message>
    <message>
        <source>{a}</source>
        <translation>{a}</translation>
    </message>
    <message>
        <source>Red wins, and colour</source>
        <translation>Красное выигрывает, и цвет</translation>
    </message>
    <message>
        <source>Red wins, colour loses</source>
        <translation>Красное выигрывает, цвет проигрывает</translation>
    </message>
    <message>
        <source>Red loses, and colour</source>
        <translation>Красное проигрывает, и цвет</translation>
    </message>
    <message>
        <source>Red loses, colour wins</source>
        <translation>Красное проигрывает, цвет выигрывает</translation>
    </message>
    <message>
        <source>{a}, {b}, après</source>
        <translation>{a}, {b}, après</translation>
    </message>
    <message>
        <source>One, one, après</source>
        <translation>Тридцать один, après</translation>
    </message>
    <message>
        <source>The cards pass</source>
        <translation>Карты вышли</translation>
    </message>
    <message>
        <source>Insured</source>
        <translation>Застраховано</translation>
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
        <translation>Зеро</translation>
    </message>
    <message>
        <source>In prison</source>
        <translation>В тюрьму</translation>
    </message>
    <message>
        <source>In prison twice</source>
        <translation>Дважды в тюрьму</translation>
    </message>
    <message>
        <source>Freed</source>
        <translation>Освобождено</translation>
    </message>
    <message>
        <source>Half back</source>
        <translation>Половина ставки</translation>
    </message>
    <message>
        <source>Whose is it?</source>
        <translation>Чья ставка?</translation>
    </message>
    <message>
        <source>Announced {name}, by {piece}, {pieces}</source>
        <translation>Анонс {name}, по {piece}, {pieces}</translation>
    </message>
    <message>
        <source>The rest is returned</source>
        <translation>Остаток возвращён</translation>
    </message>
    <message>
        <source>red</source>
        <translation>красное</translation>
    </message>
    <message>
        <source>black</source>
        <translation>чёрное</translation>
    </message>
    <message>
        <source>even</source>
        <translation>чёт</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>нечет</translation>
    </message>
    <message>
        <source>low</source>
        <translation>манк</translation>
    </message>
    <message>
        <source>high</source>
        <translation>пассе</translation>
    </message>
    <message>
        <source>big series</source>
        <translation>большая серия</translation>
    </message>
    <message>
        <source>small series</source>
        <translation>малая серия</translation>
    </message>
    <message>
        <source>orphans</source>
        <translation>сироты</translation>
    </message>
    <message>
        <source>{n} and neighbours, {k} on each side</source>
        <translation>{n} и соседи, {k} с каждой стороны</translation>
    </message>
    <message>
        <source>{n} straight and splits</source>
        <translation>{n} плен и шевали</translation>
    </message>
    <message>
        <source>finale {n}</source>
        <translation>финал {n}</translation>
    </message>
    <message>
        <source>7/9 game</source>
        <translation>игра 7/9</translation>
    </message>
    <message>
        <source>zero game</source>
        <translation>игра зеро</translation>
    </message>
    <message>
        <source>{count} pieces</source>
        <translation>{count} штук</translation>
    </message>
    <message>
        <source>{total}. Card?</source>
        <translation>{total}. Ещё карту?</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Ещё карту</translation>
    </message>
    <message>
        <source>I stay</source>
        <translation>Достаточно</translation>
    </message>
    <message>
        <source>Insurance?</source>
        <translation>Страховка?</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Удваиваю</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Разделяю</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Сдаюсь</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Блэкджек</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>Перебор</translation>
    </message>
    <message>
        <source>The bank busts</source>
        <translation>Перебор у&#xa0;банка</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Card drawn by mistake</source>
        <translation>Карта, вытянутая по ошибке</translation>
    </message>
</context>
<context>
    <name>Croupier, trente-et-un</name>
    <message>
        <source>The stakes are agreed</source>
        <translation>Ставки условлены</translation>
    </message>
    <message>
        <source>Thirty-one!</source>
        <translation>Тридцать одно!</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Прикупаю</translation>
    </message>
    <message>
        <source>I stay</source>
        <translation>Довольно</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Перебор</translation>
    </message>
    <message>
        <source>I go on mine</source>
        <translation>Иду на своих</translation>
    </message>
    <message>
        <source>The bank pays all</source>
        <translation>Банк платит всем</translation>
    </message>
    <message>
        <source>Paid with cards</source>
        <translation>Уплачены картами</translation>
    </message>
    <message>
        <source>The deal is out</source>
        <translation>Талия окончена</translation>
    </message>
    <message>
        <source>The bank passes to the right</source>
        <translation>Банк переходит направо</translation>
    </message>
    <message>
        <source>{total}. Another card, or enough?</source>
        <translation>{total}. Прикупите или довольно?</translation>
    </message>
    <message>
        <source>{total}. Another card, or on yours?</source>
        <translation>{total}. Прикупите или на своих?</translation>
    </message>
    <message>
        <source>Another card, or enough?</source>
        <translation>Прикупите или довольно?</translation>
    </message>
    <message>
        <source>Another card, or on yours?</source>
        <translation>Прикупите или на своих?</translation>
    </message>
    <message>
        <source>The bank has {total}</source>
        <translation>У&#xa0;банка {total}</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Сдача окончена</translation>
    </message>
    <message>
        <source>The bank is yours</source>
        <translation>Банк ваш</translation>
    </message>
</context>
<context>
    <name>Croupier, two to four</name>
    <message>
        <source>{count} pieces</source>
        <translation>{count} штуки</translation>
    </message>
</context>
<context>
    <name>EdgePanel</name>
    <message>
        <source>What the bank keeps</source>
        <translation>Сколько остаётся заведению</translation>
    </message>
    <message>
        <source>as set</source>
        <translation>до сих пор</translation>
    </message>
    <message>
        <source>by these rules</source>
        <translation>по этим</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>разница</translation>
    </message>
    <message>
        <source>being reckoned…</source>
        <translation>считается…</translation>
    </message>
    <message>
        <source>cannot be reckoned</source>
        <translation>не сосчитать</translation>
    </message>
</context>
<context>
    <name>ErrorsSheet</name>
    <message>
        <source>Begin the book anew?</source>
        <translation>Начать книгу заново?</translation>
    </message>
    <message>
        <source>All decisions that stand in it and what they cost are forgotten for good.</source>
        <translation>Все записанные решения и&#xa0;их цена будут забыты навсегда.</translation>
    </message>
    <message>
        <source>The practice purse stays as it is.</source>
        <translation>Учебный кошелёк останется как есть.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Начать заново</translation>
    </message>
    <message>
        <source>The book of your errors</source>
        <translation>Книга ваших ошибок</translation>
    </message>
    <message>
        <source>All your decisions so far were the best ones.</source>
        <translation>Пока все ваши решения были наилучшими.</translation>
    </message>
    <message>
        <source>No decision has been made in practice yet.</source>
        <translation>На тренировке ещё не принято ни одного решения.</translation>
    </message>
    <message>
        <source>A thousandth (‰) is one of the stake the decision was about.</source>
        <translation>Тысячная (‰) считается от ставки, о&#xa0;которой шла речь.</translation>
    </message>
    <message>
        <source>First come</source>
        <translation>Сначала</translation>
    </message>
    <message>
        <source>the dearest in all</source>
        <translation>самые дорогие</translation>
    </message>
    <message>
        <source>the dearest each</source>
        <translation>самые грубые</translation>
    </message>
    <message>
        <source>the most frequent</source>
        <translation>самые частые</translation>
    </message>
    <message>
        <source>tables in order</source>
        <translation>по столам</translation>
    </message>
    <message>
        <source>Forget all decisions that stand here</source>
        <translation>Забыть все записанные здесь решения</translation>
    </message>
    <message>
        <source>Nothing stands in the book.</source>
        <translation>Книга пуста.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>Another version of the casino has been installed. Finish the coup, then close the casino and open it again.</source>
        <translation>Установлена другая версия казино. Доиграйте розыгрыш, затем закройте казино и&#xa0;откройте его снова.</translation>
    </message>
    <message>
        <source>The casino has been removed from this computer. Finish the coup, then close the casino; purse and books are kept.</source>
        <translation>Казино удалено с&#xa0;этого компьютера. Доиграйте розыгрыш, затем закройте казино; кошелёк и&#xa0;книги сохранены.</translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>No round is marked.</source>
        <translation>Ни один розыгрыш не отмечен.</translation>
    </message>
    <message>
        <source>A picture shows one round.</source>
        <translation>Картинка показывает один розыгрыш.</translation>
    </message>
    <message>
        <source>The pictures of this table are still being painted; try again in a moment.</source>
        <translation>Картинки этого стола ещё рисуются; попробуйте чуть позже.</translation>
    </message>
    <message>
        <source>The sitting still goes on: its seed stays sealed, and so does its script.</source>
        <translation>Игра ещё идёт: её зерно запечатано, а&#xa0;с&#xa0;ним и&#xa0;сценарий.</translation>
    </message>
    <message>
        <source>The sitting up to this round, to be replayed exactly by anyone.</source>
        <translation>Игра до этого розыгрыша: любой может точно её повторить.</translation>
    </message>
    <message>
        <source>A script for each sitting, up to the last of its rounds; sittings that go on stay sealed.</source>
        <translation>По сценарию на игру, до последнего из её розыгрышей; игры, что ещё идут, остаются запечатаны.</translation>
    </message>
    <message>
        <source>One line for each round, for a spreadsheet; amounts in francs, times in UTC.</source>
        <translation>По строке на розыгрыш, для электронной таблицы; суммы во франках, время по UTC.</translation>
    </message>
    <message>
        <source>The table as the round left it.</source>
        <translation>Стол, каким его оставил розыгрыш.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Идёт запись…</translation>
    </message>
    <message>
        <source>All these sittings still go on: their seeds stay sealed.</source>
        <translation>Все эти игры ещё идут: их зёрна запечатаны.</translation>
    </message>
    <message>
        <source>These are more than {count} sittings: choose fewer rounds.</source>
        <translation>Это больше {count} игр: выберите меньше розыгрышей.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Сохранено: {file}.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) saved.</source>
        <translation>
            <numerusform>Сохранён %n файл.</numerusform>
            <numerusform>Сохранено %n файла.</numerusform>
            <numerusform>Сохранено %n файлов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Этот розыгрыш</translation>
    </message>
    <message>
        <source>Marked: {rounds}</source>
        <translation>Отмечено: {rounds}</translation>
    </message>
    <message>
        <source>All shown: {rounds}</source>
        <translation>Все: {rounds}</translation>
    </message>
    <message>
        <source>Which rounds</source>
        <translation>Какие розыгрыши</translation>
    </message>
    <message>
        <source>Table script</source>
        <translation>Сценарий стола</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Картинка</translation>
    </message>
    <message>
        <source>As what</source>
        <translation>В&#xa0;каком виде</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Сохранить…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>FairnessSheet</name>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Сохранено: {file}.</translation>
    </message>
    <message>
        <source>The commands are on the clipboard.</source>
        <translation>Команды в&#xa0;буфере обмена.</translation>
    </message>
    <message>
        <source>Check it yourself</source>
        <translation>Проверьте сами</translation>
    </message>
    <message>
        <source>{table}, the sitting of {day}</source>
        <translation>{table}, игра {day}</translation>
    </message>
    <message>
        <source>The seal, shown before the first bet</source>
        <translation>Печать, показанная до первой ставки</translation>
    </message>
    <message>
        <source>The seed, told when the sitting is over</source>
        <translation>Зерно, названное по окончании игры</translation>
    </message>
    <message>
        <source>It stays sealed while the sitting goes on.</source>
        <translation>Пока игра идёт, оно запечатано.</translation>
    </message>
    <message>
        <source>The seal is the SHA-256 of the seed, and every card and number comes from the seed alone. Save the table script and the checker; the first line replays the sitting here, the second reckons the seal and the cards without this program.</source>
        <translation>Печать&#xa0;— это SHA-256 зерна, и&#xa0;каждая карта, каждый номер происходят из одного зерна. Сохраните сценарий стола и&#xa0;проверку: первая строка повторит игру здесь, вторая вычислит печать и&#xa0;карты без этой программы.</translation>
    </message>
    <message>
        <source>The sitting still goes on: its seed stays sealed, and so does its script.</source>
        <translation>Игра ещё идёт: её зерно запечатано, а&#xa0;с&#xa0;ним и&#xa0;сценарий.</translation>
    </message>
    <message>
        <source>Save both…</source>
        <translation>Сохранить оба…</translation>
    </message>
    <message>
        <source>Copy the commands</source>
        <translation>Скопировать команды</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Как это устроено</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>All rounds are shown.</source>
        <translation>Показаны все розыгрыши.</translation>
    </message>
    <message>
        <source>A day is written like {day}, a month like {month}, a year like {year}.</source>
        <translation>День пишется как {day}, месяц как {month}, год как {year}.</translation>
    </message>
    <message>
        <source>An amount is written in francs, like 250 or 12.50.</source>
        <translation>Сумма пишется во франках, как 250 или 12,50.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>From</source>
        <translation>С</translation>
    </message>
    <message>
        <source>To</source>
        <translation>По</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Исход</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Не меньше</translation>
    </message>
    <message>
        <source>What fell</source>
        <translation>Что вышло</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Все столы</translation>
    </message>
    <message>
        <source>either way</source>
        <translation>любой</translation>
    </message>
    <message>
        <source>won</source>
        <translation>выигрыш</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>проигрыш</translation>
    </message>
    <message>
        <source>neither won nor lost</source>
        <translation>ни то ни другое</translation>
    </message>
    <message>
        <source>dd/mm/yyyy</source>
        <translation>дд.мм.гггг</translation>
    </message>
    <message>
        <source>francs</source>
        <translation>франков</translation>
    </message>
    <message>
        <source>17, refait, blackjack…</source>
        <translation>17, рефе, блэкджек…</translation>
    </message>
    <message>
        <source>Show all rounds again</source>
        <translation>Снова показать все розыгрыши</translation>
    </message>
</context>
<context>
    <name>FindingsPage</name>
    <message>
        <source>Save…</source>
        <translation>Сохранить…</translation>
    </message>
    <message>
        <source>Keep this page as a picture, or its figures as a table</source>
        <translation>Сохранить страницу как рисунок или числа как таблицу</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>Pronounced: {sounds}</source>
        <translation>Произносится: {sounds}</translation>
    </message>
    <message>
        <source>Said {when}.</source>
        <translation>Звучит: {when}.</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Словарик</translation>
    </message>
    <message>
        <source>The page with the calls of this table</source>
        <translation>Страница со всеми возгласами этого стола</translation>
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
        <translation>Доброе утро</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>Добрый день</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>Добрый вечер</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>date under the greeting, in the letters of QLocale.toString</comment>
        <translation>dddd, d MMMM</translation>
    </message>
</context>
<context>
    <name>Guests</name>
    <message>
        <source>Monsieur Anselme</source>
        <translation>Месье Ансельм</translation>
    </message>
    <message>
        <source>plays the finale of the number that fell last</source>
        <translation>играет финал последнего выпавшего номера</translation>
    </message>
    <message>
        <source>Madame Odile</source>
        <translation>Мадам Одиль</translation>
    </message>
    <message>
        <source>stays with the neighbours of the last number</source>
        <translation>держится соседей последнего номера</translation>
    </message>
    <message>
        <source>Signor Tullio</source>
        <translation>Синьор Туллио</translation>
    </message>
    <message>
        <source>lays one piece on a simple chance, now and then</source>
        <translation>время от времени ставит одну фишку на простой шанс</translation>
    </message>
    <message>
        <source>Herr Kaspar</source>
        <translation>Герр Каспар</translation>
    </message>
    <message>
        <source>doubles on black after every loss</source>
        <translation>удваивает на чёрное после каждого проигрыша</translation>
    </message>
    <message>
        <source>Vera Pavlovna</source>
        <translation>Вера Павловна</translation>
    </message>
    <message>
        <source>is faithful to a few numbers</source>
        <translation>верна нескольким номерам</translation>
    </message>
    <message>
        <source>Signora Bice</source>
        <translation>Синьора Биче</translation>
    </message>
    <message>
        <source>never draws a card that could take her over 21</source>
        <translation>никогда не берёт карту, с&#xa0;которой возможен перебор</translation>
    </message>
    <message>
        <source>Ingegner Rossi</source>
        <translation>Инженер Росси</translation>
    </message>
    <message>
        <source>plays by the book</source>
        <translation>играет по книге</translation>
    </message>
    <message>
        <source>Capitano Fabbri</source>
        <translation>Капитан Фаббри</translation>
    </message>
    <message>
        <source>splits every pair and doubles on anything</source>
        <translation>делит любую пару и&#xa0;удваивает на чём угодно</translation>
    </message>
    <message>
        <source>Madame Irène</source>
        <translation>Мадам Ирен</translation>
    </message>
    <message>
        <source>has read the book and trusts nothing else</source>
        <translation>прочла книгу и&#xa0;больше ничему не верит</translation>
    </message>
    <message>
        <source>Pan Vilém</source>
        <translation>Пан Вилем</translation>
    </message>
    <message>
        <source>insures himself and gives up early</source>
        <translation>страхуется и&#xa0;рано сдаётся</translation>
    </message>
    <message>
        <source>Glafira Petrovna</source>
        <translation>Глафира Петровна</translation>
    </message>
    <message>
        <source>stays at twenty-five and thanks heaven</source>
        <translation>остаётся на двадцати пяти и&#xa0;благодарит небо</translation>
    </message>
    <message>
        <source>Lieutenant Danilo</source>
        <translation>Поручик Данило</translation>
    </message>
    <message>
        <source>draws until twenty-nine, or over the cliff</source>
        <translation>прикупает до двадцати девяти или до пропасти</translation>
    </message>
    <message>
        <source>Professor Kareninsky</source>
        <translation>Профессор Каренинский</translation>
    </message>
    <message>
        <source>has worked it all out, and plays accordingly</source>
        <translation>всё рассчитал и&#xa0;играет по расчёту</translation>
    </message>
    <message>
        <source>Donna Matilde</source>
        <translation>Донна Матильда</translation>
    </message>
    <message>
        <source>stays at twenty-six, whatever happens</source>
        <translation>остаётся на двадцати шести, что бы ни случилось</translation>
    </message>
    <message>
        <source>Monsieur Arsène</source>
        <translation>Месье Арсен</translation>
    </message>
    <message>
        <source>is bold after a loss and careful after a win</source>
        <translation>после проигрыша смел, после выигрыша осторожен</translation>
    </message>
    <message>
        <source>Paní Zdenka</source>
        <translation>Пани Зденка</translation>
    </message>
    <message>
        <source>counts the open cards on her fingers</source>
        <translation>считает открытые карты на пальцах</translation>
    </message>
    <message>
        <source>Lev Ilyich</source>
        <translation>Лев Ильич</translation>
    </message>
    <message>
        <source>follows his presentiments</source>
        <translation>следует предчувствиям</translation>
    </message>
    <message>
        <source>Conte Ottone</source>
        <translation>Граф Оттоне</translation>
    </message>
    <message>
        <source>thinks nothing below twenty-eight worth showing</source>
        <translation>не считает достойным показа ничего ниже двадцати восьми</translation>
    </message>
</context>
<context>
    <name>Heads</name>
    <message>
        <source>Sort by this column; again: the other way round</source>
        <translation>Упорядочить по этому столбцу; ещё раз: в&#xa0;обратную сторону</translation>
    </message>
    <message>
        <source>{column}, sorted downwards</source>
        <translation>{column}, по убыванию</translation>
    </message>
    <message>
        <source>{column}, sorted upwards</source>
        <translation>{column}, по возрастанию</translation>
    </message>
</context>
<context>
    <name>HousePage</name>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Practice warns from, ‰</source>
        <translation>Тренировка: предупреждать от,&#xa0;‰</translation>
    </message>
    <message>
        <source>never</source>
        <translation>никогда</translation>
    </message>
    <message>
        <source>Reminder of the time, min</source>
        <translation>Напоминание о&#xa0;времени, мин</translation>
    </message>
    <message>
        <source>Reminder of a loss, francs</source>
        <translation>Напоминание о&#xa0;проигрыше, франков</translation>
    </message>
    <message>
        <source>Show what a bet is worth</source>
        <translation>Показывать, чего стоит ставка</translation>
    </message>
    <message>
        <source>Where the pointer rests on a bet, a line tells what it pays and what the house keeps</source>
        <translation>Где указатель задержится на ставке, строка скажет, сколько она платит и&#xa0;сколько остаётся заведению</translation>
    </message>
    <message>
        <source>The house</source>
        <translation>Заведение</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>The least stake</source>
        <translation>Минимальная ставка</translation>
    </message>
    <message>
        <source>On 31 après</source>
        <translation>При 31 après</translation>
    </message>
    <message>
        <source>half is lost</source>
        <translation>теряется половина</translation>
    </message>
    <message>
        <source>half or prison</source>
        <translation>половина или тюрьма</translation>
    </message>
    <message>
        <source>Insurance is due</source>
        <translation>Страховка берётся</translation>
    </message>
    <message>
        <source>on decided coups</source>
        <translation>когда раздача решена</translation>
    </message>
    <message>
        <source>on every coup</source>
        <translation>при каждой раздаче</translation>
    </message>
    <message>
        <source>The most on one chance</source>
        <translation>Максимум на шанс</translation>
    </message>
    <message>
        <source>On zero, simple chances</source>
        <translation>При зеро простые шансы</translation>
    </message>
    <message>
        <source>prison</source>
        <translation>тюрьма</translation>
    </message>
    <message>
        <source>half back</source>
        <translation>половина назад</translation>
    </message>
    <message>
        <source>lose</source>
        <translation>проигрывают</translation>
    </message>
    <message>
        <source>Finales à cheval, the lone 34, 35, 36</source>
        <translation>Финалы à cheval: одинокие 34, 35, 36</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>без них</translation>
    </message>
    <message>
        <source>covered too</source>
        <translation>накрыть тоже</translation>
    </message>
    <message>
        <source>The bank keeps the same of each piece.</source>
        <translation>С&#xa0;каждой ставки заведению остаётся столько же.</translation>
    </message>
    <message>
        <source>The most on one number</source>
        <translation>Максимум на номер</translation>
    </message>
    <message>
        <source>Players, you among them</source>
        <translation>Игроков, вместе с&#xa0;вами</translation>
    </message>
    <message>
        <source>A token is worth</source>
        <translation>Цена жетона</translation>
    </message>
    <message>
        <source>A dealt 31, in tokens</source>
        <translation>Сданное 31, в&#xa0;жетонах</translation>
    </message>
    <message>
        <source>Paid both ways alike.</source>
        <translation>Платят в&#xa0;обе стороны.</translation>
    </message>
    <message>
        <source>The bank</source>
        <translation>Банк</translation>
    </message>
    <message>
        <source>goes to the right</source>
        <translation>идёт направо</translation>
    </message>
    <message>
        <source>you keep it</source>
        <translation>остаётся у&#xa0;вас</translation>
    </message>
    <message>
        <source>a guest keeps it</source>
        <translation>остаётся у&#xa0;гостя</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Колод</translation>
    </message>
    <message>
        <source>by the company</source>
        <translation>по числу игроков</translation>
    </message>
    <message>
        <source>Giving a hand up</source>
        <translation>Сдаться можно</translation>
    </message>
    <message>
        <source>a hard 12</source>
        <translation>с&#xa0;жёсткими 12</translation>
    </message>
    <message>
        <source>12 and more</source>
        <translation>с&#xa0;12 и&#xa0;больше</translation>
    </message>
    <message>
        <source>never</source>
        <translation>никогда</translation>
    </message>
    <message>
        <source>The croupier&apos;s blackjack takes</source>
        <translation>Блэкджек крупье забирает</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>всё</translation>
    </message>
    <message>
        <source>the first stake</source>
        <translation>первую ставку</translation>
    </message>
    <message>
        <source>Doubling after a split</source>
        <translation>Удвоение после разделения</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>можно</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>нельзя</translation>
    </message>
    <message>
        <source>The croupier makes mistakes</source>
        <translation>Крупье ошибается</translation>
    </message>
    <message>
        <source>now and then</source>
        <translation>изредка</translation>
    </message>
    <message>
        <source>The figures are those without.</source>
        <translation>Числа даны без ошибок.</translation>
    </message>
    <message>
        <source>The most on one box</source>
        <translation>Максимум на бокс</translation>
    </message>
    <message>
        <source>A chance, not insured</source>
        <translation>Шанс без страховки</translation>
    </message>
    <message>
        <source>A chance, insured</source>
        <translation>Шанс со страховкой</translation>
    </message>
    <message>
        <source>A simple chance</source>
        <translation>Простой шанс</translation>
    </message>
    <message>
        <source>The same, half taken back</source>
        <translation>Он же, взяв половину назад</translation>
    </message>
    <message>
        <source>Every other bet</source>
        <translation>Любая другая ставка</translation>
    </message>
    <message>
        <source>From each punter, in tokens</source>
        <translation>С&#xa0;каждого понтёра, в&#xa0;жетонах</translation>
    </message>
    <message>
        <source>From the company, in tokens</source>
        <translation>Со всей компании, в&#xa0;жетонах</translation>
    </message>
    <message>
        <source>A box, by the strategy card</source>
        <translation>Бокс по карте стратегии</translation>
    </message>
    <message>
        <source>A box, by all its cards</source>
        <translation>Бокс по всем своим картам</translation>
    </message>
    <message>
        <source>The insurance</source>
        <translation>Страховка</translation>
    </message>
    <message>
        <source>The founding texts</source>
        <translation>По первым правилам</translation>
    </message>
    <message>
        <source>Riviera: prison</source>
        <translation>Ривьера: тюрьма</translation>
    </message>
    <message>
        <source>A premium every coup</source>
        <translation>Страховка с&#xa0;каждой раздачи</translation>
    </message>
    <message>
        <source>Partage</source>
        <translation>Partage: половина назад</translation>
    </message>
    <message>
        <source>All is lost</source>
        <translation>Проигрыш целиком</translation>
    </message>
    <message>
        <source>You keep the bank</source>
        <translation>Банк держите вы</translation>
    </message>
    <message>
        <source>A guest keeps the bank</source>
        <translation>Банк держит гость</translation>
    </message>
    <message>
        <source>A dear 31, three packs</source>
        <translation>Дорогое 31, три колоды</translation>
    </message>
    <message>
        <source>Sister house</source>
        <translation>Соседнее заведение</translation>
    </message>
    <message>
        <source>The first stake only</source>
        <translation>Только первая ставка</translation>
    </message>
    <message>
        <source>A strict house</source>
        <translation>Строгое заведение</translation>
    </message>
</context>
<context>
    <name>HouseRulesSheet</name>
    <message>
        <source>Not while you play: in the salon, or in practice.</source>
        <translation>Не во время игры: в&#xa0;салоне или на тренировке.</translation>
    </message>
    <message>
        <source>The rules are set like this already.</source>
        <translation>Правила уже такие.</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>так же</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Правила заведения</translation>
    </message>
    <message>
        <source>Trente et quarante</source>
        <translation>Trente et quarante</translation>
    </message>
    <message>
        <source>Roulette</source>
        <translation>Рулетка</translation>
    </message>
    <message>
        <source>Тридцать одно</source>
        <translation>Тридцать одно</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Блэкджек</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Rules hold from the next sitting on. While something of yours lies on the cloth, they stay as they are.</source>
        <translation>Правила действуют со следующей игры. Пока на сукне лежит что-то ваше, они не меняются.</translation>
    </message>
    <message>
        <source>Strategy card…</source>
        <translation>Карта стратегии…</translation>
    </message>
    <message>
        <source>How blackjack is best played by these rules</source>
        <translation>Как лучше всего играть в&#xa0;блэкджек по этим правилам</translation>
    </message>
    <message>
        <source>Play by these rules</source>
        <translation>Играть по этим правилам</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Оставить как есть</translation>
    </message>
</context>
<context>
    <name>Introduction</name>
    <message>
        <source>At every table</source>
        <translation>За каждым столом</translation>
    </message>
    <message>
        <source>Every button shows its letter, and Space hurries. Esc leads back to the salon; your stakes stay where they lie. The title in the middle of the rail opens the placard with limits and rules, {rules} the book of the house with a glossary of all that is called.</source>
        <translation>На каждой кнопке стоит её буква, пробел торопит. Esc ведёт назад в&#xa0;салон, ставки остаются лежать. Название посередине борта открывает табличку с&#xa0;пределами и&#xa0;правилами, {rules}&#xa0;— книгу правил со словариком всего, что говорят.</translation>
    </message>
    <message>
        <source>Two rows of cards</source>
        <translation>Два ряда карт</translation>
    </message>
    <message>
        <source>The croupier lays two rows, noir above and rouge below, each until it counts more than thirty. The row that counts less wins. Nothing is to be decided once the cards are coming.</source>
        <translation>Крупье выкладывает два ряда, сверху чёрное, снизу красное, каждый, пока не станет больше тридцати. Выигрывает тот, где меньше. Когда карты пошли, решать уже нечего.</translation>
    </message>
    <message>
        <source>Four chances</source>
        <translation>Четыре шанса</translation>
    </message>
    <message>
        <source>Rouge and noir are bets on a row. Couleur wins when the very first card has the colour of the winning row, inverse when it has the other. Each pays as much as was laid.</source>
        <translation>Красное и&#xa0;чёрное&#xa0;— ставки на ряд. Цвет выигрывает, когда самая первая карта одного цвета с&#xa0;выигравшим рядом, инверс&#xa0;— когда другого. Каждый шанс платит столько, сколько поставлено.</translation>
    </message>
    <message>
        <source>The 31 après</source>
        <translation>31 après</translation>
    </message>
    <message>
        <source>When both rows make 31 the house takes its due: it lives on that alone. For one in a hundred of a stake you insure against it: click the mark of the chance on the ribbon, or press I on its field.</source>
        <translation>Когда в&#xa0;обоих рядах 31, заведение берёт своё: только этим оно и&#xa0;живёт. За одну сотую ставки от этого страхуют: щёлкните знак шанса на ленте или нажмите I на его поле.</translation>
    </message>
    <message>
        <source>The wheel</source>
        <translation>Колесо</translation>
    </message>
    <message>
        <source>Thirty-six numbers, and one zero. Chips are laid until the croupier closes the bets, also while the ball runs; then the ball decides.</source>
        <translation>Тридцать шесть номеров и&#xa0;одно зеро. Фишки кладут, пока крупье не закроет ставки, даже когда шарик уже бежит; дальше решает шарик.</translation>
    </message>
    <message>
        <source>The place decides</source>
        <translation>Решает место</translation>
    </message>
    <message>
        <source>A chip on a number plays the number, on a line both sides of it, on a corner all that meet there. A winning stake stays and plays again; what it has won lies beside it, and is yours.</source>
        <translation>Фишка на номере играет номер, на линии&#xa0;— оба соседних, на углу&#xa0;— всё, что там сходится. Выигравшая ставка остаётся и&#xa0;играет дальше; выигрыш лежит рядом, и&#xa0;он ваш.</translation>
    </message>
    <message>
        <source>Zero, and bets that are said</source>
        <translation>Зеро и&#xa0;анонсы</translation>
    </message>
    <message>
        <source>What zero does to colours, even and odd, low and high, is a rule of the house: the placard has it. Series, neighbours and finales are announced: click the race track, or press / and say it.</source>
        <translation>Что зеро делает с&#xa0;цветом, чётом и&#xa0;нечетом, манком и&#xa0;пассе&#xa0;— правило заведения: оно на табличке. Серии, соседей и&#xa0;финалы объявляют: щёлкните трек или нажмите / и&#xa0;скажите.</translation>
    </message>
    <message>
        <source>Among friends</source>
        <translation>В&#xa0;своём кругу</translation>
    </message>
    <message>
        <source>No house plays here. One of the company holds the bank, and the others play against it, each for himself. As a rule the bank goes to the right after each talia, and so comes to you.</source>
        <translation>Заведение здесь не играет. Один из общества держит банк, остальные играют против него, каждый за себя. Обычно банк после каждой талии идёт направо и&#xa0;так доходит до вас.</translation>
    </message>
    <message>
        <source>Near to 31</source>
        <translation>Ближе к&#xa0;31</translation>
    </message>
    <message>
        <source>Everybody is dealt three cards. King, queen and knave count 10, an ace 1 or 11. Buy cards one by one, or stay. Over 31 you pay at once; more than the banker wins, as much is paid with cards.</source>
        <translation>Каждому сдают три карты. Король, дама и&#xa0;валет&#xa0;— 10, туз&#xa0;— 1 или 11. Прикупайте по одной или остановитесь. Больше 31&#xa0;— платите сразу; больше банкомёта&#xa0;— выигрыш, поровну&#xa0;— уплачены картами.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Жетоны</translation>
    </message>
    <message>
        <source>Nothing is laid on the table. All is reckoned in tokens: two for a hand, more for a dealt 31. Click your cards to look at them, and the pack to buy one.</source>
        <translation>На стол ничего не кладут. Всё считают в&#xa0;жетонах: два за руку, условленная цена за сданное тридцать одно. Щёлкните карты, чтобы посмотреть их, и&#xa0;колоду, чтобы прикупить.</translation>
    </message>
    <message>
        <source>Nearer to 21</source>
        <translation>Ближе к&#xa0;21</translation>
    </message>
    <message>
        <source>King, queen and knave count 10, an ace 1 or 11. Nearer to 21 than the croupier wins, over 21 loses at once. An ace with a ten or a court card, dealt first, pays 3 to 2.</source>
        <translation>Король, дама и&#xa0;валет&#xa0;— 10, туз&#xa0;— 1 или 11. Кто ближе к&#xa0;21, чем крупье, выигрывает; перебор проигрывает сразу. Туз с&#xa0;десяткой или фигурой, пришедшие первыми, платят 3 к&#xa0;2.</translation>
    </message>
    <message>
        <source>Seven boxes</source>
        <translation>Семь боксов</translation>
    </message>
    <message>
        <source>At least two boxes must be occupied: play two, or invite guests. Who bets first on a box decides for it. A chip on the box of a guest rides behind his, whatever he does.</source>
        <translation>Занятых боксов не меньше двух: играйте на двух или пригласите гостей. Кто поставил первым, тот за бокс и&#xa0;решает. Фишка на боксе гостя идёт за его ставкой, что бы он ни делал.</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Ваши решения</translation>
    </message>
    <message>
        <source>Take a card, stay, double, split, give up, insure: each is a button with its letter. The croupier has his second card last, so a blackjack of his shows only when all have played.</source>
        <translation>Взять карту, остаться, удвоить, разделить, сдаться, застраховать: на всё есть кнопка с&#xa0;буквой. Крупье получает вторую карту последним, поэтому его блэкджек виден, только когда все сыграли.</translation>
    </message>
</context>
<context>
    <name>IntroductionSheet</name>
    <message>
        <source>Leaf {number} of {all}</source>
        <translation>Листок {number} из {all}</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>К&#xa0;столу</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>This is the first leaf.</source>
        <translation>Это первый листок.</translation>
    </message>
    <message>
        <source>Skip this</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>Esc: straight to the table</source>
        <translation>Esc: сразу к&#xa0;столу</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
</context>
<context>
    <name>KeptLayouts</name>
    <message>
        <source>Lay</source>
        <translation>Поставить</translation>
    </message>
    <message>
        <source>Lay what this layout has and the cloth lacks</source>
        <translation>Поставить то, что есть в&#xa0;расстановке и&#xa0;чего нет на сукне</translation>
    </message>
    <message>
        <source>Lay the layout {name}</source>
        <translation>Поставить расстановку {name}</translation>
    </message>
    <message>
        <source>Forget this layout</source>
        <translation>Забыть эту расстановку</translation>
    </message>
    <message>
        <source>Forget the layout {name}</source>
        <translation>Забыть расстановку {name}</translation>
    </message>
    <message>
        <source>Give it a name first.</source>
        <translation>Сначала дайте ей имя.</translation>
    </message>
    <message>
        <source>No stake lies on the cloth.</source>
        <translation>На сукне нет ни одной ставки.</translation>
    </message>
    <message>
        <source>Kept layouts</source>
        <translation>Сохранённые расстановки</translation>
    </message>
    <message>
        <source>No layout has been kept yet.</source>
        <translation>Пока не сохранено ни одной расстановки.</translation>
    </message>
    <message>
        <source>Name of what lies now</source>
        <translation>Имя того, что сейчас лежит</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Keep the stakes that lie now under this name</source>
        <translation>Сохранить нынешние ставки под этим именем</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Press, then the key you want; Delete: the house&apos;s key</source>
        <translation>Нажмите, затем нужную клавишу; Delete: клавиша заведения</translation>
    </message>
    <message>
        <source>a key…</source>
        <translation>клавиша…</translation>
    </message>
    <message>
        <source>These are the keys of your language; each language keeps its own.</source>
        <translation>Это клавиши вашего языка; у&#xa0;каждого языка свои.</translation>
    </message>
    <message>
        <source>All keys as in the house</source>
        <translation>Все клавиши заведения</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Not all of your keys in the file could be used; the house’s stand in for them.</source>
        <translation>Не все ваши клавиши из файла удалось использовать; вместо них&#xa0;— клавиши дома.</translation>
    </message>
    <message>
        <source>They are the keys of the house.</source>
        <translation>Это и&#xa0;так клавиши заведения.</translation>
    </message>
    <message>
        <source>Keys for</source>
        <translation>Клавиши для</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>The keys that are heard here</source>
        <translation>Клавиши, которые здесь действуют</translation>
    </message>
    <message>
        <source>Other keys…</source>
        <translation>Другие клавиши…</translation>
    </message>
    <message>
        <source>Lay a command on a key of your own</source>
        <translation>Назначить команде свою клавишу</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>This is done by the key itself.</source>
        <translation>Это делается самой клавишей.</translation>
    </message>
</context>
<context>
    <name>Laboratory</name>
    <message>
        <source>There is no such place on the layout: {numbers}.</source>
        <translation>Такого места на поле нет: {numbers}.</translation>
    </message>
    <message>
        <source>Write the numbers of the bet.</source>
        <translation>Напишите номера ставки.</translation>
    </message>
    <message>
        <source>An amount is written in francs, for instance {example}.</source>
        <translation>Сумма пишется во франках, например {example}.</translation>
    </message>
    <message>
        <source>The table takes from {least} to {most} on this bet.</source>
        <translation>Стол принимает на эту ставку от {least} до {most}.</translation>
    </message>
    <message>
        <source>Half of a stake is laid here: an even number of centimes is wanted.</source>
        <translation>Здесь ставят и&#xa0;половину ставки: нужно чётное число сантимов.</translation>
    </message>
    <message>
        <source>One coup may ask for {amount} here: a purse must be enough for that.</source>
        <translation>Один розыгрыш может потребовать здесь {amount}: кошелька должно на это хватать.</translation>
    </message>
    <message>
        <source>A purse must be enough for the first stake of {stake}.</source>
        <translation>Кошелька должно хватать на первую ставку {stake}.</translation>
    </message>
    <message>
        <source>A goal lies above the purse of {purse}.</source>
        <translation>Цель должна быть выше кошелька {purse}.</translation>
    </message>
    <message>
        <source>A whole number from 1 to {most} is wanted here.</source>
        <translation>Здесь нужно целое число от 1 до {most}.</translation>
    </message>
    <message>
        <source>All players together may play {most} coups at most.</source>
        <translation>Все игроки вместе сыграют не больше {most} розыгрышей.</translation>
    </message>
    <message>
        <source>A seed has the digits 0 to 9 and the letters a to f, {most} at most.</source>
        <translation>Зерно состоит из цифр 0–9 и&#xa0;букв a–f, не больше {most}.</translation>
    </message>
    <message>
        <source>The file {file} cannot be found.</source>
        <translation>Файл {file} не найден.</translation>
    </message>
    <message>
        <source>The file {file} is larger than {most} MB: that is no list of coups.</source>
        <translation>Файл {file} больше {most}&#xa0;МБ: это не список розыгрышей.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Ставка на</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Номера</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Система</translation>
    </message>
    <message>
        <source>Its rule</source>
        <translation>Её правило</translation>
    </message>
    <message>
        <source>First stake, francs</source>
        <translation>Первая ставка, франки</translation>
    </message>
    <message>
        <source>Purse of a player, francs</source>
        <translation>Кошелёк игрока, франки</translation>
    </message>
    <message>
        <source>Stops with, francs</source>
        <translation>Цель игрока, франки</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Coups of a player, at most</source>
        <translation>Розыгрышей на игрока, до</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Зерно</translation>
    </message>
    <message>
        <source>Coups from a file</source>
        <translation>Розыгрыши из файла</translation>
    </message>
    <message>
        <source>no goal</source>
        <translation>без цели</translation>
    </message>
    <message>
        <source>a new one</source>
        <translation>новое</translation>
    </message>
    <message>
        <source>Look at it…</source>
        <translation>Посмотреть…</translation>
    </message>
    <message>
        <source>What is laid after a win, what after a loss</source>
        <translation>Что ставится после выигрыша, а&#xa0;что после проигрыша</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Один номер</translation>
    </message>
    <message>
        <source>Two numbers</source>
        <translation>Два номера</translation>
    </message>
    <message>
        <source>Three numbers</source>
        <translation>Три номера</translation>
    </message>
    <message>
        <source>Four numbers</source>
        <translation>Четыре номера</translation>
    </message>
    <message>
        <source>Six numbers</source>
        <translation>Шесть номеров</translation>
    </message>
    <message>
        <source>Punter</source>
        <translation>Понтёр</translation>
    </message>
    <message>
        <source>Banker</source>
        <translation>Банкомёт</translation>
    </message>
    <message>
        <source>A box, by the card</source>
        <translation>Бокс по карте стратегии</translation>
    </message>
    <message>
        <source>A box, by all cards</source>
        <translation>Бокс по всем картам руки</translation>
    </message>
    <message>
        <source>{chance}, insured</source>
        <translation>{chance}, со страховкой</translation>
    </message>
    <message>
        <source>{bet}, a table of {seats}</source>
        <translation>{bet}, стол на {seats}</translation>
    </message>
    <message>
        <source>Seats at the table</source>
        <translation>Мест за столом</translation>
    </message>
    <message>
        <source>{file}: click to leave it out</source>
        <translation>{file}: щелчок убирает его</translation>
    </message>
    <message>
        <source>none: by chance</source>
        <translation>нет: случайные</translation>
    </message>
    <message>
        <source>Choose a list of coups, or drop it here: the system is played on it</source>
        <translation>Выбрать список розыгрышей или перетащить его сюда: система будет проверена на нём</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Рисунок (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Чертёж (*.svg)</translation>
    </message>
    <message>
        <source>Table of figures (*.csv)</source>
        <translation>Таблица чисел (*.csv)</translation>
    </message>
    <message>
        <source>Flat stake</source>
        <translation>Ровная ставка</translation>
    </message>
    <message>
        <source>Martingale</source>
        <translation>Мартингейл</translation>
    </message>
    <message>
        <source>D’Alembert</source>
        <translation>Д’Аламбер</translation>
    </message>
    <message>
        <source>Labouchère</source>
        <translation>Лабушер</translation>
    </message>
    <message>
        <source>Paroli</source>
        <translation>Пароли</translation>
    </message>
    <message>
        <source>Fibonacci</source>
        <translation>Фибоначчи</translation>
    </message>
    <message>
        <source>A rule of one’s own</source>
        <translation>Своё правило</translation>
    </message>
    <message>
        <source>stake {amount}</source>
        <translation>ставка {amount}</translation>
    </message>
    <message>
        <source>purse {amount}</source>
        <translation>кошелёк {amount}</translation>
    </message>
    <message>
        <source>{coups} each</source>
        <translation>по {coups}</translation>
    </message>
    <message>
        <source>goal {amount}</source>
        <translation>цель {amount}</translation>
    </message>
    <message>
        <source>No system changes the edge: of everything staked the bank kept {edge}.</source>
        <translation>Никакая система не меняет перевеса: из всего поставленного заведение удержало {edge}.</translation>
    </message>
    <message>
        <source>No system changes the edge: it stays {edge} of everything staked, on this side.</source>
        <translation>Никакая система не меняет перевеса: он остаётся на этой стороне, {edge} от всего поставленного.</translation>
    </message>
    <message>
        <source>No system changes the edge: the bank keeps {edge} of everything staked.</source>
        <translation>Никакая система не меняет перевеса: заведение удерживает {edge} от всего поставленного.</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>Coups played</source>
        <translation>Сыграно розыгрышей</translation>
    </message>
    <message>
        <source>Staked in all</source>
        <translation>Поставлено всего</translation>
    </message>
    <message>
        <source>All players together</source>
        <translation>Все игроки вместе</translation>
    </message>
    <message>
        <source>Edge, expected</source>
        <translation>Перевес ожидаемый</translation>
    </message>
    <message>
        <source>Edge, seen</source>
        <translation>Перевес наблюдаемый</translation>
    </message>
    <message>
        <source>Largest stake</source>
        <translation>Наибольшая ставка</translation>
    </message>
    <message>
        <source>Ruined</source>
        <translation>Разорились</translation>
    </message>
    <message>
        <source>Ruined, exactly</source>
        <translation>Разорились, точно</translation>
    </message>
    <message>
        <source>Goal reached</source>
        <translation>Достигли цели</translation>
    </message>
    <message>
        <source>Longest losing run</source>
        <translation>Самая длинная серия потерь</translation>
    </message>
    <message>
        <source>Stakes cut by the limit</source>
        <translation>Урезано пределом стола</translation>
    </message>
    <message>
        <source>In brackets: where the true value lies, nineteen times out of twenty.</source>
        <translation>В&#xa0;скобках: где лежит истинное значение, в&#xa0;девятнадцати случаях из двадцати.</translation>
    </message>
    <message>
        <source>Where the players ended</source>
        <translation>С&#xa0;чем игроки закончили</translation>
    </message>
    <message>
        <source>How they stood on the way</source>
        <translation>Как у&#xa0;них шли дела</translation>
    </message>
    <message>
        <source>Result so far, by coup: dark, every second player; pale, nine of ten; half of them lie below the line.</source>
        <translation>Итог по розыгрышам: тёмное&#xa0;— каждый второй игрок, светлое&#xa0;— девять из десяти; под линией половина из них.</translation>
    </message>
    <message>
        <source>After {coups}: half of the players stood at {half}, nine of ten at {most}; one half below {middle}.</source>
        <translation>Сыграно {coups}: у&#xa0;половины игроков {half}, у&#xa0;девяти из десяти {most}; у&#xa0;одной половины меньше {middle}.</translation>
    </message>
    <message>
        <source>Result of a player in francs, and the share who ended there.</source>
        <translation>Итог игрока во франках и&#xa0;доля тех, кто им закончил.</translation>
    </message>
    <message>
        <source>{span} francs: {share} of the players</source>
        <translation>{span} франков: {share} игроков</translation>
    </message>
    <message>
        <source>After {coups}: {half}</source>
        <translation>Сыграно {coups}: {half}</translation>
    </message>
    <message>
        <source>Results from {least} to {most} francs; {won} of the players ended without a loss. Most often: {top}.</source>
        <translation>Итоги от {least} до {most} франков; {won} игроков закончили без потерь. Чаще всего: {top}.</translation>
    </message>
    <message>
        <source>Line {line} of the file is no coup of this table: {entry}.</source>
        <translation>Строка {line} файла&#xa0;— не розыгрыш этого стола: {entry}.</translation>
    </message>
    <message>
        <source>There is no coup in the file.</source>
        <translation>В&#xa0;файле нет ни одного розыгрыша.</translation>
    </message>
    <message>
        <source>There are more than {most} coups in the file.</source>
        <translation>В&#xa0;файле больше {most} розыгрышей.</translation>
    </message>
    <message>
        <source>The file is no text.</source>
        <translation>Файл не является текстом.</translation>
    </message>
    <message>
        <source>No stake would be decided within the coups of the file.</source>
        <translation>Среди розыгрышей файла ни одна ставка не решилась бы.</translation>
    </message>
    <message>
        <source>The purse is not enough for one stake and what comes with it.</source>
        <translation>Кошелька не хватает на одну ставку и&#xa0;то, что к&#xa0;ней полагается.</translation>
    </message>
    <message>
        <source>With stakes so high only fewer coups can be played.</source>
        <translation>С&#xa0;такими крупными ставками можно сыграть лишь меньше розыгрышей.</translation>
    </message>
    <message>
        <source>There is not enough memory for so many players.</source>
        <translation>Для стольких игроков не хватает памяти.</translation>
    </message>
    <message>
        <source>This cannot be simulated: {reason}</source>
        <translation>Это нельзя смоделировать: {reason}</translation>
    </message>
    <message>
        <source>A locked stake</source>
        <translation>Ставка в&#xa0;тюрьме</translation>
    </message>
    <message>
        <source>half is taken back</source>
        <translation>половину возвращают</translation>
    </message>
    <message>
        <source>stays in prison</source>
        <translation>остаётся в&#xa0;тюрьме</translation>
    </message>
    <message>
        <source>Each round is dealt</source>
        <translation>Каждый кон сдают</translation>
    </message>
    <message>
        <source>from full packs</source>
        <translation>из полных колод</translation>
    </message>
    <message>
        <source>on through the talia</source>
        <translation>дальше по талии</translation>
    </message>
    <message>
        <source>Insurance against an ace</source>
        <translation>Страховка против туза</translation>
    </message>
    <message>
        <source>none</source>
        <translation>без неё</translation>
    </message>
    <message>
        <source>half of the stake</source>
        <translation>половина ставки</translation>
    </message>
    <message>
        <source>raised with the stake</source>
        <translation>растёт со ставкой</translation>
    </message>
    <message>
        <source>Each coup is dealt</source>
        <translation>Каждый розыгрыш сдают</translation>
    </message>
    <message>
        <source>from a full shoe</source>
        <translation>из полного сабо</translation>
    </message>
    <message>
        <source>on through the shoe</source>
        <translation>дальше по сабо</translation>
    </message>
    <message>
        <source>{bet}, half taken back</source>
        <translation>{bet}, с&#xa0;возвратом половины</translation>
    </message>
    <message>
        <source>{bet}, left in prison</source>
        <translation>{bet}, с&#xa0;тюрьмой</translation>
    </message>
    <message>
        <source>{bet}, insured by half</source>
        <translation>{bet}, страховка на половину</translation>
    </message>
    <message>
        <source>{bet}, insurance raised</source>
        <translation>{bet}, растущая страховка</translation>
    </message>
    <message>
        <source>{bet}, through the shoe</source>
        <translation>{bet}, по ходу сабо</translation>
    </message>
    <message>
        <source>{bet}, through the talia</source>
        <translation>{bet}, по ходу талии</translation>
    </message>
    <message>
        <source>From</source>
        <translation>От</translation>
    </message>
    <message>
        <source>Result from, in francs</source>
        <translation>Итог во франках, от</translation>
    </message>
    <message>
        <source>To</source>
        <translation>До</translation>
    </message>
    <message>
        <source>Result to, in francs</source>
        <translation>Итог во франках, до</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Доля</translation>
    </message>
    <message>
        <source>Share of all players</source>
        <translation>Доля всех игроков</translation>
    </message>
    <message>
        <source>Result of a player in francs.</source>
        <translation>Итог игрока во франках.</translation>
    </message>
    <message>
        <source>{share} of the players stood no higher</source>
        <translation>{share} игроков стояли не выше</translation>
    </message>
    <message>
        <source>Coups</source>
        <translation>Розыгрыши</translation>
    </message>
    <message>
        <source>After so many coups</source>
        <translation>После стольких розыгрышей</translation>
    </message>
    <message>
        <source>Result so far in francs: so many of the players stood no higher.</source>
        <translation>Итог к&#xa0;этому времени во франках: столько игроков стояли не выше.</translation>
    </message>
</context>
<context>
    <name>LaboratoryPlurals</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coup(s)</source>
        <translation>
            <numerusform>%n розыгрыш</numerusform>
            <numerusform>%n розыгрыша</numerusform>
            <numerusform>%n розыгрышей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>осталась %n секунда</numerusform>
            <numerusform>осталось %n секунды</numerusform>
            <numerusform>осталось %n секунд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>осталась %n минута</numerusform>
            <numerusform>осталось %n минуты</numerusform>
            <numerusform>осталось %n минут</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LaboratorySheet</name>
    <message>
        <source>There is no room on the disk to write the order down.</source>
        <translation>На диске нет места, чтобы записать задание.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Отменено.</translation>
    </message>
    <message>
        <source>The table is being laid…</source>
        <translation>Стол готовят…</translation>
    </message>
    <message>
        <source>The simulation has stopped by itself. Please start it again.</source>
        <translation>Моделирование остановилось само. Запустите его ещё раз.</translation>
    </message>
    <message>
        <source>Choose a table and a system at the left, and let as many players as you like play it for as long as you like. What they end with will be drawn here.</source>
        <translation>Выберите слева стол и&#xa0;систему, и&#xa0;пусть по ней играет сколько угодно игроков сколь угодно долго. С&#xa0;чем они закончат, будет нарисовано здесь.</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Лаборатория</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Запустить</translation>
    </message>
    <message>
        <source>Simulate what the form asks for</source>
        <translation>Смоделировать то, что задано слева</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>End the simulation</source>
        <translation>Прервать моделирование</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Back to the salon</source>
        <translation>Назад в&#xa0;салон</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Ход работы</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>The file {file} cannot be written there.</source>
        <translation>Файл {file} нельзя записать в&#xa0;это место.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Сохранено: {file}.</translation>
    </message>
</context>
<context>
    <name>LayoutSheet</name>
    <message>
        <source>cannot be reckoned</source>
        <translation>не сосчитать</translation>
    </message>
    <message>
        <source>{count}, up to {result}</source>
        <translation>{count}, до {result}</translation>
    </message>
    <message>
        <source>The layout is laid again as it lies at every spin, whatever the last one brought.</source>
        <translation>Ставки повторяются без изменений при каждом броске, что бы ни принёс предыдущий.</translation>
    </message>
    <message>
        <source>So many spins of such different stakes have more results than can be followed.</source>
        <translation>У&#xa0;стольких бросков при столь разных ставках больше исходов, чем можно проследить.</translation>
    </message>
    <message>
        <source>What zero locks is left to its fate, and counted with it.</source>
        <translation>То, что зеро запирает в&#xa0;тюрьму, остаётся там и&#xa0;считается до освобождения или проигрыша.</translation>
    </message>
    <message>
        <source>The {amount} in prison now belong to earlier spins, and are not counted.</source>
        <translation>Сумма {amount}, что сейчас в&#xa0;тюрьме, осталась от прежних бросков и&#xa0;не учитывается.</translation>
    </message>
    <message>
        <source>Point at a number, or go there with the arrows.</source>
        <translation>Наведите на номер или перейдите к&#xa0;нему стрелками.</translation>
    </message>
    <message>
        <source>What lies on the cloth</source>
        <translation>Что лежит на сукне</translation>
    </message>
    <message>
        <source>What every number brings</source>
        <translation>Что приносит каждый номер</translation>
    </message>
    <message>
        <source>All stakes together</source>
        <translation>Все ставки вместе</translation>
    </message>
    <message>
        <source>Numbers that win</source>
        <translation>Номера с&#xa0;выигрышем</translation>
    </message>
    <message>
        <source>Numbers that lose</source>
        <translation>Номера с&#xa0;проигрышем</translation>
    </message>
    <message>
        <source>A spin brings on average</source>
        <translation>Бросок в&#xa0;среднем приносит</translation>
    </message>
    <message>
        <source>The house keeps</source>
        <translation>Заведению остаётся</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>Стандартное отклонение</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Номер</translation>
    </message>
    <message>
        <source>Brings</source>
        <translation>Приносит</translation>
    </message>
    <message>
        <source>In prison</source>
        <translation>В&#xa0;тюрьме</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>В&#xa0;выигрыше</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>При своих</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>В&#xa0;проигрыше</translation>
    </message>
    <message>
        <source>Spins</source>
        <translation>Броски</translation>
    </message>
    <message>
        <source>After so many spins</source>
        <translation>После стольких бросков</translation>
    </message>
    <message>
        <source>How often is one ahead after so many spins?</source>
        <translation>Как часто игрок в&#xa0;выигрыше после стольких бросков?</translation>
    </message>
    <message>
        <source>House rules {section}</source>
        <translation>Правила {section}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>{result}, {amount} in prison</source>
        <translation>{result}, {amount} в&#xa0;тюрьме</translation>
    </message>
</context>
<context>
    <name>LicencesSheet</name>
    <message>
        <source>The list of licences is missing from the installation.</source>
        <translation>В&#xa0;установке нет списка лицензий.</translation>
    </message>
    <message>
        <source>What the casino is made of</source>
        <translation>Из чего состоит казино</translation>
    </message>
    <message>
        <source>Each part stands under its own licence. Choose a part to read it.</source>
        <translation>У&#xa0;каждой части своя лицензия. Выберите часть, чтобы её прочесть.</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Часть</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Версия</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Лицензия</translation>
    </message>
    <message>
        <source>This part came without the text of its licence.</source>
        <translation>Эта часть пришла без текста своей лицензии.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Лицензии</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Назад к&#xa0;списку</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
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
        <translation>Французская рулетка</translation>
    </message>
    <message>
        <source>Тридцать одно</source>
        <translation>Тридцать одно</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Блэкджек</translation>
    </message>
    <message>
        <source>stakes {least} – {most}</source>
        <translation>ставки {least} – {most}</translation>
    </message>
    <message>
        <source>rouge · noir · couleur · inverse</source>
        <translation>красное · чёрное · цвет · инверс</translation>
    </message>
    <message>
        <source>one zero, en prison</source>
        <translation>одно зеро, тюрьма</translation>
    </message>
    <message>
        <source>thirty-one, from hand to hand</source>
        <translation>банк ходит по кругу</translation>
    </message>
    <message>
        <source>seven boxes, six packs</source>
        <translation>семь боксов, шесть колод</translation>
    </message>
    <message>
        <source>In the purse</source>
        <translation>В&#xa0;кошельке</translation>
    </message>
    <message>
        <source>Practice purse</source>
        <translation>Учебный кошелёк</translation>
    </message>
    <message>
        <source>play money, no value</source>
        <translation>игровые деньги, без ценности</translation>
    </message>
    <message>
        <source>Last table</source>
        <translation>Последний стол</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>The rules of the house, table by table</source>
        <translation>Правила заведения, стол за столом</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>S</source>
        <comment>shortcut: Settings</comment>
        <translation>Н</translation>
    </message>
    <message>
        <source>Language, speed, cards, table</source>
        <translation>Язык, скорость, карты, стол</translation>
    </message>
    <message>
        <source>About</source>
        <translation>О&#xa0;программе</translation>
    </message>
    <message>
        <source>A</source>
        <comment>shortcut: About</comment>
        <translation>О</translation>
    </message>
    <message>
        <source>Version, licence, whom we thank</source>
        <translation>Версия, лицензия, благодарности</translation>
    </message>
    <message>
        <source>The book</source>
        <translation>Книга</translation>
    </message>
    <message>
        <source>B</source>
        <comment>shortcut: The book</comment>
        <translation>К</translation>
    </message>
    <message>
        <source>Every round you have played</source>
        <translation>Все сыгранные вами розыгрыши</translation>
    </message>
    <message>
        <source>Chips for cash and back, the day&apos;s allowance</source>
        <translation>Фишки за деньги и&#xa0;обратно, пособие на день</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>Касса</translation>
    </message>
    <message>
        <source>C</source>
        <comment>shortcut: Cashier</comment>
        <translation>А</translation>
    </message>
    <message>
        <source>End practice</source>
        <translation>Закончить</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Тренировка</translation>
    </message>
    <message>
        <source>P</source>
        <comment>shortcut: Practice</comment>
        <translation>Т</translation>
    </message>
    <message>
        <source>Back to the real tables and your purse</source>
        <translation>Назад к&#xa0;настоящим столам и&#xa0;вашему кошельку</translation>
    </message>
    <message>
        <source>Play on a purse of its own, with hints, warnings and a book of your errors</source>
        <translation>Игра на отдельный кошелёк: советы, предупреждения и&#xa0;книга ошибок</translation>
    </message>
    <message>
        <source>My errors</source>
        <translation>Мои ошибки</translation>
    </message>
    <message>
        <source>E</source>
        <comment>shortcut: My errors</comment>
        <translation>Ш</translation>
    </message>
    <message>
        <source>The book of your errors</source>
        <translation>Книга ваших ошибок</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>W</source>
        <comment>shortcut: Players</comment>
        <translation>И</translation>
    </message>
    <message>
        <source>Who plays, and who else may</source>
        <translation>Кто играет и&#xa0;кто ещё может</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Лаборатория</translation>
    </message>
    <message>
        <source>L</source>
        <comment>shortcut: Laboratory</comment>
        <translation>Л</translation>
    </message>
    <message>
        <source>Ten thousand simulated players: what a system is worth</source>
        <translation>Десять тысяч смоделированных игроков: чего стоит система</translation>
    </message>
    <message>
        <source>The keys that are heard here ({key})</source>
        <translation>Клавиши, которые здесь действуют ({key})</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Back to the window</source>
        <translation>Вернуться в&#xa0;окно</translation>
    </message>
    <message>
        <source>Fill the whole screen</source>
        <translation>Во весь экран</translation>
    </message>
    <message>
        <source>In the purse, and {cash} in cash</source>
        <translation>В&#xa0;кошельке, и&#xa0;{cash} деньгами</translation>
    </message>
    <message>
        <source>In cash</source>
        <translation>Наличными</translation>
    </message>
    <message>
        <source>Practice tables</source>
        <translation>Учебные столы</translation>
    </message>
    <message>
        <source>The doors lead to practice tables; your purse stays closed.</source>
        <translation>Двери ведут к&#xa0;учебным столам; ваш кошелёк закрыт.</translation>
    </message>
</context>
<context>
    <name>Magnifier</name>
    <message>
        <source>It cannot be any larger.</source>
        <translation>Крупнее уже нельзя.</translation>
    </message>
    <message>
        <source>All of it is in the window already.</source>
        <translation>Всё и&#xa0;так помещается в&#xa0;окне.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The books are being looked through…</source>
        <translation>Проверяют книги…</translation>
    </message>
    <message>
        <source>The table is being laid…</source>
        <translation>Стол готовят…</translation>
    </message>
</context>
<context>
    <name>NameSheet</name>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отменить</translation>
    </message>
</context>
<context>
    <name>Net</name>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Скопировать отчёт</translation>
    </message>
    <message>
        <source>Open the log folder</source>
        <translation>Открыть папку журнала</translation>
    </message>
    <message>
        <source>Leave the casino</source>
        <translation>Покинуть казино</translation>
    </message>
    <message>
        <source>Something unforeseen happened</source>
        <translation>Случилось непредвиденное</translation>
    </message>
    <message>
        <source>The table is safe: everything up to the last call is written down, not a centime is lost.</source>
        <translation>Стол в&#xa0;безопасности: всё до последнего объявления записано, ни один сантим не пропал.</translation>
    </message>
    <message>
        <source>You can go on. If it happens again, leave and come back; the report helps those who mend it.</source>
        <translation>Можно продолжать. Если это повторится, выйдите и&#xa0;вернитесь; отчёт поможет тем, кто исправляет.</translation>
    </message>
</context>
<context>
    <name>NumbersTable</name>
    <message>
        <source>{key} copies the chosen lines.</source>
        <translation>{key} копирует выбранные строки.</translation>
    </message>
</context>
<context>
    <name>OwnRuleSheet</name>
    <message>
        <source>The first stake may not be more than the highest one.</source>
        <translation>Первая ставка не может быть больше наибольшей.</translation>
    </message>
    <message>
        <source>A whole number from {least} to {most} is wanted here.</source>
        <translation>Здесь нужно целое число от {least} до {most}.</translation>
    </message>
    <message>
        <source>the first stake</source>
        <translation>первая ставка</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>та же</translation>
    </message>
    <message>
        <source>reckoned</source>
        <translation>по расчёту</translation>
    </message>
    <message>
        <source>A rule of one’s own</source>
        <translation>Своё правило</translation>
    </message>
    <message>
        <source>Stakes are counted in pieces, a piece being the first stake of the form. After a coup that nobody wins the stake stays. What is left empty never happens.</source>
        <translation>Ставки считаются в&#xa0;фишках, фишка&#xa0;— это первая ставка. После розыгрыша без победителя ставка остаётся. Что не заполнено, того не бывает.</translation>
    </message>
    <message>
        <source>It starts over after so many</source>
        <translation>Начинается заново, когда набралось</translation>
    </message>
    <message>
        <source>Begins with, pieces</source>
        <translation>Начинает с, фишек</translation>
    </message>
    <message>
        <source>Never more than, pieces</source>
        <translation>Никогда больше, фишек</translation>
    </message>
    <message>
        <source>After a win</source>
        <translation>После выигрыша</translation>
    </message>
    <message>
        <source>After a loss</source>
        <translation>После проигрыша</translation>
    </message>
    <message>
        <source>wins in a row</source>
        <translation>выигрышей подряд</translation>
    </message>
    <message>
        <source>losses in a row</source>
        <translation>проигрышей подряд</translation>
    </message>
    <message>
        <source>pieces ahead</source>
        <translation>фишек в&#xa0;плюсе</translation>
    </message>
    <message>
        <source>pieces behind</source>
        <translation>фишек в&#xa0;минусе</translation>
    </message>
    <message>
        <source>times</source>
        <translation>умножить на</translation>
    </message>
    <message>
        <source>divided by</source>
        <translation>разделить на</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>прибавить</translation>
    </message>
    <message>
        <source>Play this rule</source>
        <translation>Играть по нему</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Оставить как есть</translation>
    </message>
</context>
<context>
    <name>PaperSheet</name>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Документ PDF (*.pdf)</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Картинка PNG (*.png)</translation>
    </message>
    <message>
        <source>Where shall the page be kept?</source>
        <translation>Куда сохранить страницу?</translation>
    </message>
    <message>
        <source>The page was not written: {reason}</source>
        <translation>Страница не записана: {reason}</translation>
    </message>
    <message>
        <source>The page is kept as {name}</source>
        <translation>Страница сохранена как {name}</translation>
    </message>
    <message>
        <source>No printer is set up on this computer: keep the page as a PDF instead.</source>
        <translation>На этом компьютере нет принтера: сохраните страницу как PDF.</translation>
    </message>
    <message>
        <source>The page has gone to the printer.</source>
        <translation>Страница ушла на принтер.</translation>
    </message>
    <message>
        <source>Size of the paper</source>
        <translation>Размер бумаги</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Сохранить PDF…</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>Сохранить картинку…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Печать…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>The pictures of the table could not be painted: {reason}</source>
        <translation>Не удалось нарисовать картины стола: {reason}</translation>
    </message>
</context>
<context>
    <name>Placard</name>
    <message>
        <source>The rules of this table</source>
        <translation>Правила этого стола</translation>
    </message>
    <message>
        <source>play money, no value</source>
        <translation>игровые деньги без ценности</translation>
    </message>
    <message>
        <source>placard {table}</source>
        <comment>name of a file</comment>
        <translation>табличка {table}</translation>
    </message>
    <message>
        <source>From {least} to {most} francs on each chance  ·  six packs</source>
        <translation>От {least} до {most} франков на каждый шанс  ·  шесть колод</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Шанс</translation>
    </message>
    <message>
        <source>It wins when</source>
        <translation>Выигрывает, когда</translation>
    </message>
    <message>
        <source>Pays</source>
        <translation>Платит</translation>
    </message>
    <message>
        <source>the upper row counts less</source>
        <translation>в&#xa0;верхнем ряду меньше</translation>
    </message>
    <message>
        <source>the lower row counts less</source>
        <translation>в&#xa0;нижнем ряду меньше</translation>
    </message>
    <message>
        <source>the first card has the colour of the winning row</source>
        <translation>первая карта цвета выигравшего ряда</translation>
    </message>
    <message>
        <source>the first card has the other colour</source>
        <translation>первая карта другого цвета</translation>
    </message>
    <message>
        <source>Both rows 32 to 40 alike: the coup is void.</source>
        <translation>Оба ряда равны, от 32 до 40: ничья.</translation>
    </message>
    <message>
        <source>The insurance against 31 après costs 1 in 100 of the stake.</source>
        <translation>Страховка от 31 après стоит одну сотую ставки.</translation>
    </message>
    <message>
        <source>The red card before the last five ends the shoe; that coup is void.</source>
        <translation>Красная карта перед последними пятью кончает сабо; эта раздача недействительна.</translation>
    </message>
    <message>
        <source>Number (plein)</source>
        <translation>Номер</translation>
    </message>
    <message>
        <source>one number, zero too</source>
        <translation>один, зеро тоже</translation>
    </message>
    <message>
        <source>Split (cheval)</source>
        <translation>Шеваль</translation>
    </message>
    <message>
        <source>two that touch</source>
        <translation>два соседних</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>Трансверсаль</translation>
    </message>
    <message>
        <source>a row of three</source>
        <translation>ряд из трёх</translation>
    </message>
    <message>
        <source>Corner (carré)</source>
        <translation>Каре</translation>
    </message>
    <message>
        <source>four at a corner</source>
        <translation>четыре вокруг угла</translation>
    </message>
    <message>
        <source>Six numbers</source>
        <translation>Шесть номеров</translation>
    </message>
    <message>
        <source>two rows</source>
        <translation>два ряда</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Колонка</translation>
    </message>
    <message>
        <source>twelve numbers</source>
        <translation>двенадцать номеров</translation>
    </message>
    <message>
        <source>Dozen</source>
        <translation>Дюжина</translation>
    </message>
    <message>
        <source>12P, 12M or 12D</source>
        <translation>12P, 12M или 12D</translation>
    </message>
    <message>
        <source>Two columns, two dozens</source>
        <translation>Две колонки, две дюжины</translation>
    </message>
    <message>
        <source>24 numbers</source>
        <translation>24 номера</translation>
    </message>
    <message>
        <source>Simple chance</source>
        <translation>Простой шанс</translation>
    </message>
    <message>
        <source>colour, even or odd, low or high</source>
        <translation>цвет, чёт и&#xa0;нечет, манк и&#xa0;пассе</translation>
    </message>
    <message>
        <source>From {least} francs on every bet  ·  37 numbers, one zero</source>
        <translation>От {least} франков на каждую ставку  ·  37 номеров, одно зеро</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Ставка</translation>
    </message>
    <message>
        <source>Covers</source>
        <translation>Закрывает</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Не больше</translation>
    </message>
    <message>
        <source>The place of the chip decides the bet.</source>
        <translation>Ставку решает место фишки.</translation>
    </message>
    <message>
        <source>On zero every bet that holds it is paid.</source>
        <translation>На зеро платят всем ставкам, которые его закрывают.</translation>
    </message>
    <message>
        <source>A winning stake stays where it lies and plays again.</source>
        <translation>Выигравшая ставка остаётся на месте и&#xa0;играет дальше.</translation>
    </message>
    <message>
        <source>A token is worth {token} francs  ·  the company plays against its banker</source>
        <translation>Жетон стоит {token} франков  ·  общество играет против своего банкомёта</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Исход</translation>
    </message>
    <message>
        <source>What passes</source>
        <translation>Кто платит</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Жетонов</translation>
    </message>
    <message>
        <source>Francs</source>
        <translation>Франков</translation>
    </message>
    <message>
        <source>A dealt 31</source>
        <translation>Сданное 31</translation>
    </message>
    <message>
        <source>at once, to whoever holds it; two of them, nothing</source>
        <translation>сразу, тому, у&#xa0;кого оно; если их два&#xa0;— ничего</translation>
    </message>
    <message>
        <source>More than the banker</source>
        <translation>Больше банкомёта</translation>
    </message>
    <message>
        <source>from the banker; also when he goes over 31</source>
        <translation>банкомёт; и&#xa0;при его переборе</translation>
    </message>
    <message>
        <source>Less, or over 31</source>
        <translation>Меньше или перебор</translation>
    </message>
    <message>
        <source>to the banker</source>
        <translation>банкомёту</translation>
    </message>
    <message>
        <source>As much</source>
        <translation>Поровну</translation>
    </message>
    <message>
        <source>nothing: paid with cards</source>
        <translation>ничего: уплачены картами</translation>
    </message>
    <message>
        <source>King, queen and knave count 10, an ace 1 or 11.</source>
        <translation>Король, дама и&#xa0;валет&#xa0;— 10, туз&#xa0;— 1 или 11.</translation>
    </message>
    <message>
        <source>When the pack is dealt out, the talia is over.</source>
        <translation>Колода роздана&#xa0;— талия окончена.</translation>
    </message>
    <message>
        <source>From {least} to {most} francs on a box  ·  seven boxes, six packs</source>
        <translation>От {least} до {most} франков на бокс  ·  семь боксов, шесть колод</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Ваша рука</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Когда</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Блэкджек</translation>
    </message>
    <message>
        <source>ace and ten or court card, dealt first</source>
        <translation>туз с&#xa0;десяткой или фигурой первыми</translation>
    </message>
    <message>
        <source>Better hand</source>
        <translation>Лучшая рука</translation>
    </message>
    <message>
        <source>nearer to 21, or the croupier is over it</source>
        <translation>ближе к&#xa0;21 или у&#xa0;крупье перебор</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Поровну</translation>
    </message>
    <message>
        <source>the coup is void, the stake comes back</source>
        <translation>ничья, ставка возвращается</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Страховка</translation>
    </message>
    <message>
        <source>against an ace, up to half of the stake</source>
        <translation>против туза, до половины ставки</translation>
    </message>
    <message>
        <source>The croupier draws to 16, stands on every 17, and has his second card last.</source>
        <translation>Крупье берёт до 16, на любых 17 останавливается, вторую карту получает последним.</translation>
    </message>
    <message>
        <source>Pairs may be split into up to four hands; split aces get one card each.</source>
        <translation>Пары делят до четырёх рук; разделённые тузы получают по одной карте.</translation>
    </message>
    <message>
        <source>At least two boxes must be occupied; three may bet on one box.</source>
        <translation>Занятых боксов не меньше двух; на один бокс могут ставить трое.</translation>
    </message>
</context>
<context>
    <name>PlacardSheet</name>
    <message>
        <source>The placard of the table: {table}</source>
        <translation>Табличка стола: {table}</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Guest</source>
        <translation>Гость</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>не открывается</translation>
    </message>
    <message>
        <source>{amount} in the purse</source>
        <translation>{amount} в&#xa0;кошельке</translation>
    </message>
    <message>
        <source>plays now</source>
        <translation>играет сейчас</translation>
    </message>
    <message>
        <source>last round {day}</source>
        <translation>последний раз {day}</translation>
    </message>
    <message>
        <source>has not played yet</source>
        <translation>игр ещё не было</translation>
    </message>
    <message>
        <source>snapshot of the day</source>
        <translation>копия за день</translation>
    </message>
    <message>
        <source>before an upgrade of the casino</source>
        <translation>перед обновлением казино</translation>
    </message>
    <message>
        <source>set aside when you went back</source>
        <translation>отложено при возврате</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>не читается</translation>
    </message>
    <message>
        <source>Write a name first.</source>
        <translation>Сначала напишите имя.</translation>
    </message>
    <message>
        <source>A name has no signs that cannot be seen.</source>
        <translation>В&#xa0;имени нет невидимых знаков.</translation>
    </message>
    <message>
        <source>Somebody is called so already.</source>
        <translation>Так уже кого-то зовут.</translation>
    </message>
</context>
<context>
    <name>PlayersBoard</name>
    <message>
        <source>One moment…</source>
        <translation>Минуту…</translation>
    </message>
    <message>
        <source>There is no player yet.</source>
        <translation>Игроков ещё нет.</translation>
    </message>
    <message>
        <source>This file cannot be opened.</source>
        <translation>Этот файл не открывается.</translation>
    </message>
    <message>
        <source>This profile is still being read through.</source>
        <translation>Этот профиль ещё просматривается.</translation>
    </message>
    <message>
        <source>Who plays now cannot be deleted.</source>
        <translation>Кто играет сейчас, того нельзя удалить.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>New player…</source>
        <translation>Новый игрок…</translation>
    </message>
    <message>
        <source>A purse of 10 000 francs for somebody else</source>
        <translation>Кошелёк с&#xa0;10&#xa0;000 франков для кого-то ещё</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Импорт…</translation>
    </message>
    <message>
        <source>Take in the copy of a player from a file</source>
        <translation>Принять копию игрока из файла</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Переименовать…</translation>
    </message>
    <message>
        <source>Duplicate…</source>
        <translation>Создать копию…</translation>
    </message>
    <message>
        <source>A second player who owns the same</source>
        <translation>Второй игрок с&#xa0;тем же имуществом</translation>
    </message>
    <message>
        <source>Snapshots…</source>
        <translation>Копии…</translation>
    </message>
    <message>
        <source>Go back to an earlier day</source>
        <translation>Вернуться к&#xa0;прежнему дню</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Purse, tables and book as one file</source>
        <translation>Кошелёк, столы и&#xa0;книга одним файлом</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Удалить…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Sit down with the purse of this player</source>
        <translation>Сесть с&#xa0;кошельком этого игрока</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Each player has a purse, tables, a book and a practice purse.</source>
        <translation>У&#xa0;каждого игрока свой кошелёк, свои столы, своя книга и&#xa0;свой учебный кошелёк.</translation>
    </message>
</context>
<context>
    <name>PlayersSheet</name>
    <message>
        <source>One moment…</source>
        <translation>Минуту…</translation>
    </message>
    <message>
        <source>A new player</source>
        <translation>Новый игрок</translation>
    </message>
    <message>
        <source>{name} has come in.</source>
        <translation>{name} теперь в&#xa0;заведении.</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Другое имя</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>A second one like this</source>
        <translation>Второй такой же</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Создать копию</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Сохранено: {file}.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Импорт</translation>
    </message>
    <message>
        <source>Delete this player?</source>
        <translation>Удалить этого игрока?</translation>
    </message>
    <message>
        <source>{name}: purse, tables, practice and snapshots go to the trash.</source>
        <translation>{name}: кошелёк, столы, тренировка и&#xa0;копии отправятся в&#xa0;корзину.</translation>
    </message>
    <message>
        <source>Where there is no trash they are set aside in a folder.</source>
        <translation>Где корзины нет, они откладываются в&#xa0;папку.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>{name} is in the trash.</source>
        <translation>{name} в&#xa0;корзине.</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Создать</translation>
    </message>
    <message>
        <source>There is no trash here: {name} was set aside in the folder {folder}, beside the profiles.</source>
        <translation>Корзины здесь нет: {name} лежит в&#xa0;папке {folder} рядом с&#xa0;профилями.</translation>
    </message>
</context>
<context>
    <name>Porter</name>
    <message>
        <source>There is no snapshot of today: {problem}</source>
        <translation>Сегодняшней копии нет: {problem}</translation>
    </message>
    <message>
        <source>A script that is opened from outside cannot be shown in this window: the folder {folder} cannot be used.</source>
        <translation>Сценарий, открытый извне, в&#xa0;этом окне не показать: папкой {folder} нельзя воспользоваться.</translation>
    </message>
    <message>
        <source>Everything is as it was then. What stood until now is set aside.</source>
        <translation>Всё как было тогда. Прежнее состояние отложено.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Split {pair}</source>
        <translation>Разделили {pair}</translation>
    </message>
    <message>
        <source>Insured against a blackjack</source>
        <translation>Страховка от блэкджека</translation>
    </message>
    <message>
        <source>Stood on {hand} against {cards}</source>
        <translation>Остались на {hand} против {cards}</translation>
    </message>
    <message>
        <source>Took a card to {hand} against {cards}</source>
        <translation>Взяли карту к&#xa0;{hand} против {cards}</translation>
    </message>
    <message>
        <source>Went uninsured</source>
        <translation>Ставка без страховки</translation>
    </message>
    <message>
        <source>Insured where it did not pay</source>
        <translation>Невыгодная страховка</translation>
    </message>
    <message>
        <source>Left a stake in prison</source>
        <translation>Ставка оставлена в&#xa0;тюрьме</translation>
    </message>
    <message>
        <source>Took half where prison was better</source>
        <translation>Взяли половину, хотя тюрьма лучше</translation>
    </message>
    <message>
        <source>As punter, bought a card to {hand}</source>
        <translation>Понтёром: купили карту к&#xa0;{hand}</translation>
    </message>
    <message>
        <source>As punter, stayed on {hand}</source>
        <translation>Понтёром: остались на {hand}</translation>
    </message>
    <message>
        <source>As banker, bought a card to {hand}</source>
        <translation>Банкомётом: купили карту к&#xa0;{hand}</translation>
    </message>
    <message>
        <source>As banker, went on {hand}</source>
        <translation>Банкомётом: пошли на {hand}</translation>
    </message>
    <message>
        <source>Did not split {pair}</source>
        <translation>Не разделили {pair}</translation>
    </message>
    <message>
        <source>Did not double {hand}</source>
        <translation>Не удвоили {hand}</translation>
    </message>
    <message>
        <source>Did not give up {hand}</source>
        <translation>Не сдали {hand}</translation>
    </message>
    <message>
        <source>Doubled {hand}</source>
        <translation>Удвоили {hand}</translation>
    </message>
    <message>
        <source>Gave up {hand}</source>
        <translation>Сдали {hand}</translation>
    </message>
    <message>
        <source>{total} with an ace as 11</source>
        <translation>{total} с&#xa0;тузом за 11</translation>
    </message>
    <message>
        <source>{errors}, {cost} thousandths of a stake in all</source>
        <translation>{errors}, всего {cost}&#xa0;‰ ставки</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Страховка</translation>
    </message>
    <message>
        <source>{hand} against {card}</source>
        <translation>{hand} против {card}</translation>
    </message>
    <message>
        <source>What that is worth hangs on what others do.</source>
        <translation>Чего это стоит, зависит от того, что сделают другие.</translation>
    </message>
    <message>
        <source>Prison</source>
        <translation>Тюрьма</translation>
    </message>
    <message>
        <source>All four chances are worth the same.</source>
        <translation>Все четыре шанса равноценны.</translation>
    </message>
    <message>
        <source>The bets</source>
        <translation>Ставки</translation>
    </message>
    <message>
        <source>Simple chances</source>
        <translation>Простые шансы</translation>
    </message>
    <message>
        <source>All other bets</source>
        <translation>Все прочие ставки</translation>
    </message>
    <message>
        <source>All bets are worth the same here: zero takes the simple chances, too.</source>
        <translation>Здесь все ставки равноценны: зеро забирает и&#xa0;простые шансы.</translation>
    </message>
    <message>
        <source>Simple chances lose least: zero leaves half of them.</source>
        <translation>Меньше всего теряют простые шансы: зеро оставляет от них половину.</translation>
    </message>
    <message>
        <source>Your {sum} on the cloth, in francs a spin</source>
        <translation>Ваши {sum} на сукне, во франках за бросок</translation>
    </message>
    <message>
        <source>No insurance</source>
        <translation>Без страховки</translation>
    </message>
    <message>
        <source>Uninsured</source>
        <translation>Без страховки</translation>
    </message>
    <message>
        <source>Half back</source>
        <translation>Половина назад</translation>
    </message>
    <message>
        <source>Insured</source>
        <translation>Застраховано</translation>
    </message>
    <message>
        <source>“{play}” ({places}) costs {cost} thousandths of the stake against “{best}”. Once more, and it is done.</source>
        <translation>«{play}» ({places}) против «{best}» стоит {cost}&#xa0;‰ ставки. Ещё раз&#xa0;— и&#xa0;будет сделано.</translation>
    </message>
    <message>
        <source>“{play}” costs {cost} thousandths of the stake against “{best}”. Once more, and it is done.</source>
        <translation>«{play}» против «{best}» стоит {cost}&#xa0;‰ ставки. Ещё раз&#xa0;— и&#xa0;будет сделано.</translation>
    </message>
    <message>
        <source>Best is “{play}”.</source>
        <translation>Лучше всего «{play}».</translation>
    </message>
    <message>
        <source>No card can take this hand over.</source>
        <translation>Ни одна карта не даст перебора.</translation>
    </message>
    <message>
        <source>No card takes this hand over: the ace would count one instead of eleven.</source>
        <translation>Ни одна карта не даст перебора: туз станет единицей вместо одиннадцати.</translation>
    </message>
    <message>
        <source>A card goes over {over} times in 100.</source>
        <translation>Карта даёт перебор в&#xa0;{over}&#xa0;% случаев.</translation>
    </message>
    <message>
        <source>Standing wins only if the croupier goes over, and he does {croupier_over} times in 100.</source>
        <translation>Остаться выгодно лишь при переборе у&#xa0;крупье, а&#xa0;он бывает в&#xa0;{croupier_over}&#xa0;% случаев.</translation>
    </message>
    <message>
        <source>A card takes you over {over} times in 100; the croupier goes over {croupier_over} times.</source>
        <translation>Карта даёт вам перебор в&#xa0;{over}&#xa0;% случаев, у&#xa0;крупье он бывает в&#xa0;{croupier_over}&#xa0;%.</translation>
    </message>
    <message>
        <source>Another card would spoil this hand more often than help it.</source>
        <translation>Ещё одна карта чаще испортит эту руку, чем улучшит.</translation>
    </message>
    <message>
        <source>This hand is good enough for two stakes and one card.</source>
        <translation>Эта рука стоит двух ставок и&#xa0;одной карты.</translation>
    </message>
    <message>
        <source>Two hands are worth more than this one.</source>
        <translation>Две руки стоят больше, чем эта одна.</translation>
    </message>
    <message>
        <source>However it is played, this hand loses more than half.</source>
        <translation>Как ни играй, эта рука теряет больше половины.</translation>
    </message>
    <message>
        <source>Insurance is paid 2 to 1, but a ten comes to the ace only {tens} times in 100, not 33.</source>
        <translation>Страховка платит 2 к&#xa0;1, но десятка приходит к&#xa0;тузу лишь в&#xa0;{tens}&#xa0;% случаев, а&#xa0;не в&#xa0;33.</translation>
    </message>
    <message>
        <source>31 après comes once in {once_in} coups and takes half; the premium is less than that.</source>
        <translation>31 après выпадает раз на {once_in} раздач и&#xa0;забирает половину; страховка дешевле.</translation>
    </message>
    <message>
        <source>In prison a stake is worth a little less than the half one can have now.</source>
        <translation>В&#xa0;тюрьме ставка стоит чуть меньше половины, которую можно забрать сейчас.</translation>
    </message>
    <message>
        <source>On average, in thousandths of the stake:</source>
        <translation>В&#xa0;среднем, в&#xa0;тысячных ставки:</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Ошибка</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Раз</translation>
    </message>
    <message>
        <source>Each, ‰</source>
        <translation>Каждая, ‰</translation>
    </message>
    <message>
        <source>In all, ‰</source>
        <translation>Всего, ‰</translation>
    </message>
    <message>
        <source>Your own purse and your tables are safe and open.</source>
        <translation>Ваш собственный кошелёк и&#xa0;ваши столы целы и&#xa0;открыты.</translation>
    </message>
    <message>
        <source>The practice purse cannot be opened</source>
        <translation>Учебный кошелёк не открывается</translation>
    </message>
</context>
<context>
    <name>PresetShelf</name>
    <message>
        <source>cannot be reckoned</source>
        <translation>не сосчитать</translation>
    </message>
    <message>
        <source>being reckoned…</source>
        <translation>считается…</translation>
    </message>
    <message>
        <source>{plain}, insured {insured}</source>
        <translation>{plain}, со страховкой {insured}</translation>
    </message>
    <message>
        <source>{number} tokens</source>
        <translation>{number} жетона</translation>
    </message>
    <message>
        <source>The disk does not take this: it holds only until the casino is closed.</source>
        <translation>Диск ничего не записал: это действует, только пока казино открыто.</translation>
    </message>
    <message>
        <source>Write a name first.</source>
        <translation>Сначала напишите название.</translation>
    </message>
    <message>
        <source>There is a set of this name already.</source>
        <translation>Такое название уже есть.</translation>
    </message>
    <message>
        <source>No more sets can be kept: forget one first.</source>
        <translation>Больше не поместится: сначала забудьте одни.</translation>
    </message>
    <message>
        <source>Only a set of your own can be renamed.</source>
        <translation>Переименовать можно только свои правила.</translation>
    </message>
    <message>
        <source>Only a set of your own can be forgotten.</source>
        <translation>Забыть можно только свои правила.</translation>
    </message>
    <message>
        <source>Sets of rules</source>
        <translation>Своды правил</translation>
    </message>
    <message>
        <source>Name of these rules</source>
        <translation>Название этих правил</translation>
    </message>
    <message>
        <source>Keep these rules</source>
        <translation>Запомнить эти правила</translation>
    </message>
    <message>
        <source>Keep the rules as they stand under this name</source>
        <translation>Запомнить правила, как они есть, под этим названием</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>Give your set the name that is written above</source>
        <translation>Дать вашим правилам название, написанное выше</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Забыть</translation>
    </message>
    <message>
        <source>Forget your set; the rules stay as they stand</source>
        <translation>Забыть ваши правила; показанные останутся</translation>
    </message>
</context>
<context>
    <name>Profile</name>
    <message>
        <source>The profile {path} cannot be used.</source>
        <translation>Профиль {path} нельзя использовать.</translation>
    </message>
    <message>
        <source>The profile {path} is in use by another running copy of the casino.</source>
        <translation>Профиль {path} уже занят другим запущенным казино.</translation>
    </message>
    <message>
        <source>The profile {path} is damaged; it was left exactly as it is.</source>
        <translation>Профиль {path} повреждён; он оставлен в&#xa0;точности как есть.</translation>
    </message>
    <message>
        <source>The file {path} is not a profile of this casino; it was left exactly as it is.</source>
        <translation>Файл {path} не является профилем этого казино; он оставлен в&#xa0;точности как есть.</translation>
    </message>
    <message>
        <source>The profile {path} was written by a newer version of the casino; please update it.</source>
        <translation>Профиль {path} записан более новой версией казино; пожалуйста, обновите программу.</translation>
    </message>
    <message>
        <source>The profile {path} cannot be written: the place is protected or the disk does not answer.</source>
        <translation>Не удаётся записать профиль {path}: место защищено или диск не отвечает.</translation>
    </message>
    <message>
        <source>The disk is full: the profile {path} could not be written.</source>
        <translation>Диск заполнен: профиль {path} записать не удалось.</translation>
    </message>
</context>
<context>
    <name>ProfileProblem</name>
    <message>
        <source>Return to the last snapshot</source>
        <translation>Вернуться к&#xa0;последней копии</translation>
    </message>
    <message>
        <source>Another player…</source>
        <translation>Другой игрок…</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>The last good snapshot is of {moment}, with {amount} in the purse. The file itself is set aside, kept as it is.</source>
        <translation>Последняя целая копия от {moment}, в&#xa0;кошельке {amount}. Сам файл будет отложен как есть.</translation>
    </message>
    <message>
        <source>Go on in the other window, or close it and try again here.</source>
        <translation>Продолжайте в&#xa0;другом окне или закройте его и&#xa0;попробуйте здесь ещё раз.</translation>
    </message>
    <message>
        <source>Choose another file with --profile, or move this one away and try again.</source>
        <translation>Выберите другой файл с&#xa0;помощью --profile или уберите этот и&#xa0;попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>It can be set aside, kept as it is, and the house opens a new one with 10 000 francs.</source>
        <translation>Его можно отложить в&#xa0;сторону, сохранив как есть, и&#xa0;заведение откроет новый с&#xa0;10&#xa0;000 франков.</translation>
    </message>
    <message>
        <source>Nothing was changed. Install the newer version, or choose another profile.</source>
        <translation>Ничего не изменено. Установите более новую версию или выберите другой профиль.</translation>
    </message>
    <message>
        <source>Make room or allow writing there, then try again.</source>
        <translation>Освободите место или разрешите запись и&#xa0;попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>Try again, or choose another profile.</source>
        <translation>Попробуйте ещё раз или выберите другой профиль.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Set it aside and begin anew</source>
        <translation>Отложить и&#xa0;начать заново</translation>
    </message>
    <message>
        <source>Leave the casino</source>
        <translation>Покинуть казино</translation>
    </message>
    <message>
        <source>The purse cannot be opened</source>
        <translation>Кошелёк не открывается</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Папка</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>Scheduled &amp;printing:</source>
        <translation>&amp;Отложенная печать:</translation>
    </message>
    <message>
        <source>&amp;Billing information:</source>
        <translation>Данные для с&amp;чёта:</translation>
    </message>
    <message>
        <source>Job &amp;priority:</source>
        <translation>Важно&amp;сть задания:</translation>
    </message>
    <message>
        <source>&amp;Start:</source>
        <translation>&amp;Начало:</translation>
    </message>
    <message>
        <source>&amp;End:</source>
        <translation>&amp;Конец:</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Папка:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Тип файлов:</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>Порядок &amp;страниц:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>Страниц на &amp;листе:</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Automatic</source>
        <translation>Автоматически</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Другой</translation>
    </message>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Страницы указаны неверно</translation>
    </message>
    <message>
        <source>%1 does not follow the correct syntax. Please use &apos;,&apos; to separate ranges and pages, &apos;-&apos; to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>%1 записано неверно. Разделяйте страницы и&#xa0;промежутки знаком «,», промежутки пишите со знаком «-» и&#xa0;следите, чтобы они не пересекались.</translation>
    </message>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>Противоречие в&#xa0;настройках двусторонней печати</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>Настройки двусторонней печати противоречат друг другу. Исправить их?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Page Setup Conflicts</source>
        <translation>Противоречие в&#xa0;параметрах страницы</translation>
    </message>
    <message>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>Параметры страницы противоречат друг другу. Исправить их?</translation>
    </message>
    <message>
        <source>Advanced Option Conflicts</source>
        <translation>Противоречие в&#xa0;дополнительных параметрах</translation>
    </message>
    <message>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>Некоторые дополнительные параметры противоречат друг другу. Исправить их?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Advanced</source>
        <translation>Дополнительно</translation>
    </message>
    <message>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>Некоторые параметры противоречат друг другу. Исправьте их, пожалуйста.</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Набор страниц:</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Двусторонняя печать</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>По длинной стороне</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>По короткой стороне</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Укажите страницы или промежутки через запятую. Промежуток задают два числа через дефис. Например, 3,5-7,9 напечатает страницы 3, 5, 6, 7 и&#xa0;9.</translation>
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
            <numerusform>Вы здесь уже %n минуту.</numerusform>
            <numerusform>Вы здесь уже %n минуты.</numerusform>
            <numerusform>Вы здесь уже %n минут.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This evening has cost you %n franc(s) so far.</source>
        <translation>
            <numerusform>Этот вечер стоил вам пока %n франк.</numerusform>
            <numerusform>Этот вечер стоил вам пока %n франка.</numerusform>
            <numerusform>Этот вечер стоил вам пока %n франков.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refused</name>
    <message>
        <source>The purse holds {purse}, the bet needs {needed}.</source>
        <translation>В&#xa0;кошельке {purse}, а&#xa0;на ставку нужно {needed}.</translation>
    </message>
    <message>
        <source>The minimum here is {minimum}.</source>
        <translation>Наименьшая ставка здесь&#xa0;— {minimum}.</translation>
    </message>
    <message>
        <source>The maximum here is {maximum}.</source>
        <translation>Наибольшая ставка здесь&#xa0;— {maximum}.</translation>
    </message>
    <message>
        <source>What stays must be nothing or at least the minimum of {minimum}.</source>
        <translation>Остаться должно или ничего, или не меньше минимума в&#xa0;{minimum}.</translation>
    </message>
    <message>
        <source>Nothing lies there to take.</source>
        <translation>Здесь нечего снять.</translation>
    </message>
    <message>
        <source>Only {free} is free there.</source>
        <translation>Свободно здесь только {free}.</translation>
    </message>
    <message>
        <source>No stake lies there to insure.</source>
        <translation>Здесь нет ставки, которую можно застраховать.</translation>
    </message>
    <message>
        <source>This stake is insured already.</source>
        <translation>Эта ставка уже застрахована.</translation>
    </message>
    <message>
        <source>No stake there may be halved now.</source>
        <translation>Здесь сейчас нельзя разделить ставку пополам.</translation>
    </message>
    <message>
        <source>Too late: this bet does not play.</source>
        <translation>Поздно: эта ставка не играет.</translation>
    </message>
    <message>
        <source>The cards must be cut first.</source>
        <translation>Сначала нужно снять карты.</translation>
    </message>
    <message>
        <source>The cards are already cut.</source>
        <translation>Карты уже сняты.</translation>
    </message>
    <message>
        <source>The cut must leave at least one card on each side.</source>
        <translation>При съёмке с&#xa0;каждой стороны должна остаться хотя бы одна карта.</translation>
    </message>
    <message>
        <source>There is no such bet at this table.</source>
        <translation>За этим столом нет такой ставки.</translation>
    </message>
    <message>
        <source>The house rules of this table do not allow it.</source>
        <translation>Правила этого стола этого не позволяют.</translation>
    </message>
    <message>
        <source>There is no such announced bet.</source>
        <translation>Такого анонса нет.</translation>
    </message>
    <message>
        <source>Not understood. Say for example: {nearest}</source>
        <translation>Не понял. Скажите, например: {nearest}</translation>
    </message>
    <message>
        <source>An announced bet needs one value, and only one.</source>
        <translation>Анонсу нужно одно значение, и&#xa0;только одно.</translation>
    </message>
    <message>
        <source>Nothing is imprisoned there.</source>
        <translation>Там ничего нет в&#xa0;тюрьме.</translation>
    </message>
    <message>
        <source>An imprisoned stake may be moved only to another simple chance.</source>
        <translation>Ставку в&#xa0;тюрьме можно переставить только на другой простой шанс.</translation>
    </message>
    <message>
        <source>There is no further number to fall.</source>
        <translation>Больше нет номеров, которые могли бы выпасть.</translation>
    </message>
    <message>
        <source>This round must be played to its end first.</source>
        <translation>Сначала надо доиграть эту сдачу.</translation>
    </message>
    <message>
        <source>No cards are dealt yet.</source>
        <translation>Карты ещё не сданы.</translation>
    </message>
    <message>
        <source>It is another player&apos;s turn.</source>
        <translation>Сейчас черёд другого игрока.</translation>
    </message>
    <message>
        <source>The bank must be able to pay {needed}; there is only {purse}.</source>
        <translation>Банк должен быть в&#xa0;состоянии заплатить {needed}; есть только {purse}.</translation>
    </message>
    <message>
        <source>Each player must be able to pay {needed}; one has only {purse}.</source>
        <translation>Каждый игрок должен быть в&#xa0;состоянии заплатить {needed}; у&#xa0;одного только {purse}.</translation>
    </message>
    <message>
        <source>There are no more cards to deal.</source>
        <translation>Больше нет карт для раздачи.</translation>
    </message>
    <message>
        <source>There is no such box at this table.</source>
        <translation>Такого бокса за этим столом нет.</translation>
    </message>
    <message>
        <source>Three bet on this box already.</source>
        <translation>На этот бокс уже ставят трое.</translation>
    </message>
    <message>
        <source>At least two boxes must be occupied before the deal.</source>
        <translation>До раздачи должны быть заняты хотя бы два бокса.</translation>
    </message>
    <message>
        <source>The cards are dealt: this coup is played first.</source>
        <translation>Карты сданы: сначала играется эта раздача.</translation>
    </message>
    <message>
        <source>No cards have been dealt yet.</source>
        <translation>Ещё не сдавали.</translation>
    </message>
    <message>
        <source>Only the holder of this box decides.</source>
        <translation>Решает лишь тот, кто держит этот бокс.</translation>
    </message>
    <message>
        <source>It is not the turn of this hand.</source>
        <translation>Черёд не этой руки.</translation>
    </message>
    <message>
        <source>First the card drawn by mistake must find its place.</source>
        <translation>Сначала должна найти место карта, вытянутая по ошибке.</translation>
    </message>
    <message>
        <source>No card is on offer.</source>
        <translation>Никакой карты не предлагают.</translation>
    </message>
    <message>
        <source>Below a hard 12 a card must be drawn.</source>
        <translation>Ниже жёстких 12 карту брать обязательно.</translation>
    </message>
    <message>
        <source>A blackjack takes no card: it stands.</source>
        <translation>Блэкджек карты не берёт: он стоит.</translation>
    </message>
    <message>
        <source>Only the first two cards allow it.</source>
        <translation>Это можно лишь на первых двух картах.</translation>
    </message>
    <message>
        <source>At this table a split hand is not doubled.</source>
        <translation>За этим столом разделённую руку не удваивают.</translation>
    </message>
    <message>
        <source>Only two cards of equal value may be split.</source>
        <translation>Разделить можно лишь две карты равной цены.</translation>
    </message>
    <message>
        <source>A box has four hands at most.</source>
        <translation>На боксе не больше четырёх рук.</translation>
    </message>
    <message>
        <source>Only the two original cards may be given up.</source>
        <translation>Сдаться можно лишь с&#xa0;двумя исходными картами.</translation>
    </message>
    <message>
        <source>Not while the croupier shows an ace.</source>
        <translation>Не тогда, когда крупье показывает туза.</translation>
    </message>
    <message>
        <source>Only a 12 without an ace may be given up.</source>
        <translation>Сдаться можно лишь с&#xa0;12 без туза.</translation>
    </message>
    <message>
        <source>Only 12 or more without an ace may be given up.</source>
        <translation>Сдаться можно лишь с&#xa0;12 и&#xa0;больше без туза.</translation>
    </message>
    <message>
        <source>There is insurance only while the croupier&apos;s one card is an ace.</source>
        <translation>Страховка есть, лишь пока у&#xa0;крупье одна карта и&#xa0;это туз.</translation>
    </message>
    <message>
        <source>Insurance goes up to half of the stake: {left} more is possible.</source>
        <translation>Страховка&#xa0;— до половины ставки: ещё не больше {left}.</translation>
    </message>
    <message>
        <source>{seat} does not bet behind on this box.</source>
        <translation>{seat} на этом боксе за держателем не ставит.</translation>
    </message>
    <message>
        <source>{seat} is named twice.</source>
        <translation>{seat} указан дважды.</translation>
    </message>
    <message>
        <source>A card is drawn by mistake only while a box decides and the croupier has one card.</source>
        <translation>По ошибке карту тянут, лишь пока решает бокс и&#xa0;у&#xa0;крупье одна карта.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>number of the round</source>
        <translation>номер розыгрыша</translation>
    </message>
    <message>
        <source>seal</source>
        <translation>печать</translation>
    </message>
    <message>
        <source>what was dealt</source>
        <translation>карты или число</translation>
    </message>
    <message>
        <source>what fell</source>
        <translation>что выпало</translation>
    </message>
    <message>
        <source>stakes</source>
        <translation>ставки</translation>
    </message>
    <message>
        <source>result</source>
        <translation>итог</translation>
    </message>
    <message>
        <source>balance</source>
        <translation>остаток</translation>
    </message>
    <message>
        <source>house rules</source>
        <translation>правила заведения</translation>
    </message>
    <message>
        <source>The replay does not come to what the book says. It differs in: {what}.</source>
        <translation>Повтор не сходится с&#xa0;записью в&#xa0;книге. Расходится: {what}.</translation>
    </message>
    <message>
        <source>The script has more than {number} actions, too many to be looked at. On the command line, casino-qt replay tells what they come to.</source>
        <translation>В&#xa0;сценарии больше {number} действий, столько по одному не пересмотреть. В&#xa0;командной строке итог скажет casino-qt replay.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>Back to the replay; what was played here is forgotten</source>
        <translation>Вернуться к&#xa0;повтору; сыгранное здесь забудется</translation>
    </message>
    <message>
        <source>This round cannot be replayed</source>
        <translation>Этот розыгрыш повторить нельзя</translation>
    </message>
    <message>
        <source>This file cannot be replayed</source>
        <translation>Этот файл повторить нельзя</translation>
    </message>
    <message>
        <source>Nothing has been changed.</source>
        <translation>Ничего не изменилось.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>From here on you practise: your purse is not touched.</source>
        <translation>Отсюда&#xa0;— тренировка: ваш кошелёк не затрагивается.</translation>
    </message>
    <message>
        <source>Gone through: {percent} %</source>
        <translation>Пройдено: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>It is being read and checked.</source>
        <translation>Он читается и&#xa0;проверяется.</translation>
    </message>
    <message>
        <source>This is a long script</source>
        <translation>Это длинный сценарий</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Отказаться</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Такого файла нет.</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>Это папка.</translation>
    </message>
    <message>
        <source>This file may not be read.</source>
        <translation>Читать этот файл не разрешено.</translation>
    </message>
    <message>
        <source>The file is too large for a table script.</source>
        <translation>Для сценария стола файл слишком велик.</translation>
    </message>
    <message>
        <source>This is no table script.</source>
        <translation>Это не сценарий стола.</translation>
    </message>
    <message>
        <source>The script was written by another version of the casino.</source>
        <translation>Сценарий записан другой версией казино.</translation>
    </message>
    <message>
        <source>The casino has no such table.</source>
        <translation>Такого стола в&#xa0;казино нет.</translation>
    </message>
    <message>
        <source>Action {number} of the script cannot be done. {reason}</source>
        <translation>Действие {number} сценария невозможно. {reason}</translation>
    </message>
    <message>
        <source>Action {number} of the script cannot be done: {reason}</source>
        <translation>Действие {number} сценария невозможно: {reason}</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}</source>
        <translation>Файл не читается: {reason}</translation>
    </message>
    <message>
        <source>The script is not in order: {reason}</source>
        <translation>Сценарий не в&#xa0;порядке: {reason}</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>C</source>
        <comment>shortcut: Continue differently from here</comment>
        <translation>П</translation>
    </message>
    <message>
        <source>This is the beginning.</source>
        <translation>Это начало.</translation>
    </message>
    <message>
        <source>This is the end.</source>
        <translation>Это конец.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Stop after this step</source>
        <translation>Остановиться после этого шага</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Пуск</translation>
    </message>
    <message>
        <source>Let the steps follow each other</source>
        <translation>Показывать шаги один за другим</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>В&#xa0;начало</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Вернуться в&#xa0;начало</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>На шаг назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>На шаг вперёд</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>В&#xa0;конец</translation>
    </message>
    <message>
        <source>To the end at once</source>
        <translation>Сразу в&#xa0;конец</translation>
    </message>
    <message>
        <source>Step of the replay</source>
        <translation>Шаг повтора</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Скорость повтора</translation>
    </message>
    <message>
        <source>Slower and faster: - and +</source>
        <translation>Медленнее и&#xa0;быстрее: - и&#xa0;+</translation>
    </message>
    <message>
        <source>Continue differently from here</source>
        <translation>Отсюда сыграть иначе</translation>
    </message>
    <message>
        <source>Practice that begins at this step: your purse is not touched</source>
        <translation>Тренировка с&#xa0;этого шага: ваш кошелёк не затрагивается</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>result so far {net}</source>
        <translation>итог пока {net}</translation>
    </message>
    <message>
        <source>{table}, round {number}</source>
        <translation>{table}, розыгрыш {number}</translation>
    </message>
    <message>
        <source>staked {amount}</source>
        <translation>ставка {amount}</translation>
    </message>
    <message>
        <source>result {net}</source>
        <translation>итог {net}</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Шаг {step} из {steps}</translation>
    </message>
    <message>
        <source>rounds: {number} of {all}</source>
        <translation>розыгрыши: {number} из {all}</translation>
    </message>
    <message>
        <source>purse {purse} · in play {lying}</source>
        <translation>кошелёк {purse} · в&#xa0;игре {lying}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Back to where the replay was opened</source>
        <translation>Вернуться туда, откуда был открыт повтор</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>What is seen here has been played; nothing can be laid.</source>
        <translation>Всё это уже сыграно; ставить здесь нельзя.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Back to the window ({key})</source>
        <translation>Обратно в&#xa0;окно ({key})</translation>
    </message>
    <message>
        <source>Full screen ({key})</source>
        <translation>Во весь экран ({key})</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Во весь экран</translation>
    </message>
    <message>
        <source>About replays and table scripts</source>
        <translation>О&#xa0;повторах и&#xa0;сценариях столов</translation>
    </message>
    <message>
        <source>The table is being laid…</source>
        <translation>Стол готовят…</translation>
    </message>
</context>
<context>
    <name>Roulette</name>
    <message>
        <source>bet on {spot}</source>
        <translation>ставка ({spot})</translation>
    </message>
    <message>
        <source>announced bet {spot}</source>
        <translation>анонс ({spot})</translation>
    </message>
    <message>
        <source>taking back from {spot}</source>
        <translation>снятие ({spot})</translation>
    </message>
    <message>
        <source>carrying from {spot}</source>
        <translation>перенос ({spot})</translation>
    </message>
    <message>
        <source>half back from {spot}</source>
        <translation>возврат половины ({spot})</translation>
    </message>
    <message>
        <source>moving from {spot}</source>
        <translation>перестановка ({spot})</translation>
    </message>
    <message>
        <source>clearing the cloth</source>
        <translation>снятие всех ставок</translation>
    </message>
    <message>
        <source>repeated bets</source>
        <translation>повтор ставок</translation>
    </message>
    <message>
        <source>doubled bets</source>
        <translation>удвоение ставок</translation>
    </message>
    <message>
        <source>a kept layout</source>
        <translation>сохранённая расстановка</translation>
    </message>
</context>
<context>
    <name>RouletteBoards</name>
    <message>
        <source>Spin</source>
        <translation>Бросок</translation>
    </message>
    <message>
        <source>Spin, the last one first</source>
        <translation>Бросок, последний сверху</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Номер</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Раз</translation>
    </message>
    <message>
        <source>To be expected of each number, 19 times out of 20: {times}.</source>
        <translation>От каждого номера ожидается, 19 раз из 20: {times}.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Цвет</translation>
    </message>
    <message>
        <source>Pair or impair</source>
        <translation>Чёт или нечет</translation>
    </message>
    <message>
        <source>Manque or passe</source>
        <translation>Манк или пассе</translation>
    </message>
    <message>
        <source>Dozen</source>
        <translation>Дюжина</translation>
    </message>
    <message>
        <source>In a row at the end: {runs}.</source>
        <translation>Подряд в&#xa0;конце: {runs}.</translation>
    </message>
    <message>
        <source>No number has fallen yet.</source>
        <translation>Ещё не выпало ни одного номера.</translation>
    </message>
</context>
<context>
    <name>RoulettePage</name>
    <message>
        <source>min {least} · max {most} on a number</source>
        <translation>от {least} · номер до {most}</translation>
    </message>
    <message>
        <source>Roulette française</source>
        <translation>Французская рулетка</translation>
    </message>
    <message>
        <source>The seal of these spins</source>
        <translation>Печать этих бросков</translation>
    </message>
    <message>
        <source>Every number was fixed before the first bet. This is the seal of them all, SHA-256:</source>
        <translation>Все номера были определены до первой ставки. Вот их печать, SHA-256:</translation>
    </message>
    <message>
        <source>The seed of the sitting before, now that it is over:</source>
        <translation>Зерно предыдущей игры, теперь оконченной:</translation>
    </message>
    <message>
        <source>The betting is closed until the spin is settled.</source>
        <translation>Ставки закрыты, пока не закончен расчёт.</translation>
    </message>
    <message>
        <source>The boards as numbers: all spins in a table</source>
        <translation>Табло в&#xa0;цифрах: все броски в&#xa0;одной таблице</translation>
    </message>
    <message>
        <source>O</source>
        <comment>shortcut: Boards</comment>
        <translation>Т</translation>
    </message>
    <message>
        <source>Kept layouts: lay one, keep what lies now</source>
        <translation>Сохранённые расстановки: поставить одну, сохранить нынешнюю</translation>
    </message>
    <message>
        <source>L</source>
        <comment>shortcut: Layouts</comment>
        <translation>Р</translation>
    </message>
    <message>
        <source>What lies on the cloth: what every number brings, and where many spins lead</source>
        <translation>Что лежит на сукне: что приносит каждый номер и&#xa0;к&#xa0;чему ведут многие броски</translation>
    </message>
    <message>
        <source>The boards as numbers</source>
        <translation>Табло в&#xa0;цифрах</translation>
    </message>
    <message>
        <source>What lies on the cloth</source>
        <translation>Что лежит на сукне</translation>
    </message>
    <message>
        <source>Kept layouts</source>
        <translation>Сохранённые расстановки</translation>
    </message>
    <message>
        <source>T</source>
        <comment>shortcut: Throw the ball</comment>
        <translation>Б</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Ставок нет</translation>
    </message>
    <message>
        <source>Close the betting now; the ball runs on</source>
        <translation>Закрыть ставки сейчас; шарик бежит дальше</translation>
    </message>
    <message>
        <source>Throw the ball</source>
        <translation>Бросить шарик</translation>
    </message>
    <message>
        <source>Bets are taken until the croupier closes them</source>
        <translation>Ставки принимаются до возгласа крупье</translation>
    </message>
    <message>
        <source>Next spin</source>
        <translation>Ещё бросок</translation>
    </message>
    <message>
        <source>Watch a spin; bets are taken while the ball runs</source>
        <translation>Смотреть бросок; ставки принимаются, пока бежит шарик</translation>
    </message>
    <message>
        <source>C</source>
        <comment>shortcut: What lies on the cloth</comment>
        <translation>Л</translation>
    </message>
    <message>
        <source>No stake of yours lies on the cloth: there is nothing to reckon.</source>
        <translation>На сукне нет ваших ставок: считать нечего.</translation>
    </message>
</context>
<context>
    <name>RouletteScene</name>
    <message>
        <source>Columns {which}</source>
        <translation>Колонки {which}</translation>
    </message>
    <message>
        <source>Dozens {which}</source>
        <translation>Дюжины {which}</translation>
    </message>
    <message>
        <source>Number {numbers}</source>
        <translation>Номер {numbers}</translation>
    </message>
    <message>
        <source>Split {numbers}</source>
        <translation>Шеваль {numbers}</translation>
    </message>
    <message>
        <source>Street {numbers}</source>
        <translation>Трансверсаль {numbers}</translation>
    </message>
    <message>
        <source>Corner {numbers}</source>
        <translation>Каре {numbers}</translation>
    </message>
    <message>
        <source>Six numbers {numbers}</source>
        <translation>Шесть номеров {numbers}</translation>
    </message>
    <message>
        <source>First column</source>
        <translation>Первая колонка</translation>
    </message>
    <message>
        <source>Second column</source>
        <translation>Вторая колонка</translation>
    </message>
    <message>
        <source>Third column</source>
        <translation>Третья колонка</translation>
    </message>
    <message>
        <source>First dozen</source>
        <translation>Первая дюжина</translation>
    </message>
    <message>
        <source>Middle dozen</source>
        <translation>Средняя дюжина</translation>
    </message>
    <message>
        <source>Last dozen</source>
        <translation>Последняя дюжина</translation>
    </message>
    <message>
        <source>Rouge</source>
        <translation>Красное</translation>
    </message>
    <message>
        <source>Noir</source>
        <translation>Чёрное</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Чёт</translation>
    </message>
    <message>
        <source>Impair</source>
        <translation>Нечет</translation>
    </message>
    <message>
        <source>Manque</source>
        <translation>Манк</translation>
    </message>
    <message>
        <source>Passe</source>
        <translation>Пассе</translation>
    </message>
    <message>
        <source>{numbers}, pays {ratio}</source>
        <translation>{numbers}, платит {ratio}</translation>
    </message>
    <message>
        <source>{stake} would bring {paid}</source>
        <translation>{stake} принесут {paid}</translation>
    </message>
    <message>
        <source>{pieces} by {piece} = {whole}, {numbers}</source>
        <translation>{pieces} по {piece} = {whole}, {numbers}</translation>
    </message>
    <message>
        <source>stake {amount}</source>
        <translation>ставка {amount}</translation>
    </message>
    <message>
        <source>winnings {amount}</source>
        <translation>выигрыш {amount}</translation>
    </message>
    <message>
        <source>in prison {amount}</source>
        <translation>в&#xa0;тюрьме {amount}</translation>
    </message>
    <message>
        <source>Neighbours on each side: {count}</source>
        <translation>Соседей с&#xa0;каждой стороны: {count}</translation>
    </message>
    <message>
        <source>Take half of the imprisoned stake on {chance} back, leave the other half</source>
        <translation>{chance}, взять половину ставки из тюрьмы и&#xa0;оставить другую</translation>
    </message>
    <message>
        <source>{amount} imprisoned twice on {chance}: move it</source>
        <translation>{chance}, {amount} дважды в&#xa0;тюрьме: переставить</translation>
    </message>
    <message>
        <source>{amount} imprisoned on {chance}: move it</source>
        <translation>{chance}, {amount} в&#xa0;тюрьме: переставить</translation>
    </message>
    <message>
        <source>Choose another simple chance for it, or press Escape</source>
        <translation>Выберите другой простой шанс или нажмите Esc</translation>
    </message>
    <message>
        <source>{bet} won {amount}. Why this amount?</source>
        <translation>{bet}, выигрыш {amount}. Почему столько?</translation>
    </message>
    <message>
        <source>{bet} lost {amount}. Why this amount?</source>
        <translation>{bet}, проигрыш {amount}. Почему столько?</translation>
    </message>
    <message>
        <source>Simple chances</source>
        <translation>Простые шансы</translation>
    </message>
    <message>
        <source>Dozens and columns</source>
        <translation>Дюжины и&#xa0;колонны</translation>
    </message>
    <message>
        <source>Numbers</source>
        <comment>bets on one number</comment>
        <translation>Номера</translation>
    </message>
    <message>
        <source>Splits</source>
        <translation>Шевали</translation>
    </message>
    <message>
        <source>Streets</source>
        <translation>Трансверсали</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Каре</translation>
    </message>
    <message>
        <source>Six numbers</source>
        <translation>Шестёрки</translation>
    </message>
    <message>
        <source>Race track</source>
        <translation>Трек</translation>
    </message>
    <message>
        <source>In prison</source>
        <translation>В&#xa0;тюрьме</translation>
    </message>
    <message>
        <source>What the spin brought</source>
        <translation>Итог спина</translation>
    </message>
    <message>
        <source>The other guests</source>
        <translation>Другие гости</translation>
    </message>
    <message>
        <source>The ball runs</source>
        <translation>Шарик бежит</translation>
    </message>
    <message>
        <source>The wheel: no number yet</source>
        <translation>Колесо: номеров ещё не было</translation>
    </message>
    <message>
        <source>The ball lies in {number}</source>
        <translation>Шарик лежит на {number}</translation>
    </message>
    <message>
        <source>Numbers before, the newest first: {numbers}</source>
        <translation>Прежние номера, с&#xa0;последнего: {numbers}</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Номера</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Частоты</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Серии</translation>
    </message>
    <message>
        <source>Board: {board}, no number yet</source>
        <translation>Табло: {board}, номеров ещё не было</translation>
    </message>
    <message>
        <source>Board: {board}. Last numbers: {numbers}</source>
        <translation>Табло: {board}. Последние номера: {numbers}</translation>
    </message>
    <message>
        <source>{count} ± {spread}</source>
        <translation>{count} ± {spread}</translation>
    </message>
    <message>
        <source>French roulette table</source>
        <translation>Стол французской рулетки</translation>
    </message>
</context>
<context>
    <name>RoundCard</name>
    <message>
        <source>{table}, round {number}</source>
        <translation>{table}, розыгрыш {number}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Остаток</translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>What fell</source>
        <translation>Что вышло</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Ставка</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Остаток</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>This page of the house rules is missing from the installation.</source>
        <translation>Этой страницы правил в&#xa0;установке нет.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Правила заведения</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Страница</translation>
    </message>
    <message>
        <source>Missing page</source>
        <translation>Страницы нет</translation>
    </message>
    <message>
        <source>The placard…</source>
        <translation>Табличка…</translation>
    </message>
    <message>
        <source>Limits, payments and rules of this table on one sheet</source>
        <translation>Пределы, выплаты и&#xa0;правила этого стола на одном листе</translation>
    </message>
    <message>
        <source>Choose the rules…</source>
        <translation>Выбрать правила…</translation>
    </message>
    <message>
        <source>The options of each table, and what the bank keeps by them</source>
        <translation>Варианты правил каждого стола и&#xa0;сколько при них остаётся заведению</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>SeeingPage</name>
    <message>
        <source>Size of text, %</source>
        <translation>Размер текста, %</translation>
    </message>
    <message>
        <source>Size of salon and tables, %</source>
        <translation>Размер салона и&#xa0;столов, %</translation>
    </message>
    <message>
        <source>As the text</source>
        <translation>Как текст</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Высокий контраст</translation>
    </message>
    <message>
        <source>A cloth near black, bright lines and letters, white cards</source>
        <translation>Сукно почти чёрное, светлые линии и&#xa0;буквы, белые карты</translation>
    </message>
    <message>
        <source>Cards in four colours</source>
        <translation>Карты в&#xa0;четыре цвета</translation>
    </message>
    <message>
        <source>Diamonds blue, clubs green; not at trente et quarante, where one bets on the colour</source>
        <translation>Бубны синие, трефы зелёные; не за trente et quarante, где ставят на цвет</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Буквы на картах</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Спокойно</translation>
    </message>
    <message>
        <source>As at the table</source>
        <translation>Как за столом</translation>
    </message>
    <message>
        <source>Swift</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Less movement</source>
        <translation>Меньше движения</translation>
    </message>
    <message>
        <source>Cards and chips appear in their places without travelling</source>
        <translation>Карты и&#xa0;фишки появляются на местах, не передвигаясь</translation>
    </message>
    <message>
        <source>Seeing and moving</source>
        <translation>Зрение и&#xa0;движение</translation>
    </message>
</context>
<context>
    <name>SettingsLine</name>
    <message>
        <source>Some of your settings could not be read; those of the house hold in their place. The file as it was is kept here: {path}</source>
        <translation>Некоторые ваши настройки прочесть не удалось; вместо них действуют настройки заведения. Прежний файл сохранён здесь: {path}</translation>
    </message>
    <message>
        <source>Some of your settings could not be read; those of the house hold in their place. The file is left as it is: {path}</source>
        <translation>Некоторые ваши настройки прочесть не удалось; вместо них действуют настройки заведения. Файл оставлен как есть: {path}</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Страница</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
</context>
<context>
    <name>SnapshotsSheet</name>
    <message>
        <source>There is no snapshot to return to.</source>
        <translation>Нет копии, к&#xa0;которой можно вернуться.</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>Резервные копии</translation>
    </message>
    <message>
        <source>No snapshot has been made of this player yet.</source>
        <translation>Копий этого игрока ещё нет.</translation>
    </message>
    <message>
        <source>What stands now is set aside and stays among these snapshots.</source>
        <translation>Нынешнее состояние откладывается и&#xa0;остаётся среди этих копий.</translation>
    </message>
    <message>
        <source>The house makes one every day it is open, and one before each upgrade.</source>
        <translation>Заведение делает её каждый день, когда открыто, и&#xa0;перед каждым обновлением.</translation>
    </message>
    <message>
        <source>Return to it</source>
        <translation>Вернуться к&#xa0;ней</translation>
    </message>
    <message>
        <source>Purse, tables and book as they were then</source>
        <translation>Кошелёк, столы и&#xa0;книга, как были тогда</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>All of it, on or off</source>
        <translation>Весь звук: включить или выключить</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>Громкость</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Slid, turned, shuffled, cut</source>
        <translation>Скользят, открываются, тасуются, снимаются</translation>
    </message>
    <message>
        <source>Chips and rake</source>
        <translation>Фишки и&#xa0;лопатка</translation>
    </message>
    <message>
        <source>Laid, pushed, raked in</source>
        <translation>Ложатся, двигаются, сгребаются</translation>
    </message>
    <message>
        <source>The wheel</source>
        <translation>Колесо</translation>
    </message>
    <message>
        <source>The ball in its track, on the lozenges and the frets</source>
        <translation>Шарик на дорожке, о&#xa0;ромбы и&#xa0;о&#xa0;перегородки</translation>
    </message>
    <message>
        <source>The room</source>
        <translation>Зал</translation>
    </message>
    <message>
        <source>Very soft, as long as somebody plays; and the bell of the cashier</source>
        <translation>Совсем тихо, пока идёт игра; и&#xa0;звонок кассы</translation>
    </message>
    <message>
        <source>Hear it</source>
        <translation>Послушать</translation>
    </message>
    <message>
        <source>Hear it: {kind}</source>
        <translation>Послушать: {kind}</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>Клавиша {key}</translation>
    </message>
    <message>
        <source>This system has no sound output: nothing will be heard.</source>
        <translation>В&#xa0;этой системе нет вывода звука: ничего не будет слышно.</translation>
    </message>
    <message>
        <source>They are heard by way of {system}.</source>
        <translation>Звук идёт через {system}.</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>Sound is on; no sound ({key})</source>
        <translation>Звук включён; выключить ({key})</translation>
    </message>
    <message>
        <source>Sound is off; let it be heard ({key})</source>
        <translation>Звук выключен; включить ({key})</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation>Звук включён</translation>
    </message>
    <message>
        <source>Sound is off</source>
        <translation>Звук выключен</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>All your stakes came back.</source>
        <translation>Все ваши ставки вернулись.</translation>
    </message>
    <message>
        <source>What you won and what you lost are equal.</source>
        <translation>Выигрыш и&#xa0;проигрыш равны.</translation>
    </message>
    <message>
        <source>insured with {amount}</source>
        <translation>страховка {amount}</translation>
    </message>
    <message>
        <source>{name}: {amount}.</source>
        <translation>{name}: {amount}.</translation>
    </message>
    <message>
        <source>You may: {what}</source>
        <translation>Можно: {what}</translation>
    </message>
    <message>
        <source>How things stand</source>
        <translation>Положение дел</translation>
    </message>
    <message>
        <source>What was said last</source>
        <translation>Что было сказано</translation>
    </message>
    <message>
        <source>You have won {amount}: {where}.</source>
        <translation>Вы выиграли {amount}: {where}.</translation>
    </message>
    <message>
        <source>You have lost {amount}: {where}.</source>
        <translation>Вы проиграли {amount}: {where}.</translation>
    </message>
    <message>
        <source>Locked in prison, {amount}: {where}.</source>
        <translation>В&#xa0;тюрьме, {amount}: {where}.</translation>
    </message>
    <message>
        <source>Freed, {amount}: {where}.</source>
        <translation>Вышло из тюрьмы, {amount}: {where}.</translation>
    </message>
    <message>
        <source>Nothing of yours was decided.</source>
        <translation>По вашим ставкам ничего не решилось.</translation>
    </message>
    <message>
        <source>In the purse: {amount}.</source>
        <translation>В&#xa0;кошельке: {amount}.</translation>
    </message>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>Ещё ничего не сказано.</translation>
    </message>
    <message>
        <source>insurance of {chance}</source>
        <translation>страховка {chance}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Bet</source>
        <translation>Ставка</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Розыгрыши</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Поставлено</translation>
    </message>
    <message>
        <source>After so many rounds</source>
        <translation>После стольких розыгрышей</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Когда</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Ожидание</translation>
    </message>
    <message>
        <source>From</source>
        <translation>От</translation>
    </message>
    <message>
        <source>19 times out of 20, from</source>
        <translation>19 раз из 20, от</translation>
    </message>
    <message>
        <source>To</source>
        <translation>До</translation>
    </message>
    <message>
        <source>19 times out of 20, to</source>
        <translation>19 раз из 20, до</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Всего</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Наименьшее</translation>
    </message>
    <message>
        <source>Lowest since the point before</source>
        <translation>Наименьшее после предыдущей точки</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Наибольшее</translation>
    </message>
    <message>
        <source>Highest since the point before</source>
        <translation>Наибольшее после предыдущей точки</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>Касса</translation>
    </message>
    <message>
        <source>19 times out of 20</source>
        <translation>19 раз из 20</translation>
    </message>
    <message>
        <source>Chances, not insured</source>
        <translation>Шансы без страховки</translation>
    </message>
    <message>
        <source>Chances, insured</source>
        <translation>Шансы со страховкой</translation>
    </message>
    <message>
        <source>One number</source>
        <translation>Один номер</translation>
    </message>
    <message>
        <source>Two numbers</source>
        <translation>Два номера</translation>
    </message>
    <message>
        <source>Three numbers</source>
        <translation>Три номера</translation>
    </message>
    <message>
        <source>Four numbers</source>
        <translation>Четыре номера</translation>
    </message>
    <message>
        <source>Six numbers</source>
        <translation>Шесть номеров</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Колонка</translation>
    </message>
    <message>
        <source>Dozen</source>
        <translation>Дюжина</translation>
    </message>
    <message>
        <source>Two columns</source>
        <translation>Две колонки</translation>
    </message>
    <message>
        <source>Two dozens</source>
        <translation>Две дюжины</translation>
    </message>
    <message>
        <source>Simple chances</source>
        <translation>Простые шансы</translation>
    </message>
    <message>
        <source>As punter</source>
        <translation>Понтёром</translation>
    </message>
    <message>
        <source>As banker</source>
        <translation>Банкомётом</translation>
    </message>
    <message>
        <source>Own boxes</source>
        <translation>Свои боксы</translation>
    </message>
    <message>
        <source>Behind others</source>
        <translation>За чужими боксами</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Страховка</translation>
    </message>
    <message>
        <source>All bets</source>
        <translation>Все ставки</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Все столы</translation>
    </message>
    <message>
        <source>being reckoned…</source>
        <translation>считается…</translation>
    </message>
    <message>
        <source>No round knows the ones before it: nothing here tells what the next will bring.</source>
        <translation>Ни один розыгрыш не знает о&#xa0;прежних: ничто здесь не говорит, что принесёт следующий.</translation>
    </message>
    <message>
        <source>Longest run of won rounds</source>
        <translation>Выигрышей подряд, не более</translation>
    </message>
    <message>
        <source>Longest run of lost rounds</source>
        <translation>Проигрышей подряд, не более</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Время игры</translation>
    </message>
    <message>
        <source>Rounds an hour</source>
        <translation>Розыгрышей в&#xa0;час</translation>
    </message>
    <message>
        <source>Expected an hour</source>
        <translation>Ожидание за час</translation>
    </message>
    <message>
        <source>Result an hour</source>
        <translation>Итог за час</translation>
    </message>
    <message>
        <source>Owned at the end</source>
        <translation>Всего в&#xa0;конце</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours}&#xa0;ч {minutes}&#xa0;мин</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes}&#xa0;мин</translation>
    </message>
    <message>
        <source>Result and expectation, by rounds</source>
        <translation>Итог и&#xa0;ожидание по розыгрышам</translation>
    </message>
    <message>
        <source>Line: what the rounds brought. Dashed: what was to be expected. Shaded: 19 times out of 20.</source>
        <translation>Линия: что принесли розыгрыши. Пунктир: ожидание. Тень: 19 раз из 20.</translation>
    </message>
    <message>
        <source>What you owned, by rounds</source>
        <translation>Что у&#xa0;вас было, по розыгрышам</translation>
    </message>
    <message>
        <source>Purse, cash and what lay on the table. Dashed: at the cashier’s.</source>
        <translation>Кошелёк, наличные и&#xa0;стол. Пунктир: у&#xa0;кассы.</translation>
    </message>
    <message>
        <source>After {rounds}, {moment}: result {result}</source>
        <translation>{moment}, всего {rounds}: итог {result}</translation>
    </message>
    <message>
        <source>expected {mean}, 19 times out of 20 {between}</source>
        <translation>ожидание {mean}, 19 раз из 20 {between}</translation>
    </message>
    <message>
        <source>{result}, expected {mean}</source>
        <translation>{result}, ожидание {mean}</translation>
    </message>
    <message>
        <source>After {rounds}, {moment}: {amount}</source>
        <translation>{moment}, всего {rounds}: {amount}</translation>
    </message>
    <message>
        <source>since the place before from {low} to {high}</source>
        <translation>от прежней точки: от {low} до {high}</translation>
    </message>
</context>
<context>
    <name>StatisticsPlurals</name>
    <message numerus="yes">
        <source>Given by the house, %n time(s)</source>
        <translation>
            <numerusform>От заведения, %n раз</numerusform>
            <numerusform>От заведения, %n раза</numerusform>
            <numerusform>От заведения, %n раз</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>The book is being added up…</source>
        <translation>Книга подсчитывается…</translation>
    </message>
    <message>
        <source>No round is like that.</source>
        <translation>Таких розыгрышей нет.</translation>
    </message>
    <message>
        <source>No round has been played yet.</source>
        <translation>Ещё не сыграно ни одного розыгрыша.</translation>
    </message>
    <message>
        <source>No round is shown.</source>
        <translation>Ни одного розыгрыша не показано.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Сохранено: {file}.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Сохранить…</translation>
    </message>
    <message>
        <source>This page as a picture, or its figures as a table</source>
        <translation>Эта страница картинкой или её числа таблицей</translation>
    </message>
    <message>
        <source>How it is reckoned</source>
        <translation>Как это считается</translation>
    </message>
    <message>
        <source>What expectation and band are</source>
        <translation>Что такое ожидание и&#xa0;полоса</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>StrategyCard</name>
    <message>
        <source>card</source>
        <translation>карта</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>остаться</translation>
    </message>
    <message>
        <source>double</source>
        <translation>удвоить</translation>
    </message>
    <message>
        <source>split</source>
        <translation>разделить</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>сдаться</translation>
    </message>
    <message>
        <source>Hard hands</source>
        <translation>Жёсткие руки</translation>
    </message>
    <message>
        <source>With an ace as eleven</source>
        <translation>С&#xa0;тузом за одиннадцать</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Пары</translation>
    </message>
    <message>
        <source>Hard {total}</source>
        <translation>Жёсткие {total}</translation>
    </message>
    <message>
        <source>Soft {total}</source>
        <translation>Мягкие {total}</translation>
    </message>
    <message>
        <source>Pair {total}</source>
        <translation>Пара {total}</translation>
    </message>
    <message>
        <source>Hard {total} against {card}: {play}</source>
        <translation>Жёсткие {total} против {card}: {play}</translation>
    </message>
    <message>
        <source>Soft {total} against {card}: {play}</source>
        <translation>Мягкие {total} против {card}: {play}</translation>
    </message>
    <message>
        <source>Pair {total} against {card}: {play}</source>
        <translation>Пара {total} против {card}: {play}</translation>
    </message>
    <message>
        <source>Blackjack: the strategy card</source>
        <translation>Блэкджек: карта стратегии</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Рука</translation>
    </message>
    <message>
        <source>the croupier shows</source>
        <translation>у&#xa0;крупье</translation>
    </message>
    <message>
        <source>Croupier</source>
        <translation>Крупье</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Лучшее</translation>
    </message>
    <message>
        <source>the best play</source>
        <translation>лучший ход</translation>
    </message>
    <message>
        <source>A small letter: with three cards or more, where the large one is not possible any more, do that.</source>
        <translation>Малая буква: с&#xa0;тремя картами и&#xa0;больше, когда большая уже невозможна, делайте это.</translation>
    </message>
    <message>
        <source>{rule}: {answer}</source>
        <translation>{rule}: {answer}</translation>
    </message>
    <message>
        <source>Six packs. Played by this card, a box leaves the bank {edge} of its stake.</source>
        <translation>Шесть колод. По этой карте бокс оставляет заведению {edge} ставки.</translation>
    </message>
    <message>
        <source>reckoned by totals, from a full shoe; play money, no value</source>
        <translation>сосчитано по суммам, из полного сабо; игровые деньги без ценности</translation>
    </message>
    <message>
        <source>strategy card blackjack</source>
        <comment>name of a file</comment>
        <translation>карта стратегии блэкджек</translation>
    </message>
</context>
<context>
    <name>StrategyCardSheet</name>
    <message>
        <source>The card cannot be reckoned.</source>
        <translation>Карту не удалось сосчитать.</translation>
    </message>
    <message>
        <source>The card is being reckoned…</source>
        <translation>Карта считается…</translation>
    </message>
    <message>
        <source>Point at a cell, or go there with the arrows: what every play brings.</source>
        <translation>Укажите клетку или дойдите до неё стрелками: что приносит каждый выбор.</translation>
    </message>
</context>
<context>
    <name>Subtitle</name>
    <message>
        <source>Place your bets, please</source>
        <translation>Делайте ваши ставки, господа</translation>
    </message>
    <message>
        <source>The cloth is open</source>
        <translation>Сукно открыто</translation>
    </message>
    <message>
        <source>The bets are made</source>
        <translation>Ставки сделаны</translation>
    </message>
    <message>
        <source>What lies on the cloth is in play</source>
        <translation>Что лежит на сукне, то и&#xa0;играет</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Ставок больше нет</translation>
    </message>
    <message>
        <source>From now on nothing may be laid or taken</source>
        <translation>Больше нельзя ни ставить, ни снимать</translation>
    </message>
    <message>
        <source>Too late: the chip comes back to you</source>
        <translation>Поздно: фишка возвращается к&#xa0;вам</translation>
    </message>
    <message>
        <source>The chip comes back to you</source>
        <translation>Фишка возвращается к&#xa0;вам</translation>
    </message>
    <message>
        <source>Who will cut the cards?</source>
        <translation>Кто снимет карты?</translation>
    </message>
    <message>
        <source>The shuffled cards wait for the cut</source>
        <translation>Перетасованные карты ждут, чтобы их сняли</translation>
    </message>
    <message>
        <source>The five cards, burnt face down, do not play</source>
        <translation>Пять карт, сброшенных рубашкой вверх, не играют</translation>
    </message>
    <message>
        <source>A tie, nobody wins and nobody loses</source>
        <translation>Ничья, никто не выиграл и&#xa0;никто не проиграл</translation>
    </message>
    <message>
        <source>A tie, every stake is free</source>
        <translation>Ничья, все ставки свободны</translation>
    </message>
    <message>
        <source>The 31 après, only insured stakes are safe</source>
        <translation>31 après, целы только застрахованные ставки</translation>
    </message>
    <message>
        <source>The shoe is at its end, the coup is void</source>
        <translation>Талия кончается, раздача недействительна</translation>
    </message>
    <message>
        <source>Burnt face down, they do not play</source>
        <translation>Сброшены рубашкой вверх, не играют</translation>
    </message>
    <message>
        <source>The row makes {total_a}</source>
        <translation>В&#xa0;ряду {total_a}</translation>
    </message>
    <message>
        <source>Red wins, and the colour wins</source>
        <translation>Красное выигрывает, и&#xa0;цвет выигрывает</translation>
    </message>
    <message>
        <source>Rouge and couleur are paid</source>
        <translation>Оплачены красное и&#xa0;цвет</translation>
    </message>
    <message>
        <source>Red wins, the colour loses</source>
        <translation>Красное выигрывает, цвет проигрывает</translation>
    </message>
    <message>
        <source>Rouge and inverse are paid</source>
        <translation>Оплачены красное и&#xa0;инверс</translation>
    </message>
    <message>
        <source>Red loses, and the colour loses</source>
        <translation>Красное проигрывает, и&#xa0;цвет проигрывает</translation>
    </message>
    <message>
        <source>Noir and inverse are paid</source>
        <translation>Оплачены чёрное и&#xa0;инверс</translation>
    </message>
    <message>
        <source>Red loses, the colour wins</source>
        <translation>Красное проигрывает, цвет выигрывает</translation>
    </message>
    <message>
        <source>Noir and couleur are paid</source>
        <translation>Оплачены чёрное и&#xa0;цвет</translation>
    </message>
    <message>
        <source>Only insured stakes are safe</source>
        <translation>Целы только застрахованные ставки</translation>
    </message>
    <message>
        <source>The coup is void, every stake is free</source>
        <translation>Раздача недействительна, все ставки свободны</translation>
    </message>
    <message>
        <source>Insured against the 31 après</source>
        <translation>Застраховано от 31 après</translation>
    </message>
    <message>
        <source>The 31 après will not touch this stake</source>
        <translation>31 après не тронет эту ставку</translation>
    </message>
    <message>
        <source>{total_a} and {total_b}: {meaning}</source>
        <translation>{total_a} и&#xa0;{total_b}: {meaning}</translation>
    </message>
    <message>
        <source>{figure}: {colour}, {parity}, {half}</source>
        <translation>{figure}: {colour}, {parity}, {half}</translation>
    </message>
    <message>
        <source>The zero has fallen</source>
        <translation>Выпало зеро</translation>
    </message>
    <message>
        <source>It pays as a number; other numbers, dozens and columns lose</source>
        <translation>Платят как число; прочие числа, дюжины и&#xa0;колонки проигрывают</translation>
    </message>
    <message>
        <source>Stakes on simple chances are imprisoned</source>
        <translation>Ставки на простых шансах заперты</translation>
    </message>
    <message>
        <source>Locked stakes are freed when their chance comes</source>
        <translation>Освободятся, когда выпадет их шанс</translation>
    </message>
    <message>
        <source>Imprisoned stakes are locked a second time</source>
        <translation>Запертые ставки запираются во второй раз</translation>
    </message>
    <message>
        <source>Their chance must now come twice</source>
        <translation>Теперь их шанс должен выпасть дважды</translation>
    </message>
    <message>
        <source>The lock is opened, without profit</source>
        <translation>Замок открыт, без прибыли</translation>
    </message>
    <message>
        <source>One lock is opened, without profit</source>
        <translation>Один замок открыт, без прибыли</translation>
    </message>
    <message>
        <source>Half of the stake goes back to the purse</source>
        <translation>Половина ставки возвращается в&#xa0;кошелёк</translation>
    </message>
    <message>
        <source>It goes back to the purse, the rest is lost</source>
        <translation>Возвращается в&#xa0;кошелёк, остальное потеряно</translation>
    </message>
    <message>
        <source>Whose stake is it? What the numbers pay is handed over</source>
        <translation>Чья это ставка? Выигрыши номеров передают в&#xa0;руки</translation>
    </message>
    <message>
        <source>What the numbers pay is handed over</source>
        <translation>Выигрыши номеров передают в&#xa0;руки</translation>
    </message>
    <message>
        <source>{name}: {count} × {piece}</source>
        <translation>{name}: {count} × {piece}</translation>
    </message>
    <message>
        <source>What makes no whole piece stays with you</source>
        <translation>Что не составило целой фишки, остаётся у&#xa0;вас</translation>
    </message>
    <message>
        <source>The hand makes {total}. Another card?</source>
        <translation>На руках {total}. Ещё карту?</translation>
    </message>
    <message>
        <source>Whoever holds the box decides</source>
        <translation>Решает тот, кто держит бокс</translation>
    </message>
    <message>
        <source>One more card for this hand</source>
        <translation>Ещё карта на эту руку</translation>
    </message>
    <message>
        <source>Over 21 the stake is lost at once</source>
        <translation>При переборе ставка пропадает сразу</translation>
    </message>
    <message>
        <source>The hand stands</source>
        <translation>Рука остановилась</translation>
    </message>
    <message>
        <source>The hand waits for the croupier</source>
        <translation>Рука ждёт крупье</translation>
    </message>
    <message>
        <source>Insurance against the croupier&apos;s blackjack?</source>
        <translation>Застраховаться от блэкджека у&#xa0;крупье?</translation>
    </message>
    <message>
        <source>Up to half of the stake; it pays two to one</source>
        <translation>До половины ставки; платит два к&#xa0;одному</translation>
    </message>
    <message>
        <source>The stake is doubled</source>
        <translation>Ставка удвоена</translation>
    </message>
    <message>
        <source>Exactly one card follows</source>
        <translation>Будет ровно одна карта</translation>
    </message>
    <message>
        <source>The pair becomes two hands</source>
        <translation>Из пары две руки</translation>
    </message>
    <message>
        <source>Each hand has a stake of its own</source>
        <translation>У&#xa0;каждой руки своя ставка</translation>
    </message>
    <message>
        <source>The hand is given up</source>
        <translation>Игрок сдался</translation>
    </message>
    <message>
        <source>Half of the stake comes back</source>
        <translation>Половина ставки возвращается</translation>
    </message>
    <message>
        <source>Twenty-one with the first two cards</source>
        <translation>Двадцать одно первыми двумя картами</translation>
    </message>
    <message>
        <source>Only another blackjack is as good</source>
        <translation>Равен ему лишь другой блэкджек</translation>
    </message>
    <message>
        <source>Over 21, the hand is lost</source>
        <translation>Больше 21, рука проиграна</translation>
    </message>
    <message>
        <source>Cards and stake are taken away</source>
        <translation>Карты и&#xa0;ставку убирают</translation>
    </message>
    <message>
        <source>The croupier is over 21</source>
        <translation>У&#xa0;крупье больше 21</translation>
    </message>
    <message>
        <source>Every hand still there is paid</source>
        <translation>Каждой оставшейся руке платят</translation>
    </message>
    <message>
        <source>Equal totals, the stake is free</source>
        <translation>Поровну, ставка свободна</translation>
    </message>
    <message>
        <source>The stake comes back</source>
        <translation>Ставка возвращается</translation>
    </message>
    <message>
        <source>A card drawn by mistake, who wants it?</source>
        <translation>Карта, вытянутая по ошибке, кому угодно?</translation>
    </message>
    <message>
        <source>If nobody wants it, the croupier keeps it</source>
        <translation>Если никому, её оставит себе крупье</translation>
    </message>
    <message>
        <source>The stakes are agreed, the cards are dealt</source>
        <translation>Ставки условлены, сдают карты</translation>
    </message>
    <message>
        <source>The banker deals three cards to everyone</source>
        <translation>Банкомёт сдаёт каждому по три карты</translation>
    </message>
    <message>
        <source>A dealt thirty-one</source>
        <translation>Сданное тридцать одно</translation>
    </message>
    <message>
        <source>A dealt thirty-one is paid at the agreed price</source>
        <translation>Сданное тридцать одно оплачивают по условленной цене</translation>
    </message>
    <message>
        <source>One more card</source>
        <translation>Ещё одну карту</translation>
    </message>
    <message>
        <source>One more card is drawn</source>
        <translation>Прикупается ещё карта</translation>
    </message>
    <message>
        <source>No more cards</source>
        <translation>Карт больше не надо</translation>
    </message>
    <message>
        <source>The hand waits for the banker&apos;s</source>
        <translation>Карты ждут карт банкомёта</translation>
    </message>
    <message>
        <source>Over thirty-one</source>
        <translation>Больше тридцати одного</translation>
    </message>
    <message>
        <source>A hand over thirty-one pays two tokens at once</source>
        <translation>Перебравший сразу платит два жетона</translation>
    </message>
    <message>
        <source>The banker goes on his own cards</source>
        <translation>Банкомёт идёт на своих</translation>
    </message>
    <message>
        <source>All hands are opened and reckoned</source>
        <translation>Все карты открывают и&#xa0;считают</translation>
    </message>
    <message>
        <source>The banker pays all who are still in</source>
        <translation>Банкомёт платит всем, кто ещё в&#xa0;игре</translation>
    </message>
    <message>
        <source>Two tokens to everyone who is still in</source>
        <translation>По два жетона всем, кто ещё в&#xa0;игре</translation>
    </message>
    <message>
        <source>Equal totals: paid with cards</source>
        <translation>Поровну: уплачены картами</translation>
    </message>
    <message>
        <source>Equal totals: nothing passes</source>
        <translation>Поровну: никто не платит</translation>
    </message>
    <message>
        <source>The talia is over</source>
        <translation>Талия окончена</translation>
    </message>
    <message>
        <source>The pack is laid aside, another is taken</source>
        <translation>Колоду откладывают, берут другую</translation>
    </message>
    <message>
        <source>The bank passes to the right</source>
        <translation>Банк переходит направо</translation>
    </message>
    <message>
        <source>Another player deals and pays now</source>
        <translation>Теперь сдаёт и&#xa0;платит другой игрок</translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>Back to the drawing</source>
        <translation>Назад к&#xa0;рисунку</translation>
    </message>
    <message>
        <source>The same as numbers</source>
        <translation>То же в&#xa0;цифрах</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Salon</source>
        <translation>Салон</translation>
    </message>
    <message>
        <source>Back to the salon; your stakes stay where they lie</source>
        <translation>Вернуться в&#xa0;салон; ваши ставки останутся на месте</translation>
    </message>
    <message>
        <source>The placard of this table</source>
        <translation>Табличка этого стола</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Back to the window ({key})</source>
        <translation>Обратно в&#xa0;окно ({key})</translation>
    </message>
    <message>
        <source>Full screen ({key})</source>
        <translation>Во весь экран ({key})</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Правила заведения</translation>
    </message>
    <message>
        <source>The keys that are heard here ({key})</source>
        <translation>Клавиши, которые здесь действуют ({key})</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Во весь экран</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>In the purse</source>
        <translation>В&#xa0;кошельке</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>В&#xa0;игре</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>Show the end at once</source>
        <translation>Сразу показать конец</translation>
    </message>
    <message>
        <source>Nothing of yours was decided there.</source>
        <translation>Там не решалось ничего вашего.</translation>
    </message>
    <message>
        <source>House rules {section}</source>
        <translation>Правила {section}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Скопировать</translation>
    </message>
    <message>
        <source>The book…</source>
        <translation>Книга…</translation>
    </message>
    <message>
        <source>Every sitting that is over, with its seal and its seed</source>
        <translation>Каждая оконченная игра со своей печатью и&#xa0;зерном</translation>
    </message>
    <message>
        <source>The seal</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>The purse is empty</source>
        <translation>Кошелёк пуст</translation>
    </message>
    <message>
        <source>The house advances you another 10 000 francs. It is play money and has no value.</source>
        <translation>Заведение даёт вам ещё 10&#xa0;000 франков. Это игровые деньги, они ничего не стоят.</translation>
    </message>
    <message>
        <source>Too few chips are left</source>
        <translation>Фишек осталось слишком мало</translation>
    </message>
    <message>
        <source>You have {amount} left in chips; to play on here takes at least {needed}.</source>
        <translation>В&#xa0;фишках у&#xa0;вас осталось {amount}; чтобы играть здесь дальше, нужно не меньше {needed}.</translation>
    </message>
    <message>
        <source>The advance is written into the books like everything else.</source>
        <translation>Это записано в&#xa0;книги, как и&#xa0;всё остальное.</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Принять</translation>
    </message>
    <message>
        <source>No chips are left</source>
        <translation>Фишек не осталось</translation>
    </message>
    <message>
        <source>The tables play with chips only, and you still have cash.</source>
        <translation>За столами играют только фишками, а&#xa0;у&#xa0;вас ещё есть деньги.</translation>
    </message>
    <message>
        <source>The cashier changes it for chips.</source>
        <translation>Касса обменяет их на фишки.</translation>
    </message>
    <message>
        <source>To the cashier</source>
        <translation>В&#xa0;кассу</translation>
    </message>
    <message>
        <source>Your cash buys chips at the cashier&apos;s ({key}).</source>
        <translation>На деньги в&#xa0;кассе можно купить фишки ({key}).</translation>
    </message>
    <message>
        <source>Back to the salon</source>
        <translation>Вернуться в&#xa0;салон</translation>
    </message>
</context>
<context>
    <name>TableReader</name>
    <message>
        <source>Chip of {amount}</source>
        <translation>Фишка {amount}</translation>
    </message>
    <message>
        <source>more than the purse holds</source>
        <translation>больше, чем есть в&#xa0;кошельке</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Фишки</translation>
    </message>
</context>
<context>
    <name>TableSettingsPage</name>
    <message>
        <source>Blackjack</source>
        <translation>Блэкджек</translation>
    </message>
    <message>
        <source>Roulette</source>
        <translation>Рулетка</translation>
    </message>
    <message>
        <source>Spoken aloud</source>
        <translation>Вслух</translation>
    </message>
    <message>
        <source>By whom, how loudly and how fast is chosen on the page of the voice</source>
        <translation>Кто говорит, как громко и&#xa0;как быстро, выбирается на странице голоса</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Правила заведения…</translation>
    </message>
    <message>
        <source>The croupier speaks</source>
        <translation>Крупье говорит</translation>
    </message>
    <message>
        <source>What the table is played by, and what the bank keeps by it, is agreed apart.</source>
        <translation>По каким правилам играют и&#xa0;сколько при них остаётся заведению, выбирают отдельно.</translation>
    </message>
    <message>
        <source>Other guests at the table</source>
        <translation>Другие гости за столом</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
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
        <translation>ставка ({spot})</translation>
    </message>
    <message>
        <source>insurance on {spot}</source>
        <translation>страховка ({spot})</translation>
    </message>
    <message>
        <source>taking back from {spot}</source>
        <translation>снятие ({spot})</translation>
    </message>
    <message>
        <source>carrying from {spot}</source>
        <translation>перенос ({spot})</translation>
    </message>
    <message>
        <source>half back from {spot}</source>
        <translation>возврат половины ({spot})</translation>
    </message>
    <message>
        <source>clearing the cloth</source>
        <translation>снятие всех ставок</translation>
    </message>
    <message>
        <source>repeated bets</source>
        <translation>повтор ставок</translation>
    </message>
    <message>
        <source>doubled bets</source>
        <translation>удвоение ставок</translation>
    </message>
</context>
<context>
    <name>TrenteEtQuarantePage</name>
    <message>
        <source>min {least} · max {most}</source>
        <translation>мин. {least} · макс. {most}</translation>
    </message>
    <message>
        <source>Trente et Quarante</source>
        <translation>Trente et Quarante</translation>
    </message>
    <message>
        <source>The seal of this shoe</source>
        <translation>Печать этой талии</translation>
    </message>
    <message>
        <source>The order of the cards was fixed before the first bet. This is its seal, SHA-256:</source>
        <translation>Порядок карт был определён до первой ставки. Вот его печать, SHA-256:</translation>
    </message>
    <message>
        <source>The seed of the shoe before, now that it is over:</source>
        <translation>Зерно прошлой талии, раз она окончена:</translation>
    </message>
    <message>
        <source>The croupier is dealing.</source>
        <translation>Крупье сдаёт.</translation>
    </message>
    <message>
        <source>Announce a bet in words</source>
        <translation>Объявить ставку словами</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Снять колоду</translation>
    </message>
    <message>
        <source>T</source>
        <comment>shortcut: Cut</comment>
        <translation>К</translation>
    </message>
    <message>
        <source>Cut where the cut card lies</source>
        <translation>Снять там, где лежит подрезная карта</translation>
    </message>
    <message>
        <source>D</source>
        <comment>shortcut: Deal</comment>
        <translation>Д</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Сдать</translation>
    </message>
    <message>
        <source>No more bets: both rows are dealt</source>
        <translation>Ставок больше нет: сдают оба ряда</translation>
    </message>
    <message>
        <source>Next coup</source>
        <translation>Новая раздача</translation>
    </message>
    <message>
        <source>Watch a coup without a stake</source>
        <translation>Посмотреть раздачу без ставки</translation>
    </message>
</context>
<context>
    <name>TrenteEtQuaranteScene</name>
    <message>
        <source>Rouge</source>
        <translation>Красное</translation>
    </message>
    <message>
        <source>Noir</source>
        <translation>Чёрное</translation>
    </message>
    <message>
        <source>Couleur</source>
        <translation>Цвет</translation>
    </message>
    <message>
        <source>Inverse</source>
        <translation>Инверс</translation>
    </message>
    <message>
        <source>stake {amount}</source>
        <translation>ставка {amount}</translation>
    </message>
    <message>
        <source>winnings {amount}</source>
        <translation>выигрыш {amount}</translation>
    </message>
    <message>
        <source>in prison {amount}</source>
        <translation>в&#xa0;тюрьме {amount}</translation>
    </message>
    <message>
        <source>insured with {amount}</source>
        <translation>страховка {amount}</translation>
    </message>
    <message>
        <source>nothing lies here</source>
        <translation>здесь ничего не лежит</translation>
    </message>
    <message>
        <source>Insure {chance} against the 31 après</source>
        <translation>Застраховать от 31 après: {chance}</translation>
    </message>
    <message>
        <source>Take half of the imprisoned stake on {chance} back, leave the other half</source>
        <translation>{chance}, взять половину ставки из тюрьмы и&#xa0;оставить другую</translation>
    </message>
    <message>
        <source>{chance} won {amount}. Why this amount?</source>
        <translation>{chance}, выигрыш {amount}. Почему столько?</translation>
    </message>
    <message>
        <source>{chance} lost {amount}. Why this amount?</source>
        <translation>{chance}, проигрыш {amount}. Почему столько?</translation>
    </message>
    <message>
        <source>The insurance of {chance} cost {amount}. Why this amount?</source>
        <translation>{chance}, страховка стоила {amount}. Почему столько?</translation>
    </message>
    <message>
        <source>first card: red</source>
        <translation>первая карта: красная</translation>
    </message>
    <message>
        <source>first card: black</source>
        <translation>первая карта: чёрная</translation>
    </message>
    <message>
        <source>Row of noir: {total}</source>
        <translation>Ряд чёрного: {total}</translation>
    </message>
    <message>
        <source>Row of rouge: {total}</source>
        <translation>Ряд красного: {total}</translation>
    </message>
    <message>
        <source>the pack has not been offered yet</source>
        <translation>колоду ещё не предложили снять</translation>
    </message>
    <message>
        <source>the pack has been cut</source>
        <translation>колоду уже сняли</translation>
    </message>
    <message>
        <source>Drag the cut card to where you want to cut, or use the arrow keys and Enter</source>
        <translation>Перетащите подрезную карту туда, где хотите снять, или используйте стрелки и&#xa0;Enter</translation>
    </message>
    <message>
        <source>{above} cards above, {below} below</source>
        <translation>карт сверху: {above}, снизу: {below}</translation>
    </message>
    <message>
        <source>Cut card: {place}</source>
        <translation>Подрезная карта: {place}</translation>
    </message>
    <message>
        <source>shoe {number}</source>
        <translation>талия {number}</translation>
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
        <translation>Стол trente et quarante</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Шансы</translation>
    </message>
    <message>
        <source>The two rows</source>
        <translation>Оба ряда</translation>
    </message>
    <message>
        <source>What the coup brought</source>
        <translation>Итог розыгрыша</translation>
    </message>
    <message>
        <source>{row} and couleur</source>
        <translation>{row} и&#xa0;цвет</translation>
    </message>
    <message>
        <source>{row} and inverse</source>
        <translation>{row} и&#xa0;инверс</translation>
    </message>
    <message>
        <source>No coup of this shoe yet</source>
        <translation>Из этого сабо ещё не играли</translation>
    </message>
    <message>
        <source>Last coups, the newest first: {coups}</source>
        <translation>Последние розыгрыши, с&#xa0;последнего: {coups}</translation>
    </message>
</context>
<context>
    <name>TrenteEtUnPage</name>
    <message>
        <source>token {token} · a dealt 31 pays {price}</source>
        <translation>жетон {token} · сданное 31 стоит {price}</translation>
    </message>
    <message>
        <source>Тридцать одно</source>
        <translation>Тридцать одно</translation>
    </message>
    <message>
        <source>The seal of this game</source>
        <translation>Печать этой игры</translation>
    </message>
    <message>
        <source>The order of all packs was fixed before the first deal. This is its seal, SHA-256:</source>
        <translation>Порядок всех колод был задан до первой сдачи. Вот его печать, SHA-256:</translation>
    </message>
    <message>
        <source>The seed of the game before, now that it is over:</source>
        <translation>Зерно прошлой игры, раз она окончена:</translation>
    </message>
    <message>
        <source>The round is being played.</source>
        <translation>Идёт сдача.</translation>
    </message>
    <message>
        <source>What is agreed</source>
        <translation>О&#xa0;чём условлено</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Прикупить</translation>
    </message>
    <message>
        <source>C</source>
        <comment>shortcut: Card</comment>
        <translation>П</translation>
    </message>
    <message>
        <source>Buy one more card</source>
        <translation>Прикупить ещё карту</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Следующая карта</translation>
    </message>
    <message>
        <source>Lay the next card of your deal</source>
        <translation>Положить следующую карту вашей сдачи</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Все сразу</translation>
    </message>
    <message>
        <source>A</source>
        <comment>shortcut: All at once</comment>
        <translation>С</translation>
    </message>
    <message>
        <source>Lay the rest of the deal</source>
        <translation>Положить остаток сдачи</translation>
    </message>
    <message>
        <source>The guests talk: let them be silent</source>
        <translation>Гости беседуют: пусть помолчат</translation>
    </message>
    <message>
        <source>Let the guests talk</source>
        <translation>Пусть гости беседуют</translation>
    </message>
    <message>
        <source>D</source>
        <comment>shortcut: Deal</comment>
        <translation>Д</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Сдать</translation>
    </message>
    <message>
        <source>You hold the bank: three cards to everyone</source>
        <translation>Банк у&#xa0;вас: каждому по три карты</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Следующая сдача</translation>
    </message>
    <message>
        <source>Let the banker deal</source>
        <translation>Пусть банкомёт сдаёт</translation>
    </message>
    <message>
        <source>On mine</source>
        <translation>На своих</translation>
    </message>
    <message>
        <source>E</source>
        <comment>shortcut: Enough</comment>
        <translation>В</translation>
    </message>
    <message>
        <source>Go on your own cards: all hands are opened</source>
        <translation>Идти на своих: все открывают карты</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Довольно</translation>
    </message>
    <message>
        <source>No more cards for you</source>
        <translation>Вам карт больше не надо</translation>
    </message>
    <message>
        <source>While a round is on, what was agreed for it holds.</source>
        <translation>Пока идёт сдача, действует то, о&#xa0;чём для неё условились.</translation>
    </message>
</context>
<context>
    <name>TrenteEtUnScene</name>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Банк</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Ставка</translation>
    </message>
    <message>
        <source>31 pays</source>
        <translation>За 31</translation>
    </message>
    <message>
        <source>Talia</source>
        <translation>Талия</translation>
    </message>
    <message>
        <source>Thirty-one</source>
        <translation>Тридцать одно</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Перебор</translation>
    </message>
    <message>
        <source>Paid with cards</source>
        <translation>Уплачен картами</translation>
    </message>
    <message>
        <source>Over 31 you pay everybody who is still in; on yours all hands are opened</source>
        <translation>При переборе платите всем, кто остался; на своих&#xa0;— открывают все карты</translation>
    </message>
    <message>
        <source>You may draw as often as you like; over 31 pays at once</source>
        <translation>Прикупайте сколько угодно; за перебор платят сразу</translation>
    </message>
    <message>
        <source>{name} is asked</source>
        <translation>Черёд: {name}</translation>
    </message>
    <message>
        <source>Over 31: you have lost {amount}</source>
        <translation>Перебор: вы проиграли {amount}</translation>
    </message>
    <message>
        <source>{total} against {bank}: you have won {amount}</source>
        <translation>{total} против {bank}: вы выиграли {amount}</translation>
    </message>
    <message>
        <source>{total} against {bank}: you have lost {amount}</source>
        <translation>{total} против {bank}: вы проиграли {amount}</translation>
    </message>
    <message>
        <source>{total} against {bank}: nothing passes</source>
        <translation>{total} против {bank}: ничего не переходит</translation>
    </message>
    <message>
        <source>A dealt 31: you have won {amount}</source>
        <translation>Сданное 31: вы выиграли {amount}</translation>
    </message>
    <message>
        <source>You have won {amount}</source>
        <translation>Вы выиграли {amount}</translation>
    </message>
    <message>
        <source>You have lost {amount}</source>
        <translation>Вы проиграли {amount}</translation>
    </message>
    <message>
        <source>Nothing passes between you and the others</source>
        <translation>Между вами и&#xa0;остальными ничего не переходит</translation>
    </message>
    <message>
        <source>You deal: each card when you like, or all at once</source>
        <translation>Вы сдаёте: по карте, когда угодно, или все сразу</translation>
    </message>
    <message>
        <source>You deal and pay now</source>
        <translation>Теперь сдаёте и&#xa0;платите вы</translation>
    </message>
    <message>
        <source>{name} deals and pays now</source>
        <translation>Теперь сдаёт и&#xa0;платит {name}</translation>
    </message>
    <message>
        <source>Rounds dealt: {rounds}. The bank: {amount}</source>
        <translation>Сдач: {rounds}. Банк: {amount}</translation>
    </message>
    <message>
        <source>Your place: no cards yet</source>
        <translation>Ваше место: карт ещё нет</translation>
    </message>
    <message>
        <source>Your cards, face down. Look at them</source>
        <translation>Ваши карты рубашкой вверх. Посмотреть</translation>
    </message>
    <message>
        <source>Your cards: {total}, {cards}</source>
        <translation>Ваши карты: {total}, {cards}</translation>
    </message>
    <message>
        <source>{name}, purse {amount}</source>
        <translation>{name}, кошелёк {amount}</translation>
    </message>
    <message>
        <source>holds the bank</source>
        <translation>держит банк</translation>
    </message>
    <message>
        <source>{total}: {cards}</source>
        <translation>{total}: {cards}</translation>
    </message>
    <message>
        <source>cards face down: {count}</source>
        <translation>карт рубашкой вверх: {count}</translation>
    </message>
    <message>
        <source>The pack, cards left: {count}</source>
        <translation>Колода, карт осталось: {count}</translation>
    </message>
    <message>
        <source>{name}: {amount}. Why this amount?</source>
        <translation>{name}: {amount}. Почему столько?</translation>
    </message>
    <message>
        <source>stake {amount}</source>
        <translation>ставка {amount}</translation>
    </message>
    <message>
        <source>a dealt 31 pays {amount}</source>
        <translation>за сданное 31 платят {amount}</translation>
    </message>
    <message>
        <source>the bank in this talia {amount}</source>
        <translation>банк за эту талию {amount}</translation>
    </message>
    <message>
        <source>What was agreed: {lines}</source>
        <translation>О&#xa0;чём условились: {lines}</translation>
    </message>
    <message>
        <source>Table of thirty-one</source>
        <translation>Стол игры «тридцать одно»</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Остальные</translation>
    </message>
    <message>
        <source>What the round brought</source>
        <translation>Итог кона</translation>
    </message>
</context>
<context>
    <name>TrenteEtUnSettingsPage</name>
    <message>
        <source>When you deal</source>
        <translation>Когда сдаёте вы</translation>
    </message>
    <message>
        <source>card by card</source>
        <translation>по одной карте</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>все сразу</translation>
    </message>
    <message>
        <source>Between the cards the guests</source>
        <translation>Между картами гости</translation>
    </message>
    <message>
        <source>talk</source>
        <translation>беседуют</translation>
    </message>
    <message>
        <source>are silent</source>
        <translation>молчат</translation>
    </message>
    <message>
        <source>The players speak</source>
        <translation>Игроки говорят</translation>
    </message>
    <message>
        <source>Who plays, for what, and who banks is agreed at the table: its card opens the agreement.</source>
        <translation>Кто играет, на что и&#xa0;кто держит банк, уславливаются за столом; уговор открывают его карточкой.</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Practice</source>
        <translation>Тренировка</translation>
    </message>
    <message>
        <source>Nothing here touches your purse; there are hints and warnings.</source>
        <translation>Здесь ничто не касается вашего кошелька; есть советы и&#xa0;предупреждения.</translation>
    </message>
    <message>
        <source>H</source>
        <comment>shortcut: Hint</comment>
        <translation>Е</translation>
    </message>
    <message>
        <source>Hint: what each play is worth</source>
        <translation>Совет: чего стоит каждый ход</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Совет</translation>
    </message>
    <message>
        <source>The book of your errors</source>
        <translation>Книга ваших ошибок</translation>
    </message>
    <message>
        <source>Practice purse</source>
        <translation>Учебный кошелёк</translation>
    </message>
    <message>
        <source>The practice purse was short: the house has put another 10 000 francs into it.</source>
        <translation>Учебный кошелёк почти опустел: заведение положило в&#xa0;него ещё 10&#xa0;000 франков.</translation>
    </message>
    <message>
        <source>That is being reckoned…</source>
        <translation>Идёт подсчёт…</translation>
    </message>
    <message>
        <source>There is nothing to decide now.</source>
        <translation>Сейчас решать нечего.</translation>
    </message>
    <message>
        <source>How this is reckoned</source>
        <translation>Как это считается</translation>
    </message>
    <message>
        <source>That cannot be reckoned now.</source>
        <translation>Сейчас это не подсчитать.</translation>
    </message>
</context>
<context>
    <name>TypedLine</name>
    <message>
        <source>Say it as at the table, amounts in francs. Enter lays it, Escape closes.</source>
        <translation>Скажите как за столом, суммы во франках. Enter ставит, Esc закрывает.</translation>
    </message>
    <message>
        <source>“{text}”: done.</source>
        <translation>«{text}»: готово.</translation>
    </message>
    <message>
        <source>Not understood. Did you mean “{nearest}”?</source>
        <translation>Не понял. Вы хотели сказать «{nearest}»?</translation>
    </message>
    <message>
        <source>rouge 50</source>
        <comment>an announced bet as an example: chance and francs</comment>
        <translation>красное 50</translation>
    </message>
    <message>
        <source>Announce a bet</source>
        <translation>Объявить ставку</translation>
    </message>
</context>
<context>
    <name>Visits</name>
    <message>
        <source>The cashier serves your own purse; that of practice fills up by itself.</source>
        <translation>Касса служит вашему кошельку; учебный пополняется сам.</translation>
    </message>
    <message>
        <source>The cashier still goes through the books; a moment, please.</source>
        <translation>Касса ещё просматривает книги; минуту, пожалуйста.</translation>
    </message>
</context>
<context>
    <name>VoiceAdvice</name>
    <message>
        <source>This computer has no French voice.</source>
        <translation>На этом компьютере нет французского голоса.</translation>
    </message>
    <message>
        <source>This computer has no Italian voice.</source>
        <translation>На этом компьютере нет итальянского голоса.</translation>
    </message>
    <message>
        <source>This computer has no Czech voice.</source>
        <translation>На этом компьютере нет чешского голоса.</translation>
    </message>
    <message>
        <source>This computer has no Russian voice.</source>
        <translation>На этом компьютере нет русского голоса.</translation>
    </message>
    <message>
        <source>This computer has no English voice.</source>
        <translation>На этом компьютере нет английского голоса.</translation>
    </message>
    <message>
        <source>Add one in Settings ▸ Time &amp; language ▸ Speech ▸ Manage voices, for instance Microsoft {voice}.</source>
        <translation>Добавьте его: Параметры ▸ Время и&#xa0;язык ▸ Речь ▸ Управление голосами, например Microsoft {voice}.</translation>
    </message>
    <message>
        <source>Add one in System Settings ▸ Accessibility ▸ Spoken Content ▸ System voice, for instance {voice}.</source>
        <translation>Добавьте его: Системные настройки ▸ Универсальный доступ ▸ Устный контент ▸ Системный голос, например {voice}.</translation>
    </message>
    <message>
        <source>Install the packages speech-dispatcher and speech-dispatcher-espeak-ng; they have these names in Debian, Ubuntu and Fedora, and speak all five languages.</source>
        <translation>Установите пакеты speech-dispatcher и&#xa0;speech-dispatcher-espeak-ng: так они называются в&#xa0;Debian, Ubuntu и&#xa0;Fedora и&#xa0;говорят на всех пяти языках.</translation>
    </message>
    <message>
        <source>This copy of the casino cannot speak ({detail}). In a checkout, “make voice” adds what is missing.</source>
        <translation>Эта копия казино не умеет говорить ({detail}). В&#xa0;папке с&#xa0;исходным кодом недостающее добавит «make voice».</translation>
    </message>
    <message>
        <source>This computer has no speech service.</source>
        <translation>На этом компьютере нет синтеза речи.</translation>
    </message>
    <message>
        <source>The speech service of this computer does not answer; that happens where no loudspeaker is there.</source>
        <translation>Синтез речи на этом компьютере не отвечает: так бывает, когда нет динамиков.</translation>
    </message>
    <message>
        <source>The speech service of this computer has broken off.</source>
        <translation>Синтез речи на этом компьютере прервался.</translation>
    </message>
</context>
<context>
    <name>VoicePage</name>
    <message>
        <source>The calls of this table are spoken</source>
        <translation>Возгласы этого стола звучат вслух</translation>
    </message>
    <message>
        <source>At the moment they are shown; the subtitles stay in your language</source>
        <translation>В&#xa0;тот миг, когда они появляются; подписи остаются на вашем языке</translation>
    </message>
    <message>
        <source>Tongue</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>Громкость</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Темп</translation>
    </message>
    <message>
        <source>Hear it</source>
        <translation>Послушать</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Голос</translation>
    </message>
    <message>
        <source>The sound of the house is off, and the voice with it; here it can still be heard.</source>
        <translation>Звук заведения выключен, а&#xa0;с&#xa0;ним и&#xa0;голос; здесь его всё же можно услышать.</translation>
    </message>
    <message>
        <source>“Hear it” asks again.</source>
        <translation>«Послушать» попробует ещё раз.</translation>
    </message>
    <message>
        <source>Looking for the voices of this computer…</source>
        <translation>Идёт поиск голосов на этом компьютере…</translation>
    </message>
    <message>
        <source>the best: {name}</source>
        <translation>лучший: {name}</translation>
    </message>
    <message>
        <source>none is known yet</source>
        <translation>пока ни одного</translation>
    </message>
    <message>
        <source>No voice of this tongue is known here.</source>
        <translation>Голоса для этого языка здесь нет.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
</context>
<context>
    <name>When a call is said</name>
    <message>
        <source>at each hand</source>
        <translation>у&#xa0;каждой руки</translation>
    </message>
    <message>
        <source>when a card is asked for</source>
        <translation>когда просят карту</translation>
    </message>
    <message>
        <source>when a hand stays</source>
        <translation>когда рука останавливается</translation>
    </message>
    <message>
        <source>when the croupier shows an ace</source>
        <translation>когда у&#xa0;крупье туз</translation>
    </message>
    <message>
        <source>when a hand is doubled</source>
        <translation>при удвоении</translation>
    </message>
    <message>
        <source>when a pair is split</source>
        <translation>при разделении пары</translation>
    </message>
    <message>
        <source>when a hand is given up</source>
        <translation>когда сдаются</translation>
    </message>
    <message>
        <source>when one is dealt</source>
        <translation>когда он пришёл</translation>
    </message>
    <message>
        <source>above 21</source>
        <translation>выше 21</translation>
    </message>
    <message>
        <source>when the croupier is over</source>
        <translation>когда у&#xa0;крупье перебор</translation>
    </message>
    <message>
        <source>at equal totals</source>
        <translation>при равных суммах</translation>
    </message>
    <message>
        <source>after a slip of the croupier</source>
        <translation>после ошибки крупье</translation>
    </message>
    <message>
        <source>when a coup begins</source>
        <translation>в&#xa0;начале игры</translation>
    </message>
    <message>
        <source>before the first card or the last of the spin</source>
        <translation>перед первой картой или к&#xa0;концу броска</translation>
    </message>
    <message>
        <source>when the bets are closed</source>
        <translation>когда ставки закрываются</translation>
    </message>
    <message>
        <source>when a chip comes too late</source>
        <translation>когда фишка опоздала</translation>
    </message>
    <message>
        <source>after the shuffle</source>
        <translation>после тасовки</translation>
    </message>
    <message>
        <source>when the ball has fallen</source>
        <translation>когда шарик упал</translation>
    </message>
    <message>
        <source>after zero</source>
        <translation>после зеро</translation>
    </message>
    <message>
        <source>when zero comes once more</source>
        <translation>когда зеро выпадает снова</translation>
    </message>
    <message>
        <source>when the chance of a locked stake comes</source>
        <translation>когда выпал шанс запертой ставки</translation>
    </message>
    <message>
        <source>when half is taken back</source>
        <translation>когда берут половину</translation>
    </message>
    <message>
        <source>before a number is paid</source>
        <translation>перед выплатой по номеру</translation>
    </message>
    <message>
        <source>when a bet has been announced</source>
        <translation>когда ставка объявлена</translation>
    </message>
    <message>
        <source>when an amount makes no whole pieces</source>
        <translation>когда сумма не делится на фишки</translation>
    </message>
    <message>
        <source>when a shoe begins</source>
        <translation>в&#xa0;начале талии</translation>
    </message>
    <message>
        <source>after each row</source>
        <translation>после каждого ряда</translation>
    </message>
    <message>
        <source>when a coup is decided</source>
        <translation>когда игра решена</translation>
    </message>
    <message>
        <source>at a tie from 32 to 40</source>
        <translation>при равенстве от 32 до 40</translation>
    </message>
    <message>
        <source>at a tie of 31</source>
        <translation>при равенстве на 31</translation>
    </message>
    <message>
        <source>when the red card comes</source>
        <translation>когда выходит красная карта</translation>
    </message>
    <message>
        <source>when a premium is laid</source>
        <translation>когда страховка положена</translation>
    </message>
    <message>
        <source>before the first deal</source>
        <translation>перед первой сдачей</translation>
    </message>
    <message>
        <source>after three cards</source>
        <translation>после трёх карт</translation>
    </message>
    <message>
        <source>when somebody buys</source>
        <translation>когда прикупают</translation>
    </message>
    <message>
        <source>when somebody stays</source>
        <translation>когда останавливаются</translation>
    </message>
    <message>
        <source>above 31</source>
        <translation>выше 31</translation>
    </message>
    <message>
        <source>when the banker stays</source>
        <translation>когда банкомёт останавливается</translation>
    </message>
    <message>
        <source>when the banker is over</source>
        <translation>когда у&#xa0;банкомёта перебор</translation>
    </message>
    <message>
        <source>when hands are compared</source>
        <translation>когда сравнивают руки</translation>
    </message>
    <message>
        <source>when the pack is dealt out</source>
        <translation>когда колода роздана</translation>
    </message>
    <message>
        <source>after a talia</source>
        <translation>после талии</translation>
    </message>
</context>
<context>
    <name>Which</name>
    <message>
        <source>All tables and all days are shown.</source>
        <translation>Показаны все столы и&#xa0;все дни.</translation>
    </message>
    <message>
        <source>A day is written like {day}, a month like {month}, a year like {year}.</source>
        <translation>День пишется как {day}, месяц как {month}, год как {year}.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>From</source>
        <translation>С</translation>
    </message>
    <message>
        <source>To</source>
        <translation>По</translation>
    </message>
    <message>
        <source>dd/mm/yyyy</source>
        <translation>дд.мм.гггг</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Все столы</translation>
    </message>
    <message>
        <source>All tables and all days again</source>
        <translation>Снова все столы и&#xa0;все дни</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>Coup {number}, on {spot}</source>
        <translation>Раздача {number}: {spot}</translation>
    </message>
    <message>
        <source>Noir has {noir}, Rouge has {rouge}.</source>
        <translation>У&#xa0;чёрного {noir}, у&#xa0;красного {rouge}.</translation>
    </message>
    <message>
        <source>The stop card came: the coup is void.</source>
        <translation>Вышла стоп-карта: раздача недействительна.</translation>
    </message>
    <message>
        <source>Equal totals: nobody wins, nobody loses.</source>
        <translation>Суммы равны: никто не выигрывает и&#xa0;не проигрывает.</translation>
    </message>
    <message>
        <source>Both rows have 31: the 31 après.</source>
        <translation>В&#xa0;обоих рядах по 31: это 31 après.</translation>
    </message>
    <message>
        <source>The lower total wins: Rouge.</source>
        <translation>Выигрывает меньшая сумма: красное.</translation>
    </message>
    <message>
        <source>The lower total wins: Noir.</source>
        <translation>Выигрывает меньшая сумма: чёрное.</translation>
    </message>
    <message>
        <source>The first card was red, the colour of the winning row: Couleur wins.</source>
        <translation>Первая карта была красной, цвета выигравшего ряда: выигрывает цвет.</translation>
    </message>
    <message>
        <source>The first card was black, the colour of the winning row: Couleur wins.</source>
        <translation>Первая карта была чёрной, цвета выигравшего ряда: выигрывает цвет.</translation>
    </message>
    <message>
        <source>The first card was red, not the colour of the winning row: Inverse wins.</source>
        <translation>Первая карта была красной, не цвета выигравшего ряда: выигрывает инверс.</translation>
    </message>
    <message>
        <source>The first card was black, not the colour of the winning row: Inverse wins.</source>
        <translation>Первая карта была чёрной, не цвета выигравшего ряда: выигрывает инверс.</translation>
    </message>
    <message>
        <source>Your stake</source>
        <translation>Ваша ставка</translation>
    </message>
    <message>
        <source>Paid beside it, even money</source>
        <translation>Выплачено рядом, один к&#xa0;одному</translation>
    </message>
    <message>
        <source>Half is lost, an odd centime is yours</source>
        <translation>Половина потеряна, лишний сантим ваш</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Проиграно</translation>
    </message>
    <message>
        <source>Locked in prison</source>
        <translation>Заперто в&#xa0;тюрьме</translation>
    </message>
    <message>
        <source>Freed from prison, without profit</source>
        <translation>Освобождено из тюрьмы, без прибыли</translation>
    </message>
    <message>
        <source>Insured: nothing is lost</source>
        <translation>Застраховано: ничего не потеряно</translation>
    </message>
    <message>
        <source>Premium taken</source>
        <translation>Страховка взята</translation>
    </message>
    <message>
        <source>Spin {number}: {bet}</source>
        <translation>Бросок {number}: {bet}</translation>
    </message>
    <message>
        <source>Your bet covered {numbers}.</source>
        <translation>Ваша ставка накрывала {numbers}.</translation>
    </message>
    <message>
        <source>The chance has come: the lock is opened one level, without profit.</source>
        <translation>Шанс выпал: ставка освобождается на одну ступень, без выигрыша.</translation>
    </message>
    <message>
        <source>Zero fell.</source>
        <translation>Выпало зеро.</translation>
    </message>
    <message>
        <source>{number} fell: {chances}.</source>
        <translation>Выпало {number}: {chances}.</translation>
    </message>
    <message>
        <source>It pays {ratio}.</source>
        <translation>Платят {ratio}.</translation>
    </message>
    <message>
        <source>Zero imprisons the stakes on simple chances; half back may be had instead.</source>
        <translation>Зеро отправляет ставки на простые шансы в&#xa0;тюрьму; вместо этого можно взять половину.</translation>
    </message>
    <message>
        <source>On zero simple chances lose half of their stake.</source>
        <translation>При зеро простые шансы теряют половину ставки.</translation>
    </message>
    <message>
        <source>On zero these stakes are lost.</source>
        <translation>При зеро эти ставки проигрывают.</translation>
    </message>
    <message>
        <source>Coup {number}: box {box}</source>
        <translation>Раздача {number}: бокс {box}</translation>
    </message>
    <message>
        <source>Coup {number}: box {box}, hand {hand}</source>
        <translation>Раздача {number}: бокс {box}, рука {hand}</translation>
    </message>
    <message>
        <source>Your hand: {cards}. It makes {total}.</source>
        <translation>Ваша рука: {cards}. Это {total}.</translation>
    </message>
    <message>
        <source>The croupier: {cards}. It makes {total}.</source>
        <translation>Крупье: {cards}. Это {total}.</translation>
    </message>
    <message>
        <source>The croupier&apos;s blackjack takes every hand that is none.</source>
        <translation>Блэкджек у&#xa0;крупье забирает каждую руку, которая не блэкджек.</translation>
    </message>
    <message>
        <source>The bank is over 21: every hand still there is paid.</source>
        <translation>У&#xa0;банка перебор: каждой оставшейся руке платят.</translation>
    </message>
    <message>
        <source>Over 21 cards and stake are lost at once.</source>
        <translation>При переборе карты и&#xa0;ставка пропадают сразу.</translation>
    </message>
    <message>
        <source>The hand was given up: half of the stake comes back.</source>
        <translation>Вы сдались: половина ставки возвращается.</translation>
    </message>
    <message>
        <source>21 in the first two cards is a blackjack: it pays 3:2.</source>
        <translation>21 первыми двумя картами&#xa0;— блэкджек: платит 3 к&#xa0;2.</translation>
    </message>
    <message>
        <source>It is better than the croupier&apos;s: it pays 1:1.</source>
        <translation>Она лучше, чем у&#xa0;крупье: платит 1 к&#xa0;1.</translation>
    </message>
    <message>
        <source>The totals are equal: the stake comes back.</source>
        <translation>Поровну: ставка возвращается.</translation>
    </message>
    <message>
        <source>The croupier&apos;s is better: the stake is lost.</source>
        <translation>У&#xa0;крупье лучше: ставка проиграна.</translation>
    </message>
    <message>
        <source>Paid {ratio}</source>
        <translation>Выплачено {ratio}</translation>
    </message>
    <message>
        <source>Back in the purse</source>
        <translation>Назад в&#xa0;кошелёк</translation>
    </message>
    <message>
        <source>Coup {number}: insurance of box {box}</source>
        <translation>Раздача {number}: страховка бокса {box}</translation>
    </message>
    <message>
        <source>Your insurance</source>
        <translation>Ваша страховка</translation>
    </message>
    <message>
        <source>It is a blackjack: the insurance pays 2:1.</source>
        <translation>Это блэкджек: страховка платит 2 к&#xa0;1.</translation>
    </message>
    <message>
        <source>It is no blackjack: the insurance is lost.</source>
        <translation>Это не блэкджек: страховка пропала.</translation>
    </message>
    <message>
        <source>Round {number}: {name}</source>
        <translation>Сдача {number}: {name}</translation>
    </message>
    <message>
        <source>Altogether</source>
        <translation>Всего</translation>
    </message>
    <message>
        <source>Tokens: {tokens}, each worth</source>
        <translation>Жетонов: {tokens}, каждый по</translation>
    </message>
    <message>
        <source>The banker was dealt 31: whoever has none pays him the agreed {tokens}.</source>
        <translation>Банкомёту сдано 31: у&#xa0;кого его нет, тот платит условленное, {tokens}.</translation>
    </message>
    <message>
        <source>{name}: {sum}</source>
        <translation>{name}: {sum}</translation>
    </message>
    <message>
        <source>A dealt 31 is paid at once, the agreed {tokens} tokens.</source>
        <translation>Сданное тридцать одно оплачивают сразу, условленное число жетонов: {tokens}.</translation>
    </message>
    <message>
        <source>Over 31 pays {tokens} tokens at once, whatever the banker does later.</source>
        <translation>За перебор сразу платят {tokens} жетона, что бы ни сделал потом банкомёт.</translation>
    </message>
    <message>
        <source>The banker: {sum}</source>
        <translation>Банкомёт: {sum}</translation>
    </message>
    <message>
        <source>The banker is over 31: he pays {tokens} tokens to all who are still in.</source>
        <translation>У&#xa0;банкомёта перебор: он платит по {tokens} жетона всем, кто ещё в&#xa0;игре.</translation>
    </message>
    <message>
        <source>More than the banker: {tokens} tokens.</source>
        <translation>Больше, чем у&#xa0;банкомёта: {tokens} жетона.</translation>
    </message>
    <message>
        <source>Less than the banker: {tokens} tokens.</source>
        <translation>Меньше, чем у&#xa0;банкомёта: {tokens} жетона.</translation>
    </message>
    <message>
        <source>The banker settles with every player by himself:</source>
        <translation>Банкомёт рассчитывается с&#xa0;каждым отдельно:</translation>
    </message>
</context>
<context>
    <name>Worth</name>
    <message>
        <source>W</source>
        <comment>shortcut: What is this bet worth?</comment>
        <translation>Ц</translation>
    </message>
    <message>
        <source>Where these figures come from, in words</source>
        <translation>Откуда эти числа, словами</translation>
    </message>
    <message>
        <source>Point at a bet to learn what it is worth.</source>
        <translation>Укажите на ставку, чтобы узнать, чего она стоит.</translation>
    </message>
    <message>
        <source>House rules {section}</source>
        <translation>Правила {section}</translation>
    </message>
    <message>
        <source>A box</source>
        <translation>Бокс</translation>
    </message>
    <message>
        <source>1:1, a blackjack 3:2</source>
        <translation>1:1, блэкджек 3:2</translation>
    </message>
    <message>
        <source>No single fraction has it: every order of the cards is a case of its own. Reckoned is every first card of the croupier with every two cards of a box, from six full packs, without putting a card back; the box is played by the card of best play, the croupier as he must.</source>
        <translation>Одной дробью тут не обойтись: каждый порядок карт&#xa0;— особый случай. Сосчитана каждая первая карта крупье с&#xa0;каждыми двумя картами бокса, из полных шести колод, без возврата карт; бокс играет по таблице лучшей игры, крупье&#xa0;— как обязан.</translation>
    </message>
    <message>
        <source>Each result times its chance, all of them added up: of the first stake the house keeps {share}. Whoever plays otherwise leaves it more.</source>
        <translation>Каждый исход, умноженный на свою вероятность, и&#xa0;всё вместе: от первой ставки заведению остаётся {share}. Кто играет иначе, оставит ему больше.</translation>
    </message>
    <message>
        <source>Comes back</source>
        <translation>Возвращается</translation>
    </message>
    <message>
        <source>The croupier&apos;s blackjack takes everything.</source>
        <translation>Блэкджек крупье забирает всё.</translation>
    </message>
    <message>
        <source>The croupier&apos;s blackjack takes the first stake only.</source>
        <translation>Блэкджек крупье забирает только первую ставку.</translation>
    </message>
    <message>
        <source>A hard 12 may be given up for half.</source>
        <translation>Жёсткие&#xa0;12 можно сдать за половину.</translation>
    </message>
    <message>
        <source>A hard 12 or more may be given up for half.</source>
        <translation>Жёсткие&#xa0;12 и&#xa0;больше можно сдать за половину.</translation>
    </message>
    <message>
        <source>No hand may be given up.</source>
        <translation>Сдавать руку нельзя.</translation>
    </message>
    <message>
        <source>After a split a hand may be doubled.</source>
        <translation>После разделения можно удвоить.</translation>
    </message>
    <message>
        <source>After a split no hand may be doubled.</source>
        <translation>После разделения удваивать нельзя.</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Страховка</translation>
    </message>
    <message>
        <source>Six packs without the croupier&apos;s ace are {all} cards: {tens} of them count ten and make his blackjack, {others} do not. Nothing else is looked at, your own hand neither.</source>
        <translation>Шесть колод без туза крупье&#xa0;— это {all} карт: {tens} из них стоят десять и&#xa0;дают ему блэкджек, {others}&#xa0;— нет. Ни на что другое не смотрим, на вашу руку тоже.</translation>
    </message>
    <message>
        <source>If every card comes once, insurances of 1 win {tens} × 2 = {gain} and lose {others}: together {net}. Of every insurance the house keeps {share}.</source>
        <translation>Если каждая карта придёт по разу, страховки по 1 выиграют {tens} × 2 = {gain} и&#xa0;проиграют {others}: вместе {net}. От каждой страховки заведению остаётся {share}.</translation>
    </message>
    <message>
        <source>Zero locks it</source>
        <translation>Зеро запирает</translation>
    </message>
    <message>
        <source>Zero takes half</source>
        <translation>Зеро берёт половину</translation>
    </message>
    <message>
        <source>Zero takes it</source>
        <translation>Зеро забирает</translation>
    </message>
    <message>
        <source>37 pockets, all equally likely: {wins} for the bet, paid 1:1; {loses} against it; and zero.</source>
        <translation>37 гнёзд, все равновероятны: {wins} за ставку, выплата 1:1; {loses} против неё; и&#xa0;зеро.</translation>
    </message>
    <message>
        <source>Zero takes half of the stake and gives the other half back.</source>
        <translation>Зеро берёт половину ставки, а&#xa0;другую возвращает.</translation>
    </message>
    <message>
        <source>On zero these stakes are lost like all the others.</source>
        <translation>При зеро эти ставки пропадают, как и&#xa0;все прочие.</translation>
    </message>
    <message>
        <source>If every pocket comes once, stakes of 1 win {wins} and lose as much; what is left is zero, and it takes {part} of a stake.</source>
        <translation>Если каждое гнездо выпадет по разу, ставки по 1 выиграют {wins} и&#xa0;столько же проиграют; остаётся зеро, а&#xa0;оно берёт {part} ставки.</translation>
    </message>
    <message>
        <source>Whoever takes half back at once instead leaves half a stake at each zero: the house keeps {share}.</source>
        <translation>Кто вместо этого сразу берёт половину назад, оставляет при каждом зеро полставки: заведению остаётся {share}.</translation>
    </message>
    <message>
        <source>Laid out it is {pieces} equal pieces on {numbers} numbers; the stake is all of them together.</source>
        <translation>На сукне она ложится равными фишками: фишек&#xa0;{pieces}, номеров&#xa0;{numbers}; ставка&#xa0;— все они вместе.</translation>
    </message>
    <message>
        <source>Each piece is a bet of its own, of which the house keeps 1/37 whatever it covers; so it keeps as much of all of them: {share}.</source>
        <translation>Каждая фишка&#xa0;— отдельная ставка, и&#xa0;заведению остаётся от неё 1/37, что бы она ни закрывала; столько же и&#xa0;от всех вместе: {share}.</translation>
    </message>
    <message>
        <source>What the numbers bring, in pieces, those that lose taken off:</source>
        <translation>Что приносят номера, в&#xa0;фишках, за вычетом проигравших:</translation>
    </message>
    <message>
        <source>Numbers: {count}</source>
        <translation>Номеров: {count}</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Выигрывает</translation>
    </message>
    <message>
        <source>The house keeps</source>
        <translation>Заведению остаётся</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>Стандартное отклонение</translation>
    </message>
    <message>
        <source>pieces: {pieces}</source>
        <translation>фишек: {pieces}</translation>
    </message>
    <message>
        <source>37 pockets, all equally likely: {wins} for the bet, paid {ratio}; {loses} against it.</source>
        <translation>37 гнёзд, все равновероятны: {wins} за ставку, выплата {ratio}; {loses} против неё.</translation>
    </message>
    <message>
        <source>If every pocket comes once, stakes of 1 win {wins} × {pays} = {gain} and lose {loses}: together {net}.</source>
        <translation>Если каждое гнездо выпадет по разу, ставки по 1 выиграют {wins} × {pays} = {gain} и&#xa0;проиграют {loses}: вместе {net}.</translation>
    </message>
    <message>
        <source>So the house keeps {part} of every stake on average, {share}.</source>
        <translation>Значит, заведению в&#xa0;среднем остаётся {part} каждой ставки, {share}.</translation>
    </message>
    <message>
        <source>That is {share} of every stake on average, taken once in 37 spins.</source>
        <translation>Это в&#xa0;среднем {share} от каждой ставки, один раз за 37 бросков.</translation>
    </message>
    <message>
        <source>Zero locks the stake. From there 18 pockets free it without profit, zero locks it a second time, the other 18 take it; from behind the second lock 18 pockets bring it back behind the first.</source>
        <translation>Зеро запирает ставку. Оттуда 18 гнёзд освобождают её без прибыли, зеро запирает её ещё раз, остальные 18 забирают; из двойной тюрьмы 18 гнёзд возвращают её в&#xa0;простую.</translation>
    </message>
    <message>
        <source>Call a stake locked once x, locked twice y: y = 18/37 · x, and x = 18/37 + 1/37 · y. So x = {fraction} = {value} of the stake.</source>
        <translation>Пусть запертая ставка стоит x, запертая дважды&#xa0;— y: y = 18/37 · x, а&#xa0;x = 18/37 + 1/37 · y. Значит, x = {fraction} = {value} ставки.</translation>
    </message>
    <message>
        <source>pays {ratio}</source>
        <translation>платит {ratio}</translation>
    </message>
    <message>
        <source>wins {share}</source>
        <translation>шанс {share}</translation>
    </message>
    <message>
        <source>the house keeps {share}</source>
        <translation>заведению остаётся {share}</translation>
    </message>
    <message>
        <source>deviation {number}</source>
        <translation>отклонение {number}</translation>
    </message>
    <message>
        <source>being reckoned…</source>
        <translation>считается…</translation>
    </message>
    <message>
        <source>Pays</source>
        <translation>Платит</translation>
    </message>
    <message>
        <source>Loses</source>
        <translation>Проигрывает</translation>
    </message>
    <message>
        <source>{bets} such bets of one stake bring {average} stakes on average; about two times out of three the result lies no further than {spread} from that.</source>
        <translation>{bets} таких равных ставок приносят в&#xa0;среднем {average} ставки; примерно в&#xa0;двух случаях из трёх итог отходит от этого не дальше чем на {spread}.</translation>
    </message>
    <message>
        <source>{chance}, insured</source>
        <translation>{chance}, со страховкой</translation>
    </message>
    <message>
        <source>Tie from 32 to 40</source>
        <translation>Ничья от 32 до 40</translation>
    </message>
    <message>
        <source>31 après</source>
        <translation>31 après</translation>
    </message>
    <message>
        <source>A win brings as much as a loss costs, and both come equally often; a tie from 32 to 40 costs nothing. What is left is the 31 après.</source>
        <translation>Выигрыш приносит столько же, сколько стоит проигрыш, и&#xa0;бывают они одинаково часто; ничья от 32 до 40 не стоит ничего. Остаётся 31 après.</translation>
    </message>
    <message>
        <source>There you choose: half back, or prison. A locked stake is worth {value} of itself, less than the half; whoever does what is better takes the half.</source>
        <translation>Тут выбираете вы: половину назад или тюрьму. Запертая ставка стоит {value} себя самой, меньше половины; кто выбирает лучшее, берёт половину.</translation>
    </message>
    <message>
        <source>It takes half of the stake: {refait} × 1/2 = {share}. That is what the house keeps.</source>
        <translation>Оно берёт половину ставки: {refait} × 1/2 = {share}. Столько и&#xa0;остаётся заведению.</translation>
    </message>
    <message>
        <source>A win brings as much as a loss costs, both come equally often, and with the insurance the 31 après takes nothing. What is left is the premium, 1% of the stake.</source>
        <translation>Выигрыш приносит столько же, сколько стоит проигрыш, бывают они одинаково часто, а&#xa0;со страховкой 31 après ничего не берёт. Остаётся плата за страховку, 1&#xa0;% ставки.</translation>
    </message>
    <message>
        <source>It is due on every coup, so the house keeps {share}.</source>
        <translation>Она берётся в&#xa0;каждой раздаче, значит, заведению остаётся {share}.</translation>
    </message>
    <message>
        <source>It is due on every coup but a tie from 32 to 40: (1 − {tie}) × 1% = {share}. That is what the house keeps.</source>
        <translation>Она берётся в&#xa0;каждой раздаче, кроме ничьей от 32 до 40: (1 − {tie}) × 1&#xa0;% = {share}. Столько и&#xa0;остаётся заведению.</translation>
    </message>
    <message>
        <source>Without insurance it would keep {share}.</source>
        <translation>Без страховки ему оставалось бы {share}.</translation>
    </message>
    <message>
        <source>Six full packs, every order of the cards: a row comes to 31 in {row} of all coups, both rows in {refait}. They tie from 32 to 40 in {tie}. What is left falls to either side alike, {win} each.</source>
        <translation>Шесть полных колод, все порядки карт: один ряд даёт 31 в&#xa0;{row} раздач, оба&#xa0;— в&#xa0;{refait}. Поровну от 32 до 40 у&#xa0;них в&#xa0;{tie}. Остальное достаётся обеим сторонам поровну, по {win}.</translation>
    </message>
    <message>
        <source>Your bank</source>
        <translation>Ваш банк</translation>
    </message>
    <message>
        <source>Your round</source>
        <translation>Ваша сдача</translation>
    </message>
    <message>
        <source>pays {result} tokens, {price} for a dealt 31</source>
        <translation>платит {result} жетона, за сданное 31&#xa0;— {price}</translation>
    </message>
    <message>
        <source>A dealt 31 comes to both sides equally often and costs nobody anything in the long run. The banker lives on one rule: a punter over 31 pays at once, even where the banker goes over later. That happens in {over} of all rounds.</source>
        <translation>Сданное 31 приходит к&#xa0;обеим сторонам одинаково часто и&#xa0;на долгом пути никому ничего не стоит. Банкомёт живёт одним правилом: перебравший понтёр платит сразу, даже если потом переберёт и&#xa0;банкомёт. Так бывает в&#xa0;{over} всех сдач.</translation>
    </message>
    <message>
        <source>Where the punter stays he is ahead in {ahead}, level in {level} and behind in {behind} of all rounds: {tokens} × ({ahead} − {behind} − {over}) = {average} tokens a round for him.</source>
        <translation>Где понтёр остаётся, он впереди в&#xa0;{ahead} всех сдач, вровень в&#xa0;{level}, позади в&#xa0;{behind}: {tokens} × ({ahead} − {behind} − {over}) = {average} жетона за сдачу для него.</translation>
    </message>
    <message>
        <source>Reckoned from full packs, every order of the cards, both sides playing their best: a punter stays on {punter}, with an ace as eleven on {punter_soft}; the banker on {banker} and {banker_soft}.</source>
        <translation>Сосчитано по полным колодам, все порядки карт, обе стороны играют лучше всего: понтёр останавливается на {punter}, с&#xa0;тузом за одиннадцать на {punter_soft}; банкомёт&#xa0;— на {banker} и&#xa0;{banker_soft}.</translation>
    </message>
    <message>
        <source>All this is against one punter; against the whole company ({punters}) a round brings {sum} tokens.</source>
        <translation>Всё это против одного понтёра; против всего общества ({punters}) сдача приносит {sum} жетона.</translation>
    </message>
    <message>
        <source>{number} tokens</source>
        <translation>{number} жетона</translation>
    </message>
    <message>
        <source>Nothing passes</source>
        <translation>Никто не платит</translation>
    </message>
    <message>
        <source>A round brings on average</source>
        <translation>Сдача приносит в&#xa0;среднем</translation>
    </message>
    <message>
        <source>The same in francs</source>
        <translation>То же во франках</translation>
    </message>
    <message>
        <source>brings {tokens} tokens against each</source>
        <translation>приносит {tokens} жетона против каждого</translation>
    </message>
    <message>
        <source>brings {tokens} tokens</source>
        <translation>приносит {tokens} жетона</translation>
    </message>
    <message>
        <source>{rounds} such rounds bring {average} tokens on average; about two times out of three the result lies no further than {spread} from that.</source>
        <translation>{rounds} таких сдач приносят в&#xa0;среднем {average} жетона; примерно в&#xa0;двух случаях из трёх итог отходит от этого не дальше чем на {spread}.</translation>
    </message>
</context>
<context>
    <name>_Counted</name>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n жетон</numerusform>
            <numerusform>%n жетона</numerusform>
            <numerusform>%n жетонов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n розыгрыш</numerusform>
            <numerusform>%n розыгрыша</numerusform>
            <numerusform>%n розыгрышей</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Plurals</name>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n номер</numerusform>
            <numerusform>%n номера</numerusform>
            <numerusform>%n номеров</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n штука</numerusform>
            <numerusform>%n штуки</numerusform>
            <numerusform>%n штук</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spin(s)</source>
        <translation>
            <numerusform>%n бросок</numerusform>
            <numerusform>%n броска</numerusform>
            <numerusform>%n бросков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n ошибка</numerusform>
            <numerusform>%n ошибки</numerusform>
            <numerusform>%n ошибок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bet(s)</source>
        <translation>
            <numerusform>%n ставка</numerusform>
            <numerusform>%n ставки</numerusform>
            <numerusform>%n ставок</numerusform>
        </translation>
    </message>
</context>
</TS>
