"""How the Czech words of the calls sound, in IPA; dots part syllables, ˈ comes before the stressed one.

An underscore parts the words of a phrase that sounds otherwise than its words alone.
"""

SOUNDS = """
a a  anonce ˈa.non.tsɛ  après a.pʁɛ  bank baŋk  barva ˈbar.va  black blɛk  chevaux ʃə.vo  další ˈdal.ʃiː
deset ˈdɛ.sɛt  devatenáct ˈdɛ.va.tɛ.naːtst  devět ˈdɛ.vjɛt  dohodnuty ˈdo.ɦod.nu.ti  doprava ˈdo.pra.va
dva dva  dvacet ˈdva.tsɛt  dvanáct ˈdva.naːtst  dvojnásobně ˈdvoj.naː.sob.ɲɛ  dvě dvjɛ  finále ˈfi.naː.lɛ
hra ɦra  hru ɦru  i i  jack dʒɛk  jdu jdu  je jɛ  jedenáct ˈjɛ.dɛ.naːtst  jedna ˈjɛd.na  ještě ˈjɛʃ.cɛ
jsou sou  karet ˈka.rɛt  karta ˈkar.ta  kartami ˈkar.ta.mi  kartu ˈkar.tu  karty ˈkar.ti  kolo ˈko.lo
komu ˈko.mu  konec ˈko.nɛts  krupiér ˈkru.pi.jeːr  kusy ˈku.si  kusů ˈku.suː  lichá ˈli.xaː  malá ˈma.laː
manque mɑ̃k  má maː  na na  na_svých ˈna_sviːx  nebo ˈnɛ.bo  nehraje ˈnɛ.ɦra.jɛ  nerozhodně ˈnɛ.roz.ɦod.ɲɛ
nulou ˈnu.lou  s_nulou ˈsnu.lou  obou ˈo.bou  obstaveno ˈop.sta.vɛ.no  omylem ˈo.mi.lɛm  osm ˈo.sum
osmnáct ˈo.sum.naːtst  passe pas  patnáct ˈpat.naːtst  patří ˈpa.tr̝iː  platí ˈpla.ciː  plein plɛ̃  po po
pojištěno ˈpo.jiʃ.cɛ.no  pojištění ˈpo.jiʃ.cɛ.ɲiː  polovina ˈpo.lo.vi.na  pozdě ˈpoz.ɟɛ
prohrává ˈpro.ɦraː.vaː  prosím ˈpro.siːm  pánové ˈpaː.no.veː  pět pjɛt  přechází ˈpr̝ɛ.xaː.ziː  přes pr̝ɛs
rozdány ˈroz.daː.ni  rozděluji ˈroz.ɟɛ.lu.ji  s s  se sɛ  sedm ˈsɛ.dum  sedmnáct ˈsɛ.dum.naːtst
sejmout ˈsɛj.mout  stran stran  série ˈseː.ri.jɛ  sirotci ˈsi.rot.tsi  skončila ˈskon.tʃi.la
skončilo ˈskon.tʃi.lo  sousedé ˈsou.sɛ.deː  stačí ˈsta.tʃiː  stojím ˈsto.jiːm  sudá ˈsu.daː  svých sviːx
sázek ˈsaː.zɛk  sázky ˈsaːs.ki  talie ˈta.li.jɛ  tažená ˈta.ʒɛ.naː  trop trop  tři tr̝i  třicet ˈtr̝i.tsɛt
třináct ˈtr̝i.naːtst  uvolněno ˈu.vol.ɲɛ.no  velká ˈvɛl.kaː  vkladu ˈfkla.du  vrací ˈvra.tsiː
vsazeno ˈfsa.zɛ.no  vyhrává ˈvi.ɦraː.vaː  vzdávám ˈvzdaː.vaːm  váš vaːʃ  všem fʃɛm  z z  zahajte ˈza.ɦaj.tɛ
zaplaceno ˈza.pla.tsɛ.no  zbytek ˈzbi.tɛk  zdvojuji ˈzdvo.ju.ji  zero ˈzɛ.ro  černá ˈtʃɛr.naː
červená ˈtʃɛr.vɛ.naː  čtrnáct ˈtʃtr.naːtst  čtyři ˈtʃti.r̝i  šest ʃɛst  šestnáct ˈʃɛst.naːtst
"""
