import type { EmailComposer } from '../mail/email.ts';
import { type LinkDeps, linkTo } from '../mail/link-to.ts';
import type { LinkTokens } from '../mail/link-tokens.ts';
import type { PackDeps } from '../world/world-cache.ts';
import type { AccountStore } from './account-store.ts';
import { confirmToken } from './confirm-address.ts';
import type { ConfirmationStore } from './confirmation-store.ts';

export type AccountChangeEmailDeps = PackDeps &
  LinkDeps & {
    readonly accounts: Pick<AccountStore, 'byId' | 'byEmail'>;
    readonly confirmations: Pick<ConfirmationStore, 'find' | 'isReserved'>;
    readonly linkTokens: LinkTokens;
  };

/** Some of these e-mails warn an owner who may not have made the change. */
export const accountChangeEmails = (deps: AccountChangeEmailDeps): Readonly<Record<string, EmailComposer>> => ({
  /** If another account has the address, the e-mail says so and has no link. */
  async 'confirm new address'({ about }) {
    const link = await deps.confirmations.find(String(about.link));
    const account = link && (await deps.accounts.byId(link.accountId));
    if (!link?.isOpen || !account) return undefined;
    const { title } = deps.world.pack.words;
    const other = await deps.accounts.byEmail(link.email);
    const isTaken =
      (other !== undefined && other.id !== account.id) ||
      (await deps.confirmations.isReserved(link.emailKey, account.id));
    if (isTaken) {
      return {
        to: link.email,
        subject: `This address has an account at ${title} already`,
        parts: [
          `Somebody has asked to use this address for another account at ${title}.`,
          'An address belongs to one account. This one has an account already, or its former account can still take it back. Nothing was changed.',
          'If it was you, log in with this address instead. If it was not, there is nothing to do.',
        ],
      };
    }
    const isLink = link.kind === 'link';
    return {
      to: link.email,
      subject: `Is this your address? ${title} would like to know`,
      parts: [
        `${account.userName},`,
        isLink
          ? `you have asked to log in at ${title} with this address and the password that you chose. Open this link to confirm it:`
          : `you have asked to make this your address at ${title}. Open this link to confirm it:`,
        {
          link: linkTo(deps, `/email/${confirmToken(deps.linkTokens, link.id)}`),
          label: isLink ? 'Log in with this address' : 'Use this address',
        },
        'The link is valid for seven days. It logs out all other sessions of the account.',
        `If you did not ask, do not open it: it would give this address to the account of ${account.userName}.`,
      ],
    };
  },
  /** Sent to the old address, with a link that restores that address. */
  async 'address changed'({ about }) {
    const link = await deps.confirmations.find(String(about.link));
    const account = link && (await deps.accounts.byId(link.accountId));
    if (!link?.isOpen || !account) return undefined;
    const { title } = deps.world.pack.words;
    return {
      to: link.email,
      subject: `Your address at ${title} was changed`,
      parts: [
        `${account.userName},`,
        `your account at ${title} has another address now, and e-mail goes there.`,
        'If it was you, there is nothing to do. If it was not, take the account back with this link. It logs out all sessions and unlinks every provider that was linked since. You set a new password afterwards:',
        {
          link: linkTo(deps, `/email/${confirmToken(deps.linkTokens, link.id)}`),
          label: 'It was not me: take my account back',
        },
        'The link is valid for fourteen days.',
      ],
    };
  },
  'way in added': signInMethodEmail(deps, (provider) => ({
    subject: 'has a new sign-in method',
    done: `now also accepts log-ins with ${provider}`,
    undo: `unlink ${provider} under Authentication on your account page, and change your password there`,
  })),
  'way in removed': signInMethodEmail(deps, (provider) => ({
    subject: 'has lost a sign-in method',
    done: `no longer accepts log-ins with ${provider}`,
    undo: 'change your password on your account page, and check under Authentication which providers are linked',
  })),
});

/** Warns the owner, who may not have made the change. */
function signInMethodEmail(
  deps: AccountChangeEmailDeps,
  words: (provider: string) => { readonly subject: string; readonly done: string; readonly undo: string },
): EmailComposer {
  return async ({ accountId = 0, about }) => {
    const account = await deps.accounts.byId(accountId);
    if (account?.email === undefined) return undefined;
    const { title } = deps.world.pack.words;
    const { subject, done, undo } = words(String(about.provider));
    return {
      to: account.email,
      subject: `Your account at ${title} ${subject}`,
      parts: [
        `${account.userName},`,
        `your account at ${title} ${done}. All its other sessions were logged out.`,
        `If it was you, there is nothing to do. If it was not, ${undo}.`,
        { link: linkTo(deps, '/account#authentication'), label: 'Your account page' },
      ],
    };
  };
}
