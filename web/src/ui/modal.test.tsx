import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Modal } from './modal.tsx';

// The test DOM has no modal dialogs.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  delete document.documentElement.dataset.motion;
});

const onClose = vi.fn();

function Asked() {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return isOpen ? (
    <Modal title="A letter" onClose={close}>
      <p id="words">It is for you.</p>
    </Modal>
  ) : null;
}

const closeIt = () => act(async () => screen.getByRole('button', { name: 'Close' }).click());

test('closes a dialog at once, and removes its inert fading copy after 300 ms', {
  meta: { rows: ['C-LAYOUT-020'] },
}, async () => {
  render(<Asked />);
  await closeIt();
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
  const picture = screen.getByText('It is for you.');
  expect(picture.closest('[aria-hidden=true]')?.hasAttribute('inert')).toBe(true);
  expect(picture.id).toBe('');
  act(() => vi.advanceTimersByTime(299));
  expect(screen.queryByText('It is for you.')).not.toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByText('It is for you.')).toBeNull();
});

test('removes it at once if the player prefers reduced motion', async () => {
  document.documentElement.dataset.motion = 'less';
  render(<Asked />);
  await closeIt();
  expect(screen.queryByText('It is for you.')).toBeNull();
});

function Form() {
  const [isSent, setSent] = useState(false);
  return (
    <Modal title="A letter" onClose={onClose}>
      {isSent ? (
        <p>It is sent.</p>
      ) : (
        <button type="button" onClick={() => setSent(true)}>
          Send
        </button>
      )}
    </Modal>
  );
}

test('moves the focus to the dialog if the focused element goes, and never to the page below', async () => {
  render(<Form />);
  const send = screen.getByRole('button', { name: 'Send' });
  send.focus();
  await act(async () => send.click());
  expect(screen.queryByText('It is sent.')).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'A letter' }));
});
