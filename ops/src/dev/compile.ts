import { isMapFile, isPictureFile, isStyleFile } from '@underhall/language';
import { buildPictures } from '../build/build-pictures.ts';
import { compileDraft } from './compile-draft.ts';
import { picturesFolderIn } from './dev-files.ts';
import { watchFolder } from './watch-folder.ts';

// `compile.ts <world> <folder>`: compiles the world after each edit, and converts its new pictures. A separate process
// can load the compiler before the first edit, and reload it when the compiler's code changes.
const [, , world = '', folder = ''] = process.argv;

/** Mistakes are reported if no other change follows within this time, because a file may be half saved. */
const settleMs = 200;
let report: NodeJS.Timeout | undefined;
let converting = Promise.resolve();

function compile(): void {
  clearTimeout(report);
  const draft = compileDraft(world, folder);
  report = setTimeout(draft.report, draft.isSound ? 0 : settleMs);
  if (draft.isSound) convert();
}

function convert(): void {
  converting = converting.then(() => buildPictures({ world, store: picturesFolderIn(folder), originalsFirst: true }));
}

/** Hidden files are temporary files of editors. */
const isRelevant = (name: string): boolean =>
  !name.startsWith('.') && (name.endsWith('.story') || isMapFile(name) || isStyleFile(name) || isPictureFile(name));

watchFolder(world, compile, isRelevant);
compile();
