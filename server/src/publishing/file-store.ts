import { worldFileLimits, worldPieceBytes } from '@underhall/contract/limits';
import type { Database, Step } from '../db/database.ts';

/** `hash` is the SHA-256 of the content in hexadecimal, and the name of the file. */
export type NamedFile = { readonly hash: string; readonly bytes: number };
export type PieceName = { readonly hash: string; readonly piece: number };
/** `content` is in Base64. */
export type FilePiece = PieceName & { readonly content: string };

export type WorldFileStore = {
  /** Pieces of these files that are not stored yet. */
  missing(files: readonly NamedFile[]): Promise<readonly PieceName[]>;
  /** Stores pieces. Stored ones do not change. Returns false if unfinished uploads take too much space. */
  add(pieces: readonly FilePiece[]): Promise<boolean>;
  /**
   * Marks each file as complete whose pieces have its hash. Deletes the pieces of the others, and returns their hashes.
   */
  complete(files: readonly NamedFile[]): Promise<readonly string[]>;
  /** Returns a step that affects one row for each complete file, and keeps it for another day. */
  keeping(hashes: readonly string[]): Step;
  /** In Base64. Undefined if the file is not complete. */
  read(name: PieceName): Promise<string | undefined>;
  /** Files of one piece each. */
  readSmall(hashes: readonly string[]): Promise<readonly { readonly hash: string; readonly content: Buffer }[]>;
  sizes(hashes: readonly string[]): Promise<readonly NamedFile[]>;
};

/** Unfinished uploads of two versions fit in. */
const maxUnfinishedBytes = 2 * worldFileLimits.packedBytes;
/** Bytes that the database hashes in one statement. */
const maxBytesAtOnce = 32_000_000;

const isComplete = (of: string): string => `exists (select from world_files where world_files.hash = ${of}.hash)`;
const selectMissing = {
  name: 'missing-world-pieces',
  text: `select wanted.hash, at as piece from jsonb_to_recordset($1::jsonb) as wanted (hash text, bytes bigint)
    cross join generate_series(0, greatest((bytes - 1) / ${worldPieceBytes}, 0)::int) as at
    where not ${isComplete('wanted')}
      and not exists (select from world_file_pieces as p where p.hash = wanted.hash and p.piece = at)
    order by wanted.hash, at`,
};
const insertPieces = {
  name: 'add-world-pieces',
  text: `with room as (
      select coalesce(sum(octet_length(content)), 0) < ${maxUnfinishedBytes} as is_left
      from world_file_pieces as p where not ${isComplete('p')}
    ), added as (
      insert into world_file_pieces (hash, piece, content)
      select hash, piece, decode(content, 'base64')
      from unnest($1::text[], $2::int[], $3::text[]) as sent (hash, piece, content), room
      where is_left and not ${isComplete('sent')}
      on conflict do nothing
    )
    select is_left from room`,
};
/** The nightly job may not delete the pieces of a file that is being completed. */
export const lockFiles = { name: 'lock-world-files', text: `select pg_advisory_xact_lock(hashtext('world_files'))` };
const completeFiles = {
  name: 'complete-world-files',
  text: `with whole as (
      select hash, string_agg(content, ''::bytea order by piece) as content
      from world_file_pieces as p where hash = any($1::text[]) and not ${isComplete('p')} group by hash
    )
    insert into world_files (hash, bytes) select hash, octet_length(content) from whole
    where encode(sha256(content), 'hex') = hash
    on conflict do nothing`,
};
const deleteDamaged = {
  name: 'delete-damaged-pieces',
  text: `delete from world_file_pieces as p where hash = any($1::text[]) and not ${isComplete('p')} returning hash`,
};
const keepFiles = {
  name: 'keep-world-files',
  text: 'update world_files set completed_at = now() where hash = any($1::text[])',
};
const selectPiece = {
  name: 'world-piece',
  text: `select translate(encode(content, 'base64'), E'\\n', '') as content from world_file_pieces as p
    where hash = $1 and piece = $2 and ${isComplete('p')}`,
};
const selectSmall = {
  name: 'small-world-files',
  text: `select hash, content from world_file_pieces as p where hash = any($1::text[]) and piece = 0 and ${isComplete('p')}`,
};
const selectSizes = {
  name: 'world-file-sizes',
  text: 'select hash, bytes::int as bytes from world_files where hash = any($1::text[])',
};

export const worldFileStore = (database: Database): WorldFileStore => ({
  missing: (files) => database.run<PieceName>(selectMissing, [JSON.stringify(files)]),
  async add(pieces) {
    const values = [
      pieces.map(({ hash }) => hash),
      pieces.map(({ piece }) => piece),
      pieces.map((each) => each.content),
    ];
    const [row] = await database.run<{ is_left: boolean }>(insertPieces, values);
    return row?.is_left ?? false;
  },
  async complete(files) {
    for (const hashes of inGroups(files)) {
      const steps = [
        { ...lockFiles, values: [] },
        { ...completeFiles, values: [hashes] },
      ];
      for (let isDone = false; !isDone; ) isDone = await database.commit(steps);
    }
    const damaged = await database.run<{ hash: string }>(deleteDamaged, [files.map(({ hash }) => hash)]);
    return [...new Set(damaged.map(({ hash }) => hash))];
  },
  keeping: (hashes) => ({ ...keepFiles, values: [hashes], rows: new Set(hashes).size }),
  async read({ hash, piece }) {
    const [row] = await database.run<{ content: string }>(selectPiece, [hash, piece]);
    return row?.content;
  },
  readSmall: (hashes) => database.run(selectSmall, [hashes]),
  sizes: (hashes) => database.run<NamedFile>(selectSizes, [hashes]),
});

/** A file that is larger than a group is alone in it. */
function inGroups(files: readonly NamedFile[]): readonly (readonly string[])[] {
  const groups: string[][] = [];
  let room = 0;
  for (const { hash, bytes } of files) {
    if (room < bytes || groups.length === 0) {
      groups.push([]);
      room = maxBytesAtOnce;
    }
    groups.at(-1)?.push(hash);
    room -= bytes;
  }
  return groups;
}
