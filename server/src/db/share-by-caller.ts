import type { Runtime } from '../runtime/runtime.ts';
import { currentCaller } from './caller.ts';
import { closeTimeoutMs } from './connection-failures.ts';
import { type Database, DatabaseUnavailable, TooManyWaiting } from './database.ts';
import { onlyReads } from './pipelines.ts';

export type CallerLimits = {
  /** How long a request waits for the database in total, in milliseconds, before it fails. */
  readonly waitMs: number;
  /** Writes of one account that are at the database at once. Fewer than the connections for transactions. */
  readonly writesAtOnce: number;
  /** Further writes of this account that wait in the process. */
  readonly waitingWrites: number;
};

type Pending = { startedAt: number; readonly fail: (failure: DatabaseUnavailable) => void };

type Shared = Pick<Database, 'run' | 'commit' | 'hurry'>;

/**
 * Keeps one account from occupying the connections: if its writes meet a locked row, its further writes wait here. Reads
 * never wait for a locked row and are not limited. Work outside requests is not limited either.
 *
 * Also limits how long a request waits in total, so that a retry of it does not wait as long again.
 *
 * A slot is held for one statement or transaction, and neither starts another. So there are no deadlocks.
 */
export function shareByCaller(
  database: Pick<Database, 'run' | 'commit'>,
  limits: CallerLimits,
  { elapsed, after }: Runtime,
): Shared {
  const queueOf = queuesByAccount(limits);
  const pending = new Set<Pending>();
  let lastReplyAt = 0;
  let isHurried = false;
  let isSilent = false;

  const carryOut = <Result>(act: () => Promise<Result>, isWrite: boolean): Promise<Result> => {
    const caller = currentCaller();
    const waitMs = isHurried ? closeTimeoutMs : caller && limits.waitMs - caller.lostMs;
    if (isSilent || (waitMs !== undefined && waitMs <= 0)) return Promise.reject(unavailable(true));
    const queue = isWrite && caller?.accountId !== undefined ? queueOf(caller.accountId) : undefined;
    return new Promise<Result>((resolve, reject) => {
      let since = elapsed();
      let isStarted = false;
      const noteLoss = () => {
        const now = elapsed();
        if (caller) caller.lostMs += now - since;
        since = now;
      };
      const settle = () => {
        late?.cancel();
        pending.delete(own);
      };
      const fail = (failure: unknown) => {
        settle();
        if (!isStarted) queue?.remove(start);
        if (failure instanceof DatabaseUnavailable) noteLoss();
        else if (isStarted) lastReplyAt = elapsed();
        reject(failure);
      };
      const start = () => {
        isStarted = true;
        own.startedAt = elapsed();
        if (queue) noteLoss();
        act()
          .then((result) => {
            settle();
            lastReplyAt = elapsed();
            resolve(result);
          }, fail)
          .finally(() => queue?.leave());
      };
      const own: Pending = { startedAt: Number.POSITIVE_INFINITY, fail };
      const expire = () => {
        if (isHurried) noteSilence();
        fail(unavailable(!isStarted));
      };
      const late = waitMs === undefined ? undefined : after(waitMs, expire);
      pending.add(own);
      if (!queue) start();
      else if (!queue.enter(start)) fail(new TooManyWaiting());
    });
  };

  const noteSilence = () => {
    const limit = elapsed() - closeTimeoutMs / 2;
    isSilent ||= lastReplyAt <= limit && [...pending].some(({ startedAt }) => startedAt <= limit);
    if (isSilent) for (const { fail } of pending) fail(unavailable(false));
  };

  return {
    run: (statement, values) => carryOut(() => database.run(statement, values), !onlyReads(statement)),
    commit: (steps) => carryOut(() => database.commit(steps), true),
    hurry() {
      isHurried = true;
      noteSilence();
      after(closeTimeoutMs, noteSilence).unref();
    },
  };
}

const unavailable = (isUnwritten: boolean) =>
  new DatabaseUnavailable('the request has waited too long for the database', { isUnwritten, hasTimedOut: true });

type Start = () => void;

type Queue = {
  /** Calls `start` now or later. Returns false if too many wait. */
  enter(start: Start): boolean;
  /** Forgets a `start` that was not called yet. */
  remove(start: Start): void;
  leave(): void;
};

/** The writes of each account, first come, first served. An account without any takes no memory. */
function queuesByAccount({ writesAtOnce, waitingWrites }: CallerLimits): (accountId: number) => Queue {
  const queues = new Map<number, { running: number; readonly waiting: Set<Start> }>();
  return (accountId) => ({
    enter(start) {
      const queue = queues.get(accountId) ?? { running: 0, waiting: new Set<Start>() };
      queues.set(accountId, queue);
      if (queue.running < writesAtOnce) {
        queue.running++;
        start();
        return true;
      }
      if (queue.waiting.size >= waitingWrites) return false;
      queue.waiting.add(start);
      return true;
    },
    remove: (start) => void queues.get(accountId)?.waiting.delete(start),
    leave() {
      const queue = queues.get(accountId);
      if (!queue) return;
      const [next] = queue.waiting;
      if (next) {
        queue.waiting.delete(next);
        next();
      } else if (--queue.running === 0) queues.delete(accountId);
    },
  });
}
