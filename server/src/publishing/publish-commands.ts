import { createHash } from 'node:crypto';
import { worldPieceBytes } from '@underhall/contract/limits';
import { typedTexts } from '@underhall/contract/typed-texts';
import type { Database } from '../db/database.ts';
import { Busy, IdempotencyKeyReused, Refused } from '../http/failures.ts';
import { fitText } from '../http/fit-text.ts';
import type { RuntimeDeps } from '../runtime/runtime.ts';
import type { FilePiece, NamedFile, WorldFileStore } from './file-store.ts';
import { requireRoom } from './require-room.ts';
import { namesOf, type VersionStore } from './version-store.ts';

export type UploadDeps = RuntimeDeps & {
  readonly worldFiles: WorldFileStore;
  readonly versions: VersionStore;
  readonly commit: Database['commit'];
};

/** @throws Refused if a piece is no Base64 or too long, or if there is no room */
export async function storePieces(deps: Pick<UploadDeps, 'worldFiles'>, pieces: readonly FilePiece[]): Promise<void> {
  for (const { hash, piece, content } of pieces) {
    const bytes = Buffer.from(content, 'base64');
    if (bytes.toString('base64') !== content) throw new Refused(`Piece ${piece} of the file ${hash} is no Base64.`);
    if (bytes.length > worldPieceBytes)
      throw new Refused(`Piece ${piece} of the file ${hash} has more than ${worldPieceBytes} bytes.`);
  }
  if (!(await deps.worldFiles.add(pieces)))
    throw new Refused(
      'Too many uploads were begun and not finished. The server deletes them after a day; try again then.',
    );
}

/** An attempt fails only if the nightly job or another version with the same files was writing them. */
const maxAttempts = 10;

type Finish = {
  readonly files: readonly (NamedFile & { readonly path: string })[];
  readonly note: string;
  readonly publisher: string;
  readonly key?: string | undefined;
};

/**
 * Makes a version of uploaded files, and returns its number. The same key makes one version.
 *
 * @throws Refused if a piece is missing or damaged
 * @throws IdempotencyKeyReused if the key was used for other files or another note
 */
export async function finishVersion(deps: UploadDeps, { files, note, publisher, key }: Finish): Promise<number> {
  requireRoom(files);
  const { runtime } = deps;
  const version = {
    requestKey: `${publisher} ${key ?? runtime.randomId()}`,
    files: namesOf(files),
    publisher,
    note: fitText(typedTexts.versionNote, note),
  };
  const steps = [deps.worldFiles.keeping(files.map(({ hash }) => hash)), deps.versions.adding(version)];
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const made = await deps.versions.byKey(version);
    if (made && !made.isSame) throw new IdempotencyKeyReused();
    if (made) return made.number;
    await requireComplete(deps, files);
    await deps.commit(steps);
  }
  throw new Busy();
}

type WholeFile = { readonly path: string; readonly content: Buffer };

/** Makes a version of files that this server has read from a folder. */
export async function storeWorld(
  deps: UploadDeps,
  { files, ...about }: Omit<Finish, 'files'> & { readonly files: readonly WholeFile[] },
): Promise<number> {
  const named = files.map(({ path, content }) => ({
    ...{ path, content, bytes: content.length },
    hash: createHash('sha256').update(content).digest('hex'),
  }));
  const contentOf = new Map(named.map(({ hash, content }) => [hash, content]));
  for (const { hash, piece } of await deps.worldFiles.missing(named)) {
    const content = contentOf.get(hash)?.subarray(piece * worldPieceBytes, (piece + 1) * worldPieceBytes);
    if (content) await storePieces(deps, [{ hash, piece, content: content.toString('base64') }]);
  }
  return finishVersion(deps, { ...about, files: named.map(({ content: _, ...file }) => file) });
}

async function requireComplete({ worldFiles }: UploadDeps, files: Finish['files']): Promise<void> {
  const [missing] = await worldFiles.missing(files);
  const damaged = missing ? [] : await worldFiles.complete(files);
  const hash = missing?.hash ?? damaged[0];
  const path = files.find((file) => file.hash === hash)?.path;
  if (missing)
    throw new Refused(`A part of "${path}" is missing on the server. Publish again: it sends what is missing.`);
  if (path !== undefined)
    throw new Refused(`"${path}" was damaged on its way to the server. Publish again: it sends the file again.`);
}
