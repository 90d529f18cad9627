import { join } from 'node:path';
import type { Pack } from '@underhall/engine';
import { compileWorld } from '@underhall/language';
import { root } from '../root.ts';
import { indexWorld, openingQualityOf, type WorldIndex } from '../world-index.ts';

/** The default world. */
export const realWorld = join(root, 'world');

/** A small world that uses every feature of the language. */
export const fullWorld = join(root, 'simulator', 'full-world');

/** Indexes the world in a folder, after an optional change to it. */
export function worldIndexIn(folder: string, change: (pack: Pack) => Pack = (pack) => pack): WorldIndex {
  const { pack, machines, problems } = compileWorld(folder);
  if (!pack) throw new Error(problems.map(({ at, message }) => `${at.file}:${at.line} ${message}`).join('\n'));
  return indexWorld(change(pack), {
    opening: openingQualityOf(folder),
    isPlanned: [realWorld, fullWorld].includes(folder),
    machines,
  });
}
