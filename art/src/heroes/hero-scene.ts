import type { SceneSpec } from '../scene/scene-spec.ts';

/** A hero's scene: from a far town to the figure itself. */
export type HeroScene = Omit<SceneSpec, 'seed' | 'linePeriod'>;
