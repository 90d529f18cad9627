import { createHash } from 'node:crypto';
import type { Step } from '../db/database.ts';
import { Busy, IdempotencyKeyReused, NotSignedIn } from '../http/failures.ts';
import type { AccountCommandStore } from './account-command-store.ts';

/** Each failed attempt means that another command succeeded. Nobody changes an account in ten tabs at once. */
const maxAttempts = 10;

export type AccountCommandDeps = { readonly accountCommands: AccountCommandStore };

export type AccountCommand<Reply> = {
  /** Identifies the request with everything that affects its result. It is stored, so it must contain no secret. */
  readonly choice: string;
  /** Idempotency key. A repeat gets the first reply and changes nothing. */
  readonly key?: string | undefined;
  /**
   * Returns what to write and reply. It runs again if another command of the account was saved meanwhile.
   *
   * @throws Refused
   */
  readonly rule: () => Promise<{ readonly steps: readonly Step[]; readonly reply: Reply }>;
};

/** Replaces the player's text in a `choice`, since commands must not store it. */
export const digestOf = (words: string): string => createHash('sha256').update(words).digest('hex');

/**
 * Runs a command on an account, as `takeTurn` does for a character. All writes and the reply are saved in one
 * transaction. If another command was saved meanwhile, it starts over.
 *
 * @throws IdempotencyKeyReused if the key was used for another choice
 * @throws Busy after ten attempts
 */
export async function runAccountCommand<Reply>(
  deps: AccountCommandDeps,
  accountId: number,
  { choice, key, rule }: AccountCommand<Reply>,
): Promise<Reply> {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const before = await deps.accountCommands.load(accountId, key);
    if (!before) throw new NotSignedIn();
    if (before.done && before.done.choice !== choice) throw new IdempotencyKeyReused();
    if (before.done) return before.done.reply as Reply;

    const ruled = await rule().catch(async (failure: unknown) => {
      // The rule may have read what a duplicate request has just written. Then try again, to return the duplicate's
      // reply.
      if ((await deps.accountCommands.load(accountId, key))?.version === before.version) throw failure;
    });
    if (!ruled) continue;
    const { steps, reply } = ruled;
    const keyed = key === undefined ? undefined : { key, choice, reply };
    if (await deps.accountCommands.save(accountId, before.version, steps, keyed)) return reply;
  }
  throw new Busy();
}
