import type { Phase, StoryReply } from '@underhall/contract';
import { isCard } from './hints.ts';

/** The acts of a player in the story. */
export type Ask = (
  | { readonly kind: 'resume' }
  | { readonly kind: 'look' }
  /** The same as a look, after a result. */
  | { readonly kind: 'onwards' }
  | { readonly kind: 'begin'; readonly eventId: number }
  | {
      readonly kind: 'choose';
      readonly branchId: number;
      readonly secondChanceIds: readonly number[];
      readonly qualityRequirements?: readonly number[];
      /** The branch is one of an agent's report. */
      readonly isReport?: boolean;
    }
  | { readonly kind: 'go back' }
  /** Back from a second chance: the storylet that led to it is begun anew. */
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
  /** The report of an agent: opened, or put away for later. */
  | { readonly kind: 'report' | 'put away'; readonly agentId: number }
) & {
  /** Marks the call: sent once more after a broken line, it is done once. */
  readonly key?: string;
};

export type StoryState = {
  readonly phase: Phase;
  readonly reply?: StoryReply;
  /** The storylet that was open last: where a second chance leads back to. */
  readonly opened?: number;
  /** Under way; nothing else is heard meanwhile. */
  readonly asking?: Ask;
  /** `status` is that of the answer; absent where there was none, or the rules refused. */
  readonly failure?: {
    readonly message: string;
    readonly ask: Ask;
    readonly mayRepeat: boolean;
    readonly status?: number | undefined;
  };
  /** A card is being played: what is left of the hand has to be asked for. */
  readonly areCardsStale: boolean;
  /** The page the player is taken to by what was answered last. */
  readonly destination?: '/' | '/possessions';
  /** The result that was left last, as long as nothing else was chosen. */
  readonly left?: StoryReply;
  /** Counts the scenes of this visit. The one it opens with is 0. */
  readonly scene: number;
};

export type StoryEvent =
  /** The result that was left is looked at again. Nothing is asked: it is a page to read. */
  | { readonly kind: 'looked back' }
  | { readonly kind: 'requested'; readonly ask: Ask }
  | { readonly kind: 'answered'; readonly ask: Ask; readonly reply: StoryReply }
  | {
      readonly kind: 'failed';
      readonly ask: Ask;
      readonly message: string;
      readonly mayRepeat: boolean;
      readonly status?: number | undefined;
    };

export const atRest: StoryState = { phase: 'Available', areCardsStale: false, scene: 0 };

/** A choice waits for no look that the page takes by itself; any other ask is the only one while it is under way. */
export const isHeard = ({ asking, reply }: StoryState, ask: Ask): boolean =>
  asking === undefined || (asking.kind === 'resume' && ask.kind !== 'resume' && reply !== undefined);

/**
 * Applies an event. An answer counts only while the very ask it belongs to is under way: a late one may be another
 * player's.
 */
export function step(state: StoryState, event: StoryEvent): StoryState {
  switch (event.kind) {
    case 'looked back': {
      const { left, asking: _asking, ...rest } = state;
      return left && isHeard(state, { kind: 'onwards' })
        ? { ...rest, phase: left.phase, reply: left, scene: state.scene + 1 }
        : state;
    }
    case 'requested': {
      if (!isHeard(state, event.ask)) return state;
      const { failure: _failure, destination: _destination, ...rest } = state;
      return { ...rest, asking: event.ask, areCardsStale: state.areCardsStale || playsCard(event.ask, state) };
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

function stateAfterReply(state: StoryState, ask: Ask, reply: StoryReply): StoryState {
  const opened = reply.storylet?.id ?? state.opened;
  const destination = leadsTo(ask, state, reply);
  const left = leaves(ask, state, reply);
  // A second look at the same list or scene is no change of scene: it must not go from under a finger.
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
    ...(opened !== undefined && { opened }),
    ...(destination !== undefined && { destination }),
    ...(left && { left }),
  };
}

/** The result that an ask leaves for the list, or that was left before a mere look at it. */
function leaves(
  ask: Ask,
  { phase, reply: before, left }: StoryState,
  { phase: next }: StoryReply,
): StoryReply | undefined {
  if (next !== 'Available') return undefined;
  if (ask.kind === 'onwards' && phase === 'End') return before;
  return ask.kind === 'resume' ? left : undefined;
}

const playsCard = (ask: Ask, { reply }: StoryState): boolean =>
  ask.kind === 'choose' && reply?.storylet !== undefined && isCard(reply.storylet);

/** The page to go to: the story after a thing was used, and the possessions at the end of that story. */
function leadsTo(ask: Ask, { phase, reply: before }: StoryState, reply: StoryReply): StoryState['destination'] {
  if (ask.kind === 'use') return '/';
  if (ask.kind === 'go back' && phase === 'InItemUse' && reply.phase === 'Available') return '/possessions';
  const end = before?.endStorylet;
  const isOver = ask.kind === 'onwards' && phase === 'End' && end?.event.isInEventUseTree === true;
  return isOver && !end.isLinkingEvent ? '/possessions' : undefined;
}

/** True if the reply lacks what its phase should show, so that it has to be fetched again. */
export function isLacking({ phase, reply }: StoryState): boolean {
  if (phase === 'Available') return (reply?.storylets ?? []).length === 0;
  if (phase === 'Act') return reply?.socialAct === undefined;
  return phase === 'ExternalAct' && reply?.externalSocialAct === undefined;
}
