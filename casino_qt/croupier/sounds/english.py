"""How the English words of the calls sound, in IPA; dots part syllables, ˈ comes before the stressed one."""

SOUNDS = """
agreed ə.ˈɡriːd  all ɔːl  and ænd  announced ə.ˈnaʊnst  another ə.ˈnʌ.ðə  après a.pʁɛ  are ɑː  back bæk
bank bæŋk  bets bɛts  big bɪɡ  black blæk  blackjack ˈblæk.dʒæk  bust bʌst  busts bʌsts  by baɪ  card kɑːd
cards kɑːdz  colour ˈkʌ.lə  cut kʌt  deal diːl  does dʌz  double ˈdʌbl  drawn drɔːn  each iːtʃ  eight eɪt
eighteen eɪ.ˈtiːn  eleven ɪ.ˈlɛvn  enough ɪ.ˈnʌf  even ˈiːvn  fifteen fɪf.ˈtiːn  finale fi.ˈnɑː.li
five faɪv  four fɔː  fourteen fɔː.ˈtiːn  freed friːd  game ɡeɪm  go ɡəʊ  half hɑːf  has hæz  high haɪ  i aɪ
in ɪn  insurance ɪn.ˈʃʊ.rəns  insured ɪn.ˈʃʊəd  is ɪz  it ɪt  late leɪt  loses ˈluː.zɪz  low ləʊ  made meɪd
mine maɪn  mistake mɪs.ˈteɪk  more mɔː  neighbours ˈneɪ.bəz  nine naɪn  nineteen naɪn.ˈtiːn  no nəʊ  not nɒt
odd ɒd  on ɒn  one wʌn  or ɔː  orphans ˈɔː.fənz  out aʊt  over ˈəʊ.və  paid peɪd  pass pɑːs  passes ˈpɑː.sɪz
pays peɪz  pieces ˈpiː.sɪz  place pleɪs  play pleɪ  please pliːz  prison ˈprɪ.zən  red rɛd  rest rɛst
returned rɪ.ˈtɜːnd  right raɪt  round raʊnd  series ˈsɪ.riːz  seven ˈsɛvn  seventeen sɛvn.ˈtiːn  side saɪd
six sɪks  sixteen sɪks.ˈtiːn  small smɔːl  split splɪt  splits splɪts  stakes steɪks  stay steɪ
straight streɪt  surrender sə.ˈrɛn.də  ten tɛn  that ðæt  the ðə  thirteen θɜː.ˈtiːn  thirty ˈθɜː.ti
three θriː  tie taɪ  to tu  too tuː  twelve twɛlv  twenty ˈtwɛn.ti  twice twaɪs  two tuː  who huː
whose huːz  will wɪl  wins wɪnz  with wɪð  your jɔː  yours jɔːz  zero ˈzɪ.rəʊ
"""
