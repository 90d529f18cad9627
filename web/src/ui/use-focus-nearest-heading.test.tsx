import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useFocusNearestHeading } from './use-focus-nearest-heading.ts';

afterEach(cleanup);

function Shelf({ isSilent = false }: { readonly isSilent?: boolean }) {
  const page = useFocusNearestHeading<HTMLElement>();
  const [things, setThings] = useState(['Rag', 'Jug', 'Hat']);
  const [isRung, setRung] = useState(false);
  return (
    <main ref={page}>
      <h1>The Shelf</h1>
      <section>
        <h2>Things</h2>
        <ul>
          {things.map((thing) => (
            <li key={thing}>
              <h3>{thing}</h3>
              <button type="button" onClick={() => setThings(things.filter((each) => each !== thing))}>
                Throw {thing} away
              </button>
            </li>
          ))}
        </ul>
      </section>
      {!isRung && !isSilent && (
        <button type="button" onClick={() => setRung(true)}>
          Ring once
        </button>
      )}
    </main>
  );
}

const press = async (name: string) => {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
};
const focused = () => document.activeElement?.textContent;

test('moves the focus from a removed line to the next, the previous or the heading of the list', async () => {
  render(<Shelf />);
  await press('Throw Rag away');
  await expect.poll(focused).toBe('Jug');
  await press('Throw Hat away');
  await expect.poll(focused).toBe('Jug');
  await press('Throw Jug away');
  await expect.poll(focused).toBe('Things');
});

test('moves the focus from a removed button to the nearest heading around it', async () => {
  render(<Shelf />);
  await press('Ring once');
  await expect.poll(focused).toBe('The Shelf');
});

test('leaves the focus alone if the player had left the part before the element was removed', async () => {
  const { rerender } = render(<Shelf />);
  screen.getByRole('button', { name: 'Ring once' }).focus();
  (document.activeElement as HTMLElement).blur();
  await Promise.resolve();
  rerender(<Shelf isSilent />);
  expect(screen.queryByRole('button', { name: 'Ring once' })).toBe(null);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(document.activeElement).toBe(document.body);
});
