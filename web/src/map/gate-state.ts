import type { StoryReply } from '@underhall/contract';

export type GateStep = 'Available' | 'Loading' | 'In' | 'End' | 'SecondChance' | 'Error';

export type GateRequest =
  | { readonly kind: 'begin'; readonly eventId: number }
  | { readonly kind: 'choose'; readonly branchId: number; readonly secondChanceIds: readonly number[] };

export type GateState = {
  readonly step: GateStep;
  /** The current scene, or the previous scene while the next one loads. */
  readonly reply?: StoryReply;
  readonly asking?: GateRequest;
  readonly message?: string;
  readonly scene: number;
};

export type GateStateEvent =
  | { readonly kind: 'requested'; readonly ask: GateRequest }
  | { readonly kind: 'answered'; readonly ask: GateRequest; readonly reply: StoryReply }
  | { readonly kind: 'failed'; readonly ask: GateRequest; readonly message: string };

export const initialGate: GateState = { step: 'Available', scene: 0 };

/** Ignores further requests while one is pending. Gates use only the phases `In`, `End` and `SecondChance`. */
export function stepGate(state: GateState, event: GateStateEvent): GateState {
  if (event.kind === 'requested') return state.asking ? state : { ...state, step: 'Loading', asking: event.ask };
  if (state.asking !== event.ask) return state;
  const { asking: _done, ...rest } = state;
  if (event.kind === 'failed') return { ...rest, step: 'Error', message: event.message };
  const { phase } = event.reply;
  if (phase === 'In' || phase === 'End' || phase === 'SecondChance') {
    return { step: phase, reply: event.reply, scene: state.scene + 1 };
  }
  return { ...rest, step: stepOf(rest.reply) };
}

function stepOf(reply: StoryReply | undefined): GateStep {
  const phase = reply?.phase;
  return phase === 'In' || phase === 'End' || phase === 'SecondChance' ? phase : 'Available';
}

/** True if the last reply moved the character to another place. */
export const hasMoved = ({ reply }: GateState): boolean =>
  reply?.messages?.some(({ type }) => type === 'AreaChangeMessage') ?? false;
