import * as fc from 'fast-check';
import * as z from 'zod/mini';

type Schema = Record<string, unknown>;

/** What breaks parsers, databases and prototypes. */
const HOSTILE = fc.constantFrom<unknown>(
  null,
  true,
  '',
  'a\0b',
  '\ud800',
  "'; drop table accounts; --",
  '<script>alert(1)</script>',
  '%00',
  '../../etc/passwd',
  'x'.repeat(5000),
  '٣٫٥',
  -1,
  0.1 + 0.2,
  2 ** 31,
  2 ** 53,
  1e17,
  1e308,
  -1e308,
  [],
  {},
  [[[[[[]]]]]],
  { length: -1 },
  JSON.parse('{"__proto__": {"role": "operator"}, "constructor": {"prototype": {}}}'),
);

const asList = (value: unknown): Schema[] => (Array.isArray(value) ? (value as Schema[]) : []);

/** Values that a JSON schema accepts, or nearly: bounds are touched and sometimes crossed. */
function fitting(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const choices = [...asList(schema['anyOf']), ...asList(schema['oneOf'])];
  if (choices.length > 0) return fc.oneof(...choices.map((one) => valueOf(one, depth)));
  if (schema['const'] !== undefined) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  if (schema['type'] === 'object') return objectOf(schema, depth);
  if (schema['type'] === 'array') return fc.array(valueOf((schema['items'] ?? {}) as Schema, depth + 1), { maxLength: 5 });
  if (schema['type'] === 'boolean') return fc.boolean();
  if (schema['type'] === 'integer') return fc.oneof(fc.integer({ min: -2, max: 300 }), fc.maxSafeInteger());
  if (schema['type'] === 'number')
    return fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom(0, 499, 999, 17.4, 78.4));
  if (schema['type'] === 'string') return textOf(schema);
  return fc.jsonValue({ maxDepth: 2 });
}

function textOf(schema: Schema): fc.Arbitrary<string> {
  const most = typeof schema['maxLength'] === 'number' ? schema['maxLength'] : 300;
  return fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(
      '2 bhk in Kondapur under 80 lakhs',
      'pro',
      'monthly',
      'asha@example.com',
      '+91 98480 12345',
      'Kaveri-Boat-27!',
      'Kondapur',
    ),
    fc.constantFrom('x'.repeat(most), 'x'.repeat(most + 1)),
  );
}

function objectOf(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const properties = (schema['properties'] ?? {}) as Record<string, Schema>;
  if (Object.keys(properties).length === 0)
    return fc.dictionary(fc.string({ maxLength: 20 }), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 4 });
  const required = (schema['required'] ?? []) as string[];
  return fc.record(Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, valueOf(one, depth + 1)])), {
    requiredKeys: required.filter((name) => name in properties),
  });
}

const valueOf = (schema: Schema, depth: number): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 14, arbitrary: fitting(schema, depth) }, { weight: depth === 0 ? 1 : 2, arbitrary: HOSTILE });

/** Values for the schema of a call: most fit, some nearly, some are hostile, and some are all of it at once. */
export const arbitraryOf = (schema: z.ZodMiniType): fc.Arbitrary<unknown> =>
  valueOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, 0);
