import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

const textOf = (...path: string[]) => readFileSync(join(root, 'web', ...path), 'utf8');
const first = textOf('public', 'first.js');

test('the script before the first paint has the same breakpoints as the page', () => {
  const [, breakpoints = 'none'] = /breakpoints = (\[[\d., ]+\])/.exec(textOf('src', 'ui', 'breakpoints.ts')) ?? [];
  expect(first).toContain(`${breakpoints}.filter`);
});

test('the script before the first paint has the same text sizes as the page', () => {
  const sizes = textOf('src', 'preferences', 'appearance.css').matchAll(
    /data-text="(\w+)"\] \{\s*font-size: ([\d.]+)%/g,
  );
  const times = [...sizes].map(([, name, percent]) => `${name}: ${Number(percent) / 100}`);
  expect(times).toHaveLength(3);
  expect(first).toContain(`{ ${times.join(', ')} }`);
});
