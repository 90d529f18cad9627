import type { Milestone } from '@underhall/engine';
import { expect, test } from 'vitest';
import { compiled, mistakesIn } from '../testing/compiled.ts';

const evening = (parts: string, facts = '') =>
  `= Evening\ncategory: Story\nimage: it\n${facts}\nHow far it has come.\n\n${parts}`;

const milestonesOf = (parts: string): readonly Milestone[] | undefined =>
  compiled({ 'qualities/evening.story': evening(parts) }).qualities.find(({ name }) => name === 'Evening')?.milestones;

const door = '== chapter 4: The "First" Evening\nhero: aunt\n\nYou have a *door*.\n';
const aunt = '== person 2: Your Aunt\n\nShe is {name}’s.\n';

test('the milestones of a quality are its parts, lowest first', () => {
  expect(milestonesOf(`${door}\n${aunt}`)).toEqual([
    { kind: 'person', at: 2, name: 'Your Aunt', lineHtml: ['<p>She is ', { kind: 'name' }, '’s.</p>'] },
    {
      kind: 'chapter',
      at: 4,
      name: 'The “First” Evening',
      lineHtml: '<p>You have a <em>door</em>.</p>',
      picture: { kind: 'heroes', name: 'aunt' },
    },
  ]);
});

test('each picture is of the kind its fact names', () => {
  const pictureOf = (fact: string) => milestonesOf(`== person 1: She\n${fact}\n\nShe.\n`)?.[0]?.picture;
  expect(pictureOf('banner: lampwick')).toEqual({ kind: 'headers', name: 'lampwick' });
  expect(pictureOf('cameo: clerk')).toEqual({ kind: 'cameos', name: 'clerk' });
});

test('a quality without parts has no milestones', () => {
  expect(milestonesOf('')).toBeUndefined();
});

test.each([
  ['== Edward\n\nHe.\n', '', 'a part of a quality is a milestone'],
  ['== person 0: Edward\n\nHe.\n', '', 'from 1 up'],
  ['== person 1: Edward\nhero: aunt\ncameo: clerk\n\nHe.\n', '', 'keep one of "hero", "banner" and "cameo"'],
  ['== person 1: Edward\n\nHe.\n', 'shared: yes\n', 'keep it with a quality that is not "shared"'],
  ['== person 1: Edward\n', '', 'has no prose'],
])('the mistake in %j with %j is told, and how to mend it', (parts, facts, message) => {
  expect(mistakesIn({ 'qualities/evening.story': evening(parts, facts) })).toEqual(
    expect.arrayContaining([expect.stringContaining(message)]),
  );
});
