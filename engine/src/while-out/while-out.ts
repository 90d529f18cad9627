import { bankSize } from '../actions/action-clock.ts';
import { isDone } from '../agents/in-service.ts';
import { eligibleCards, isEndless } from '../cards/draw-card.ts';
import { handSizeOf, tableOf } from '../cards/hand.ts';
import type { Change } from '../change.ts';
import type { AgentId, AreaId, QualityId, StoryletId } from '../ids.ts';
import { stateOf } from '../map/area-state.ts';
import { isMapOpen } from '../map/setting-of.ts';
import { levelOf } from '../qualities/qualities.ts';
import { openedBetween } from '../story/milestones.ts';
import { storyletsOnOffer } from '../story/on-offer.ts';
import type { Standpoint } from '../turn.ts';
import { storyletsThatShow, visibleShared } from './known-shared.ts';
import { type TimePassed, withoutTimePassed } from './time-passed.ts';

/** A message that arrived during the absence. */
export type ArrivedMessage = { readonly id: number; readonly title: string; readonly isWaiting: boolean };

/** One piece of news, with what its line opens. */
export type AbsenceNews =
  | { readonly kind: 'message'; readonly id: number; readonly title: string }
  /** Further messages. */
  | { readonly kind: 'messages'; readonly count: number }
  | { readonly kind: 'agent'; readonly agent: AgentId }
  | { readonly kind: 'story'; readonly storylet: StoryletId }
  | { readonly kind: 'area'; readonly area: AreaId }
  | { readonly kind: 'cards'; readonly count: number }
  | { readonly kind: 'actions'; readonly count: number }
  | {
      readonly kind: 'shared';
      readonly quality: QualityId;
      readonly from: number;
      readonly to: number;
      readonly opens: { readonly storylet: StoryletId } | { readonly area: AreaId };
    };
export type AbsenceNewsKind = AbsenceNews['kind'];

export const maxNews = 8;
const maxMessages = 3;
const maxOpened = 3;

/**
 * The news of an absence, the most pressing first, at most `maxNews`. Contains only what the character can see and open
 * now. Messages are newest first.
 */
export function whileOut(
  here: Standpoint,
  passed: TimePassed,
  messages: readonly ArrivedMessage[],
): readonly AbsenceNews[] {
  const before = withoutTimePassed(here, passed);
  return [
    ...messageNews(here, messages),
    ...agentNews(here),
    ...openedNews(before, here),
    ...cardNews(here, passed.changes),
    ...actionNews(here, passed.changes),
    ...sharedNews(here, passed),
  ].slice(0, maxNews);
}

/** Messages that wait for an answer come first. */
function messageNews({ character }: Standpoint, messages: readonly ArrivedMessage[]): readonly AbsenceNews[] {
  if (character.restrictions.includes('Messages')) return [];
  const inOrder = messages.toSorted((one, other) => Number(other.isWaiting) - Number(one.isWaiting));
  const shown = inOrder.length > maxMessages ? inOrder.slice(0, maxMessages - 1) : inOrder;
  const more = inOrder.length - shown.length;
  return [
    ...shown.map(({ id, title }) => ({ kind: 'message', id, title }) as const),
    ...(more > 0 ? [{ kind: 'messages', count: more } as const] : []),
  ];
}

/** Agents who wait with a report, whether they came back during the absence or before it. */
const agentNews = ({ character, world }: Standpoint): readonly AbsenceNews[] =>
  character.restrictions.includes('Agents')
    ? []
    : character.agents
        .filter((engaged) => world.agents.has(engaged.agent) && isDone(engaged, world))
        .filter(({ plot }) => plot !== undefined && world.plots.has(plot.id))
        .map(({ agent }) => ({ kind: 'agent', agent }));

function openedNews(before: Standpoint, here: Standpoint): readonly AbsenceNews[] {
  const { storylets, areas } = openedBetween(before, here);
  return [
    ...storylets.map((storylet) => ({ kind: 'story', storylet }) as const),
    ...areas.map((area) => ({ kind: 'area', area }) as const),
  ].slice(0, maxOpened);
}

function cardNews(here: Standpoint, changes: readonly Change[]): readonly AbsenceNews[] {
  const { id, deck, hand } = tableOf(here);
  const hasRefilled = changes.some(
    (change) => change.kind === 'deck' && change.table === id && change.why === 'refilled',
  );
  const canDraw = !isEndless(here) && hand.length < handSizeOf(here) && eligibleCards(here).length > 0;
  return hasRefilled && canDraw && deck.count > 0 ? [{ kind: 'cards', count: deck.count }] : [];
}

function actionNews(here: Standpoint, changes: readonly Change[]): readonly AbsenceNews[] {
  const hasRefilled = changes.some((change) => change.kind === 'actions' && change.why === 'refilled');
  const { count } = here.character.actions;
  return hasRefilled && count >= bankSize(here) ? [{ kind: 'actions', count }] : [];
}

function sharedNews(here: Standpoint, { shared }: TimePassed): readonly AbsenceNews[] {
  if (!shared) return [];
  return visibleShared(here).flatMap(({ id: quality }) => {
    const [from, to] = [levelOf(shared, quality), levelOf(here.world.shared, quality)];
    const opens = from === to ? undefined : whereToSee(quality, here);
    return opens ? [{ kind: 'shared', quality, from, to, opens } as const] : [];
  });
}

/** A storylet on the list that shows the quality, or a place that the map leads to and that has one. */
function whereToSee(quality: QualityId, here: Standpoint) {
  const known = storyletsThatShow(quality, here);
  const onList = new Set(storyletsOnOffer(here));
  const listed = known.find((storylet) => onList.has(storylet));
  if (listed) return { storylet: listed.id };
  const area = isMapOpen(here)
    ? known
        .flatMap(({ areas }) => areas)
        .find((id) => {
          const place = here.world.areas.get(id);
          return place !== undefined && stateOf(place, here).canMoveTo;
        })
    : undefined;
  return area === undefined ? undefined : { area };
}
