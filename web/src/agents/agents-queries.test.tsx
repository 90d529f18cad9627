import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { Agents } from '@underhall/contract';
import { Component, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { connectionState } from '../api/connection-state.ts';
import { Failure } from '../api/failures.ts';
import { createQueryClient } from '../api/query-client.ts';
import { agentsQuery, useAgentRequests, useAgents } from './agents-queries.ts';

const household: Agents = { isSuccess: true, agents: [], maxPlots: 2, inventory: [], slots: [] };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  connectionState.set('well');
});

/** Captures errors thrown during render. */
class Boundary extends Component<{ readonly onError: (error: Error) => void; readonly children: ReactNode }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }
  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

/** Renders the agent mutations with a mocked server. */
function calling(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn(answer));
  const cache = createQueryClient();
  const thrown: Error[] = [];
  const { result } = renderHook(() => ({ calls: useAgentRequests(), agents: useAgents() }), {
    wrapper: ({ children }) => (
      <Boundary onError={(error) => thrown.push(error)}>
        <QueryClientProvider client={cache}>{children}</QueryClientProvider>
      </Boundary>
    ),
  });
  return { cache, result, done: vi.fn(), thrown };
}

test('passes an error reply to the shared handler and returns undefined', {
  meta: { rows: ['C-AGENT-104'] },
}, async () => {
  const { result, done } = calling(async () => Response.json({ message: 'Later.' }, { status: 503 }));
  result.current.calls.ask({ kind: 'call off', agentId: 3 }, done);
  await waitFor(() => expect(result.current.calls.error).toBeInstanceOf(Failure));
  expect(connectionState.read()).toBe('maintenance');
  expect(done).not.toHaveBeenCalled();
});

test('rethrows any other error during render and returns undefined', {
  meta: { rows: ['C-AGENT-105'] },
}, async () => {
  // React logs every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const mistake = new RangeError('ours');
  const unreadable = Object.defineProperty(Response.json(household), 'status', {
    get: () => {
      throw mistake;
    },
  });
  const { result, done, thrown } = calling(async () => unreadable);
  result.current.calls.ask({ kind: 'call off', agentId: 3 }, done);
  await waitFor(() => expect(thrown).toEqual([mistake]));
  expect([connectionState.read(), done.mock.calls]).toEqual(['well', []]);
});

test('loads agents, maximum errands and lendable items, and updates them from each reply', {
  meta: { rows: ['C-AGENT-047'] },
}, async () => {
  const after = { ...household, maxPlots: 3, reporting: 3 };
  const { cache, result, done } = calling(async () => Response.json(after));
  cache.setQueryData(agentsQuery.queryKey, household);
  result.current.calls.ask({ kind: 'call off', agentId: 3 }, done);
  await waitFor(() => expect(done).toHaveBeenCalled());
  await waitFor(() => expect(result.current.agents.data).toEqual(after));
});
