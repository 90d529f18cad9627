import type { Quality } from '@underhall/engine';
import type { WorldIndex } from './world-index.ts';
import type { MarginalWorth } from './worth.ts';

/** Value of one more change point or level of a quality that no shop sells, in the smallest coin. */
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

/** Value of each quality to players: its selling price, else its buying price, else a value by category. */
export function marginalWorthIn(worldIndex: WorldIndex): MarginalWorth {
  const worth = cachedByIndex.get(worldIndex) ?? computeMarginalWorth(worldIndex);
  cachedByIndex.set(worldIndex, worth);
  return worth;
}

function computeMarginalWorth({ prices, costs }: WorldIndex): MarginalWorth {
  const cached = new Map<number, number>();
  return (quality) => {
    const found = cached.get(quality.id);
    if (found !== undefined) return found;
    const worth = prices.get(quality.id) ?? costs.get(quality.id) ?? worthUnsold(quality);
    cached.set(quality.id, worth);
    return worth;
  };
}

function worthUnsold({ category, hidden, nature }: Quality): number {
  if (hidden) return 0;
  return worthByCategory[category] ?? (nature === 'Thing' ? 8 : 1);
}
