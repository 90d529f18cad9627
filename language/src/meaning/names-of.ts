import type { Block } from '../syntax/block.ts';
import type { MentionKind } from './form.ts';
import type { WrittenWorld } from './read-world.ts';

/** If two things have one name, the first wins. */
export type Names = Readonly<Record<MentionKind, ReadonlyMap<string, Block>>>;

export const namesOf = (world: WrittenWorld): Names => ({
  quality: byName(world.qualities),
  area: byName(world.areas),
  setting: byName(world.settings),
  lodging: byName(world.lodgings),
  storylet: byName(world.storylets),
  'timed story': byName(world.timed),
  act: byName(world.acts),
  agent: byName(world.agents),
});

const byName = (things: readonly { readonly block: Block }[]): ReadonlyMap<string, Block> =>
  new Map([...things].reverse().map(({ block }) => [block.heading.text, block]));
