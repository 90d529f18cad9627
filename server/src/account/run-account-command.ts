import { createHash } from 'node:crypto';
import type { Step } from '../db/database.ts';
import { Busy, IdempotencyKeyReused, NotSignedIn } from '../http/failures.ts';
import type { AccountCommandStore } from './account-command-store.ts';

/** An attempt fails only if another command on the account succeeded. Nobody sends ten commands at once. */
const maxAttempts = 10;

export type AccountCommandDeps = { readonly accountCommands: AccountCommandStore };

export type AccountCommand<Reply> = {
  /**
   * Identifies the request, including everything that affects the result. Must contain no secret, because it is stored.
   */
  readonly choice: string;
  /** Idempotency key. A repeat changes nothing and gets the first reply. */
  readonly key?: string | undefined;
  /**
   * Returns the steps to write and the reply. Runs again if another command of the account was saved meanwhile.
   *
   * @throws Refused
   */
  readonly rule: () => Promise<{ readonly steps: readonly Step[]; readonly reply: Reply }>;
};

/** Stands for the player's text in a `choice`, since commands must not store the text. */
export const digestOf = (words: string): string => createHash('sha256').update(words).digest('hex');

/**
 * Runs a command on an account, as `takeTurn` does for a character. All writes and the reply are saved in one
 * transaction. If another command was saved meanwhile, the rule runs again.
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

    const ruling = await rule().catch(async (failure: unknown) => {
      // The rule may have read what a duplicate request has just written. In that case, try again to return the first
      // reply.
      if ((await deps.accountCommands.load(accountId, key))?.version === before.version) throw failure;
    });
    if (!ruling) continue;
    const { steps, reply } = ruling;
    const storedReply = key === undefined ? undefined : { key, choice, reply };
    if (await deps.accountCommands.save(accountId, before.version, steps, storedReply)) return reply;
  }
  throw new Busy();
}
