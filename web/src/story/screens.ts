import type { Phase } from '@underhall/contract';
import type { ComponentType } from 'react';
import { Available } from './available.tsx';
import { NotOpenYet } from './not-open-yet.tsx';
import { OpenStorylet } from './open-storylet.tsx';
import type { SceneProps } from './scene-props.ts';
import { StoryEnd } from './story-end.tsx';

/** Which screen a phase has. A phase without one does not compile. */
export const screens: Readonly<Record<Phase, ComponentType<SceneProps>>> = {
  Available,
  In: OpenStorylet,
  InItemUse: OpenStorylet,
  End: StoryEnd,
  Act: NotOpenYet,
  ExternalAct: NotOpenYet,
  Rename: NotOpenYet,
  SecondChance: NotOpenYet,
  UniqueActPending: NotOpenYet,
};
