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

test('a world whose pictures are all drawn is right', () => {
  expect(messagesOf(picturesAreDrawn, aStorylet(''))).toEqual([]);
});

test('an icon that is not drawn is told, with the nearest that is', () => {
  expect(messagesOf(picturesAreDrawn, { ...aStorylet(''), ...quality('pictures: 1 bensh, 5 coins') })).toEqual([
    'no icon is called "bensh". Did you mean "bench"?',
  ]);
});

test('what is like no other is sent to the page that tells how pictures are drawn', () => {
  expect(messagesOf(picturesAreDrawn, area('quarter-of-lamps'))).toEqual([
    'no banner is called "quarter-of-lamps". How a new one is drawn: docs/authors/pictures.md',
  ]);
});

test('an icon is no banner, no picture of a lodging and no cameo', () => {
  expect(messagesOf(picturesAreDrawn, { ...area('bench'), ...lodging('bench'), ...faces('plain, bench') })).toEqual([
    expect.stringMatching(/^no banner is called "bench"/),
    expect.stringMatching(/^no picture of a lodging is called "bench"/),
    expect.stringMatching(/^no cameo is called "bench"/),
  ]);
});

test('a lodging has an icon too, for the story that gives it', () => {
  const drawn = new Map([...itsPictures, ['lodgings', new Set(['loft'])] as const]);

  expect(messagesOf(picturesAreDrawn, lodging('loft'), drawn)).toEqual([
    expect.stringMatching(/^no icon is called "loft"/),
  ]);
});

test('a scene is a picture of its own kind, which an icon is not', () => {
  const drawn = new Map([...itsPictures, ['scenes', new Set(['by-the-pump'])] as const]);
  const told = aStorylet('scene: by-the-pmup', aBranch('', anOutcome('scene: bench')));

  expect(messagesOf(picturesAreDrawn, told, drawn)).toEqual([
    'no scene is called "by-the-pmup". Did you mean "by-the-pump"?',
    'no scene is called "bench". How a new one is drawn: docs/authors/pictures.md',
  ]);
  expect(messagesOf(picturesAreDrawn, aStorylet('scene: by-the-pump'), drawn)).toEqual([]);
});

test('a kind of which no picture is known is not asked for', () => {
  expect(messagesOf(picturesAreDrawn, lodging('bench'), new Map([['icons', new Set(['it'])]]))).not.toContainEqual(
    expect.stringContaining('lodging'),
  );
});
