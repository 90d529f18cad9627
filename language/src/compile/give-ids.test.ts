import { expect, test } from 'vitest';
import { aStorylet, aWorld } from '../testing/a-world.ts';
import { compileTexts } from './compile-texts.ts';

const bread = (facts: string, name = 'Bread') => ({
  'qualities/bread.story': `= ${name}\ncategory: Curiosity\nimage: bread\n${facts}\n\nWarm.\n`,
});
const idOf = (name: string, lock: string) => new RegExp(`(\\d+) ${name}$`, 'm').exec(lock)?.[1];
const messages = (files: Readonly<Record<string, string>>, lock: string) =>
  compileTexts(aWorld(files), lock).problems.map(({ message }) => message);

test('a thing keeps its number however many others come and go', () => {
  const before = compileTexts(aWorld(bread('')), '').lock;
  const without = compileTexts(aWorld(aStorylet('')), before).lock;
  const after = compileTexts(aWorld({ ...bread(''), ...aStorylet('') }), without).lock;

  expect(idOf('Bread', after)).toBe(idOf('Bread', before));
  expect(after).toBe(without);
});

test('no number is given twice', () => {
  const before = compileTexts(aWorld(bread('')), '').lock;
  const { lock } = compileTexts(aWorld(bread('', 'Cake')), before);

  expect(idOf('Bread', lock)).toBeDefined();
  expect(idOf('Cake', lock)).not.toBe(idOf('Bread', lock));
  const numbers = lock.match(/^\w+ \d+/gm) ?? [];
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('a number is carried over a rename', () => {
  const before = compileTexts(aWorld(bread('')), '').lock;
  const { lock } = compileTexts(aWorld(bread('was: Bread', 'Toast')), before);

  expect(idOf('Toast', lock)).toBe(idOf('Bread', before));
  expect(lock).not.toMatch(/Bread$/m);
});

test('a branch keeps its number when its storylet is renamed', () => {
  const before = compileTexts(aWorld(aStorylet('')), '').lock;
  const renamed = aStorylet('was: Tried')['areas/square/tried.story']?.replace('= Tried', '= Tested') ?? '';
  const { lock } = compileTexts(aWorld({ 'areas/square/tried.story': renamed }), before);

  expect(lock.replace('Tested', 'Tried')).toBe(before);
});

test('a pinned number is honoured', () => {
  const { pack } = compileTexts(aWorld(bread('id: 427')), '');

  expect(pack?.qualities.find(({ name }) => name === 'Bread')?.id).toBe(427);
});

test('a pin cannot take a number from another thing, nor change one', () => {
  const lock = 'quality 427 Cake\nquality 200050 Jam\n';

  expect(messages(bread('id: 427'), lock)).toEqual(['the number 427 belongs to "Cake"']);
  expect(messages(bread('id: 428', 'Jam'), lock)).toEqual(['"Jam" already has the number 200050, and keeps it']);
  expect(messages(bread('id: 200001'), lock)).toEqual(['numbers from 200001 up are given, not pinned']);
});

test('a damaged lock is told, as two branches may have given one number', () => {
  expect(messages({}, 'quality 5 Cake\nquality 5 Jam\n<<<<<<< ours\n')).toEqual([
    '"quality 5" is given twice',
    'not a line of the lock',
  ]);
});
