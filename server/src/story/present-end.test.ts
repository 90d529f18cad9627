import { aMoment, ids } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { presentEnd } from './present-end.ts';

/** The result of asking the lamplighter, with these pictures in its outcome. */
function told(pictures: { readonly image?: string; readonly scene?: string }) {
  const always = { title: 'Told', descriptionHtml: '', effects: [], reveal: [], ...pictures };
  const here = aMoment({ branch: { image: 'lamp', outcomes: { always } } });
  const { lamplighter: storylet, ask: branch } = ids;
  return presentEnd({ phase: 'End', storylet, branch, outcome: 'always', turn: 1 }, here);
}

test('a result has the image of its choice, or its own', () => {
  expect(told({}).event.image).toBe('lamp');
  expect(told({ image: 'match' })).toMatchObject({ image: 'match', event: { image: 'match' } });
});

test('a result has a scene if its outcome names one', () => {
  expect(told({ scene: 'a-match-struck' }).event).toMatchObject({ image: 'lamp', scene: 'a-match-struck' });
  expect(told({}).event).not.toHaveProperty('scene');
});
