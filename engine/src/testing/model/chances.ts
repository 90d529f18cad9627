import type { Challenge } from '../../story/storylet.ts';
import { agentLevel, reporterNow } from './agents.ts';
import { levelNow } from './levels.ts';
import type { Game } from './model-character.ts';

const between = (least: number, most: number, chance: number) => Math.max(least, Math.min(most, chance));

export function testedOn(quality: number, game: Game): number {
  const agent = reporterNow(game);
  if (!agent || game.world.qualities.get(quality)?.shared) return levelNow(quality, game);
  return agentLevel(agent, quality, game);
}

/** Chance in percent, not rounded. */
export function chanceNow({ kind, quality: id, difficulty }: Challenge, game: Game): number {
  const quality = game.world.qualities.get(id);
  const level = testedOn(id, game);
  const chances: Readonly<Record<Challenge['kind'], number>> = {
    luck: between(10, 100, 50 - 10 * difficulty),
    narrow: between(10, 100, 60 + (quality?.step ?? 10) * (level - difficulty)),
    broad: difficulty <= 0 ? 100 : between(1, 100, ((quality?.scaler ?? 60) * level) / difficulty),
  };
  return chances[kind];
}

/** Upper bound of the chance, points for success, points for failure. */
const lessons = [
  [10, 6, 4],
  [30, 5, 3],
  [40, 4, 2],
  [50, 3, 1],
  [60, 3, 1],
  [70, 2, 1],
  [80, 2, 1],
  [90, 2, 1],
  [100, 1, 1],
] as const;

export function pointsFor(chance: number, isPassed: boolean): number {
  for (const [upTo, passed, failed] of lessons) if (chance <= upTo) return isPassed ? passed : failed;
  return 1;
}
