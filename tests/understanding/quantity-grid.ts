import type { Slots } from '../../src/understanding/data.ts';

/** One thing that is said of a home, and the slots that it fills. */
interface Said {
  text: string;
  slots: Slots;
}

interface Words {
  /** Ways of naming amounts of money, in rupees. */
  money: [string, number][];
  most: (amount: string) => string;
  least: (amount: string) => string;
  rooms: [string, number][];
  /** Square feet. */
  areas: [string, number][];
  leastArea: (area: string) => string;
  /** Minutes from a place, in the language's own order of words. */
  minutes: [string, number][];
  distances: [string, number][];
  connectors: string[];
}

const LAKH = 100_000;
const CRORE = 10_000_000;

const near = (place: string, minutes: number): Slots => ({ near: place, within_minutes: minutes });
const within = (place: string, km: number): Slots => ({ near: place, within_km: km });

const ENGLISH: Words = {
  money: [
    ['72 lakhs', 72 * LAKH],
    ['45 lacs', 45 * LAKH],
    ['1.2 crore', 1.2 * CRORE],
    ['one crore twenty', 1.2 * CRORE],
    ['two crore forty lakhs', 2.4 * CRORE],
    ['eighty five lakhs', 85 * LAKH],
    ['90L', 90 * LAKH],
    ['25000', 25_000],
    ['18k', 18_000],
    ['thirty five thousand', 35_000],
    ['Rs 1,25,00,000', 1.25 * CRORE],
  ],
  most: (amount) => `under ${amount}`,
  least: (amount) => `above ${amount}`,
  rooms: [
    ['3 bhk', 3],
    ['2bhk', 2],
    ['four bedroom', 4],
    ['2.5 bhk', 2.5],
  ],
  areas: [
    ['1200 sqft', 1200],
    ['fifteen hundred square feet', 1500],
    ['200 sq yards', 1800],
    ['1850 sft', 1850],
  ],
  leastArea: (area) => `at least ${area}`,
  minutes: [
    ['within 20 minutes of a metro', 20],
    ['fifteen minutes from a metro station', 15],
  ],
  distances: [
    ['within 2 km of a school', 2],
    ['less than 3 kilometres from a school', 3],
  ],
  connectors: [' ', ', ', ' and ', ' with '],
};

const HINDI_LATIN: Words = {
  money: [
    ['72 lakh', 72 * LAKH],
    ['pachaas lakh', 50 * LAKH],
    ['dedh crore', 1.5 * CRORE],
    ['ek crore bees lakh', 1.2 * CRORE],
    ['dhai crore', 2.5 * CRORE],
    ['pachees hazaar', 25_000],
    ['25 hazar', 25_000],
    ['90L', 90 * LAKH],
  ],
  most: (amount) => `${amount} tak`,
  least: (amount) => `${amount} se upar`,
  rooms: [
    ['3 bhk', 3],
    ['do bhk', 2],
    ['char bedroom', 4],
  ],
  areas: [
    ['1200 sqft', 1200],
    ['pandrah sau square feet', 1500],
    ['200 gaj', 1800],
  ],
  leastArea: (area) => `kam se kam ${area}`,
  minutes: [['metro se 20 minute', 20]],
  distances: [['school se 2 km ke andar', 2]],
  connectors: [' ', ', ', ' aur '],
};

const HINDI: Words = {
  money: [
    ['72 लाख', 72 * LAKH],
    ['पचास लाख', 50 * LAKH],
    ['डेढ़ करोड़', 1.5 * CRORE],
    ['एक करोड़ बीस लाख', 1.2 * CRORE],
    ['पच्चीस हज़ार', 25_000],
    ['२५ हजार', 25_000],
  ],
  most: (amount) => `${amount} तक`,
  least: (amount) => `${amount} से ऊपर`,
  rooms: [
    ['3 बीएचके', 3],
    ['दो बीएचके', 2],
    ['चार बेडरूम', 4],
  ],
  areas: [
    ['1200 वर्ग फुट', 1200],
    ['पंद्रह सौ वर्ग फीट', 1500],
    ['200 गज', 1800],
  ],
  leastArea: (area) => `कम से कम ${area}`,
  minutes: [['मेट्रो से 20 मिनट', 20]],
  distances: [['स्कूल से 2 किलोमीटर के अंदर', 2]],
  connectors: [' ', ', ', ' और '],
};

