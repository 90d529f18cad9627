import type { Roll } from '@underhall/engine';
import { type About, aMoment, ids } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { presentMessages } from './present-message.ts';

const end = { phase: 'End', storylet: ids.lamplighter, branch: ids.ask, outcome: 'success', turn: 2 } as const;
const name = (of: string) => `<span class='quality-name'>${of}</span>`;
const failed: Roll = { kind: 'rolled', place: 0, quality: ids.watchful, chance: 60, roll: 61, passed: false };
const spent = {
  kind: 'quality',
  quality: ids.lens,
  from: { level: 3, points: 0 },
  to: { level: 2, points: 0 },
  how: 'changed',
} as const;
const challenges = [
  { kind: 'broad', quality: ids.watchful, difficulty: 5, scaler: 60, secondChance: ids.lens },
] as const;

const messagesFor = (rolls: readonly Roll[], about: About = {}) => {
  const [first, ...others] = rolls;
  const { character, world } = aMoment({ branch: { challenges }, ...about });
  const changes = first ? [first, ...(others.length > 0 ? [spent] : []), ...others] : [];
  return presentMessages({ character: { ...character, story: end }, changes }, end, world);
};

test('a roll reports its result and its chance', () => {
  expect(messagesFor([failed])).toEqual([
    {
      type: 'DifficultyRollFailureMessage',
      message: `You failed in a ${name('Watchful')} challenge.`,
      tooltip: 'You rolled 61; 60 or less was a success.',
      image: 'plain',
    },
  ]);
  expect(messagesFor([{ ...failed, passed: true, roll: 60 }])).toMatchObject([
    { type: 'DifficultyRollSuccessMessage', message: `You succeeded in a ${name('Watchful')} challenge.` },
  ]);
});

test('a second roll reports the item that bought it and its effect first', () => {
  const [first, taken, second, again] = messagesFor([failed, { ...failed, roll: 9, passed: true, again: true }]);
  expect([first?.type, taken?.type]).toEqual(['DifficultyRollFailureMessage', 'StandardQualityChangeMessage']);
  expect(second).toEqual({
    type: 'SecondChanceResultMessage',
    message: `Your ${name('Lens')} gave you a second try: it went better.`,
    image: 'plain',
  });
  expect(again).toMatchObject({
    type: 'DifficultyRollSuccessMessage',
    message: `You succeeded in a ${name('Watchful')} challenge at the second try.`,
    tooltip: 'You rolled 9; 60 or less was a success.',
  });
});

test('a failed second roll says so, with the player’s own name for the item', () => {
  const messages = messagesFor([failed, { ...failed, roll: 90, again: true }], {
    character: { names: { [ids.lens]: 'Tom' } },
  });
  expect(messages.slice(2).map(({ type, message }) => [type, message])).toEqual([
    ['SecondChanceResultMessage', `Your ${name('Tom')} gave you a second try: it went no better.`],
    ['DifficultyRollFailureMessage', `You failed in a ${name('Watchful')} challenge at the second try.`],
  ]);
});

test('a challenge without a second chance reports only its rolls', () => {
  const types = messagesFor([failed, { ...failed, again: true }], { branch: {} }).map(({ type }) => type);
  expect(types).toEqual([
    'DifficultyRollFailureMessage',
    'StandardQualityChangeMessage',
    'DifficultyRollFailureMessage',
  ]);
});

test.each(['The Light', 'A Lens', 'What They Heard'])('a roll on "%s" needs no article before the name', (phrase) => {
  const { qualities } = aMoment({}).world.pack;
  const renamed = qualities.map((each) => (each.id === ids.watchful ? { ...each, name: phrase } : each));
  const again = { ...failed, roll: 9, passed: true, again: true } as const;
  const messages = messagesFor([failed, again], { pack: { qualities: renamed } });
  expect([messages[0], messages.at(-1)].map((each) => each?.message)).toEqual([
    `You failed: ${name(phrase)}.`,
    `You succeeded at the second try: ${name(phrase)}.`,
  ]);
});
