import { randomBytes } from 'node:crypto';
import type { Lead } from '@underhall/engine';
import { aBranch, aQuality, aStorylet, aTimedStory, aWorld, hour, ids } from '@underhall/engine/testing';
import { beforeEach, expect, test } from 'vitest';
import { aPlayer, type TestPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';

const { quay, square, lamplighter } = ids;
const [mystery, errand, rain] = [500, 501, 7];
const { pack: plain } = aWorld();
const lead = (isMain: boolean): Lead => ({
  isMain,
  doneAt: 4,
  steps: [
    { from: 1, html: ['Ask, ', { kind: 'name' }, '.'], area: square },
    { from: 2, html: 'Wait.', waitsFor: rain },
    { from: 3, html: 'Sit.', area: quay },
  ],
});
const raise = (id: number, quality: number) =>
  aBranch({
    id,
    cost: 0,
    outcomes: {
      always: { title: '', descriptionHtml: '', effects: [{ kind: 'change', quality, by: 1 }], reveal: [] },
    },
  });
const { pack } = aWorld({
  storylets: [aStorylet({ branches: [raise(21, mystery), raise(22, errand)] })],
  pack: {
    qualities: [
      ...plain.qualities,
      aQuality({ id: errand, name: 'An Errand', image: 'parcel', lead: lead(false) }),
      aQuality({ id: mystery, name: 'A <Mystery>', stageImages: [{ from: 2, text: 'eye' }], lead: lead(true) }),
    ],
    areas: plain.areas.map((area) =>
      area.id === square
        ? { ...area, discovered: [{ kind: 'level' as const, quality: errand, atLeast: 2 }] }
        : { ...area, key: 'quay' },
    ),
    timed: [
      aTimedStory({
        id: rain,
        given: [{ kind: 'level', quality: mystery, atLeast: 2, atMost: 2 }],
        consequences: { effects: [{ kind: 'change', quality: mystery, by: 1 }], reveal: [] },
      }),
    ],
  },
});
const secrets = { signing: randomBytes(32).toString('hex'), luck: randomBytes(32).toString('hex') };
const server = await aServer({ pack, secrets });
/** The same world, two hours later by the game's clock. */
const later = await aServer({ pack, database: server.database, secrets, options: { clockOffset: 2 * hour } });
let player: TestPlayer;
beforeEach(async () => {
  player = await aPlayer(server);
});

const leadsAt = async ({ call }: typeof server = server) => (await call('GET /extra/leads', {}, player.token)).body;
const choose = async (branchId: number) => {
  await server.call('POST /storylet/begin', { eventId: lamplighter }, player.token);
  await server.call('POST /storylet/choosebranch', { branchId, secondChanceIds: [] }, player.token);
  await server.call('POST /storylet', {}, player.token);
};
const place = { areaId: quay, areaKey: expect.stringMatching(/^[0-9a-f]{32}$/), name: 'The Quay' };

test('a character without the qualities has no leads, and nor has a world without leads', async () => {
  expect(await leadsAt()).toEqual({ isSuccess: true, leads: [] });
  const without = await aServer({ pack: plain });
  const other = await aPlayer(without);
  expect((await without.call('GET /extra/leads', {}, other.token)).body).toEqual({ isSuccess: true, leads: [] });
});

test('a lead has a name, picture, step and progress, and its place once it is discovered', async () => {
  await choose(22);
  const first = {
    qualityId: errand,
    name: 'An Errand',
    image: 'parcel',
    isMain: false,
    state: 'Active',
    step: `Ask, ${player.name}.`,
    progress: { level: 1, of: 4 },
  };
  expect((await leadsAt()).leads).toEqual([first]);
  await choose(22);
  await choose(22);
  expect((await leadsAt()).leads).toEqual([{ ...first, step: 'Sit.', progress: { level: 3, of: 4 }, place }]);
  await choose(22);
  expect((await leadsAt()).leads).toEqual([{ ...first, state: 'Finished', step: '', progress: { level: 4, of: 4 } }]);
});

test('a lead waits until its timed story comes due, and says when', async () => {
  await choose(21);
  await choose(21);
  const [waiting] = (await leadsAt()).leads;
  expect(waiting).toMatchObject({ name: 'A &lt;Mystery&gt;', image: 'eye', isMain: true, state: 'Waiting' });
  expect(waiting?.opensAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);

  const [opened] = (await leadsAt(later)).leads;
  expect(opened).toMatchObject({ state: 'Active', step: 'Sit.', progress: { level: 3, of: 4 }, place });
  expect(opened).not.toHaveProperty('opensAt');
});

test('main leads come first, and reading leads changes nothing', async () => {
  await choose(21);
  await choose(22);
  const before = await server.deps.characters.load(player.characterId);
  expect((await leadsAt()).leads.map(({ qualityId }) => qualityId)).toEqual([mystery, errand]);
  expect(await server.deps.characters.load(player.characterId)).toEqual({ ...before, now: expect.any(Number) });
});

test('of two equal leads, the one that moved last comes first', async () => {
  const qualities = pack.qualities.map((quality) => (quality.lead ? { ...quality, lead: lead(true) } : quality));
  const equal = await aServer({ pack: { ...pack, qualities }, database: server.database, secrets });
  await choose(21);
  await choose(22);
  expect((await leadsAt(equal)).leads.map(({ qualityId }) => qualityId)).toEqual([errand, mystery]);
  await choose(21);
  expect((await leadsAt(equal)).leads.map(({ qualityId }) => qualityId)).toEqual([mystery, errand]);
});
