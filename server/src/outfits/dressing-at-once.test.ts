import { lend, spareOf } from '@underhall/engine';
import { bazaar, garments } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { takeTurn } from '../characters/take-turn.ts';
import {
  aDressingRoom,
  aWearer,
  bowlerWare,
  ownedBy,
  pawnBranch,
  pawnshop,
  pawnTicket,
  porter,
  wornIn,
} from '../testing/a-dressing-room.ts';

const { bowler, bonnet, coat, bold } = garments;
const server = await aDressingRoom();
const sixteen = <Answer>(send: () => Promise<Answer>) => Promise.all(Array.from({ length: 16 }, send));

test('makes a change once for sixteen duplicate requests, and sends the same reply to all', async () => {
  const me = await aWearer(server, { fate: 100, worn: { Hat: bonnet } });
  const presses: readonly (() => Promise<unknown>)[] = [
    () => me.equip({ qualityId: coat }, 'on'),
    () => me.unequip({ qualityId: bonnet }, 'off'),
    () => me.equipHighest({ qualityId: bold }, 'best'),
    () => me.save({}, 'kept'),
    () => me.mark({}, 'marked'),
    () => me.rename(1, 'At Home', 'named'),
    () => me.buy('bought'),
    () => me.changeInto({ outfitId: 1 }, 'changed'),
  ];
  for (const press of presses) {
    const answers = await sixteen(press);
    expect(new Set(answers.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]).toMatchObject({ isSuccess: true });
  }
  const { fate, outfits, worn } = await me.stored();
  expect([fate, outfits.length, worn]).toEqual([90, 2, { Clothing: coat, Hat: bonnet }]);
  expect(outfits[0]).toMatchObject({ name: 'At Home', isFavourite: true, worn: { Clothing: coat, Hat: bonnet } });
});

test('refuses the key of one change for another', async () => {
  const me = await aWearer(server);
  await me.equip({ qualityId: coat }, 'once');
  const otherwise = { isSuccess: false, message: expect.stringContaining('Key') };
  expect(await me.equip({ qualityId: bonnet }, 'once')).toMatchObject(otherwise);
  expect(await me.unequip({ qualityId: coat }, 'once')).toMatchObject(otherwise);
  expect(wornIn(await me.outfit())).toEqual({ Clothing: coat });
});

test('charges for every outfit bought from several tabs at once, and stays within the maximum', async () => {
  const me = await aWearer(server, { fate: 45 });
  await sixteen(() => me.buy().catch(() => undefined));
  const { fate, outfits } = await me.stored();
  expect(outfits.filter(({ type }) => type === 'Purchased')).toHaveLength((45 - fate) / 10);
  expect(fate).toBeGreaterThanOrEqual(5);
});

test('never uses more items than owned when several tabs wear, lend, save, sell and spend at once', async () => {
  for (let round = 0; round < 8; round++) {
    const me = await aWearer(server, {
      agents: [{ agent: porter, lent: [], reports: 0 }],
      story: { phase: 'In', storylet: pawnshop, since: 1 },
    });
    const tabs = [
      () => me.equip({ qualityId: bowler }),
      () =>
        takeTurn(server.deps, me.characterId, { choice: 'lend it', rule: (moment) => lend(moment, porter, bowler) }),
      () => server.call('POST /exchange/sell', { availabilityId: bowlerWare, amount: 1 }, me.token),
      () => server.call('POST /storylet/choosebranch', { branchId: pawnBranch }, me.token),
      () => me.save({}),
      () => me.changeInto({ outfitId: 1 }),
    ];
    await Promise.all((round % 2 === 0 ? tabs : tabs.toReversed()).map((tab) => tab().catch(() => undefined)));
    const character = await me.stored();
    const level = ownedBy(character, bowler);
    const worn = Object.values(character.worn).filter((id) => id === bowler).length;
    const lent = character.agents.filter((agent) => agent.lent.includes(bowler)).length;
    expect(level, `${worn} worn, ${lent} lent`).toBeGreaterThanOrEqual(worn + lent);
    expect(spareOf(bowler, character)).toBe(level - worn - lent);
    const spent = ownedBy(character, pawnTicket);
    expect(ownedBy(character, bazaar.pence)).toBe(2 * (1 - level - spent));
  }
});
