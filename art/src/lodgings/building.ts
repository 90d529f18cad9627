import type { SceneLayer } from '../scene/scene-layer.ts';

/** Draws a dwelling on the middle of the picture's ground; the picture is about 370 units wide and 480 high. */
export type Building = (layer: SceneLayer, x: number, y: number) => void;
