import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { isMapFile, isStyleFile, type KnownFiles } from '@underhall/language';
import { buildPictures } from '../build/build-pictures.ts';
import { compileDraft } from './compile-draft.ts';
import { picturesFolderIn } from './dev-files.ts';
import { watchFolder } from './watch-folder.ts';

// `compile.ts <world> <folder>`: compiles the world after each edit, and converts its new pictures. A separate process
// can load the compiler before the first edit, and reload it when the compiler's code changes.
const [, , world = '', folder = ''] = process.argv;

/** Mistakes are reported if no other change follows within this time, because a file may be half saved. */
const settleMs = 200;
/** If no other change follows within this time, the rules that do not stop a draft are applied. */
const restMs = 1000;
let report: NodeJS.Timeout | undefined;
let edits = 0;
const known: KnownFiles = new Map();
let mayHaveNewPictures = true;
let converting = Promise.resolve();

function compile(): void {
  clearTimeout(report);
  edits++;
  const draft = compileDraft(world, folder, known);
  report = setTimeout(draft.report, draft.isSound ? 0 : settleMs);
  if (draft.isSound && mayHaveNewPictures) convert();
  if (draft.rest) void finish(draft.rest);
}

function convert(): void {
  mayHaveNewPictures = false;
  converting = converting.then(() => buildPictures({ world, store: picturesFolderIn(folder), originalsFirst: true }));
}

/** Takes the steps in idle time. The next edit, which waits for no more than one step, ends them. */
async function finish(steps: Iterator<unknown>): Promise<void> {
  const edit = edits;
  await wait(restMs);
  while (edit === edits && !steps.next().done) await nextTurn();
}

const isText = (name: string): boolean => name.endsWith('.story') || isMapFile(name) || isStyleFile(name);

/** Leaves out temporary files of editors. Files that are not read are named, so they count. */
const isRelevant = (name: string): boolean => !/^\.|~$|\.(tmp|swp|swx|part|crdownload|new)$|^#.*#$|^\d+$/.test(name);

watchFolder(
  world,
  (names) => {
    mayHaveNewPictures ||= ![...names].every(isText);
    compile();
  },
  isRelevant,
);
compile();
