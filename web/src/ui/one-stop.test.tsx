import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { OneStop } from './one-stop.tsx';

afterEach(cleanup);

/** A group that contains another one, followed by a button. */
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
])('%s moves the focus to %s, and the next Tab leaves the group', async (keys, name) => {
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

test('names the keys in its label, and treats a nested group as part of the outer one', () => {
  render(<Choice />);

  expect(screen.getAllByRole('toolbar').map((each) => each.getAttribute('aria-label'))).toEqual([
    'More about the choice, by the arrow keys',
  ]);
});

test('includes a button that is added, and makes the first one the tab stop if the current one goes', async () => {
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

test('announces no group for a single button', () => {
  render(
    <OneStop label="More about it">
      <button type="button">One</button>
    </OneStop>,
  );

  expect(screen.queryByRole('toolbar')).toBeNull();
});
