import { isMapFile, isStyleFile } from '@underhall/language';
import { compileDraft } from './compile-draft.ts';
import { watchFolder } from './watch-folder.ts';

// `compile.ts <world> <folder>`: compiles the world after each edit. It is a process of its own, so that the language is
// loaded before an edit, and loaded again when its code changes.
const [, , world = '', folder = ''] = process.argv;
const compile = () => compileDraft(world, folder);

watchFolder(world, compile, (name) => name.endsWith('.story') || isMapFile(name) || isStyleFile(name));
compile();
