import type { CallName } from './call-name.ts';
import { readClaims } from './claims.ts';

/** What a player's first page of the story begins with: `first.js` asks for it while the scripts are still coming. */
export const askedAhead = [
  'GET /login/user',
  'GET /character/myself',
  'GET /character/actions',
  'GET /opportunity',
  'GET /map',
  'GET /fate',
  'GET /extra/comfort',
  'GET /extra/config',
  'GET /extra/marks',
  'POST /extra/story/resume',
] as const satisfies readonly CallName[];

declare global {
  var answersAhead:
    | { readonly token: string; readonly answers: Partial<Record<CallName, Promise<Response>>> }
    | undefined;
}

/**
 * The answer to a call that was asked ahead by whom this token names, once; nothing where it was not. The token itself
 * may be a fresher one by now.
 */
export function takeAhead(name: CallName, token: string | null): Promise<Response> | undefined {
  const { answersAhead } = globalThis;
  if (!answersAhead || !isOfOne(answersAhead.token, token)) return undefined;
  const answer = answersAhead.answers[name];
  if (answer) delete answersAhead.answers[name];
  return answer;
}

/** What was not wanted by now would be out of date when it is. */
export function forgetAhead(): void {
  globalThis.answersAhead = undefined;
}

function isOfOne(one: string, other: string | null): boolean {
  const [asked, asking] = [readClaims(one), readClaims(other)];
  return asked !== undefined && asked.UserId === asking?.UserId && asked.CharacterId === asking?.CharacterId;
}
