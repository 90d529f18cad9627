import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { worldPieceBytes } from '@underhall/contract/limits';
import { addPublishedNumbers, requireWorldPaths, WorldFileFault } from '@underhall/language';
import type { PublishingClient } from './publishing-client.ts';
import { Stop } from './stop.ts';

/** Hashes that each file may have without an edit of the author. There are two during a pull. */
type Record = Readonly<globalThis.Record<string, readonly string[]>>;

/** Hidden, so that no command takes it for a part of the world. */
const recordName = '.pulled.json';
const lockName = 'ids.lock';

/**
 * Fetches the sources of the live version into a folder that is empty or was written by an earlier pull. An interrupted
 * pull can be repeated.
 *
 * @throws Stop before any change, if the folder has other files or edited ones
 */
export async function pull(client: PublishingClient, folder: string, print: (line: string) => void): Promise<void> {
  const { call } = client;
  const { version, files } = await call('GET /extra/publishing/files', {});
  try {
    requireWorldPaths(files.map(({ path }) => path));
  } catch (fault) {
    if (fault instanceof WorldFileFault) throw new Stop(`The server's files are refused: ${fault.message}.`);
    throw fault;
  }
  const record = readRecord(folder);
  const lock = await fetchLock(client, files);
  const next: Record = {
    ...Object.fromEntries(files.map(({ path, hash }) => [path, [hash]])),
    [lockName]: [digest(lock)],
  };
  refuseEdited(folder, record, next);
  mkdirSync(folder, { recursive: true });
  writeRecord(folder, merged(record, next));
  for (const { path, hash, bytes } of files) {
    if (path === lockName || hashOf(join(folder, path)) === hash) continue;
    writeWhole(join(folder, path), await fetchFile(client, { path, hash, bytes }));
    print(path);
  }
  if (hashOf(join(folder, lockName)) !== digest(lock)) {
    writeWhole(join(folder, lockName), lock);
    print(lockName);
  }
  for (const path of Object.keys(record)) if (!(path in next)) rmSync(join(folder, path), { force: true });
  writeRecord(folder, next);
  print(`version ${version} is in ${folder}`);
}

type RemoteFile = { readonly path: string; readonly hash: string; readonly bytes: number };

async function fetchFile({ call }: PublishingClient, { path, hash, bytes }: RemoteFile): Promise<Buffer> {
  const pieces = [];
  for (let piece = 0; piece === 0 || piece * worldPieceBytes < bytes; piece++)
    pieces.push(Buffer.from((await call('GET /extra/publishing/piece', { hash, piece })).content, 'base64'));
  const content = Buffer.concat(pieces);
  if (digest(content) !== hash) throw new Stop(`${path} was damaged on its way. Pull again.`);
  return content;
}

/** With all numbers that the server knows, because the live version may be older than others. */
async function fetchLock(client: PublishingClient, files: readonly RemoteFile[]): Promise<Buffer> {
  const file = files.find(({ path }) => path === lockName);
  const lock = file ? (await fetchFile(client, file)).toString('utf8') : '';
  const { numbers } = await client.call('GET /extra/publishing/numbers', {});
  return Buffer.from(addPublishedNumbers(lock, numbers));
}

function writeWhole(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

function readRecord(folder: string): Record {
  const file = join(folder, recordName);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Stop(`${folder} has files that no pull wrote, so nothing was changed. Name an empty folder.`);
  return {};
}

/** Any content that differs from the old version and the new one is an edit. */
function refuseEdited(folder: string, record: Record, next: Record): void {
  const edited = Object.keys({ ...record, ...next }).filter((path) => {
    const hash = hashOf(join(folder, path));
    return hash !== undefined && ![...(record[path] ?? []), ...(next[path] ?? [])].includes(hash);
  });
  if (edited.length > 0)
    throw new Stop(
      `These files in ${folder} were edited, so nothing was changed:\n${edited.join('\n')}\nPull into an empty folder, and carry your edits over.`,
    );
}

const merged = (one: Record, other: Record): Record =>
  Object.fromEntries(
    Object.keys({ ...one, ...other }).map((path) => [path, [...(one[path] ?? []), ...(other[path] ?? [])]]),
  );

function writeRecord(folder: string, record: Record): void {
  writeWhole(join(folder, recordName), Buffer.from(`${JSON.stringify(record, null, 2)}\n`));
}

const digest = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
const hashOf = (file: string): string | undefined => (existsSync(file) ? digest(readFileSync(file)) : undefined);
