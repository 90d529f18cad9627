import type { Quality } from '@underhall/engine';
import type { WorldIndex } from './world-index.ts';
import type { MarginalWorth } from './worth.ts';

/**
 * The worth of one more of a quality no shop sells, by category, in the smallest coin: of a change point, or of a
 * level.
 */
const worthByCategory: Readonly<Record<string, number>> = {
  BasicAbility: 4,
  Menace: -9,
  Contacts: 50,
  Story: 30,
  Accomplishment: 25,
  Progress: 15,
  Ambition: 40,
  Circumstance: 20,
  Advantage: 30,
};

const cachedByIndex = new WeakMap<WorldIndex, MarginalWorth>();

/**
 * The desire of players who want to get on: a thing is worth its selling price, else its buying price; a quality that
 * is not traded, the worth of its category.
 */
export function marginalWorthIn(worldIndex: WorldIndex): MarginalWorth {
  const desire = cachedByIndex.get(worldIndex) ?? computeMarginalWorth(worldIndex);
  cachedByIndex.set(worldIndex, desire);
  return desire;
}

function computeMarginalWorth({ prices, costs }: WorldIndex): MarginalWorth {
  const known = new Map<number, number>();
  return (quality) => {
    const computed = known.get(quality.id);
    if (computed !== undefined) return computed;
    const worth = prices.get(quality.id) ?? costs.get(quality.id) ?? worthUnsold(quality);
    known.set(quality.id, worth);
    return worth;
  };
}

function worthUnsold({ category, hidden, nature }: Quality): number {
  if (hidden) return 0;
  return worthByCategory[category] ?? (nature === 'Thing' ? 8 : 1);
}
