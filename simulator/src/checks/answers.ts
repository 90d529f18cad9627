import { isDeepStrictEqual } from 'node:util';
import { chanceFrom, type Moment, type Ruling, seedOf } from '@underhall/engine';
import { carryOut } from '../carry-out.ts';
import type { Command } from '../command.ts';
import type { Check } from '../step.ts';

/** The rules refuse exactly the commands that the page does not offer, for every verb. */
export const checkRefusals: Check = ({ wasOffered, ruling, after, moment }) => {
  if (wasOffered === undefined) return undefined;
  const isRefused = ruling.ruling === 'refused';
  if (wasOffered && isRefused) return `it was offered, and refused: "${ruling.refusal}"`;
  if (!wasOffered && !isRefused) return 'it was not offered, and was not refused';
  return isRefused && after !== moment.character ? 'it was refused, and changed something' : undefined;
};

/**
 * Commands that read more than the character (invitations, other players), which has changed by the time of the check.
 */
const looksOutside = new Set<Command['do']>([
  ...(['invite', 'invite outside', 'accept', 'decline', 'cancel', 'let expire', 'join'] as const),
]);

/**
 * The same command at the same moment with the same luck gets the same answer, and answering it does not modify the
 * character.
 */
export const checkRepeatability: Check = ({ town, player, command, moment, ruling }) => {
  if (looksOutside.has(command.do)) return undefined;
  const character = structuredClone(moment.character);
  const again = (): Ruling => {
    const chance = chanceFrom(seedOf(town.seed, player.number, player.steps - 1));
    const replayed: Moment = { ...moment, character, chance };
    return carryOut(command, replayed, town, () => undefined);
  };
  if (!isDeepStrictEqual(again(), ruling)) return 'the same command at the same moment is answered otherwise';
  if (!isDeepStrictEqual(character, moment.character)) return 'the answer changed the character it was asked about';
  return undefined;
};
