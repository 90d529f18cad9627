import type { QualityId } from '../ids.ts';
import type { World } from '../world.ts';
import type { Plot } from './agent.ts';
import { agentLevelOf } from './agent-levels.ts';
import type { EngagedAgent } from './engaged-agent.ts';

export type Hint = {
  readonly quality: QualityId;
  /** Includes lent items. */
  readonly level: number;
  /** Chance in whole percent, without an upper limit: above 100 if the agent is better than needed. */
  readonly chance: number;
  readonly word: HintWord;
};

/**
 * One hint for each test of a plot, highest weight first. The weight is the agent's level, or 10 times the level for a
 * skill.
 */
export function plotHints({ tests }: Plot, engaged: EngagedAgent, world: World): readonly Hint[] {
  const hints = tests.map(({ quality, difficulty }) => {
    const level = agentLevelOf(quality, engaged, world);
    const chance = uncappedChance(level, difficulty, world.qualities.get(quality)?.scaler);
    return { quality, level, chance, word: hintWord(chance) };
  });
  const weight = ({ quality, level }: Hint) => (world.qualities.get(quality)?.category === 'Skills' ? 10 : 1) * level;
  return hints.sort((a, b) => weight(b) - weight(a));
}

/** In percent, rounded down. At least 1, without an upper limit. */
const uncappedChance = (level: number, difficulty: number, scaler = 60): number =>
  difficulty <= 0 ? 100 : Math.max(1, Math.floor((scaler * level) / difficulty));

/** Upper bound of each word in percent, inclusive. */
const words = [
  { upTo: 10, word: 'woefully inadequate' },
  { upTo: 20, word: 'inadequate' },
  { upTo: 50, word: 'lacking' },
  { upTo: 70, word: 'adequate' },
  { upTo: 90, word: 'solid' },
  { upTo: 150, word: 'potent' },
  { upTo: Number.POSITIVE_INFINITY, word: 'unnecessarily potent' },
] as const;

export type HintWord = (typeof words)[number]['word'];

export const hintWord = (chance: number): HintWord =>
  words.find(({ upTo }) => chance <= upTo)?.word ?? 'unnecessarily potent';
