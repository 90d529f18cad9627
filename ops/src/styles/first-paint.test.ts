import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
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

test('a palette of page, panel, text and gilt replaces every other colour but those with a meaning', () => {
  const palette = Object.fromEntries(
    ['page', 'panel', 'text', 'gilt'].map((role) => [role, { dark: '#102030', light: '#f0f0f0' }]),
  );
  const words = JSON.stringify({ palette, looks: { typefaces: {}, hasFlames: false } });
  let rules = '';
  runInNewContext(first, {
    CSSStyleSheet: class {
      replaceSync(text: string) {
        rules = text;
      }
    },
    document: {
      adoptedStyleSheets: [],
      documentElement: { toggleAttribute() {}, dataset: {} },
      getElementById: () => ({ textContent: words }),
      querySelector: () => null,
    },
  });
  const namesIn = (text: string) => [...text.matchAll(/--([\w-]+):/g)].map(([, name]) => name);
  const replaced = new Set(namesIn(rules));
  const rest = new Set(namesIn(textOf('src', 'ui', 'palette.css')).filter((name) => !replaced.has(name)));
  const meanings = ['good', 'bad', 'info', 'violet', 'night-good'];
  const blacks = ['shadow', 'shadow-input', 'shadow-dialog', 'veil'];
  expect([...rest].sort()).toEqual([...meanings, ...blacks, 'page-art', 'panel-art', 'plate-ground'].sort());
});
