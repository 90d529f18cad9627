import { freeFaceQualityId } from '@underhall/contract/limits';
import type { Character } from '@underhall/engine';
import { aQuality, aWorld, qualitiesOf } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { changeCharacter } from '../testing/changed-character.ts';

const { pack } = aWorld();
const ticket = aQuality({ id: freeFaceQualityId, name: 'A Ticket', climbs: 'one by one', category: 'Curiosity' });
const server = await aServer({
  pack: {
    ...pack,
    qualities: [...pack.qualities, ticket],
    start: { ...pack.start, faces: ['beardy', 'veil', 'fez'] },
  },
});
const { call } = server;
let made = 0;
/** An unused name. */
const aFreeName = () => `Bea ${String.fromCharCode(65 + (made++ % 26))}${made}`;

async function aCharacterWith(about: Partial<Character>) {
  const player = await aPlayer(server);
  const { token, characterId } = player;
  await changeCharacter(server, characterId, () => about);
  const fate = async () => (await call('GET /fate', {}, token)).body;
  return {
    ...player,
    fate,
    changeName: async (newName: string | undefined, key?: string) => {
      const asked = { storeItemId: 6, action: 'AskNameChange', ...(newName !== undefined && { newName }) } as const;
      return (await call('POST /fate/purchase', asked, token, key)).body;
    },
    changeFace: async (avatarImage: string, storeItemId?: number, key?: string) => {
      const asked = { avatarImage, ...(storeItemId !== undefined && { storeItemId }) };
      return (await call('POST /fate/changeavatar', asked, token, key)).body;
    },
    /** The current name, face and Fate. */
    now: async () => {
      const { character } = (await call('GET /character/myself', {}, token)).body;
      return [character.name, character.avatarImage, (await fate()).currentFate];
    },
    tickets: async () => {
      const { possessions } = (await call('GET /character/myself', {}, token)).body;
      const held = possessions.flatMap((group) => group.possessions).find(({ id }) => id === freeFaceQualityId);
      return held?.level ?? 0;
    },
  };
}

const isFree = async (name: string) => {
  const { token } = await aPlayer(server);
  return (await call('POST /register/characternameavailable', name, token)).body.isSuccess;
};

test('the cards of name and face have a price and say whether the balance covers it', async () => {
  const { fate } = await aCharacterWith({ fate: 6 });
  const { fateCards } = await fate();
  const card = (wanted: string) => fateCards.find(({ action }) => action === wanted);
  expect(card('AskNameChange')).toMatchObject({ id: 6, price: 15, canAfford: false });
  expect(card('FaceChange')).toMatchObject({ id: 7, price: 5, canAfford: true });
});

test('a name is changed for Fate, which frees the old name and takes the new one', {
  meta: { rows: ['C-API-044', 'C-MYSELF-056'] },
}, async () => {
  const { changeName, now, name } = await aCharacterWith({ fate: 20 });
  const wanted = aFreeName();
  expect(await changeName(`  ${wanted.replace(' ', '   ')} `)).toEqual({
    isSuccess: true,
    message: `You are called ${wanted} from now on.`,
    characterName: wanted,
  });
  expect(await now()).toEqual([wanted, 'beardy', 5]);
  expect([await isFree(name), await isFree(wanted.toUpperCase())]).toEqual([true, false]);
});

test.each([
  ['missing', undefined],
  ['only spaces', '   '],
  ['one letter', 'B'],
  ['forty-one letters', 'B'.repeat(41)],
  ['markup', '<b>Bea</b>'],
  ['with an invisible character', 'Bea\u200bAda'],
  ['with a digit first', '7 Bea'],
])(
  'a name that is %s is refused with a message, and nothing is paid',
  { meta: { rows: ['C-MYSELF-052'] } },
  async (_, unfit) => {
    const { changeName, now, name } = await aCharacterWith({ fate: 20 });
    expect(await changeName(unfit)).toMatchObject({ isSuccess: false, message: expect.stringContaining('2 to 40') });
    expect(await now()).toEqual([name, 'beardy', 20]);
  },
);

test('a taken name is refused in any spelling, and so is the current name', async () => {
  const { changeName, now, name } = await aCharacterWith({ fate: 20 });
  const other = await aPlayer(server);
  for (const taken of [other.name, other.name.toUpperCase()]) {
    expect(await changeName(taken)).toMatchObject({
      isSuccess: false,
      message: expect.stringContaining('has that name'),
    });
  }
  expect(await changeName(name)).toMatchObject({ isSuccess: false, message: expect.stringContaining('already') });
  expect(await now()).toEqual([name, 'beardy', 20]);
  expect(await changeName(name.toUpperCase())).toMatchObject({ isSuccess: true, characterName: name.toUpperCase() });
});

test('name and face are not changed without enough Fate', async () => {
  const { changeName, changeFace, now, name } = await aCharacterWith({ fate: 4 });
  for (const refused of [await changeName(aFreeName()), await changeFace('veil', 7)]) {
    expect(refused).toMatchObject({ isSuccess: false, message: expect.stringContaining('Fate') });
  }
  expect(await now()).toEqual([name, 'beardy', 4]);
});

