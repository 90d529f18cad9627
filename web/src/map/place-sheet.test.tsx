import { cleanup, render, screen } from '@testing-library/react';
import type { AreaOnMap } from '@underhall/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { aPlace } from './a-place.ts';
import { PlaceSheet } from './place-sheet.tsx';

afterEach(cleanup);

function sheetOf(area: AreaOnMap, isReadOnly = false) {
  const hands = { onGo: vi.fn(), onGate: vi.fn(), onClose: vi.fn() };
  render(<PlaceSheet area={area} here={1} isReadOnly={isReadOnly} {...hands} />);
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  return { ...hands, buttons, says: screen.getByRole('region').textContent };
}

test('an open place has one button that travels there', () => {
  const { buttons, onGo } = sheetOf(aPlace(5, 'The Mill', {}));
  expect(buttons).toEqual(['Go to The Mill', 'Close The Mill']);
  screen.getByRole('button', { name: 'Go to The Mill' }).click();
  expect(onGo).toHaveBeenCalledOnce();
});

test('a locked place shows why and can only be closed', () => {
  const { buttons, says, onClose } = sheetOf(
    aPlace(4, 'The Mint', { unlocked: false, unavailableDescription: 'The door is painted on.' }),
  );
  expect(says).toContain('locked: The door is painted on.');
  expect(buttons).toEqual(['Close The Mint']);
  screen.getByRole('button', { name: /^Close ?The Mint$/ }).click();
  expect(onClose).toHaveBeenCalledOnce();
});

test('has no travel button on a read-only map or at the current place', () => {
  expect(sheetOf(aPlace(5, 'The Mill', {}), true).buttons).toEqual(['Close The Mill']);
  cleanup();
  expect(sheetOf(aPlace(1, 'The Cross', {})).says).toContain('you are here');
});
