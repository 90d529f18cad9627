import type { Phase } from '@underhall/contract';
import { type ComponentType, lazy } from 'react';
import { Available } from './available.tsx';
import { StoryEnd } from './later-scenes.ts';
import { OpenStorylet } from './open-storylet.tsx';
import type { SceneProps } from './scene-props.ts';

// Loaded on demand, because few branches need a form.
const ActForm = lazy(async () => ({ default: (await import('./act-form.tsx')).ActForm }));
const ExternalActForm = lazy(async () => ({ default: (await import('./external-act-form.tsx')).ExternalActForm }));
const RenameForm = lazy(async () => ({ default: (await import('./rename-form.tsx')).RenameForm }));
const SecondChanceScene = lazy(async () => ({ default: (await import('./second-chance.tsx')).SecondChanceScene }));
const UniqueActPending = lazy(async () => ({ default: (await import('./unique-act-pending.tsx')).UniqueActPending }));

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
