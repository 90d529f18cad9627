import type { Phase } from '@underhall/contract';
import { type ComponentType, lazy } from 'react';
import { Available } from './available.tsx';
import { OpenStorylet } from './open-storylet.tsx';
import { RenameForm } from './rename-form.tsx';
import type { SceneProps } from './scene-props.ts';
import { SecondChanceScene } from './second-chance.tsx';
import { StoryEnd } from './story-end.tsx';
import { UniqueActPending } from './unique-act-pending.tsx';

// Who never invites anybody never has these forms sent.
const ActForm = lazy(async () => ({ default: (await import('./act-form.tsx')).ActForm }));
const ExternalActForm = lazy(async () => ({ default: (await import('./external-act-form.tsx')).ExternalActForm }));

/** The screen of each phase. A phase without one does not compile. */
export const screens: Readonly<Record<Phase, ComponentType<SceneProps>>> = {
  Available,
  In: OpenStorylet,
  InItemUse: OpenStorylet,
  End: StoryEnd,
  Act: ActForm,
  ExternalAct: ExternalActForm,
  Rename: RenameForm,
  SecondChance: SecondChanceScene,
  UniqueActPending,
};
