import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { tabStorage } from '../api/storage.ts';
import { findOut, forgetOpenOrder, keepOpenOrder, type OpenOrder, readOpenOrder } from './open-order.ts';

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

/** A server that answers one call after the other so; where it is to answer nothing, the connection breaks. */
function answering(...answers: readonly (object | 'nothing')[]) {
  const rest = [...answers];
  const paths: string[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string) => {
      paths.push(path);
      const answer = rest.shift();
      if (answer === undefined || answer === 'nothing') throw new TypeError('no line');
      return new Response(JSON.stringify(answer), { status: 200 });
    }),
  );
  return paths;
}

const order = { isSuccess: true, orderId: '7', quantity: 10 };

/** Sends the order, lets time pass until it is over, and returns what was heard. */
async function heardOf(): Promise<readonly object[]> {
  const heard: object[] = [];
  const over = findOut({ asked }, (each) => heard.push(each), new AbortController().signal);
  for (let round = 0; round < 10; round++) await vi.advanceTimersByTimeAsync(3000);
  await over;
  return heard;
}

test('an order that is paid is over, and nothing of it is kept', async () => {
  answering({ ...order, state: 'settled', message: '10 for £2.50.' });
  expect(await heardOf()).toEqual([{ is: 'paid', message: '10 for £2.50.' }]);
  expect(readOpenOrder()).toBeUndefined();
});

test('one whose end is not known is asked after by its number, until it is', async () => {
  const paths = answering(
    { ...order, state: 'finding out', message: 'We are finding out.' },
    { ...order, state: 'finding out', message: 'We are finding out.' },
    'nothing',
    { ...order, state: 'declined', message: 'Do Not Honor' },
  );
  const heard = await heardOf();
  expect(heard.at(0)).toEqual({ is: 'left open', message: 'We are finding out.' });
  expect(heard.at(-1)).toEqual({ is: 'failed', message: 'Do Not Honor' });
  expect(paths).toEqual([
    '/api/nex/purchasenexbraintreepaymentmethod',
    ...Array(3).fill('/api/extra/payments/order/7'),
  ]);
});

test('where no answer comes the same order is sent again as it was, and is kept meanwhile', async () => {
  const paths = answering('nothing', { ...order, state: 'settled', message: 'Paid.' });
  const heard: object[] = [];
  const over = findOut({ asked }, (each) => heard.push(each), new AbortController().signal);
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([{ is: 'left open', message: expect.stringContaining('cannot be reached') }]);
  expect(readOpenOrder()).toEqual({ asked });
  await vi.advanceTimersByTimeAsync(3000);
  await over;
  expect(heard.at(-1)).toEqual({ is: 'paid', message: 'Paid.' });
  expect(new Set(paths).size).toBe(1);
});

test('what the server refuses has failed, in its words', async () => {
  answering({ isSuccess: false, message: 'That is not on the list of what is sold.' });
  expect(await heardOf()).toEqual([{ is: 'failed', message: 'That is not on the list of what is sold.' }]);
});

test('a panel that is closed leaves the order open, for the next one', async () => {
  answering('nothing');
  const closing = new AbortController();
  const over = findOut({ asked }, () => undefined, closing.signal);
  await vi.advanceTimersByTimeAsync(0);
  closing.abort();
  await over;
  expect(readOpenOrder()).toEqual({ asked });
});

test('of one that has a number only that is kept beyond its tab: nothing is sent anew', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  keepOpenOrder({ asked });
  expect([...kept.values()]).toEqual([]);
  keepOpenOrder({ asked, orderId: '7' });
  expect([...kept.values()]).toEqual(['{"orderId":"7"}']);

  tabStorage.removeItem([...kept.keys()][0] ?? '');
  const paths = answering({ ...order, state: 'settled', message: 'Paid.' });
  const heard: object[] = [];
  await findOut(readOpenOrder() as OpenOrder, (each) => heard.push(each), new AbortController().signal);
  expect([heard, paths]).toEqual([[{ is: 'paid', message: 'Paid.' }], ['/api/extra/payments/order/7']]);
  expect([...kept.values()]).toEqual([]);
});
