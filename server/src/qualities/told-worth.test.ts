import { aShop, atMarket, aWare, bazaar, ids } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { presentBranch } from '../storylet/present-branch.ts';
import { presentOwn, presentPossession } from './present-possession.ts';
import { presentQualityChange } from './present-quality-change.ts';

const { pence } = bazaar;
const { words } = atMarket().world.pack;
const here = atMarket({
  shops: [aShop({ wares: [aWare({ fetches: 3 })] })],
  branch: { pays: [{ quality: ids.secret, level: 4 }] },
  qualities: { [ids.secret]: 6 },
  pack: { words: { ...words, money: { ...words.money, quality: pence } } },
});
const secret = here.world.qualities.get(ids.secret);
if (!secret) throw new Error('the world of the tests has secrets');
const changed = (from: number, to: number) =>
  presentQualityChange(
    {
      kind: 'quality',
      quality: ids.secret,
      from: { level: from, points: 0 },
      to: { level: to, points: 0 },
      how: 'set',
    },
    here,
  )[0]?.worth;

test('owners are told what one of a thing is worth; whoever looks at them is not', () => {
  expect(presentOwn(secret, here).worth).toBe(3);
  expect(presentPossession(secret, here)).not.toHaveProperty('worth');
});

test('a result tells the worth of all that was gained or lost', () => {
  expect(changed(1, 6)).toBe(15);
  expect(changed(6, 0)).toBe(18);
});

test('a price tells its worth', () => {
  const branch = here.world.storylets.get(ids.lamplighter)?.branches[0];
  const [price] = branch ? presentBranch(branch, here).qualityRequirements : [];
  expect(price).toMatchObject({ isCost: true, worth: 12 });
});
