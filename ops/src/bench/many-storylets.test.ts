import { join } from 'node:path';
import { compileTexts, readFolder } from '@underhall/language';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { copiedRules } from './copied-rules.ts';
import { manyStorylets } from './many-storylets.ts';

const world = readFolder(join(root, 'world'));
const strictRules = copiedRules.filter(({ kind }) => kind !== 'prose');

test.each([false, true])('a world of copies has the requested size and breaks no rule (shortened: %s)', (shortest) => {
  // More than the default world has, so that each storylet occurs, even if only an item leads to it.
  const { pack, problems } = compileTexts(manyStorylets(world, 500, shortest), '', strictRules);

  expect(problems).toEqual([]);
  const names = pack?.storylets.map(({ name }) => name) ?? [];
  expect(names.length).toBeGreaterThanOrEqual(500);
  expect(names.length).toBeLessThan(510);
  expect(new Set(names).size).toBe(names.length);
});

test('a copy leads to the copies made with it', () => {
  const named = (title: string, next: string) => ({
    path: `areas/square/${title.toLowerCase()}.story`,
    text: `= ${title}\nid: 7\n\n== Go on\n\n=== always: On\ngo to: ${next}\n`,
  });
  const copies = manyStorylets([named('First', 'Second'), named('Second', 'Elsewhere')], 4);

  expect(copies.map(({ path }) => path)).toEqual([
    'areas/square/first.story',
    'areas/square/second.story',
    'areas/square/first-1.story',
    'areas/square/second-1.story',
  ]);
  expect(copies[2]?.text).toBe('= First (1)\n\n== Go on\n\n=== always: On\ngo to: Second (1)\n');
  expect(copies[3]?.text).toContain('go to: Elsewhere\n');
});

test('a shortened paragraph ends with a sentence and closes its quotations', () => {
  const prose =
    'The lamp is out. "It was lit," she says. "By me." She looks up, and nobody else in the street does. It rains.';
  const file = { path: 'areas/square/a.story', text: `= A\n\n== B\n\n${prose}\n\n${prose}\n` };

  expect(manyStorylets([file], 1, true)[0]?.text).toBe(
    '= A\n\n== B\n\nThe lamp is out. "It was lit," she says. "By me." She looks up, and nobody else in the street does.\n',
  );
});
