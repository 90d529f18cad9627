import type { Lead } from '@underhall/engine';
import { expect, test } from 'vitest';
import { packOf, problemsIn } from '../testing/a-world.ts';

const rain = '= Rain\nafter: 2 hours\ngiven: to Coins 3+\nimage: it\nset: Step 2\n';
const files = (facts: string) => ({
  'qualities/hunt.story': `= Hunt\ncategory: Story\nimage: it\n${facts}\n\nA hunt.\n`,
  'timed/rain.story': rain,
});
const leadIn = (facts: string): Lead | undefined =>
  packOf(files(facts)).qualities.find(({ name }) => name === 'Hunt')?.lead;
const pack = packOf(files(''));
const square = pack.areas.find(({ name }) => name === 'The Square')?.id;
const rainId = pack.timed.find(({ name }) => name === 'Rain')?.id;

test('a level without text or place keeps the last ones; a wait ends where the next text begins', () => {
  const facts = `lead: main
done at: 9
next step: 1 Ask *there*, {sir|madam|dear}.
place: 2 The Square
next step: 3 He will write.
waits for: 4 Rain
next step: 6 Read it.
place: 7 anywhere`;

  const asked = ['Ask <em>there</em>, ', { kind: 'pronoun', gentleman: 'sir', lady: 'madam', indistinct: 'dear' }, '.'];
  expect(leadIn(facts)).toEqual({
    isMain: true,
    doneAt: 9,
    steps: [
      { from: 1, html: asked },
      { from: 2, html: asked, area: square },
      { from: 3, html: 'He will write.', area: square },
      { from: 4, html: 'He will write.', area: square, waitsFor: rainId },
      { from: 6, html: 'Read it.', area: square },
      { from: 7, html: 'Read it.' },
    ],
  });
});

test('a lead is done at the highest level that its quality mentions, unless it says otherwise', () => {
  const doneAt = (facts: string) => leadIn(`lead: yes\nnext step: 1 Ask.\n${facts}`)?.doneAt;
  expect(doneAt('done at: 2\ncap: 7')).toBe(2);
  expect(doneAt('cap: 7')).toBe(7);
  expect(doneAt('target: 6')).toBe(6);
  expect(doneAt('stages: 1 One, 5 Five')).toBe(5);
  expect(doneAt('told: 4 It is.\npictures: 1 it, 3 it')).toBe(4);
  expect(doneAt('next step: 2 Sit.\ncap: 3\n\nA hunt.\n\n== chapter 3: The End\n\nIt')).toBe(3);
});

test('a quality that is no lead has none in the pack', () => {
  expect(leadIn('cap: 3')).toBeUndefined();
});

test('a place or a time that does not exist is reported with the nearest one', () => {
  const messages = (facts: string) => problemsIn(files(`cap: 5\nlead: yes\nnext step: 1 Ask.\n${facts}`)).join('\n');
  expect(messages('place: 1 The Sqare')).toContain('unknown area "The Sqare". Did you mean "The Square"?');
  expect(messages('waits for: 1 Rian')).toContain('unknown timed story "Rian". Did you mean "Rain"?');
  expect(messages('waits for: 1 Tuesday')).toContain(
    'unknown timed story "Tuesday". A lead waits only for a timed story: nothing else comes by itself.',
  );
});

test.each([
  ['next step: Ask.', '"Ask." is not a level and a text'],
  ['place: The Square', '"The Square" is not a level and a place, like "5 The Quay"'],
  ['waits for: 2 days', 'unknown timed story "days"'],
  ['waits for: Rain', '"Rain" is not a level and a timed story'],
  ['lead: maine', '"maine" is not one of: main, yes. Did you mean "main"?'],
])('reports %s', (fact, message) => {
  const facts = fact.startsWith('lead') ? `cap: 5\n${fact}` : `cap: 5\nlead: yes\n${fact}`;
  expect(problemsIn(files(facts)).join('\n')).toContain(message);
});
