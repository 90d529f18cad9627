import type { StoryReply } from '@underhall/contract';

/** What a player can ask of the story. */
export type Ask =
  | { readonly kind: 'resume' }
  | { readonly kind: 'look' }
  | { readonly kind: 'begin'; readonly eventId: number }
  | { readonly kind: 'choose'; readonly branchId: number; readonly secondChanceIds: readonly number[] }
  | { readonly kind: 'go back' };

export type StoryState = {
  readonly reply?: StoryReply;
  /** Under way; nothing else is heard meanwhile. */
  readonly asking?: Ask;
  readonly failure?: { readonly message: string; readonly ask: Ask; readonly mayRepeat: boolean };
  /** Counts the scenes of this visit. The one it opens with is 0. */
  readonly scene: number;
};

export type StoryEvent =
  | { readonly kind: 'requested'; readonly ask: Ask }
  | { readonly kind: 'answered'; readonly ask: Ask; readonly reply: StoryReply }
  | { readonly kind: 'failed'; readonly ask: Ask; readonly message: string; readonly mayRepeat: boolean };

export const atRest: StoryState = { scene: 0 };

/** What comes of an ask is heard only while that very ask is under way: a late answer may be another player's. */
export function step(state: StoryState, event: StoryEvent): StoryState {
  switch (event.kind) {
    case 'requested': {
      if (state.asking) return state;
      const { failure: _, ...rest } = state;
      return { ...rest, asking: event.ask };
    }
    case 'answered':
      if (state.asking !== event.ask) return state;
      return { reply: event.reply, scene: state.reply ? state.scene + 1 : state.scene };
    case 'failed': {
      const { asking, ...rest } = state;
      if (asking !== event.ask) return state;
      return { ...rest, failure: { message: event.message, ask: asking, mayRepeat: event.mayRepeat } };
    }
  }
}
