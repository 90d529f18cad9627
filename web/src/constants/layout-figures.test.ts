import { expect, test } from 'vitest';
import * as map from './map.ts';
import * as social from './social.ts';
import * as story from './story.ts';

test('things fade in the times of the specification', () => {
  expect(story).toMatchObject({ crossFadeMs: 200, fadeMs: 1000, fadeWaitMs: 100 });
  expect(social).toMatchObject({ quickFadeMs: 100, slowFadeMs: 200 });
});

test('a dialog has three tenths of a second to close, and fades in one', () => {
  expect(social).toMatchObject({ dialogCloseMs: 300, quickFadeMs: 100 });
});

test('a finger drags beyond 10 pixels', () => {
  expect(map.dragPx).toBe(10);
});

test('the page scrolls by itself for half a second at most', () => {
  expect(map.scrollMs).toBe(500);
});
