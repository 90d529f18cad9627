import { createHash } from 'node:crypto';
import type { Calls } from '@underhall/contract';
import { worldPieceBytes } from '@underhall/contract/limits';
import type { Arrange } from './a-scene.ts';
import { uniqueName } from './a-scene.ts';
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
export const filesOf = (contents: Readonly<Record<string, string | Buffer>>): Files =>
  Object.entries(contents).map(([path, content]) => ({
    path,
    hash: createHash('sha256').update(content).digest('hex'),
    bytes: Buffer.byteLength(content),
  }));

export const piecesOf = (contents: Readonly<Record<string, string | Buffer>>): Piece[] =>
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
