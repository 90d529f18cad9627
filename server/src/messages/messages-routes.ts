import { messages } from '@underhall/contract';
import { letTimePass } from '@underhall/engine';
import type { FastifyInstance } from 'fastify';
import type { AccountStore } from '../account/account-store.ts';
import { type AccountCommandDeps, runAccountCommand } from '../account/run-account-command.ts';
import { currentMoment } from '../characters/current-moment.ts';
import { type OfferUndoDeps, offerUndo } from '../characters/removal-store.ts';
import { takeTurn } from '../characters/take-turn.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { RefusedByRule } from '../http/failures.ts';
import { queueEmail } from '../mail/mail-store.ts';
import { timePasses } from '../timed/time-passes.ts';
import { messageCopyKind } from './message-emails.ts';
import { isInteraction, type MessagesDeps, readMessages } from './read-messages.ts';

type RoutesDeps = AnswerDeps &
  TurnDeps &
  AccountCommandDeps &
  MessagesDeps &
  OfferUndoDeps & { readonly accounts: Pick<AccountStore, 'byId'> };

export function messagesRoutes(app: FastifyInstance, deps: RoutesDeps): void {
  answer(app, deps, messages.messages, async ({ characterId }) => {
    const all = await readAll(characterId);
    return {
      isSuccess: true,
      interactions: all.filter(isInteraction),
      feedMessages: all.filter((message) => !isInteraction(message)),
    };
  });

  answer(app, deps, messages.interactions, async ({ characterId }) =>
    (await readAll(characterId)).filter(isInteraction),
  );

  answer(app, deps, messages.message, async ({ characterId, body: { id } }) => ({
    isSuccess: true,
    content: await readOne(characterId, id),
  }));

  answer(app, deps, messages.deleteMessage, async ({ characterId, body: { id } }) => {
    const [message] = await readMessages(deps, characterId, await currentMoment(deps, characterId), id);
    if (message && !message.canDelete) throw new RefusedByRule('message waits for an answer');
    if (!(await deps.messages.deleteMessage(characterId, id))) throw new RefusedByRule('no such message');
    const undo = await offerUndo(deps, characterId, 'message', String(id));
    return { isSuccess: true, message: 'The message is deleted.', ...undo };
  });

  answer(app, deps, messages.emailMessage, async ({ accountId, characterId, body: { id }, key }) =>
    runAccountCommand(deps, accountId, {
      choice: `copy of message ${id}`,
      key,
      rule: async () => {
        await readOne(characterId, id);
        // Otherwise, a player could have e-mails sent to a stranger's address.
        const account = await deps.accounts.byId(accountId);
        if (account?.email === undefined || !account.isEmailConfirmed) throw new RefusedByRule('no mail address');
        const about = { characterId, message: id };
        return {
          steps: [queueEmail({ kind: messageCopyKind, accountId, about })],
          reply: { isSuccess: true, message: 'Message has been sent to your account email.' },
        };
      },
    }),
  );

  /** Applies due events first, which only writes a turn if something happened. */
  const readAll = async (characterId: number) => {
    const { turn, world, now } = await takeTurn(deps, characterId, {
      choice: timePasses,
      keepsQuestion: true,
      rule: letTimePass,
    });
    return readMessages(deps, characterId, { character: turn.character, world, now });
  };
  const readOne = async (characterId: number, id: number) => {
    const [message] = await readMessages(deps, characterId, await currentMoment(deps, characterId), id);
    if (!message) throw new RefusedByRule('no such message');
    return message;
  };
}
