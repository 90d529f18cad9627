import type { Calls } from '@underhall/contract';
import { readClaims } from './claims.ts';

/** Method and path of a call, such as `GET /map`. */
export type CallName = keyof Calls;

/** Calls of a signed-in player's first page. `first.js` sends them while the scripts load. */
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
 * Takes the prefetched reply of a call. Each can be taken once. Undefined if it was fetched for another player.
 * Compares the players, because the token may have been refreshed.
 */
export function takePrefetched(name: CallName, token: string | null): Promise<Response> | undefined {
  const { prefetched } = globalThis;
  if (!prefetched || !isSamePlayer(prefetched.token, token)) return undefined;
  const answer = prefetched.answers[name];
  if (answer) delete prefetched.answers[name];
  return answer;
}

/** Drops unused replies, because they are stale by now. */
export function dropPrefetched(): void {
  globalThis.prefetched = undefined;
}

function isSamePlayer(one: string, other: string | null): boolean {
  const [owner, caller] = [readClaims(one), readClaims(other)];
  return owner !== undefined && owner.UserId === caller?.UserId && owner.CharacterId === caller?.CharacterId;
}
