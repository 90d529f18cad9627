import { whileOut as calls, type Message, type WhileOutReply } from '@underhall/contract';
import {
  type Absence,
  type ArrivedMessage,
  absenceAt,
  type Moment,
  type TimePassed,
  whileOut,
  worldAfter,
} from '@underhall/engine';
import type { FastifyInstance } from 'fastify';
import { currentMoment } from '../characters/current-moment.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { isInteraction, type MessagesDeps, readMessages } from '../messages/read-messages.ts';
import { plainOf } from '../wording/markup.ts';
import { presentNews } from './present-news.ts';
import type { VisitStore } from './visit-store.ts';

type WhileOutDeps = AnswerDeps & TurnDeps & MessagesDeps & { readonly visits: VisitStore };

const maxAttempts = 3;

export function whileOutRoutes(app: FastifyInstance, deps: WhileOutDeps): void {
  answer(app, deps, calls.whileOut, async ({ characterId }) => {
    const { now, ...visits } = await deps.visits.read(characterId);
    const absence = absenceAt(visits, now);
    return absence ? newsOf(characterId, absence) : { isSuccess: true, lines: [] };
  });

  answer(app, deps, calls.seenWhileOut, async ({ characterId, body: { since } }) => {
    const from = Date.parse(since);
    // The page that shows the news may be the first sign of the player since the absence.
    await deps.visits.record(characterId);
    if (Number.isSafeInteger(from)) await deps.visits.endAbsence(characterId, from);
    return { isSuccess: true };
  });

  /** Reads again if a turn was written meanwhile, because that turn may have written a message that was still due. */
  async function newsOf(characterId: number, absence: Absence, attempts = maxAttempts): Promise<WhileOutReply> {
    const moment = await currentMoment(deps, characterId);
    const [changes, before, messages] = await Promise.all([
      deps.visits.changesSince(characterId, absence),
      deps.visits.turnBefore(characterId, absence),
      readMessages(deps, characterId, moment),
    ]);
    const { turn } = await currentMoment(deps, characterId);
    if (turn !== moment.turn && attempts > 1) return newsOf(characterId, absence, attempts - 1);
    const passed: TimePassed = {
      changes: [...changes, ...moment.passed],
      ...(before && { shared: worldAfter({ ...moment.world, shared: before.shared }, before.changes).shared }),
    };
    const arrived = [...unwritten(moment), ...messages.filter(arrivedDuring(absence)).map(toArrived)];
    const news = whileOut(moment, passed, arrived);
    const { title, putAway, notAgain, isOff } = moment.world.pack.words.texts.whileOut;
    return {
      isSuccess: true,
      lines: news.flatMap((each) => presentNews(each, moment)),
      since: new Date(absence.from).toISOString(),
      words: { title, putAway, notAgain, isOff },
    };
  }
}

const arrivedDuring =
  ({ from, until }: Absence) =>
  ({ date }: Message): boolean =>
    Date.parse(date) > from && Date.parse(date) <= until;

const toArrived = (message: Message): ArrivedMessage => ({
  id: message.id,
  title: plainOf(message.title),
  isWaiting: isInteraction(message),
});

/** Messages that came due, but that no turn has written yet. They have no id, so they open the list of messages. */
const unwritten = ({ passed }: Moment): readonly ArrivedMessage[] =>
  passed.flatMap((change) =>
    change.kind === 'letter' ? [{ id: 0, title: change.title, isWaiting: change.storylet !== undefined }] : [],
  );
