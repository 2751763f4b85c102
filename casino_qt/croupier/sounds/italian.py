"""How the Italian words of the calls sound, in IPA; dots part syllables, ˈ comes before the stressed one.

An underscore parts the words of a phrase that sounds otherwise than its words alone.
"""

SOUNDS = """
a a  al al  annuncio an.ˈnun.tʃo  après a.pʁɛ  assicurato as.si.ku.ˈra.to
assicurazione as.si.ku.ra.ˈtsjo.ne  banco ˈban.ko  basta ˈbas.ta  black blɛk  carta ˈkar.ta  carte ˈkar.te
cavalli ka.ˈval.li  chi ki  cinque ˈtʃin.kwe  colore ko.ˈlo.re  con kon  convenute kon.ve.ˈnu.te
così ko.ˈzi  da da  destra ˈdɛs.tra  di di  diciannove di.tʃan.ˈnɔ.ve  diciassette di.tʃas.ˈsɛt.te
diciotto di.ˈtʃɔt.to  dieci ˈdjɛ.tʃi  dispari ˈdis.pa.ri  divisione di.vi.ˈzjo.ne  dodici ˈdo.di.tʃi
doppia ˈdop.pja  due ˈdu.e  e e  errore er.ˈro.re  estratta es.ˈtrat.ta  fate ˈfa.te  fatti ˈfat.ti
finale fi.ˈna.le  finita fi.ˈni.ta  gioca ˈdʒɔ.ka  giochi ˈdʒɔ.ki  gioco ˈdʒɔ.ko  grande ˈɡran.de  ha a  i i
il il  in in  jack dʒɛk  la la  le le  liberato li.be.ˈra.to  manque mɑ̃k  metà me.ˈta  mie ˈmi.e
nero ˈne.ro  non non  nove ˈnɔ.ve  nulla ˈnul.la  o o  orfanelli or.fa.ˈnɛl.li  otto ˈɔt.to  paga ˈpa.ɡa
pagato pa.ˈɡa.to  pari ˈpa.ri  parte ˈpar.te  passa ˈpas.sa  passano ˈpas.sa.no  passe pas  per per
perde ˈpɛr.de  pezzi ˈpɛt.tsi  piccola ˈpik.ko.la  pieno ˈpjɛ.no  più pju  poste ˈpɔs.te
prigione pri.ˈdʒo.ne  quattordici kwat.ˈtor.di.tʃi  quattro ˈkwat.tro  quindici ˈkwin.di.tʃi
raddoppio rad.ˈdop.pjo  resa ˈre.za  restituito res.ti.tu.ˈi.to  resto ˈrɛs.to  rosso ˈros.so
sballa ˈzbal.la  sballato zbal.ˈla.to  sedici ˈse.di.tʃi  sei sɛj  serie ˈsɛ.rje  sette ˈsɛt.te
signori si.ˈɲo.ri  smazzata zmat.ˈtsa.ta  sono ˈso.no  sto stɔ  sue ˈsu.e  suo ˈsu.o  taglia ˈta.ʎa
taglio ˈta.ʎo  tardi ˈtar.di  tre tre  tredici ˈtre.di.tʃi  trenta ˈtren.ta  trentacinque tren.ta.ˈtʃin.kwe
trentadue tren.ta.ˈdu.e  trentaquattro tren.ta.ˈkwat.tro  trentasei tren.ta.ˈsɛj  trentatré tren.ta.ˈtre
trentuno tren.ˈtu.no  troppo ˈtrɔp.po  tutti ˈtut.ti  undici ˈun.di.tʃi  uno ˈu.no  va va  vado ˈva.do
venti ˈven.ti  venticinque ven.ti.ˈtʃin.kwe  ventidue ven.ti.ˈdu.e  ventinove ven.ti.ˈnɔ.ve
ventiquattro ven.ti.ˈkwat.tro  ventisei ven.ti.ˈsɛj  ventisette ven.ti.ˈsɛt.te  ventitré ven.ti.ˈtre
ventotto ven.ˈtɔt.to  ventuno ven.ˈtu.no  vicini vi.ˈtʃi.ni  vince ˈvin.tʃe  vostro ˈvɔs.tro  zero ˈdzɛ.ro
è ɛ  égalité e.ɡa.li.te
"""
