import { randomBytes } from 'node:crypto';
import { visibilityHeader } from '@underhall/contract';
import {
  aBranch,
  aConcern,
  anAgent,
  aPlot,
  aStorylet,
  aWorld,
  ids,
  qualitiesOf,
  service,
} from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { aPlayer, type TestPlayer } from '../testing/a-player.ts';
import { aServer, type TestServer } from '../testing/a-server.ts';
import { teas } from '../testing/a-world-for-two.ts';
import { aWorldOfMessages, knock } from '../testing/a-world-of-messages.ts';
import { changeCharacter } from '../testing/changed-character.ts';
import { runDueStories } from '../timed/run-due-stories.ts';

const hour = 3_600_000;
const [opened, reads] = [70, 71];
const knocked = { kind: 'level', quality: ids.secret, atLeast: 1 } as const;
const usual = aWorldOfMessages();
const [quay, square] = aWorld().pack.areas;
if (!quay || !square) throw new Error('the world of the tests has no places');
const pack = {
  ...usual,
  areas: [quay, { ...square, opens: [knocked] }],
  storylets: [
    ...usual.storylets,
    aStorylet({ id: opened, name: 'An Open Door', when: [knocked] }),
    aStorylet({ id: service.report, deck: 'never' }),
    aStorylet({
      id: reads,
      branches: [aBranch({ id: 72, needs: [{ kind: 'level', quality: teas, atLeast: 9 }] })],
    }),
  ],
  timed: usual.timed.map((timed) => ({
    ...timed,
    after: 3 * hour,
    consequences: { effects: [{ kind: 'change' as const, quality: ids.secret, by: 1 }], reveal: [] },
  })),
  agents: [anAgent()],
  concerns: [aConcern({ plots: [aPlot()] })],
};

const secrets = { signing: randomBytes(32).toString('hex'), luck: randomBytes(32).toString('hex') };
const server = await aServer({ pack, secrets });
/** The same server, later by the game's clock. */
const laterBy = (hours: number) =>
  aServer({ pack, secrets, database: server.database, options: { clockOffset: hours * hour } });

async function aVisitor(): Promise<TestPlayer> {
  const player = await aPlayer(server);
  await changeCharacter(server, player.characterId, () => ({
    story: { phase: 'Available' },
    restrictions: [],
    met: [reads],
  }));
  return player;
}

const newsOf = async ({ call }: TestServer, { token }: TestPlayer) =>
  (await call('GET /extra/while-out', {}, token)).body;
const textsOf = async (at: TestServer, player: TestPlayer) => (await newsOf(at, player)).lines.map(({ text }) => text);
const see = ({ call }: TestServer, { token }: TestPlayer, since = '') =>
  call('POST /extra/while-out/seen', { since }, token);
const lookVisibly = async ({ app }: TestServer, { token }: TestPlayer, visibility = 'visible') => {
  const headers = { authorization: `Bearer ${token}`, [visibilityHeader]: visibility };
  await app.inject({ method: 'GET', url: '/api/character/actions', headers });
};
const visitsOf = ({ characterId }: TestPlayer) =>
  server.database.run<{ seen_at: number; away_from: number | null }>({
    name: `test-visits-${characterId}`,
    text: `select seen_at, away_from from visits where character_id = ${characterId}`,
  });

test('tells a message, a story and a place that time has opened, each with what it opens', async () => {
  const player = await aVisitor();
  await lookVisibly(server, player);
  const later = await laterBy(9);
  await runDueStories(later.deps, (message) => expect.fail(message));

  const { lines, since, words } = await newsOf(later, player);
  expect(lines).toEqual([
    { text: 'There is a letter for you: A Knock', door: 'Read', opens: 'messages', id: expect.any(Number) },
    { text: 'New here: An Open Door', door: 'Go', opens: 'storylet', id: opened },
    { text: `${square?.name} is open to you now`, door: 'Go there', opens: 'area', id: ids.square },
  ]);
  expect(Date.parse(since ?? '')).toBe(Number((await visitsOf(player))[0]?.seen_at));
  expect(words).toMatchObject({ title: 'While you were out', notAgain: 'Not again' });
});

test('tells each message once while turns write it', async () => {
  const players = await Promise.all(Array.from({ length: 24 }, aVisitor));
  for (const player of players) await lookVisibly(server, player);
  const later = await laterBy(9);
  let isWritten = false;
  const seen = players.map(async (player) => {
    const replies = [await textsOf(later, player)];
    while (!isWritten) replies.push(await textsOf(later, player));
    return replies;
  });
  await runDueStories(later.deps, (message) => expect.fail(message));
  isWritten = true;
  for (const texts of (await Promise.all(seen)).flat())
    expect(texts.filter((text) => text.startsWith('There is a letter'))).toEqual([
      'There is a letter for you: A Knock',
    ]);
});

test('tells what came due but was not yet applied, and applies nothing', async () => {
  const player = await aVisitor();
  const later = await laterBy(9);
  const texts = ['There is a letter for you: A Knock', 'New here: An Open Door'];
  expect(await textsOf(later, player)).toEqual(expect.arrayContaining(texts));
  expect((await server.deps.characters.load(player.characterId))?.version).toBe(1);
});

