import { cleanup, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';
import { OfflineBoundary } from './offline-boundary.tsx';

const sent: { readonly path: string; readonly body: Record<string, unknown> }[] = [];

function Broken({ by }: { readonly by: Error }): never {
  throw by;
}

beforeEach(() => {
  sent.length = 0;
  // React logs every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(body)) });
    return Response.json({ isSuccess: true });
  });
});

test('reports a render error and shows an apology; ignores errors of the network and extensions', {
  meta: { rows: ['C-ERROR-005'] },
}, () => {
  render(
    <ErrorBoundary>
      <Broken by={new RangeError('drawn wrong')} />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Our apologies!' })).toBeTruthy();
  expect(sent).toMatchObject([{ path: '/api/extra/client-errors', body: { message: 'RangeError: drawn wrong' } }]);

  const ofAnExtension = Object.assign(new Error('x'), { stack: 'at f (chrome-extension://abcdef/content.js:1:1)' });
  const ofTime = Object.assign(new Error('signal timed out'), { name: 'TimeoutError' });
  for (const error of [ofAnExtension, ofTime, new TypeError('Failed to fetch')])
    render(
      <ErrorBoundary>
        <Broken by={error} />
      </ErrorBoundary>,
    );
  expect(sent).toHaveLength(1);
});

test('shows an offline notice for a page whose code failed to load, and renders the next page', () => {
  cleanup();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const shown = render(
    <OfflineBoundary path="/fate">
      <Broken by={new Error('Unable to preload CSS for /assets/fate-x.css')} />
    </OfflineBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('cannot be reached. Check your connection');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  shown.rerender(<OfflineBoundary path="/">The story</OfflineBoundary>);
  expect(screen.getByText('The story')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();

  render(
    <ErrorBoundary>
      <OfflineBoundary path="/">
        <Broken by={new RangeError('drawn wrong')} />
      </OfflineBoundary>
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Our apologies!' })).toBeTruthy();
});
