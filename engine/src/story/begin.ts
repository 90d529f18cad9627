import type { Story } from '../character.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse, type Turn } from '../turn.ts';
import type { StoryletId } from '../world.ts';
import { isOffered } from './offered.ts';

/**
 * Begins a storylet on offer. To begin the one that is open already changes nothing; to begin another
 * leaves the open one, if it can be left; a result that was not read away yet is left behind.
 */
export function beginStorylet(moment: Moment, id: StoryletId): Ruling {
  const { character, world } = moment;
  if (character.story.phase === 'In' && character.story.storylet === id) return allow(openTurn(moment));

  const storylet = world.storylets.get(id);
  if (!storylet) return refuse('no such storylet');
  if (character.story.phase === 'In' && !canLeave(character.story, moment)) return refuse('in another storylet');
  if (!isOffered(storylet, character, world)) return refuse('storylet not on offer');

  return allow(opened(openTurn(moment), id, moment));
}

/** The turn in which a storylet lies open. */
export const opened = (turn: Turn, storylet: StoryletId, moment: Moment): Turn =>
  record(turn, { kind: 'story', to: { phase: 'In', storylet, since: moment.turn } });

/** Can the player walk away from the open storylet? One that is no longer in the world holds nobody. */
export const canLeave = (story: Story & { phase: 'In' }, { world }: Moment): boolean =>
  world.storylets.get(story.storylet)?.canGoBack ?? true;
