import type { Email, EmailComposer } from '../mail/email.ts';
import { linkTo } from '../mail/link-to.ts';
import type { MailStore } from '../mail/mail-store.ts';
import type { UnsubscribeDeps } from '../mail/unsubscribe.ts';
import type { PackDeps } from '../world/world-cache.ts';
import type { AccountStore } from './account-store.ts';
import { confirmToken } from './confirm-address.ts';
import type { MessagePreferenceStore } from './message-preference-store.ts';

export type AccountEmailDeps = PackDeps &
  UnsubscribeDeps & {
    readonly accounts: Pick<AccountStore, 'byId'>;
    readonly messagePreferences: MessagePreferenceStore;
    readonly mails: Pick<MailStore, 'messageOf'>;
  };

export const accountEmails = (deps: AccountEmailDeps): Readonly<Record<string, EmailComposer>> => ({
  async 'confirm address'({ accountId = 0, about }) {
    const account = await deps.accounts.byId(accountId);
    if (account?.email === undefined || account.isEmailConfirmed) return undefined;
    const { title } = deps.world.pack.words;
    return {
      to: account.email,
      subject: `Is this your address? ${title} would like to know`,
      parts: [
        `${account.userName},`,
        `you have asked to confirm that this address is yours. Open this link to confirm it:`,
        {
          link: linkTo(deps, `/email/${confirmToken(deps.linkTokens, String(about.confirmation))}`),
          label: 'Confirm my address',
        },
        'The link is valid for seven days.',
        'If you did not ask, do nothing: somebody has mistyped an address, and nothing happens unless the link is opened.',
      ],
    };
  },
  /** A game e-mail to an absent player. Requires a confirmed address and the player's consent. */
  async letter({ accountId = 0, messageId = 0 }) {
    const [account, message] = await Promise.all([deps.accounts.byId(accountId), deps.mails.messageOf(messageId)]);
    if (account?.email === undefined || !account.isEmailConfirmed || !message) return undefined;
    if (!(await deps.messagePreferences.wants(accountId, 'storylets'))) return undefined;
    const { title } = deps.world.pack.words;
    return {
      ...emailOfMessage(account.email, message),
      parts: [...emailOfMessage(account.email, message).parts, { link: linkTo(deps, '/'), label: `Go to ${title}` }],
      notification: {
        purpose: 'storylets',
        accountId,
        reason: `You get this e-mail because something has happened in your story at ${title}.`,
      },
    };
  },
});

const emailOfMessage = (to: string, { title, html }: { readonly title: string; readonly html: string }): Email => ({
  to,
  subject: title,
  parts: [{ heading: title }, { html }],
});
