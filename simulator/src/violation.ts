import { describeRecentCommands } from './recent-commands.ts';
import type { Step } from './step.ts';

/** The message of a broken rule: the numbers that repeat the run, and the player's last commands. */
export function violationOf(wrong: string, { player, town }: Pick<Step, 'player' | 'town'>, seed: number): string {
  const { number, steps, strategy, recentCommands } = player;
  return [
    `A rule was broken: ${wrong}`,
    `  seed ${seed}, town ${town.number}, player ${number} (${strategy.name}), step ${steps} of theirs, ${new Date(town.now).toISOString()}`,
    '  their last commands:',
    ...describeRecentCommands(recentCommands).map((line) => `    ${line}`),
  ].join('\n');
}
