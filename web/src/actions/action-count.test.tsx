import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ActionsReply } from '@underhall/contract';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { useSecondsUntil } from '../ui/use-seconds-until.ts';
import { ActionCount } from './action-count.tsx';
import { actionsQuery, useActions } from './actions-queries.ts';

const now = Date.UTC(2000, 0, 1);
const reply: ActionsReply = {
  isSuccess: true,
  actions: 5,
  actionBankSize: 20,
  minutesPerAction: 10,
  currentTime: new Date(now).toISOString(),
  nextActionAt: new Date(now + 90_000).toISOString(),
  chronograph: { isVisible: true, actionCount: 7 },
};

/** Renders the error that its children throw. */
class Catcher extends Component<{ readonly children: ReactNode }, { readonly thrown?: Error }> {
  override state: { readonly thrown?: Error } = {};
  static getDerivedStateFromError = (thrown: Error) => ({ thrown });
  override render() {
    return this.state.thrown ? <p>thrown: {this.state.thrown.message}</p> : this.props.children;
  }
}

const open = (children: ReactNode, cache = createQueryClient()) => ({
  cache,
  ...render(
    <QueryClientProvider client={cache}>
      <Catcher>{children}</Catcher>
    </QueryClientProvider>,
  ),
});

const answering = (answer: (path: string) => Response | Error) =>
  vi.stubGlobal('fetch', async (path: string) => {
    const reply = answer(path);
    if (reply instanceof Error) throw reply;
    return reply;
  });

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const Wait = () => {
  const { data, error } = useActions();
  const secondsLeft = useSecondsUntil(data?.dueAt);
  return <p>{JSON.stringify({ data: { ...data, dueAt: undefined }, error, secondsLeft })}</p>;
};

test('the state has actions, bank, chronograph and error, and the timer its due time and duration', {
  meta: { rows: ['C-ACTIONS-008', 'C-ACTIONS-010'] },
}, async () => {
  answering(() => Response.json(reply));
  const { container, cache } = open(<Wait />);
  const { actions, actionBankSize, minutesPerAction, chronograph } = reply;
  const expected = { data: { actions, actionBankSize, minutesPerAction, chronograph }, error: null, secondsLeft: 89 };
  await waitFor(() => expect(container.textContent).toBe(JSON.stringify(expected)));
  expect(cache.getQueryData(actionsQuery.queryKey)?.dueAt).toBeGreaterThan(performance.now() + 80_000);
});

test('shows a spinner until the actions are known, then the number and the bank', {
  meta: { rows: ['C-ACTIONS-003', 'C-ACTIONS-004'] },
}, async () => {
  answering(() => Response.json(reply));
  open(<ActionCount />);
  expect(screen.getByRole('status').textContent).toBe('Striking a match');
  await waitFor(() => expect(screen.getByRole('region').textContent).toContain('5 / 20 actions'));
});

test('shows nothing while the server is unreachable', { meta: { rows: ['C-ACTIONS-016'] } }, async () => {
  answering(() => new TypeError('Network Error'));
  const { container } = open(<ActionCount />);
  await waitFor(() => expect(container.textContent).toBe(''));
});

test('throws any other error', { meta: { rows: ['C-ACTIONS-017'] } }, async () => {
  answering(() => Response.json({ isSuccess: false }, { status: 500 }));
  const { container } = open(<ActionCount />);
  await waitFor(() => expect(container.textContent).toContain('thrown: Something has gone wrong below stairs'));
});
