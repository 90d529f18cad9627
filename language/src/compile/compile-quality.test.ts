import type { Milestone, Quality } from '@underhall/engine';
import { expect, test } from 'vitest';
import { idIn, packOf, problemsIn } from '../testing/a-world.ts';

const qualityOf = (facts: string): Quality => {
  const pack = packOf({
    'qualities/smoke.story': `= Smoke\ncategory: Randomizer\nimage: smoke\n${facts}\n\nSmoke.\n`,
  });
  return pack.qualities.find(({ name }) => name === 'Smoke') as Quality;
};
const ids = packOf({});

test('a quality has all of its facts', () => {
  const facts = `nature: thing
climbs: ever steeper
steepest: 9
cap: 7
cap raised by: Step
target: 5
hidden: yes
shared: yes
stages: 3 It's Thick, 1 Thin
pictures: 5 thick, 0 thin
told: 5 You *cough*, {sir|madam|dear}.
told: 1 It's up.
text: smell 3 *Soot*
text: smell 0 Nothing
relationship: It *likes* {you|you|you}.
available at: the Woods' edge
slot: Hat
enhances: Watchful 2, Coins -1
dulls: Coins 3
use: A Bench
lend: yes
namable: yes
flaunt: no
milestone: each level
second chance on: Watchful
challenged as: broad
scaler: 50
step: -5
menace: Coins
order: 4`;

  expect(qualityOf(facts)).toEqual({
    id: expect.any(Number),
    name: 'Smoke',
    nature: 'Thing',
    category: 'Randomizer',
    climbs: 'ever steeper',
    steepest: 9,
    cap: 7,
    capRaisedBy: idIn(ids, 'Step'),
    target: 5,
    descriptionHtml: '<p>Smoke.</p>',
    image: 'smoke',
    hidden: true,
    shared: true,
    stages: [
      { from: 1, text: 'Thin' },
      { from: 3, text: 'It’s Thick' },
    ],
    stageImages: [
      { from: 0, text: 'thin' },
      { from: 5, text: 'thick' },
    ],
    changeTexts: [
      { from: 1, text: 'It’s up.' },
      {
        from: 5,
        text: ['You <em>cough</em>, ', { kind: 'pronoun', gentleman: 'sir', lady: 'madam', indistinct: 'dear' }, '.'],
      },
    ],
    relationshipHtml: [
      'It <em>likes</em> ',
      { kind: 'pronoun', gentleman: 'you', lady: 'you', indistinct: 'you' },
      '.',
    ],
    availableAt: 'the Woods’ edge',
    slot: 'Hat',
    enhancements: [
      { quality: idIn(ids, 'Watchful'), level: 2 },
      { quality: idIn(ids, 'Coins'), level: -1 },
    ],
    dulls: [{ quality: idIn(ids, 'Coins'), level: 3 }],
    secondChanceOn: idIn(ids, 'Watchful'),
    challengedAs: 'broad',
    scaler: 50,
    step: -5,
    menace: idIn(ids, 'Coins'),
    use: idIn(ids, 'A Bench') + 1,
    namable: true,
    flaunt: false,
    levelsAreMilestones: true,
    loanable: true,
    order: 4,
  });
});

test('each level is a milestone for attributes by default, for other qualities on request', () => {
  const isMilestone = (category: string, facts = '') => {
    const text = `= It\ncategory: ${category}\nimage: it\n${facts}\nIt.\n`;
    const { qualities } = packOf({ 'qualities/it.story': text });
    return qualities.find(({ name }) => name === 'It')?.levelsAreMilestones;
  };

  expect(isMilestone('BasicAbility')).toBe(true);
  expect(isMilestone('BasicAbility', 'milestone: none\n')).toBeUndefined();
  expect(isMilestone('Quirk')).toBeUndefined();
  expect(isMilestone('Quirk', 'milestone: each level\n')).toBe(true);
});

test('missing facts have defaults, or are missing in the pack', () => {
  expect(qualityOf('hidden: no\nshared: no\nlend: no\nnamable: no\nflaunt: yes')).toEqual({
    id: expect.any(Number),
    name: 'Smoke',
    nature: 'Status',
    category: 'Randomizer',
    climbs: 'one by one',
    steepest: 50,
    descriptionHtml: '<p>Smoke.</p>',
    image: 'smoke',
    challengedAs: 'narrow',
    order: 6,
  });
});

const evening = (parts: string, facts = '') =>
  `= Evening\ncategory: Story\nimage: it\n${facts}\nHow far it has come.\n\n${parts}`;

const milestonesOf = (parts: string): readonly Milestone[] | undefined =>
  packOf({ 'qualities/evening.story': evening(parts) }).qualities.find(({ name }) => name === 'Evening')?.milestones;

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

test('each fact of a milestone names a picture of its kind', () => {
  const pictureOf = (fact: string) => milestonesOf(`== person 1: She\n${fact}\n\nShe.\n`)?.[0]?.picture;
  expect(pictureOf('banner: lampwick')).toEqual({ kind: 'headers', name: 'lampwick' });
  expect(pictureOf('cameo: clerk')).toEqual({ kind: 'cameos', name: 'clerk' });
});

test('a quality without parts has no milestones', () => {
  expect(milestonesOf('')).toBeUndefined();
});

test.each([
  ['== Edward\n\nHe.\n', '', 'not the heading of a milestone'],
  ['== person 0: Edward\n\nHe.\n', '', 'from 1 at which'],
  ['== person 1: Edward\nhero: aunt\ncameo: clerk\n\nHe.\n', '', 'keep one of "hero", "banner" and "cameo"'],
  ['== person 1: Edward\n\nHe.\n', 'shared: yes\n', 'move them to a quality that is not "shared"'],
  ['== person 1: Edward\n', '', 'has no prose'],
])('reports the mistake in %j with %j and the fix', (parts, facts, message) => {
  expect(problemsIn({ 'qualities/evening.story': evening(parts, facts) })).toEqual(
    expect.arrayContaining([expect.stringContaining(message)]),
  );
});
