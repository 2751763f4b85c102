"""How the French words of the calls sound, in IPA; syllables are parted by dots. Stress is even, so unmarked.

An underscore parts the words of a phrase that sounds otherwise than its words alone.
"""

SOUNDS = """
a a  abandon a.bɑ̃.dɔ̃  annonce a.nɔ̃s  après a.pʁɛ  assurance a.sy.ʁɑ̃s  assuré a.sy.ʁe  banque bɑ̃k
black blak  black_jack blak_dʒak  carte kaʁt  cartes kaʁt  cela sə.la  chaque ʃak  chevaux ʃə.vo  cinq sɛ̃k
cinq_cartes sɛ̃_kaʁt  cinq_pièces sɛ̃_pjɛs  convenues kɔ̃v.ny  couleur ku.lœʁ  coupe kup  crevé kʁə.ve
côté ko.te  de də  deux dø  dix dis  dix_pièces di_pjɛs  donne dɔn  double dubl  doublement du.blə.mɑ̃
douze duz  droite dʁwat  en ɑ̃  erreur ɛ.ʁœʁ  est ɛ  est_à ɛ_ta  et e  faites fɛt  faits fɛ  finale fi.nal
finie fi.ni  gagne ɡaɲ  grande ɡʁɑ̃d  huit ɥit  huit_pièces ɥi_pjɛs  impair ɛ̃.pɛʁ  jack dʒak  je ʒə  jeu ʒø
jeux ʒø  joue ʒu  la la  le lə  les le  libéré li.be.ʁe  manque mɑ̃k  messieurs me.sjø  miennes mjɛn
mises miz  moitié mwa.tje  monde mɔ̃d  ne nə  neuf nœf  noir nwaʁ  onze ɔ̃z  orphelins ɔʁ.fə.lɛ̃  ou u
paie pɛ  pair pɛʁ  par paʁ  pas pa  passe pas  passent pas  payé pe.je  perd pɛʁ  petite pə.tit  pièces pjɛs
plein plɛ̃  plus ply  prison pʁi.zɔ̃  quatorze ka.tɔʁz  quatre katʁ  qui ki  quinze kɛ̃z  rendu ʁɑ̃.dy
reste ʁɛst  restez ʁɛs.te  rien ʁjɛ̃  rouge ʁuʒ  saute sot  seize sɛz  sept sɛt  six sis  six_pièces si_pjɛs
sont sɔ̃  sur syʁ  sépare se.paʁ  série se.ʁi  taille tɑj  tard taʁ  tirée ti.ʁe  tout tu  treize tʁɛz
trente tʁɑ̃t  trente_et_un tʁɑ̃_te_œ̃  trois tʁwa  trop tʁo  un œ̃  va va  vais vɛ  vingt vɛ̃
vingt_et_un vɛ̃_te_œ̃  voisins vwa.zɛ̃  vos vo  vous vu  vôtres votʁ  zéro ze.ʁo  à a  égalité e.ɡa.li.te
"""
