import { parse } from 'csv-parse/sync';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** A labelled picture. */
export interface Picture {
  file: string;
  isProperty: boolean;
  /** Of a property the room or view, of anything else its kind: `kitchen`, `tower`, `animal` ... */
  group: string;
  source: string;
}

/** Folders of the training pictures that are called otherwise on screen. */
const GROUPS: Record<string, string> = { frontal: 'house_front' };

/** Reads a CSV with `file,label,room` (paths relative to it; more columns and quotes are allowed). */
export function readManifest(file: string): Picture[] {
  const rows = parse<Record<string, string>>(readFileSync(file), { columns: true, bom: true, skip_empty_lines: true, trim: true });
  return rows.map((row, i) => {
    const { file: name, label = '', room = '', source = '' } = row;
    if (!name || (label !== 'property' && label !== 'nonproperty'))
      throw new Error(`${file}, row ${i + 2}: it should have a file, and "property" or "nonproperty" as its label.`);
    return { file: resolve(dirname(file), name), isProperty: label === 'property', group: GROUPS[room] ?? room, source };
  });
}

/** What the demonstration pictures show, in the groups of the training. */
const GROUP_OF_KIND: Record<string, string> = {
  apartment: 'tower',
  balcony: 'balcony',
  clubhouse: 'house_front',
  community: 'house_front',
  dining: 'dining_room',
  house: 'house_front',
  land: 'land',
  living: 'living_room',
  officefacade: 'office_front',
  villa: 'house_front',
};

/** Our own pictures, by their own manifest; none of them is ever learned from. */
export function readDemoPictures(folder: string): (Picture & { kind: string })[] {
  const file = join(folder, 'manifest.csv');
  if (!existsSync(file)) return [];
  return parse<Record<string, string>>(readFileSync(file), { columns: true }).map((row) => ({
    file: join(folder, row['file']!),
    isProperty: true,
    group: GROUP_OF_KIND[row['kind']!] ?? row['kind']!,
    kind: row['kind']!,
    source: 'demo',
  }));
}
