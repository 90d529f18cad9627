import { type TaggedTable, tags } from './tagged-table.ts';

const [, , opaque, none] = tags;

/** Published worlds contain no data of players. A publisher is the name that an operator gave to a token. */
export const publishingTables: Readonly<Record<string, TaggedTable>> = {
  publish_tokens: {
    retention: 'for good, as hashes',
    columns: {
      ...{ name: none, token_hash: opaque, created_at: none, expires_at: none, revoked_at: none, used_at: none },
    },
  },
  world_files: {
    retention: 'as long as a version of the world has it',
    columns: { hash: none, bytes: none, completed_at: none },
  },
  world_file_pieces: {
    retention: 'as long as its file; a day if the upload is never finished',
    columns: { hash: none, piece: none, content: none, uploaded_at: none },
  },
  world_versions: {
    retention: 'the last ten that were live; a day if it never was',
    columns: {
      ...{ number: none, request_key: none, files: none, publisher: none, note: none, created_at: none, live_at: none },
      refused_at: none,
    },
  },
  compiled_worlds: {
    retention: 'as long as its version',
    columns: {
      ...{ version: none, program: none, claimed_by: none, claimed_at: none, progress: none, problems: none },
      ...{ pack: none, pictures: none, numbers: none },
    },
  },
  world_pictures: {
    retention: 'as long as a compiled version names it',
    columns: { hash: none, content: none, stored_at: none },
  },
  world_switch: {
    retention: 'for good',
    columns: {
      ...{ is_only: none, live: none, candidate: none, candidate_by: none, started_at: none, was_published: none },
    },
  },
  world_numbers: { retention: 'for good', columns: { kind: none, number: none, within: none, name: none } },
  world_renamings: { retention: 'for good', columns: { kind: none, number: none, name: none } },
};
