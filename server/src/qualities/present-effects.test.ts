import { aMoment, aQuality } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { presentOwn, presentPossession } from './present-possession.ts';
import { presentQualityChange } from './present-quality-change.ts';

const strength = aQuality({ id: 1, name: 'Strength & Wit', category: 'BasicAbility' });
const menace = aQuality({ id: 2, name: 'Murmurs', category: 'Menace' });
const secret = aQuality({ id: 3, name: 'Secret', hidden: true, category: 'Story' });
const curtains = aQuality({
  ...{ id: 4, name: 'Curtains', nature: 'Thing', category: 'HomeComfort', slot: 'HomeComfort' },
  enhancements: [
    { quality: 1, level: -2 },
    { quality: 3, level: 9 },
  ],
  dulls: [{ quality: 2, level: 1 }],
  secondChanceOn: 1,
});
const plain = aQuality({ id: 5, name: 'Stone', nature: 'Thing' });
const here = aMoment({ pack: { qualities: [strength, menace, secret, curtains, plain] }, qualities: { 4: 1 } });

const effects = [
  { kind: 'bonus', text: '−2 Strength &amp; Wit' },
  { kind: 'quiets', text: 'quiets Murmurs by 1' },
  { kind: 'second chance', text: 'a second try at Strength &amp; Wit' },
];

test('a possession says what it does, but not what it does to a hidden quality', () => {
  const possession = presentOwn(curtains, here);
  expect(possession.effects).toEqual(effects);
  expect(possession.enhancements.map(({ qualityId, category }) => [qualityId, category])).toEqual([
    [1, 'BasicAbility'],
    [3, 'Hidden'],
  ]);
  expect(presentPossession(plain, here)).not.toHaveProperty('effects');
});

test('a result says what the gained item does', () => {
  const [message] = presentQualityChange(
    { kind: 'quality', quality: 4, from: { level: 0, points: 0 }, to: { level: 1, points: 0 }, how: 'changed' },
    here,
  );
  expect(message).toMatchObject({ changeType: 'Gained', possession: { effects } });
});

test('the words come from the pack', () => {
  const { world, character } = here;
  const words = { ...world.pack.words, texts: { ...world.pack.words.texts } };
  words.texts.effects = { ...words.texts.effects, quiets: 'takes {amount} off {quality}' };
  const possession = presentPossession(curtains, { character, world: { ...world, pack: { ...world.pack, words } } });
  expect(possession.effects).toContainEqual({ kind: 'quiets', text: 'takes 1 off Murmurs' });
});
