import type { LoginReply } from '@underhall/contract';
import { bringCode, type RedeemDeps } from '../access/redeem-code.ts';
import type { Account } from '../account/account-store.ts';
import type { Tally } from '../http/rate-limits.ts';
import { type LoginDeps, presentLogin } from './present-login.ts';

export type ArrivalDeps = LoginDeps & RedeemDeps;

export type Arrival = {
  readonly account: Account;
  readonly sessionId: string;
  /** The code they bring along, if they do. */
  readonly code?: string | undefined;
  /** Marks an arrival that may be told again as it was told the first time. */
  readonly key?: string;
};

/** What whoever comes in is answered, with what came of the access code they brought. */
export async function presentArrival(deps: ArrivalDeps, arrival: Arrival, guesses: Tally): Promise<LoginReply> {
  const { account, sessionId } = arrival;
  const session = await deps.sessions.find(sessionId);
  const brought = await bringCode(deps, { ...arrival, characterId: session?.characterId }, guesses);
  return { ...(await presentLogin(deps, account, sessionId)), ...brought };
}
