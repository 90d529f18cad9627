import { expect, test } from 'vitest';
import { readWorld } from '../../../meaning/read-world.ts';
import { aStorylet, aWorld, messagesOf } from '../../../testing/a-world.ts';
import { houseStyleIsKnown } from './house-style-is-known.ts';

const messagesFor = (style: object) =>
  messagesOf(houseStyleIsKnown, { ...aStorylet(''), 'house-style.json': JSON.stringify(style) });

test('a world without a house style has no problem, and nor has one that sets known rules', () => {
  expect(messagesOf(houseStyleIsKnown, aStorylet(''))).toEqual([]);
  const rules = { 'habits-vary': 'error', 'prose-lengths': 'warning', 'quotes-close': 'off' };
  expect(messagesFor({ rules, exempt: { 'habits-vary': ['areas/square/tried.story: Tried'] } })).toEqual([]);
});

test.each([
  [{ exemt: {} }, 'a house style has no key "exemt". Did you mean "exempt"?'],
  [
    { rules: { 'prose-lenghts': 'off' } },
    'there is no rule of taste called "prose-lenghts". Did you mean "prose-lengths"?',
  ],
  [{ rules: { 'known-names': 'off' } }, 'there is no rule of taste called "known-names".'],
  [{ rules: { 'habits-vary': 'on' } }, 'write "error", "warning" or "off", not "on"'],
  [{ exempt: { 'prose-lengths': [] } }, 'no part can be exempt from "prose-lengths".'],
  [
    { exempt: { 'habits-vary': ['areas/square/tried.story: Tired'] } },
    'no part is called "areas/square/tried.story: Tired". Did you mean "areas/square/tried.story: Tried"?',
  ],
])('%j is reported with the nearest name', (style, message) => {
  expect(messagesFor(style)).toEqual([message]);
});

test('a problem points at its key', () => {
  const text = '{\n  "rules": {\n    "habit-varies": "off"\n  }\n}';
  const [{ at } = {}] = houseStyleIsKnown(readWorld(aWorld({ 'house-style.json': text })).world);

  expect(at).toEqual({ file: 'house-style.json', line: 3, column: 5, length: 14 });
});
