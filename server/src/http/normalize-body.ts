import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { Settings } from 'typebox/system';
import { Check, Clean } from 'typebox/value';

// TypeBox sorts union members on every check, which takes most of the time. Our unions contain only string literals, so
// their order does not matter.
Settings.Set({ unionPrioritySort: false });

type Fields = Record<string, unknown>;
type FieldShape = TSchema & { type?: string; anyOf?: readonly { type?: string }[] };
type Shape = { type?: string; properties?: Record<string, FieldShape>; required?: readonly string[] };

const kibibyte = 1024;

export const maxBodyBytes = { signedIn: kibibyte * kibibyte, anonymous: 64 * kibibyte } as const;

/** Maximum size of the request line and headers. */
export const maxHeaderBytes = 8 * kibibyte;

/** Accepts the body formats of all client versions: JSON, forms, plain text, and none. */
export function acceptAnyContentType(app: FastifyInstance): void {
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.length === 0) done(null, undefined);
    else void readJson(request, text as string, done);
  });
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) => done(null, text));
}

/**
 * Converts a body or query to the shape of its schema. Values that do not fit are left for validation.
 * - an empty body becomes an empty object
 * - keys match in any case
 * - strings of a form become numbers and booleans
 * - `null` is dropped
 * - empty text is dropped from a query, and from a body if its field is optional and cannot be empty
 * - parameters of an older path count as fields
 * - undeclared fields are dropped
 */
export function normalizeBody(schema: TSchema, source: 'query' | 'body', body: unknown, params: unknown): unknown {
  const shape = schema as Shape;
  if (shape.type === 'string') return typeof body === 'string' ? body : (body ?? '');
  const content = body === undefined || body === null || body === '' ? {} : body;
  if (typeof content !== 'object' || Array.isArray(content)) return content;
  const fields: Fields = { ...(content as Fields) };
  matchKeyCase(fields, shape);
  for (const [key, value] of Object.entries((params ?? {}) as Fields)) fields[key] ??= value;
  dropEmpty(fields, shape, source);
  coerceFormValues(fields, shape);
  return Clean(schema, fields);
}

function matchKeyCase(fields: Fields, shape: Shape): void {
  for (const name of Object.keys(shape.properties ?? {})) {
    if (name in fields) continue;
    const otherCase = Object.keys(fields).find((key) => key.toLowerCase() === name.toLowerCase());
    if (otherCase) fields[name] = fields[otherCase];
  }
}

function dropEmpty(fields: Fields, { properties = {}, required = [] }: Shape, source: 'query' | 'body'): void {
  for (const [name, shape] of Object.entries(properties)) {
    if (fields[name] !== '' || shape.type === 'array') continue;
    if (source === 'query' || (!required.includes(name) && !Check(shape, ''))) delete fields[name];
  }
}

const isNumeric = ({ type, anyOf }: FieldShape): boolean =>
  type === 'integer' || (anyOf?.some((each) => each.type === 'integer') ?? false);

function coerceFormValues(fields: Fields, shape: Shape): void {
  for (const [name, field] of Object.entries(shape.properties ?? {})) {
    const { type } = field;
    const value = fields[name];
    if (value === null || (value === 'null' && isNumeric(field))) delete fields[name];
    else if (type === 'array' && value === '') fields[name] = [];
    else if (type === 'array' && value !== undefined && !Array.isArray(value)) fields[name] = [asNumber(value)];
    else if (type === 'array') fields[name] = (value as unknown[] | undefined)?.map(asNumber);
    else if (isNumeric(field)) fields[name] = asNumber(value);
    else if (type === 'boolean' && (value === 'true' || value === 'false')) fields[name] = value === 'true';
    if (fields[name] === undefined) delete fields[name];
  }
}

const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
