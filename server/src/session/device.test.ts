import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const gecko = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const blink = (machine: string, more = '') =>
  `Mozilla/5.0 (${machine}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 ${more}`;

test('names browser and device, though browsers claim to be others too', () => {
  for (const [userAgent, words] of [
    [gecko, 'Firefox on Linux'],
    [blink('Windows NT 10.0; Win64; x64', 'Safari/537.36'), 'Chrome on Windows'],
    [blink('Windows NT 10.0; Win64; x64', 'Safari/537.36 Edg/139.0.0.0'), 'Edge on Windows'],
    [blink('Linux; Android 15; Pixel 9', 'Mobile Safari/537.36'), 'Chrome on Android'],
    [blink('Macintosh; Intel Mac OS X 10_15_7', 'Safari/537.36 OPR/120.0'), 'Opera on a Mac'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari on an iPhone',
    ],
    ['curl/8.5.0', 'Some other program'],
    ['', 'Some other program'],
    [undefined, 'Some other program'],
    [`<b>Firefox/${'9'.repeat(9_000)}`, 'Firefox'],
  ] as const)
    expect(deviceOf(userAgent)).toBe(words);
});
