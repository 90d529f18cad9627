import type { Calls } from '@underhall/contract';
import { readClaims } from './claims.ts';

export type CallName = keyof Calls;

/** Calls that a signed-in player's first page needs. `first.js` sends these calls while the scripts load. */
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
  'GET /extra/leads',
  'POST /extra/story/resume',
] as const satisfies readonly CallName[];

declare global {
  var prefetched:
    | { readonly token: string; readonly answers: Partial<Record<CallName, Promise<Response>>> }
    | undefined;
}

/**
 * Takes the prefetched reply of a call. Each reply can be taken once. Returns undefined if the reply belongs to another
 * player. Compares players instead of tokens, because the token may have been refreshed.
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
