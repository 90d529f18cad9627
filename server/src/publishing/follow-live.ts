import type { BuiltPictures, World } from '@underhall/engine';
import type { RuntimeDeps } from '../runtime/runtime.ts';
import type { SwitchStore } from './switch-store.ts';

/** A published version that this server could answer in. */
export type OpenedVersion = { readonly number: number; readonly world: World; readonly pictures: BuiltPictures };

type FollowDeps = RuntimeDeps & {
  readonly switches: Pick<SwitchStore, 'read' | 'listen'>;
  /** Loads a version, and compiles it if this version of the program has not done so. */
  readonly open: (version: number) => Promise<OpenedVersion>;
  readonly report: (version: number) => Promise<void>;
  /** Answers in this version from now on. */
  readonly take: (opened: OpenedVersion) => void;
  readonly logError: (message: string) => void;
};

/** Two versions answer side by side for at most this time and one look, if a notification is lost. */
const lookEveryMs = 4_000;

/**
 * Follows the database's choice of the world: opens a candidate and reports it, and takes the version that is live. The
 * server goes on with the present version if another one cannot be opened. Looks once before it returns.
 *
 * @returns a function that stops following
 */
export async function followLive(deps: FollowDeps, present: OpenedVersion): Promise<() => Promise<void>> {
  const { switches, runtime, logError } = deps;
  const look = lookInTurn(deps, present);
  const lookInBackground = (): void => {
    look().catch((failure: Error) => logError(`the live version of the world is unknown: ${failure.message}`));
  };
  const stopListening = await switches.listen(lookInBackground);
  await look();
  const looks = runtime.every(lookEveryMs, lookInBackground).unref();
  return async () => {
    looks.cancel();
    await stopListening();
  };
}

/** Only one look runs at a time. If one is under way, it looks again before it ends. */
function lookInTurn(deps: FollowDeps, present: OpenedVersion): () => Promise<void> {
  const look = lookFrom(deps, present);
  let running: Promise<void> | undefined;
  let mustLookAgain = false;
  const lookUntilDone = async (): Promise<void> => {
    do {
      mustLookAgain = false;
      await look();
    } while (mustLookAgain);
  };
  return () => {
    mustLookAgain = running !== undefined;
    running ??= lookUntilDone().finally(() => {
      running = undefined;
    });
    return running;
  };
}

function lookFrom({ switches, open, report, take, logError }: FollowDeps, present: OpenedVersion): () => Promise<void> {
  let taken = present;
  let next: OpenedVersion | undefined;
  let reported: number | undefined;
  let lastProblem: string | undefined;

  const opened = async (version: number): Promise<OpenedVersion | undefined> => {
    try {
      return [taken, next].find((each) => each?.number === version) ?? (await open(version));
    } catch (failure) {
      const problem = `version ${version} of the world cannot be opened: ${(failure as Error).message}`;
      if (problem !== lastProblem) logError(problem);
      lastProblem = problem;
      return undefined;
    }
  };
  return async () => {
    const { live = taken.number, candidate } = await switches.read();
    const ofLive = await opened(live);
    if (ofLive && ofLive !== taken) {
      take(ofLive);
      taken = ofLive;
    }
    next = candidate === undefined ? undefined : await opened(candidate);
    const latest = (next ?? taken).number;
    if (latest === reported) return;
    await report(latest);
    reported = latest;
  };
}
