import { parse } from 'csv-parse/sync';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PROPERTY_TYPES, type PropertyType } from '../../domain/property.ts';

export const PHOTOS_DIR = fileURLToPath(new URL('photos', import.meta.url));

/** One picture of the catalogue and what is true of it. */
export interface Photo {
  file: string;
  kind: string;
  room: string;
  alt: string;
  features: string[];
  suits: PropertyType[];
  /** Storeys of the building that it shows, where it shows a whole building. */
  storeys?: number;
  /** The file of the first picture of the same building or plots, where this is another view of them. */
  viewOf?: string;
}

const STOREYS: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
};

function storeysIn(alt: string): number | undefined {
  const found = /\b(\w+)-storey/i.exec(alt);
  return found ? STOREYS[found[1]!.toLowerCase()] : undefined;
}

/** Reads the pictures and their rows; throws where a row names an unknown type of home. */
export function readPhotos(): Photo[] {
  const rows = parse<Record<string, string>>(readFileSync(`${PHOTOS_DIR}/manifest.csv`), { columns: true });
  return rows.map((row) => {
    const suits = row['suitable_for']!.split('|').map((name) => {
      const type = PROPERTY_TYPES.find((item) => item === name);
      if (!type) throw new Error(`photos/manifest.csv: ${row['file']} suits "${name}", which is no type of home`);
      return type;
    });
    const alt = row['alt']!;
    return {
      file: row['file']!,
      kind: row['kind']!,
      room: row['room']!,
      alt,
      features: row['features']!.split(', '),
      suits,
      storeys: storeysIn(alt),
      viewOf: row['view_of'] || undefined,
    };
  });
}
