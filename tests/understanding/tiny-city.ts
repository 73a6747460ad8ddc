import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { INTENTS_DIR } from '../../src/understanding/node/read-intents.ts';

/** Another market in a city of three parts, made as the README says; nothing but data. */
const CITY = {
  'localities.json': [
    {
      name: 'Lakeside',
      aliases: ['lake side'],
      scripts: ['లేక్‌సైడ్', 'लेकसाइड', 'لیک سائیڈ'],
      pincode: '600001',
      latitude: 10.01,
      longitude: 76.01,
    },
    {
      name: 'Old Harbour',
      aliases: ['harbour'],
      scripts: ['ఓల్డ్ హార్బర్', 'ओल्ड हार्बर', 'اولڈ ہاربر'],
      pincode: '600002',
      latitude: 10.03,
      longitude: 76.02,
    },
    { name: 'Millfield', aliases: [], scripts: ['మిల్‌ఫీల్డ్', 'मिलफ़ील्ड', 'مل فیلڈ'], pincode: '600003', latitude: 10.05, longitude: 76.04 },
  ],
  'words.json': {
    en: { city: { '': ['smalltown'] }, landmark: { 'Clock Tower': ['clock tower'] } },
    hi: { city: { '': ['स्मॉलटाउन'] } },
    te: { city: { '': ['స్మాల్‌టౌన్'] } },
    ur: { city: { '': ['سمال ٹاؤن'] } },
  },
  'places.json': [{ name: 'Clock Tower', kind: 'landmark', latitude: 10.02, longitude: 76.02 }],
  'rates.json': Object.fromEntries(
    ['Lakeside', 'Old Harbour', 'Millfield'].map((name) => [
      name,
      { builtPerSqft: 4000, plotPerSqft: 3000, rent: [8000, 12000, 18000], wide: true },
    ]),
  ),
};

/** Copies `intents` to a folder and makes the other market of it. */
export function writeTinyCity(folder: string): void {
  cpSync(INTENTS_DIR, folder, { recursive: true, filter: (file) => !file.endsWith('/city/hyderabad') });
  const settings = join(folder, 'market.json');
  const market = JSON.parse(readFileSync(settings, 'utf8')) as object;
  const city = { folder: 'smalltown', name: 'Smalltown', state: 'Kerala', country: 'India' };
  writeFileSync(settings, JSON.stringify({ ...market, name: 'Housely', names: {}, domain: 'housely.example', city }));
  mkdirSync(join(folder, 'city/smalltown'), { recursive: true });
  for (const [file, data] of Object.entries(CITY)) writeFileSync(join(folder, 'city/smalltown', file), JSON.stringify(data));
}
