import type { FateCard } from '@underhall/contract';
import type { Character } from '@underhall/engine';
import { aQuality, aStory, aWorld, qualitiesOf } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { changeCharacter } from '../testing/changed-character.ts';
import { creditFate } from './move-fate.ts';
import { recountFate } from './recount-store.ts';

const progress = 711;
const [stand, box, ...others] = Array.from({ length: 6 }, (_, place) =>
  aStory({ id: 700 + place, name: `Story ${place}`, order: place, opens: 801 + place, clears: [progress] }),
);
const told = aStory({
  ...stand,
  name: 'The Umbrella Stand & Co',
  released: '2026-05',
  season: 'Leavings',
  factions: 'The Roof Fund, The Lightermen',
  author: 'E. Tidy',
  isFavourite: true,
});
const qualities = [progress, 801, 802, 803, 804, 805, 806].map((id) => aQuality({ id, name: `Quality ${id}` }));
const { pack } = aWorld();
const server = await aServer({
  pack: {
    ...pack,
    qualities: [...pack.qualities, ...qualities],
    storeItems: [told, aStory({ ...box, isHidden: true }), ...others],
  },
});
const { call, database } = server;

async function aCharacterWith(about: Partial<Character> = {}) {
  const { token, characterId } = await aPlayer(server);
  await changeCharacter(server, characterId, () => about);
  const fate = async () => (await call('GET /fate', {}, token)).body;
  const cardOf = async (wanted: Partial<FateCard>): Promise<FateCard> => {
    const found = (await fate()).fateCards.find((card) =>
      Object.entries(wanted).every(([key, value]) => card[key as keyof FateCard] === value),
    );
    if (!found) throw new Error(`no such card: ${JSON.stringify(wanted)}`);
    return found;
  };
  return {
    fate,
    cardOf,
    characterId,
    isOffered: (wanted: Partial<FateCard>) =>
      cardOf(wanted).then(
        () => true,
        () => false,
      ),
    buy: async ({ id, action }: Pick<FateCard, 'id' | 'action'>, key?: string) =>
      (await call('POST /fate/purchase', { storeItemId: id, action }, token, key)).body,
    levels: async () => {
      const { possessions } = (await call('GET /character/myself', {}, token)).body;
      return possessions.flatMap((group) => group.possessions).map(({ id, level }) => [id, level]);
    },
  };
}
const name = 'The Umbrella Stand &amp; Co';

test('a card of the store has all twenty fields of a story', {
  meta: { rows: ['C-FATE-026', 'C-FATE-027', 'C-FATE-028', 'C-FATE-029', 'C-FATE-031'] },
}, async () => {
  const { cardOf } = await aCharacterWith({ fate: 10 });
  expect(await cardOf({ name })).toEqual({
    id: 2 * told.id,
    action: 'ContentPurchase',
    name,
    image: 'umbrella',
    border: 'gold',
    description: '<p>It is wet.</p>',
    shortDescription: 'Somebody leaves umbrellas.',
    price: 10,
    hidden: false,
    releaseDate: '2026-05-01T00:00:00Z',
    type: 'PurchaseStory',
    canAfford: true,
    fanFavourite: true,
    author: 'E. Tidy',
    season: 'Leavings',
    factions: 'The Roof Fund, The Lightermen',
    enhancedFeaturedItem: false,
    enhancedStoryAvailability: 'None',
    buttons: [{ description: 'Purchase (10 Fate)', correspondingActivePurchase: { id: 2 * told.id } }],
    remainingActionRefreshes: 0,
  });
  expect((await cardOf({ action: 'RefillActions' })).price).toEqual([4, 10]);
});

test('the Fate data have all fields, and the zero date without a membership that ends', {
  meta: { rows: ['C-API-087', 'C-FATE-033', 'C-FATE-034'] },
}, async () => {
  const { fate } = await aCharacterWith({ fate: 7 });
  const { fateCards, actionRefillFateCard, ...rest } = await fate();
  expect(actionRefillFateCard).toEqual(fateCards.find(({ action }) => action === 'RefillActions'));
  expect(rest).toEqual({
    isSuccess: true,
    currentFate: 7,
    currentNex: 7,
    isExceptionalFriend: false,
    premiumSubExpiryDateTime: '0001-01-01T00:00:00Z',
    remainingStoryUnlocks: 0,
    activePurchase: null,
  });
  const until = Date.UTC(2099, 0, 1);
  const member = await (await aCharacterWith({ membership: { tier: 'enhanced', until } })).fate();
  expect(member).toMatchObject({
    isExceptionalFriend: true,
    premiumSubExpiryDateTime: '2099-01-01T00:00:00.000Z',
    remainingStoryUnlocks: 2,
    enhancedActionRefreshCard: { action: 'EnhancedRefresh', remainingActionRefreshes: 3 },
  });
});

