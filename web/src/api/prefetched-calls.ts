import type { Calls } from '@underhall/contract';
import { readClaims } from './claims.ts';

/** A call of the contract, as its method and path name it: `GET /map`. */
export type CallName = keyof Calls;

/** The calls of a player's first page, which `first.js` makes while the scripts are still loading. */
export const prefetchedCalls = [
  'GET /login/user',
  'GET /character/myself',
  'GET /character/actions',
  'GET /opportunity',
  'GET /map',
  'GET /fate',
  'GET /extra/comfort',
  'GET /extra/config',
  'GET /extra/marks',
  'GET /plan',
  'GET /extra/notes',
  'POST /extra/story/resume',
] as const satisfies readonly CallName[];

declare global {
  var prefetched:
    | { readonly token: string; readonly answers: Partial<Record<CallName, Promise<Response>>> }
    | undefined;
}

/**
 * The answer to a call that was asked ahead by whom this token names, once; nothing where it was not. The token itself
 * may be a fresher one by now.
 */
export function takePrefetched(name: CallName, token: string | null): Promise<Response> | undefined {
  const { prefetched } = globalThis;
  if (!prefetched || !isOfOne(prefetched.token, token)) return undefined;
  const answer = prefetched.answers[name];
  if (answer) delete prefetched.answers[name];
  return answer;
}

/** Drops answers not used by now: they would be out of date. */
export function dropPrefetched(): void {
  globalThis.prefetched = undefined;
}

function isOfOne(one: string, other: string | null): boolean {
  const [owner, caller] = [readClaims(one), readClaims(other)];
  return owner !== undefined && owner.UserId === caller?.UserId && owner.CharacterId === caller?.CharacterId;
}
