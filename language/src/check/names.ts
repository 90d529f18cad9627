import { namesOf } from '../meaning/names-of.ts';
import type { SettingWritten } from '../meaning/places.ts';
import type { QualityWritten } from '../meaning/quality.ts';
import type { StoryletWritten } from '../meaning/storylet.ts';
import type { Block } from '../syntax/block.ts';
import { memoize } from './memoize.ts';

/** Every named thing of the world, by its kind. */
export const names = memoize(namesOf);

export const nameIn = ({ block }: { readonly block: Block }): string => block.heading.text;

/** An index by name. Of two things with one name the first counts: another rule reports the second. */
const byName = <Thing extends { readonly block: Block }>(things: readonly Thing[]): ReadonlyMap<string, Thing> =>
  new Map([...things].reverse().map((thing) => [nameIn(thing), thing]));

export const storyletsByName = memoize(({ storylets }): ReadonlyMap<string, StoryletWritten> => byName(storylets));

export const qualitiesByName = memoize(({ qualities }): ReadonlyMap<string, QualityWritten> => byName(qualities));

export const settingsByName = memoize(({ settings }): ReadonlyMap<string, SettingWritten> => byName(settings));
