import { isDeepStrictEqual } from 'node:util';
import { chanceFrom, type Moment, type Ruling, seedOf } from '@underhall/engine';
import { carryOut } from '../carry-out.ts';
import type { Command } from '../command.ts';
import type { Check } from '../step.ts';

/** For every verb, the rules refuse exactly the commands that the page does not offer. */
export const checkRefusals: Check = ({ wasOffered, ruling, after, moment }) => {
  if (wasOffered === undefined) return undefined;
  const isRefused = ruling.ruling === 'refused';
  if (wasOffered && isRefused) return `the page offered it, but the rules refused it: "${ruling.refusal}"`;
  if (!wasOffered && !isRefused) return 'the page did not offer it, but the rules allowed it';
  return isRefused && after !== moment.character ? 'it was refused, but changed the character' : undefined;
};

/**
 * Commands that read invitations or other players. These cannot be repeated, because their input has changed by the
 * time of the check.
 */
const readsOthers = new Set<Command['do']>([
  ...(['invite', 'invite outside', 'accept', 'decline', 'cancel', 'let expire', 'join'] as const),
]);

/** Repeating a command with the same random numbers gives the same result and does not modify the input. */
export const checkRepeatability: Check = ({ town, player, command, moment, ruling }) => {
  if (readsOthers.has(command.do)) return undefined;
  const character = structuredClone(moment.character);
  const again = (): Ruling => {
    const chance = chanceFrom(seedOf(town.seed, player.number, player.steps - 1));
    const replayed: Moment = { ...moment, character, chance };
    return carryOut(command, replayed, town, () => undefined);
  };
  if (!isDeepStrictEqual(again(), ruling)) return 'the same command at the same moment got a different ruling';
  if (!isDeepStrictEqual(character, moment.character)) return 'the engine modified the character it was given';
  return undefined;
};
