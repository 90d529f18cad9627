import { AsyncLocalStorage } from 'node:async_hooks';
import { noQualities, type Pack, type Qualities, standingOfTotal, type World, withStanding } from '@underhall/engine';
import type { Database } from '../db/database.ts';
import { type GoneTitles, goneAfter, nothingGone } from './gone-titles.ts';

/** The compiled world, with a cache of shared qualities. */
export type WorldCache = {
  readonly pack: Pack;
  readonly gone: GoneTitles;
  /** Returns the world with shared qualities at most a second old. */
  now(): Promise<World>;
  /** Clears the cached levels, so that the next `now` reads the database. */
  invalidate(): void;
  replace(next: World): void;
  /** Returns a function that runs code in the present world to its end, even if another one replaces it meanwhile. */
  pin(): RunPinned;
};

export type RunPinned = <Result>(run: () => Result) => Result;

export type PackDeps = { readonly world: Pick<WorldCache, 'pack'> };

/** Maximum age of cached levels, because other servers may have changed them. */
const maxAgeMs = 1000;

const reading = { name: 'world-qualities', text: 'select quality_id, total from world_qualities' };

type Row = { quality_id: number; total: number };

/** Reads shared qualities at most once a second, and not at all if the world has none. `clock` counts milliseconds. */
export function worldCache(world: World, database: Database, clock: () => number): WorldCache {
  let newest = openWorld(world, database, clock);
  let gone = nothingGone;
  const pins = new AsyncLocalStorage<OpenWorld>();
  const used = (): OpenWorld => pins.getStore() ?? newest;
  return {
    get pack() {
      return used().compiled.pack;
    },
    get gone() {
      return gone;
    },
    now: () => used().now(),
    invalidate() {
      used().invalidate();
      newest.invalidate();
    },
    replace(next) {
      const { everybodysTier, pack } = newest.compiled;
      gone = goneAfter(gone, pack, next);
      newest = openWorld({ ...next, ...(everybodysTier && { everybodysTier }) }, database, clock);
    },
    pin() {
      const pinned = used();
      return (run) => pins.run(pinned, run);
    },
  };
}

type OpenWorld = { readonly compiled: World } & Pick<WorldCache, 'now' | 'invalidate'>;

function openWorld(compiled: World, database: Database, clock: () => number): OpenWorld {
  const hasShared = compiled.pack.qualities.some(({ shared }) => shared);
  let cached: { readonly at: number; readonly world: Promise<World> } | undefined;

  const readWorld = async (): Promise<World> => {
    const rows = await database.run<Row>(reading);
    return { ...compiled, shared: sharedIn(rows, compiled) };
  };
  const ask = (at: number): Promise<World> => {
    const pending = { at, world: readWorld() };
    cached = pending;
    pending.world.catch(() => {
      if (cached === pending) cached = undefined;
    });
    return pending.world;
  };
  return {
    compiled,
    async now() {
      if (!hasShared) return compiled;
      const at = clock();
      return cached && at - cached.at < maxAgeMs ? cached.world : ask(at);
    },
    invalidate() {
      cached = undefined;
    },
  };
}

/** Ignores qualities that the world no longer has or no longer shares. */
const sharedIn = (rows: readonly Row[], world: World): Qualities =>
  rows.reduce((sofar: Qualities, { quality_id: id, total }) => {
    const quality = world.qualities.get(id);
    return quality?.shared ? withStanding(sofar, id, standingOfTotal(total, quality)) : sofar;
  }, noQualities);
