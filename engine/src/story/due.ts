import type { Character } from '../character.ts';
import type { StoryletId } from '../ids.ts';
import { stayOver } from '../map/stay-over.ts';
import { type Moment, record, type Turn } from '../turn.ts';
import type { World } from '../world.ts';
import { musts } from './musts.ts';
import { isOffered } from './offered.ts';
import { type Through, throughOf } from './open-in.ts';
import { opened } from './opened.ts';

/** So many storylets in a row may force themselves on a player; the next ones wait on the list, until the player has chosen something. */
export const mostLed = 5;

/** What comes before any choice of the player's own: where a result leads, or what must be met. */
export type Due = { readonly storylet: StoryletId; readonly why: 'linked' | 'must'; readonly through: Through };

export function dueIn(character: Character, world: World): Due | undefined {
  const { story, led } = character;
  if (story.phase === 'End' && story.next !== undefined && world.storylets.has(story.next)) {
    const { agent: _home, ...through } = throughOf(story);
    return { storylet: story.next, why: 'linked', through };
  }
  if (led >= mostLed) return undefined;
  const must = wayOut(character, world) ?? musts(world).find((each) => isOffered(each, character, world))?.id;
  return must === undefined ? undefined : { storylet: must, why: 'must', through: {} };
}

/** The turn in which what is due lies open; nothing if nothing is. */
export function meetDue(turn: Turn, moment: Moment): Turn | undefined {
  const { character } = turn;
  const due = dueIn(character, moment.world);
  if (!due) return undefined;
  const led = due.why === 'must' ? record(turn, { kind: 'led', to: character.led + 1 }) : turn;
  return opened(led, due.storylet, moment, due.through);
}

/** Out of a setting that has kept its guest long enough. */
function wayOut(character: Character, world: World): StoryletId | undefined {
  const out = stayOver(character, world);
  return out !== undefined && world.storylets.has(out) ? out : undefined;
}
