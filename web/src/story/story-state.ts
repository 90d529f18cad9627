import type { Phase, StoryReply } from '@underhall/contract';
import { isCard } from './hints.ts';

export type StoryRequest = (
  | { readonly kind: 'resume' }
  | { readonly kind: 'look' }
  | { readonly kind: 'onwards' }
  | { readonly kind: 'begin'; readonly eventId: number }
  | {
      readonly kind: 'choose';
      readonly branchId: number;
      readonly secondChanceIds: readonly number[];
      /** Default: once. */
      readonly times?: number;
      readonly qualityRequirements?: readonly number[];
      /** True if the branch belongs to an agent's report. */
      readonly isReport?: boolean;
    }
  | { readonly kind: 'go back' }
  /** Leaves a second chance and restarts its storylet. */
  | { readonly kind: 'start over'; readonly eventId: number | undefined }
  | { readonly kind: 'name'; readonly branchId: number; readonly qualityPossessedId: number; readonly name: string }
  | {
      readonly kind: 'invite';
      readonly branchId: number;
      readonly targetCharacterId: number;
      readonly userMessage: string;
    }
  | {
      readonly kind: 'invite outside';
      readonly branchId: number;
      readonly targetEmailAddress: string;
      readonly userEmailAddress: string;
    }
  | { readonly kind: 'use'; readonly qualityId: number }
  | { readonly kind: 'begin social event'; readonly id: number }
  /** Opens the form for another invitation to the act of an accepted one. */
  | { readonly kind: 'answer in kind'; readonly id: number }
  /** `report` opens an agent's report. `put away` postpones the report. */
  | { readonly kind: 'report' | 'put away'; readonly agentId: number }
) & {
  /** Idempotency key: a retry after a lost connection has no second effect. */
  readonly key?: string;
};

export type StoryState = {
  readonly phase: Phase;
  readonly reply?: StoryReply;
  /** The last opened storylet, to which `start over` returns. */
  readonly opened?: number;
  /** The pending request. Further requests are ignored, except as `canRequest` allows. */
  readonly asking?: StoryRequest;
  /** `status` is the HTTP status. Undefined without a reply or after a refusal. */
  readonly failure?: {
    readonly message: string;
    readonly ask: StoryRequest;
    readonly mayRepeat: boolean;
    readonly status?: number | undefined;
  };
  /** True while a card is being played, because the reply makes the hand stale. */
  readonly areCardsStale: boolean;
  /** Where to navigate after the last reply. */
  readonly destination?: '/' | '/possessions';
  /** The result that the player left last, until the next choice. Browser Forward shows this result again. */
  readonly left?: StoryReply;
  /** Number of scenes since the start of this visit. */
  readonly scene: number;
};

export type StoryEvent =
  /** Shows the last result again without a request. */
  | { readonly kind: 'looked back' }
  | { readonly kind: 'requested'; readonly ask: StoryRequest }
  | { readonly kind: 'answered'; readonly ask: StoryRequest; readonly reply: StoryReply }
  | {
      readonly kind: 'failed';
      readonly ask: StoryRequest;
      readonly message: string;
      readonly mayRepeat: boolean;
      readonly status?: number | undefined;
    };

export const initialStory: StoryState = { phase: 'Available', areCardsStale: false, scene: 0 };

/** The player's request may replace a pending automatic `resume`. Otherwise only one request runs at a time. */
export const canRequest = ({ asking, reply }: StoryState, ask: StoryRequest): boolean =>
  asking === undefined || (asking.kind === 'resume' && ask.kind !== 'resume' && reply !== undefined);

/**
 * Applies an event. Ignores replies to requests that are no longer pending, because a late reply may belong to another
 * player.
 */
export function step(state: StoryState, event: StoryEvent): StoryState {
  switch (event.kind) {
    case 'looked back': {
      const { left, asking: _asking, ...rest } = state;
      return left && canRequest(state, { kind: 'onwards' })
        ? { ...rest, phase: left.phase, reply: left, scene: state.scene + 1 }
        : state;
    }
    case 'requested': {
      if (!canRequest(state, event.ask)) return state;
      const { failure, destination: _destination, ...rest } = state;
      // A refusal stays above what the automatic `resume` shows.
      const isKept = event.ask.kind === 'resume' && failure?.mayRepeat === false;
      return {
        ...rest,
        ...(isKept && { failure }),
        asking: event.ask,
        areCardsStale: state.areCardsStale || playsCard(event.ask, state),
      };
    }
    case 'answered':
      return state.asking === event.ask ? stateAfterReply(state, event.ask, event.reply) : state;
    case 'failed': {
      const { asking, ...rest } = state;
      if (asking !== event.ask) return state;
      const { message, mayRepeat, status } = event;
      return { ...rest, failure: { message, ask: asking, mayRepeat, ...(status !== undefined && { status }) } };
    }
  }
}

function stateAfterReply(state: StoryState, ask: StoryRequest, reply: StoryReply): StoryState {
  const opened = reply.storylet?.id ?? state.opened;
  const destination = destinationOf(ask, state, reply);
  const left = leftResultOf(ask, state, reply);
  const message = [state.failure?.message, reply.lostPlace].filter(Boolean).join(' ');
  // An unchanged list or scene keeps its number, so that it does not move while the player taps.
  const isSame =
    ask.kind === 'resume' &&
    reply.phase === state.phase &&
    reply.storylet?.id === state.reply?.storylet?.id &&
    reply.endStorylet?.event.id === state.reply?.endStorylet?.event.id;
  return {
    phase: reply.phase,
    reply,
    areCardsStale: false,
    scene: state.reply && !isSame ? state.scene + 1 : state.scene,
    ...(message && { failure: { ask: { kind: 'look' }, mayRepeat: false, ...state.failure, message } }),
    ...(opened !== undefined && { opened }),
    ...(destination !== undefined && { destination }),
    ...(left && { left }),
  };
}

/** Returns the result that this request leaves. An automatic `resume` keeps the stored result. */
function leftResultOf(
  ask: StoryRequest,
  { phase, reply: before, left }: StoryState,
  { phase: next }: StoryReply,
): StoryReply | undefined {
  if (next !== 'Available') return undefined;
  if (ask.kind === 'onwards' && phase === 'End') return before;
  return ask.kind === 'resume' ? left : undefined;
}

const playsCard = (ask: StoryRequest, { reply }: StoryState): boolean =>
  ask.kind === 'choose' && reply?.storylet !== undefined && isCard(reply.storylet);

/** Using an item navigates to the story. When that story ends, the player returns to the possessions. */
function destinationOf(
  ask: StoryRequest,
  { phase, reply: before }: StoryState,
  reply: StoryReply,
): StoryState['destination'] {
  if (ask.kind === 'use') return '/';
  if (ask.kind === 'go back' && phase === 'InItemUse' && reply.phase === 'Available') return '/possessions';
  const end = before?.endStorylet;
  const isOver = ask.kind === 'onwards' && phase === 'End' && end?.event.isInEventUseTree === true;
  return isOver && !end.isLinkingEvent ? '/possessions' : undefined;
}

/** True if the reply lacks data that its phase shows, so that the story must be refetched. */
export function isIncomplete({ phase, reply }: StoryState): boolean {
  if (phase === 'Available') return (reply?.storylets ?? []).length === 0;
  if (phase === 'Act') return reply?.socialAct === undefined;
  return phase === 'ExternalAct' && reply?.externalSocialAct === undefined;
}
