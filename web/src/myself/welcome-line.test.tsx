import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { WelcomeLine } from './welcome-line.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function welcome(name: string): Promise<string> {
  const character = { name, area: { name: 'The Quay', areaTypeName: 'Landmark' } };
  vi.stubGlobal('fetch', async () => Response.json({ character, possessions: [] }));
  const { container } = render(
    <QueryClientProvider client={createQueryClient()}>
      <WelcomeLine />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(container.textContent).toContain('Welcome'));
  const text = container.textContent;
  cleanup();
  return text;
}

test('greets a character by name, and one without a name as Someone', {
  meta: { rows: ['C-MYSELF-045'] },
}, async () => {
  expect([await welcome('Ada'), await welcome('')]).toEqual([
    'Welcome to The Quay, Ada.',
    'Welcome to The Quay, Someone.',
  ]);
});
