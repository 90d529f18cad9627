import { expect, test } from 'vitest';
import { type About, aMoment } from '../testing/a-moment.ts';
import { anArea, aSetting } from '../testing/a-place.ts';
import { ids } from '../testing/a-world.ts';
import { anAgent, engaged, service } from '../testing/an-agent.ts';
import { anOutcome } from '../testing/an-outcome.ts';
import { openTurn } from '../turn.ts';
import type { Outcome } from './consequences.ts';
import { applyOutcome } from './outcome.ts';

const pack = {
  settings: [aSetting({ id: 1 }), aSetting({ id: 2, startArea: 3 })],
  areas: [anArea({ id: ids.quay }), anArea({ id: ids.square }), anArea({ id: 3, setting: 2 })],
  agents: [anAgent(), anAgent({ id: service.hallam })],
};
const after = (outcome: Partial<Outcome>, about: About = {}) => {
  const moment = aMoment({ pack, ...about });
  return applyOutcome(openTurn(moment), anOutcome(outcome), ids.lamplighter, moment);
};

test('an empty outcome changes nothing', () => {
  expect(after({}).changes).toEqual([]);
});

test('an outcome moves the character, also to no area', () => {
  expect(after({ moveTo: ids.square }).changes).toEqual([{ kind: 'moved', from: ids.quay, to: ids.square }]);
  expect(after({ moveTo: 0 }).character.area).toBe(0);
});

test('an outcome moves the character into a setting and to its start area', () => {
  expect(after({ setting: 2 }).changes).toEqual([{ kind: 'moved', from: ids.quay, to: 3 }]);
  expect(after({ setting: 2, moveTo: ids.square }).character.area).toBe(ids.square);
});

test('an outcome gives a lodging, unless it was removed from the world', () => {
  expect(after({ lodge: 1 }).changes).toEqual([{ kind: 'lodged', lodging: 1 }]);
  expect(after({ lodge: 9 }).changes).toEqual([]);
});

test('an outcome puts on an owned item', () => {
  expect(after({ wear: ids.hat }, { qualities: { [ids.hat]: 1 } }).character.worn).toEqual({ Hat: ids.hat });
  expect(after({ wear: ids.hat }).changes).toEqual([]);
});

test('an outcome gives an outfit of the worn items once, under its own name if unused', () => {
  const hatted = { qualities: { [ids.hat]: 1 } };
  const given = after({ wear: ids.hat, outfit: 'The Lamps' }, hatted).character;
  const saved = { name: 'The Lamps', type: 'GivenInGame', worn: { Hat: ids.hat }, isFavourite: false };
  expect(given.outfits).toEqual([{ id: 2, ...saved, given: 'The Lamps' }]);

  const renamed = given.outfits.map((each) => ({ ...each, name: 'Mine' }));
  expect(after({ outfit: 'The Lamps' }, { character: { outfits: renamed } }).changes).toEqual([]);
  const own = [{ id: 1, name: 'the lamps', type: 'Standard', worn: {}, isFavourite: false } as const];
  expect(after({ outfit: 'The Lamps' }, { character: { outfits: own } }).character.outfits[1]).toMatchObject({
    name: 'Casual',
    given: 'The Lamps',
  });
});

test('an outcome sets and removes the frame and the banner of the profile', () => {
  const { character, changes } = after({ frame: 'jet', banner: 'assize' });
  expect([character.frame, character.banner]).toEqual(['jet', 'assize']);
  expect(changes).toEqual([
    { kind: 'frame changed', to: 'jet' },
    { kind: 'banner changed', to: 'assize' },
  ]);
  expect(after({ frame: 'jet', banner: 'assize' }, { character }).changes).toEqual([]);
  const plain = after({ frame: 'none', banner: 'none' }, { character }).character;
  expect(plain).not.toHaveProperty('frame');
  expect(plain).not.toHaveProperty('banner');
  expect(after({ frame: 'none', banner: 'none' }).changes).toEqual([]);
});

test('an outcome dismisses an agent before it engages another', () => {
  expect(after({ engage: service.pin }).changes).toEqual([{ kind: 'agent engaged', agent: service.pin }]);
  const served = { character: { agents: [engaged()] } };
  expect(after({ engage: service.pin }, served).changes).toEqual([]);
  expect(after({ dismiss: service.pin }, served).character.agents).toEqual([]);
  expect(after({ dismiss: service.hallam }, served).changes).toEqual([]);
  expect(after({ engage: service.hallam, dismiss: service.pin }, served).changes.map(({ kind }) => kind)).toEqual([
    'agent dismissed',
    'agent engaged',
  ]);
});

test('an outcome discards the hand here before it moves the character', () => {
  const holding = {
    character: { cards: { 1: { deck: { count: 6 }, hand: [31, 32] }, 2: { deck: { count: 6 }, hand: [33] } } },
  };
  const { character, changes } = after({ clearHand: true, setting: 2 }, holding);

  expect(changes.map(({ kind }) => kind)).toEqual(['card left', 'card left', 'moved']);
  expect([character.cards[1]?.hand, character.cards[2]?.hand]).toEqual([[], [33]]);
});

test('all effects apply at the place where the character was', () => {
  const low = { deck: { count: 0 }, hand: [] };
  const { character } = after({ refreshCards: true, setting: 2 }, { character: { cards: { 1: low, 2: low } } });
  expect([character.cards[1]?.deck.count, character.cards[2]?.deck.count]).toEqual([6, 0]);
});

test('the journal offer is recorded last', () => {
  expect(after({ journal: true, moveTo: ids.square }).changes.at(-1)).toEqual({
    kind: 'journal offered',
    storylet: ids.lamplighter,
  });
});
