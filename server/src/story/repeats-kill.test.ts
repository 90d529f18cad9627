import { setTimeout as pause } from 'node:timers/promises';
import { aBranch, aStorylet, aWorld, ids } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { aHome, killNine } from '../testing/a-process.ts';
import { arriveAt, ask, whenKilled } from '../testing/from-outside.ts';

const rounds = 8;
const gained = { kind: 'change', quality: ids.secret, by: 1 } as const;
const outcomes = { always: { title: 'Told', descriptionHtml: '', effects: [gained], reveal: [] } };
const branches = [aBranch({ cost: 0, repeatable: 5, outcomes })];

test('eight kills during a repeated choice: all five times count or none, and never twice', async () => {
  const home = await aHome(aWorld({ storylets: [aStorylet({ branches })] }).pack);
  let server = await home.start();
  const player = await arriveAt(server, 'Again');
  const level = async () => {
    const { possessions } = await ask(server, 'GET /character/myself', {}, player);
    return possessions.flatMap((group) => group.possessions).find(({ id }) => id === ids.secret)?.level ?? 0;
  };

  for (let round = 1; round <= rounds; round++) {
    await ask(server, 'POST /storylet', {}, player);
    await ask(server, 'POST /storylet/begin', { eventId: ids.lamplighter }, player);
    const wish = { branchId: ids.ask, times: 5 };
    const choose = () => ask(server, 'POST /storylet/choosebranch', wish, { ...player, key: `round ${round}` });
    const sent = choose().catch(whenKilled);
    await pause((round * 5) % 17);
    await killNine(server);
    await sent;
    server = await home.start();
    expect(await level()).toBeOneOf([5 * round - 5, 5 * round]);
    expect(await choose()).toMatchObject({ phase: 'End', repeats: { times: 5 } });
    expect(await level(), `round ${round}`).toBe(5 * round);
  }
}, 300_000);
