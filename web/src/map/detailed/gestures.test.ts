import { expect, onTestFinished, test, vi } from 'vitest';
import { type Gestures, listenToGestures } from './gestures.ts';

/** A view with a button in it, and the gestures that the listener reports. */
function aView() {
  const view = document.createElement('div');
  const button = document.createElement('button');
  view.append(button);
  document.body.append(view);
  view.setPointerCapture = () => {};
  const calls = {
    onPan: vi.fn(),
    onHold: vi.fn(),
    onPinch: vi.fn(),
    onNotch: vi.fn(),
    onPress: vi.fn(),
  } satisfies Gestures;
  const pressed = vi.fn();
  button.addEventListener('click', pressed);
  const stop = listenToGestures(view, calls);
  onTestFinished(() => {
    stop();
    view.remove();
  });
  const point = (type: string, x: number, y: number, pointerId = 1, pointerType = 'mouse') =>
    view.dispatchEvent(
      new PointerEvent(type, { clientX: x, clientY: y, pointerId, pointerType, button: 0, bubbles: true }),
    );
  const click = (on: HTMLElement, x: number, y: number, detail = 1) =>
    on.dispatchEvent(new MouseEvent('click', { clientX: x, clientY: y, detail, bubbles: true, cancelable: true }));
  return { view, button, calls, pressed, point, click };
}

test('a move of ten pixels is a click, and one of eleven is a drag that presses nothing', {
  meta: { rows: ['C-MAP-047'] },
}, () => {
  const { view, button, calls, pressed, point, click } = aView();
  point('pointerdown', 100, 100);
  point('pointermove', 110, 100);
  point('pointerup', 110, 100);
  click(view, 110, 100);
  expect(calls.onPan).not.toHaveBeenCalled();
  expect(calls.onPress).toHaveBeenCalledExactlyOnceWith({ x: 110, y: 100 }, 'pointer');

  point('pointerdown', 100, 100);
  point('pointermove', 111, 100);
  point('pointermove', 111, 108);
  point('pointerup', 111, 108);
  click(view, 111, 108);
  click(button, 111, 108);
  expect(calls.onHold.mock.calls).toEqual([[true], [false]]);
  expect(calls.onPan.mock.calls).toEqual([[{ x: 11, y: 0 }], [{ x: 0, y: 8 }]]);
  expect(calls.onPress).toHaveBeenCalledTimes(1);
  expect(pressed).not.toHaveBeenCalled();
});

test('a finger that moves up to ten pixels taps, and beyond that it drags', {
  meta: { rows: ['C-LAYOUT-024'] },
}, () => {
  const { view, calls, point, click } = aView();
  const swipe = (to: number) => {
    point('pointerdown', 100, 100, 1, 'touch');
    point('pointermove', 100, to, 1, 'touch');
    point('pointerup', 100, to, 1, 'touch');
    click(view, 100, to);
  };
  swipe(110);
  expect(calls.onPan).not.toHaveBeenCalled();
  expect(calls.onPress).toHaveBeenCalledExactlyOnceWith({ x: 100, y: 110 }, 'touch');
  swipe(111);
  expect(calls.onPan).toHaveBeenCalledExactlyOnceWith({ x: 0, y: 11 });
  expect(calls.onPress).toHaveBeenCalledTimes(1);
});

test('the next press after a drag works, by pointer and by key', () => {
  const { button, calls, pressed, point, click } = aView();
  point('pointerdown', 0, 0);
  point('pointermove', 50, 0);
  point('pointerup', 50, 0);
  click(button, 0, 0, 0);
  expect(pressed).toHaveBeenCalledTimes(1);
  point('pointerdown', 5, 5);
  point('pointerup', 5, 5);
  click(button, 5, 5);
  expect(pressed).toHaveBeenCalledTimes(2);
  expect(calls.onPress).not.toHaveBeenCalled();
});

test('spreading two fingers zooms in about their middle and presses nothing', () => {
  const { view, calls, point, click } = aView();
  point('pointerdown', 100, 100, 1, 'touch');
  point('pointerdown', 200, 100, 2, 'touch');
  point('pointermove', 300, 100, 2, 'touch');
  point('pointerup', 300, 100, 2, 'touch');
  point('pointerup', 100, 100, 1, 'touch');
  click(view, 100, 100);
  expect(calls.onPinch).toHaveBeenCalledExactlyOnceWith({ x: 200, y: 100 }, { x: 50, y: 0 }, 1);
  expect(calls.onPress).not.toHaveBeenCalled();
});

test('a tap reports touch, and wheel and trackpad pinch zoom the map without scrolling the page', () => {
  const { view, calls, point, click } = aView();
  point('pointerdown', 40, 30, 1, 'touch');
  point('pointerup', 40, 30, 1, 'touch');
  click(view, 40, 30);
  expect(calls.onPress).toHaveBeenCalledExactlyOnceWith({ x: 40, y: 30 }, 'touch');
  const turn = (init: WheelEventInit) => {
    const event = new WheelEvent('wheel', { clientX: 7, clientY: 9, bubbles: true, cancelable: true, ...init });
    view.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(turn({ deltaY: -100 })).toBe(true);
  expect(calls.onNotch).toHaveBeenCalledExactlyOnceWith({ x: 7, y: 9 }, 1);
  expect(turn({ deltaY: 25, ctrlKey: true })).toBe(true);
  expect(calls.onPinch).toHaveBeenCalledExactlyOnceWith({ x: 7, y: 9 }, { x: 0, y: 0 }, -0.25);
});
