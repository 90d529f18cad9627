import type { SceneSpec } from '../scene/scene-spec.ts';
import type { AreaScene } from './area-scene.ts';
import type { Cast } from './motif.ts';
import { isIndoors, MOTIFS } from './motifs.ts';
import { PIECES } from './pieces.ts';

const MAIN_GLOW = { y: 0.64, reachX: 0.3, reachY: 0.5, strength: 0.6 };
/** Indoors one sees by a lamp that leaves the corners dark. */
const ROOM_GLOW = { y: 0.55, reachX: 0.24, reachY: 0.75, strength: 1.25 };
const SECOND_GLOW = { y: 0.7, reachX: 0.2, reachY: 0.3, strength: 0.22 };

/** An area's scene, ready to be drawn: its motif with its own pieces in it, under its own light. */
export function areaSceneSpec(name: string, area: AreaScene): SceneSpec {
  const at = area.at ?? 0.6;
  const cast: Cast = {
    at,
    size: area.size ?? 1,
    focal: PIECES[area.focal],
    mid: PIECES[area.mid ?? 'nothing'],
    near: PIECES[area.near ?? 'nothing'],
  };
  return {
    seed: name,
    palette: area.palette,
    glows: [
      { ...(isIndoors(area.motif) ? ROOM_GLOW : MAIN_GLOW), x: at, ...area.glow },
      { ...SECOND_GLOW, x: at > 0.5 ? 0.12 : 0.88 },
    ],
    ...MOTIFS[area.motif](cast),
    ...(area.rock === undefined ? {} : { rock: area.rock }),
  };
}
