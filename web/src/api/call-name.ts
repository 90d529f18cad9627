import type { Calls } from '@underhall/contract';

/** A call of the contract, as its method and path name it: `GET /map`. */
export type CallName = keyof Calls;
