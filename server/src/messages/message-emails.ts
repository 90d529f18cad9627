import type { Message } from '@underhall/contract';
import type { AccountStore } from '../account/account-store.ts';
import type { MessagePreferenceStore } from '../account/message-preference-store.ts';
import { currentMoment } from '../characters/current-moment.ts';
import { socialEmailKind } from '../characters/side-effects-store.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import type { Email, EmailComposer, QueuedEmail } from '../mail/email.ts';
import { linkTo } from '../mail/link-to.ts';
import type { UnsubscribeDeps } from '../mail/unsubscribe.ts';
import { plainOf } from '../wording/markup.ts';
import { type MessagesDeps, readMessages } from './read-messages.ts';

export type MessageEmailDeps = TurnDeps &
  MessagesDeps &
  UnsubscribeDeps & {
    readonly accounts: Pick<AccountStore, 'byId'>;
    readonly messagePreferences: Pick<MessagePreferenceStore, 'wants'>;
  };

export const messageCopyKind = 'copy of a message';

/** Only open and accepted invitations are sent by e-mail. */
const emailedTypes: ReadonlySet<string> = new Set(['InvitationToYou', 'AcceptedMessage'] satisfies Message['type'][]);

export const messageEmails = (deps: MessageEmailDeps): Readonly<Record<string, EmailComposer>> => ({
  /** A copy of a message that the reader requested. Not sent if the reader has deleted the message since. */
  async [messageCopyKind](mail) {
    const found = await messageFor(deps, mail);
    if (!found) return undefined;
    const { title } = deps.world.pack.words;
    return { ...found.email, parts: [...found.email.parts, `You have sent yourself this message from ${title}.`] };
  },
  /**
   * An invitation from another player, or the acceptance of one. Not sent if the address is unconfirmed, the
   * preferences forbid it, or the invitation was answered meanwhile.
   */
  async [socialEmailKind](mail) {
    const { accountId = 0 } = mail;
    const found = await messageFor(deps, mail);
    if (!found || !emailedTypes.has(found.type) || !(await deps.messagePreferences.wants(accountId, 'niceness')))
      return undefined;
    const { title } = deps.world.pack.words;
    const label = found.type === 'InvitationToYou' ? 'See it, and answer' : 'See your messages';
    return {
      ...found.email,
      parts: [...found.email.parts, { link: linkTo(deps, '/messages'), label }],
      notification: {
        purpose: 'niceness',
        accountId,
        reason: `You get this e-mail because another player of ${title} has invited you or answered you.`,
      },
    };
  },
});

/** Returns the message as the reader would see it now, or undefined if the reader has no confirmed address. */
async function messageFor(
  deps: MessageEmailDeps,
  { accountId = 0, about }: QueuedEmail,
): Promise<{ readonly type: Message['type']; readonly email: Email } | undefined> {
  const account = await deps.accounts.byId(accountId);
  const characterId = Number(about.characterId);
  if (account?.email === undefined || !account.isEmailConfirmed) return undefined;
  const [message] = await readMessages(
    deps,
    characterId,
    await currentMoment(deps, characterId),
    Number(about.message),
  );
  if (!message) return undefined;
  const heading = plainOf(message.title);
  const subject = `${deps.world.pack.words.title}: ${heading}`;
  return {
    type: message.type,
    email: { to: account.email, subject, parts: [{ heading }, { html: message.description }] },
  };
}
