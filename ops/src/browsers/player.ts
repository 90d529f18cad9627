import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from './browser.ts';
import { findInPage, type Query, type SentQuery } from './find-in-page.ts';

const timeoutMs = 30_000;
const pollMs = 100;

/** Characters that WebDriver uses for keys without a character. */
export const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' } as const;

/** Someone who plays in a browser by mouse and keyboard. Each method waits, and throws what it waited for. */
export type Player = ReturnType<typeof playerOf>;

export function playerOf(browser: Browser) {
  const find = async (query: Query, isPress = false): ReturnType<typeof findInPage> =>
    JSON.parse(
      await browser.evaluate(`(${findInPage})(${JSON.stringify(sent(query))}, ${isPress}).then(JSON.stringify)`),
    );
  const textOfPage = () => browser.evaluate('document.body.innerText');

  async function until(what: string, isSo: () => Promise<boolean | string>): Promise<void> {
    const end = performance.now() + timeoutMs;
    for (;;) {
      // A page that is being replaced cannot be read.
      const state = await isSo().catch((error: Error) => error.message);
      if (state === true) return;
      if (performance.now() > end)
        throw new Error(`waited ${timeoutMs / 1000} s for ${what}${state ? ` (${state})` : ''}`);
      await pause(pollMs);
    }
  }

  const press = (key: string) =>
    browser.perform({
      type: 'key',
      id: 'keyboard',
      actions: [
        { type: 'keyDown', value: key },
        { type: 'keyUp', value: key },
      ],
    });

  const type = async (text: string) => {
    for (const character of text) await press(character);
  };

  const click = (query: Query) =>
    until(`${described(query)}, to click it`, async () => {
      const { press } = await find(query, true);
      if ('why' in press) return press.why;
      await browser.perform({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', ...press },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
      // After a navigation the attribute is absent.
      const state = await browser.evaluate('String(document.documentElement.dataset.click)').catch(() => 'arrived');
      return state === 'expected' ? 'the click went elsewhere' : true;
    });

  return {
    open: (path: string) => browser.open(path),
    press,
    type,
    click,
    /** Number of matches now. */
    count: async (query: Query) => (await find(query)).count,
    see: (query: Query) => until(described(query), async () => (await find(query)).count > 0),
    seeNone: (query: Query) => until(`no ${described(query)}`, async () => (await find(query)).count === 0),
    seeText: (text: string) => until(`the text "${text}"`, async () => (await textOfPage()).includes(text)),
    seePath: (path: string) =>
      until(`the path ${path}`, async () => {
        const now = await browser.evaluate('location.pathname');
        return now === path || now;
      }),
    /** Waits until an element has the focus. */
    seeFocus: (query: Query) => until(`the focus on ${described(query)}`, async () => (await find(query)).hasFocus),
    /** Waits until the focused element has a focus ring, or has none. */
    seeRing: (isShown: boolean) =>
      until(isShown ? 'a focus ring' : 'no focus ring', async () => {
        const outline = await browser.evaluate(
          'getComputedStyle(document.activeElement ?? document.body).outlineStyle',
        );
        return (outline !== 'none') === isShown;
      }),
    /** Types a text into an empty field and checks that the field contains it. */
    fill: async (query: Query, text: string) => {
      await click(query);
      await type(text);
      await until(`"${text}" in ${described(query)}`, async () => {
        const { value } = await find(query);
        return value === text || value;
      });
    },
    /** Presses Tab until an element has the focus. */
    tabTo: async (query: Query, maxPresses: number) => {
      for (let presses = 0; presses < maxPresses; presses++) {
        if ((await find(query)).hasFocus) return;
        await press(keys.Tab);
      }
      throw new Error(`${maxPresses} presses of Tab did not reach ${described(query)}`);
    },
  };
}

function sent({ name, heading, within, ...rest }: Query): SentQuery {
  return {
    ...rest,
    ...(name !== undefined && { name: patternOf(name) }),
    ...(heading !== undefined && { heading: patternOf(heading) }),
    ...(within && { within: sent(within) }),
  };
}

const patternOf = (name: string | RegExp): { source: string; flags: string } =>
  typeof name === 'string'
    ? { source: `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, flags: '' }
    : { source: name.source, flags: name.flags };

const described = ({ role, name, heading, within }: Query): string =>
  `${role}${name === undefined ? '' : ` ${name}`}${heading === undefined ? '' : ` with the heading ${heading}`}${within ? ` in the ${described(within)}` : ''}`;
