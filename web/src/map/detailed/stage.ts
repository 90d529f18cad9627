import 'pixi.js/unsafe-eval';
import { Container, DefaultBatcher, type ImageSource, WebGLRenderer } from 'pixi.js';
import { spriteLayers } from '../../constants/map.ts';
import { type Size, scaleOf } from '../zoom.ts';
import { type Look, originOf } from './look.ts';
import type { LayerName } from './sprites-of.ts';

// One sheet to a batch: a choice between several at every pixel is slow where there is no GPU.
DefaultBatcher.defaultOptions.maxTextures = 1;

/** More pixels than this for one of the page's show nothing finer. */
const mostPixels = 2;
/** What is seen beyond the map's edges. */
const beyond = '#100d0c';

/** Where the map is drawn, in layers that lie over each other as they are told to. */
export type Stage = {
  readonly canvas: HTMLCanvasElement;
  readonly layers: Readonly<Record<LayerName, Container>>;
  /** Hands a picture over to the machine. Fails when it is larger than the machine can take. */
  take(source: ImageSource): void;
  resize(view: Size): void;
  /** Draws the map as it is seen from there. */
  draw(look: Look, view: Size): void;
  /** Gives everything back to the machine. Nothing can be drawn any more. */
  close(): void;
};

/** Opens a stage on a canvas of its own. Fails where there is no WebGL. */
export async function openStage({ width, height }: Size): Promise<Stage> {
  const renderer = new WebGLRenderer();
  await renderer.init({
    width,
    height,
    resolution: Math.min(devicePixelRatio, mostPixels),
    autoDensity: true,
    antialias: false,
    backgroundColor: beyond,
    // Else the engine would fetch what it has for events, text and accessibility: all that is in the page.
    skipExtensionImports: true,
    // What has not been drawn for a minute would be thrown away, and its picture is closed by then.
    gcActive: false,
  });
  const layers = Object.fromEntries(
    Object.entries(spriteLayers).map(([name, zIndex]) => [name, new Container({ zIndex, sortableChildren: true })]),
  ) as Record<LayerName, Container>;
  const world = new Container({ isRenderGroup: true, sortableChildren: true, children: Object.values(layers) });
  const root = new Container({ children: [world] });
  const { gl } = renderer;
  const greatestSide: number = gl.getParameter(gl.MAX_TEXTURE_SIZE);
  return {
    canvas: renderer.canvas,
    layers,
    take: (source) => {
      if (Math.max(source.width, source.height) > greatestSide)
        throw new Error('The map is too large for this screen.');
      renderer.texture.initSource(source);
    },
    resize: (view) => renderer.resize(view.width, view.height),
    draw: (look, view) => {
      const { x, y } = originOf(look, view);
      world.position.set(x, y);
      world.scale.set(scaleOf(look.zoom));
      renderer.render({ container: root });
    },
    close: () => {
      root.destroy({ children: true });
      renderer.destroy({ removeView: true, releaseGlobalResources: true });
    },
  };
}
