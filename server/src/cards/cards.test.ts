import type { Pack, Storylet } from '@underhall/engine';
import { aBranch, aQuality, aStorylet, aWorld, ids } from '@underhall/engine/testing';
import { beforeEach, expect, test } from 'vitest';
import { aPlayer, type TestPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { changeCharacter } from '../testing/changed-character.ts';

const [lodge, secretly] = [1, 301];
const aCard = (about: Partial<Storylet>) => aStorylet({ deck: 'sometimes', areas: [], branches: [], ...about });
const never = [{ kind: 'level', quality: ids.watchful, atLeast: 999 } as const];
const asks = [
  { kind: 'level', quality: ids.watchful, atLeast: 3 },
  // An upper limit, or a story that must not have been met, unlocks nothing and is not listed.
  { kind: 'level', quality: ids.watchful, atMost: 90 },
  { kind: 'met', storylet: 36, isMet: false },
] as const;
const cards = [
  aCard({ id: 31, name: 'A Caller', when: asks, teaserHtml: 'At the door.', image: 'lamp', frequency: 20 }),
  aCard({ id: 32, sticky: true, branches: [aBranch({ id: 62, cost: 0 })] }),
  aCard({ id: 33, when: [{ kind: 'level', quality: secretly, atMost: 0 }], branches: [aBranch({ id: 63 })] }),
  aCard({ id: 34, autofire: true, branches: [aBranch({ id: 64, cost: 0 })] }),
  aCard({ id: 35 }),
  aCard({ id: 36 }),
];
const usual = aWorld().pack;
const packWith = (about: Partial<Pack> = {}): Pack => ({
  ...usual,
  qualities: [...usual.qualities, aQuality({ id: secretly, hidden: true })],
  lodgings: [{ id: lodge, name: 'Three Rooms', descriptionHtml: '', image: 'room', hand: 3 }],
  storylets: cards,
  ...about,
});

const server = await aServer({ pack: packWith() });
const { call } = server;
let player: TestPlayer;
beforeEach(async () => {
  player = await aPlayer(server);
  await changeCharacter(server, player.characterId, () => ({ lodging: lodge }));
});

const hand = async () => (await call('GET /opportunity', {}, player.token)).body;
const draw = async (key?: string) => (await call('POST /opportunity/draw', {}, player.token, key)).body;
const discard = async (eventId: number, key?: string) =>
  (await call('POST /opportunity/discard', { eventId }, player.token, key)).body;
const holding = (...held: number[]) =>
  changeCharacter(server, player.characterId, () => ({ cards: { 1: { deck: { count: 4 }, hand: held } } }));
const names = ({ displayCards }: { displayCards: readonly { eventId: number }[] }) =>
  displayCards.map(({ eventId }) => eventId);

test('a character with lodgings finds six cards in the deck and an empty hand of three', {
  meta: { rows: ['C-CARDS-007', 'C-CARDS-010', 'C-CARDS-026', 'C-API-012'] },
}, async () => {
  const shownHand = await hand();
  expect(shownHand).toMatchObject({
    displayCards: [],
    eligibleForCardsCount: 6,
    maxDeckSize: 6,
    maxHandSize: 3,
    isInAStorylet: false,
    currentTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  expect(shownHand).not.toHaveProperty('nextCardAt');
  expect(shownHand).not.toHaveProperty('nextActionAt');
  await changeCharacter(server, player.characterId, (_, now) => ({ actions: { count: 4, nextAt: now + 90_000 } }));
  const { currentTime, nextActionAt = '' } = await hand();
  const wait = Date.parse(nextActionAt) - Date.parse(currentTime);
  expect(wait).toBeGreaterThan(80_000);
  expect(wait).toBeLessThanOrEqual(90_000);
  const { body } = await call('GET /character/myself', {}, player.token);
  expect(body.character.currentDomicile?.maxHandSize).toBe(shownHand.maxHandSize);
});

test('a member has a deck of ten', { meta: { rows: ['C-CARDS-025'] } }, async () => {
  await changeCharacter(server, player.characterId, () => ({ membership: { tier: 'exceptional' } }));
  expect(await hand()).toMatchObject({ maxDeckSize: 10, eligibleForCardsCount: 10 });
});

test('a draw moves a card from the deck to the hand, and the next card comes in ten minutes', {
  meta: { rows: ['C-CARDS-001', 'C-API-014'] },
}, async () => {
  const drawn = await draw();
  expect(drawn.displayCards).toHaveLength(1);
  expect(drawn.eligibleForCardsCount).toBe(5);
  expect(Date.parse(drawn.nextCardAt ?? '') - Date.parse(drawn.currentTime)).toBeGreaterThan(590_000);
  expect(names(await hand())).toEqual(names(drawn));
});

test('sixteen identical draws under one key draw one card and get the same reply', async () => {
  const sent = await Promise.all(Array.from({ length: 16 }, () => draw('one press of the deck')));
  expect(new Set(sent.map((body) => JSON.stringify([body.eligibleForCardsCount, names(body)]))).size).toBe(1);
  expect(await hand()).toMatchObject({ eligibleForCardsCount: 5, displayCards: [{}] });
});

test('a repeated draw gets its first reply, even if the hand is full by then', async () => {
  for (const key of ['a', 'b', 'c']) await draw(key);
  expect((await draw()).isSuccess).toBe(false);
  expect(names(await draw('a'))).toEqual(names(await hand()));
  expect((await draw('d')).message).toContain('Your hand is full');
});

test('refuses the key of a draw for a discard', async () => {
  const [heldCard = 0] = names(await draw('once'));
  expect(await discard(heldCard, 'once')).toMatchObject({ isSuccess: false, message: expect.stringContaining('Key') });
  expect(names(await hand())).toEqual([heldCard]);
});

test('a card shows its text, whether it can be discarded, and which requirements unlocked it', {
  meta: { rows: ['C-CARDS-008'] },
}, async () => {
  await holding(31, 32, 33, 34);
  const [caller, sticky, secret, atOnce] = (await hand()).displayCards;
  expect(caller).toEqual({
    eventId: 31,
    name: 'A Caller',
    teaser: 'At the door.',
    image: 'lamp',
    category: 'Unspecialised',
    stickiness: 'Discardable',
    isAutofire: false,
    unlockedWithDescription: expect.stringMatching(
      /^You unlocked this with [^,]*Watchful[^,]* 3 [^,]*you needed 3[^,]*\.$/,
    ),
    qualityRequirements: [
      expect.objectContaining({ status: 'Unlocked', qualityId: ids.watchful }),
      expect.anything(),
      expect.anything(),
    ],
    distribution: 'Unusual',
    urgency: 'Normal',
  });
  expect(sticky).toMatchObject({ stickiness: 'Sticky', unlockedWithDescription: '' });
  // Hidden requirements are not shown.
  expect(secret?.unlockedWithDescription).toBe('');
  expect(atOnce?.isAutofire).toBe(true);
});

test('a discarded card leaves the hand; a sticky card stays', {
  meta: { rows: ['C-CARDS-009', 'C-CARDS-017', 'C-API-013'] },
}, async () => {
  await holding(31, 32);
  expect(names(await discard(31))).toEqual([32]);
  expect(await discard(32)).toMatchObject({
    isSuccess: false,
    message: expect.stringContaining('cannot discard'),
  });
  expect(await discard(31)).toMatchObject({ isSuccess: false });
  expect(names(await hand())).toEqual([32]);
});

test('a card can also be discarded by an older path', async () => {
  await holding(31);
  const headers = { authorization: `Bearer ${player.token}` };
  const answer = await server.app.inject({ method: 'POST', url: '/api/opportunity/discard/31', headers });
  expect(answer.json().displayCards).toEqual([]);
});

test('a card is played by its id, and leaves the hand when the player chooses a branch of it', {
  meta: { rows: ['C-CARDS-024'] },
}, async () => {
  await holding(32, 34);
  const begun = (await call('POST /storylet/begin', { eventId: 32 }, player.token)).body;
  expect(begun).toMatchObject({ phase: 'In', storylet: { id: 32 } });
  expect(await hand()).toMatchObject({ isInAStorylet: true, displayCards: [{ eventId: 32 }, { eventId: 34 }] });
  await call('POST /storylet/choosebranch', { branchId: 62 }, player.token);
  expect(await hand()).toMatchObject({ isInAStorylet: false, displayCards: [{ eventId: 34 }] });
  const fired = (await call('POST /storylet/begin', { eventId: 34 }, player.token)).body;
  expect(fired.phase).toBe('End');
  expect((await hand()).displayCards).toEqual([]);
});

test('refuses to play a card that is not in the hand', async () => {
  const { body } = await call('POST /storylet/begin', { eventId: 31 }, player.token);
  expect(body).toMatchObject({ isSuccess: false, message: expect.stringContaining('You no longer hold that card') });
});

test('the time of a hand is that of its turn, even if the clock moves before the turn is written', async () => {
  const other = await aServer({ pack: packWith() });
  const someone = await aPlayer(other);
  await changeCharacter(other, someone.characterId, () => ({ lodging: lodge }));
  const clock = other.deps.now;
  Object.assign(other.deps, { now: async () => (await clock()) + 3_600_000 });

  const { body } = await other.call('POST /opportunity/draw', {}, someone.token);

  expect(Date.parse(body.nextCardAt ?? '') - Date.parse(body.currentTime)).toBe(600_000);
});

test('without lodgings there is no hand, and the reply says why', async () => {
  const newcomer = await aPlayer(server);
  const { body } = await call('GET /opportunity', {}, newcomer.token);
  expect(body).toMatchObject({ maxHandSize: 0, noneBecause: 'no lodgings', eligibleForCardsCount: 6 });
  expect((await call('POST /opportunity/draw', {}, newcomer.token)).body).toEqual({
    isSuccess: false,
    message: 'You have nowhere to keep a card here. Find lodgings first, or draw at another place.',
  });
});

test('says so where no cards are drawn', async () => {
  const quiet = { ...usual.areas[0], id: ids.quay, showOps: false } as Pack['areas'][number];
  const other = await aServer({ pack: packWith({ areas: [quiet] }) });
  const someone = await aPlayer(other);
  await changeCharacter(other, someone.characterId, () => ({ lodging: lodge }));
  expect((await other.call('GET /opportunity', {}, someone.token)).body).toMatchObject({ noneBecause: 'none here' });
});

test('with unlimited drawing, more cards wait than the deck holds, and no time of the next is shown', {
  meta: { rows: ['C-CARDS-022'] },
}, async () => {
  const settings = usual.settings.map((setting) => ({ ...setting, isInfiniteDraw: true }));
  const other = await aServer({ pack: packWith({ settings }) });
  const someone = await aPlayer(other);
  await changeCharacter(other, someone.characterId, () => ({ lodging: lodge }));
  for (let drawn = 0; drawn < 3; drawn++) {
    const { body } = await other.call('POST /opportunity/draw', {}, someone.token);
    expect(body.eligibleForCardsCount).toBeGreaterThan(body.maxDeckSize);
    expect(body).not.toHaveProperty('nextCardAt');
  }
});

test('a draw without a suitable card says so and leaves deck and hand unchanged', async () => {
  const elsewhere = await aServer({ pack: packWith({ storylets: cards.map((card) => ({ ...card, when: never })) }) });
  const lodger = await aPlayer(elsewhere);
  await changeCharacter(elsewhere, lodger.characterId, () => ({ lodging: lodge }));
  expect(await elsewhere.call('GET /opportunity', {}, lodger.token)).toMatchObject({ body: { noneFits: true } });

  const { body } = await elsewhere.call('POST /opportunity/draw', {}, lodger.token);

  expect(body).toMatchObject({ isSuccess: true, displayCards: [], eligibleForCardsCount: 6 });
  expect(body.message).toBe('No card fits you here at the moment. Try again elsewhere, or later.');
});
