import { ImageSource, Rectangle, Texture } from 'pixi.js';
import { spriteScale } from '../../constants/map.ts';
import type { Box } from '../polygon.ts';
import type { FlatName, MapPictures, Sheet } from './load-pictures.ts';

/** `box` is the frame's position on the map, in map pixels. */
export type FrameTexture = { readonly texture: Texture; readonly box: Box };

export type MapTextures = {
  readonly frames: ReadonlyMap<string, FrameTexture>;
  readonly flat: Readonly<Record<FlatName, Texture>>;
  readonly sources: readonly ImageSource[];
};

export function texturesOf({ sheets, flat }: MapPictures): MapTextures {
  const sources: ImageSource[] = [];
  const sourceOf = (resource: ImageBitmap, addressMode: 'clamp-to-edge' | 'repeat' = 'clamp-to-edge'): ImageSource => {
    const source = new ImageSource({ resource, addressMode });
    sources.push(source);
    return source;
  };
  const frames = new Map(sheets.flatMap((sheet) => framesOf(sheet, sourceOf(sheet.image))));
  const whole = Object.entries(flat).map(([name, image]) => {
    return [name, new Texture({ source: sourceOf(image, name === 'fog' ? 'repeat' : 'clamp-to-edge') })] as const;
  });
  return { frames, flat: Object.fromEntries(whole) as Record<FlatName, Texture>, sources };
}

const framesOf = ({ file }: Sheet, source: ImageSource): readonly (readonly [string, FrameTexture])[] =>
  Object.entries(file.frames).map(
    ([
      name,
      {
        frame: { x, y, w, h },
        world,
      },
    ]) => {
      const texture = new Texture({ source, frame: new Rectangle(x, y, w, h) });
      return [name, { texture, box: { left: world.x, top: world.y, width: w / spriteScale, height: h / spriteScale } }];
    },
  );
