"""How the Russian words of the calls sound, in IPA; dots part syllables, ˈ comes before the stressed one.

Vowels before and after the stress are written as they are heard. An underscore parts the words of a phrase
that sounds otherwise than its words alone.
"""

SOUNDS = """
après a.pʁɛ  анонс a.ˈnons  банк bank  банка ˈban.ka  блэкджек blɛɡ.ˈdʒɛk  большая balʲ.ˈʃa.ja
больше ˈbolʲ.ʃɨ  в v  в_тюрьму f_tʲurʲ.ˈmu  ваш vaʃ  ваши ˈva.ʃɨ  возвращён vaz.vra.ˈʃtʃon
восемнадцать va.sʲim.ˈna.tsatʲ  восемь ˈvo.sʲimʲ  всем fsʲɛm  выигрывает vɨ.ˈi.ɡrɨ.va.jit
вытянутая ˈvɨ.tʲi.nu.ta.ja  вышли ˈvɨ.ʃlʲi  господа ɡas.pa.ˈda  два dva  двадцать ˈdva.tsatʲ
дважды ˈdva.ʒdɨ  двенадцать dvʲi.ˈna.tsatʲ  девятнадцать dʲi.vʲit.ˈna.tsatʲ  девять ˈdʲɛ.vʲitʲ
делайте ˈdʲɛ.laj.tʲi  десять ˈdʲɛ.sʲitʲ  довольно da.ˈvolʲ.na  достаточно das.ˈta.tatʃ.na  ещё ji.ˈʃtʃo
застраховано za.stra.ˈxo.va.na  зеро zʲi.ˈro  и i  игра i.ˈɡra  играет i.ˈɡra.jit  иду i.ˈdu
извольте iz.ˈvolʲ.tʲi  или ˈi.lʲi  каждой ˈkaʒ.daj  карт kart  карта ˈkar.ta  картами ˈkar.ta.mʲi
карту ˈkar.tu  карты ˈkar.tɨ  красное ˈkras.na.ja  малая ˈma.la.ja  манк mank  на na  направо na.ˈpra.va
не nʲi  нет nʲɛt  нечет ˈnʲɛ.tʃit  ничья nʲi.ˈtʃja  один a.ˈdʲin  одиннадцать a.ˈdʲi.na.tsatʲ  одно ad.ˈno
окончена a.ˈkon.tʃi.na  освобождено as.va.baʒ.dʲi.ˈno  остаток as.ˈta.tak  ошибке a.ˈʃɨp.kʲi  пассе pas
перебор pʲi.rʲi.ˈbor  переходит pʲi.rʲi.ˈxo.dʲit  платит ˈpla.tʲit  плен plɛn  по pa  поздно ˈpoz.na
половина pa.la.ˈvʲi.na  прикупаю prʲi.ku.ˈpa.ju  прикупите prʲi.ˈku.pʲi.tʲi  проигрывает pra.ˈi.ɡrɨ.va.jit
пятнадцать pʲit.ˈna.tsatʲ  пять pʲatʲ  разделяю raz.dʲi.ˈlʲa.ju  с s  своих sva.ˈix  сдача ˈzda.tʃa
сдаюсь zda.ˈjusʲ  сделаны ˈzdʲɛ.la.nɨ  семнадцать sʲim.ˈna.tsatʲ  семь sʲɛmʲ  серия ˈsʲɛ.rʲi.ja
сироты si.ˈro.tɨ  снять snʲatʲ  соседи sa.ˈsʲɛ.dʲi  ставка ˈstaf.ka  ставки ˈstaf.kʲi  ставок ˈsta.vak
стороны sta.ra.ˈnɨ  страховка stra.ˈxof.ka  талия ˈta.lʲi.ja  три trʲi  тридцать ˈtrʲi.tsatʲ
тринадцать trʲi.ˈna.tsatʲ  тюрьму tʲurʲ.ˈmu  у u  удваиваю u.ˈdva.i.va.ju  уплачены u.ˈpla.tʃi.nɨ
условлены u.ˈslov.lʲi.nɨ  финал fʲi.ˈnal  цвет tsvʲɛt  четыре tʃi.ˈtɨ.rʲi  четырнадцать tʃi.ˈtɨr.na.tsatʲ
чья tʃja  чёрное ˈtʃor.na.ja  чёт tʃot  шевали ʃɨ.va.ˈlʲi  шестнадцать ʃɨs.ˈna.tsatʲ  шесть ʃɛstʲ  штук ʃtuk
штуки ˈʃtu.kʲi
"""
