import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { worldFileLimits } from '@underhall/contract/limits';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { faultOfEntry } from './fault-of-entry.ts';
import { sizeInWords, WorldFileFault } from './world-file-fault.ts';

/**
 * Unpacks a world file into a new folder, as if a stranger had made it. The folder appears only when everything is in
 * it, so one that is there already is complete and stays as it is.
 *
 * @throws WorldFileFault if it is no world file, has anything else than the plain files of a world, or exceeds a limit
 */
export async function unpackWorld(file: string, folder: string, limits = worldFileLimits): Promise<void> {
  const { size } = await stat(file);
  if (size > limits.packedBytes)
    throw new WorldFileFault(
      `it has ${sizeInWords(size)}; a world file has at most ${sizeInWords(limits.packedBytes)}`,
    );
  await mkdir(dirname(folder), { recursive: true });
  const unfinished = await mkdtemp(`${folder}.new-`);
  try {
    await unpackInto(unfinished, await open(file), limits);
    await rename(unfinished, folder).catch((failure: NodeJS.ErrnoException) => {
      if (failure.code !== 'ENOTEMPTY' && failure.code !== 'EEXIST') throw failure;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

const open = (file: string): Promise<ZipFile> =>
  openPromise(file, { strictFileNames: true }).catch(() => {
    throw new WorldFileFault('it is damaged, or no world file: npm run world pack makes one');
  });

async function unpackInto(folder: string, zip: ZipFile, limits: typeof worldFileLimits): Promise<void> {
  const names = new Set<string>();
  let bytes = 0;
  const count = (more: number): void => {
    bytes += more;
    if (bytes > limits.unpackedBytes)
      throw new WorldFileFault(`it has more than ${sizeInWords(limits.unpackedBytes)} when it is unpacked`);
  };
  try {
    for await (const entry of zip.eachEntry()) {
      // Some programs write an entry for each folder.
      if (entry.fileName.endsWith('/')) continue;
      const { fileName, externalFileAttributes } = entry;
      const fault = faultOfEntry({ fileName, externalFileAttributes, isEncrypted: entry.isEncrypted() });
      if (fault !== undefined) throw new WorldFileFault(fault);
      // Some systems cannot tell such names apart, and would write one file over the other.
      const name = fileName.normalize('NFC').toLowerCase();
      if (names.has(name))
        throw new WorldFileFault(`"${fileName}" is in it twice, or differs only in case from another`);
      if (names.add(name).size > limits.files) throw new WorldFileFault(`it has more than ${limits.files} files`);
      await write(zip, entry, join(folder, fileName), count);
    }
  } catch (failure) {
    if (failure instanceof WorldFileFault || isOfSystem(failure)) throw failure;
    throw new WorldFileFault(`it cannot be unpacked: ${(failure as Error).message}`);
  } finally {
    zip.close();
  }
  if (!names.has('pack.story')) throw new WorldFileFault('it has no pack.story at its top, so it is no world');
}

/** A full disk, for example, is no fault of the file. */
const isOfSystem = (failure: unknown): boolean => (failure as NodeJS.ErrnoException).syscall !== undefined;

/** Counts the bytes themselves, because a zip may state other sizes. */
async function write(zip: ZipFile, entry: Entry, path: string, count: (bytes: number) => void): Promise<void> {
  async function* counted(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      count(chunk.length);
      yield chunk;
    }
  }
  await mkdir(dirname(path), { recursive: true });
  await pipeline(await zip.openReadStreamPromise(entry), counted, createWriteStream(path, { flags: 'wx' }));
}
