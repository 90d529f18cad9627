import { type Block, type Fact, placeIn, type Span, type Words } from '../syntax/block.ts';
import { didYouMean } from '../syntax/did-you-mean.ts';
import type { Form, Reading } from './form.ts';
import { readProse, type WrittenText } from './written-text.ts';

/** The facts a kind of block can have, each with the form of its value. */
export type FactTable = Readonly<Record<string, Form<unknown>>>;

/** The values of the facts a block has, by fact; a fact that is not written is missing here too. */
export type FactsOf<Table extends FactTable> = {
  readonly [Key in keyof Table]?: Table[Key] extends Form<infer Value> ? Value : never;
};

/** A block whose facts and prose have been read. */
export type WrittenBlock<Table extends FactTable> = {
  readonly block: Block;
  readonly facts: FactsOf<Table>;
  readonly prose: readonly WrittenText[];
};

/** Reads a block's prose, and its facts by its kind's table. Unknown, repeated and unreadable facts are reported and left out. */
export function readFacts<Table extends FactTable>(block: Block, table: Table, reading: Reading): WrittenBlock<Table> {
  const facts: Record<string, unknown> = {};
  for (const fact of block.facts) {
    const key = fact.key;
    const form = Object.hasOwn(table, key) ? table[key] : undefined;
    if (!form) reading.report(keyPlace(fact), unknownFact(fact, Object.keys(table)));
    else if (Object.hasOwn(facts, key) && !form.many)
      reading.report(
        keyPlace(fact),
        `"${key}" is written twice; keep one, with all its values parted by commas if it is a list`,
      );
    else facts[key] = joined(facts[key], form.read(fact.value, reading));
  }
  for (const key in facts) if (facts[key] === undefined) delete facts[key];
  for (const prose of block.prose) reportFactsIn(prose, table, reading);
  return { block, facts: facts as FactsOf<Table>, prose: readProse(block.prose, reading) };
}

const FACT = /^([a-z][a-z -]*): \S/;

/** Lines of prose that read like facts: where each begins, and its key. */
const factsIn = (prose: Words): readonly { readonly from: number; readonly key: string }[] =>
  [0, ...(prose.breaks ?? []).map((each) => each.from)].flatMap((from) => {
    const [, key] = FACT.exec(prose.text.slice(from)) ?? [];
    return key === undefined ? [] : [{ from, key }];
  });

/** Reports a line of prose that reads like a fact of this block: told to players, it would do nothing. */
function reportFactsIn(prose: Words, table: FactTable, reading: Reading): void {
  for (const { from, key } of factsIn(prose)) {
    if (!Object.hasOwn(table, key)) continue;
    reading.report(
      placeIn(prose, from, key.length),
      `"${key}" stands behind the blank line, where it is told as prose; move it up to the other facts, before the blank line`,
    );
  }
}

const joined = (before: unknown, value: unknown): unknown =>
  Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;

function unknownFact({ key }: Fact, known: readonly string[]): string {
  const suggestion = didYouMean(key, known);
  const hint =
    suggestion ||
    (/^[a-z][a-z -]*$/.test(key) ? ` Known here: ${known.join(', ')}.` : ' Prose begins after a blank line.');
  return `unknown fact "${key}".${hint}`;
}

const keyPlace = ({ key, value }: Fact): Span => ({ ...value.at, column: 1, length: key.length });

/** The place of a fact's value, or of the heading if the fact is not written. */
export const placeOf = (block: Block, key: string): Span =>
  block.facts.find((fact) => fact.key === key)?.value.at ?? block.heading.at;

/** Reports each of these facts that is missing; one that stands behind the blank line has been reported there. */
export function requireFacts<Table extends FactTable>(
  written: WrittenBlock<Table>,
  keys: readonly (keyof Table & string)[],
  reading: Reading,
): void {
  const { heading, facts, prose } = written.block;
  const behind = prose.flatMap(factsIn);
  for (const key of keys) {
    if (![...facts, ...behind].some((fact) => fact.key === key))
      reading.report(heading.at, `"${heading.text}" has no "${key}"`);
  }
}
