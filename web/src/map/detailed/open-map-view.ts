import type { AreaOnMap, MapLook } from '@underhall/contract';
import { prefersReducedMotion } from '../../ui/prefers-reduced-motion.ts';
import { type CameraBounds, initialPosition } from '../camera/camera-position.ts';
import type { Camera } from '../picture-props.ts';
import type { Point } from '../polygon.ts';
import type { MapRoot, ZoomRange } from '../zoom.ts';
import { cameraControls, followGestures } from './camera-controls.ts';
import { openFrames } from './frames.ts';
import type { PressKind } from './gestures.ts';
import { mapDrawing } from './map-drawing.ts';
import { openCamera } from './moving-camera.ts';
import { type MapPicture, openPicture } from './open-picture.ts';

export type MapView = Camera & {
  /** Redraws the places. */
  show(areas: readonly AreaOnMap[]): void;
  select(id: number | undefined): void;
  close(): void;
};

type MapViewInput = {
  /** `over` lies above the picture and moves with the camera. `ground` is visible until the picture has loaded. */
  readonly view: HTMLElement;
  readonly over: HTMLElement;
  readonly ground: HTMLElement;
  /** Resolves when the ground is painted. The large pictures load after that. */
  readonly painted: Promise<void>;
  readonly root: MapRoot;
  readonly mapLook: MapLook;
  readonly range: ZoomRange;
  /** Called immediately with the current zoom, then with each new target zoom. */
  readonly onZoom: (zoom: number) => void;
  /** A click outside all buttons. */
  readonly onPress: (at: Point, how: PressKind) => void;
  /** Reports the loaded share of the picture, 0 to 1. When the share is 1, the picture replaces the ground. */
  readonly onShare: (share: number) => void;
  readonly onMissing: (sprites: readonly string[]) => void;
  /** Called at most once, if the picture fails to load or loses its WebGL context. */
  readonly onFailure: (reason: unknown) => void;
};

/** Connects the camera, the gestures and the drawing. The player can move the camera before the picture has loaded. */
export function openMapView({
  view,
  over,
  ground,
  painted,
  root,
  mapLook,
  range,
  ...listeners
}: MapViewInput): MapView {
  const ended = new AbortController();
  const { signal } = ended;
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
