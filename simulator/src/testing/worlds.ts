import { join } from 'node:path';
import type { Pack } from '@underhall/engine';
import { compileWorld } from '@underhall/language';
import { root } from '../root.ts';
import { indexWorld, openingQualityOf, type WorldIndex } from '../world-index.ts';

/** The world that is played. */
export const realWorld = join(root, 'world');

/** A small one in which everything occurs that the language has. */
export const fullWorld = join(root, 'simulator', 'full-world');

/** The index of the world in a folder, changed first if the test wants that. */
export function worldIndexIn(folder: string, change: (pack: Pack) => Pack = (pack) => pack): WorldIndex {
  const { pack, problems } = compileWorld(folder);
  if (!pack) throw new Error(problems.map(({ at, message }) => `${at.file}:${at.line} ${message}`).join('\n'));
  return indexWorld(change(pack), openingQualityOf(folder));
}
