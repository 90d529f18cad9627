import { randomBytes } from 'node:crypto';
import { levelOf } from '@underhall/engine';
import { expect, test } from 'vitest';
import { recountFate } from '../fate/recount-store.ts';
import { nodeRuntime } from '../runtime/node-runtime.ts';
import { aDisk } from '../testing/a-disk.ts';
import { aPlayer } from '../testing/a-player.ts';
import { aHome } from '../testing/a-process.ts';
import { compileProgram, testProgram } from '../testing/a-published-world.ts';
import { aPublishToken, filesOf, piecesOf } from '../testing/a-publisher.ts';
import { removableWorld, type WrittenVersion } from '../testing/a-removable-world.ts';
import { aServer } from '../testing/a-server.ts';
import { changeCharacter } from '../testing/changed-character.ts';
import { aConnection, aDatabase } from '../testing/database.ts';
import { buy, removablePositions, removableThings, thank } from '../testing/removable-positions.ts';
import { twoNodes } from '../testing/two-nodes.ts';
import { openPublished } from './play-published.ts';

/** Versions in the order in which they go live. The author publishes each one the first time, and rolls back to it later. */
const lives = [2, 3, 4, 5, 2, 1, 4, 3, 2, 5, 4, 1, 2, 3, 4, 5, 2, 3, 4, 1] as const;
const killAt = 8;
const startAt = 11;
/** A removal, because players write little while everything is gone. */
const fullAt = 14;
const actions = 100_000;

const written = removableWorld();
const [first] = written as [WrittenVersion];
const things = removableThings(first.pack);
const positions = removablePositions(things);
const pages = [
  '/character/myself',
  '/map',
  '/exchange',
  '/plan',
  '/outfit',
  '/opportunity',
  '/agents',
  '/fate',
  '/journal',
];

/** Two servers that play the first version, on which `npm start` has published its folder. */
async function aGame() {
  const connection = await aConnection();
  const database = await aDatabase(connection);
  const files = Object.entries(first.contents).map(([path, content]) => ({ path, read: () => Buffer.from(content) }));
  const { number } = await openPublished({
    ...{ database, runtime: nodeRuntime, options: {}, log: () => {}, address: 'http://here' },
    compiler: { program: compileProgram, version: testProgram },
    worldFolder: { shownAs: 'small-town', files: () => files },
  });
  const disk = await aDisk(database);
  const secrets = { signing: randomBytes(32).toString('hex'), luck: randomBytes(32).toString('hex') };
  const here = await aServer({ database, secrets, pack: first.pack });
  const settings = { SIGNING_SECRET: secrets.signing, LUCK_SECRET: secrets.luck };
  const homes = [
    await aHome('published', connection, settings),
    await aHome('published', connection, settings),
  ] as const;
  const nodes = twoNodes(await Promise.all([homes[0].start(), homes[1].start()]));
  const characterOf = async (id: number) => {
    const stored = await here.deps.characters.load(id);
    if (!stored) throw new Error('no such character');
    return stored.character;
  };
  return { number, here, database, disk, homes, nodes, characterOf };
}
type Game = Awaited<ReturnType<typeof aGame>>;

/** A player for each position, with the paid story and an agent. */
const newPlayers = ({ here, nodes }: Game) =>
  Promise.all(
    positions.map(async (position) => {
      const { token, characterId } = await aPlayer(here);
      await changeCharacter(here, characterId, () => ({
        actions: { count: actions },
        story: { phase: 'Available' },
      }));
      const ask = nodes.askAs(token);
      await ask('POST', '/storylet/begin', { eventId: things.storylet('The Lamplighter') });
      await ask('POST', '/storylet/choosebranch', { branchId: things.branch('Ask for help') });
      const { fateCards } = (await ask('GET', '/fate')) as { fateCards: readonly { id: number; type: string }[] };
      const storeItemId = fateCards.find(({ type }) => type === 'PurchaseStory')?.id ?? 0;
      const paid = await ask('POST', '/fate/purchase', { storeItemId, action: 'ContentPurchase' });
      expect(paid).toMatchObject({ isSuccess: true });
      return { position, characterId, ask, counters: { told: 0, bought: 0 } };
    }),
  );

const counting = {
  name: 'test-count-branches',
  text: `select count(*)::int as count from ledger where character_id = $1 and choice like 'branch %'`,
};
const branchesInLedger = async ({ database }: Game, characterId: number) =>
  (await database.run<{ count: number }>(counting, [characterId]))[0]?.count;

