import fc from 'fast-check';

export type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
};

/** Values that the installation knows, by the name of the field, so that more than the first check is met. */
const KNOWN: Record<string, readonly string[]> = {
  doc_slug: ['mal', 'python-variables', 'css', 'javascript-choices', 'finnes-ikke'],
  slug: ['mal', 'python', 'css', 'finnes-ikke'],
  blokk_slug: ['text', 'quiz', 'swim', 'run', 'finnes-ikke'],
  username: ['fuzzer', 'sjef', 'admin', 'FUZZER', 'fuzzer@example.no', 'ingen'],
  email: ['fuzzer@example.no', 'ny@example.no', 'x@y.zz'],
  to: ['ny@example.no'],
  q: ['fu', 'løkke', 'a b c', '%', '_'],
  cursor: ['', 'e30', 'W10', 'WyJhIiwxXQ', '%00'],
};

/** Texts that have broken programs before. */
const UNSAFE = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u2066x',
  '𝕊𝕦𝕡𝕖𝕣 🏔️👩‍👩‍👧‍👦',
  'ﷺ'.repeat(40),
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘',
  "' or 1=1 --",
  '"; drop table player; --',
  '../../../../etc/passwd',
  '%2e%2e%2f',
  '<script>alert(1)</script>',
  '{{7*7}}#{7*7}',
  '__proto__',
  'constructor',
  'NaN',
  '1e999',
  '-0',
  '\r\nSet-Cookie: a=b',
  'İıſK',
];

const text = (maxLength: number) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 60) }) },
    { weight: 2, arbitrary: fc.constantFrom(...UNSAFE) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: Math.min(maxLength, 200) }) },
    { weight: 1, arbitrary: fc.nat(3).map((extra) => 'x'.repeat(Math.min(maxLength + extra - 1, 5000))) },
  );

/** A value that is mostly what the schema asks for. */
export function arbitraryOf(schema: Schema, name = ''): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => arbitraryOf(one, name)));
  switch (schema.type) {
    case 'string': {
      const known = KNOWN[name];
      if (name === 'id') return fc.oneof(fc.uuid(), text(60));
      if (name === 'json') return fc.oneof(fc.json(), text(200));
      return known
        ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, text(100))
        : text(schema.maxLength ?? 60);
    }
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.max(schema.minimum ?? 0, -1e9), max: Math.min(schema.maximum ?? 1000, 2 ** 31) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: schema.maxItems ?? 5,
      });
    case 'object':
      return objectOf(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<Record<string, unknown>> {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, arbitraryOf(property, name)]),
  );
  return fc.record(model, { requiredKeys: required as never[] }) as fc.Arbitrary<Record<string, unknown>>;
}

/** What no schema of ours allows, or only by chance. */
const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(null, true, -1, 0, 1e308, 2 ** 53, -(2 ** 31) - 1, 0.5, [], {}, '', ...UNSAFE),
  fc.nat(3).map((size) => 'æ'.repeat(10 ** (size + 1))),
  fc
    .integer({ min: 1, max: 4 })
    .map((depth) => JSON.parse(`${'['.repeat(depth * 60)}${']'.repeat(depth * 60)}`) as unknown),
);

/** The object with one field replaced, left out or added. */
export function spoiled(values: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<unknown> {
  return fc
    .tuple(values, fc.constantFrom('replace', 'remove', 'add', 'all'), fc.nat(50), junk, fc.string({ maxLength: 20 }))
    .map(([value, how, index, bad, extra]) => {
      const names = Object.keys(value);
      const name = names[index % Math.max(names.length, 1)] ?? extra;
      if (how === 'all') return bad;
      if (how === 'add') return { ...value, [extra]: bad };
      const { [name]: _removed, ...others } = value;
      return how === 'remove' ? others : { ...others, [name]: bad };
    });
}
