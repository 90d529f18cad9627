import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';

/** Renders a component with its providers, on a wide screen. */
export function onStage(part: ReactNode, cache: QueryClient = createQueryClient()) {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  return render(
    <QueryClientProvider client={cache}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  );
}
