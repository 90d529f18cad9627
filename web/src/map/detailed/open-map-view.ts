import type { AreaOnMap, MapLook } from '@underhall/contract';
import { isStill } from '../../ui/is-still.ts';
import { bringIn, type Frame, firstLook, originOf, panBy, toMap, zoomAt } from '../camera/look.ts';
import type { Camera } from '../picture-props.ts';
import type { Point } from '../polygon.ts';
import { type MapRoot, scaleOf, stepZoom, zoomRangeOf } from '../zoom.ts';
import { openFrames } from './frames.ts';
import { type How, listen } from './gestures.ts';
import { openLook } from './moving-look.ts';
import { type MapPicture, openPicture } from './open-picture.ts';

export type MapView = Camera & {
  /** The places as they stand, and which of them is under the pointer or the focus. */
  show(areas: readonly AreaOnMap[]): void;
  select(id: number | undefined): void;
  close(): void;
};

type Asked = {
  /** What one looks through, and what lies over the picture and moves with it. */
  readonly view: HTMLElement;
  readonly over: HTMLElement;
  readonly root: MapRoot;
  readonly mapLook: MapLook;
  /** Told at once, then as often as another zoom is chosen. */
  readonly onZoom: (zoom: number) => void;
  /** A point of the map was pressed that is under no button. */
  readonly onPress: (at: Point, how: How) => void;
  /** How much of the picture is there, from 0 to 1; at 1 it is seen. */
  readonly onShare: (share: number) => void;
  /** Sprites that could not be shown. */
  readonly onMissing: (sprites: readonly string[]) => void;
  /** There is no picture, or no longer. Told once. */
  readonly onFailure: (reason: unknown) => void;
};

/** How near to its edge a place is still well inside the view; in a small view, less. */
const edge = { width: 120, height: 80 };
const edgeShare = 1 / 4;
/** What stirs by itself is moved no more often. */
const stirMs = 45;

/** The map under the hand: looked at from here and there, drawn as soon as its picture has come. */
export function openMapView({ view, over, root, mapLook, ...told }: Asked): MapView {
  const ended = new AbortController();
  const { signal } = ended;
  const range = zoomRangeOf('detailed', root.rootPrefix, mapLook);
  const frameNow = (): Frame => ({ map: root, range, view: { width: view.clientWidth, height: view.clientHeight } });
  let picture: MapPicture | undefined;
  let [areas, selected]: [readonly AreaOnMap[], number | undefined] = [[], undefined];
  let [stirred, scale, isHeld] = [Number.NEGATIVE_INFINITY, 0, false];

  const draw = (now: number): boolean => {
    const isMoving = eye.step(now);
    const { x, y } = originOf(eye.now, eye.frame.view);
    const scaleNow = scaleOf(eye.now.zoom);
    over.style.transform = `translate(${x}px, ${y}px) scale(${scaleNow})`;
    // Every label is measured anew when it changes: while one only drags it does not.
    if (scaleNow !== scale) over.style.setProperty('--scale', String(scaleNow));
    scale = scaleNow;
    // Nobody sees a lamp breathe while the map goes by under the hand.
    if (!isHeld && now - stirred > stirMs) {
      picture?.stir(isStill() ? undefined : now / 1000);
      stirred = now;
    }
    picture?.draw(eye.now, eye.frame.view);
    return isMoving;
  };
  const frames = openFrames({ draw, isLively: () => picture !== undefined && !isStill() });
  const first = frameNow();
  const eye = openLook({
    look: firstLook(first, mapLook),
    frame: first,
    isStill,
    onZoom: told.onZoom,
    onMoved: frames.wake,
  });
  const resized = new ResizeObserver(() => {
    const frame = frameNow();
    eye.fit(frame);
    picture?.resize(frame.view);
  });
  resized.observe(view);
  const deafen = listen(view, {
    // A layer of its own, that need not be drawn anew while it is only drawn along. Kept, it would blur as one zooms.
    onHold: (held) => {
      isHeld = held;
      over.style.willChange = isHeld ? 'transform' : '';
    },
    onPan: (by) => eye.jumpTo(panBy(eye.now, by, eye.frame)),
    onPinch: (at, by, zoom) => eye.jumpTo(zoomAt(panBy(eye.now, by, eye.frame), eye.now.zoom + zoom, at, eye.frame)),
    onNotch: (at, direction) => {
      const zoom = stepZoom(eye.goal.zoom, direction, 'key', { kind: 'detailed', range });
      eye.glideTo(zoomAt(eye.goal, zoom, at, eye.frame));
    },
    onPress: (at, how) => told.onPress(toMap(eye.now, eye.frame.view, at), how),
  });
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
    told.onFailure(reason);
  };
  const isSeen = (there: MapPicture): void => {
    if (signal.aborted) {
      there.close();
      return;
    }
    picture = there;
    there.canvas.ariaHidden = 'true';
    there.canvas.addEventListener('webglcontextlost', () => fail(undefined), { signal });
    told.onMissing(there.show(areas));
    there.select(areas, selected);
    there.resize(eye.frame.view);
    view.prepend(there.canvas);
    frames.wake();
    told.onShare(1);
  };
  openPicture({ root, view: first.view, signal, onShare: (share) => told.onShare(share * 0.99) })
    .then(isSeen)
    .catch(fail);
  told.onZoom(eye.goal.zoom);
  frames.wake();

  return {
    close,
    show: (next) => {
      areas = next;
      if (picture) told.onMissing(picture.show(areas));
      frames.wake();
    },
    select: (id) => {
      selected = id;
      picture?.select(areas, selected);
      frames.wake();
    },
    goTo: (point, zoom) => eye.glideTo({ ...point, zoom }),
    zoomBy: (direction, by) => {
      const zoom = stepZoom(eye.goal.zoom, direction, by, { kind: 'detailed', range });
      eye.glideTo({ ...eye.goal, zoom });
    },
    panBy: (right, down) => eye.glideTo(panBy(eye.goal, { x: -right, y: -down }, eye.frame)),
    bringIntoView: (point) => {
      const { width, height } = eye.frame.view;
      const margin = {
        width: Math.min(edge.width, width * edgeShare),
        height: Math.min(edge.height, height * edgeShare),
      };
      eye.glideTo(bringIn(eye.goal, point, margin, eye.frame));
    },
  };
}
