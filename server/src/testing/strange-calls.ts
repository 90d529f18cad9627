import type { Endpoint } from '@underhall/contract';
import fc from 'fast-check';

/** A call as the network carries it. */
export type StrangeCall = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
};

/** A text in every unknown field and in every text. It must not appear in any log. */
export const canary = 'turquoise';

type Field = { readonly type?: string; readonly enum?: readonly unknown[]; readonly anyOf?: readonly Field[] };
type Shape = { readonly type?: string; readonly properties?: Readonly<Record<string, Field>> };

const numbers = [0, -1, 1, 7, 2 ** 31, 2 ** 40, 2 ** 53, -(2 ** 63), 1e308, 1.5, -0];
const texts = [
  canary,
  '',
  ' ',
  `${canary}\u0000`,
  `${canary}\ud800`,
  '\udfff',
  `${canary}@example.org`,
  `%00%${canary}`,
  `'; drop table ${canary}; --`,
  `<b>${canary}</b>`,
  `\u202e${canary}\ufeff`,
  'e\u0301'.repeat(40),
  'x'.repeat(5_000),
  '9'.repeat(400),
  'NaN',
  '1e3',
  'null',
  '__proto__',
  'constructor',
  '2026-13-45',
  '../../etc/passwd',
];
const strange = fc.oneof(
  fc.constantFrom<unknown>(...numbers, ...texts, null, true, false, [], {}, [[]], [null], [canary], { id: canary }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A value of the type in the schema, often an absurd one. */
function fitting({ type, enum: words, anyOf }: Field): fc.Arbitrary<unknown> {
  if (words) return fc.constantFrom(...words);
  if (anyOf) return fc.oneof(...anyOf.map(fitting));
  if (type === 'integer' || type === 'number')
    return fc.oneof(fc.integer({ min: 0, max: 500 }), fc.constantFrom(...numbers));
  if (type === 'boolean') return fc.boolean();
  if (type === 'array') return fc.array(fc.oneof(fc.integer({ min: 0, max: 500 }), strange), { maxLength: 3 });
  return fc.constantFrom(...texts);
}

const otherCase = (name: string): string => name.toUpperCase();

/** Names that every object inherits, and one unknown name. */
const unnamed = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', canary, `${canary}\u0000`];

/** Fields of the schema with valid or strange values, in odd case or missing, and other fields. */
function fieldsOf({ properties = {} }: Shape): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const named = Object.entries(properties).map(([name, field]) =>
    fc.oneof(
      { weight: 5, arbitrary: fitting(field).map((value) => [[name, value]]) },
      { weight: 3, arbitrary: strange.map((value) => [[name, value]]) },
      { weight: 1, arbitrary: fitting(field).map((value) => [[otherCase(name), value]]) },
      { weight: 1, arbitrary: fc.constant([]) },
    ),
  );
  const further = fc.array(fc.tuple(fc.constantFrom(...unnamed), strange), { maxLength: 2 });
  return fc.tuple(further, ...named).map((parts) => Object.fromEntries(parts.flat() as [string, unknown][]));
}

/** Bodies that are no object, or that try to reach the prototype of all objects. */
export const brokenBodies = [
  '',
  '{',
  'null',
  '[]',
  '[[[[',
  '"word"',
  '7',
  'true',
  '\u0000',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{}}}',
];
const raw = [...brokenBodies, '%', '&=&', 'a[b]=c', '{"a":1e999}'];
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'nonsense',
  '',
];

/** A text that fits into a URL, which lone surrogates do not. */
const inWords = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toString();

const asForm = (fields: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(
    Object.entries(fields).map(([name, value]): [string, string] => [name, inWords(value)]),
  ).toString();

type Body = { readonly type: string; readonly payload: string };

function bodyFor(shape: Shape): fc.Arbitrary<Body> {
  const fields = shape.type === 'string' ? fc.constantFrom(...texts) : fieldsOf(shape);
  return fc.oneof(
    { weight: 6, arbitrary: fields.map((value) => ({ type: 'application/json', payload: JSON.stringify(value) })) },
    {
      weight: 2,
      arbitrary: fieldsOf(shape).map((value) => ({
        type: 'application/x-www-form-urlencoded',
        payload: asForm(value),
      })),
    },
    { weight: 1, arbitrary: strange.map((value) => ({ type: 'application/json', payload: JSON.stringify(value) })) },
    { weight: 1, arbitrary: fc.record({ type: fc.constantFrom(...types), payload: fc.constantFrom(...raw) }) },
  );
}

/**
 * A call of one of these endpoints, at any of its paths, with strange fields, by one of the callers. `callers` are
 * tokens.
 */
export function strangeCall(
  endpoints: readonly Endpoint[],
  tokens: readonly (string | undefined)[],
): fc.Arbitrary<StrangeCall> {
  const calls = endpoints.map((endpoint) => {
    const path = fc
      .tuple(
        fc.constantFrom(endpoint.path, ...(endpoint.olderPaths ?? [])),
        fc.oneof(fc.nat(500), fc.constantFrom(...texts)),
      )
      .map(([pattern, value]) => pattern.replace(/:\w+/g, encodeURIComponent(inWords(value)).slice(0, 90)));
    const key = fc.option(fc.constantFrom('', 'once', canary, 'k'.repeat(101), 'é'), { nil: undefined, freq: 4 });
    return fc
      .record({
        path,
        key,
        token: fc.constantFrom(...tokens),
        body: bodyFor(endpoint.body as Shape),
        fields: fieldsOf(endpoint.body as Shape),
      })
      .map(({ path, key, token, body, fields }): StrangeCall => {
        const isRead = endpoint.method === 'GET';
        return {
          method: endpoint.method,
          url: `/api${path}${isRead ? `?${asForm(fields)}` : ''}`,
          headers: {
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...(key !== undefined && { 'idempotency-key': key }),
            ...(!isRead && { 'content-type': body.type }),
          },
          ...(!isRead && { payload: body.payload }),
        };
      });
  });
  return fc.oneof(...calls);
}
