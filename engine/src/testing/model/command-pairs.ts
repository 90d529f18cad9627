import type { CommandPair, Others } from './command-pair.ts';
import type { Command, Verb } from './commands.ts';
import { itemCommands } from './item-commands.ts';
import type { Game } from './model-character.ts';
import { myselfCommands } from './myself-commands.ts';
import { peopleCommands } from './people-commands.ts';
import { storyCommands } from './story-commands.ts';

const makePairs = { ...storyCommands, ...itemCommands, ...myselfCommands, ...peopleCommands } satisfies Record<
  Verb,
  unknown
>;

/** Selects what the command acts on from the current state of the game. */
export const pairOf = ({ verb, ...chosen }: Command, game: Game, others: Others): CommandPair =>
  makePairs[verb](chosen, game, others);

/** Time that passes before a command, in milliseconds. Usually 0. */
export function timeBefore({ verb, pick, more }: Command): number {
  const minute = 60_000;
  if (verb === 'wait') return (more % 70) * minute + pick;
  if (verb === 'longWait') return (more % 400) * 60 * minute;
  if (verb === 'goBackInTime') return -(more % 3000) * minute;
  return pick % 8 === 0 ? (more % 4) * minute : 0;
}
