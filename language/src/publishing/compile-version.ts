import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkWhatWorks } from '../cli/run-world.ts';
import { writePack } from '../cli/write-pack.ts';
import type { RenamedThing } from '../compile/assign-ids.ts';
import { contentsOf } from '../compile/contents.ts';
import { type LockLine, parseIdsLock } from '../compile/ids-lock.ts';
import { readLock } from '../compile/read-folder.ts';
import { preparePictures } from '../pictures/prepare-pictures.ts';
import { WorldFileFault } from '../world-file/world-file-fault.ts';
import { type FilesByPath, layOutFiles } from './lay-out-files.ts';

/** What the server stores beside pack and pictures: all numbers, and the things that say what they were called. */
export type VersionNumbers = { readonly lines: readonly LockLine[]; readonly renamed: readonly RenamedThing[] };

export type Compilation = {
  /** Has `files.json` and the files, named by their hashes. */
  readonly input: string;
  /** Receives `world.json`, `numbers.json`, `pictures.json` and the folder `pictures`. */
  readonly output: string;
  /** The program's own world, whose pictures are in `images`. */
  readonly defaultWorld: string;
  readonly images: string;
  readonly progress: (step: string) => void;
};

/** Compiles published files. Returns the problems as `npm run world check` prints them, or undefined. */
export async function compileVersion(about: Compilation): Promise<string | undefined> {
  const { input, output, defaultWorld, images, progress } = about;
  const world = join(output, 'world');
  const files: FilesByPath = JSON.parse(readFileSync(join(input, 'files.json'), 'utf8'));
  try {
    layOutFiles(files, input, world);
  } catch (fault) {
    if (fault instanceof WorldFileFault) return `${fault.message}.`;
    throw fault;
  }
  progress('compiling the stories');
  const lines: string[] = [];
  const isDefaultWorld = headingOf(world) === headingOf(defaultWorld);
  const { sound, lock } = checkWhatWorks({
    folder: world,
    shownAs: 'world',
    built: join(output, 'world.json'),
    ...(isDefaultWorld && { pictures: images }),
    print: (line) => void lines.push(line),
  });
  if (!sound) return lines.join('\n');
  const unnumbered = thingsWithoutNumber(readLock(world), lock);
  if (unnumbered.length > 0) return describeUnnumbered(unnumbered);
  writePack(join(output, 'world.json'), contentsOf(sound.world, sound.ids));
  const numbers: VersionNumbers = { lines: parseIdsLock(lock).lines, renamed: sound.renamed };
  writeFileSync(join(output, 'numbers.json'), JSON.stringify(numbers));
  const store = join(output, 'pictures');
  mkdirSync(store, { recursive: true });
  const faults = await preparePictures({ world, store, isDefaultWorld, originalsFirst: false, progress });
  return faults.length === 0 ? undefined : faults.map(({ file, message }) => `world/${file}: ${message}`).join('\n');
}

/** Identifies the default world, which also shows the pictures of the program. */
function headingOf(world: string): string | undefined {
  const file = join(world, 'pack.story');
  return existsSync(file) ? /^=.*$/m.exec(readFileSync(file, 'utf8'))?.[0].trim() : undefined;
}

/** Things that the compiler would number now. Another machine would give them other numbers. */
function thingsWithoutNumber(before: string, after: string): readonly LockLine[] {
  const known = new Set(parseIdsLock(before).lines.map(({ kind, id }) => `${kind} ${id}`));
  return parseIdsLock(after).lines.filter(({ kind, id }) => !known.has(`${kind} ${id}`));
}

const describeUnnumbered = (things: readonly LockLine[]): string =>
  `ids.lock lacks the numbers of ${things.length === 1 ? 'a new thing' : `${things.length} new things`}, such as the ${things[0]?.kind} "${things[0]?.name}". Run "npm run world compile -- --world FOLDER" for its folder, then publish again.`;
