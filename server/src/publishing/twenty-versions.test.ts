import { randomBytes } from 'node:crypto';
import { keyHeader } from '@underhall/contract';
import { levelOf } from '@underhall/engine';
import { ids } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import type { StoredCharacter } from '../characters/character-store.ts';
import { aPlayer } from '../testing/a-player.ts';
import { aHome, killNine, type ServerProcess } from '../testing/a-process.ts';
import { aVersion } from '../testing/a-published-world.ts';
import { aServer } from '../testing/a-server.ts';
import { aWholeWorld, wholeIds } from '../testing/a-whole-world.ts';
import { emptied } from '../testing/an-emptied-world.ts';
import { changeCharacter } from '../testing/changed-character.ts';
import { aConnection, aDatabase } from '../testing/database.ts';
import { goLive } from './go-live.ts';

const switches = 20;
const crowd = 6;
const whole = aWholeWorld();
const secrets = { signing: randomBytes(32).toString('hex'), luck: randomBytes(32).toString('hex') };

type Player = { readonly token: string; readonly characterId: number; told: number; refused: number };

const unspent = [wholeIds.pence, wholeIds.hat, wholeIds.cane, wholeIds.dog];

/** What a player does in turn, on whichever world is live. */
const acts: readonly (readonly [string, string, object])[] = [
  ['POST', '/storylet', {}],
  ['POST', '/agents/lend', { agentId: wholeIds.agent, itemId: wholeIds.cane }],
  ['POST', '/agents/begin', { agentId: wholeIds.agent, plotId: wholeIds.errand }],
  ['POST', '/agents/report', { agentId: wholeIds.agent }],
  ['POST', '/agents/perhapsnot', { agentId: wholeIds.agent }],
  ['POST', '/opportunity/draw', {}],
  ['POST', '/storylet/begin', { eventId: wholeIds.card }],
  ['POST', '/outfit/equip', { qualityId: wholeIds.hat }],
  ['POST', '/storylet/usequality', { qualityId: wholeIds.tonic }],
  ['POST', '/storylet/goback', {}],
  ['POST', '/map/move', { areaId: ids.square }],
  ['POST', '/map/move', { areaId: ids.quay }],
  ['GET', '/character/myself', {}],
  ['GET', '/map', {}],
  ['GET', '/exchange', {}],
  ['GET', '/plan', {}],
];

test('twenty switches and a kill fail no call of players on two servers, and cost nobody anything', async () => {
  const connection = await aConnection();
  const database = await aDatabase(connection);
  const here = await aServer({ database, secrets, pack: whole });
  const versions = [await aVersion(database, whole), await aVersion(database, emptied(whole))] as const;
  await database.run({ name: 'test-live', text: 'update world_switch set live = $1' }, [versions[0]]);
  const settings = { SIGNING_SECRET: secrets.signing, LUCK_SECRET: secrets.luck };
  const homes = [
    await aHome('published', connection, settings),
    await aHome('published', connection, settings),
  ] as const;
  const nodes: (ServerProcess | undefined)[] = await Promise.all(homes.map((home) => home.start()));
  const players = await Promise.all(
    Array.from({ length: crowd }, async (): Promise<Player> => {
      const player = await aPlayer(here);
      await changeCharacter(here, player.characterId, () => ({
        actions: { count: 100_000 },
        agents: [{ agent: wholeIds.agent, lent: [], reports: 0 }],
        lodging: 1,
        story: { phase: 'Available' },
      }));
      return { ...player, told: 0, refused: 0 };
    }),
  );
  const before = await Promise.all(players.map(({ characterId }) => here.deps.characters.load(characterId)));

  let isOver = false;
  let calls = 0;
  /** Repeats a call that a kill has cut, with its key, on the other server. */
  const ask = async (player: Player, [method, path, body]: (typeof acts)[number]): Promise<{ isSuccess?: boolean }> => {
    const key = randomBytes(9).toString('hex');
    for (;;) {
      const node = nodes[Math.floor(Math.random() * 2)];
      if (!node) continue;
      const answer = await fetch(`${node.address}/api${path}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${player.token}`, [keyHeader]: key },
        ...(method === 'POST' && { body: JSON.stringify(body) }),
      }).catch(() => undefined);
      const text = await answer?.text().catch(() => undefined);
      if (!answer || text === undefined) continue;
      expect(answer.status, `${method} ${path}: ${text}`).toBe(200);
      calls += 1;
      return JSON.parse(text);
    }
  };
  const playOn = async (player: Player): Promise<void> => {
    for (let i = 0; !isOver; i++) {
      await ask(player, acts[i % acts.length] as (typeof acts)[number]);
      const begun = await ask(player, ['POST', '/storylet/begin', { eventId: ids.lamplighter }]);
      const chosen = await ask(player, ['POST', '/storylet/choosebranch', { branchId: wholeIds.told }]);
      if (begun.isSuccess && chosen.isSuccess) player.told += 1;
      else player.refused += 1;
      await ask(player, ['POST', '/storylet', {}]);
    }
  };
  const playing = players.map(playOn);

  for (let i = 1; i <= switches; i++) {
    const wanted = calls + 4 * crowd;
    await expect.poll(() => calls, { timeout: 60_000 }).toBeGreaterThan(wanted);
    const version = versions[i % 2] as number;
    const going = goLive(here.deps, { version, by: 'Ada', isAgain: i > 2 });
    if (i === 10 && nodes[1]) {
      const killed = nodes[1];
      nodes[1] = undefined;
      await killNine(killed);
    }
    expect(await going).toBeUndefined();
    if (i === 12) nodes[1] = await homes[1].start();
  }
  isOver = true;
  await Promise.all(playing);

  const worldOf = async ({ address }: ServerProcess) =>
    ((await (await fetch(`${address}/readyz`)).json()) as { world: string }).world;
  for (const node of nodes) expect(node && (await worldOf(node))).toBe(whole.version);
  for (const [i, player] of players.entries()) {
    const then = (before[i] as StoredCharacter).character;
    const now = (await here.deps.characters.load(player.characterId))?.character ?? then;
    expect(Math.min(player.told, player.refused)).toBeGreaterThan(0);
    expect(levelOf(now.qualities, wholeIds.thanks)).toBe(player.told);
    for (const quality of unspent) expect(levelOf(now.qualities, quality)).toBe(levelOf(then.qualities, quality));
    expect(now.fate).toBe(then.fate);
    expect((await here.call('POST /storylet', {}, player.token)).body.isSuccess).toBe(true);
  }
}, 600_000);
