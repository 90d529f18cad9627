import { isMapFile, isStyleFile } from '@underhall/language';
import { compileDraft } from './compile-draft.ts';
import { watchFolder } from './watch-folder.ts';

// `compile.ts <world> <folder>`: compiles the world after each edit. As a separate process it loads the language before
// an edit, and again when its code changes.
const [, , world = '', folder = ''] = process.argv;
const compile = () => compileDraft(world, folder);

watchFolder(world, compile, (name) => name.endsWith('.story') || isMapFile(name) || isStyleFile(name));
compile();
