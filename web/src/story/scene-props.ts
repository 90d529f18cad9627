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
  readonly slots: StorySlots;
};

/** What other features put between the parts of the story; all but the candle's note stand in phase Available alone. */
export type StorySlots = {
  /** Shown when the candle is out, in every phase. */
  readonly candleNote?: ReactNode;
  readonly welcome?: ReactNode;
  readonly travel?: ReactNode;
  readonly hand?: ReactNode;
  readonly gates?: ReactNode;
  readonly howTo?: ReactNode;
};
