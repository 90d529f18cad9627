import { createHash } from 'node:crypto';
import type { Step } from '../db/database.ts';
import { Busy, IdempotencyKeyReused, NotSignedIn } from '../http/failures.ts';
import type { AccountCommandStore } from './account-command-store.ts';

/** More than the tabs in which a player changes an account at once: each failed attempt is another tab's success. */
const attempts = 10;

export type AccountCommandDeps = { readonly accountCommands: AccountCommandStore };

/** A command that changes an account, such as setting a new address. */
export type AccountCommand<Reply> = {
  /** The player's choice with everything that decides about it, but no secret: it is stored. */
  readonly choice: string;
  /** Idempotency key from the caller: a repeat gets the first reply and changes nothing. */
  readonly key?: string | undefined;
  /**
   * Reads what it needs and returns what to write and reply. It runs again if another command of the account is saved
   * meanwhile.
   *
   * @throws Refused
   */
  readonly rule: () => Promise<{ readonly steps: readonly Step[]; readonly reply: Reply }>;
};

/** A digest of the player's own text. It replaces the text in a stored choice, since commands store no text. */
export const digestOf = (words: string): string => createHash('sha256').update(words).digest('hex');

/**
 * Load, rule, save, as `takeTurn` does for a character. All writes and the reply are saved in one transaction. After
 * losing a race it starts over. A command with a used key gets the first reply.
 */
export async function runAccountCommand<Reply>(
  deps: AccountCommandDeps,
  accountId: number,
  { choice, key, rule }: AccountCommand<Reply>,
): Promise<Reply> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const before = await deps.accountCommands.load(accountId, key);
    if (!before) throw new NotSignedIn();
    if (before.done && before.done.choice !== choice) throw new IdempotencyKeyReused();
    if (before.done) return before.done.reply as Reply;

    const ruled = await rule().catch(async (failure: unknown) => {
      // The rule may have read data newer than the account, from a duplicate request. Then the duplicate's reply
      // counts.
      if ((await deps.accountCommands.load(accountId, key))?.version === before.version) throw failure;
    });
    if (!ruled) continue;
    const { steps, reply } = ruled;
    const keyed = key === undefined ? undefined : { key, choice, reply };
    if (await deps.accountCommands.save(accountId, before.version, steps, keyed)) return reply;
  }
  throw new Busy();
}
