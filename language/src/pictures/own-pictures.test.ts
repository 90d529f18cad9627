import { expect, test } from 'vitest';
import { findMisspeltPictures } from './own-pictures.ts';

const at = { file: 'pack.story', line: 1, column: 1, length: 0 };
const own = [
  { kind: 'icons', name: 'bell' },
  { kind: 'icons', name: 'lantern' },
  { kind: 'ui', name: 'rope' },
] as const;

test.each([
  ['icons', 'bell', []],
  ['icons', 'bel', ['there is no picture "bel" in pictures/icons. Did you mean "bell"?']],
  ['icons', 'not-drawn-yet', []],
  ['ui', 'rope', []],
  ['ui', 'ropes', ['there is no picture "ropes" in pictures/ui. Did you mean "rope"?']],
  ['ui', 'lantern', ['there is no picture "lantern" in pictures/ui. Copy it there from pictures/icons']],
  ['ui', 'sand', ['there is no picture "sand" in pictures/ui. The page is plain here until you draw it']],
] as const)(
  'of a picture of kind %s called %s, a world with pictures of its own is told %j',
  (kind, name, messages) => {
    expect(findMisspeltPictures([{ kind, name, at }], own).map(({ message }) => message)).toEqual(messages);
  },
);
