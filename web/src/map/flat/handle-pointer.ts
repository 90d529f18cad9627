import { openNotches } from '../camera/notches.ts';
import { isDrag } from '../drag.ts';

type PointerHandlers = {
  /** Points are client coordinates. */
  readonly onNotch: (notch: 1 | -1, clientX: number, clientY: number) => void;
  /** Called for a trackpad pinch, with the change in zoom levels. */
  readonly onStretch: (zoom: number, clientX: number, clientY: number) => void;
  readonly onPinched: (clientX: number, clientY: number) => void;
};

/**
 * Handles gestures that the zoom library lacks: wheel steps, the end of a pinch, and the click after a drag. Returns a
 * function that removes the listeners.
 */
export function handlePointer(view: HTMLElement, { onNotch, onStretch, onPinched }: PointerHandlers): () => void {
  const notchOf = openNotches();
  let start = { x: 0, y: 0 };
  let pinchedAt: { readonly x: number; readonly y: number } | undefined;
  let wasDrag = false;
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { clientX, clientY } = event;
    // Browsers report a trackpad pinch as a wheel event with Control pressed.
    if (event.ctrlKey) {
      onStretch(-event.deltaY / 100, clientX, clientY);
      return;
    }
    const notch = notchOf(event);
    if (notch !== 0) onNotch(notch, clientX, clientY);
  };
  const down = ({ clientX: x, clientY: y, isPrimary }: PointerEvent): void => {
    if (!isPrimary) {
      wasDrag = true;
      return;
    }
    start = { x, y };
    wasDrag = false;
  };
  const move = ({ clientX: x, clientY: y, buttons }: PointerEvent): void => {
    if (buttons !== 0 && isDrag(start, { x, y })) wasDrag = true;
  };
  const click = (event: MouseEvent): void => {
    // A click by keyboard (detail 0) never follows a drag.
    if (!wasDrag || event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  };
  const fingers = ({ touches }: TouchEvent): void => {
    const [one, other] = touches;
    if (one && other) pinchedAt = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
  };
  const lift = ({ touches }: TouchEvent): void => {
    if (!pinchedAt || touches.length > 0) return;
    onPinched(pinchedAt.x, pinchedAt.y);
    pinchedAt = undefined;
  };
  const ended = new AbortController();
  const { signal } = ended;
  view.addEventListener('wheel', wheel, { signal, passive: false, capture: true });
  view.addEventListener('pointerdown', down, { signal, capture: true });
  window.addEventListener('pointermove', move, { signal, capture: true });
  view.addEventListener('click', click, { signal, capture: true });
  view.addEventListener('touchmove', fingers, { signal, capture: true, passive: true });
  view.addEventListener('touchend', lift, { signal });
  return () => ended.abort();
}
