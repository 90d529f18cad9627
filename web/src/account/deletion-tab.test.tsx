import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { holdCalls } from '../api/held-calls-for-tests.ts';
import { createQueryClient } from '../api/query-client.ts';
import { DeletionTab } from './deletion-tab.tsx';

afterEach(cleanup);

// The test DOM has no modal dialogs.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

function open(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DeletionTab />
    </QueryClientProvider>,
  );
}

/** A server whose replies and network failures the test triggers one by one. */
function aLine() {
  const { pending, callTo } = holdCalls();
  const next = async (path: string, reply: Response | Error) => (await callTo(path)).answer(reply);
  return { pending, next };
}

const failed = () => Response.json({ isSuccess: false, message: 'The server has stumbled.' }, { status: 500 });
const brokenLine = () => new TypeError('Failed to fetch');

test('keeps account and input if deactivation fails, shows the error, and sends one request per press', async () => {
  const { pending, next } = aLine();
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Deactivate account' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Confirmation');
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Deactivate' }));

  press();
  expect(pending).toEqual([]);
  fireEvent.change(field, { target: { value: 'Deactivate me' } });
  for (const trouble of [failed(), brokenLine()]) {
    press();
    press();
    await waitFor(() => expect(pending).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Deactivate' }).getAttribute('aria-busy')).toBe('true');
    await next('/settings/deactivate', trouble);
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(field.value).toBe('Deactivate me');
    expect(screen.getByRole('dialog')).toBeTruthy();
  }

  press();
  await next('/settings/deactivate', Response.json({ isSuccess: true, message: 'It is done.', code: 'abc' }));
  await screen.findByText('It is done.');
});

test('lists no data export that failed, and offers a retry', async () => {
  const { pending, next } = aLine();
  open();
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Download my data' }));
  for (const trouble of [failed(), brokenLine()]) {
    press();
    press();
    await waitFor(() => expect(pending).toHaveLength(1));
    expect(screen.getByText('Preparing the file ...')).toBeTruthy();
    await next('/extra/export', trouble);
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(screen.queryByText('The file is in your downloads.')).toBeNull();
  }
});
