import { levelOf, type QualityId } from '@underhall/engine';
import type { View } from '../cast.ts';

/** For each menace and day of a player's life, the number of visits that ended at each level. Mutable. */
export type Menaces = Map<QualityId, number[][]>;

/** Higher levels are counted as this level. */
export const maxCountedLevel = 12;

const day = 24 * 60 * 60 * 1000;

/** The day of a player's life, from 0. */
export const dayOf = (now: number, arrived: number): number => Math.max(0, Math.floor((now - arrived) / day));

export function recordMenaces(menaces: Menaces, { character, worldIndex, player, now }: View): void {
  const today = dayOf(now, player.arrivedAt);
  for (const { id } of worldIndex.menaces) {
    const days = menaces.get(id) ?? [];
    menaces.set(id, days);
    while (days.length <= today) days.push(Array.from({ length: maxCountedLevel + 1 }, () => 0));
    const level = Math.min(maxCountedLevel, levelOf(character.qualities, id));
    const counts = days[today] as number[];
    counts[level] = (counts[level] ?? 0) + 1;
  }
}
