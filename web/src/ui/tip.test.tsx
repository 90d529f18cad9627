import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { within } from './place-beside.ts';
import { Tip } from './tip.tsx';

// The test DOM has no popovers.
const showPopover = vi.fn<() => void>();
const hidePopover = vi.fn<() => void>();
const noHover = { matches: false, addEventListener: () => {} };
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => noHover);
  noHover.matches = false;
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover });
  showPopover.mockReset();
  hidePopover.mockReset();
});
afterEach(cleanup);

test('describes its button by the text, which is not part of the name', () => {
  render(<Tip says="Sixty in a hundred.">Watchful</Tip>);

  const button = screen.getByRole('button', { name: 'Watchful' });
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Sixty in a hundred.',
  );
});

test('shows the tip on a tap; hides it on another tap, a press elsewhere and Escape', () => {
  render(<Tip says="Sixty in a hundred.">Watchful</Tip>);
  const button = screen.getByRole('button');
  const tap = () => fireEvent.click(button, { detail: 1 });
  tap();
  expect(showPopover).toHaveBeenCalledTimes(1);
  tap();
  expect(hidePopover).toHaveBeenCalledTimes(1);
  tap();
  fireEvent.pointerDown(document.body);
  expect(hidePopover).toHaveBeenCalledTimes(2);
  tap();
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(hidePopover).toHaveBeenCalledTimes(3);
});

/** The test DOM has no `movementX` of its own. */
function moveOver(name: string, movementX: number): void {
  const event = new Event('pointermove', { bubbles: true });
  fireEvent(
    screen.getByRole('button', { name }),
    Object.assign(event, { pointerType: 'mouse', movementX, movementY: 0 }),
  );
}

test('shows no tip under a mouse that rests while the page changes', () => {
  render(<Tip says="Sixty in a hundred.">Watchful</Tip>);
  fireEvent.pointerEnter(screen.getByRole('button'), { pointerType: 'mouse' });
  moveOver('Watchful', 0);
  expect(showPopover).not.toHaveBeenCalled();
  moveOver('Watchful', 1);
  expect(showPopover).toHaveBeenCalledTimes(1);
});

test('shows no tip to a moving pointer of a device without hover', () => {
  noHover.matches = true;
  render(<Tip says="Sixty in a hundred.">Watchful</Tip>);
  moveOver('Watchful', 3);
  expect(showPopover).not.toHaveBeenCalled();
});

test('keeps a dismissed tip closed until the pointer comes again', () => {
  render(<Tip says="Sixty in a hundred.">Watchful</Tip>);
  const button = screen.getByRole('button');
  moveOver('Watchful', 3);
  fireEvent.keyDown(button, { key: 'Escape' });
  moveOver('Watchful', 3);
  expect(showPopover).toHaveBeenCalledTimes(1);
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  moveOver('Watchful', 3);
  expect(showPopover).toHaveBeenCalledTimes(2);
});

test('hides the previous tip when another one opens, even if no pointerleave was received', () => {
  render([
    <Tip key="first" says="Sixty in a hundred.">
      Watchful
    </Tip>,
    <Tip key="second" says="Ten in a hundred.">
      Shadowy
    </Tip>,
  ]);
  moveOver('Watchful', 3);
  expect([showPopover.mock.calls.length, hidePopover.mock.calls.length]).toEqual([1, 0]);
  moveOver('Shadowy', 3);
  expect([showPopover.mock.calls.length, hidePopover.mock.calls.length]).toEqual([2, 1]);
});

test('moves a position outside the window back inside, to its start if the tip is too wide', () => {
  expect([within(-20, 8, 300), within(500, 8, 300), within(100, 8, 300), within(5, 8, -40)]).toEqual([8, 300, 100, 8]);
});
