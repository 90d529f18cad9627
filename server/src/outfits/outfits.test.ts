import type { Outfit } from '@underhall/engine';
import { garments } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { aDressingRoom, aWearer, barracks, porter, tonic, wornIn } from '../testing/a-dressing-room.ts';

const { exact, bold, stone, bowler, bonnet, coat, boots, curse, wife } = garments;
const server = await aDressingRoom();

const outfit = (id: number, about: Partial<Outfit> = {}): Outfit => ({
  id,
  name: `Outfit ${id}`,
  type: 'Purchased',
  worn: {},
  isFavourite: false,
  ...about,
});

const refusedAlone = (message: string | RegExp) => ({
  isSuccess: false,
  message: typeof message === 'string' ? message : expect.stringMatching(message),
});
/** A refused change of clothes, with what is worn. */
const refused = (message: string | RegExp) =>
  expect.objectContaining({ ...refusedAlone(message), slots: expect.any(Array), dirty: expect.any(Boolean) });

test('a refused change of clothes answers with what is worn, and changes nothing', async () => {
  const me = await aWearer(server, { worn: { Hat: bowler } });
  const { isSuccess: _worn, ...worn } = await me.outfit();
  for (const refusal of [
    await me.equip({ qualityId: 1 }),
    await me.unequip({ qualityId: 1 }),
    await me.equipHighest({ qualityId: 1 }),
    await me.changeInto({ outfitId: 99 }),
    await me.rename(99, 'Mine'),
  ])
    expect(refusal).toEqual({ ...worn, isSuccess: false, message: expect.stringMatching(/\w/) });
  expect(await me.outfit()).toEqual({ ...worn, isSuccess: true });
});

test('lists 21 slots in order, each with its item and whether the player may change it', {
  meta: { rows: ['C-API-036', 'C-OUTFIT-007', 'C-OUTFIT-008'] },
}, async () => {
  const { outfit: worn } = await aWearer(server, { worn: { Hat: bowler, Burden: curse, Spouse: wife } });
  const { slots, slotsByName, ...rest } = await worn();
  expect(rest).toEqual({
    isSuccess: true,
    dirty: true,
    maxOutfits: 6,
    isFavourite: false,
    outfits: [{ id: 1, name: 'Casual', type: 'Standard', selected: true }],
    canChangeOutfit: true,
    subscriptionType: 'None',
  });
  expect(slots.map(({ name }) => name).join(' ')).toBe(
    'Boon Burden Hat Clothing Adornment Gloves Weapon Boots Luggage Companion Treasure Destiny ToolOfTheTrade ' +
      'Affiliation Transportation Home Comfort Ship Crew Airship Spouse Club',
  );
  const named = (name: string) => slots.find((slot) => slot.name === name);
  expect(slotsByName).toEqual(
    Object.fromEntries(
      slots.map(({ name, qualityId, ...flags }) => [
        name.replace(' ', ''),
        { ...(qualityId !== undefined && { id: qualityId }), ...flags },
      ]),
    ),
  );
  expect(slotsByName.Hat).toEqual({ id: bowler, canChange: true, isEffect: false, isOutfit: true });
  expect(slotsByName.HomeComfort).toEqual({ canChange: true, isEffect: false, isOutfit: true });
  expect(named('Hat')).toEqual({ name: 'Hat', qualityId: bowler, canChange: true, isEffect: false, isOutfit: true });
  expect(named('Clothing')).toEqual({ name: 'Clothing', canChange: true, isEffect: false, isOutfit: true });
  expect(named('Burden')).toEqual({
    name: 'Burden',
    qualityId: curse,
    canChange: false,
    isEffect: true,
    isOutfit: false,
  });
  const fixed = slots.filter(({ canChange }) => !canChange).map(({ name }) => name);
  expect(fixed).toEqual(['Boon', 'Burden', 'Destiny', 'Ship', 'Airship', 'Spouse', 'Club']);
});

