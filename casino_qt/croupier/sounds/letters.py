"""With which letters each language of the interface writes a sound: nearest, not exact."""

LANGUAGES = ("en", "fr", "it", "cs", "ru")

_ROWS = """
a ah a a a а            aː ah a a á а           ɑ ah a a a а            ɑː ah a a á а
ɑ̃ ah(n) an a(n) a(n) а(н)   ɛ̃ a(n) in e(n) e(n) э(н)   œ̃ uh(n) un e(n) e(n) э(н)
ɔ̃ o(n) on o(n) o(n) о(н)    æ a a e e э
e ay é e e э            eː ay é e é э           ɛ eh è e e э            eɪ ay eï ei ej эй
i ee i i i и            iː ee i i í и           ɪ i i i i и             ɨ ih y y y ы
o oh o o o о            oː oh o o ó о           ɔ o o o o о             ɔː aw o o ó о
ɒ o o o o о             ou ow oou ou ou оу      əʊ oh o ou ou оу        aʊ ow aou au au ау
ø uh eu ö ö ё           œ uh eu ö ö ё           ɜː ur eu ö é ё          ə uh e e e э
ʌ u eu a a а            aɪ ie aï ai aj ай       ʊ oo ou u u у           ʊə oor our ur ur ур
u oo ou u u у           uː oo ou u ú у          y ew u ü ü ю
p p p p p п   b b b b b б   t t t t t т   d d d d d д   k k k k k к   ɡ g g g g г
f f f f f ф   v v v v v в   s s s s s с   z z z s z з   θ th th th th с   ð th th th th з
ʃ sh ch sh š ш   ʒ zh j j ž ж   x kh kh kh ch х   ɦ h h h h х   h h h h h х
ts ts ts z c ц   dz dz dz z dz дз   tʃ ch tch C č ч   dʒ j dj G dž дж   ʃtʃ shch chtch shc šč щ
m m m m m м   n n n n n н   ŋ ng ng n n н   ŋk nk nk nk nk нк   ɲ ny gn gn ň нь
l l l l l л   ʎ ly ly gli lj ль   r r r r r р   ʁ r r r r р   r̝ rzh rj rj ř рж
j y y i j J   w w ou u u у   ɥ w u ü ü ю   c ty ty ti ť ть   ɟ dy dy di ď дь   ʲ ʲ ʲ ʲ ʲ ь
"""


def _rows() -> dict[str, dict[str, str]]:
    """Sound → language → letters."""
    words = _ROWS.split()
    step = 1 + len(LANGUAGES)
    return {
        words[i]: dict(zip(LANGUAGES, words[i + 1 : i + step], strict=True))
        for i in range(0, len(words), step)
    }


LETTERS = _rows()

# What follows from letters standing together, in this order; "|" ends a syllable. C and G (Italian), J
# (Russian) and ʲ, which softens the sound before it, are no letters yet.
JOINING: dict[str, tuple[tuple[str, str], ...]] = {
    "en": (
        ("ʲ(?=ee|ih)", ""),
        ("ʲ(?=[aeiou])", "y"),
        ("ʲ", "’"),
        ("ayy", "ay"),
        (r"ehy\|", "ay|"),
        (r"ny\|", "ny’|"),
    ),
    "fr": (("ʲ(?=i)", ""), ("ʲ(?=[aeéèiou])", "y"), ("ʲ", "’"), ("g(?=[eéèiy])", "gu")),
    "it": (
        ("ʲ(?=i)", ""),
        ("ʲ(?=[aeou])", "i"),
        ("ʲ", "’"),
        ("g(?=[ei])", "gh"),
        (r"C\|", "c’|"),
        ("C(?=[ei])", "c"),
        ("C", "ci"),
        ("G(?=[ei])", "g"),
        ("G", "gi"),
        ("ii", "i"),
    ),
    "cs": (
        ("ʲ(?=i)", ""),
        ("(?<=[tdn])ʲe", "ě"),
        ("tʲ", "ť"),
        ("dʲ", "ď"),
        ("nʲ", "ň"),
        ("lʲ(?=[^aeiouj])", "l"),
        ("(?<=[bpvf])[ʲj]e", "ě"),
        ("ʲ(?=[aeou])", "j"),
        ("ʲ", ""),
        ("ťe", "tě"),
        ("ďe", "dě"),
        ("ňe", "ně"),
        ("ť(?=[ií])", "t"),
        ("ď(?=[ií])", "d"),
        ("ň(?=[ií])", "n"),
    ),
    "ru": (
        ("(?<=[бвгджзклмнпрстфхцчшщ])J(?=[аэоуюё])", "ьJ"),
        ("Jа", "я"),
        ("Jэ", "е"),
        ("Jо", "ё"),
        ("J[ую]", "ю"),
        ("Jё", "ё"),
        ("J", "й"),
        ("ьа", "я"),
        ("ьэ", "е"),
        ("ьо", "ё"),
        ("ьу", "ю"),
        ("ьи", "и"),
    ),
}
