import type { AccountStore } from '../account/account-store.ts';
import type { EmailComposer } from '../mail/email.ts';
import { type LinkDeps, linkTo } from '../mail/link-to.ts';
import type { LinkTokens } from '../mail/link-tokens.ts';
import type { PackDeps } from '../world/world-cache.ts';

export type PasswordResetEmailDeps = PackDeps &
  LinkDeps & { readonly accounts: Pick<AccountStore, 'byId'>; readonly linkTokens: LinkTokens };

/** `random` is the stored part of the token (`password_resets`). */
export const resetToken = (tokens: LinkTokens, random: string): string => tokens.sign('new password', random);

export const passwordResetEmails = (deps: PasswordResetEmailDeps): Readonly<Record<string, EmailComposer>> => ({
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
        'It is valid for an hour, and works once.',
        'If it was not you, do nothing: your password stays as it is, and nobody has seen it.',
      ],
    };
  },
  /** Warns the owner, in case somebody else changed the password. */
  async 'password changed'({ accountId = 0 }) {
    const account = await deps.accounts.byId(accountId);
    if (account?.email === undefined) return undefined;
    const { title } = deps.world.pack.words;
    return {
      to: account.email,
      subject: `Your password for ${title} was changed`,
      parts: [
        `${account.userName},`,
        `the password of your account at ${title} has just been changed, and all its other sessions were logged out.`,
        'If it was you, there is nothing more to do. If it was not, open the log-in page, choose “Forgotten password”, and set a new one. Then change the password of this mailbox too.',
      ],
    };
  },
});
