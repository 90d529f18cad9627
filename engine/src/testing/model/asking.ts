import type { Asked, Others } from './asked.ts';
import { asksForThings } from './asking-for-things.ts';
import { asksOthers } from './asking-others.ts';
import { asksOfTheStory } from './asking-the-story.ts';
import type { Command, Verb } from './commands.ts';
import type { Game } from './person.ts';

const asks = { ...asksOfTheStory, ...asksForThings, ...asksOthers } satisfies Record<Verb, unknown>;

/** What a command comes to where the game stands. */
export const askedBy = ({ verb, ...chosen }: Command, game: Game, others: Others): Asked =>
  asks[verb](chosen, game, others);

/** How much time goes by before a command, in milliseconds; mostly none. */
export function timeBefore({ verb, pick, more }: Command): number {
  const minute = 60_000;
  if (verb === 'wait') return (more % 70) * minute + pick;
  if (verb === 'longWait') return (more % 400) * 60 * minute;
  if (verb === 'goBackInTime') return -(more % 3000) * minute;
  return pick % 8 === 0 ? (more % 4) * minute : 0;
}
