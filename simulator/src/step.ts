import type { Change, Character, Moment, Ruling } from '@underhall/engine';
import type { Player, Town } from './cast.ts';
import type { Command } from './command.ts';
import { describeRecentCommands } from './recent-commands.ts';

/** One command and its effects on one player. All checks and measures read this type. */
export type Step = {
  readonly town: Town;
  readonly player: Player;
  readonly command: Command;
  /** Input of the engine. `turn` also counts refused commands. */
  readonly moment: Moment;
  /** Undefined for a step caused by another player. */
  readonly wasOffered: boolean | undefined;
  readonly ruling: Ruling;
  /** The character after the step, unchanged if the command was refused. */
  readonly after: Character;
  /** Changes by the time before the turn, then changes by the turn. */
  readonly changes: readonly Change[];
};

export const describeRuling = ({ ruling }: Pick<Step, 'ruling'>): string =>
  ruling.ruling === 'refused' ? `refused: ${ruling.refusal}` : ruling.ruling;

/** Returns a message if a step breaks a rule, which stops the run. */
export type Check = (step: Step) => string | undefined;

/** A message about a broken rule, with the seed to repeat the run and the player's last commands. */
export function describeViolation(
  wrong: string,
  { player, town }: Pick<Step, 'player' | 'town'>,
  seed: number,
): string {
  const { number, steps, strategy, recentCommands } = player;
  return [
    `A rule was broken: ${wrong}`,
    `  seed ${seed}, town ${town.number}, player ${number} (${strategy.name}), step ${steps} of this player, ${new Date(town.now).toISOString()}`,
    '  last commands:',
    ...describeRecentCommands(recentCommands).map((line) => `    ${line}`),
  ].join('\n');
}
