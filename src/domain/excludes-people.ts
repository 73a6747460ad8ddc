/** Whom a posting may not exclude, and how they are called. Diet and living alone count too: they stand for the rest. */
const PEOPLE = {
  religion: [
    'hindus?',
    'muslims?',
    'christians?',
    'sikhs?',
    'jains?',
    'buddhists?',
    'parsis?',
    'हिंदू',
    'हिन्दू',
    'मुस्लिम',
    'मुसलमान',
    'ईसाई',
    'హిందువులకు',
    'హిందువులు',
    'ముస్లింలకు',
    'ముస్లింలు',
    'క్రైస్తవులకు',
    'క్రైస్తవులు',
    'ہندو',
    'ہندوؤں',
    'مسلم',
    'مسلمان',
    'مسلمانوں',
    'عیسائی',
  ],
  caste: [
    'brahmins?',
    'reddys?',
    'reddies',
    'kammas?',
    'kapus?',
    'velamas?',
    'vysyas?',
    'dalits?',
    'upper castes?',
    'lower castes?',
    '(?:same|our|own) caste',
    'ब्राह्मण',
    'दलित',
    'బ్రాహ్మణులకు',
    'బ్రాహ్మణులు',
    'دلت',
    'برہمن',
  ],
  community: [
    'marwaris?',
    'gujaratis?',
    'north indians?',
    'south indians?',
    'africans?',
    'foreigners?',
    'telugus?',
    'biharis?',
    'tamils?',
    'bengalis?',
    '(?:same|our|own) community',
  ],
  diet: [
    '(?:pure )?vegetarians?',
    '(?:pure )?veg',
    'non[ -]?veg(?:etarians?)?',
    'meat[ -]eaters?',
    'शाकाहारी',
    'मांसाहारी',
    'శాకాహారులకు',
    'శాకాహారులు',
    'మాంసాహారులకు',
    'మాంసాహారులు',
    'سبزی خور',
    'گوشت خور',
  ],
  single: [
    'bachelors?',
    'spinsters?',
    'singles',
    'single (?:women|woman|men|man|ladies|lady|girls|boys|persons?|people|mothers?|tenants?)',
    'unmarried(?: couples?| people| women| men)?',
    'divorcees?',
    'widows?',
    'बैचलर',
    'कुंवारे',
    'బ్యాచిలర్స్',
    'బ్యాచిలర్లకు',
    'بیچلر',
    'کنوارے',
  ],
} as const;

export type ExcludedGroup = keyof typeof PEOPLE;

const KIN =
  '(?:families|family|tenants?|people|persons?|households?|couples?|owners?|buyers?|log|लोग|लोगों को|परिवार|परिवारों|లకు|لوگ|لوگوں|خاندان)';

/** The ways in which such a name excludes: it alone is let in, or it is kept out. */
const WAYS: readonly ((name: string) => string)[] = [
  (name) => `(?<!not )(?:only|strictly|exclusively|just)(?: for| to)?(?: the)? ${name}`,
  (name) =>
    `${name}(?: ${KIN})? (?:only|preferred|not (?:allowed|accepted|welcome|permitted|entertained)|need not|should not|(?:please )?(?:stay away|excuse)|ke liye nahi|nahi)`,
  (name) => `(?:no|not (?:for|to)|except|without|excluding|do not (?:rent|sell|let|give) to|don t (?:rent|sell|let|give) to) ${name}`,
  (name) => `(?:सिर्फ|सिर्फ़|केवल|صرف|فقط|sirf|kewal) ${name}`,
  (name) => `${name}(?: ${KIN})?(?: को| के लिए| کو| کے لیے)? (?:नहीं|मना|मत|نہیں|منع)`,
  (name) => `${name} (?:మాత్రమే|ఇవ్వం|ఇవ్వము|వద్దు|కాదు)`,
];

/** Only families: whoever lives alone is kept out. */
const FAMILIES_ONLY =
  '(?<!not )(?:only|strictly|exclusively)(?: for)? (?:families|family)|(?:families|family) only|(?:सिर्फ|सिर्फ़|केवल) (?:परिवार|फैमिली)|صرف (?:خاندان|فیملی)|కుటుంబాలకు మాత్రమే';

const pattern = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])`, 'iu');

const RULES: readonly [ExcludedGroup, RegExp][] = (Object.keys(PEOPLE) as ExcludedGroup[]).map((group) => {
  const name = `(?:${PEOPLE[group].join('|')})`;
  const ways = WAYS.map((way) => way(name));
  return [group, pattern((group === 'single' ? [...ways, FAMILIES_ONLY] : ways).join('|'))];
});

/** The words in which a text keeps people out, and by what; null if it does not. */
export function excludesPeople(text: string): { group: ExcludedGroup; words: string } | null {
  const plain = text.replaceAll(/[\s,;:!'’*_/()-]+/g, ' ');
  for (const [group, rule] of RULES) {
    const found = rule.exec(plain);
    if (found) return { group, words: found[0].trim() };
  }
  return null;
}

const GROUPS = pattern(`(?:${[...PEOPLE.religion, ...PEOPLE.caste, ...PEOPLE.community].join('|')})`);

/** Whether a text names people by religion, caste or community, however it means it. */
export const namesGroup = (text: string): boolean => GROUPS.test(text);