const TELUGU_LATIN: Words = {
  money: [
    ['72 lakshala', 72 * LAKH],
    ['yabhai lakshala', 50 * LAKH],
    ['okatinnara koti', 1.5 * CRORE],
    ['oka koti iravai lakshala', 1.2 * CRORE],
    ['iravai aidu vela', 25_000],
    ['25 vela', 25_000],
  ],
  most: (amount) => `${amount} lopu`,
  least: (amount) => `${amount} paina`,
  rooms: [
    ['3 bhk', 3],
    ['rendu bhk', 2],
    ['nalugu bedroom', 4],
  ],
  areas: [
    ['1200 sqft', 1200],
    ['200 gajala', 1800],
  ],
  leastArea: (area) => `kaneesam ${area}`,
  minutes: [['metro nunchi 20 nimishala', 20]],
  distances: [['school nunchi 2 km lopu', 2]],
  connectors: [' ', ', ', ' mariyu '],
};

const TELUGU: Words = {
  money: [
    ['72 లక్షల', 72 * LAKH],
    ['యాభై లక్షల', 50 * LAKH],
    ['ఒకటిన్నర కోటి', 1.5 * CRORE],
    ['ఒక కోటి ఇరవై లక్షల', 1.2 * CRORE],
    ['ఇరవై ఐదు వేల', 25_000],
  ],
  most: (amount) => `${amount} లోపు`,
  least: (amount) => `${amount} పైన`,
  rooms: [
    ['3 బీహెచ్‌కే', 3],
    ['రెండు బెడ్‌రూమ్', 2],
    ['నాలుగు బెడ్‌రూమ్', 4],
  ],
  areas: [
    ['1200 చదరపు అడుగుల', 1200],
    ['200 గజాల', 1800],
  ],
  leastArea: (area) => `కనీసం ${area}`,
  minutes: [['మెట్రో నుంచి 20 నిమిషాల', 20]],
  distances: [['స్కూల్ నుంచి 2 కిలోమీటర్ల లోపు', 2]],
  connectors: [' ', ', ', ' మరియు '],
};

const URDU: Words = {
  money: [
    ['72 لاکھ', 72 * LAKH],
    ['پچاس لاکھ', 50 * LAKH],
    ['ڈیڑھ کروڑ', 1.5 * CRORE],
    ['ایک کروڑ بیس لاکھ', 1.2 * CRORE],
    ['پچیس ہزار', 25_000],
  ],
  most: (amount) => `${amount} تک`,
  least: (amount) => `${amount} سے اوپر`,
  rooms: [
    ['3 بی ایچ کے', 3],
    ['دو بیڈروم', 2],
    ['چار بیڈروم', 4],
  ],
  areas: [
    ['1200 مربع فٹ', 1200],
    ['200 گز', 1800],
  ],
  leastArea: (area) => `کم از کم ${area}`,
  minutes: [['میٹرو سے 20 منٹ', 20]],
  distances: [['اسکول سے 2 کلومیٹر کے اندر', 2]],
  connectors: [' ', '، ', ' اور '],
};

/** The tag of the language, and its words in one script. */
export const GRID: Record<string, [string, Words]> = {
  'English': ['en', ENGLISH],
  'Hindi in Latin letters': ['hi', HINDI_LATIN],
  'Hindi': ['hi', HINDI],
  'Telugu in Latin letters': ['te', TELUGU_LATIN],
  'Telugu': ['te', TELUGU],
  'Urdu': ['ur', URDU],
};

const amounts = ({ money, most, least }: Words): Said[] =>
  money.flatMap(([text, value]): Said[] => [
    { text: most(text), slots: { price_max: value } },
    { text: least(text), slots: { price_min: value } },
  ]);

const rooms = (words: Words): Said[] => words.rooms.map(([text, bhk]) => ({ text, slots: { bhk } }));

const areas = ({ areas: all, leastArea }: Words): Said[] =>
  all.map(([text, value]) => ({ text: leastArea(text), slots: { area_min: value } }));

const places = ({ minutes, distances }: Words): Said[] => [
  ...minutes.map(([text, value]) => ({ text, slots: near('metro', value) })),
  ...distances.map(([text, value]) => ({ text, slots: within('school', value) })),
];

/** Every two of an amount, rooms, an area and a distance, in both orders, with every connector; and amounts with rooms and areas. */
export function sentencesOf(words: Words): Said[] {
  const kinds = [amounts(words), rooms(words), areas(words), places(words)];
  const pairs = kinds.flatMap((one, i) =>
    kinds.flatMap((other, j) => (i === j ? [] : one.flatMap((a) => other.map((b): [Said, Said] => [a, b])))),
  );
  return pairs.flatMap(([a, b]) =>
    words.connectors.map((connector) => ({ text: `${a.text}${connector}${b.text}`, slots: { ...a.slots, ...b.slots } })),
  );
}
