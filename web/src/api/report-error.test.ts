import { beforeEach, expect, test, vi } from 'vitest';

const named = (name: string, message = '') => Object.assign(new Error(message), { name });
const withStack = (stack: string) => Object.assign(new Error('x is undefined'), { stack });

/** A freshly loaded page, which has reported nothing yet. */
async function aPage() {
  vi.resetModules();
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ isSuccess: true }));
  vi.stubGlobal('fetch', fetched);
  const { isClientBug, reportError } = await import('./report-error.ts');
  const { Failure, Refused } = await import('./failures.ts');
  return {
    isClientBug,
    reportError,
    Failure,
    Refused,
    sent: () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body))),
  };
}

beforeEach(() => history.replaceState(null, '', '/'));

test('reports a bug with version, page and stack, without the query of the URL', async () => {
  const { reportError, sent } = await aPage();
  history.replaceState(null, '', '/account?token=secret#x');
  reportError(withStack('Error: x is undefined\n    at draw (http://game.example/assets/page.js:1:2)'));
  expect(sent()).toEqual([
    {
      version: '6.5.99',
      path: '/account',
      browser: navigator.userAgent,
      message: 'Error: x is undefined',
      stack: 'Error: x is undefined\n    at draw (http://game.example/assets/page.js:1:2)',
    },
  ]);
});

test('does not report errors of the network, of extensions or of timeouts', async () => {
  const { isClientBug, reportError, Failure, Refused, sent } = await aPage();
  const others = [
    new TypeError('Failed to fetch'),
    new TypeError('NetworkError when attempting to fetch resource.'),
    new TypeError('Load failed'),
    new TypeError('Failed to fetch dynamically imported module: http://game.example/assets/page.js'),
    new Error('Network Error'),
    named('NetworkError'),
    named('TimeoutError', 'signal timed out'),
    named('AbortError'),
    new Error('timeout of 5000ms exceeded'),
    withStack('Error: x\n    at f (chrome-extension://abcdef/content.js:1:1)'),
    withStack('f@moz-extension://abcdef/content.js:1:1'),
    withStack('f@safari-web-extension://abcdef/content.js:1:1'),
    new Failure('unreachable', 'Underhall cannot be reached.'),
    new Refused('Not so.'),
  ];
  for (const error of others) {
    expect([error.message, isClientBug(error)]).toEqual([error.message, false]);
    reportError(error);
  }
  expect(sent()).toEqual([]);
  expect(isClientBug(new TypeError("Cannot read properties of null (reading 'complete')"))).toBe(true);
});

test('reports each error once, and five at most', async () => {
  const { reportError, sent } = await aPage();
  for (let i = 0; i < 3; i++) reportError(new Error('same'));
  for (let i = 0; i < 10; i++) reportError(new Error(`another ${i}`));
  expect(sent().map(({ message }) => message)).toEqual([
    'Error: same',
    'Error: another 0',
    'Error: another 1',
    'Error: another 2',
    'Error: another 3',
  ]);
});

test('truncates fields to the limits of the server', async () => {
  const { reportError, sent } = await aPage();
  reportError(Object.assign(new Error('m'.repeat(5000)), { stack: 's'.repeat(50_000) }));
  expect([sent()[0].message.length, sent()[0].stack.length]).toEqual([1000, 8000]);
});
