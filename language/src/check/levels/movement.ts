import type { WrittenWorld } from '../../meaning/read-world.ts';
import { effectsOf } from '../effects.ts';
import { memoize } from '../memoize.ts';
import { nameIn } from '../names.ts';
import { branchesOf } from '../parts-of.ts';
import { slotOf } from '../slot-of.ts';
import { givenIn } from './level-sources-in.ts';
import type { Movement } from './levels.ts';
import { formulaRange } from './range.ts';

/** The ways in which the levels of each quality may move besides what gives them. */
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

/** The qualities that are lost, paid, spent on a second chance, traded away, or less while something is worn. */
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

/** In each slot the thing that adds most, of those that somebody can come to have. */
function bonusesIn(world: WrittenWorld): ReadonlyMap<string, number> {
  const bySlot = new Map<string, number>();
  const gives = givenIn(world);
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
