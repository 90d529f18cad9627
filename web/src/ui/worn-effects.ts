import type { MyselfReply, Possession } from '@underhall/contract';
import { formatNumber } from './format-number.ts';
import { wordsOf } from './sanitize.ts';

const signed = (count: number): string => `${count > 0 ? '+' : '−'}${formatNumber(Math.abs(count))}`;

type WornThing = Pick<Possession, 'id' | 'name' | 'category' | 'enhancements' | 'equipped'>;

const effectsOnSheet = ({ enhancements }: Pick<Possession, 'enhancements'>) =>
  enhancements.filter(({ category }) => category !== 'Hidden');

/** Formats the effects of wearing a thing, for example `+2 Strength, −1 Tact`. Empty if there are none. */
export const effectsOf = (thing: Pick<Possession, 'enhancements'>): string =>
  effectsOnSheet(thing)
    .map(({ level, qualityName }) => `${signed(level)} ${wordsOf(qualityName)}`)
    .join(', ');

/** Returns the other thing worn in the same slot, if any. */
export const wornInstead = (
  thing: WornThing,
  { possessions }: Pick<MyselfReply, 'possessions'>,
): Possession | undefined =>
  possessions
    .flatMap((group) => group.possessions)
    .find(({ equipped, category, id }) => equipped === true && category === thing.category && id !== thing.id);

/**
 * Formats how the effects change if `thing` replaces `worn`, for example `+3 Strength, −2 Tact`. Empty if nothing
 * changes.
 */
export function differenceTo(thing: WornThing, worn: WornThing): string {
  const sums = new Map<string, number>();
  const add = (of: WornThing, times: number) => {
    for (const { qualityName, level } of effectsOnSheet(of)) {
      sums.set(qualityName, (sums.get(qualityName) ?? 0) + times * level);
    }
  };
  add(thing, 1);
  add(worn, -1);
  return [...sums]
    .filter(([, by]) => by !== 0)
    .map(([name, by]) => `${signed(by)} ${wordsOf(name)}`)
    .join(', ');
}
