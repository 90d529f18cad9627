import { expect, test } from 'vitest';
import { type About, aMoment } from '../testing/a-moment.ts';
import { aSetting } from '../testing/a-place.ts';
import { ids } from '../testing/a-world.ts';
import { canChangeOutfit } from './equip.ts';

const may = (about: About) => {
  const { character, world } = aMoment(about);
  return canChangeOutfit({ character, world });
};
const open = { phase: 'In', storylet: ids.lamplighter, since: 1 } as const;
const waitingStory = { storylet: ids.lamplighter, since: 1, branch: ids.ask, secondChances: [] } as const;
const ended = { phase: 'End', storylet: ids.lamplighter, branch: ids.ask, outcome: 'always', turn: 1 } as const;

test('clothes may be changed without an open storylet and on a result, also in no area', () => {
  expect(may({ character: { story: { phase: 'Available' } } })).toBe(true);
  expect(may({ character: { story: ended } })).toBe(true);
  expect(may({ character: { story: { phase: 'Available' }, area: 0 } })).toBe(true);
});

test('an open storylet decides whether clothes may be changed', () => {
  for (const story of [open, { ...waitingStory, phase: 'Rename' }, { ...waitingStory, phase: 'Act' }] as const) {
    expect(may({ character: { story }, storylet: { canChangeOutfit: false } })).toBe(false);
    expect(may({ character: { story }, storylet: { canChangeOutfit: true } })).toBe(true);
  }
  expect(may({ character: { story: { ...open, storylet: 999 } } })).toBe(true);
});

test('a setting can forbid changing clothes everywhere in it', () => {
  const settings = [aSetting({ id: 1, canChangeOutfit: false })];

  expect(may({ pack: { settings }, character: { story: { phase: 'Available' } } })).toBe(false);
  expect(may({ pack: { settings }, character: { story: open }, storylet: { canChangeOutfit: true } })).toBe(false);
});
