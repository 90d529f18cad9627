import { freeFaceQualityId } from '@underhall/contract/limits';
import { expect, test } from 'vitest';
import { type About, aMoment } from '../testing/a-moment.ts';
import { aQuality, aWorld } from '../testing/a-world.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import { changeFace, changeName, hasFaceTicket } from './name-and-face.ts';

const nobody = { namesake: undefined };
const ticket = aQuality({ id: freeFaceQualityId, name: 'Ticket', climbs: 'one by one' });
const somebody = (fate: number, about: About = {}) =>
  aMoment({
    ...about,
    pack: {
      qualities: [...aWorld().pack.qualities, ticket],
      start: { ...aWorld().pack.start, faces: ['beardy', 'veil', 'fez'] },
    },
    character: { fate },
  });
const withTickets = (count: number, fate = 0) => somebody(fate, { qualities: { [freeFaceQualityId]: count } });

test('a new name costs the world’s price, and old and new name are recorded', () => {
  const { character, changes } = turnOf(changeName(somebody(20), 'Bea', nobody));
  expect([character.name, character.fate]).toEqual(['Bea', 5]);
  expect(changes).toEqual([
    { kind: 'fate', why: 'spent', book: 'store', from: 20, to: 5 },
    { kind: 'name changed', from: 'Ada', to: 'Bea' },
  ]);
});

test('another character’s name is refused, but the spelling of one’s own may change', () => {
  expect(changeName(somebody(20), 'Bea', { namesake: 72 })).toEqual(refused('name taken'));
  expect(turnOf(changeName(somebody(20), 'ADA', { namesake: 71 })).character.name).toBe('ADA');
  expect(changeName(somebody(20), 'Ada', { namesake: 71 })).toEqual(refused('named so already'));
});

test('nothing changes with one Fate too few, and the exact price is enough', () => {
  expect(changeName(somebody(14), 'Bea', nobody)).toEqual(refused('not enough fate'));
  expect(turnOf(changeName(somebody(15), 'Bea', nobody)).character.fate).toBe(0);
  expect(changeFace(somebody(4), 'veil', 'fate')).toEqual(refused('not enough fate'));
  expect(turnOf(changeFace(somebody(5), 'veil', 'fate')).character).toMatchObject({ face: 'veil', fate: 0 });
});

test('a new face must be one of the world’s and differ from the current one', () => {
  expect(changeFace(somebody(20), 'nobody', 'fate')).toEqual(refused('no such face'));
  expect(changeFace(somebody(20), 'beardy', 'fate')).toEqual(refused('your face already'));
});

test('a ticket pays for one face and is used up', { meta: { rows: ['C-FATE-048'] } }, () => {
  expect(freeFaceQualityId).toBe(126872);
  const { character, changes } = turnOf(changeFace(withTickets(1, 3), 'veil', 'ticket'));
  expect([character.face, character.fate, hasFaceTicket(character)]).toEqual(['veil', 3, false]);
  expect(changes.map(({ kind }) => kind)).toEqual(['quality', 'face changed']);
  expect(hasFaceTicket(turnOf(changeFace(withTickets(2), 'fez', 'ticket')).character)).toBe(true);
});

test('paying by ticket needs one, and paying with Fate keeps the ticket', () => {
  expect(changeFace(somebody(20), 'veil', 'ticket')).toEqual(refused('no face ticket'));
  const { character } = turnOf(changeFace(withTickets(1, 20), 'veil', 'fate'));
  expect([character.fate, hasFaceTicket(character)]).toEqual([15, true]);
});
