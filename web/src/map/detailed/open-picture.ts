import type { MapRoot, Size } from '../zoom.ts';
import { lampsOf } from './lamps.ts';
import { loadPictures } from './load-pictures.ts';
import { openScene, type Scene } from './scene.ts';
import { openStage, type Stage } from './stage.ts';
import { texturesOf } from './textures.ts';
import { spotsOnWater } from './water.ts';

export type MapPicture = Scene & Pick<Stage, 'canvas' | 'draw' | 'resize' | 'close'>;

type PictureInput = {
  readonly root: MapRoot;
  readonly view: Size;
  readonly signal: AbortSignal;
  readonly onShare: (share: number) => void;
};

/** Loads the pictures and draws the map. Rejects if WebGL is unavailable or a picture fails to load. */
export async function openPicture({ root, view, signal, onShare }: PictureInput): Promise<MapPicture> {
  signal.throwIfAborted();
  // Opened before the pictures have loaded, because WebGL fails fast.
  const loading = loadPictures({ root, signal, onShare });
  loading.catch(() => {});
  const stage = await openStage(view, root);
  try {
    const pictures = await loading;
    const textures = texturesOf(pictures);
    const wards = [...textures.frames.values()].map(({ box }) => box);
    const lamps = lampsOf(pictures.sheets);
    const water = spotsOnWater({ ...pictures.flat, wards }, root);
    for (const source of textures.sources) {
      // Upload each picture in a separate task: an upload is slow, and five in a row would block the page.
      await new Promise((resolve) => setTimeout(resolve));
      signal.throwIfAborted();
      stage.take(source);
      (source.resource as ImageBitmap).close();
    }
    const scene = openScene(stage, textures, { map: { width: root.width, height: root.height }, water, lamps });
    const close = (): void => {
      stage.close();
      for (const source of textures.sources) source.destroy();
    };
    return { ...scene, canvas: stage.canvas, draw: stage.draw, resize: stage.resize, close };
  } catch (error) {
    stage.close();
    throw error;
  }
}
