import type { AreaOnMap } from '@underhall/contract';
import { Sprite, type Texture, TilingSprite } from 'pixi.js';
import { spriteScale } from '../../constants/map.ts';
import { closedGlow, closedLight } from '../glow.ts';
import type { Point } from '../polygon.ts';
import type { Size } from '../zoom.ts';
import { type AmbientLight, breathe, drift, twinkle } from './ambient-animation.ts';
import { lightsAt, softTexture } from './lights.ts';
import { foggedOf, type LayerName, type PlacedSprite, selectionOf, spritesOf } from './sprites-of.ts';
import type { Stage } from './stage.ts';
import type { FrameTexture, MapTextures } from './textures.ts';

export type Scene = {
  /** Draws the places. Returns the names of missing sprites. */
  show(areas: readonly AreaOnMap[]): readonly string[];
  select(areas: readonly AreaOnMap[], selected: number | undefined): void;
  /** Draws fog, lamps and glints at a time in seconds. `undefined` stops the animation. */
  animate(seconds: number | undefined): void;
};

type Ground = {
  readonly map: Size;
  /** Points on open water, in map pixels. */
  readonly water: readonly Point[];
  /** Lamps of the lit wards, keyed by frame name. */
  readonly lamps: ReadonlyMap<string, readonly Point[]>;
};

/** Draws the map on a stage. The ground is drawn once; the places change. */
export function openScene(stage: Stage, { frames, flat }: MapTextures, { map, water, lamps }: Ground): Scene {
  const { layers, lights } = stage;
  for (const name of ['coastlineSea', 'coastline', 'sea'] as const) {
    layers[name].addChild(new Sprite({ texture: flat[name], ...map }));
  }
  const soft = softTexture();
  const glints = lightsAt(water, 'glint', soft);
  let fogs: readonly TilingSprite[] = [];
  let burning: readonly AmbientLight[] = [];

  const put = (name: LayerName, placed: readonly PlacedSprite[]): void => {
    for (const old of layers[name].removeChildren()) old.destroy();
    const here = placed.filter(({ layer }) => layer === name).flatMap((each) => spriteOf(each, frames));
    if (here.length > 0) layers[name].addChild(...here);
  };
  const light = (sprites: readonly PlacedSprite[]): void => {
    lights.removeChildren();
    for (const { sprite } of burning) sprite.destroy();
    const spots = sprites.flatMap(({ frame, at }) =>
      (lamps.get(frame) ?? []).map(({ x, y }) => ({ x: at.x + x, y: at.y + y })),
    );
    burning = lightsAt(spots, 'lamp', soft);
    for (const { sprite } of [...glints, ...burning]) lights.addChild(sprite);
  };
  return {
    show: (areas) => {
      const { sprites, missing } = spritesOf(areas, frames);
      put('available', sprites);
      put('mainDestination', sprites);
      put('fog', []);
      fogs = foggedOf(areas, frames.keys()).flatMap((name) => fogOver(frames.get(name), flat.fog));
      if (fogs.length > 0) layers.fog.addChild(...fogs);
      light(sprites);
      stage.settle();
      return missing;
    },
    select: (areas, selected) => {
      const { sprites } = selectionOf(areas, selected, frames);
      put('selection', sprites);
      put('mainDestinationSelection', sprites);
    },
    animate: (seconds) => {
      lights.visible = seconds !== undefined;
      if (seconds === undefined) return;
      for (const fog of fogs) drift(fog, seconds);
      for (const lamp of burning) breathe(lamp, seconds);
      for (const glint of glints) twinkle(glint, seconds);
    },
  };
}

function spriteOf(
  { frame, at: position, zIndex, isClosed, isDark }: PlacedSprite,
  frames: MapTextures['frames'],
): Sprite[] {
  const texture = frames.get(frame)?.texture;
  if (!texture) return [];
  const look = { texture, position, scale: 1 / spriteScale, zIndex };
  if (!isClosed) return [new Sprite(isDark ? { ...look, tint: closedLight } : look)];
  const { tint, shine } = closedGlow;
  return [new Sprite({ ...look, tint }), new Sprite({ ...look, tint: shine, blendMode: 'add' })];
}

function fogOver(ward: FrameTexture | undefined, texture: Texture): TilingSprite[] {
  if (!ward) return [];
  const { left: x, top: y, width, height } = ward.box;
  const fog = new TilingSprite({ texture, position: { x, y }, width, height });
  drift(fog, 0);
  return [fog];
}
