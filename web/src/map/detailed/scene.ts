import type { AreaOnMap } from '@underhall/contract';
import { Container, Sprite, TilingSprite } from 'pixi.js';
import { spriteScale } from '../../constants/map.ts';
import type { Point } from '../polygon.ts';
import type { Size } from '../zoom.ts';
import { glintsAt } from './glints.ts';
import { breathe, drift, type Stirring, spread, twinkle } from './quiet-life.ts';
import { foggedOf, type LayerName, type PlacedSprite, selectionOf, spritesOf } from './sprites-of.ts';
import type { Stage } from './stage.ts';
import type { FrameTexture, MapTextures } from './textures.ts';

/** What is seen on the map. */
export type Scene = {
  /** Shows the places as they stand, and tells which of their sprites could not be shown. */
  show(areas: readonly AreaOnMap[]): readonly string[];
  select(areas: readonly AreaOnMap[], selected: number | undefined): void;
  /** What stirs by itself, as it is so many seconds after it began; at rest without a time. */
  stir(seconds: number | undefined): void;
};

type Ground = { readonly map: Size; readonly water: readonly Point[] };

/** The map on a stage: the ground once, the places as often as they change. */
export function openScene(
  { layers }: Pick<Stage, 'layers'>,
  { frames, flat }: MapTextures,
  { map, water }: Ground,
): Scene {
  for (const name of ['coastlineSea', 'coastline', 'sea'] as const) {
    layers[name].addChild(new Sprite({ texture: flat[name], ...map }));
  }
  const glints = glintsAt(water);
  layers.sea.addChild(...glints.map(({ sprite }) => sprite));
  // One after the other, not ward by ward: another way to mix colours begins another batch.
  const glow = new Container({ zIndex: Number.MAX_SAFE_INTEGER });
  layers.available.addChild(glow);
  let fogs: readonly TilingSprite[] = [];
  let lamps: readonly Stirring[] = [];

  const put = (name: LayerName, placed: readonly PlacedSprite[]): void => {
    for (const old of layers[name].children.filter((child) => child !== glow)) old.destroy();
    const here = placed.filter(({ layer }) => layer === name).flatMap((each) => spriteOf(each, frames));
    if (here.length > 0) layers[name].addChild(...here);
  };
  return {
    show: (areas) => {
      const { sprites, missing } = spritesOf(areas, frames);
      put('available', sprites);
      put('mainDestination', sprites);
      put('fog', []);
      fogs = foggedOf(areas, frames.keys()).flatMap((name) => fogOver(frames.get(name), flat.fog));
      if (fogs.length > 0) layers.fog.addChild(...fogs);
      for (const old of glow.removeChildren()) old.destroy();
      lamps = sprites
        .filter(({ frame }) => frame.endsWith('-lit'))
        .flatMap((placed) => spriteOf(placed, frames).map((sprite) => ({ sprite, beat: spread(placed.areaId).x })));
      for (const { sprite } of lamps) glow.addChild(Object.assign(sprite, { blendMode: 'add', alpha: 0 }));
      return missing;
    },
    select: (areas, selected) => {
      const { sprites } = selectionOf(areas, selected, frames);
      put('selection', sprites);
      put('mainDestinationSelection', sprites);
    },
    stir: (seconds) => {
      glow.visible = seconds !== undefined;
      for (const { sprite } of glints) sprite.visible = seconds !== undefined;
      if (seconds === undefined) return;
      for (const fog of fogs) drift(fog, seconds);
      for (const lamp of lamps) breathe(lamp, seconds);
      for (const each of glints) twinkle(each, seconds);
    },
  };
}

function spriteOf({ frame, at, zIndex }: PlacedSprite, frames: MapTextures['frames']): Sprite[] {
  const texture = frames.get(frame)?.texture;
  return texture ? [new Sprite({ texture, position: at, scale: 1 / spriteScale, zIndex })] : [];
}

function fogOver(ward: FrameTexture | undefined, texture: MapTextures['flat']['fog']): TilingSprite[] {
  if (!ward) return [];
  const { left: x, top: y, width, height } = ward.box;
  const fog = new TilingSprite({ texture, position: { x, y }, width, height });
  drift(fog, 0);
  return [fog];
}
