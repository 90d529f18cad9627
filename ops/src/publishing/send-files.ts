import { open } from 'node:fs/promises';
import { worldPieceBytes } from '@underhall/contract/limits';
import type { PublishingClient } from './publishing-client.ts';
import type { LocalFile } from './read-world.ts';

type Piece = { readonly hash: string; readonly piece: number };

/** Sends what the server lacks, so that an interrupted upload goes on. */
export async function sendFiles(
  { call }: PublishingClient,
  files: readonly LocalFile[],
  print: (line: string) => void,
): Promise<void> {
  const named = files.map(({ path, hash, bytes }) => ({ path, hash, bytes }));
  const { missing } = await call('POST /extra/publishing/begin', { files: named });
  const fileOf = new Map(files.map((file) => [file.hash, file]));
  let sent = 0;
  const tenthsOf = (count: number): number => Math.floor((10 * count) / missing.length);
  for (const group of groupsOf(missing, (hash) => fileOf.get(hash)?.bytes ?? 0)) {
    const pieces = await Promise.all(
      group.map(async ({ hash, piece }) => ({ hash, piece, content: await readPiece(fileOf.get(hash), piece) })),
    );
    await call('POST /extra/publishing/upload', { pieces });
    const before = tenthsOf(sent);
    sent += group.length;
    if (tenthsOf(sent) > before) print(`sent ${sent} of ${missing.length} pieces`);
  }
}

const bytesOf = (total: number, piece: number): number =>
  Math.max(0, Math.min(worldPieceBytes, total - piece * worldPieceBytes));

/** Small pieces travel together, up to the bytes of a large one. */
function groupsOf(pieces: readonly Piece[], totalOf: (hash: string) => number): readonly (readonly Piece[])[] {
  const groups: Piece[][] = [];
  let room = 0;
  for (const each of pieces) {
    const bytes = bytesOf(totalOf(each.hash), each.piece);
    const last = groups.at(-1);
    if (last && bytes <= room && last.length < maxPiecesAtOnce) last.push(each);
    else groups.push([each]);
    room = (last === groups.at(-1) ? room : worldPieceBytes) - bytes;
  }
  return groups;
}

/** The names of the pieces need room too. */
const maxPiecesAtOnce = 1_000;

async function readPiece(file: LocalFile | undefined, piece: number): Promise<string> {
  if (!file) throw new Error('the server lacks a piece that it was not told of');
  const handle = await open(file.file);
  try {
    const length = bytesOf(file.bytes, piece);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, piece * worldPieceBytes);
    return buffer.subarray(0, bytesRead).toString('base64');
  } finally {
    await handle.close();
  }
}
