import { type SharedAct as SharedActOnTheWire, social } from '@underhall/contract';
import { answerInKind, type Moment } from '@underhall/engine';
import type { FastifyInstance } from 'fastify';
import { currentMoment } from '../characters/current-moment.ts';
import { takeTurn } from '../characters/take-turn.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { Refused, RefusedByRule } from '../http/failures.ts';
import { actStory } from '../messages/act-story.ts';
import { ago } from '../messages/ago.ts';
import { type FormDeps, presentStory } from '../story/present-story.ts';
import { escapeHtml } from '../wording/markup.ts';
import type { SharedAct, SharedActStore } from './shared-act-store.ts';
import { whyNotInKind } from './why-not-in-kind.ts';

export type TogetherDeps = AnswerDeps & TurnDeps & FormDeps & { readonly sharedActs: SharedActStore };

const pageSize = 10;

export function togetherRoutes(app: FastifyInstance, deps: TogetherDeps): void {
  answer(app, deps, social.together, async ({ characterId, body: { characterId: other, page = 0 } }) => {
    const range = { offset: page * pageSize, limit: pageSize };
    const { acts, count } = await deps.sharedActs.between(characterId, other, range);
    const pageCount = Math.max(1, Math.ceil(count / pageSize));
    if (acts.length === 0) return { isSuccess: true, acts: [], count, page, pageCount };
    const [moment, found] = await Promise.all([currentMoment(deps, characterId), deps.characters.load(other)]);
    const otherName = found?.character.name;
    return {
      isSuccess: true,
      acts: acts.flatMap((each) => presentSharedAct(each, otherName, moment)),
      count,
      page,
      pageCount,
    };
  });

  answer(app, deps, social.answerInKind, async ({ body: { id }, key, ...player }) => {
    const shared = await deps.sharedActs.byInvitation(player.characterId, id);
    const moment = await currentMoment(deps, player.characterId);
    const act = shared && moment.world.acts.get(shared.act);
    if (!shared || !act) throw new RefusedByRule('no such invitation');
    const reason = whyNotInKind(act, moment);
    if (reason !== undefined) throw new Refused(reason);
    const taken = await takeTurn(deps, player.characterId, {
      choice: `answer in kind ${id}`,
      key,
      reads: { other: shared.other, sent: 'own' },
      rule: (now, given) => answerInKind(now, given, act.id),
    });
    return presentStory(deps, player, taken);
  });
}

/** Empty if the world no longer has the act. */
function presentSharedAct(shared: SharedAct, otherName: string | undefined, moment: Moment): SharedActOnTheWire[] {
  const { invitation, hasSent, hasWon, at } = shared;
  const act = moment.world.acts.get(shared.act);
  if (!act) return [];
  const reason = whyNotInKind(act, moment);
  return [
    {
      id: invitation,
      name: escapeHtml(act.name),
      image: act.image,
      story: actStory(act, { ...shared, otherName }, moment),
      dateTime: new Date(at).toISOString(),
      ago: ago(at, moment.now),
      isFromOther: !hasSent,
      ...(hasWon !== undefined && { hasWon }),
      ...(reason !== undefined && { reason }),
    },
  ];
}
