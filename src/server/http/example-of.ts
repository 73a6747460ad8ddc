import { CITY } from '../../domain/market.ts';

type Schema = Record<string, unknown>;

const listIn = (schema: Schema, name: string): Schema[] => (Array.isArray(schema[name]) ? (schema[name] as Schema[]) : []);

/** Texts by the name of their field: what people write there. */
const USUAL: Record<string, string> = {
  text: '2 bhk flats in Kondapur under 80 lakhs',
  message: 'homes near me',
  name: 'Asha Rao',
  Name: 'Asha Rao',
  email: 'asha@example.com',
  userNameOrEmail: 'asha@example.com',
  reach: 'asha@example.com',
  phone: '98480 12345',
  phoneNumber: '98480 12345',
  selectUserType: 'Owner',
  reason: 'The home was let',
  locality: 'Kondapur',
  city: CITY.name,
  currency: 'INR',
  plan: 'pro',
  billing: 'monthly',
  language: 'en',
};

function textOf(schema: Schema, field: string): string {
  const usual = USUAL[field];
  if (usual !== undefined) return usual;
  const pattern = typeof schema['pattern'] === 'string' ? schema['pattern'] : '';
  if (schema['format'] === 'uuid') return '3f0a4c3e-8f1b-4b52-9d6e-2a7c1e5b9f10';
  if (/\{43\}/.test(pattern)) return `1-${'k'.repeat(43)}`;
  return pattern && !new RegExp(pattern).test('example') ? '1' : 'example';
}

/** The smallest whole number that fits, one where it can be. */
const numberOf = ({ minimum, maximum }: Schema): number =>
  Math.min(Math.max(1, typeof minimum === 'number' ? minimum : 1), typeof maximum === 'number' ? maximum : 1e6);

/** A value that a JSON Schema accepts, with what it needs and no more. */
export function exampleOf(schema: Schema, field = ''): unknown {
  if (schema['const'] !== undefined) return schema['const'];
  if (Array.isArray(schema['enum'])) return (schema['enum'] as unknown[])[0];
  const [choice] = [...listIn(schema, 'anyOf'), ...listIn(schema, 'oneOf')];
  if (choice) return exampleOf(choice, field);
  const type = Array.isArray(schema['type']) ? (schema['type'] as unknown[])[0] : schema['type'];
  if (type === 'string') return textOf(schema, field);
  if (type === 'integer' || type === 'number') return numberOf(schema);
  if (type === 'boolean') return true;
  if (type === 'array')
    return typeof schema['minItems'] === 'number' && schema['minItems'] > 0 ? [exampleOf(schema['items'] as Schema, field)] : [];
  const needed = Array.isArray(schema['required']) ? (schema['required'] as string[]) : [];
  const properties = (schema['properties'] ?? {}) as Record<string, Schema>;
  return Object.fromEntries(needed.filter((name) => name in properties).map((name) => [name, exampleOf(properties[name]!, name)]));
}
