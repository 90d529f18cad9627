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

test('shows the value of one item to its owner, and not to others', () => {
  expect(presentOwn(secret, here).worth).toBe(3);
  expect(presentPossession(secret, here)).not.toHaveProperty('worth');
});

test('shows the total value of a gain or loss in a result', () => {
  expect(changed(1, 6)).toBe(15);
  expect(changed(6, 0)).toBe(18);
});

test('shows the value of a price', () => {
  const branch = here.world.storylets.get(ids.lamplighter)?.branches[0];
  const [price] = branch ? presentBranch(branch, here).qualityRequirements : [];
  expect(price).toMatchObject({ isCost: true, worth: 12 });
});