test('eight actions have cards, and no other action has one', { meta: { rows: ['C-FATE-021'] } }, async () => {
  const { fate } = await aCharacterWith({ membership: { tier: 'enhanced' } });
  expect([...new Set((await fate()).fateCards.map(({ action }) => action))].sort()).toEqual([
    'AskNameChange',
    'ContentPurchase',
    'EnhancedRefresh',
    'EnhancedUnlock',
    'FaceChange',
    'OutfitPurchase',
    'RefillActions',
    'RefillCards',
  ]);
});

test('a bought story can be reset but not bought again, and a withdrawn one is not offered', async () => {
  const { buy, cardOf, isOffered, fate, levels } = await aCharacterWith({
    fate: 20,
    qualities: qualitiesOf({ [progress]: 3 }),
  });
  expect(await isOffered({ name, type: 'ResetStory' })).toBe(false);
  expect(await isOffered({ name: 'Story 1' })).toBe(false);
  expect(await buy(await cardOf({ name }))).toMatchObject({ isSuccess: true, message: 'It is yours.' });
  expect([await isOffered({ name, type: 'PurchaseStory' }), (await fate()).currentFate]).toEqual([false, 10]);

  const reset = await cardOf({ name, type: 'ResetStory' });
  expect(reset).toMatchObject({ action: 'ContentPurchase', price: 4, canAfford: true });
  expect(await buy(reset)).toMatchObject({ isSuccess: true, message: 'It is back at its beginning.' });
  expect([(await fate()).currentFate, await levels()]).toEqual([6, expect.arrayContaining([[801, 1]])]);
  expect(await levels()).not.toContainEqual([progress, expect.anything()]);
  expect(await buy(reset)).toMatchObject({ isSuccess: false, message: expect.stringContaining('nothing to reset') });
  expect((await fate()).currentFate).toBe(6);
});

test('a purchase without enough Fate is marked as such and refused', {
  meta: { rows: ['C-FATE-042'] },
}, async () => {
  const { buy, cardOf, fate } = await aCharacterWith({ fate: 9 });
  const card = await cardOf({ name });
  expect(card.canAfford).toBe(false);
  expect(await buy(card)).toMatchObject({ isSuccess: false, message: expect.stringContaining('Fate') });
  expect((await fate()).currentFate).toBe(9);
});

test('sixteen equal purchases are one, and of two tabs that buy the same story one pays', async () => {
  const { buy, cardOf, fate, characterId } = await aCharacterWith();
  await creditFate(server.deps, characterId, { order: 'for the store', amount: 50 });
  const card = await cardOf({ name });
  const sent = await Promise.all(Array.from({ length: 16 }, () => buy(card, 'one press')));
  expect(new Set(sent.map((body) => JSON.stringify(body))).size).toBe(1);
  expect((await fate()).currentFate).toBe(40);

  const next = await cardOf({ name: 'Story 2' });
  const tabs = await Promise.all(['one tab', 'another'].map((key) => buy(next, key)));
  expect(tabs.map(({ isSuccess }) => isSuccess).sort()).toEqual([false, true]);
  expect((await fate()).currentFate).toBe(30);
  const entries = await database.run(
    {
      name: 'test-store-entries',
      text: 'select book, purse from fate_entries where character_id = $1 order by version',
    },
    [characterId],
  );
  expect(entries).toEqual([
    { book: 'order', purse: 50 },
    { book: 'store', purse: -10 },
    { book: 'store', purse: -10 },
  ]);
  expect((await recountFate(database)).filter((fault) => fault.characterId === characterId)).toEqual([]);
});

