import type { FastifyError, FastifySchema, FastifySchemaValidationError } from 'fastify';
import { labelOf } from './field-labels.ts';

/** Message for a body that is not a JSON object. */
export const unreadable = 'The server cannot read this request. Reload the page, then try again.';

type FieldShape = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, FieldShape>>;
  readonly items?: FieldShape;
  readonly anyOf?: readonly FieldShape[];
};

type Misfit = { readonly message: string; readonly fields: { readonly details: string } };

/** Describes the first field that does not fit its schema, in the page's words, and says what to enter. */
export function describeMisfit(failure: FastifyError, schema: FastifySchema | undefined): Misfit {
  const fields = { details: failure.message };
  if (failure.validationContext === 'headers')
    return { message: `The header ${pathOf(failure.validation?.[0]).join(' ')} is too long or empty.`, fields };
  const shape = failure.validationContext === 'body' ? schema?.body : schema?.querystring;
  const path = pathOf(failure.validation?.[0]);
  const label = labelOf(path);
  if (label === undefined) return { message: unreadable, fields };
  return { message: `${label}: ${hintFor(shapeAt(shape as FieldShape | undefined, path), path.at(-1))}.`, fields };
}

/** The path to the field, for example `sales`, `0`, `amount`. */
function pathOf(misfit: FastifySchemaValidationError | undefined): readonly string[] {
  const { instancePath = '', params = {} } = misfit ?? {};
  const missing = params.missingProperty;
  return [...instancePath.split('/').slice(1), ...(typeof missing === 'string' ? [missing] : [])];
}

const shapeAt = (shape: FieldShape | undefined, path: readonly string[]): FieldShape | undefined =>
  path.reduce((inner: FieldShape | undefined, name) => inner?.properties?.[name] ?? inner?.items, shape);

/** Values that the page sends by itself, not the user. */
const isChosen = (name: string): boolean => /ids?$|key$|^after$|token|nonce|^tab$/i.test(name);

function hintFor(shape: FieldShape | undefined, name = ''): string {
  const { type, anyOf } = shape ?? {};
  const choices = [shape, ...(anyOf ?? [])].flatMap((each) => each?.enum ?? []);
  if (isChosen(name)) return 'choose it again on the page';
  if (choices.length > 0 && !anyOf) return `choose one of ${choices.join(', ')}`;
  const number = [shape, ...(anyOf ?? [])].find((each) => each?.type === 'integer');
  if (number) {
    const other = choices.length > 0 ? `, or ${choices.join(' or ')}` : '';
    return `enter a whole number${rangeOf(number)}${other}`;
  }
  if (type === 'boolean') return 'choose yes or no';
  if (type === 'string') return `enter text${lengthOf(shape)}`;
  if (type === 'array') return `choose ${countOf(shape)}`;
  return 'choose it again on the page';
}

const isSmall = (limit: number | undefined): boolean => limit !== undefined && Math.abs(limit) < 1e9;

function rangeOf({ minimum, maximum }: FieldShape = {}): string {
  if (isSmall(minimum) && isSmall(maximum)) return ` from ${minimum} to ${maximum}`;
  if (isSmall(minimum)) return ` of at least ${minimum}`;
  return isSmall(maximum) ? ` of at most ${maximum}` : '';
}

function lengthOf({ minLength, maxLength }: FieldShape = {}): string {
  if (maxLength !== undefined) return ` of at most ${maxLength} characters`;
  return minLength === undefined || minLength < 2 ? '' : ` of at least ${minLength} characters`;
}

function countOf({ minItems = 0, maxItems }: FieldShape = {}): string {
  if (maxItems === undefined) return 'any number of entries';
  return minItems === 0 ? `at most ${maxItems} entries` : `${minItems} to ${maxItems} entries`;
}
