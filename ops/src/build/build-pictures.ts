import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuiltPictures } from '@underhall/engine';
import { root } from '../root.ts';
import { runToEnd } from '../run-to-end.ts';
import { isDefaultWorld } from './default-world.ts';
import { worldFolder } from './world-folder.ts';

/** The converted pictures of the built world. */
export const picturesFolder = join(root, '.built', 'pictures');

type Conversion = { readonly world: string; readonly store: string; readonly originalsFirst?: boolean };

/**
 * Converts a world's own pictures in a process of its own, and shows the progress. A picture that cannot be converted
 * is reported and left out.
 */
export async function buildPictures({ world, store, originalsFirst }: Conversion = builtWorld): Promise<void> {
  const options = [
    ...(isDefaultWorld(world) ? ['--default-world'] : []),
    ...(originalsFirst ? ['--originals-first'] : []),
  ];
  if (!existsSync(join(world, 'pictures'))) return listNoPictures(world, store);
  await runToEnd(process.execPath, ['language/src/pictures/pictures-process.ts', 'convert', world, store, ...options], {
    isShown: true,
  });
}

const builtWorld: Conversion = { world: worldFolder, store: picturesFolder };

/** The list of a world without converted pictures. Replaces the list of another world. */
export function listNoPictures(world: string, store: string): void {
  const none: BuiltPictures = { isDefaultWorld: isDefaultWorld(world), pictures: {}, focus: {} };
  mkdirSync(dirname(store), { recursive: true });
  // By renaming, so that no reader sees a part of it.
  writeFileSync(`${store}.json.new`, JSON.stringify(none));
  renameSync(`${store}.json.new`, `${store}.json`);
}
