import { type Change, equip, lend, levelOf, spareOf } from '@underhall/engine';
import { bazaar, ids } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { takeTurn } from '../characters/take-turn.ts';
import { aMarket, aTrader, porter } from '../testing/a-market.ts';

const { pence, secrets, hats } = bazaar;
const server = await aMarket();

test('sixteen identical trades under one key happen once and get the same reply', async () => {
  const { buy, sell, sellTogether, owned } = await aTrader(server);
  for (const send of [
    () => buy(secrets, 2, 'one press of Buy'),
    () => sell(secrets, 1, 'one press of Sell'),
    () =>
      sellTogether(
        [
          { availabilityId: secrets, amount: 2 },
          { availabilityId: hats, amount: 1 },
        ],
        'one press of both',
      ),
  ]) {
    const answers = await Promise.all(Array.from({ length: 16 }, send));
    expect(new Set(answers.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.isSuccess).toBe(true);
  }
  expect(await owned(pence, ids.secret, ids.hat)).toEqual([100 - 10 + 3 + 6 + 4, 4 + 2 - 1 - 2, 0]);
});

test('refuses the key of a purchase for a sale, and for another amount', async () => {
  const { buy, sell, owned } = await aTrader(server);
  await buy(secrets, 1, 'once');
  expect(await sell(secrets, 1, 'once')).toMatchObject({ isSuccess: false, message: expect.stringContaining('Key') });
  expect(await buy(secrets, 2, 'once')).toMatchObject({ isSuccess: false, message: expect.stringContaining('Key') });
  expect(await owned(pence, ids.secret)).toEqual([95, 5]);
});

test('concurrent purchases and sales create and lose no money', async () => {
  const { buy, sell, sellTogether, characterId, owned } = await aTrader(server, ({ qualities }) => ({ qualities }));
  const several = [
    { availabilityId: secrets, amount: 1 },
    { availabilityId: secrets, amount: 2 },
  ];
  const sent = Array.from({ length: 24 }, (_, i) => {
    if (i % 2 === 0) return buy(secrets, 1 + (i % 3));
    return i % 4 === 1 ? sell(secrets, 1 + (i % 3)) : sellTogether(several);
  });
  await Promise.all(sent.map((each) => each.catch(() => undefined)));
  const changes = await changesOf(characterId);
  const bought = countOf(changes, 'bought');
  const sold = countOf(changes, 'sold');
  expect(bought + sold).toBeGreaterThan(0);
  expect(await owned(pence, ids.secret)).toEqual([100 - 5 * bought + 3 * sold, 4 + bought - sold]);
});

const thing = ids.hat;
/** The actions on an item that the character owns once or twice. */
const uses = {
  wear: (characterId: number) =>
    takeTurn(server.deps, characterId, { choice: 'wear it', rule: (moment) => equip(moment, thing) }),
  lend: (characterId: number) =>
    takeTurn(server.deps, characterId, { choice: 'lend it', rule: (moment) => lend(moment, porter, thing) }),
};

test.each([
  ['worn', [uses.wear], 1],
  ['lent', [uses.lend], 1],
  ['worn and lent', [uses.wear, uses.lend], 2],
] as const)('never uses more copies than owned when sold and %s at once', async (_, others, count) => {
  for (let round = 0; round < 8; round++) {
    const { sell, sellTogether, characterId } = await aTrader(server, ({ qualities }) => ({
      agents: [{ agent: porter, lent: [], reports: 0 }],
      qualities: {
        ...qualities,
        levels: qualities.levels.map((level, i) => (qualities.ids[i] === thing ? count : level)),
      },
    }));
    const tabs = [
      () => sell(hats, 1),
      ...others.map((use) => () => use(characterId)),
      () => sellTogether([{ availabilityId: hats, amount: 1 }]),
    ];
    const begun = round % 2 === 0 ? tabs : tabs.toReversed();
    await Promise.all(begun.map((tab) => tab().catch(() => undefined)));
    const stored = await server.deps.characters.load(characterId);
    if (!stored) throw new Error('the character is gone');
    const { character } = stored;
    const level = levelOf(character.qualities, thing);
    const worn = Object.values(character.worn).filter((id) => id === thing).length;
    const lent = character.agents.filter((agent) => agent.lent.includes(thing)).length;
    expect(level, `${worn} worn, ${lent} lent`).toBeGreaterThanOrEqual(worn + lent);
    expect(spareOf(thing, character)).toBe(level - worn - lent);
    // The money equals the proceeds of the items sold.
    expect(levelOf(character.qualities, pence)).toBe(100 + 4 * (count - level));
  }
});

async function changesOf(characterId: number): Promise<readonly Change[]> {
  const rows = await server.database.run<{ changes: string }>(
    { name: 'test-trades', text: 'select changes from ledger where character_id = $1' },
    [characterId],
  );
  return rows.flatMap(({ changes }) => JSON.parse(changes) as Change[]);
}

const countOf = (changes: readonly Change[], kind: 'bought' | 'sold'): number =>
  changes.reduce((sum, change) => (change.kind === kind ? sum + change.count : sum), 0);
