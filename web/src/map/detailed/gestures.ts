import { openNotches } from '../camera/notches.ts';
import { isDrag } from '../drag.ts';
import type { Point } from '../polygon.ts';

export type PressKind = 'touch' | 'pointer';

/** Points are in pixels from the upper left corner of the view. */
export type Gestures = {
  readonly onPan: (by: Point) => void;
  /** Called when a drag begins and when it ends. */
  readonly onHold: (isHeld: boolean) => void;
  /**
   * Called for two fingers with their midpoint, its movement and the change of zoom level. Spreading the fingers gives
   * a positive change.
   */
  readonly onPinch: (at: Point, by: Point, zoom: number) => void;
  readonly onNotch: (at: Point, direction: 1 | -1) => void;
  /** A click outside all buttons and links. */
  readonly onPress: (at: Point, how: PressKind) => void;
};

/** Trackpad pinch distance per zoom level. */
const trackpadPx = 100;

/**
 * Listens to gestures on the view. Suppresses the click after a drag. Returns a function that removes the listeners.
 */
export function listenToGestures(view: HTMLElement, gestures: Gestures): () => void {
  const fingers = new Map<number, Point>();
  const turned = openNotches();
  let start: Point | undefined;
  let wasDrag = false;
  let how: PressKind = 'pointer';
  let edge: Pick<DOMRect, 'left' | 'top'> = { left: 0, top: 0 };
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX - edge.left, y: clientY - edge.top });
  /** Read once per gesture: reading it forces a layout. */
  const findEdge = (): void => {
    edge = view.getBoundingClientRect();
  };
  const down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    findEdge();
    const at = pointOf(event);
    if (fingers.size === 0) {
      start = at;
      wasDrag = false;
    }
    how = event.pointerType === 'touch' ? 'touch' : 'pointer';
    fingers.set(event.pointerId, at);
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const at = pointOf(event);
    if (!wasDrag && fingers.size === 1 && start && !isDrag(start, at)) return;
    // Capture pointers when the drag begins, so that the drag continues outside the view. An earlier capture would
    // redirect clicks to the view.
    if (!wasDrag) {
      for (const id of fingers.keys()) view.setPointerCapture(id);
      gestures.onHold(true);
    }
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const [from, to] = [middle(before, other), middle(at, other)];
      gestures.onPinch(to, minus(to, from), Math.log2(distance(at, other) / Math.max(distance(before, other), 1)));
    } else gestures.onPan(minus(at, wasDrag ? before : (start ?? before)));
    wasDrag = true;
    fingers.set(event.pointerId, at);
  };
  const up = ({ pointerId }: PointerEvent): void => {
    if (fingers.delete(pointerId) && fingers.size === 0 && wasDrag) gestures.onHold(false);
  };
  const click = (event: MouseEvent): void => {
    // A keyboard click (`detail` is 0) never follows a drag.
    if (wasDrag && event.detail !== 0) {
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    if (event.target instanceof Element && event.target.closest('button, a')) return;
    findEdge();
    gestures.onPress(pointOf(event), how);
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    findEdge();
    const at = pointOf(event);
    const notch = event.ctrlKey ? 0 : turned(event);
    if (event.ctrlKey) gestures.onPinch(at, { x: 0, y: 0 }, -event.deltaY / trackpadPx);
    else if (notch !== 0) gestures.onNotch(at, notch);
  };

  const ended = new AbortController();
  const { signal } = ended;
  view.addEventListener('pointerdown', down, { signal });
  view.addEventListener('pointermove', move, { signal });
  for (const name of ['pointerup', 'pointercancel'] as const) window.addEventListener(name, up, { signal });
  view.addEventListener('click', click, { signal, capture: true });
  view.addEventListener('wheel', wheel, { signal, passive: false });
  return () => ended.abort();
}

const minus = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y });
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
