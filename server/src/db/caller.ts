import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that the running code works for. */
export type Caller = {
  /** Set as soon as the account of the request is known. */
  accountId?: number;
  /** Milliseconds that the request has lost by waiting for its turn or for a database that did not answer. */
  lostMs: number;
};

const callers = new AsyncLocalStorage<Caller>();

/** Undefined outside requests, for example in jobs. */
export const currentCaller = (): Caller | undefined => callers.getStore();

export const runFor = (caller: Caller, act: () => void): void => callers.run(caller, act);
