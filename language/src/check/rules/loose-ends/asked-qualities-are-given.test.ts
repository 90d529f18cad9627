import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { aPersona, aShop, aTimed } from '../../../testing/other-kinds.ts';
import { askedQualitiesAreGiven } from './asked-qualities-are-given.ts';

const never = (name: string): string =>
  `nothing ever gives "${name}"; let an outcome give it, or remove the requirement`;

test('accepts a required quality that an outcome gives', () => {
  expect(messagesOf(askedQualitiesAreGiven, aStorylet('when: Coins 5+, no Coins or Coins 1+'))).toEqual([]);
});

test('reports a required quality that nothing gives', () => {
  const facts = 'when: Lens 1+, no Step or Coins 1+, Coins at least [Coins], seen A Bench\nnote: {Step under 3: a | b}';

  expect(messagesOf(askedQualitiesAreGiven, aStorylet(facts, aBranch('pay: Lens 2')))).toEqual([
    never('Lens'),
    never('Step'),
    never('Step'),
    never('Lens'),
  ]);
});

test.each([
  ['a start', { 'pack.story': '= Small\nstart at: The Square\nfaces: plain\nstart with: Step 1\n' }],
  ['a persona', aPersona('starts with: Step 1')],
  [
    'an outcome that sets it',
    { 'areas/a/b.story': `= B\nwhere: anywhere\n\n${aBranch('', anOutcome('set: Step 1'))}` },
  ],
  ['a timed story', aTimed('after: 1 hour\ngain: Step 1')],
  ['a shop that sells it', aShop('', '== Step\nprice: Coins 1\n')],
  ['a shop that pays in it', aShop('', '== Coins\nfetches: Step 1\n')],
  ['a loss below nought', { 'areas/a/b.story': `= B\n\n${aBranch('', anOutcome('lose: Step (3 - [Coins])'))}` }],
])('%s gives it', (_, files) => {
  expect(messagesOf(askedQualitiesAreGiven, { ...aStorylet('when: Step 1+'), ...files })).toEqual([]);
});

test('offers do not wait for a quality that nothing gives', () => {
  const pack = { 'pack.story': '= Small\nstart at: The Square\nfaces: plain\noffers when: Step 3+\n' };
  expect(messagesOf(askedQualitiesAreGiven, pack)).toEqual([never('Step')]);
});

test('a fixed loss, and a level set to 0, give nothing', () => {
  const losing = aStorylet('when: Step 1+', aBranch('', anOutcome('lose: Step 1') + anOutcome('set: Step 0')));

  expect(messagesOf(askedQualitiesAreGiven, losing)).toEqual([never('Step')]);
});

test('a challenge raises an attribute; luck and other qualities are not raised', () => {
  const tried = (challenge: string, asked: string) =>
    messagesOf(askedQualitiesAreGiven, aStorylet(`when: ${asked}`, aBranch(`challenge: ${challenge}`)));

  expect(tried('Watchful 3', 'Watchful 1+')).toEqual([]);
  expect(tried('Watchful 3 luck', 'Watchful 1+')).toEqual([never('Watchful')]);
  expect(tried('Step 3', 'Step 1+')).toEqual([never('Step')]);
});

test('worn things raise a quality if they can be obtained', () => {
  const asking = aStorylet('when: Watchful 1+');

  expect(messagesOf(askedQualitiesAreGiven, { ...asking, ...aShop('') })).toEqual([]);
  expect(messagesOf(askedQualitiesAreGiven, asking)).toEqual([never('Watchful')]);
});

test('skips shared qualities, and leaves unknown ones to another rule', () => {
  const shared = { 'qualities/shared.story': '= Fair\ncategory: Seasonal\nshared: yes\nimage: it\n\nA fair.\n' };

  expect(messagesOf(askedQualitiesAreGiven, { ...aStorylet('when: Fair 1+, Nothing Known 2+'), ...shared })).toEqual(
    [],
  );
});

test('accepts a pinned quality', () => {
  const pinned = { 'qualities/key.story': '= Key\nid: 427\ncategory: Curiosity\nimage: it\n' };

  expect(messagesOf(askedQualitiesAreGiven, { ...aStorylet('when: Key 3+'), ...pinned })).toEqual([]);
});
