import type { AreaOnMap, MapLook } from '@underhall/contract';
import { isStill } from '../../ui/is-still.ts';
import { type Frame, firstLook } from '../camera/look.ts';
import type { Camera } from '../picture-props.ts';
import type { Point } from '../polygon.ts';
import { type MapRoot, zoomRangeOf } from '../zoom.ts';
import { openFrames } from './frames.ts';
import type { How } from './gestures.ts';
import { cameraOf, followHand } from './look-camera.ts';
import { mapDrawing } from './map-drawing.ts';
import { openLook } from './moving-look.ts';
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
  const frameNow = (): Frame => ({ map: root, range, view: { width: view.clientWidth, height: view.clientHeight } });
  let picture: MapPicture | undefined;
  let [areas, selected]: [readonly AreaOnMap[], number | undefined] = [[], undefined];
  const drawing = mapDrawing(over, ground);
  const frames = openFrames({
    draw: (now) => drawing.draw(now, eye, picture),
    isLively: () => picture !== undefined && !isStill(),
  });
  const first = frameNow();
  const eye = openLook({
    look: firstLook(first, mapLook),
    frame: first,
    isStill,
    onZoom: listeners.onZoom,
    onMoved: frames.wake,
  });
  const resized = new ResizeObserver(() => {
    const frame = frameNow();
    eye.fit(frame);
    picture?.resize(frame.view);
  });
  resized.observe(view);
  const deafen = followHand(view, eye, range, { onHold: drawing.hold, onPress: listeners.onPress });
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
    there.resize(eye.frame.view);
    view.prepend(there.canvas);
    frames.wake();
    listeners.onShare(1);
  };
  painted
    .then(() =>
      openPicture({ root, view: eye.frame.view, signal, onShare: (share) => listeners.onShare(share * 0.99) }),
    )
    .then(isSeen)
    .catch(fail);
  listeners.onZoom(eye.goal.zoom);
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
    ...cameraOf(eye, range),
  };
}
