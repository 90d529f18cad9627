import type { StoryReply } from '@underhall/contract';
import type { ReactNode } from 'react';
import type { Ask } from './story-state.ts';

/** What every phase's screen is given. */
export type SceneProps = {
  readonly reply: StoryReply;
  readonly scene: number;
  /** Actions left now, which may be more than when the reply was given. */
  readonly actions: number;
  readonly asking: Ask | undefined;
  readonly ask: (ask: Ask) => void;
  /** Shown when the candle is out. */
  readonly candleNote: ReactNode;
};
