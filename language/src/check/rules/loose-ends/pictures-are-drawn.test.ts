import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, itsPictures, messagesOf } from '../../../testing/a-world.ts';
import { picturesAreDrawn } from './pictures-are-drawn.ts';

const area = (image: string) => ({
  'areas/square/area.story': `= The Square\nsetting: Town\ntype: District\nline: small\nimage: ${image}\n\nA square.\n`,
});
const lodging = (image: string) => ({
  'lodgings/room.story': `= A Room\nhand: 1\nimage: ${image}\n\nA room.\n`,
});
const faces = (names: string) => ({ 'pack.story': `= Small\nstart at: The Square\nfaces: ${names}\nopening: Step\n` });
const quality = (facts: string) => ({
  'qualities/smoke.story': `= Smoke\ncategory: Randomizer\nimage: it\n${facts}\n\nSmoke.\n`,
});

test('accepts a world whose pictures all exist', () => {
  expect(messagesOf(picturesAreDrawn, aStorylet(''))).toEqual([]);
});

test('reports a missing icon and suggests the nearest', () => {
  expect(messagesOf(picturesAreDrawn, { ...aStorylet(''), ...quality('pictures: 1 bensh, 5 coins') })).toEqual([
    'no icon is called "bensh". Did you mean "bench"?',
  ]);
});

test('names the page on new pictures if there is no similar one', () => {
  expect(messagesOf(picturesAreDrawn, area('quarter-of-lamps'))).toEqual([
    'no banner is called "quarter-of-lamps". How to add one: docs/authors/pictures.md',
  ]);
});

test('icons, banners, cameos and pictures of lodgings are different kinds', () => {
  expect(messagesOf(picturesAreDrawn, { ...area('bench'), ...lodging('bench'), ...faces('plain, bench') })).toEqual([
    expect.stringMatching(/^no banner is called "bench"/),
    expect.stringMatching(/^no picture of a lodging is called "bench"/),
    expect.stringMatching(/^no cameo is called "bench"/),
  ]);
});

test('a lodging also needs an icon', () => {
  const drawn = new Map([...itsPictures, ['lodgings', new Set(['loft'])] as const]);

  expect(messagesOf(picturesAreDrawn, lodging('loft'), drawn)).toEqual([
    expect.stringMatching(/^no icon is called "loft"/),
  ]);
});

test('a scene is a kind of its own', () => {
  const drawn = new Map([...itsPictures, ['scenes', new Set(['by-the-pump'])] as const]);
  const told = aStorylet('scene: by-the-pmup', aBranch('', anOutcome('scene: bench')));

  expect(messagesOf(picturesAreDrawn, told, drawn)).toEqual([
    'no scene is called "by-the-pmup". Did you mean "by-the-pump"?',
    'no scene is called "bench". How to add one: docs/authors/pictures.md',
  ]);
  expect(messagesOf(picturesAreDrawn, aStorylet('scene: by-the-pump'), drawn)).toEqual([]);
});

test('skips kinds whose pictures are unknown', () => {
  expect(messagesOf(picturesAreDrawn, lodging('bench'), new Map([['icons', new Set(['it'])]]))).not.toContainEqual(
    expect.stringContaining('lodging'),
  );
});
