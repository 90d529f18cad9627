import type { MyselfReply, Possession } from '@underhall/contract';
import { formatNumber } from './format-number.ts';
import { wordsOf } from './sanitize.ts';

const signed = (count: number): string => `${count > 0 ? '+' : '−'}${formatNumber(Math.abs(count))}`;

type WornThing = Pick<Possession, 'id' | 'name' | 'category' | 'enhancements' | 'effects' | 'equipped'>;

/** What a thing does, for example `+2 Strength, −1 Tact`. Empty if it does nothing. */
export const effectsOf = ({ effects = [] }: Pick<Possession, 'effects'>): string =>
  effects.map(({ text }) => wordsOf(text)).join(', ');

/** Returns the other thing worn in the same slot, if any. */
export const wornInstead = (
  thing: WornThing,
  { possessions }: Pick<MyselfReply, 'possessions'>,
): Possession | undefined =>
  possessions
    .flatMap((group) => group.possessions)
    .find(({ equipped, category, id }) => equipped === true && category === thing.category && id !== thing.id);

/**
 * Compares a thing with the worn one in its slot, for example `+3 Strength instead of your Hat`. Effects of another kind
 * cannot be subtracted, so those of the worn thing follow its name. Undefined if both do the same.
 */
export function comparisonWith(worn: WornThing, thing: WornThing): string | undefined {
  const difference = differenceTo(thing, worn);
  const lost = effectsOf({ effects: otherEffects(worn) });
  if (difference === '' && lost === effectsOf({ effects: otherEffects(thing) })) return undefined;
  const instead = `${difference === '' ? 'Instead' : `${difference} instead`} of your ${wordsOf(worn.name)}`;
  return lost === '' ? instead : `${instead} (${lost})`;
}

const otherEffects = ({ effects = [] }: Pick<Possession, 'effects'>) => effects.filter(({ kind }) => kind !== 'bonus');

function differenceTo(thing: WornThing, worn: WornThing): string {
  const sums = new Map<string, number>();
  const add = (of: WornThing, times: number) => {
    for (const { qualityName, level, category } of of.enhancements) {
      if (category !== 'Hidden') sums.set(qualityName, (sums.get(qualityName) ?? 0) + times * level);
    }
  };
  add(thing, 1);
  add(worn, -1);
  return [...sums]
    .filter(([, by]) => by !== 0)
    .map(([name, by]) => `${signed(by)} ${wordsOf(name)}`)
    .join(', ');
}
