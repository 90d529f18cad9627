import type { Character, Story } from '../character.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse, type Turn } from '../turn.ts';
import type { StoryletId, World } from '../world.ts';
import { isOffered, offered } from './offered.ts';

/**
 * Begins a storylet on offer. To begin the one that is open already changes nothing; to begin another
 * leaves the open one, if it can be left; a result that was not read away yet is left behind. What has
 * to be met first is met instead.
 */
export function beginStorylet(moment: Moment, id: StoryletId): Ruling {
  const { character, world } = moment;
  const { story } = character;
  const storylet = world.storylets.get(id);
  if (!storylet) return refuse('no such storylet');
  if (story.phase === 'In' && story.storylet === id) return allow(openTurn(moment));
  if (story.phase === 'In' && !canLeave(story, moment)) return refuse('in another storylet');

  const due = dueIn(character, world);
  if (due === undefined && !isOffered(storylet, character, world)) return refuse('storylet not on offer');
  return allow(opened(openTurn(moment), due ?? id, moment));
}

/** The storylet that comes before any choice of one: where a result leads, or what must be met. */
export function dueIn({ story, ...rest }: Character, world: World): StoryletId | undefined {
  if (story.phase === 'End' && story.next !== undefined && world.storylets.has(story.next)) return story.next;
  const [first] = offered({ story, ...rest }, world);
  return first?.urgency === 'must' ? first.id : undefined;
}

/** The turn in which a storylet lies open. */
export const opened = (turn: Turn, storylet: StoryletId, moment: Moment): Turn =>
  record(turn, { kind: 'story', to: { phase: 'In', storylet, since: moment.turn } });

/** Can the player walk away from the open storylet? One that is no longer in the world holds nobody. */
export const canLeave = (story: Story & { phase: 'In' }, { world }: Moment): boolean =>
  world.storylets.get(story.storylet)?.canGoBack ?? true;
