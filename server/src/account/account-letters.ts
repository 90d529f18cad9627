import type { Email, EmailComposer } from '../mail/email.ts';
import { linkTo } from '../mail/link-to.ts';
import type { MailStore } from '../mail/mail-store.ts';
import type { UnsubscribeDeps } from '../mail/unsubscribe.ts';
import type { PackDeps } from '../world/world-cache.ts';
import type { AccountStore } from './account-store.ts';
import { confirmToken } from './confirm-address.ts';
import type { MessagePreferenceStore } from './message-preference-store.ts';

export type AccountLetterDeps = PackDeps &
  UnsubscribeDeps & {
    readonly accounts: Pick<AccountStore, 'byId'>;
    readonly messagePreferences: MessagePreferenceStore;
    readonly mails: Pick<MailStore, 'messageOf'>;
  };

export const accountLetters = (deps: AccountLetterDeps): Readonly<Record<string, EmailComposer>> => ({
  /** The e-mail with the link that confirms an address. */
  async 'confirm address'({ accountId = 0, about }) {
    const account = await deps.accounts.byId(accountId);
    if (account?.email === undefined || account.isEmailConfirmed) return undefined;
    const { title } = deps.world.pack.words;
    return {
      to: account.email,
      subject: `Is this your address? ${title} would like to know`,
      parts: [
        `${account.userName},`,
        `you have asked to confirm that this address is yours. Press this, and ${title} knows that letters reach you:`,
        {
          link: linkTo(deps, `/email/${confirmToken(deps.linkTokens, String(about.confirmation))}`),
          label: 'Confirm my address',
        },
        'The link is good for seven days.',
        'If you did not ask, do nothing: somebody has mistyped an address, and without the link nothing comes of it.',
      ],
    };
  },
  /** A game e-mail to a player who may be away. It needs a confirmed address and the player's consent. */
  async letter({ accountId = 0, messageId = 0 }) {
    const [account, message] = await Promise.all([deps.accounts.byId(accountId), deps.mails.messageOf(messageId)]);
    if (account?.email === undefined || !account.isEmailConfirmed || !message) return undefined;
    if (!(await deps.messagePreferences.wants(accountId, 'storylets'))) return undefined;
    const { title } = deps.world.pack.words;
    return {
      ...pageLetter(account.email, message),
      parts: [...pageLetter(account.email, message).parts, { link: linkTo(deps, '/'), label: `Go to ${title}` }],
      notification: {
        purpose: 'storylets',
        accountId,
        reason: `You are written to because something has happened in your story at ${title}.`,
      },
    };
  },
});

const pageLetter = (to: string, { title, html }: { readonly title: string; readonly html: string }): Email => ({
  to,
  subject: title,
  parts: [{ heading: title }, { html }],
});
