import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listPictures, type PictureFault, type PictureFile, picturesFolder } from './list-pictures.ts';
import { readFocus } from './read-focus.ts';

export type CheckedPictures = { readonly pictures: readonly PictureFile[]; readonly faults: readonly PictureFault[] };

const program = join(import.meta.dirname, 'pictures-process.ts');
let last: { readonly of: string; readonly faults: readonly PictureFault[] } | undefined;

/**
 * Lists the pictures of a world, and all that is wrong with them. The files are read by another process, because the
 * library that reads them works asynchronously. Unchanged files are not read again.
 */
export function checkPictures(world: string): CheckedPictures {
  if (!existsSync(join(world, picturesFolder))) return { pictures: [], faults: [] };
  const { pictures, faults } = listPictures(world);
  const { faults: ofFocus } = readFocus(world, pictures);
  const of = JSON.stringify([world, pictures.map(({ file }) => [file, ...stampOf(join(world, file))])]);
  if (last?.of !== of) last = { of, faults: pictures.length === 0 ? [] : inspect(world) };
  return { pictures, faults: [...faults, ...last.faults, ...ofFocus] };
}

function stampOf(path: string): readonly number[] {
  const about = statSync(path, { throwIfNoEntry: false });
  return about ? [about.size, about.mtimeMs, about.ino] : [];
}

function inspect(world: string): readonly PictureFault[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'check', world], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return JSON.parse(stdout);
  return [{ file: picturesFolder, message: `the pictures could not be read: ${stderr.trim().split('\n').at(-1)}` }];
}
