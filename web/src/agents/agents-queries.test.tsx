import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { Agents } from '@underhall/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { connectionState } from '../api/connection-state.ts';
import { Failure } from '../api/failures.ts';
import { makeQueryClient } from '../api/query-client.ts';
import { agentsQuery, useAgentCalls, useAgents } from './agents-queries.ts';

const household: Agents = { isSuccess: true, agents: [], maxPlots: 2, inventory: [], slots: [] };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  connectionState.set('well');
});

/** The calls about agents, against a server that answers so. */
function calling(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn(answer));
  const cache = makeQueryClient();
  const { result } = renderHook(() => ({ calls: useAgentCalls(), agents: useAgents() }), {
    wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
  });
  return { cache, result, done: vi.fn() };
}

test('a failure the server answers an action with goes to the one handler, and the action returns nothing [C-AGENT-104]', async () => {
  const { result, done } = calling(async () => Response.json({ message: 'Later.' }, { status: 503 }));
  result.current.calls.ask({ kind: 'call off', agentId: 3 }, done);
  await waitFor(() => expect(result.current.calls.error).toBeInstanceOf(Failure));
  expect(connectionState.read()).toBe('maintenance');
  expect(done).not.toHaveBeenCalled();
});

test('what is known of agents is who serves, how many errands may be under way, and what could be lent; an action replaces it [C-AGENT-047]', async () => {
  const after = { ...household, maxPlots: 3, reporting: 3 };
  const { cache, result, done } = calling(async () => Response.json(after));
  cache.setQueryData(agentsQuery.queryKey, household);
  result.current.calls.ask({ kind: 'call off', agentId: 3 }, done);
  await waitFor(() => expect(done).toHaveBeenCalled());
  await waitFor(() => expect(result.current.agents.data).toEqual(after));
});
