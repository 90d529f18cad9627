import { publishing } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { NotFound } from '../http/failures.ts';
import { finishVersion, storePieces, type UploadDeps } from './publish-commands.ts';
import { requireRoom } from './require-room.ts';

type PublishingDeps = AnswerDeps & UploadDeps;

export function publishingRoutes(app: FastifyInstance, deps: PublishingDeps): void {
  answer(app, deps, publishing.begin, async ({ body: { files } }) => {
    requireRoom(files);
    return { isSuccess: true, missing: [...(await deps.worldFiles.missing(files))] };
  });

  answer(app, deps, publishing.upload, async ({ body: { pieces } }) => {
    await storePieces(deps, pieces);
    return { isSuccess: true };
  });

  answer(app, deps, publishing.finish, async ({ publisher, body, key }) => ({
    isSuccess: true,
    version: await finishVersion(deps, { ...body, publisher, key }),
  }));

  answer(app, deps, publishing.versions, async () => ({
    isSuccess: true,
    versions: (await deps.versions.list()).map(({ number, createdAt, liveAt, ...version }) => ({
      ...version,
      version: number,
      createdAt: createdAt.toISOString(),
      ...(liveAt && { liveAt: liveAt.toISOString() }),
    })),
  }));

  answer(app, deps, publishing.files, async ({ body: { version } }) => {
    const found = await deps.versions.files(version);
    if (!found) throw new NotFound();
    const sizes = await deps.worldFiles.sizes(Object.values(found.files));
    const bytesOf = new Map(sizes.map(({ hash, bytes }) => [hash, bytes]));
    const files = Object.entries(found.files).map(([path, hash]) => ({ path, hash, bytes: bytesOf.get(hash) ?? 0 }));
    return { isSuccess: true, version: found.number, files };
  });

  answer(app, deps, publishing.piece, async ({ body }) => {
    const content = await deps.worldFiles.read(body);
    if (content === undefined) throw new NotFound();
    return { isSuccess: true, content };
  });
}
