import { createHash } from 'node:crypto';
import type { Step } from '../db/database.ts';
import { Busy, IdempotencyKeyReused, NotSignedIn } from '../http/failures.ts';
import type { AccountCommandStore } from './account-command-store.ts';

/** More than the tabs in which a player changes an account at once: each attempt that fails is another tab's success. */
const attempts = 10;

export type AccountCommandDeps = { readonly accountCommands: AccountCommandStore };

/** A command of an account, such as a new address. */
export type AccountCommand<Reply> = {
  /** The player's choice with all that decides about it, but no secret: it is stored. */
  readonly choice: string;
  /** Given by the caller: whatever was done under it is told again, and not done once more. */
  readonly key?: string | undefined;
  /**
   * Reads what it needs, and says what to write and to reply; throws `Refused`. It may be asked again, when another command
   * of the account came in between.
   */
  readonly rule: () => Promise<{ readonly steps: readonly Step[]; readonly reply: Reply }>;
};

/** A digest of the player's own words, which stands in a choice in their place: words are not kept with commands. */
export const digestOf = (words: string): string => createHash('sha256').update(words).digest('hex');

/**
 * Load, rule, save, as `takeTurn` does for a character: all that the command writes is written with its reply, or nothing
 * is. Whoever loses a race starts over; a command under a key that was used already is told the first reply.
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
      // What the rule read may be newer than the account: a twin's command came in between, and is told instead.
      if ((await deps.accountCommands.load(accountId, key))?.version === before.version) throw failure;
    });
    if (!ruled) continue;
    const { steps, reply } = ruled;
    const keyed = key === undefined ? undefined : { key, choice, reply };
    if (await deps.accountCommands.save(accountId, before.version, steps, keyed)) return reply;
  }
  throw new Busy();
}
