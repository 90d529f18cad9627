import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { publishing } from '@underhall/contract';
import type { Pack } from '@underhall/engine';
import type { FastifyInstance } from 'fastify';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { NotFound, Refused } from '../http/failures.ts';
import type { PackDeps } from '../world/world-cache.ts';
import { compareWorlds } from './compare-worlds.ts';
import type { CompileState } from './compiled-store.ts';
import { describeChanges, describePictures } from './describe-changes.ts';
import { type GoLiveDeps, goLive } from './go-live.ts';
import type { NumberStore } from './number-store.ts';
import type { OccupancyStore } from './occupancy-store.ts';
import { CompileFailed, type Compiler } from './open-compiler.ts';
import { describeLostStories, lostPaidStories } from './paid-stories.ts';
import { finishVersion, storePieces, type UploadDeps } from './publish-commands.ts';
import { requireRoom } from './require-room.ts';

type PublishingDeps = AnswerDeps &
  PackDeps &
  UploadDeps &
  GoLiveDeps & {
    readonly compiler: Compiler;
    readonly occupancy: OccupancyStore;
    readonly worldNumbers: NumberStore;
  };

const decompress = promisify(brotliDecompress);

export function publishingRoutes(app: FastifyInstance, deps: PublishingDeps): void {
  const packOf = async (version: number): Promise<Pack> => {
    const { pack } = await deps.compiler.compile(version);
    return JSON.parse((await decompress(pack)).toString());
  };

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

  answer(app, deps, publishing.compile, async ({ body: { version }, request }) => {
    if (!(await deps.versions.files(version))) throw new Refused(noSuchVersion(version));
    const found = await deps.compiler.stateOf(version);
    if (found.state !== 'waiting') return presentState(found);
    if (!deps.compiler.isOn) throw new Refused(takesNoWorlds);
    deps.compiler.compile(version).catch((failure: Error) => {
      const isExpected = failure instanceof CompileFailed || failure.name === 'AbortError';
      if (!isExpected) request.log.error(failure);
    });
    return presentState({ state: 'compiling', progress: '' });
  });
  app.addHook('onClose', () => deps.compiler.close());

  answer(app, deps, publishing.compilation, async ({ body: { version } }) =>
    presentState(await deps.compiler.stateOf(version)),
  );

  answer(app, deps, publishing.changes, async ({ body: { version } }) => {
    const { state } = await deps.compiler.stateOf(version);
    if (state !== 'compiled') throw new Refused(`Version ${version} is not compiled, so its changes are unknown.`);
    const next = await packOf(version);
    const changes = compareWorlds(deps.world.pack, next);
    const [live, own] = [await deps.versions.files(), await deps.versions.files(version)];
    const isRollBack = (await deps.versions.list()).some(({ number, liveAt }) => number === version && liveAt);
    const occupancy = await deps.occupancy.count();
    const lines = [
      ...describeChanges(changes, occupancy, isRollBack),
      ...describeLostStories(lostPaidStories(deps.world.pack, next), occupancy),
      ...describePictures(live?.files, own?.files ?? {}),
    ];
    return { isSuccess: true, lines: lines.length > 0 ? lines : ['Players will see no difference.'] };
  });

  answer(app, deps, publishing.versions, async () => ({
    isSuccess: true,
    ...(!deps.compiler.isOn && { whyClosed: takesNoWorlds }),
    versions: await Promise.all(
      (await deps.versions.list()).map(async ({ number, createdAt, liveAt, state, ...version }) => ({
        ...version,
        version: number,
        createdAt: createdAt.toISOString(),
        ...(liveAt && { liveAt: liveAt.toISOString() }),
        state:
          (await deps.compiler.stateOf(number)).state === 'failed' && state !== 'live' ? ('failed' as const) : state,
      })),
    ),
  }));

  answer(app, deps, publishing.files, async ({ body: { version } }) => {
    const found = await deps.versions.files(version);
    if (!found) throw new Refused(version === undefined ? 'Nothing has been published yet.' : noSuchVersion(version));
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

  answer(app, deps, publishing.numbers, async () => ({
    isSuccess: true,
    numbers: [...(await deps.worldNumbers.known()).numbers],
  }));

  answer(app, deps, publishing.goLive, async ({ publisher: by, body: { version } }) => {
    const found = (await deps.versions.list()).find(({ number }) => number === version);
    if (!found) throw new Refused(noSuchVersion(version));
    const { state } = await deps.compiler.stateOf(version);
    if (state !== 'compiled') throw new Refused(`Version ${version} is not compiled, so it cannot go live.`);
    const lost = lostPaidStories(deps.world.pack, await packOf(version));
    const why = await goLive(deps, {
      version,
      by,
      isAgain: found.liveAt !== undefined,
      lostPaidStories: lost.length === 0 ? [] : describeLostStories(lost, await deps.occupancy.count()),
    });
    if (why !== undefined) throw new Refused(why);
    return { isSuccess: true };
  });
}

const noSuchVersion = (version: number): string =>
  `There is no version ${version}. To list the versions: npm run world versions -- --to URL`;

const takesNoWorlds =
  'This server plays the folder with which it was started, so it takes no published worlds. Publish to one that runs with npm start.';

const presentState = (found: CompileState) => ({
  isSuccess: true,
  state: found.state,
  progress: 'progress' in found ? found.progress : '',
  problems: 'problems' in found ? found.problems : '',
});