test('an enhanced member can take one new story of the month or play two again', {
  meta: { rows: ['C-FATE-030', 'C-FATE-039', 'C-FATE-040', 'C-FATE-043', 'C-FATE-050', 'C-FATE-056'] },
}, async () => {
  const { fate, buy, levels } = await aCharacterWith({
    membership: { tier: 'enhanced' },
    qualities: qualitiesOf({ 803: 1, 804: 1, [progress]: 2 }),
  });
  const offers = async () => (await fate()).fateCards.filter(({ action }) => action === 'EnhancedUnlock');
  const before = await offers();
  expect(before.map(({ enhancedStoryAvailability }) => enhancedStoryAvailability).sort()).toEqual(
    expect.arrayContaining(['FinalMonth', 'FreshlyAdded']),
  );
  expect(before.filter(({ enhancedFeaturedItem }) => enhancedFeaturedItem)).toHaveLength(1);
  expect(before.every(({ hidden, canAfford }) => hidden && canAfford)).toBe(true);
  const again = before.find(({ type }) => type === 'ResetStory');
  const fresh = before.find(({ type }) => type === 'PurchaseStory');
  if (!again || !fresh) throw new Error('nothing on offer');
  expect([fresh.price, again.price]).toEqual([2, 1]);

  expect(await buy(again)).toMatchObject({ isSuccess: true });
  expect([(await fate()).remainingStoryUnlocks, await levels()]).not.toContainEqual([progress, 2]);
  expect((await fate()).remainingStoryUnlocks).toBe(1);
  expect((await offers()).find(({ id }) => id === fresh.id)?.canAfford).toBe(false);
  expect(await buy(fresh)).toMatchObject({ isSuccess: false, message: expect.stringContaining('Next month') });
  expect((await fate()).remainingStoryUnlocks).toBe(1);
});

test('six stories are on offer to enhanced members, and none to others', {
  meta: { rows: ['C-FATE-050'] },
}, async () => {
  const whole = await aServer({
    pack: { ...pack, qualities: [...pack.qualities, ...qualities], storeItems: [told, aStory({ ...box }), ...others] },
  });
  for (const [tier, count] of [
    ['enhanced', 6],
    ['exceptional', 0],
    ['none', 0],
  ] as const) {
    const { token, characterId } = await aPlayer(whole);
    await changeCharacter(whole, characterId, () => ({ membership: { tier } }));
    const { fateCards } = (await whole.call('GET /fate', {}, token)).body;
    expect(fateCards.filter(({ action }) => action === 'EnhancedUnlock')).toHaveLength(count);
  }
});

test('three stories are new each month, and each is on offer for two months', {
  meta: { rows: ['C-FATE-051'] },
}, async () => {
  const nine = Array.from({ length: 9 }, (_, place) => aStory({ id: 720 + place, order: place, opens: 821 + place }));
  const more = nine.map((_, place) => aQuality({ id: 821 + place, name: `Quality ${821 + place}` }));
  const about = {
    pack: { ...pack, qualities: [...pack.qualities, ...more], storeItems: nine },
    secrets: { signing: 'signs '.repeat(8), luck: 'is lucky'.repeat(8) },
  };
  const first = await aServer(about);
  const { token, characterId } = await aPlayer(first);
  await changeCharacter(first, characterId, () => ({ membership: { tier: 'enhanced' } }));
  const today = new Date();
  const months = [];
  for (const ahead of [1, 2, 3, 4]) {
    const middle = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + ahead, 15);
    const options = { clockOffset: middle - today.getTime() };
    const { call: ask } = await aServer({ ...about, database: first.database, options });
    const { fateCards } = (await ask('GET /fate', {}, token)).body;
    const offers = fateCards.filter(({ action }) => action === 'EnhancedUnlock');
    const those = (badge: string) =>
      offers.filter((card) => card.enhancedStoryAvailability === badge).map(({ id }) => id);
    months.push({ all: offers.map(({ id }) => id), fresh: those('FreshlyAdded'), last: those('FinalMonth') });
  }
  for (const [place, { all, fresh, last }] of months.entries()) {
    expect([all.length, fresh.length, last.length], `month ${place}`).toEqual([6, 3, 3]);
    const [next, afterwards] = months.slice(place + 1);
    if (next) expect(next.last, `month ${place}`).toEqual(fresh);
    for (const id of fresh) expect(afterwards?.all ?? []).not.toContain(id);
  }
});

test('an unknown ID or an ID with another action buys nothing', async () => {
  const { buy, cardOf, fate } = await aCharacterWith({ fate: 50 });
  const { id } = await cardOf({ name });
  for (const [wrongId, action] of [
    [id + 1, 'ContentPurchase'],
    [999, 'ContentPurchase'],
    [-3, 'ContentPurchase'],
    [id, 'EnhancedUnlock'],
    [id, 'RefillActions'],
    [2 * 701, 'ContentPurchase'],
  ] as const) {
    expect((await buy({ id: wrongId, action })).isSuccess).toBe(false);
  }
  expect((await fate()).currentFate).toBe(50);
});
