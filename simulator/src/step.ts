import type { Change, Character, Moment, Ruling } from '@underhall/engine';
import type { Player, Town } from './cast.ts';
import type { Command } from './command.ts';
import { describeRecentCommands } from './recent-commands.ts';

/** One command, and all that came of it for one player: what every check and every measure looks at. */
export type Step = {
  readonly town: Town;
  readonly player: Player;
  readonly command: Command;
  /** The moment the engine was asked at. Its `turn` numbers refused commands too. */
  readonly moment: Moment;
  /** True if the page offered the command; undefined for a step that another player caused. */
  readonly wasOffered: boolean | undefined;
  readonly ruling: Ruling;
  /** The character afterwards; the same as before if the command was refused. */
  readonly after: Character;
  /** The changes of the turn, beginning with those of the time that passed before it. */
  readonly changes: readonly Change[];
};

/** The answer to a step, in a few words. */
export const describeRuling = ({ ruling }: Pick<Step, 'ruling'>): string =>
  ruling.ruling === 'refused' ? `refused: ${ruling.refusal}` : ruling.ruling;

/** Looks at a step and says what is wrong with it, if anything is: then the run stops. */
export type Check = (step: Step) => string | undefined;

/** The message of a broken rule: the numbers that repeat the run, and the player's last commands. */
export function describeViolation(
  wrong: string,
  { player, town }: Pick<Step, 'player' | 'town'>,
  seed: number,
): string {
  const { number, steps, strategy, recentCommands } = player;
  return [
    `A rule was broken: ${wrong}`,
    `  seed ${seed}, town ${town.number}, player ${number} (${strategy.name}), step ${steps} of theirs, ${new Date(town.now).toISOString()}`,
    '  their last commands:',
    ...describeRecentCommands(recentCommands).map((line) => `    ${line}`),
  ].join('\n');
}
