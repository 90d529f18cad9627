import type { AreaOnMap, MapLook } from '@underhall/contract';
import { prefersReducedMotion } from '../../ui/prefers-reduced-motion.ts';
import { type CameraBounds, initialPosition } from '../camera/camera-position.ts';
import type { Camera } from '../picture-props.ts';
import type { Point } from '../polygon.ts';
import { type MapRoot, zoomRangeOf } from '../zoom.ts';
import { cameraControls, followGestures } from './camera-controls.ts';
import { openFrames } from './frames.ts';
import type { How } from './gestures.ts';
import { mapDrawing } from './map-drawing.ts';
import { openCamera } from './moving-camera.ts';
import { type MapPicture, openPicture } from './open-picture.ts';

export type MapView = Camera & {
  /** The places as they stand, and which of them is under the pointer or the focus. */
  show(areas: readonly AreaOnMap[]): void;
  select(id: number | undefined): void;
  close(): void;
};

type MapViewInput = {
  /** The element of the view, the one that lies over the picture and moves with it, and the one in its place until it has come. */
  readonly view: HTMLElement;
  readonly over: HTMLElement;
  readonly ground: HTMLElement;
  /** The ground has been painted: what weighs more is fetched from then on. */
  readonly painted: Promise<void>;
  readonly root: MapRoot;
  readonly mapLook: MapLook;
  /** Told at once, then as often as another zoom is chosen. */
  readonly onZoom: (zoom: number) => void;
  /** A point of the map was pressed that is under no button. */
  readonly onPress: (at: Point, how: How) => void;
  /** The part of the picture that is loaded, from 0 to 1; at 1 it appears. */
  readonly onShare: (share: number) => void;
  /** Sprites that could not be shown. */
  readonly onMissing: (sprites: readonly string[]) => void;
  /** There is no picture, or no longer. Told once. */
  readonly onFailure: (reason: unknown) => void;
};

/** The map under the hand: looked at from here and there, drawn as soon as its picture has come. */
export function openMapView({ view, over, ground, painted, root, mapLook, ...listeners }: MapViewInput): MapView {
  const ended = new AbortController();
  const { signal } = ended;
  const range = zoomRangeOf('detailed', root.width, mapLook);
  const boundsNow = (): CameraBounds => ({
    map: root,
    range,
    view: { width: view.clientWidth, height: view.clientHeight },
  });
  let picture: MapPicture | undefined;
  let [areas, selected]: [readonly AreaOnMap[], number | undefined] = [[], undefined];
  const drawing = mapDrawing(over, ground);
  const frames = openFrames({
    draw: (now) => drawing.draw(now, camera, picture),
    isLively: () => picture !== undefined && !prefersReducedMotion(),
  });
  const first = boundsNow();
  const camera = openCamera({
    position: initialPosition(first, mapLook),
    bounds: first,
    isStill: prefersReducedMotion,
    onZoom: listeners.onZoom,
    onMoved: frames.wake,
  });
  const resized = new ResizeObserver(() => {
    const bounds = boundsNow();
    camera.fit(bounds);
    picture?.resize(bounds.view);
  });
  resized.observe(view);
  const deafen = followGestures(view, camera, range, { onHold: drawing.hold, onPress: listeners.onPress });
  const close = (): void => {
    if (signal.aborted) return;
    ended.abort();
    deafen();
    resized.disconnect();
    frames.close();
    picture?.close();
    picture = undefined;
  };
  const fail = (reason: unknown): void => {
    if (signal.aborted) return;
    close();
    listeners.onFailure(reason);
  };
  const isSeen = (there: MapPicture): void => {
    if (signal.aborted) {
      there.close();
      return;
    }
    picture = there;
    there.canvas.ariaHidden = 'true';
    there.canvas.addEventListener('webglcontextlost', () => fail(undefined), { signal });
    listeners.onMissing(there.show(areas));
    there.select(areas, selected);
    there.resize(camera.bounds.view);
    view.prepend(there.canvas);
    frames.wake();
    listeners.onShare(1);
  };
  painted
    .then(() =>
      openPicture({ root, view: camera.bounds.view, signal, onShare: (share) => listeners.onShare(share * 0.99) }),
    )
    .then(isSeen)
    .catch(fail);
  listeners.onZoom(camera.goal.zoom);
  frames.wake();

  return {
    close,
    show: (next) => {
      areas = next;
      if (picture) listeners.onMissing(picture.show(areas));
      frames.wake();
    },
    select: (id) => {
      selected = id;
      picture?.select(areas, selected);
      frames.wake();
    },
    ...cameraControls(camera, range),
  };
}
