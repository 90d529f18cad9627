import { branchesFor, type QualityId, type Requirement } from '@underhall/engine';
import type { View } from '../cast.ts';

/** The number of each thing that the stories in the list ask for: the most that one branch needs or takes. */
export function wantedBy(view: View): ReadonlyMap<QualityId, number> {
  const wanted = new Map<QualityId, number>();
  const ask = (quality: QualityId, level: number) => wanted.set(quality, Math.max(level, wanted.get(quality) ?? 0));
  for (const { branches } of view.list()) {
    for (const { needs, pays } of branchesFor(branches, view)) {
      for (const { quality, level } of pays) ask(quality, level);
      for (const needed of needs) for (const { quality, atLeast = 0 } of levelsIn(needed)) ask(quality, atLeast);
    }
  }
  return wanted;
}

const levelsIn = (needed: Requirement) => (needed.kind === 'level' ? [needed] : []);
