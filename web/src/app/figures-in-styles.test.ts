import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as map from '../constants/map.ts';
import * as social from '../constants/social.ts';
import * as story from '../constants/story.ts';

const sheet = (name: string) => readFileSync(join(import.meta.dirname, '../ui', name), 'utf8');
const token = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(sheet('tokens.css'))?.[1];

test('what lies over the page stands at 600, modals at 601, and what must be seen at 20000 [C-LAYOUT-018]', () => {
  expect([token('above-page'), token('above-modal'), token('above-all')]).toEqual(['600', '601', '20000']);
  expect(sheet('modal.module.css')).toContain('z-index: var(--above-modal)');
  expect(sheet('base.css')).toMatch(/#old-browser[^}]+z-index: var\(--above-all\)/);
});

test('things fade in the times of the specification, in scripts and in styles [C-LAYOUT-019]', () => {
  expect(story).toMatchObject({ crossFadeMs: 200, fadeMs: 1000, fadeWaitMs: 100 });
  expect([token('quick-fade'), token('slow-fade')]).toEqual([`${social.quickFadeMs}ms`, `${social.slowFadeMs}ms`]);
  expect([social.quickFadeMs, social.slowFadeMs]).toEqual([100, 200]);
});

test('a dialog fades in a tenth of a second, and has three to close [C-LAYOUT-020]', () => {
  expect(social.dialogCloseMs).toBe(300);
  expect(sheet('modal.module.css')).toMatch(/animation: \w+ var\(--quick-fade\)/);
});

test('a finger drags beyond 10 pixels, and the page scrolls by itself for half a second at most [C-LAYOUT-024, C-LAYOUT-025]', () => {
  expect(map).toMatchObject({ dragPx: 10, scrollMs: 500 });
});
