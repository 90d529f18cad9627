import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Calls } from '@underhall/contract';
import { worldPieceBytes } from '@underhall/contract/limits';
import { compileWorld } from '@underhall/language';
import { type Arrange, uniqueName } from './a-scene.ts';
import type { TestServer } from './a-server.ts';

/** A publish token of this server. */
export async function aPublishToken({ deps }: Pick<TestServer, 'deps'>, name = uniqueName()): Promise<string> {
  const token = `publish_${uniqueName()}`;
  await deps.commit([deps.publishTokens.adding(name, token)]);
  return token;
}

type Files = Calls['POST /extra/publishing/finish']['body']['files'];
type Piece = Calls['POST /extra/publishing/upload']['body']['pieces'][number];

/** The files with these contents, keyed by path, as the calls name them. */
export const filesOf = (contents: Contents): Files =>
  Object.entries(contents).map(([path, content]) => ({
    path,
    hash: createHash('sha256').update(content).digest('hex'),
    bytes: Buffer.byteLength(content),
  }));

export const piecesOf = (contents: Contents): Piece[] =>
  filesOf(contents).flatMap(({ path, hash, bytes }) => {
    const content = Buffer.from(contents[path] ?? '');
    return Array.from({ length: Math.max(1, Math.ceil(bytes / worldPieceBytes)) }, (_, piece) => ({
      ...{ hash, piece },
      content: content.subarray(piece * worldPieceBytes, (piece + 1) * worldPieceBytes).toString('base64'),
    }));
  });

/** A call by an author with a token. `prepare` returns its body. */
export const publisher =
  (prepare: (its: { readonly server: TestServer; readonly token: string }) => Promise<object>): Arrange =>
  async (server) => {
    const token = await aPublishToken(server);
    return { body: await prepare({ server, token }), token };
  };

/** A file that no other test has, already uploaded. */
export async function anUploadedFile({ server, token }: { readonly server: TestServer; readonly token: string }) {
  const contents = { 'pack.story': `# ${uniqueName()}` };
  await server.call('POST /extra/publishing/upload', { pieces: piecesOf(contents) }, token);
  return filesOf(contents);
}

const language = join(import.meta.dirname, '../../../language');

export type Contents = Readonly<Record<string, string | Buffer>>;

/** The files of the small world that `npm run world new world` writes, with its numbers. */
export function starterContents(): Contents {
  const folder = join(language, 'starter');
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
  const contents = Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path))]));
  return { ...contents, 'ids.lock': compileWorld(folder).lock };
}

/** Uploads a world and returns the number of its version. */
export async function anUploadedVersion(server: TestServer, token: string, contents: Contents): Promise<number> {
  for (const piece of piecesOf(contents))
    await server.call('POST /extra/publishing/upload', { pieces: [piece] }, token);
  const body = { files: filesOf(contents), note: '' };
  return (await server.call('POST /extra/publishing/finish', body, token)).body.version;
}

/** A version that does not compile under the version of the program that tests use. */
export async function aFailedVersion({ server, token }: { readonly server: TestServer; readonly token: string }) {
  const body = { files: await anUploadedFile({ server, token }), note: '' };
  const { version } = (await server.call('POST /extra/publishing/finish', body, token)).body;
  const claim = { version, program: '', by: 'test' };
  await server.deps.compiledWorlds.claim(claim);
  await server.deps.compiledWorlds.fail(claim, 'nothing is right');
  return { version };
}
