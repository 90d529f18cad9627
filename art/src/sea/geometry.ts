import type { Field } from '../drawing/field.ts';
import type { OutputFile } from '../rendering/family.ts';
import { MAP_PIXELS } from '../sheets/looks.ts';
import { withoutSpecks } from '../sheets/mask.ts';
import type { Sprite } from '../sheets/sprite.ts';
import { CHART } from './chart-size.ts';
import { convexHull, type Point } from './convex-hull.ts';
import { islandMask } from './cut-sprites.ts';
import type { Edition } from './edition.ts';
import type { Land } from './land.ts';
import type { Port } from './port.ts';

export const SHEETS = 2;
const MIN_DEST_ZOOM = 4.35107444;
/** The margin about an island in which it can be pressed, in map pixels, and the corners of that outline. */
const ABOUT = 12;
const CORNERS = 18;
const LEAST_ROCK = 20;

/** The geometry of an edition: the drawings of its places, as the world's file has them. */
export function seaGeometry(edition: Edition, land: Land, sprites: readonly Sprite[]): OutputFile {
  const placed = new Map(sprites.map(({ name, x, y }) => [name, { x, y }]));
  const places = edition.ports.map((port, at) => {
    const lit = placed.get(`${port.key}-lit`);
    const selected = placed.get(`${port.key}-selected`);
    const mask = withoutSpecks(islandMask(land, at), LEAST_ROCK);
    const place = {
      labelX: port.x + port.label[0],
      labelY: port.y + port.label[1],
      zIndex: at + 1,
      hitbox: corners(mask),
      sprite: port.key,
      spriteTopLeftX: lit?.x,
      spriteTopLeftY: lit?.y,
      selectionSpriteTopLeftX: selected?.x,
      selectionSpriteTopLeftY: selected?.y,
      ...pins(port),
    };
    return [port.key, place] as const;
  });
  const geometry = {
    rootPrefix: edition.rootPrefix,
    ...CHART,
    minDestZoom: MIN_DEST_ZOOM,
    spriteSheetCount: SHEETS,
    places: Object.fromEntries(places),
  };
  return {
    path: `../../world/maps/${edition.rootPrefix}.json`,
    bytes: `${JSON.stringify(geometry, null, 2)}\n`,
  };
}

/** A lock is pinned on the island's near shore, the player's marker stands beside its landmark; both from the label. */
function pins({ stands, label, across, cliff }: Port) {
  return {
    pinOffsetX: Math.round(stands[0] - label[0]),
    pinOffsetY: Math.round(stands[1] - label[1] - 10),
    playerMarkerOffsetX: Math.round(-across * 0.55 - label[0]),
    playerMarkerOffsetY: Math.round(-cliff - label[1]),
  };
}

function corners(mask: Field): string {
  const edge: Point[] = [];
  for (let y = 0, index = 0; y < mask.height; y += 1) {
    for (let x = 0; x < mask.width; x += 1, index += 1) {
      if ((mask.values[index] ?? 0) > 0.5) edge.push([(x + 0.5) * MAP_PIXELS, (y + 0.5) * MAP_PIXELS]);
    }
  }
  return convexHull(edge, ABOUT, CORNERS)
    .map(([x, y]) => `${Math.round(clampTo(x, CHART.width))},${Math.round(clampTo(y, CHART.height))}`)
    .join(' ');
}

const clampTo = (value: number, most: number): number => Math.min(most, Math.max(0, value));
