/** Scripts of Unicode. Common and inherited characters belong to each of them. */
const scripts =
  `Adlam Ahom Arabic Armenian Balinese Bamum Batak Bengali Bopomofo Buginese Buhid Canadian_Aboriginal Chakma Cham
  Cherokee Coptic Cyrillic Deseret Devanagari Ethiopic Georgian Glagolitic Gothic Greek Gujarati Gurmukhi Han Hangul
  Hanifi_Rohingya Hanunoo Hebrew Hiragana Javanese Kannada Katakana Kayah_Li Khmer Lao Latin Lepcha Limbu Lisu Malayalam
  Mandaic Masaram_Gondi Meetei_Mayek Miao Mongolian Mro Myanmar New_Tai_Lue Newa Nko Nyiakeng_Puachue_Hmong Ogham
  Ol_Chiki Oriya Osage Pahawh_Hmong Phags_Pa Rejang Runic Samaritan Saurashtra Shavian Sinhala Sundanese Syloti_Nagri
  Syriac Tagalog Tagbanwa Tai_Le Tai_Tham Tai_Viet Tamil Telugu Thaana Thai Tibetan Tifinagh Tirhuta Vai Wancho
  Warang_Citi Yi`.split(/\s+/);

/** Scripts that "highly restrictive" (UTS 39) allows together. */
const together = ['Latin Han Hiragana Katakana', 'Latin Han Bopomofo', 'Latin Han Hangul'];

const profiles = [...together, ...scripts].map(
  (names) => new RegExp(`^[\\p{scx=Zyyy}\\p{scx=Zinh}${names.replace(/(\w+) ?/g, '\\p{scx=$1}')}]*$`, 'u'),
);

/** True if the scripts of a name may stand together, as UTS 39 says for the level "highly restrictive". */
export const isOfOneScript = (name: string): boolean => profiles.some((profile) => profile.test(name));

/** Characters that join to the next one: Joining_Type dual, in the Basic Multilingual Plane. */
const joining =
  '\u0620\u0626\u0628\u062a-\u062e\u0633-\u063f\u0641-\u0647\u0649-\u064a\u066e-\u066f\u0678-\u0687\u069a-\u06bf\u06c1-\u06c2\u06cc\u06ce\u06d0-\u06d1\u06fa-\u06fc\u06ff\u0712-\u0714\u071a-\u071d\u071f-\u0727\u0729\u072b\u072d-\u072e\u074e-\u0758\u075c-\u076a\u076d-\u0770\u0772\u0775-\u0777\u077a-\u077f\u07ca-\u07ea\u0841-\u0845\u0848\u084a-\u0853\u0855\u0860\u0862-\u0865\u0868\u0886\u0889-\u088d\u08a0-\u08a9\u08af-\u08b0\u08b3-\u08b8\u08ba-\u08c8\u1807\u1820-\u1878\u1887-\u18a8\u18aa\ua840-\ua871';

/** Signs that join consonants: viramas of scripts in the Basic Multilingual Plane. */
const viramas =
  '\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d3b-\u0d3c\u0d4d\u0dca\u0f84\u1039-\u103a\u1714-\u1715\u1734\u17d2\u1a60\u1b44\u1baa-\u1bab\u1bf2-\u1bf3\ua806\ua82c\ua8c4\ua953\ua9c0\uaaf6\uabed';

/** Where UAX 31 allows ZWNJ and ZWJ: rules A1, A2 and B. */
const placed = new RegExp(
  [
    `(?<=[${joining}]\\p{M}*)\\u200c(?=\\p{M}*\\p{L})`,
    `(?<=\\p{L}\\p{M}*[${viramas}]\\p{M}*)\\u200c(?=\\p{L})`,
    `(?<=\\p{L}\\p{M}*[${viramas}]\\p{M}*)\\u200d`,
  ].join('|'),
  'gu',
);

/** False if a name has a ZWJ or ZWNJ where it would be invisible. */
export const hasJoinersInPlace = (name: string): boolean => !/[\u200c\u200d]/.test(name.replace(placed, ''));
