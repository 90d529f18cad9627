import { type Block, type Fact, placeIn, type Span, type Words } from '../syntax/block.ts';
import { didYouMean } from '../syntax/did-you-mean.ts';
import type { Form, Reading } from './form.ts';
import { factMeantBy, homeOf, onceElsewhere } from './other-words.ts';
import { readProse, type WrittenText } from './written-text.ts';

export type FactTable = Readonly<Record<string, Form<unknown>>>;

/** Facts by key. Missing and invalid facts are left out. */
export type FactsOf<Table extends FactTable> = {
  readonly [Key in keyof Table]?: Table[Key] extends Form<infer Value> ? Value : never;
};

export type WrittenBlock<Table extends FactTable> = {
  readonly block: Block;
  readonly facts: FactsOf<Table>;
  readonly prose: readonly WrittenText[];
};

/** Reports unknown, repeated and invalid facts and leaves them out. */
export function readFacts<Table extends FactTable>(block: Block, table: Table, reading: Reading): WrittenBlock<Table> {
  const facts: Record<string, unknown> = {};
  for (const fact of block.facts) {
    const key = fact.key;
    const form = Object.hasOwn(table, key) ? table[key] : undefined;
    if (!form) reading.report(keyPlace(fact), unknownFact(fact, Object.keys(table), block.heading.text));
    else if (Object.hasOwn(facts, key) && !form.isRepeatable)
      reading.report(
        keyPlace(fact),
        `"${key}" is written twice; keep one, with all its values separated by commas if it is a list`,
      );
    else facts[key] = joined(facts[key], form.read(fact.value, reading));
  }
  for (const key in facts) if (facts[key] === undefined) delete facts[key];
  for (const prose of block.prose) reportFactsIn(prose, table, reading);
  return { block, facts: facts as FactsOf<Table>, prose: readProse(block.prose, reading) };
}

const FACT = /^([a-z][a-z -]*): \S/;

/** Offset and key of each line of prose that looks like a fact. */
const factsIn = (prose: Words): readonly { readonly from: number; readonly key: string }[] =>
  [0, ...(prose.breaks ?? []).map((each) => each.from)].flatMap((from) => {
    const [, key] = FACT.exec(prose.text.slice(from)) ?? [];
    return key === undefined ? [] : [{ from, key }];
  });

/** Reports prose that looks like a fact, because it would be shown to players. */
function reportFactsIn(prose: Words, table: FactTable, reading: Reading): void {
  for (const { from, key } of factsIn(prose)) {
    if (!Object.hasOwn(table, key)) continue;
    reading.report(
      placeIn(prose, from, key.length),
      `"${key}" stands after the blank line, so players would see it as prose; move it up to the other facts`,
    );
  }
}

const joined = (before: unknown, value: unknown): unknown =>
  Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;

function unknownFact({ key }: Fact, known: readonly string[], heading: string): string {
  if (key !== key.trim() && known.includes(key.trim())) return `delete the space before "${key.trim()}"`;
  const hint =
    (key === 'once' && onceElsewhere(known, heading)) ||
    homeOf(key, known) ||
    suggestionFor(key, known) ||
    (/^[a-z][a-z -]*$/.test(key) ? ` Known here: ${known.join(', ')}.` : ' Prose begins after a blank line.');
  return `unknown fact "${key}".${hint}`;
}

function suggestionFor(key: string, known: readonly string[]): string {
  const meant = factMeantBy(key, known);
  return meant === undefined ? didYouMean(key, known) : ` Here that is "${meant}".`;
}

const keyPlace = ({ key, value }: Fact): Span => ({ ...value.at, column: 1, length: key.length });

/** Position of the fact's value, or of the heading if the fact is missing. */
export const placeOf = (block: Block, key: string): Span =>
  block.facts.find((fact) => fact.key === key)?.value.at ?? block.heading.at;

/** Reports missing facts, except ones that were reported in the prose or under another name. */
export function requireFacts<Table extends FactTable>(
  written: WrittenBlock<Table>,
  keys: readonly (keyof Table & string)[],
  reading: Reading,
): void {
  const { heading, facts, prose } = written.block;
  const behind = prose.flatMap(factsIn);
  for (const key of keys) {
    const isMeant = (fact: { readonly key: string }): boolean =>
      fact.key === key || (!Object.hasOwn(written.facts, fact.key) && suggestionFor(fact.key, [key]) !== '');
    if (![...facts, ...behind].some(isMeant))
      reading.report(heading.at, `"${heading.text}" has no "${key}"`, 'missing');
  }
}