test('sixteen concurrent requests for one change are charged once and get the same reply', async () => {
  const { changeName, changeFace, now } = await aCharacterWith({ fate: 40 });
  const wanted = aFreeName();
  for (const send of [() => changeName(wanted, 'one press'), () => changeFace('fez', 7, 'another press')]) {
    const answers = await Promise.all(Array.from({ length: 16 }, send));
    expect(new Set(answers.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]).toMatchObject({ isSuccess: true });
  }
  expect(await now()).toEqual([wanted, 'fez', 20]);
});

test('a change that is repeated much later gets the first reply and changes nothing', async () => {
  const { changeName, now } = await aCharacterWith({ fate: 40 });
  const [first, second] = [aFreeName(), aFreeName()];
  const answer = await changeName(first, 'once');
  await changeName(second);
  expect(await changeName(first, 'once')).toEqual(answer);
  expect(await now()).toEqual([second, 'beardy', 10]);
});

test('eight players request one name at once: one gets it, and the others pay nothing', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => aCharacterWith({ fate: 15 })));
  const wanted = aFreeName();
  const answers = await Promise.all(people.map(({ changeName }) => changeName(wanted)));
  expect(answers.filter(({ isSuccess }) => isSuccess)).toHaveLength(1);
  for (const [place, { now, name }] of people.entries()) {
    const hasIt = answers[place]?.isSuccess;
    if (!hasIt) expect(answers[place]?.message).toContain('has that name');
    expect(await now()).toEqual(hasIt ? [wanted, 'beardy', 0] : [name, 'beardy', 15]);
  }
});

test('a face is changed for the price on its card', { meta: { rows: ['C-API-088', 'C-FATE-047'] } }, async () => {
  const { changeFace, fate, now, name } = await aCharacterWith({ fate: 20 });
  const card = (await fate()).fateCards.find(({ action }) => action === 'FaceChange');
  expect(await changeFace('veil', card?.id)).toMatchObject({ isSuccess: true, avatarImage: 'veil' });
  expect(await now()).toEqual([name, 'veil', 20 - Number(card?.price)]);
});

test('a ticket pays for one change of face', {
  meta: { rows: ['C-API-088', 'C-FATE-048'] },
}, async () => {
  const { changeFace, now, name, tickets } = await aCharacterWith({
    fate: 20,
    qualities: qualitiesOf({ [freeFaceQualityId]: 1 }),
  });
  expect(await tickets()).toBe(1);
  expect(await changeFace('veil', undefined, 'one press')).toMatchObject({ isSuccess: true, avatarImage: 'veil' });
  expect(await changeFace('veil', undefined, 'one press')).toMatchObject({ isSuccess: true, avatarImage: 'veil' });
  expect([await now(), await tickets()]).toEqual([[name, 'veil', 20], 0]);
  expect(await changeFace('fez')).toMatchObject({ isSuccess: false, message: expect.stringContaining('Fate') });
  expect(await now()).toEqual([name, 'veil', 20]);
});

test('the older call for a face accepts a ticket but no Fate', {
  meta: { rows: ['C-API-034'] },
}, async () => {
  const { token, now, name, tickets } = await aCharacterWith({
    fate: 20,
    qualities: qualitiesOf({ [freeFaceQualityId]: 1 }),
  });
  const set = async (about: object, key?: string) =>
    (await call('POST /character/setavatarimage', { avatarImage: 'veil', ...about }, token, key)).body;
  const answers = await Promise.all(Array.from({ length: 16 }, () => set({}, 'one press')));
  expect(new Set(answers.map((body) => JSON.stringify(body))).size).toBe(1);
  expect(answers[0]).toMatchObject({ isSuccess: true, avatarImage: 'veil' });
  expect([await now(), await tickets()]).toEqual([[name, 'veil', 20], 0]);
  expect(await set({ avatarImage: 'fez', storeItemId: 7 })).toMatchObject({
    isSuccess: false,
    message: expect.stringContaining('Fate'),
  });
  expect(await set({ avatarImage: 'nobody' })).toMatchObject({ isSuccess: false });
  expect(await now()).toEqual([name, 'veil', 20]);
});

test('an unavailable face, the current one or the ID of another purchase is refused', async () => {
  const { changeFace, now, name } = await aCharacterWith({
    fate: 20,
    qualities: qualitiesOf({ [freeFaceQualityId]: 1 }),
  });
  for (const [face, item] of [
    ['nobody', 7],
    ['../veil', undefined],
    ['', undefined],
    ['beardy', 7],
    ['veil', 6],
    ['veil', 99],
  ] as const) {
    expect(await changeFace(face, item), face).toMatchObject({
      isSuccess: false,
      message: expect.stringMatching(/\w/),
    });
  }
  expect(await now()).toEqual([name, 'beardy', 20]);
});
