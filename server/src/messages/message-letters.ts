import type { Message } from '@underhall/contract';
import type { AccountStore } from '../account/account-store.ts';
import type { MessagePreferenceStore } from '../account/message-preference-store.ts';
import { currentMoment } from '../characters/current-moment.ts';
import { socialLetterKind } from '../characters/side-effects-store.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import type { Email, EmailComposer, QueuedEmail } from '../mail/email.ts';
import { linkTo } from '../mail/link-to.ts';
import type { UnsubscribeDeps } from '../mail/unsubscribe.ts';
import { plainOf } from '../wording/markup.ts';
import { type MessagesDeps, readMessages } from './read-messages.ts';

export type MessageLetterDeps = TurnDeps &
  MessagesDeps &
  UnsubscribeDeps & {
    readonly accounts: Pick<AccountStore, 'byId'>;
    readonly preferences: Pick<MessagePreferenceStore, 'wants'>;
  };

/** The kind of the letter that is a copy of a message; it is about the reader's character and the number of the message. */
export const messageCopyKind = 'copy of a message';

/** An act of another player is told by letter as long as it is to be answered, or was accepted. */
const toldByLetter: ReadonlySet<string> = new Set(['InvitationToYou', 'AcceptedMessage'] satisfies Message['type'][]);

export const messageLetters = (deps: MessageLetterDeps): Readonly<Record<string, EmailComposer>> => ({
  /** A message, sent to its reader because they asked for it. One that was thrown away since is not sent. */
  async [messageCopyKind](mail) {
    const found = await messageFor(deps, mail);
    if (!found) return undefined;
    const { title } = deps.world.pack.words;
    return { ...found.letter, parts: [...found.letter.parts, `You have sent yourself this message from ${title}.`] };
  },
  /** An invitation that another player sends, or has accepted: to a confirmed address, for whoever wants it, unless it was answered by now. */
  async [socialLetterKind](mail) {
    const { accountId = 0 } = mail;
    const found = await messageFor(deps, mail);
    if (!found || !toldByLetter.has(found.type) || !(await deps.preferences.wants(accountId, 'niceness')))
      return undefined;
    const { title } = deps.world.pack.words;
    const words = found.type === 'InvitationToYou' ? 'See it, and answer' : 'See your messages';
    return {
      ...found.letter,
      parts: [...found.letter.parts, { link: linkTo(deps, '/messages'), label: words }],
      notification: {
        purpose: 'niceness',
        accountId,
        reason: `You are written to because of what another player of ${title} does with you.`,
      },
    };
  },
});

/** The message that a letter is about, as its reader would see it now; nothing without a confirmed address to send it to. */
async function messageFor(
  deps: MessageLetterDeps,
  { accountId = 0, about }: QueuedEmail,
): Promise<{ readonly type: Message['type']; readonly letter: Email } | undefined> {
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
    letter: { to: account.email, subject, parts: [{ heading }, { html: message.description }] },
  };
}