test('replaces a worn item and takes it off, and returns the clothes worn after each', {
  meta: { rows: ['C-API-038', 'C-API-039'] },
}, async () => {
  const { equip, unequip, outfit: worn } = await aWearer(server);
  expect(wornIn(await equip({ qualityId: bowler }))).toEqual({ Hat: bowler });
  expect(wornIn(await equip({ qualityId: bonnet }))).toEqual({ Hat: bonnet });
  expect(wornIn(await equip({ qualityId: coat }))).toEqual({ Hat: bonnet, Clothing: coat });
  const { dirty, ...after } = await unequip({ qualityId: bonnet });
  expect([wornIn(after), dirty]).toEqual([{ Clothing: coat }, true]);
  expect(wornIn(await worn())).toEqual({ Clothing: coat });
});

test('refuses fixed slots, things that are no clothes, missing items and items that an agent has', {
  meta: { rows: ['C-OUTFIT-036'] },
}, async () => {
  const away = [{ agent: porter, lent: [coat], reports: 0, plot: { id: 1, elapsed: 0 } }];
  const { equip, unequip, myself } = await aWearer(server, { worn: { Burden: curse }, agents: away });
  expect(await equip({ qualityId: wife })).toEqual(refused('What you wear there cannot be changed now.'));
  expect(await unequip({ qualityId: curse })).toEqual(refused('What you wear there cannot be changed now.'));
  expect(await equip({ qualityId: stone })).toEqual(refused('That cannot be worn.'));
  for (const qualityId of [0, -1, 999, 2 ** 40]) {
    expect(await equip({ qualityId }), String(qualityId)).toMatchObject({ isSuccess: false });
    expect(await unequip({ qualityId }), String(qualityId)).toMatchObject({ isSuccess: false });
  }
  expect(await equip({ qualityId: coat })).toEqual(refused('An agent of yours has it. Ask for it back first.'));
  const things = (await myself()).possessions.flatMap(({ possessions }) => possessions);
  expect(things.find(({ id }) => id === coat)?.equippedBy).toEqual(['The Porter']);
  expect(things.find(({ id }) => id === bowler)).not.toHaveProperty('equippedBy');
});

test('refuses to change clothes where the place forbids it, but still saves, names and marks outfits', async () => {
  const me = await aWearer(server, { area: barracks, worn: { Hat: bowler }, outfits: [outfit(2)] });
  const locked = refused("You can't change outfits at the moment.");
  expect(await me.equip({ qualityId: coat })).toEqual(locked);
  expect(await me.unequip({ qualityId: bowler })).toEqual(locked);
  expect(await me.equipHighest({ qualityId: exact })).toEqual(locked);
  expect(await me.changeInto({ outfitId: 2 })).toEqual(locked);
  expect(await me.outfit()).toMatchObject({ canChangeOutfit: false, dirty: true });
  expect(await me.save({})).toMatchObject({ isSuccess: true, dirty: false });
  expect(await me.rename(2, 'For later')).toMatchObject({ isSuccess: true });
  expect(await me.mark({})).toMatchObject({ isSuccess: true, isFavourite: true });
});

test('puts on the best items for a quality by its id', {
  meta: { rows: ['C-API-040', 'C-OUTFIT-048'] },
}, async () => {
  const { equipHighest } = await aWearer(server, { worn: { Boots: boots } });
  expect(wornIn(await equipHighest({ qualityId: bold }))).toEqual({ Hat: bonnet, Clothing: coat, Boots: boots });
  expect(wornIn(await equipHighest({ qualityId: exact }))).toEqual({ Hat: bowler, Clothing: coat, Boots: boots });
  expect(await equipHighest({ qualityId: 999 })).toMatchObject({ isSuccess: false });
});

