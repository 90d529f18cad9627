import { namesOf } from '../meaning/names-of.ts';
import type { QualityWritten } from '../meaning/quality.ts';
import type { SettingWritten } from '../meaning/setting.ts';
import type { StoryletWritten } from '../meaning/storylet.ts';
import type { Block } from '../syntax/block.ts';
import { once } from './once.ts';

/** Every named thing of the world, by its kind. */
export const names = once(namesOf);

export const nameIn = ({ block }: { readonly block: Block }): string => block.heading.text;

/** Of two with one name the first counts: the other is told as a twin. */
const byName = <Thing extends { readonly block: Block }>(things: readonly Thing[]): ReadonlyMap<string, Thing> =>
  new Map([...things].reverse().map((thing) => [nameIn(thing), thing]));

export const storyletsByName = once(({ storylets }): ReadonlyMap<string, StoryletWritten> => byName(storylets));

export const qualitiesByName = once(({ qualities }): ReadonlyMap<string, QualityWritten> => byName(qualities));

export const settingsByName = once(({ settings }): ReadonlyMap<string, SettingWritten> => byName(settings));
