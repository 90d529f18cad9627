import type { Character } from '../character.ts';
import { meetsAll } from '../qualities/requirement.ts';
import type { Storylet, World } from '../world.ts';

const urgencies = { must: 0, high: 1, normal: 2 } as const;

/** Is this storylet to be met where the character stands, by what it has become? */
export const isOffered = (storylet: Storylet, character: Character, world: World): boolean =>
  storylet.deck === 'always' &&
  (storylet.areas.length === 0 || storylet.areas.includes(character.area)) &&
  meetsAll(storylet.when, character, world);

/** The storylets on the list, the urgent first, then in the author's order. */
export const offered = (character: Character, world: World): readonly Storylet[] =>
  world.pack.storylets
    .filter((storylet) => isOffered(storylet, character, world))
    .sort((a, b) => urgencies[a.urgency] - urgencies[b.urgency] || a.order - b.order || a.id - b.id);
