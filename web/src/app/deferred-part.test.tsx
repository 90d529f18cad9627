import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { deferredPart } from './deferred-part.tsx';

const Told = ({ news }: { readonly news: string }) => <p>{news}</p>;

test('renders a part after the page, and at once if it has loaded before', async () => {
  const Later = deferredPart(async () => Told);
  const { unmount } = render(<Later news="The bell rang." />);
  expect(screen.queryByText('The bell rang.')).toBeNull();
  expect(await screen.findByText('The bell rang.')).toBeDefined();
  unmount();
  render(<Later news="It rang again." />);
  expect(screen.getByText('It rang again.')).toBeDefined();
});

test('ignores a part that fails to load, and renders it after a retry', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const load = vi.fn(async () => Told).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Later = deferredPart(load);
  render(<Later news="The bell rang." />);
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('The bell rang.')).toBeNull();
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(await screen.findByText('The bell rang.')).toBeDefined();
});
