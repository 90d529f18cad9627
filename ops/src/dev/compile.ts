import { isMapFile, isStyleFile } from '@underhall/language';
import { compileDraft } from './compile-draft.ts';
import { watchFolder } from './watch-folder.ts';

// `compile.ts <world> <folder>`: compiles the world after each edit. A process of its own, so that it knows the
// language already when an edit comes, and is started again when the language changes.
const [, , world = '', folder = ''] = process.argv;
const compile = () => compileDraft(world, folder);

watchFolder(world, compile, (name) => name.endsWith('.story') || isMapFile(name) || isStyleFile(name));
compile();
