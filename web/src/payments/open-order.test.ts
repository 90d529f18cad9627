import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { tabStorage } from '../api/storage.ts';
import { followOrder, forgetOpenOrder, type OpenOrder, readOpenOrder, storeOpenOrder } from './open-order.ts';

const asked = {
  nonce: 'fake-valid-nonce-1',
  deviceData: '',
  paymentType: 'CreditCard',
  nexAmount: 10,
  recaptchaResponse: null,
  currencyCode: 'GBP',
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  forgetOpenOrder();
  vi.useRealTimers();
});

/** A server with these replies, one for each call. For `nothing` the connection breaks. */
function stubReplies(...replies: readonly (object | 'nothing')[]) {
  const rest = [...replies];
  const paths: string[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string) => {
      paths.push(path);
      const reply = rest.shift();
      if (reply === undefined || reply === 'nothing') throw new TypeError('no connection');
      return new Response(JSON.stringify(reply), { status: 200 });
    }),
  );
  return paths;
}

const order = { isSuccess: true, orderId: '7', quantity: 10 };

/** Sends the order, lets time pass until it has a result, and returns all updates. */
async function updatesOfOrder(): Promise<readonly object[]> {
  const updates: object[] = [];
  const over = followOrder({ asked }, (each) => updates.push(each), new AbortController().signal);
  for (let round = 0; round < 10; round++) await vi.advanceTimersByTimeAsync(3000);
  await over;
  return updates;
}

test('a paid order is no longer stored', async () => {
  stubReplies({ ...order, state: 'settled', message: '10 for £2.50.' });
  expect(await updatesOfOrder()).toEqual([{ is: 'paid', message: '10 for £2.50.' }]);
  expect(readOpenOrder()).toBeUndefined();
});

test('an order without a result is polled by its ID until it has one', async () => {
  const paths = stubReplies(
    { ...order, state: 'finding out', message: 'We are finding out.' },
    { ...order, state: 'finding out', message: 'We are finding out.' },
    'nothing',
    { ...order, state: 'declined', message: 'Do Not Honor' },
  );
  const updates = await updatesOfOrder();
  expect(updates.at(0)).toEqual({ is: 'pending', message: 'We are finding out.' });
  expect(updates.at(-1)).toEqual({ is: 'failed', message: 'Do Not Honor' });
  expect(paths).toEqual([
    '/api/nex/purchasenexbraintreepaymentmethod',
    ...Array(3).fill('/api/extra/payments/order/7'),
  ]);
});

test('an order without a reply is stored and sent again unchanged', async () => {
  const paths = stubReplies('nothing', { ...order, state: 'settled', message: 'Paid.' });
  const updates: object[] = [];
  const over = followOrder({ asked }, (each) => updates.push(each), new AbortController().signal);
  await vi.advanceTimersByTimeAsync(0);
  expect(updates).toEqual([{ is: 'pending', message: expect.stringContaining('cannot be reached') }]);
  expect(readOpenOrder()).toEqual({ asked });
  await vi.advanceTimersByTimeAsync(3000);
  await over;
  expect(updates.at(-1)).toEqual({ is: 'paid', message: 'Paid.' });
  expect(new Set(paths).size).toBe(1);
});

test('a refused order fails with the server’s message', async () => {
  stubReplies({ isSuccess: false, message: 'That is not on the list of what is sold.' });
  expect(await updatesOfOrder()).toEqual([{ is: 'failed', message: 'That is not on the list of what is sold.' }]);
});

test('a refused order may be sent again if the server says so', async () => {
  stubReplies({ isSuccess: false, message: 'Nothing was charged. Try again.', canRetry: true });
  expect(await updatesOfOrder()).toEqual([
    { is: 'failed', message: 'Nothing was charged. Try again.', canRetry: true },
  ]);
  expect(readOpenOrder()).toBeUndefined();
});

test('a closed panel leaves the order open for the next one', async () => {
  stubReplies('nothing');
  const closing = new AbortController();
  const over = followOrder({ asked }, () => undefined, closing.signal);
  await vi.advanceTimersByTimeAsync(0);
  closing.abort();
  await over;
  expect(readOpenOrder()).toEqual({ asked });
});

test('only the ID of an order is stored beyond its tab, so that it is not sent again', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  storeOpenOrder({ asked });
  expect([...stored.values()]).toEqual([]);
  storeOpenOrder({ asked, orderId: '7' });
  expect([...stored.values()]).toEqual(['{"orderId":"7"}']);

  tabStorage.removeItem([...stored.keys()][0] ?? '');
  const paths = stubReplies({ ...order, state: 'settled', message: 'Paid.' });
  const updates: object[] = [];
  await followOrder(readOpenOrder() as OpenOrder, (each) => updates.push(each), new AbortController().signal);
  expect([updates, paths]).toEqual([[{ is: 'paid', message: 'Paid.' }], ['/api/extra/payments/order/7']]);
  expect([...stored.values()]).toEqual([]);
});
