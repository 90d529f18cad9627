import type { BuiltPictures, World } from '@underhall/engine';
import type { Database } from '../db/database.ts';
import type { JoinedNode } from '../nodes/join-nodes.ts';
import { nodeStore } from '../nodes/node-store.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { CompilerProgram, ServerOptions } from '../server-options.ts';
import type { WorldCache } from '../world/world-cache.ts';
import { compiledStore } from './compiled-store.ts';
import { worldFileStore } from './file-store.ts';
import { followLive, type OpenedVersion } from './follow-live.ts';
import { numberStore } from './number-store.ts';
import { openAtStart, type WorldFolder } from './open-at-start.ts';
import { type Compiler, openCompiler } from './open-compiler.ts';
import { type OpenVersionDeps, openVersion } from './open-version.ts';
import { type SwitchStore, switchStore } from './switch-store.ts';
import { versionStore } from './version-store.ts';
import { worldPictureStore } from './world-picture-store.ts';

/** The server plays the world that the database says is live. */
export type PublishedWorld = { readonly compiler: CompilerProgram; readonly worldFolder?: WorldFolder };

type Start = PublishedWorld & {
  readonly database: Database;
  readonly options: Pick<ServerOptions, 'picturesFolder'>;
  readonly runtime: Runtime;
  readonly log: (line: string) => void;
  /** Where authors reach this server. */
  readonly address: string;
};

/** Opens the live version before there is a server, whose dependencies need a world. */
export async function openPublished({ worldFolder, ...start }: Start): Promise<OpenedVersion> {
  return openAtStart({ ...depsOf(start), log: start.log, address: start.address }, worldFolder);
}

/** The live world. Undefined if no server has ever started with a published world. */
export async function openLiveWorld(start: Omit<Start, 'log' | 'address' | 'worldFolder'>): Promise<World | undefined> {
  const deps = depsOf(start);
  const { live } = await deps.switches.read();
  return live === undefined ? undefined : (await openVersion(deps, live)).world;
}

function depsOf({ database, compiler: program, runtime, options }: Omit<Start, 'log' | 'address' | 'worldFolder'>) {
  const stores = {
    worldFiles: worldFileStore(database),
    versions: versionStore(database),
    compiledWorlds: compiledStore(database),
    worldPictures: worldPictureStore(database),
    worldNumbers: numberStore(database),
    switches: switchStore(database),
    nodes: nodeStore(database),
  };
  return {
    ...stores,
    commit: database.commit,
    compiler: openCompiler({ ...stores, runtime }, program),
    runtime,
    options,
  };
}

type PlayDeps = OpenVersionDeps & {
  readonly world: Pick<WorldCache, 'replace'>;
  readonly pictures: { replace(pictures: BuiltPictures): void };
  readonly compiler: Compiler;
  readonly switches: SwitchStore;
  readonly runtime: Runtime;
};

/**
 * Plays the opened version, and follows the live one from now on.
 *
 * @returns a function that stops following
 */
export async function playPublished(
  deps: PlayDeps,
  opened: OpenedVersion,
  { reportOpened: report }: Pick<JoinedNode, 'reportOpened'>,
  logError: (message: string) => void,
): Promise<() => Promise<void>> {
  const take = ({ world, pictures }: OpenedVersion): void => {
    deps.world.replace(world);
    deps.pictures.replace(pictures);
  };
  take(opened);
  const open = (version: number) => openVersion(deps, version);
  const stop = await followLive({ ...deps, open, report, take, logError }, opened);
  return async () => {
    await stop();
    await deps.compiler.close();
  };
}
