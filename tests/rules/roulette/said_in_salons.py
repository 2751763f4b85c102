"""What a person in a salon says for every kind of bet, tongue by tongue: the table the tests go through.

Each line is a set of ways of saying one bet, separated by bars. N stands for a number that is tried in
figures and in the words of that tongue.
"""

from __future__ import annotations

SALONS: dict[str, dict[str, str]] = {
    "fr": {
        "plein:N": "N plein | plein N | N en plein | en plein N | le N | le N en plein | numéro N | "
        "le numéro N | N sec | sur le N | en plein sur le N | plein sur N",
        "plein:0": "zéro | le zéro | zéro plein | zéro en plein | plein zéro | sur le zéro | 0 plein",
        "cheval:17/20": "cheval 17/20 | 17/20 | 17-20 | 17/20 à cheval | à cheval 17/20 | "
        "à cheval 17 20 | cheval 17 et 20 | 17 et 20 à cheval | à cheval sur 17 et 20 | "
        "le 17 à cheval avec le 20 | à cheval sur le 17 et le 20 | dix-sept vingt à cheval | "
        "chevaux 17/20 | cheval 20/17",
        "cheval:0/3": "cheval 0/3 | zéro trois à cheval | cheval zéro trois | "
        "à cheval sur zéro et trois | 0/3",
        "transversale:4/5/6": "transversale 4 | transversale 4/5/6 | transversale 4-6 | "
        "transversale 4 à 6 | transversale de 4 à 6 | transversale du 4 au 6 | transversale pleine 4 | "
        "transversale 4 5 6 | transversale du 5 | la transversale quatre | transversales pleines 4-6 | "
        "4/5/6 | 4-6 | rangée 4",
        "transversale:0/2/3": "transversale 0/2/3 | transversale zéro deux trois",
        "carre:25/26/28/29": "carré 25 | carré 25/29 | carré 25-29 | 25/29 | carré du 25 | "
        "carré 25 à 29 | carré 25/26/28/29 | carré 25 26 28 29 | le carré vingt-cinq | 25-29 en carré | "
        "carrés 25/29 | carré sur 25/29",
        "carre:0/1/2/3": "les quatre premiers | quatre premiers | 4 premiers | les 4 premiers | "
        "les quatre premiers numéros | les premiers quatre | carré 0 | carré du zéro | carré zéro | "
        "0/1/2/3",
        "sixain:4/9": "sixain 4 | sixain 4/9 | sixain 4-9 | sixain 4 à 9 | sixain du 4 au 9 | "
        "sixain de 4 à 9 | transversale simple 4 | transversale simple 4/9 | transversale 4/9 | "
        "transversale 4 à 9 | 4-9 | le sixain quatre | sizain 4 | sixains 4/9 | transversales simples 4-9",
        "colonne:1": "colonne 1 | première colonne | la première colonne | 1re colonne | 1ère colonne | "
        "colonne 34 | la colonne du 34 | colonne une | sur la première colonne",
        "colonne:2": "colonne 2 | deuxième colonne | seconde colonne | colonne du milieu | 2e colonne | "
        "2ème colonne | colonne 35",
        "colonne:3": "colonne 3 | troisième colonne | dernière colonne | 3e colonne | 3ème colonne | "
        "colonne 36",
        "colonnes:1/2": "colonnes 1/2 | colonnes 1 et 2 | première et deuxième colonnes | "
        "1re et 2e colonnes | les deux premières colonnes | deux premières colonnes | "
        "2 premières colonnes | colonnes 1/2 à cheval | à cheval sur les colonnes 1 et 2",
        "douzaine:1": "douzaine 1 | première douzaine | 1re douzaine | 12P | P12 | 12 premiers | "
        "les douze premiers | la première douzaine | 1-12 | de 1 à 12 | douzaine 1 à 12",
        "douzaine:2": "douzaine 2 | deuxième douzaine | douzaine du milieu | 12M | 2e douzaine | "
        "moyenne douzaine | seconde douzaine | 13-24",
        "douzaine:3": "douzaine 3 | dernière douzaine | troisième douzaine | 12D | 3e douzaine | "
        "12 derniers | les douze derniers | 25-36",
        "douzaines:2/3": "douzaines 2/3 | douzaines 2 et 3 | deuxième et troisième douzaines | "
        "les deux dernières douzaines | deux dernières douzaines | douzaines 2/3 à cheval | "
        "à cheval sur la deuxième et la troisième douzaine",
        "rouge": "rouge | le rouge | rouges | sur rouge | sur le rouge",
        "noir": "noir | le noir | noire | sur noir",
        "pair": "pair | pairs | sur pair",
        "impair": "impair | impairs | sur l'impair",
        "manque": "manque | le manque | sur manque | 1-18 | de 1 à 18 | les 18 premiers",
        "passe": "passe | sur passe | 19-36 | de 19 à 36 | les dix-huit derniers",
        "grande_serie": "grande série | la grande série | grandes séries | grande série 0/2/3 | "
        "série 0/2/3 | 0/2/3 | voisins du zéro | les voisins du zéro | voisins de zéro | voisins zéro | "
        "voisins du 0 | série du zéro | secteur du zéro | grande série du zéro",
        "petite_serie": "petite série | la petite série | petite série 5/8 | série 5/8 | 5/8 | tiers | "
        "le tiers | tiers du cylindre | le tiers du cylindre | petites séries | secteur 5/8 | "
        "série du tiers",
        "orphelins": "orphelins | les orphelins | orphelin | orph | ORPH | orphelins à cheval",
        "voisins:N+2": "N et les voisins | N et voisins | N et ses voisins | le N et les voisins | "
        "voisins du N | les voisins du N | N voisins | N avec les voisins | N et deux voisins | "
        "N et 2 voisins | deux voisins du N | N avec deux voisins | N et deux voisins de chaque côté | "
        "N en plein et les voisins",
        "voisins:17+4": "17 et quatre voisins | 17 et 4 voisins | 4 voisins du 17 | "
        "17 avec quatre voisins | 17 et ses quatre voisins | voisins 17+4",
        "voisins:0+3": "zéro et trois voisins | 0 et 3 voisins | zéro avec 3 voisins",
        "plein_chevaux:N": "N en plein et chevaux | N plein et chevaux | N et les chevaux | "
        "N et ses chevaux | N et tous ses chevaux | N avec les chevaux | le N en plein et à cheval | "
        "N plein et à cheval | plein et chevaux N | N plein chevaux",
        "finale:7": "finale 7 | finales 7 | la finale 7 | finale sept | finale du 7 | finale en 7 | "
        "finale en plein 7 | finale plein 7 | les finales 7 | finale en plein sept",
        "finale:0": "finale 0 | finale zéro | finales zéro",
        "finale:7/10": "finale 7/10 | finale 7-10 | finales 7/10 | finale à cheval 7/10 | "
        "finale 7 et 10 | finale à cheval 7 10 | finale sept et dix",
        "jeu_7_9": "jeu 7/9 | jeu 7 9 | le jeu 7/9 | jeu sept neuf | 7/9 | jeu sept et neuf",
        "zero_spiel": "jeu zéro | jeu du zéro | le jeu zéro | jeu 0 | zéro-spiel | zero spiel | zerospiel",
    },
    "it": {
        "plein:N": "N pieno | pieno N | N in pieno | il N | il N pieno | numero N | il numero N | "
        "N secco | sul N | pieno sul N | in pieno il N | N en plein",
        "plein:0": "zero | lo zero | zero pieno | sullo zero | pieno zero",
        "cheval:17/20": "cavallo 17/20 | 17/20 | 17-20 | 17/20 a cavallo | a cavallo 17 e 20 | "
        "cavallo 17 e 20 | 17 e 20 a cavallo | a cavallo di 17 e 20 | a cavallo tra 17 e 20 | "
        "cavalli 17/20 | diciassette e venti a cavallo",
        "cheval:0/3": "cavallo 0/3 | zero e tre a cavallo | a cavallo zero tre",
        "transversale:4/5/6": "terzina 4 | terzina 4-6 | terzina 4/5/6 | terzina dal 4 al 6 | "
        "terzina da 4 a 6 | terzina del 4 | la terzina quattro | trasversale 4 | trasversale piena 4 | "
        "trasversale 4/6 | terzine 4-6",
        "transversale:0/2/3": "terzina 0/2/3 | terzina zero due tre",
        "carre:25/26/28/29": "quartina 25 | quartina 25/29 | quartina 25-29 | carré 25 | carrè 25 | "
        "quadrato 25 | quadrato 25/29 | angolo 25 | angolo 25/29 | quartina dal 25 al 29 | "
        "quartina 25/26/28/29 | quadrati 25/29 | la quartina venticinque",
        "carre:0/1/2/3": "i primi quattro | primi quattro | primi 4 | i primi 4 | "
        "i primi quattro numeri | i quattro primi | quartina 0 | quartina dello zero",
        "sixain:4/9": "sestina 4 | sestina 4-9 | sestina 4/9 | sestina dal 4 al 9 | sestina da 4 a 9 | "
        "sestina del 4 | trasversale semplice 4 | doppia terzina 4 | sestine 4/9 | la sestina quattro",
        "colonne:1": "colonna 1 | prima colonna | la prima colonna | 1a colonna | 1ª colonna | "
        "colonna uno | colonna 34 | colonna del 34",
        "colonne:2": "colonna 2 | seconda colonna | colonna di mezzo | colonna centrale | 2a colonna | "
        "2ª colonna",
        "colonne:3": "colonna 3 | terza colonna | ultima colonna | 3ª colonna | terza colonna",
        "colonnes:1/2": "colonne 1/2 | colonne 1 e 2 | prima e seconda colonna | le prime due colonne | "
        "prime 2 colonne | colonne 1/2 a cavallo | a cavallo tra la prima e la seconda colonna",
        "douzaine:1": "dozzina 1 | prima dozzina | la prima dozzina | 1ª dozzina | 12P | i primi dodici | "
        "primi 12 | da 1 a 12 | dall'1 al 12",
        "douzaine:2": "dozzina 2 | seconda dozzina | dozzina di mezzo | dozzina centrale | 12M | "
        "media dozzina",
        "douzaine:3": "dozzina 3 | terza dozzina | ultima dozzina | 12D | gli ultimi dodici | ultimi 12",
        "douzaines:2/3": "dozzine 2/3 | dozzine 2 e 3 | seconda e terza dozzina | le ultime due dozzine | "
        "ultime 2 dozzine",
        "rouge": "rosso | il rosso | sul rosso | rossi",
        "noir": "nero | il nero | sul nero | neri",
        "pair": "pari | sul pari | i pari",
        "impair": "dispari | sul dispari | i dispari",
        "manque": "manque | basso | bassi | i bassi | numeri bassi | 1-18 | da 1 a 18 | dall'1 al 18 | "
        "i primi 18",
        "passe": "passe | alto | alti | gli alti | numeri alti | 19-36 | da 19 a 36 | dal 19 al 36 | "
        "gli ultimi diciotto",
        "grande_serie": "grande serie | la grande serie | grande serie 0/2/3 | serie 0/2/3 | "
        "vicini dello zero | i vicini dello zero | vicini di zero | vicini dello 0 | serie dello zero | "
        "settore dello zero | serie grande",
        "petite_serie": "piccola serie | la piccola serie | piccola serie 5/8 | serie 5/8 | terzo | "
        "il terzo | terzo del cilindro | serie piccola | settore 5/8 | tiers",
        "orphelins": "orfanelli | gli orfanelli | orfanello | orfani | orphelins | orfanelli a cavallo",
        "voisins:N+2": "N e vicini | N e i vicini | N e i suoi vicini | il N e i vicini | vicini del N | "
        "i vicini del N | N con i vicini | N e due vicini | N e 2 vicini | due vicini del N | "
        "N con due vicini | N e due vicini per parte",
        "voisins:17+4": "17 e quattro vicini | 17 e 4 vicini | 17 con 4 vicini | 4 vicini del 17",
        "voisins:0+3": "zero e tre vicini | 0 e 3 vicini",
        "plein_chevaux:N": "N pieno e cavalli | N in pieno e a cavallo | N e cavalli | N e i cavalli | "
        "N e tutti i cavalli | N con i cavalli | pieno e cavalli N | N pieno e a cavallo",
        "finale:7": "finale 7 | finali 7 | la finale 7 | finale sette | finali del 7 | finale in pieno 7",
        "finale:0": "finale 0 | finale zero | finali zero",
        "finale:7/10": "finale 7/10 | finale 7-10 | finale 7 e 10 | finali 7/10 | finale a cavallo 7/10",
        "jeu_7_9": "gioco 7/9 | gioco sette nove | il gioco 7/9 | gioco 7 e 9",
        "zero_spiel": "gioco zero | gioco dello zero | il gioco dello zero | zero spiel | gioco 0",
    },
    "cs": {
        "plein:N": "N plné | plné N | N plně | číslo N | na číslo N | na N | N na plno | plné číslo N | "
        "N plein",
        "plein:0": "nula | nulu | na nulu | nula plné | zero",
        "plein:7": "sedmička | sedmičku | na sedmičku | sedmička plné",
        "cheval:17/20": "dvojice 17/20 | 17/20 | 17-20 | dvojici 17/20 | dvojice 17 a 20 | "
        "17 a 20 dvojice | cheval 17/20 | dvojice sedmnáct a dvacet | na dvojici 17/20 | split 17/20",
        "cheval:0/3": "dvojice 0/3 | dvojice nula a tři | dvojice nula tři",
        "transversale:4/5/6": "trojice 4 | trojice 4-6 | trojice 4/5/6 | trojice od 4 do 6 | trojici 4 | "
        "řada 4 | řada 4-6 | řadu 4 | řada od 4 do 6 | transverzála 4 | transversála 4-6 | "
        "plná transverzála 4 | ulice 4",
        "transversale:0/2/3": "trojice 0/2/3 | trojice nula dva tři",
        "carre:25/26/28/29": "čtveřice 25 | čtveřice 25/29 | čtveřici 25-29 | roh 25 | roh 25/29 | "
        "čtverec 25 | čtverec 25/29 | karé 25 | carré 25 | čtveřice od 25 do 29 | čtveřice 25/26/28/29 | "
        "rohy 25/29",
        "carre:0/1/2/3": "první čtyři | první čtyři čísla | první 4 | čtyři první | prvních 4 | "
        "čtveřice 0 | roh nula | na první čtyři",
        "sixain:4/9": "šestice 4 | šestice 4-9 | šestice 4/9 | šestici 4 | šestice od 4 do 9 | "
        "dvojitá řada 4 | dvojřada 4 | jednoduchá transverzála 4 | transverzála 4/9 | sixain 4",
        "colonne:1": "sloupec 1 | první sloupec | 1. sloupec | první kolona | kolona 1 | první kolonu | "
        "sloupec 34 | na první sloupec | sloupec jedna",
        "colonne:2": "sloupec 2 | druhý sloupec | prostřední sloupec | střední sloupec | 2. sloupec | "
        "druhá kolona",
        "colonne:3": "sloupec 3 | třetí sloupec | poslední sloupec | 3. sloupec | třetí kolona",
        "colonnes:1/2": "sloupce 1/2 | sloupce 1 a 2 | první a druhý sloupec | první dva sloupce | "
        "1. a 2. sloupec | dva první sloupce",
        "douzaine:1": "tucet 1 | první tucet | 1. tucet | 12P | na první tucet | prvních dvanáct | "
        "prvních 12 | od 1 do 12 | 1-12 | první tucet čísel",
        "douzaine:2": "tucet 2 | druhý tucet | prostřední tucet | střední tucet | 12M | 2. tucet | 13-24",
        "douzaine:3": "tucet 3 | třetí tucet | poslední tucet | 12D | 3. tucet | posledních dvanáct",
        "douzaines:2/3": "tucty 2/3 | tucty 2 a 3 | druhý a třetí tucet | poslední dva tucty | "
        "posledních 2 tuctů",
        "rouge": "červená | červenou | na červenou | červené | rudá",
        "noir": "černá | černou | na černou | černé",
        "pair": "sudá | sudou | sudé | na sudou | na sudá | sudá čísla",
        "impair": "lichá | lichou | liché | na lichou | lichá čísla",
        "manque": "malá | malou | malé | na malou | malá čísla | nízká | nízká čísla | manque | 1-18 | "
        "od 1 do 18",
        "passe": "velká | velkou | velké | na velkou | velká čísla | vysoká | vysoká čísla | passe | "
        "19-36 | od 19 do 36",
        "grande_serie": "velká série | velkou sérii | velká série 0/2/3 | série 0/2/3 | sousedé nuly | "
        "sousedi nuly | na velkou sérii | sektor 0/2/3",
        "petite_serie": "malá série | malou sérii | malá série 5/8 | série 5/8 | třetina | třetinu | "
        "na malou sérii | tiers",
        "orphelins": "sirotci | sirotky | na sirotky | ORPH | orphelins",
        "voisins:N+2": "N a sousedé | N a sousedy | N se sousedy | číslo N a sousedé | sousedé N | "
        "sousedé čísla N | N a dva sousedé | N a 2 sousedé | N se dvěma sousedy | "
        "N a dva sousedé z každé strany | N a sousedi | N plné a sousedé",
        "voisins:17+4": "17 a čtyři sousedé | 17 a 4 sousedé | 17 se čtyřmi sousedy | 4 sousedé 17",
        "voisins:0+3": "nula a tři sousedé | 0 a 3 sousedé | nula se třemi sousedy",
        "plein_chevaux:N": "N plné a dvojice | N a dvojice | N plně a dvojice | N se všemi dvojicemi | "
        "N a všechny dvojice | N plné a chevaly | plné a dvojice N | N s dvojicemi",
        "finale:7": "finále 7 | finále sedm | na finále 7 | finále číslo 7 | finále na plno 7 | "
        "finále sedmička",
        "finale:0": "finále 0 | finále nula",
        "finale:7/10": "finále 7/10 | finále 7-10 | finále 7 a 10 | finále dvojice 7/10 | "
        "finále sedm a deset",
        "jeu_7_9": "hra 7/9 | hru 7/9 | hra sedm devět | hra 7 a 9 | na hru 7/9",
        "zero_spiel": "hra s nulou | hru s nulou | hra nula | nulová hra | zero-spiel | zero hra | "
        "na hru s nulou",
    },
    "ru": {
        "plein:N": "N плейн | плейн N | номер N | на номер N | на N | N прямая | N в номер | число N | "
        "N стрейт ап",
        "plein:0": "зеро | ноль | на зеро | зеро плейн | на ноль",
        "plein:7": "семёрка | семёрку | на семёрку | семёрка плейн",
        "cheval:17/20": "сплит 17/20 | 17/20 | 17-20 | шеваль 17/20 | сплит 17 и 20 | 17 и 20 сплит | "
        "17/20 шеваль | на сплит 17/20 | сплит семнадцать и двадцать | сплиты 17/20",
        "cheval:0/3": "сплит 0/3 | сплит зеро и три | шеваль ноль три",
        "transversale:4/5/6": "стрит 4 | стрит 4-6 | стрит 4/5/6 | стрит с 4 по 6 | стрит от 4 до 6 | "
        "трансверсаль 4 | трансверсаль 4-6 | полная трансверсаль 4 | трансверсаль плейн 4 | улица 4",
        "transversale:0/2/3": "стрит 0/2/3 | стрит зеро два три",
        "carre:25/26/28/29": "каре 25 | каре 25/29 | угол 25 | угол 25/29 | угол 25-29 | квадрат 25 | "
        "корнер 25 | каре 25/26/28/29 | углы 25/29 | каре с 25 по 29 | на угол 25",
        "carre:0/1/2/3": "первые четыре | первые 4 | первые четыре номера | первые четыре числа | "
        "четыре первых | каре зеро | угол 0 | на первые четыре | первая четвёрка",
        "sixain:4/9": "сикслайн 4 | сикс-лайн 4 | сикслайн 4-9 | двойной стрит 4 | двойной стрит 4/9 | "
        "линия 4 | линия 4-9 | линия с 4 по 9 | сиксен 4 | простая трансверсаль 4 | трансверсаль 4/9 | "
        "линию 4-9",
        "colonne:1": "колонна 1 | первая колонна | первую колонну | 1-я колонна | первая колонка | "
        "колонка 1 | на первую колонну | колонна 34 | колонна один",
        "colonne:2": "колонна 2 | вторая колонна | средняя колонна | 2-я колонна | вторая колонка | "
        "среднюю колонну",
        "colonne:3": "колонна 3 | третья колонна | последняя колонна | 3-я колонна | третью колонку",
        "colonnes:1/2": "колонны 1/2 | колонны 1 и 2 | первая и вторая колонна | первые две колонны | "
        "две первые колонны | 1-я и 2-я колонны",
        "douzaine:1": "дюжина 1 | первая дюжина | первую дюжину | 1-я дюжина | 12P | первые двенадцать | "
        "первые 12 | на первую дюжину | с 1 по 12 | от 1 до 12",
        "douzaine:2": "дюжина 2 | вторая дюжина | средняя дюжина | 2-я дюжина | 12M | вторые двенадцать",
        "douzaine:3": "дюжина 3 | третья дюжина | последняя дюжина | 3-я дюжина | 12D | "
        "последние двенадцать",
        "douzaines:2/3": "дюжины 2/3 | дюжины 2 и 3 | вторая и третья дюжина | последние две дюжины | "
        "две последние дюжины",
        "rouge": "красное | на красное | красная | красные",
        "noir": "чёрное | на чёрное | чёрная | чёрные",
        "pair": "чёт | чётное | чётные | на чёт | чётные числа",
        "impair": "нечёт | нечётное | нечётные | на нечёт | нечётные номера",
        "manque": "малые | малые числа | на малые | меньшие | малое | манк | 1-18 | с 1 по 18 | от 1 до 18",
        "passe": "большие | большие числа | на большие | большое | пассе | 19-36 | с 19 по 36 | "
        "от 19 до 36",
        "grande_serie": "большая серия | большую серию | большая серия 0/2/3 | серия 0/2/3 | "
        "соседи зеро | соседей зеро | соседи нуля | на большую серию | сектор зеро | серия зеро",
        "petite_serie": "малая серия | малую серию | малая серия 5/8 | серия 5/8 | треть | трети | "
        "на малую серию | сектор 5/8",
        "orphelins": "сироты | сирот | на сирот | орфелины | орфелены | орфалайнс",
        "voisins:N+2": "N и соседи | N с соседями | N и его соседи | номер N и соседи | соседи N | "
        "соседи номера N | N и два соседа | N и 2 соседа | N с двумя соседями | два соседа N | "
        "N и по два соседа | N и два соседа с каждой стороны",
        "voisins:17+4": "17 и четыре соседа | 17 и 4 соседа | 17 с четырьмя соседями | 4 соседа 17",
        "voisins:0+3": "зеро и три соседа | 0 и 3 соседа | зеро с тремя соседями",
        "plein_chevaux:N": "N плейн и шевали | N и сплиты | N плейн и сплиты | N со сплитами | "
        "N и все сплиты | N со всеми сплитами | плейн и сплиты N | N с шевалями",
        "finale:7": "финал 7 | финалы 7 | финаль 7 | финали 7 | финал семь | на финал 7 | "
        "финал семёрка | финал плейн 7",
        "finale:0": "финал 0 | финал зеро | финал ноль",
        "finale:7/10": "финал 7/10 | финал 7-10 | финал 7 и 10 | финалы 7/10 | финал шеваль 7/10 | "
        "финал сплит 7/10",
        "jeu_7_9": "игра 7/9 | игру 7/9 | игра семь девять | игра 7 и 9 | на игру 7/9",
        "zero_spiel": "игра зеро | игру зеро | игра с зеро | игра с нулём | зеро-шпиль | зеро шпиль | "
        "зеро-спиль | на игру зеро",
    },
    "en": {
        "plein:N": "N straight up | straight up N | N straight | number N | the N | on N | "
        "N straight-up | on number N | straight up on N",
        "plein:0": "zero | the zero | zero straight up | on zero | straight up zero",
        "cheval:17/20": "split 17/20 | 17/20 | 17-20 | 17/20 split | split 17 and 20 | 17 and 20 split | "
        "split on 17 and 20 | splits 17/20 | seventeen and twenty split | 17-20 split",
        "cheval:0/3": "split 0/3 | zero and three split | split zero and three",
        "transversale:4/5/6": "street 4 | 4 street | street 4-6 | 4-6 street | street 4/5/6 | "
        "street 4 to 6 | the street from 4 to 6 | streets 4-6 | street four",
        "transversale:0/2/3": "street 0/2/3 | trio 0/2/3 | trio zero two three",
        "carre:25/26/28/29": "corner 25 | 25 corner | corner 25/29 | 25-29 corner | square 25 | "
        "square 25/29 | corner 25/26/28/29 | corner 25 to 29 | corner on 25/29 | corners 25/29 | "
        "corner twenty-five",
        "carre:0/1/2/3": "first four | the first four | first 4 | first four numbers | corner 0 | "
        "corner zero | on the first four | 0/1/2/3",
        "sixain:4/9": "line 4 | 4 line | line 4-9 | six line 4 | six-line 4/9 | sixline 4 | "
        "double street 4 | line 4 to 9 | the line from 4 to 9 | line four | double streets 4/9 | 4-9",
        "colonne:1": "column 1 | first column | the first column | 1st column | column one | "
        "on the first column | column 34",
        "colonne:2": "column 2 | second column | middle column | 2nd column | the middle column",
        "colonne:3": "column 3 | third column | last column | 3rd column | the third column",
        "colonnes:1/2": "columns 1/2 | columns 1 and 2 | first and second column | first two columns | "
        "the first 2 columns | 1st and 2nd columns",
        "douzaine:1": "dozen 1 | first dozen | 1st dozen | first twelve | first 12 | 1st 12 | "
        "the first 12 | 12P | 1-12 | 1 to 12 | from 1 to 12",
        "douzaine:2": "dozen 2 | second dozen | middle dozen | 2nd dozen | second twelve | 2nd 12 | "
        "13 to 24",
        "douzaine:3": "dozen 3 | third dozen | last dozen | 3rd dozen | third twelve | 3rd 12 | last 12 | "
        "25 to 36",
        "douzaines:2/3": "dozens 2/3 | dozens 2 and 3 | second and third dozen | last two dozens | "
        "the last 2 dozens",
        "rouge": "red | the red | on red | rouge",
        "noir": "black | the black | on black",
        "pair": "even | evens | on even | even numbers",
        "impair": "odd | odds | on odd | odd numbers",
        "manque": "low | low numbers | on low | 1-18 | 1 to 18 | from 1 to 18 | manque | first eighteen",
        "passe": "high | high numbers | on high | 19-36 | 19 to 36 | passe | last eighteen",
        "grande_serie": "big series | the big series | big series 0/2/3 | series 0/2/3 | "
        "neighbours of zero | neighbors of zero | the neighbours of the zero | zero neighbours | "
        "large series | voisins du zero",
        "petite_serie": "small series | the small series | small series 5/8 | series 5/8 | thirds | "
        "third | the third | third of the wheel | little series | tiers",
        "orphelins": "orphans | the orphans | orphelins | orphan",
        "voisins:N+2": "N and neighbours | N and the neighbours | N and its neighbours | "
        "N and neighbors | N with neighbours | neighbours of N | N and two neighbours | "
        "N and 2 neighbors | two neighbours of N | N with two neighbours | "
        "N and two neighbours each side | N neighbours",
        "voisins:17+4": "17 and four neighbours | 17 and 4 neighbors | 17 with 4 neighbours | "
        "four neighbours of 17",
        "voisins:0+3": "zero and three neighbours | 0 and 3 neighbors",
        "plein_chevaux:N": "N straight up and splits | N and splits | N and all the splits | "
        "N with splits | N straight and splits | N and all its splits | straight up and splits N | "
        "N with all its splits",
        "finale:7": "final 7 | finals 7 | the final 7 | final seven | finals seven | finale 7",
        "finale:0": "final 0 | final zero | finals zero",
        "finale:7/10": "final 7/10 | final 7-10 | finals 7/10 | final 7 and 10 | final split 7/10",
        "jeu_7_9": "7/9 game | game 7/9 | seven nine game | the 7/9 game | 7 and 9 game",
        "zero_spiel": "zero game | the zero game | game zero | zero spiel | zerospiel",
    },
}  # fmt: skip

