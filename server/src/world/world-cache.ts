import { noQualities, type Pack, type Qualities, standingOfTotal, type World, withStanding } from '@underhall/engine';
import type { Database } from '../db/database.ts';

/** The compiled world, with a cache of its shared qualities: those with one level for all characters. */
export type WorldCache = {
  readonly pack: Pack;
  /** The world, its shared qualities at most a second old. */
  now(): Promise<World>;
  /** Drops the cached levels: the next `now` reads the database. */
  invalidate(): void;
};

/** Age at which cached levels are read again, as other servers may have changed them. */
const maxAgeMs = 1000;

const reading = { name: 'world-qualities', text: 'select quality_id, total from world_qualities' };

type Row = { quality_id: number; total: number };

/** Reads the shared qualities at most once a second, and never in a world that has none. `clock` counts milliseconds. */
export function worldCache(world: World, database: Database, clock = () => performance.now()): WorldCache {
  const hasShared = world.pack.qualities.some(({ shared }) => shared);
  let known: { readonly at: number; readonly world: Promise<World> } | undefined;

  const read = async (): Promise<World> => ({ ...world, shared: sharedIn(await database.run<Row>(reading), world) });
  const ask = (): Promise<World> => {
    const asked = { at: clock(), world: read() };
    known = asked;
    asked.world.catch(() => {
      if (known === asked) known = undefined;
    });
    return asked.world;
  };
  return {
    pack: world.pack,
    async now() {
      if (!hasShared) return world;
      return known && clock() - known.at < maxAgeMs ? known.world : ask();
    },
    invalidate() {
      known = undefined;
    },
  };
}

/** The levels by the rows of the database; rows of qualities that the world no longer has, or no longer shares, are ignored. */
const sharedIn = (rows: readonly Row[], world: World): Qualities =>
  rows.reduce((sofar: Qualities, { quality_id: id, total }) => {
    const quality = world.qualities.get(id);
    return quality?.shared ? withStanding(sofar, id, standingOfTotal(total, quality)) : sofar;
  }, noQualities);
