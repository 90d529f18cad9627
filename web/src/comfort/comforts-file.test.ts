import { expect, test } from 'vitest';
import { asBefore, type Comforts, readComforts, writeComforts } from './comforts-file.ts';

const comforts: Comforts = {
  settings: { theme: 'daylight', askActions: 10, shortcuts: false },
  marks: [
    { kind: 'storylet', id: 12, mark: 'favourite' },
    { kind: 'storylet', id: 2, mark: 'avoid' },
    { kind: 'card', id: 7, mark: 'avoid' },
  ],
};

test('what is written is read again', () => {
  const read = readComforts(writeComforts(comforts));

  expect(read?.settings).toEqual(comforts.settings);
  expect(read?.marks).toEqual(expect.arrayContaining([...comforts.marks]));
});

test('the same comforts make the same file', () => {
  const turned = { ...comforts, marks: [...comforts.marks].reverse() };

  expect(writeComforts(turned)).toBe(writeComforts(comforts));
});

test.each([
  '',
  'words',
  '7',
  'null',
  '[]',
  '{}',
  '{"underhall":"comforts"}',
  '{"underhall":"comforts","settings":[],"marks":[]}',
])('%j is no file of comforts', (text) => {
  expect(readComforts(text)).toBeUndefined();
});

test('what this version does not know, and what cannot be, is left out', () => {
  const text = JSON.stringify({
    underhall: 'comforts',
    version: 9,
    settings: { theme: 'daylight', colour: 'mauve', shortcuts: 'yes', askActions: '5', toString: 'x' },
    marks: [
      { kind: 'storylet', id: 1, mark: 'favourite' },
      { kind: 'shop', id: 1, mark: 'favourite' },
      { kind: 'card', id: -1, mark: 'avoid' },
      { kind: 'card', id: 2.5, mark: 'avoid' },
      { kind: 'card', id: 3, mark: 'loathe' },
      null,
    ],
  });

  expect(readComforts(text)).toEqual({
    settings: { theme: 'daylight' },
    marks: [{ kind: 'storylet', id: 1, mark: 'favourite' }],
  });
});

test('marks go back to how they stood, also where nothing stood', () => {
  const changed = [
    { kind: 'card', id: 1 },
    { kind: 'card', id: 2 },
  ] as const;

  expect(asBefore(changed, { 'card 2': 'avoid' })).toEqual({ 'card 1': 'none', 'card 2': 'avoid' });
});