# So much a piece, or on the place, in each tongue: five francs.
FIVE: dict[str, str] = {
    "fr": "par 5 | par cinq | par 5 francs | à 5 la pièce",
    "it": "da 5 | da cinque | per 5 | da 5 franchi",
    "cs": "po 5 | po pěti | po pět | po 5 francích | za 5",
    "ru": "по 5 | по пять | по пяти | по 5 франков",
    "en": "by 5 | at 5 | for 5 | by five | by 5 francs",
}

AMBIGUOUS: dict[str, str] = {
    "17 20": "two numbers, or twenty francs on the first",
    "dix-sept vingt": "the same in words",
    "17 50": "no two numbers of one place",
    "малая": "the series, or the low numbers",
    "большая": "the same",
    "grande": "half a name",
    "petite": "half a name",
    "piccola": "half a name",
    "série": "which one",
    "серия": "which one",
    "premiers": "how many",
    "первые": "how many",
    "first": "what",
    "troisième": "what",
    "третья": "what",
    "terza": "what",
    "first three": "0, 1, 2 or 1, 2, 3",
    "les six premiers": "no place is called so",
    "первая": "what",
    "první řada": "a row or a column",
    "32 cheval": "which neighbour, or all of them",
    "сплит 17": "which neighbour, or all of them",
    "dvojice 17": "which neighbour, or all of them",
    "colonnes 1 et 3": "they do not touch",
    "première et troisième douzaine": "they do not touch",
    "à cheval sur la première colonne": "and which other one",
    "finale 7 10": "the digit 7 by ten francs, or 7 and 10",
    "voisins": "of what",
    "соседи": "of what",
    "sousedé": "of what",
    "от 1 до 7": "no place is called so",
    "da 1 a 10": "no place is called so",
    "1 to 17": "no place is called so",
    "malá velká": "two bets",
    "17 a 20 a 23": "two or three bets",
    "orphelins et voisins du zéro": "two bets",
}
"""What cannot be meant one way only, and why."""