test('saves an outfit and changes into it by id, also with the id in the path as older clients send it', {
  meta: { rows: ['C-API-037', 'C-API-041'] },
}, async () => {
  const me = await aWearer(server, { outfits: [outfit(2)] });
  await me.equip({ qualityId: coat });
  expect(await me.save({ outfitId: 2 })).toMatchObject({ dirty: false });
  await me.equip({ qualityId: bowler });
  expect(await me.save({ outfitId: 1 })).toMatchObject({ dirty: false });

  const second = await me.changeInto({ outfitId: 2 });
  expect(wornIn(second)).toEqual({ Clothing: coat });
  expect(second.outfits.filter(({ selected }) => selected).map(({ id }) => id)).toEqual([2]);
  const older = await server.app.inject({
    method: 'POST',
    url: '/api/outfit/change/1',
    headers: { authorization: `Bearer ${me.token}` },
  });
  expect(wornIn(older.json())).toEqual({ Hat: bowler, Clothing: coat });
  await me.unequip({ qualityId: coat });
  expect(await me.save({})).toMatchObject({ dirty: false });
  expect((await me.stored()).outfits.find(({ id }) => id === 1)?.worn).toEqual({ Hat: bowler });
  for (const outfitId of [0, -1, 3, 999]) {
    for (const send of [me.changeInto, me.save, me.mark]) {
      expect(await send({ outfitId }), String(outfitId)).toEqual(refused(/no such outfit/));
    }
  }
});

test('toggles the favourite outfit, of which there is at most one', { meta: { rows: ['C-API-042'] } }, async () => {
  const me = await aWearer(server, { outfits: [outfit(2)] });
  expect(await me.mark({})).toMatchObject({ isFavourite: true });
  // The other outfit, which is not worn, is the favourite now.
  expect(await me.mark({ outfitId: 2 })).toMatchObject({ isFavourite: false });
  expect((await me.stored()).outfits.map(({ isFavourite }) => isFavourite)).toEqual([false, true]);
  expect(await me.changeInto({ outfitId: 2 })).toMatchObject({ isFavourite: true });
  expect(await me.mark({})).toMatchObject({ isFavourite: false });
});

test('requires a unique outfit name of 1 to 21 characters', {
  meta: { rows: ['C-API-043', 'C-OUTFIT-031', 'C-OUTFIT-032'] },
}, async () => {
  const me = await aWearer(server, { outfits: [outfit(2, { name: 'Sunday' })] });
  const namesNow = async () => (await me.outfit()).outfits.map(({ name }) => name);
  expect((await me.rename(1, '  At Home ')).outfits.map(({ name }) => name)).toEqual(['At Home', 'Sunday']);
  for (const taken of ['Sunday', ' sUNDAY ']) {
    expect(await me.rename(1, taken), taken).toEqual(refused('Outfit names must be unique.'));
  }
  for (const unfit of ['', '   ', 'x'.repeat(22), 'At\u0000Home', '\u202eemoh']) {
    expect(await me.rename(1, unfit), unfit).toMatchObject({ isSuccess: false });
  }
  expect(await me.rename(7, 'Mine')).toEqual(refused(/no such outfit/));
  expect(await namesNow()).toEqual(['At Home', 'Sunday']);
  await me.rename(2, 'x'.repeat(21));
  expect(await namesNow()).toEqual(['At Home', 'x'.repeat(21)]);
});

test('lists outfits with id, name, type and selection, sorted by type, on the sheet too', {
  meta: { rows: ['C-OUTFIT-006', 'C-OUTFIT-009'] },
}, async () => {
  const outfits = [
    outfit(2, { type: 'EnhancedExceptional' }),
    outfit(3, { type: 'Exceptional' }),
    outfit(4, { type: 'GivenInGame' }),
    outfit(5),
  ];
  const me = await aWearer(server, { outfits, chosenOutfit: 4 });
  const told = [
    { id: 1, name: 'Casual', type: 'Standard', selected: false },
    { id: 5, name: 'Outfit 5', type: 'Purchased', selected: false },
    { id: 4, name: 'Outfit 4', type: 'GivenInGame', selected: true },
    { id: 3, name: 'Outfit 3', type: 'Exceptional', selected: false },
    { id: 2, name: 'Outfit 2', type: 'EnhancedExceptional', selected: false },
  ];
  expect((await me.outfit()).outfits).toEqual(told);
  expect((await me.myself()).character.outfits).toEqual(told);
});

