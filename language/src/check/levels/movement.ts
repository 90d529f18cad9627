import type { WrittenWorld } from '../../meaning/read-world.ts';
import { slotOf } from '../qualities.ts';
import type { SingleRequirement } from '../requirements-in.ts';
import { branchesOf, effectsOf, memoize, nameIn } from '../world-index.ts';
import { levelSourcesIn, obtainableQualities } from './level-sources-in.ts';
import { addRange, canBeIn, formulaRange, type Levels, type Movement, noLevels, rangeRequired } from './levels.ts';

export const movementsIn = memoize((world): ReadonlyMap<string, Movement> => {
  const falling = fallingIn(world);
  const bonuses = bonusesIn(world);
  return new Map(
    world.qualities.map(({ block: { heading } }) => [
      heading.text,
      { falls: falling.has(heading.text), bonus: bonuses.get(heading.text) ?? 0 },
    ]),
  );
});

/** Qualities that can be lost, paid, spent on a second chance, sold, or lowered by worn things. */
function fallingIn(world: WrittenWorld): ReadonlySet<string> {
  const falling = new Set<string>();
  const note = ({ quality }: { readonly quality: { readonly name: string } }) => falling.add(quality.name);
  for (const { gain, lose } of effectsOf(world)) {
    lose?.forEach(note);
    if (gain) for (const change of gain) if (formulaRange(change.amount).least < 0) note(change);
  }
  for (const { facts } of branchesOf(world)) {
    facts.pay?.forEach(note);
    for (const { name } of facts['second chance'] ?? []) falling.add(name);
  }
  for (const { thing, facts } of world.shops.flatMap(({ wares }) => wares)) {
    if (facts.price) note(facts.price);
    if (facts.fetches) falling.add(thing.name);
  }
  for (const { facts } of world.storeItems) for (const { name } of facts.clears ?? []) falling.add(name);
  for (const { facts } of world.qualities) facts.enhances?.filter(({ count }) => count < 0).forEach(note);
  return falling;
}

/** Maximum bonus on each quality: the sum of the best obtainable thing for each slot. */
function bonusesIn(world: WrittenWorld): ReadonlyMap<string, number> {
  const bySlot = new Map<string, number>();
  const gives = obtainableQualities(world);
  for (const thing of world.qualities) {
    const slot = gives.has(nameIn(thing)) ? slotOf(thing) : undefined;
    for (const { quality, count } of slot ? (thing.facts.enhances ?? []) : []) {
      const key = `${slot} ${quality.name}`;
      bySlot.set(key, Math.max(bySlot.get(key) ?? 0, count));
    }
  }
  const bonuses = new Map<string, number>();
  for (const [key, most] of bySlot) {
    const name = key.slice(key.indexOf(' ') + 1);
    bonuses.set(name, (bonuses.get(name) ?? 0) + most);
  }
  return bonuses;
}

export const levelsIn = memoize((world): ReadonlyMap<string, Levels> => {
  const levels = new Map(world.qualities.map(({ block }) => [block.heading.text, noLevels()]));
  for (const { quality, levels: given } of levelSourcesIn(world)) {
    const known = levels.get(quality);
    if (known) addRange(known, given);
  }
  return levels;
});

/**
 * True if any character can ever meet a requirement. Unknown names count as met, because another check reports them.
 */
export function canEverHold(required: SingleRequirement, world: WrittenWorld): boolean {
  if (required.kind === 'met') return true;
  const levels = levelsIn(world).get(required.quality.name);
  const movement = movementsIn(world).get(required.quality.name);
  return !levels || !movement || canBeIn(rangeRequired(required), levels, movement);
}

/** True if anything gives the quality or a bonus on the quality. */
export const isObtainable = (name: string, world: WrittenWorld): boolean =>
  obtainableQualities(world).has(name) || (movementsIn(world).get(name)?.bonus ?? 0) > 0;
