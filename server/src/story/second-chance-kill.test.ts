import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Branch, Outcome, Pack } from '@underhall/engine';
import { compileWorld } from '@underhall/language';
import { expect, test } from 'vitest';
import { aHome, killNine } from '../testing/a-process.ts';
import { arriveAt, ask, whenKilled } from '../testing/from-outside.ts';

const rounds = 12;

test('twelve kills while a second chance is answered: each answer spends one item and has one result', async () => {
  const { pack, table, understudy, playhouse } = aCountingTown();
  const home = await aHome(pack);
  let server = await home.start();
  const player = await arriveAt(server, 'Understudy');
  await ask(server, 'POST /map/move', { areaId: playhouse }, player);
  const branchOf = async (eventId: number) =>
    (await ask(server, 'POST /storylet/begin', { eventId }, player)).storylet?.childBranches[0]?.id ?? 0;
  const levelOf = async (name: string) => {
    const { possessions } = await ask(server, 'GET /character/myself', {}, player);
    return possessions.flatMap((group) => group.possessions).find((each) => each.name === name)?.level ?? 0;
  };

  let atOnce = 0;
  for (let round = 1; round <= rounds; round++) {
    await ask(server, 'POST /storylet/choosebranch', { branchId: await branchOf(table) }, player);
    await ask(server, 'POST /storylet', {}, player);
    const branchId = await branchOf(understudy);
    const { phase, secondChance } = await ask(server, 'POST /storylet/choosebranch', { branchId }, player);
    // One roll in a hundred succeeds at once.
    if (phase === 'End') {
      atOnce += 1;
      await ask(server, 'POST /storylet', {}, player);
      continue;
    }
    expect(phase, `round ${round}`).toBe('SecondChance');
    const secondChanceIds = secondChance?.branch.challenges.map((challenge) => challenge.secondChanceId) ?? [];
    const answer = () => ask(server, 'POST /storylet/choosebranch', { branchId, secondChanceIds }, player);

    const sent = answer().catch(whenKilled);
    await pause((round * 5) % 17);
    await killNine(server);
    await sent;
    server = await home.start();
    expect(await answer()).toMatchObject({ phase: 'End' });
    expect([await levelOf('Second Wind'), await levelOf('Applause')], `round ${round}`).toEqual([
      round + atOnce,
      round,
    ]);
    await ask(server, 'POST /storylet', {}, player);
  }
}, 300_000);

/** The town, where each try costs nothing, always fails at first, and each result counts one more applause. */
function aCountingTown() {
  const pack = compileWorld(join(import.meta.dirname, '../../../journeys/town')).pack as Pack;
  const idIn = (things: readonly { readonly id: number; readonly name: string }[], name: string) =>
    things.find((each) => each.name === name)?.id ?? 0;
  const applause = idIn(pack.qualities, 'Applause');
  const counted: Outcome = {
    title: 'Counted',
    descriptionHtml: '',
    effects: [{ kind: 'change', quality: applause, by: 1 }],
    reveal: [],
  };
  const counting = (branch: Branch): Branch => ({
    ...branch,
    cost: 0,
    // The lowest chance of a broad challenge is one in a hundred.
    challenges: branch.challenges.map((challenge) => ({ ...challenge, difficulty: 1_000_000 })),
    outcomes: { success: counted, failure: counted },
  });
  const storylets = pack.storylets.map((each) =>
    each.name === 'The Understudy' ? { ...each, branches: each.branches.map(counting) } : each,
  );
  return {
    pack: { ...pack, storylets },
    table: idIn(storylets, 'The Property Table'),
    understudy: idIn(storylets, 'The Understudy'),
    playhouse: idIn(pack.areas, 'The Playhouse'),
  };
}
