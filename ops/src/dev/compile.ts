import { isMapFile, isStyleFile } from '@underhall/language';
import { compileDraft } from './compile-draft.ts';
import { watchFolder } from './watch-folder.ts';

// `compile.ts <world> <folder>`: compiles the world after each edit. A separate process can load the compiler before
// the first edit, and reload it when the compiler's code changes.
const [, , world = '', folder = ''] = process.argv;
const compile = () => compileDraft(world, folder);

watchFolder(world, compile, (name) => name.endsWith('.story') || isMapFile(name) || isStyleFile(name));
compile();
