import type { StoryReply } from '@underhall/contract';

export type GateStep = 'Available' | 'Loading' | 'In' | 'End' | 'SecondChance' | 'Error';

/** The acts of a player at a gate. */
export type GateAsk =
  | { readonly kind: 'begin'; readonly eventId: number }
  | { readonly kind: 'choose'; readonly branchId: number; readonly secondChanceIds: readonly number[] };

export type GateState = {
  readonly step: GateStep;
  /** The scene on show; while the next one is loading, still the last. */
  readonly reply?: StoryReply;
  readonly asking?: GateAsk;
  readonly message?: string;
  /** Counts the scenes of this gate. */
  readonly scene: number;
};

export type GateEventOf =
  | { readonly kind: 'asked'; readonly ask: GateAsk }
  | { readonly kind: 'answered'; readonly ask: GateAsk; readonly reply: StoryReply }
  | { readonly kind: 'failed'; readonly ask: GateAsk; readonly message: string };

export const atTheGate: GateState = { step: 'Available', scene: 0 };

/** While one ask is under way no other is heard. Of the phases only three are a gate's: any other leaves it as it was. */
export function stepGate(state: GateState, event: GateEventOf): GateState {
  if (event.kind === 'asked') return state.asking ? state : { ...state, step: 'Loading', asking: event.ask };
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

/** True if the gate has led the character elsewhere. */
export const hasMoved = ({ reply }: GateState): boolean =>
  reply?.messages?.some(({ type }) => type === 'AreaChangeMessage') ?? false;