/** An author, who repeats a cut call under its key. */
function anAuthor({ nodes }: Game, token: string) {
  const ask = nodes.askAs(token);
  const send = async (path: string, body: object, firstNode?: 0 | 1) => {
    const reply = await ask('POST', `/extra/publishing/${path}`, body, firstNode);
    expect(reply, path).toMatchObject({ isSuccess: true });
    return reply;
  };
  return {
    async upload({ contents }: WrittenVersion): Promise<number> {
      const files = filesOf(contents);
      for (const piece of piecesOf(contents)) await send('upload', { pieces: [piece] });
      const { version } = await send('finish', { files, note: '' });
      await expect.poll(async () => (await send('compile', { version })).state, { timeout: 60_000 }).toBe('compiled');
      return Number(version);
    },
    goLive: (version: number, firstNode?: 0 | 1) => send('golive', { version }, firstNode),
  };
}

/** Tries to publish on a full disk. Ends when players have met refusals and there is room again. */
async function failOnFullDisk({ here, disk, nodes }: Game, token: string, version: number): Promise<void> {
  const before = await here.deps.switches.read();
  nodes.setDiskFull(true);
  await disk.fill();
  const pieces = piecesOf({ 'pack.story': 'a new version' });
  for (const [path, body] of Object.entries({ upload: { pieces }, golive: { version } }))
    expect(await nodes.askOnce(0, token, `/extra/publishing/${path}`, body), path).toMatchObject({
      status: 503,
      reply: { message: expect.stringContaining('Nothing is lost; please try again') },
    });
  await expect.poll(() => nodes.counts.refused, { timeout: 60_000 }).toBeGreaterThan(positions.length);
  expect(await here.deps.switches.read()).toEqual(before);
  await disk.empty();
  nodes.setDiskFull(false);
}

test('twenty versions, a kill and a full disk cost players inside everything nothing, and fail no call', async () => {
  const game = await aGame();
  const { here, nodes, characterOf } = game;
  const { counts } = nodes;
  const players = await newPlayers(game);
  const token = await aPublishToken(here, 'ada');
  const author = anAuthor(game, token);
  const seen = new Set<string | undefined>();
  let isOver = false;
  const playing = players.map(async ({ ask, position, counters }) => {
    for (let i = 0; !isOver; i++) {
      await ask('POST', '/storylet/goback');
      seen.add(await thank(ask, things, counters));
      await ask('POST', '/storylet');
      await buy(ask, things, counters);
      await position.enter(ask, counters);
      await ask('GET', pages[i % pages.length] as string);
    }
  });

  const numbers = new Map([[1, game.number]]);
  for (const [i, version] of lives.entries()) {
    const isRemoval = i % 2 === 0;
    for (const { position, characterId } of isRemoval ? players : [])
      await expect
        .poll(async () => position.isInside(await characterOf(characterId)), {
          timeout: 60_000,
          message: position.name,
        })
        .toBe(true);
    if (!numbers.has(version)) numbers.set(version, await author.upload(written[version - 1] as WrittenVersion));
    const number = numbers.get(version) as number;
    if (i === fullAt) await failOnFullDisk(game, token, number);
    if (i === killAt) await nodes.loseAnswers(1, '/exchange/buy', players.length / 2);
    const going = author.goLive(number, i === killAt ? 1 : undefined);
    if (i === killAt) {
      const begun = async () => Object.values(await here.deps.switches.read()).includes(number);
      await expect.poll(begun, { timeout: 60_000, interval: 5 }).toBe(true);
      await nodes.kill(1);
    }
    await going;
    if (i === startAt) nodes.start(1, await game.homes[1].start());
    const wanted = counts.answered + 3 * players.length;
    await expect.poll(() => counts.answered, { timeout: 60_000 }).toBeGreaterThan(wanted);
  }
  isOver = true;
  await Promise.all(playing);

  expect(counts.cut).toBeGreaterThanOrEqual(players.length / 2);
  expect(seen).toEqual(new Set([undefined, '<p>The lamp is lit.</p>', '<p>The lamp is out.</p>']));
  for (const { characterId, ask, counters, position } of players) {
    expect(await ask('POST', '/storylet'), position.name).toMatchObject({ isSuccess: true });
    expect(await thank(ask, things, counters)).toBe('<p>The lamp is lit.</p>');
    const { qualities, fate, ...character } = await characterOf(characterId);
    const level = (name: string) => levelOf(qualities, things.quality(name));
    expect(await branchesInLedger(game, characterId)).toBe(counters.told + 1);
    expect(character.actions.count).toBe(actions - counters.told);
    expect(fate).toBe(15);
    expect([level('Hat'), level('Cane'), level('The Late Clock'), level('Watchful')]).toEqual([1, 1, 1, 3]);
    expect([level('Thanks'), level('Tonic'), level('Pence')], position.name).toEqual([
      counters.told,
      5 + counters.bought,
      100_000 - 3 * counters.bought,
    ]);
  }
  expect(await recountFate(game.database)).toEqual([]);
}, 600_000);
