import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import controls from '../ui/controls.module.css';
import { TravelButton } from './travel-button.tsx';

afterEach(cleanup);

const usual = { shouldShowTravelButton: true, travelButtonLabel: 'Travel', needsProminentTravelButton: false };

/** The button under this setting, in a place that may have its own label. */
function buttonUnder(setting: Partial<typeof usual>, area: Partial<typeof usual> = {}) {
  const cache = createQueryClient();
  const character = { area, setting: { canOpenMap: true, jsonInfo: { ...usual, ...setting } } };
  cache.setQueryData(['myself'], { character, restrictedUserInterfaceElements: [] });
  cache.setQueryData(['story'], { reply: { phase: 'Available' } });
  cleanup();
  render(
    <QueryClientProvider client={cache}>
      <MemoryRouter>
        <TravelButton />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.queryByRole('button');
}

test('the place decides on presence, label and emphasis of the button, else its setting does', {
  meta: { rows: ['C-TRAVEL-015'] },
}, () => {
  expect(buttonUnder({})?.textContent).toBe('Travel');
  expect(buttonUnder({ shouldShowTravelButton: false })).toBeNull();
  expect(buttonUnder({}, { shouldShowTravelButton: false })).toBeNull();
  expect(buttonUnder({ travelButtonLabel: 'Put to sea' })?.textContent).toBe('Put to sea');
  expect(buttonUnder({ travelButtonLabel: 'Put to sea' }, { travelButtonLabel: 'Cast off' })?.textContent).toBe(
    'Cast off',
  );

  const standsOut = (button: HTMLElement | null) => button?.classList.contains(String(controls.primary));
  expect(standsOut(buttonUnder({}))).toBe(false);
  expect(standsOut(buttonUnder({ needsProminentTravelButton: true }))).toBe(true);
  expect(standsOut(buttonUnder({ needsProminentTravelButton: true }, { needsProminentTravelButton: false }))).toBe(
    false,
  );
});
