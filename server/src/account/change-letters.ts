import type { EmailComposer } from '../mail/email.ts';
import { type LinkDeps, linkTo } from '../mail/link-to.ts';
import type { LinkTokens } from '../mail/link-tokens.ts';
import type { PackDeps } from '../world/world-cache.ts';
import type { AccountStore } from './account-store.ts';
import { confirmToken } from './confirm-address.ts';
import type { ConfirmationStore } from './confirmation-store.ts';

export type ChangeLetterDeps = PackDeps &
  LinkDeps & {
    readonly accounts: Pick<AccountStore, 'byId' | 'byEmail'>;
    readonly confirmations: Pick<ConfirmationStore, 'find' | 'isHeld'>;
    readonly linkTokens: LinkTokens;
  };

/** The e-mails about account changes, to the affected address and to an owner who may not have made the change. */
export const changeLetters = (deps: ChangeLetterDeps): Readonly<Record<string, EmailComposer>> => ({
  /**
   * The e-mail with the link that confirms a new address. If another account has the address, it says so and has no
   * link.
   */
  async 'confirm new address'({ about }) {
    const link = await deps.confirmations.find(String(about.link));
    const account = link && (await deps.accounts.byId(link.accountId));
    if (!link?.isOpen || !account) return undefined;
    const { title } = deps.world.pack.words;
    const other = await deps.accounts.byEmail(link.emailKey);
    const isTaken =
      (other !== undefined && other.id !== account.id) || (await deps.confirmations.isHeld(link.emailKey, account.id));
    if (isTaken) {
      return {
        to: link.email,
        subject: `This address has an account at ${title} already`,
        parts: [
          `Somebody has asked to use this address for another account at ${title}.`,
          'An address belongs to one account, and this one has its own, or may still be taken back by one. Nothing was changed.',
          'If it was you, log in by this address instead. If it was not, there is nothing to do.',
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
          ? `you have asked to log in at ${title} by this address and the password that you chose. Press this, and you can:`
          : `you have asked that this becomes your address at ${title}. Press this, and it does:`,
        {
          link: linkTo(deps, `/email/${confirmToken(deps.linkTokens, link.id)}`),
          label: isLink ? 'Log in by this address' : 'Use this address',
        },
        'The link is good for seven days. Whatever else is logged in to the account is logged out by it.',
        `If you did not ask, do not press it: it would give this address to the account of ${account.userName}.`,
      ],
    };
  },
  /** The e-mail to the old address, with the link to restore it. */
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
        `your account at ${title} has another address now, and letters go there.`,
        'If it was you, there is nothing to do. If it was not, take the account back by this link. It logs everybody out, takes off what was linked since, and you set a new password afterwards:',
        {
          link: linkTo(deps, `/email/${confirmToken(deps.linkTokens, link.id)}`),
          label: 'It was not me: take my account back',
        },
        'The link is good for fourteen days.',
      ],
    };
  },
  'way in added': wayIn(deps, (provider) => ({
    subject: 'has a new way in',
    done: `can now be logged in to by ${provider} too`,
    undo: `unlink ${provider} under Authentication on your account page, and change your password there`,
  })),
  'way in removed': wayIn(deps, (provider) => ({
    subject: 'has one way in less',
    done: `can no longer be logged in to by ${provider}`,
    undo: 'change your password on your account page, and see under Authentication what else is linked',
  })),
});

/** An e-mail that names the added or removed sign-in method, in case the owner did not do it. */
function wayIn(
  deps: ChangeLetterDeps,
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
        `your account at ${title} ${done}. Wherever else it was logged in, it has been logged out.`,
        `If it was you, there is nothing to do. If it was not, ${undo}.`,
        { link: linkTo(deps, '/account#authentication'), label: 'Your account page' },
      ],
    };
  };
}
