import { join } from 'node:path';
import type { Pack } from '@underhall/engine';
import { compileWorld } from '@underhall/language';
import { root } from '../../root.ts';
import { type Almanac, almanacOf } from '../almanac.ts';
import { openingOf } from '../opening-of.ts';

/** The world that is played. */
export const realWorld = join(root, 'world');

/** A small one in which everything occurs that the language has. */
export const fullWorld = join(root, 'ops', 'src', 'simulate', 'full-world');

/** The almanac of the world in a folder, changed first if the test wants that. */
export function almanacIn(folder: string, change: (pack: Pack) => Pack = (pack) => pack): Almanac {
  const { pack, problems } = compileWorld(folder);
  if (!pack) throw new Error(problems.map(({ at, message }) => `${at.file}:${at.line} ${message}`).join('\n'));
  return almanacOf(change(pack), openingOf(folder));
}