test('allows outfits of a membership tier only to members of that tier or a higher one', {
  meta: { rows: ['C-OUTFIT-015', 'C-OUTFIT-016'] },
}, async () => {
  const outfits = [outfit(2, { type: 'Exceptional' }), outfit(3, { type: 'EnhancedExceptional' })];
  const [ofMembers, ofEnhanced] = [
    refused('You cannot put this outfit on unless you are a member.'),
    refused('You cannot put this outfit on unless you are an enhanced member.'),
  ];
  const me = await aWearer(server, { outfits });
  expect(await me.changeInto({ outfitId: 2 })).toEqual(ofMembers);
  expect(await me.save({ outfitId: 3 })).toEqual(ofEnhanced);
  await me.change({ membership: { tier: 'exceptional' } });
  expect(await me.outfit()).toMatchObject({ subscriptionType: 'ExceptionalFriendship' });
  expect(await me.changeInto({ outfitId: 2 })).toMatchObject({ isSuccess: true });
  expect(await me.changeInto({ outfitId: 3 })).toEqual(ofEnhanced);
  await me.change({ membership: { tier: 'enhanced' } });
  expect(await me.outfit()).toMatchObject({ subscriptionType: 'EnhancedExceptionalFriendship' });
  expect(await me.changeInto({ outfitId: 3 })).toMatchObject({ isSuccess: true });
});

test('gives a new character members’ outfits when everybody has a free membership', async () => {
  const open = await aDressingRoom({ everybodysTier: 'enhanced' });
  const me = await aWearer(open);
  const { outfits, subscriptionType } = await me.outfit();
  expect(subscriptionType).toBe('EnhancedExceptionalFriendship');
  const ofMembers = outfits.filter(({ type }) => type.endsWith('Exceptional'));
  expect(ofMembers.map(({ type }) => type)).toEqual([
    ...Array.from({ length: 4 }, () => 'Exceptional'),
    ...Array.from({ length: 2 }, () => 'EnhancedExceptional'),
  ]);
  await me.equip({ qualityId: bowler });
  for (const { id } of ofMembers) expect(await me.save({ outfitId: id })).toMatchObject({ isSuccess: true });
  expect((await open.call('GET /fate', {}, me.token)).body.isExceptionalFriend).toBe(true);
});

test('sells another outfit for Fate, but not beyond the maximum or with too little Fate', {
  meta: { rows: ['C-OUTFIT-040'] },
}, async () => {
  const me = await aWearer(server, { fate: 25, worn: { Hat: bowler } });
  const { fateCards, currentFate } = (await server.call('GET /fate', {}, me.token)).body;
  expect(fateCards.find(({ action }) => action === 'OutfitPurchase')).toMatchObject({ id: 5, price: 10 });
  expect(currentFate).toBe(25);
  expect(await me.buy()).toEqual({ isSuccess: true, message: 'You have another outfit. It holds what you wear now.' });
  expect((await me.outfit()).outfits).toEqual([
    { id: 1, name: 'Casual', type: 'Standard', selected: true },
    { id: 2, name: 'Mourning', type: 'Purchased', selected: false },
  ]);
  await me.buy();
  expect(await me.buy()).toMatchObject({ isSuccess: false, message: expect.stringContaining('Fate') });
  const { fate, outfits } = await me.stored();
  expect([fate, outfits.map(({ worn }) => worn)]).toEqual([5, [{ Hat: bowler }, { Hat: bowler }]]);

  await me.change({ fate: 99, outfits: [2, 3, 4, 5, 6, 7].map((id) => outfit(id)) });
  expect(await me.buy()).toEqual(refusedAlone(/no room for another outfit/));
  expect((await me.stored()).fate).toBe(99);
});

test('uses an item only where items can be used, and not within a storylet', {
  meta: { rows: ['C-POSSESS-010', 'C-POSSESS-011'] },
}, async () => {
  const me = await aWearer(server);
  expect(await me.use(tonic)).toMatchObject({ isSuccess: true });
  expect((await server.call('POST /storylet', {}, me.token)).body).toMatchObject({ phase: 'InItemUse' });
  const inside = "You're in a storylet at the moment - you must finish it before you can use this item.";
  expect(await me.use(tonic)).toEqual(refusedAlone(inside));

  const inBarracks = await aWearer(server, { area: barracks });
  expect(await inBarracks.use(tonic)).toEqual(refusedAlone('You cannot use that here.'));
  expect(await inBarracks.use(stone)).toEqual(refusedAlone('You cannot use that by itself.'));
});
