import { noQualities, type Pack, type Qualities, standingOfTotal, type World, withStanding } from '@underhall/engine';
import type { Database } from '../db/database.ts';

/** The compiled world, and the levels in it that are everybody's. */
export type LivingWorld = {
  readonly pack: Pack;
  /** The world with its levels as they were at most a second ago. */
  now(): Promise<World>;
  /** Whoever asks from now on is told what is in the database by then. */
  forget(): void;
};

/** How long levels that others may have changed are taken as they were read, in milliseconds. */
const fresh = 1000;

const reading = { name: 'world-qualities', text: 'select quality_id, total from world_qualities' };

type Row = { quality_id: number; total: number };

/** Reads the levels at most once a second, and never in a world that has none. `clock` counts milliseconds. */
export function livingWorld(world: World, database: Database, clock = () => performance.now()): LivingWorld {
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
      return known && clock() - known.at < fresh ? known.world : ask();
    },
    forget() {
      known = undefined;
    },
  };
}

/** Rows of qualities that are no longer everybody's, or no longer in the world, are left alone. */
const sharedIn = (rows: readonly Row[], world: World): Qualities =>
  rows.reduce((sofar: Qualities, { quality_id: id, total }) => {
    const quality = world.qualities.get(id);
    return quality?.shared ? withStanding(sofar, id, standingOfTotal(total, quality)) : sofar;
  }, noQualities);
