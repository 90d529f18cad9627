import type { Database, Statement, Step } from '../db/database.ts';
import { isAlive } from '../nodes/node-store.ts';

/** Which published world is live, and which one the servers are opening. */
export type Switch = {
  readonly live?: number;
  readonly candidate?: number;
  readonly candidateBy?: string;
  /** True if an author has ever published. */
  readonly wasPublished: boolean;
};

/** A candidate is given up after this time, because the server that manages the switch was killed. */
const candidateTimeoutSeconds = 40;
const isCandidate = `candidate is not null and started_at > clock_timestamp() - make_interval(secs => ${candidateTimeoutSeconds})`;

const channel = 'world_switch';
const notify = `select pg_notify('${channel}', '')`;

const reading: Statement = {
  name: 'read-world-switch',
  text: `select live, was_published as "wasPublished", case when ${isCandidate} then candidate end as candidate,
      case when ${isCandidate} then candidate_by end as "candidateBy"
    from world_switch`,
};
/** A repeated request of the same publisher goes on with the switch that it began. */
const beginning: Statement = {
  name: 'begin-world-switch',
  text: `with begun as (
      update world_switch set candidate = $1, candidate_by = $2, started_at = clock_timestamp()
      where live is distinct from $1 and (not (${isCandidate}) or (candidate = $1 and candidate_by = $2))
      returning candidate
    ) ${notify} from begun`,
};
const isElsewhere = `${isAlive} and opened_version is distinct from $1`;
const endSwitch: Statement = {
  name: 'end-world-switch',
  text: `update world_switch set live = candidate, candidate = null, candidate_by = null, started_at = null,
      was_published = true
    where candidate = $1 and candidate_by = $2 and not exists (select from nodes where ${isElsewhere})`,
};
const dateVersion: Statement = {
  name: 'date-world-version',
  text: 'update world_versions set live_at = clock_timestamp() where number = $1',
};
const notifyServers: Statement = { name: 'notify-world-switch', text: notify };
/** Makes the folder of the first server live. */
const makingFirst: Statement = {
  name: 'make-first-world-live',
  text: `with made as (
      update world_switch set live = $1
      where not was_published and not (${isCandidate}) and not exists (select from nodes where ${isAlive}) returning live
    ), dated as (
      update world_versions set live_at = clock_timestamp() where number in (select live from made)
    ) ${notify} from made`,
};
const givingUp: Statement = {
  name: 'give-up-world-switch',
  text: `with given as (
      update world_switch set candidate = null, candidate_by = null, started_at = null
      where candidate = $1 and candidate_by = $2 returning live
    ) ${notify} from given`,
};
const dateRefusal: Statement = {
  name: 'date-refusal-of-world-version',
  text: 'update world_versions set refused_at = clock_timestamp() where number = $1',
};
const waitingFor: Statement = {
  name: 'servers-without-world',
  text: `select place from nodes where ${isElsewhere} order by started_at, id`,
};

export type SwitchStore = {
  read(): Promise<Switch>;
  /** Makes a version the candidate. Returns false if there is another candidate. */
  begin(version: number, by: string): Promise<boolean>;
  /** Returns steps that make the candidate live. They fail while a running server has not opened it. */
  ending(version: number, by: string): readonly Step[];
  giveUp(version: number, by: string): Promise<void>;
  /** Returns a step that makes a version live without a switch. It fails if somebody has published, or a server runs. */
  makingFirst(version: number): Step;
  /** Running servers that have not opened this version, as operators know them. */
  placesWithout(version: number): Promise<readonly string[]>;
  /** Calls `hear` after each change, and if one may have been missed. */
  listen(hear: () => void): Promise<() => Promise<void>>;
};

type Row = { [Name in keyof Switch]-?: Switch[Name] | null };

export const switchStore = (database: Database): SwitchStore => ({
  async read() {
    const [row] = await database.run<Row>(reading);
    const present = Object.entries(row ?? { wasPublished: false }).filter(([, value]) => value !== null);
    return Object.fromEntries(present) as Switch;
  },
  begin: async (version, by) => (await database.run(beginning, [version, by])).length > 0,
  ending: (version, by) => [
    { ...endSwitch, values: [version, by], rows: 1 },
    { ...dateVersion, values: [version], rows: 1 },
    { ...notifyServers, values: [] },
  ],
  async giveUp(version, by) {
    const given = await database.run(givingUp, [version, by]);
    // A database that has refused the version may refuse this too, and only the list of versions misses it.
    if (given.length > 0) await database.run(dateRefusal, [version]).catch(() => {});
  },
  makingFirst: (version) => ({ ...makingFirst, values: [version], rows: 1 }),
  placesWithout: async (version) =>
    (await database.run<{ place: string }>(waitingFor, [version])).map(({ place }) => place),
  listen: (hear) => database.listen(channel, () => hear()),
});
