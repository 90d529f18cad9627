import type { AccountStore } from '../account/account-store.ts';
import type { EmailComposer } from '../mail/email.ts';
import { type LinkDeps, linkTo } from '../mail/link-to.ts';
import type { LinkTokens } from '../mail/link-tokens.ts';
import type { PackDeps } from '../world/world-cache.ts';

export type ResetLetterDeps = PackDeps &
  LinkDeps & { readonly accounts: Pick<AccountStore, 'byId'>; readonly linkTokens: LinkTokens };

/** The token of the reset link that a row of `password_resets` describes. */
export const resetToken = (tokens: LinkTokens, word: string): string => tokens.sign('new password', word);

export const resetLetters = (deps: ResetLetterDeps): Readonly<Record<string, EmailComposer>> => ({
  /** The e-mail with the link. */
  async 'new password'({ accountId = 0, about }) {
    const account = await deps.accounts.byId(accountId);
    if (account?.email === undefined) return undefined;
    const { title } = deps.world.pack.words;
    return {
      to: account.email,
      subject: `A new password for ${title}`,
      parts: [
        `${account.userName},`,
        `somebody has asked for a new password for your account at ${title}. If it was you, this link lets you choose one:`,
        {
          link: linkTo(deps, `/account?token=${resetToken(deps.linkTokens, String(about.word))}`),
          label: 'Choose a new password',
        },
        'It is good for an hour, and for one use.',
        'If it was not you, do nothing: your password stays as it is, and nobody has seen it.',
      ],
    };
  },
  /** The e-mail that says that the password was changed, in case the owner did not do it. */
  async 'password changed'({ accountId = 0 }) {
    const account = await deps.accounts.byId(accountId);
    if (account?.email === undefined) return undefined;
    const { title } = deps.world.pack.words;
    return {
      to: account.email,
      subject: `Your password for ${title} was changed`,
      parts: [
        `${account.userName},`,
        `the password of your account at ${title} has just been changed, and it is logged out wherever it was logged in before.`,
        'If it was you, there is nothing more to do. If it was not, open the log-in page, choose “Forgotten password”, and set another; then look to the password of this mailbox.',
      ],
    };
  },
});
