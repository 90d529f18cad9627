import { didYouMean } from '../check/did-you-mean.ts';
import type { Block, Fact, Span } from '../syntax/block.ts';
import type { Form, Reading } from './form.ts';
import { readProse, type WrittenText } from './told-text.ts';

/** The facts a kind of block can have, each with the form of its value. */
export type FactTable = Readonly<Record<string, Form<unknown>>>;

/** What was written, by fact; a missing fact is missing here too. */
export type FactsOf<Table extends FactTable> = {
  readonly [Key in keyof Table]?: Table[Key] extends Form<infer Value> ? Value : never;
};

/** A block whose facts and prose have been read. */
export type Written<Table extends FactTable> = {
  readonly block: Block;
  readonly facts: FactsOf<Table>;
  readonly prose: readonly WrittenText[];
};

/** Reads a block's prose, and its facts by its kind's table. Unknown, repeated and unreadable facts are reported and left out. */
export function readFacts<Table extends FactTable>(block: Block, table: Table, reading: Reading): Written<Table> {
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
  return { block, facts: facts as FactsOf<Table>, prose: readProse(block.prose, reading) };
}

const joined = (before: unknown, value: unknown): unknown =>
  Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;

function unknownFact({ key }: Fact, known: readonly string[]): string {
  const meant = didYouMean(key, known);
  const hint =
    meant || (/^[a-z][a-z -]*$/.test(key) ? ` Known here: ${known.join(', ')}.` : ' Prose begins after a blank line.');
  return `unknown fact "${key}".${hint}`;
}

const keyPlace = ({ key, value }: Fact): Span => ({ ...value.at, column: 1, length: key.length });

/** Where a fact's value stands, or the heading if it is not there. */
export const placeOf = (block: Block, key: string): Span =>
  block.facts.find((fact) => fact.key === key)?.value.at ?? block.heading.at;

/** Reports each of these facts that is missing. */
export function requireFacts<Table extends FactTable>(
  written: Written<Table>,
  keys: readonly (keyof Table & string)[],
  reading: Reading,
): void {
  const { heading, facts } = written.block;
  for (const key of keys) {
    if (!facts.some((fact) => fact.key === key)) reading.report(heading.at, `"${heading.text}" has no "${key}"`);
  }
}
