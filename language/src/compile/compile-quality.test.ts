import type { Quality } from '@underhall/engine';
import { expect, test } from 'vitest';
import { compiled, idIn } from '../testing/compiled.ts';

const qualityOf = (facts: string): Quality => {
  const pack = compiled({
    'qualities/smoke.story': `= Smoke\ncategory: Randomizer\nimage: smoke\n${facts}\n\nSmoke.\n`,
  });
  return pack.qualities.find(({ name }) => name === 'Smoke') as Quality;
};
const ids = compiled({});

test('a quality has all that is written', () => {
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

test('each level of an attribute is a milestone, unless its author says none, and of another quality if they say so', () => {
  const isMilestone = (category: string, facts = '') => {
    const text = `= It\ncategory: ${category}\nimage: it\n${facts}\nIt.\n`;
    const { qualities } = compiled({ 'qualities/it.story': text });
    return qualities.find(({ name }) => name === 'It')?.levelsAreMilestones;
  };

  expect(isMilestone('BasicAbility')).toBe(true);
  expect(isMilestone('BasicAbility', 'milestone: none\n')).toBeUndefined();
  expect(isMilestone('Quirk')).toBeUndefined();
  expect(isMilestone('Quirk', 'milestone: each level\n')).toBe(true);
});

test('what a quality leaves out has its default, or is not in the pack', () => {
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
