import type { Branch, Chance } from '@underhall/engine';
import { exactChance, type Standpoint } from '@underhall/engine';

export type Weighted<Value> = { readonly chance: number; readonly value: Value };

/** More sides than this belong to the seed of a timed story, which changes nothing in a run. */
const maxSides = 1000;

/**
 * Plays one choice with every sequence of rolls, and returns each result with its chance. Rolls of a hundred that pass
 * the same thresholds count as one.
 */
export function everyRoll<Value>(
  play: (chance: Chance) => Value,
  thresholds: readonly number[],
): readonly Weighted<Value>[] {
  const found: Weighted<Value>[] = [];
  const follow = (script: readonly number[], weight: number): void => {
    const open: { sides: number }[] = [];
    let place = 0;
    const chance: Chance = {
      roll(sides) {
        if (sides > maxSides) return 1;
        const scripted = script[place++];
        if (scripted === undefined) open.push({ sides });
        return scripted ?? sides;
      },
      rest: () => 0,
    };
    const value = play(chance);
    const [first] = open;
    if (!first) {
      found.push({ chance: weight, value });
      return;
    }
    for (const { roll, share } of classesOf(first.sides, thresholds)) follow([...script, roll], weight * share);
  };
  follow([], 1);
  return found;
}

type RollClass = { readonly roll: number; readonly share: number };

function classesOf(sides: number, thresholds: readonly number[]): readonly RollClass[] {
  const ends = sides === 100 ? [...thresholds, 100] : Array.from({ length: sides }, (_side, index) => index + 1);
  const bounds = [...new Set(ends.filter((end) => end >= 1 && end <= sides))].sort((a, b) => a - b);
  return bounds.map((end, index) => ({ roll: end, share: (end - (bounds[index - 1] ?? 0)) / sides }));
}

/** Rolls of a hundred are compared with these numbers only: chances of challenges, and percents of rare outcomes. */
export function thresholdsOf({ challenges, outcomes }: Branch, here: Standpoint): readonly number[] {
  const rare = Object.values(outcomes).flatMap((outcome) => ('percent' in outcome ? [outcome.percent] : []));
  return [...challenges.map((challenge) => Math.floor(exactChance(challenge, here))), ...rare];
}
