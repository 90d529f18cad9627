import { isMapFile, isPictureFile, isStyleFile } from '@underhall/language';
import { buildPictures } from '../build/build-pictures.ts';
import { compileDraft } from './compile-draft.ts';
import { picturesFolderIn } from './dev-files.ts';
import { watchFolder } from './watch-folder.ts';

// `compile.ts <world> <folder>`: compiles the world after each edit, and converts its new pictures. A separate process
// can load the compiler before the first edit, and reload it when the compiler's code changes.
const [, , world = '', folder = ''] = process.argv;
let converting = Promise.resolve();

const convert = (): void => {
  converting = converting.then(() => buildPictures({ world, store: picturesFolderIn(folder), originalsFirst: true }));
};
const compile = (): void => {
  if (compileDraft(world, folder)) convert();
};

watchFolder(
  world,
  compile,
  (name) => name.endsWith('.story') || isMapFile(name) || isStyleFile(name) || isPictureFile(name),
);
compile();
