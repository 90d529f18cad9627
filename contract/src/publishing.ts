import { Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { worldFileLimits, worldPieceBytes } from './limits.ts';
import { IsoMoment, Nothing, oneOf, RowId } from './wording.ts';

/** SHA-256 of a file, in hexadecimal. It names the file. */
const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Piece = Type.Integer({ minimum: 0, maximum: Math.ceil(worldFileLimits.packedBytes / worldPieceBytes) });

const FileSchema = Type.Object({
  /** Relative to the folder of the world, with `/`. */
  path: Type.String({ minLength: 1, maxLength: 500 }),
  hash: Hash,
  bytes: Type.Integer({ minimum: 0, maximum: worldFileLimits.packedBytes }),
});
const Files = Type.Array(FileSchema, { minItems: 1, maxItems: worldFileLimits.files });

/**
 * `waiting`: nobody compiles it, or the server that did so has stopped. `failed` and `compiled` are final for this
 * version of the program.
 */
export const compileStates = ['waiting', 'compiling', 'failed', 'compiled'] as const;

const CompilationSchema = Type.Object({
  isSuccess: Type.Boolean(),
  state: oneOf(compileStates),
  /** The present step. Empty before the first one. */
  progress: Type.String(),
  /** As `npm run world check` prints them. Empty unless `failed`. */
  problems: Type.String(),
});

/**
 * `failed`: it does not compile. `refused`: a server did not open it, which may succeed later. `replaced`: it was live.
 */
export const versionStates = ['live', 'replaced', 'failed', 'refused', 'never live'] as const;
export type VersionState = (typeof versionStates)[number];

const VersionSchema = Type.Object({
  version: RowId,
  /** Name of the token with which it was published. */
  publisher: Type.String(),
  note: Type.String(),
  createdAt: IsoMoment,
  /** When it went live for the last time. */
  liveAt: Type.Optional(IsoMoment),
  state: oneOf(versionStates),
});

const NumberSchema = Type.Object({
  kind: Type.String(),
  number: RowId,
  /** Number of the thing that contains it, or 0. */
  within: Type.Integer({ minimum: 0 }),
  name: Type.String(),
});

const publisher = { who: 'publisher' } as const;
const reading = { ...publisher, method: 'GET', repeat: 'reads', rate: 'read' } as const;
const writing = { ...publisher, method: 'POST', rate: 'act' } as const;
const ofVersion = Type.Object({ version: RowId });

/** Publishing a world to a running server. Not in the specification. Needs a publish token. */
export const publishing = {
  begin: endpoint({
    ...writing,
    path: '/extra/publishing/begin',
    repeat: 'reads',
    summary: 'Which pieces of these files the server lacks.',
    body: Type.Object({ files: Files }),
    reply: Type.Object({
      isSuccess: Type.Boolean(),
      missing: Type.Array(Type.Object({ hash: Hash, piece: Piece })),
    }),
  }),
  upload: endpoint({
    ...writing,
    path: '/extra/publishing/upload',
    repeat: 'settles',
    summary:
      'Store pieces of files, as many as fit into a request. A piece begins at its number times the size of a piece. `content` is in Base64.',
    body: Type.Object({
      pieces: Type.Array(Type.Object({ hash: Hash, piece: Piece, content: Type.String() }), { minItems: 1 }),
    }),
    reply: Type.Object({ isSuccess: Type.Boolean(), message: Type.Optional(Type.String()) }),
  }),
  finish: endpoint({
    ...writing,
    path: '/extra/publishing/finish',
    repeat: 'by key',
    summary: 'Make a version of these files. Refused if a piece is missing or damaged. The live version stays.',
    body: Type.Object({ files: Files, note: Type.String() }),
    reply: Type.Object({ isSuccess: Type.Boolean(), version: RowId }),
  }),
  compile: endpoint({
    ...writing,
    path: '/extra/publishing/compile',
    repeat: 'settles',
    summary: 'Compile a version in the background, unless that is done or under way.',
    body: ofVersion,
    reply: CompilationSchema,
  }),
  compilation: endpoint({
    ...reading,
    path: '/extra/publishing/compilation',
    summary: 'How far the compilation of a version is.',
    body: ofVersion,
    reply: CompilationSchema,
  }),
  changes: endpoint({
    ...reading,
    path: '/extra/publishing/changes',
    summary: 'What a compiled version changes in the live world, in words, with the number of players in each thing.',
    body: ofVersion,
    reply: Type.Object({ isSuccess: Type.Boolean(), lines: Type.Array(Type.String()) }),
  }),
  versions: endpoint({
    ...reading,
    path: '/extra/publishing/versions',
    summary: 'The stored versions, newest first.',
    body: Nothing,
    reply: Type.Object({
      isSuccess: Type.Boolean(),
      versions: Type.Array(VersionSchema),
      /** Why this server takes no published worlds. Missing if it takes them. */
      whyClosed: Type.Optional(Type.String()),
    }),
  }),
  files: endpoint({
    ...reading,
    path: '/extra/publishing/files',
    summary: 'The files of a version, or of the live one.',
    body: Type.Object({ version: Type.Optional(RowId) }),
    reply: Type.Object({ isSuccess: Type.Boolean(), version: RowId, files: Type.Array(FileSchema) }),
  }),
  piece: endpoint({
    ...reading,
    path: '/extra/publishing/piece',
    summary: 'One piece of a file, in Base64.',
    body: Type.Object({ hash: Hash, piece: Piece }),
    reply: Type.Object({ isSuccess: Type.Boolean(), content: Type.String() }),
  }),
  numbers: endpoint({
    ...reading,
    path: '/extra/publishing/numbers',
    summary: 'All numbers that published versions have ever given to things, for `ids.lock`.',
    body: Nothing,
    reply: Type.Object({ isSuccess: Type.Boolean(), numbers: Type.Array(NumberSchema) }),
  }),
  goLive: endpoint({
    ...writing,
    path: '/extra/publishing/golive',
    repeat: 'settles',
    summary:
      'Make a compiled version live on all servers, which takes up to half a minute. Refused if a server does not open it, or another version is going live.',
    body: Type.Object({ version: RowId }),
    reply: Type.Object({ isSuccess: Type.Boolean(), message: Type.Optional(Type.String()) }),
  }),
};