test('an agent who waits, the bank of actions, and a shared level known from a story are news', async () => {
  const player = await aVisitor();
  await changeCharacter(server, player.characterId, (_, now) => ({
    actions: { count: 19, nextAt: now + 60_000 },
    agents: [{ agent: service.pin, lent: [], reports: 0, plot: { id: service.bells, elapsed: 10 } }],
    qualities: qualitiesOf({ [ids.secret]: 1 }),
    timers: [],
    begun: [knock],
  }));
  await server.database.run({
    name: 'test-teas',
    text: `insert into world_qualities (quality_id, total) values (${teas}, 4)
      on conflict (quality_id) do update set total = 4`,
  });
  expect(await textsOf(await laterBy(7), player)).toEqual([
    'Pin is back from Read the Bells',
    'You have all your actions again: 20',
    `Quality ${teas} went from 0 to 4`,
  ]);
});

test('is no news before six hours, and none while the page was visible', async () => {
  const player = await aVisitor();
  await lookVisibly(server, player);
  expect(await newsOf(await laterBy(5), player)).toEqual({ isSuccess: true, lines: [] });
  await lookVisibly(await laterBy(5), player);
  expect(await newsOf(await laterBy(9), player)).toEqual({ isSuccess: true, lines: [] });
  expect((await newsOf(await laterBy(12), player)).lines).not.toEqual([]);
});

test('a turn soon after a stored visit begins the absence, and a later turn of time does not hide its news', async () => {
  const player = await aVisitor();
  await lookVisibly(server, player);
  const soon = await laterBy(0.1);
  await soon.call('POST /storylet/begin', { eventId: ids.lamplighter }, player.token);
  await soon.call('POST /storylet/goback', {}, player.token);
  const later = await laterBy(9);
  const since = Date.parse((await newsOf(later, player)).since ?? '');
  expect(since).toBeGreaterThan(Number((await visitsOf(player))[0]?.seen_at));

  await lookVisibly(later, player);
  await later.call('GET /messages', {}, player.token);
  expect(await textsOf(later, player)).toContain('New here: An Open Door');
});

test('a hidden page is no visit, and a client without the header is judged by its commands', async () => {
  const player = await aVisitor();
  await lookVisibly(server, player);
  await lookVisibly(await laterBy(5), player, 'hidden');
  expect((await newsOf(await laterBy(9), player)).lines).not.toEqual([]);

  const other = await aVisitor();
  await (await laterBy(5)).call('POST /storylet/begin', { eventId: ids.lamplighter }, other.token);
  expect(await newsOf(await laterBy(9), other)).toEqual({ isSuccess: true, lines: [] });
  expect(await newsOf(await laterBy(12), other)).toHaveProperty('since');
});

test('asking changes nothing, and the news stays over further visits and absences until it was seen', async () => {
  const player = await aVisitor();
  await lookVisibly(server, player);
  const [before] = await visitsOf(player);
  const first = await newsOf(await laterBy(9), player);
  expect(await visitsOf(player)).toEqual([before]);

  const back = await laterBy(9);
  await lookVisibly(back, player);
  expect(await newsOf(back, player)).toEqual(first);
  expect((await newsOf(await laterBy(10), player)).since).toBe(first.since);
  expect((await newsOf(await laterBy(20), player)).since).toBe(first.since);
});

test('no device shows the news once it was seen; seeing it twice has the effect of once', async () => {
  const player = await aVisitor();
  const later = await laterBy(9);
  const elsewhere = await laterBy(9);
  const { since } = await newsOf(later, player);
  expect((await newsOf(elsewhere, player)).lines).not.toEqual([]);
  const replies = await Promise.all([later, elsewhere, later, elsewhere].map((each) => see(each, player, since)));
  expect(replies.map(({ body }) => body)).toEqual(Array(4).fill({ isSuccess: true }));
  const none = { isSuccess: true, lines: [] };
  expect([await newsOf(later, player), await newsOf(elsewhere, player)]).toEqual([none, none]);

  const much = await laterBy(20);
  const next = await newsOf(much, player);
  await see(much, player, since);
  expect(await newsOf(much, player)).toEqual(next);
  expect(next.since).not.toBe(since);
  await see(much, player, next.since);
  expect(await newsOf(much, player)).toEqual(none);
});

test('a `since` that is no moment ends no absence', async () => {
  const player = await aVisitor();
  const later = await laterBy(9);
  const before = await newsOf(later, player);
  for (const since of ['', 'yesterday', '+275760-09-13T00:00:00.000Z']) await see(later, player, since);
  expect(await newsOf(later, player)).toEqual(before);
});

test('stores a visit at most once in ten minutes, however many calls come at once', async () => {
  const player = await aVisitor();
  const [first, second] = [await laterBy(0), await laterBy(0)];
  await Promise.all(Array.from({ length: 16 }, (_, at) => lookVisibly(at % 2 ? first : second, player)));
  const stored = await visitsOf(player);
  await lookVisibly(await laterBy(0.1), player);
  expect(await visitsOf(player)).toEqual(stored);
  await lookVisibly(await laterBy(0.2), player);
  expect((await visitsOf(player))[0]?.seen_at).toBeGreaterThan(Number(stored[0]?.seen_at));
});

test('the first visit that is stored finds the absence since the last turn', async () => {
  const player = await aVisitor();
  const later = await laterBy(9);
  await lookVisibly(later, player);
  expect((await visitsOf(player))[0]?.away_from).not.toBeNull();
  expect((await newsOf(later, player)).lines).not.toEqual([]);
});

test('a new character was never away', async () => {
  const later = await laterBy(30);
  const player = await aPlayer(later);
  expect(await newsOf(later, player)).toEqual({ isSuccess: true, lines: [] });
});
