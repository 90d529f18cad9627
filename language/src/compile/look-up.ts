import { numbersInTexts } from '@underhall/engine';
import { allowancesOf } from '../meaning/allowances.ts';
import type { Mention, MentionKind } from '../meaning/form.ts';
import { type Names, namesOf } from '../meaning/names-of.ts';
import type { WrittenQuality } from '../meaning/quality.ts';
import type { WrittenWorld } from '../meaning/read-world.ts';
import type { WrittenBranch } from '../meaning/storylet.ts';
import type { Block } from '../syntax/block.ts';

/** All methods throw if there is no such thing. */
export type Lookup = {
  readonly idOf: (block: Block) => number;
  /** The quality that counts the one choice of a branch. Undefined for a branch without `once`. */
  readonly idOfChoice: (branch: WrittenBranch) => number | undefined;
  readonly idFor: (named: Mention | undefined) => number;
  readonly quality: (named: Mention) => WrittenQuality;
  /** Limits of the rules in figures, keyed by the text in braces. */
  readonly numbers: Readonly<Record<string, string>>;
};

export function lookUp(world: WrittenWorld, ids: ReadonlyMap<object, number>): Lookup {
  const names: Names = namesOf(world);
  const qualities = new Map(world.qualities.map((quality) => [quality.block.heading.text, quality]));
  const idOf = (block: Block | undefined): number => mustFind(block && ids.get(block), 'a thing without a number');
  return {
    idOf,
    idOfChoice: ({ facts }) => ids.get(facts),
    idFor: (named) => idOf(named && names[named.kind satisfies MentionKind].get(named.name)),
    quality: ({ name }) => mustFind(qualities.get(name), `no quality "${name}"`),
    numbers: numbersInTexts(allowancesOf(world.packs[0]?.words ?? {})),
  };
}

function mustFind<Thing>(thing: Thing | undefined, missing: string): Thing {
  if (thing === undefined) throw new Error(`compiling an unchecked world: ${missing}`);
  return thing;
}
