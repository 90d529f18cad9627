import 'pixi.js/unsafe-eval';
import { Container, DefaultBatcher, type ImageSource, RenderTexture, Sprite, WebGLRenderer } from 'pixi.js';
import { spriteLayers, spriteScale } from '../../constants/map.ts';
import { colourOf } from '../../ui/colour-of.ts';
import { type CameraPosition, originOf } from '../camera/camera-position.ts';
import { type Size, scaleOf } from '../zoom.ts';
import type { LayerName } from './sprites-of.ts';

// Use one texture per batch: without a GPU, selecting among several textures for every pixel is slow.
DefaultBatcher.defaultOptions.maxTextures = 1;

/** Maximum device pixels per CSS pixel. Higher values are not visibly sharper. */
const maxPixelRatio = 2;
/** Layers that change only if the places change. These layers are adjacent in drawing order. */
const stillLayers: readonly LayerName[] = ['coastlineSea', 'coastline', 'sea', 'available', 'mainDestination'];

export type Stage = {
  readonly canvas: HTMLCanvasElement;
  readonly layers: Readonly<Record<LayerName, Container>>;
  /** Glows and glints. Drawn above the still layers and below the selection. */
  readonly lights: Container;
  /** Uploads a picture to the GPU. Throws if the picture exceeds the GPU's maximum size. */
  take(source: ImageSource): void;
  /** Renders the still layers into one texture. Call this after each change to those layers. */
  settle(): void;
  resize(view: Size): void;
  draw(look: CameraPosition, view: Size): void;
  /** Frees all resources. Do not use the stage afterwards. */
  close(): void;
};

/** Creates the canvas. Rejects without WebGL. */
export async function openStage({ width, height }: Size, map: Size): Promise<Stage> {
  const renderer = new WebGLRenderer();
  await renderer.init({
    width,
    height,
    resolution: Math.min(devicePixelRatio, maxPixelRatio),
    autoDensity: true,
    antialias: false,
    // The background is visible beyond the edges of the map.
    backgroundColor: colourOf('--night'),
    // Otherwise PixiJS loads modules for events, text and accessibility, which the map does not use.
    skipExtensionImports: true,
    // Otherwise PixiJS frees textures that are unused for a minute. Closed bitmaps cannot be uploaded again.
    gcActive: false,
  });
  const layers = Object.fromEntries(
    Object.entries(spriteLayers).map(([name, zIndex]) => [name, new Container({ zIndex, sortableChildren: true })]),
  ) as Record<LayerName, Container>;
  // Each frame draws this texture, at the resolution of the sprites, instead of all still layers.
  const settled = RenderTexture.create({
    width: map.width * spriteScale,
    height: map.height * spriteScale,
    autoGenerateMipmaps: true,
    mipmapFilter: 'nearest',
  });
  const still = new Container({
    sortableChildren: true,
    scale: spriteScale,
    children: stillLayers.map((name) => layers[name]),
  });
  const ground = new Sprite({ texture: settled, scale: 1 / spriteScale, zIndex: spriteLayers.available });
  const lights = new Container({ zIndex: spriteLayers.mainDestination });
  const moving = Object.entries(layers).flatMap(([name, layer]) =>
    stillLayers.includes(name as LayerName) ? [] : [layer],
  );
  const world = new Container({ isRenderGroup: true, sortableChildren: true, children: [ground, lights, ...moving] });
  const root = new Container({ children: [world] });
  const { gl } = renderer;
  const maxTextureSize: number = gl.getParameter(gl.MAX_TEXTURE_SIZE);
  const fits = (source: Size): void => {
    if (Math.max(source.width, source.height) > maxTextureSize) throw new Error('WebGL: the map is too large to draw.');
  };
  fits(settled);
  return {
    canvas: renderer.canvas,
    layers,
    lights,
    take: (source) => {
      fits(source);
      renderer.texture.initSource(source);
    },
    settle: () => {
      renderer.render({ container: still, target: settled, clear: true, clearColor: [0, 0, 0, 0] });
      settled.source.updateMipmaps();
    },
    resize: (view) => renderer.resize(view.width, view.height),
    draw: (look, view) => {
      const { x, y } = originOf(look, view);
      world.position.set(x, y);
      world.scale.set(scaleOf(look.zoom));
      renderer.render({ container: root });
    },
    close: () => {
      for (const each of [root, still]) each.destroy({ children: true });
      settled.destroy(true);
      renderer.destroy({ removeView: true, releaseGlobalResources: true });
    },
  };
}
