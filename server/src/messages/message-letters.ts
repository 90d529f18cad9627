import type { AccountStore } from '../account/account-store.ts';
import { lookAt } from '../characters/look-at.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import type { LetterWriter } from '../mail/letter.ts';
import { plainOf } from '../wording/markup.ts';
import { type MessagesDeps, readMessages } from './read-messages.ts';

export type MessageLetterDeps = TurnDeps & MessagesDeps & { readonly accounts: Pick<AccountStore, 'byId'> };

/** The kind of the letter that is a copy of a message; it is about the reader's character and the number of the message. */
export const copyKind = 'copy of a message';

export const messageLetters = (deps: MessageLetterDeps): Readonly<Record<string, LetterWriter>> => ({
  /** A message, sent to its reader because they asked for it. One that was thrown away since is not sent. */
  async [copyKind]({ accountId = 0, about }) {
    const account = await deps.accounts.byId(accountId);
    const characterId = Number(about.characterId);
    if (account?.email === undefined || !account.isEmailConfirmed) return undefined;
    const [message] = await readMessages(deps, characterId, await lookAt(deps, characterId), Number(about.message));
    if (!message) return undefined;
    const { title } = deps.world.pack.words;
    const heading = plainOf(message.title);
    return {
      to: account.email,
      subject: `${title}: ${heading}`,
      parts: [{ heading }, { html: message.description }, `You have sent yourself this message from ${title}.`],
    };
  },
});
