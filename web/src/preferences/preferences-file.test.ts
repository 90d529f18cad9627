import { expect, test } from 'vitest';
import { asBefore, type PreferencesFile, readPreferences, writePreferences } from './preferences-file.ts';

const preferences: PreferencesFile = {
  settings: { theme: 'daylight', askActions: 10, shortcuts: false },
  marks: [
    { kind: 'storylet', id: 12, mark: 'favourite' },
    { kind: 'storylet', id: 2, mark: 'avoid' },
    { kind: 'card', id: 7, mark: 'avoid' },
  ],
};

test('reads back what it wrote', () => {
  const read = readPreferences(writePreferences(preferences));

  expect(read?.settings).toEqual(preferences.settings);
  expect(read?.marks).toEqual(expect.arrayContaining([...preferences.marks]));
});

test('writes the same file for the same preferences', () => {
  const turned = { ...preferences, marks: [...preferences.marks].reverse() };

  expect(writePreferences(turned)).toBe(writePreferences(preferences));
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
])('rejects %j as a preferences file', (text) => {
  expect(readPreferences(text)).toBeUndefined();
});

test('ignores unknown preferences and invalid values', () => {
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

  expect(readPreferences(text)).toEqual({
    settings: { theme: 'daylight' },
    marks: [{ kind: 'storylet', id: 1, mark: 'favourite' }],
  });
});

test('restores marks to their previous state, including unmarked ones', () => {
  const changed = [
    { kind: 'card', id: 1 },
    { kind: 'card', id: 2 },
  ] as const;

  expect(asBefore(changed, { 'card 2': 'avoid' })).toEqual({ 'card 1': 'none', 'card 2': 'avoid' });
});
