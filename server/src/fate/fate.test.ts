import type { Character } from '@underhall/engine';
import { aWorld } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { changeCharacter } from '../testing/changed-character.ts';

const server = await aServer({ pack: aWorld().pack });

async function aCharacterWith(about: Partial<Character>) {
  const { token, characterId } = await aPlayer(server);
  const spent = (now: number) => ({ actions: { count: 0, nextAt: now + 500_000 } });
  await changeCharacter(server, characterId, (_, now) => ({ ...spent(now), lodging: 1, ...about }));
  return {
    buy: async (storeItemId: number, action: 'RefillActions' | 'RefillCards' | 'EnhancedRefresh', key?: string) =>
      (await server.call('POST /fate/purchase', { storeItemId, action }, token, key)).body,
    fate: async () => (await server.call('GET /fate', {}, token)).body,
    actions: async () => (await server.call('GET /character/actions', {}, token)).body.actions,
    hand: async () => (await server.call('GET /opportunity', {}, token)).body,
  };
}

test('a refill has two sizes on one card: 6 actions for 4 Fate and 20 for 10', {
  meta: { rows: ['C-ACTIONS-027', 'C-ACTIONS-028'] },
}, async () => {
  const { fate, buy, actions } = await aCharacterWith({ fate: 20 });
  const { actionRefillFateCard: card, currentFate } = await fate();
  expect(currentFate).toBe(20);
  expect(card).toMatchObject({ action: 'RefillActions', price: [4, 10], canAfford: true });
  const [small = 0, large = 0] = card.buttons.map(({ correspondingActivePurchase: { id } }) => id);

  expect(await buy(small, 'RefillActions')).toMatchObject({ isSuccess: true, message: expect.any(String) });
  expect([await actions(), (await fate()).currentFate]).toEqual([6, 16]);
  await buy(large, 'RefillActions');
  expect([await actions(), (await fate()).currentFate]).toEqual([26, 6]);
});

test('a refill is offered and sold with 4 Fate, but not with less', {
  meta: { rows: ['C-ACTIONS-029'] },
}, async () => {
  const { fate, buy, actions } = await aCharacterWith({ fate: 3 });
  expect((await fate()).actionRefillFateCard.canAfford).toBe(false);
  expect(await buy(1, 'RefillActions')).toMatchObject({ isSuccess: false, message: expect.stringContaining('Fate') });
  expect([await actions(), (await fate()).currentFate]).toEqual([0, 3]);

  const other = await aCharacterWith({ fate: 4 });
  expect((await other.fate()).actionRefillFateCard.canAfford).toBe(true);
  expect(await other.buy(1, 'RefillActions')).toMatchObject({ isSuccess: true });
  expect([await other.actions(), (await other.fate()).currentFate]).toEqual([6, 0]);
});

test('sixteen equal purchases with one key are one purchase', async () => {
  const { fate, buy, actions } = await aCharacterWith({ fate: 50 });
  const sent = await Promise.all(Array.from({ length: 16 }, () => buy(1, 'RefillActions', 'one press')));
  expect(new Set(sent.map((body) => JSON.stringify(body))).size).toBe(1);
  expect([await actions(), (await fate()).currentFate]).toEqual([6, 46]);
});

test('a deck is filled for Fate, but not if it is full', async () => {
  const { fate, buy, hand } = await aCharacterWith({ fate: 5, cards: { 1: { deck: { count: 0 }, hand: [] } } });
  const card = (await fate()).fateCards.find(({ action }) => action === 'RefillCards');
  expect(card?.price).toBe(2);
  expect(await buy(card?.id ?? 0, 'RefillCards')).toMatchObject({ isSuccess: true });
  expect([(await hand()).eligibleForCardsCount, (await fate()).currentFate]).toEqual([6, 3]);
  expect(await buy(card?.id ?? 0, 'RefillCards')).toMatchObject({ isSuccess: false });
});

test('an enhanced member has three free refreshes of seven actions', {
  meta: { rows: ['C-ACTIONS-030', 'C-ACTIONS-031', 'C-ACTIONS-032'] },
}, async () => {
  const { fate, buy, actions } = await aCharacterWith({ membership: { tier: 'enhanced' } });
  const card = (await fate()).enhancedActionRefreshCard;
  expect(card).toMatchObject({ action: 'EnhancedRefresh', remainingActionRefreshes: 3 });
  for (const left of [2, 1, 0]) {
    expect(await buy(card?.id ?? 0, 'EnhancedRefresh')).toMatchObject({ isSuccess: true });
    expect((await fate()).enhancedActionRefreshCard?.remainingActionRefreshes).toBe(left);
  }
  expect(await actions()).toBe(21);
  const refused = await buy(card?.id ?? 0, 'EnhancedRefresh');
  expect(refused).toMatchObject({ isSuccess: false, message: expect.stringContaining('no refresh left') });
});

test('other members are offered no refresh and cannot use one', async () => {
  const { fate, buy, actions } = await aCharacterWith({ membership: { tier: 'exceptional' } });
  expect(await fate()).not.toHaveProperty('enhancedActionRefreshCard');
  expect((await fate()).isExceptionalFriend).toBe(true);
  expect((await buy(4, 'EnhancedRefresh')).isSuccess).toBe(false);
  expect(await actions()).toBe(0);
});

test('an unknown ID or the ID of another item buys nothing', async () => {
  const { buy, fate } = await aCharacterWith({ fate: 20 });
  for (const [id, action] of [
    [99, 'RefillActions'],
    [3, 'RefillActions'],
    [1, 'EnhancedRefresh'],
  ] as const) {
    expect((await buy(id, action)).isSuccess).toBe(false);
  }
  expect((await fate()).currentFate).toBe(20);
});
