import 'pixi.js/unsafe-eval';
import { Container, DefaultBatcher, type ImageSource, RenderTexture, Sprite, WebGLRenderer } from 'pixi.js';
import { spriteLayers, spriteScale } from '../../constants/map.ts';
import { colourOf } from '../../ui/colour-of.ts';
import { type CameraPosition, originOf } from '../camera/camera-position.ts';
import { type Size, scaleOf } from '../zoom.ts';
import type { LayerName } from './sprites-of.ts';

// One sheet to a batch: a choice between several at every pixel is slow where there is no GPU.
DefaultBatcher.defaultOptions.maxTextures = 1;

/** The most device pixels that are drawn for one of the page's: more show nothing finer. */
const mostPixels = 2;
/** The layers in which nothing moves between two looks at the places. They lie next to each other. */
const stillLayers: readonly LayerName[] = ['coastlineSea', 'coastline', 'sea', 'available', 'mainDestination'];

/** The canvas of the map, with its layers in their drawing order. */
export type Stage = {
  readonly canvas: HTMLCanvasElement;
  readonly layers: Readonly<Record<LayerName, Container>>;
  /** Glows and glints: above all that lies still, below the selection. */
  readonly lights: Container;
  /** Hands a picture over to the machine. Fails when it is larger than the machine can take. */
  take(source: ImageSource): void;
  /** Makes one picture of all that lies still. To be asked for when any of it has changed. */
  settle(): void;
  resize(view: Size): void;
  /** Draws the map as it is seen from there. */
  draw(look: CameraPosition, view: Size): void;
  /** Gives everything back to the machine. Nothing can be drawn any more. */
  close(): void;
};

/** Opens a stage for a map on a canvas of its own. Fails where there is no WebGL. */
export async function openStage({ width, height }: Size, map: Size): Promise<Stage> {
  const renderer = new WebGLRenderer();
  await renderer.init({
    width,
    height,
    resolution: Math.min(devicePixelRatio, mostPixels),
    autoDensity: true,
    antialias: false,
    // Beyond the map's edges.
    backgroundColor: colourOf('--night'),
    // Else the engine would fetch what it has for events, text and accessibility: all that is in the page.
    skipExtensionImports: true,
    // What has not been drawn for a minute would be thrown away, and its picture is closed by then.
    gcActive: false,
  });
  const layers = Object.fromEntries(
    Object.entries(spriteLayers).map(([name, zIndex]) => [name, new Container({ zIndex, sortableChildren: true })]),
  ) as Record<LayerName, Container>;
  // A frame has this one picture in place of four or five over each other. It is as fine as the sprites are.
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
  const greatestSide: number = gl.getParameter(gl.MAX_TEXTURE_SIZE);
  const fits = (source: Size): void => {
    if (Math.max(source.width, source.height) > greatestSide) throw new Error('WebGL: the map is too large to draw.');
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
