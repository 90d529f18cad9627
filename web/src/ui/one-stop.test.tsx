import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { OneStop } from './one-stop.tsx';

afterEach(cleanup);

/** A group with another in it, and a button after it. */
function Choice() {
  const [isFourThere, setFour] = useState(false);
  return (
    <>
      <OneStop label="More about the choice">
        <OneStop label="Marks">
          <button type="button">One</button>
          <button type="button">Two</button>
        </OneStop>
        <button type="button" disabled>
          Locked
        </button>
        <button type="button" onClick={() => setFour((was) => !was)}>
          Three
        </button>
        {isFourThere && <button type="button">Four</button>}
      </OneStop>
      <button type="button">Go</button>
    </>
  );
}

const onNow = () => document.activeElement?.textContent;

test.each([
  ['{ArrowRight}', 'Two'],
  ['{ArrowDown}{ArrowDown}', 'Three'],
  ['{ArrowLeft}', 'Three'],
  ['{ArrowUp}{ArrowRight}', 'One'],
  ['{End}', 'Three'],
  ['{End}{Home}', 'One'],
])('%s leads to %s, and the next Tab past all of them', async (keys, name) => {
  render(<Choice />);
  await userEvent.tab();
  expect(onNow()).toBe('One');

  await userEvent.keyboard(keys);
  expect(onNow()).toBe(name);
  await userEvent.tab();
  expect(onNow()).toBe('Go');
  await userEvent.tab({ shift: true });
  expect(onNow()).toBe(name);
});

test('its name says which keys go through it; one within another is a part of that', () => {
  render(<Choice />);

  expect(screen.getAllByRole('toolbar').map((each) => each.getAttribute('aria-label'))).toEqual([
    'More about the choice, by the arrow keys',
  ]);
});

test('a button that comes is gone through like the others, and one that goes leaves the stop to the first', async () => {
  render(<Choice />);
  await userEvent.click(screen.getByRole('button', { name: 'Three' }));
  await screen.findByRole('button', { name: 'Four' });
  await userEvent.keyboard('{ArrowRight}');
  expect(onNow()).toBe('Four');

  await userEvent.click(screen.getByRole('button', { name: 'Three' }));
  await expect.poll(() => screen.queryByRole('button', { name: 'Four' })).toBeNull();
  await userEvent.tab();
  expect(onNow()).toBe('Go');
});

test('a single button has no group to be told of', () => {
  render(
    <OneStop label="More about it">
      <button type="button">One</button>
    </OneStop>,
  );

  expect(screen.queryByRole('toolbar')).toBeNull();
});
