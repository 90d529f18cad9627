import { expect, test } from 'vitest';
import { aWorld } from '../testing/a-world.ts';
import { addPublishedNumbers } from './add-published-numbers.ts';
import { compileTexts } from './compile-world.ts';

const quality = (number: number, name: string) => ({ kind: 'quality', number, within: 0, name });
const bread = (name: string) => ({
  'qualities/bread.story': `= ${name}\ncategory: Curiosity\nimage: bread\n\nWarm.\n`,
});

test('a new thing gets a number that no published thing has, and a removed thing its own again', () => {
  const own = compileTexts(aWorld(), '').lock;
  const lock = addPublishedNumbers(own, [quality(200_700, 'Toast')]);

  expect(lock).toContain('gone quality 200700 Toast\n');
  expect(compileTexts(aWorld(), lock)).toMatchObject({ lock, problems: [] });
  expect(compileTexts(aWorld(bread('Bread')), lock).lock).toContain('quality 200701 Bread\n');
  expect(compileTexts(aWorld(bread('Toast')), lock).lock).toContain('\nquality 200700 Toast\n');
});

test('a number whose name another thing has by now is unused', () => {
  const lock = addPublishedNumbers('quality 200050 Bread\n', [quality(200_050, 'Cake'), quality(200_051, 'Bread')]);

  expect(lock).toMatch(/^quality 200050 Bread\ngone quality 200051 Bread \(unused number 200051\)$/m);
});

test('a lock that has all numbers, or is damaged, stays as it is', () => {
  for (const lock of ['quality 200050 Bread', '<<<<<<< ours\n'])
    expect(addPublishedNumbers(lock, [quality(200_050, 'Bread')])).toBe(lock);
});
