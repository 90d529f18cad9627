import { type Database, DatabaseUnavailable, type Step } from '../db/database.ts';
import type { RuntimeDeps } from '../runtime/runtime.ts';
import type { NumberStore } from './number-store.ts';
import type { Compiler } from './open-compiler.ts';
import type { SwitchStore } from './switch-store.ts';

export type GoLiveDeps = RuntimeDeps & {
  readonly compiler: Pick<Compiler, 'compile'>;
  readonly worldNumbers: Pick<NumberStore, 'joining'>;
  readonly switches: SwitchStore;
  readonly adminLog: { appending(entry: LogEntry): Step };
  readonly commit: Database['commit'];
};

type LogEntry = {
  readonly operator: string;
  readonly command: string;
  readonly about: Readonly<Record<string, unknown>>;
  readonly reason: string;
};

type Going = {
  readonly version: number;
  /** The publisher. */
  readonly by: string;
  /** True if the version was live before. */
  readonly isAgain: boolean;
  /** Removed content that players have paid for, for the log. */
  readonly lostPaidStories?: readonly string[];
};

/** Undefined if the version is live. */
export type WhyNotLive = string | undefined;

const maxWaitMs = 30_000;
const lookEveryMs = 200;
/** A server may open the version, or another transaction may be in the way, between two attempts. */
const maxAttemptsWhenOpened = 5;

/**
 * Makes a compiled version live once all running servers have opened it. Repeating the call does no harm, also on
 * another server after a kill. Returns a sentence, and changes nothing, if the version cannot go live now.
 *
 * @throws Refused if the numbers of the version disagree with those of published ones
 */
export async function goLive(
  deps: GoLiveDeps,
  { version, by, isAgain, lostPaidStories = [] }: Going,
): Promise<WhyNotLive> {
  const { switches } = deps;
  const isLive = async () => (await switches.read()).live === version;
  if (await isLive()) return undefined;
  const logEntry = deps.adminLog.appending({
    operator: `publish token ${by}`,
    command: isAgain ? 'roll-back' : 'publish',
    about: { version, ...(lostPaidStories.length > 0 && { lost: lostPaidStories.join('; ') }) },
    reason: '',
  });
  const { numbers } = await deps.compiler.compile(version);
  const steps = [...switches.ending(version, by), logEntry, ...(await deps.worldNumbers.joining(numbers))];
  if (!(await switches.begin(version, by))) {
    const { live, candidate, candidateBy } = await switches.read();
    if (live === version) return undefined;
    return candidate === undefined
      ? 'Another version was going live at the same time. Try again.'
      : `Version ${candidate} is going live, begun by ${candidateBy}. Try again when that has ended.`;
  }
  const giveUp = () => switches.giveUp(version, by);
  const why = await endSwitch(deps, version, steps).catch(async (failure: unknown) => {
    await giveUp().catch(() => {});
    throw failure;
  });
  if (why !== undefined) await giveUp();
  return why;
}

async function endSwitch(
  { switches, runtime, commit }: GoLiveDeps,
  version: number,
  steps: readonly Step[],
): Promise<WhyNotLive> {
  const end = runtime.elapsed() + maxWaitMs;
  for (let attemptsWhenOpened = 0; ; await runtime.pause(lookEveryMs)) {
    try {
      if (await commit(steps)) return undefined;
    } catch (failure) {
      if (failure instanceof DatabaseUnavailable) throw failure;
      return `The database refused version ${version}, so nothing has changed: ${(failure as Error).message}. Tell the operator.`;
    }
    const places = await switches.placesWithout(version);
    const { live, candidate } = await switches.read();
    if (live === version) return undefined;
    if (candidate !== version) return 'Another switch has replaced this one. Look at the list of versions.';
    attemptsWhenOpened = places.length === 0 ? attemptsWhenOpened + 1 : 0;
    if (attemptsWhenOpened === maxAttemptsWhenOpened)
      return `All servers have opened version ${version}, but the database did not make it live, so nothing has changed. Publish again. If that fails too, tell the operator.`;
    if (runtime.elapsed() >= end && places.length > 0)
      return `${nameServers(places)} did not open version ${version} within ${maxWaitMs / 1000} seconds, so nothing has changed. The reason is in the log of that server.`;
  }
}

const nameServers = (places: readonly string[]): string =>
  places.length === 1 ? `The server ${places[0]}` : `The servers ${places.join(' and ')}`;
