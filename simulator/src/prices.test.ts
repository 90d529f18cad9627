import type { Branch, Storylet } from '@underhall/engine';
import { expect, test } from 'vitest';
import { pricesOf } from './prices.ts';
import { fullWorld, worldIndexIn } from './testing/worlds.ts';

test('the price of a thing is what the best shop pays, also through another currency', () => {
  const { pack, prices } = worldIndexIn(fullWorld);
  const priceOf = (name: string) => prices.get(pack.qualities.find((quality) => quality.name === name)?.id ?? 0);

  expect(['Pence', 'Rope', 'Pearl', 'Tokens', 'Iron Hat', 'Knots'].map(priceOf)).toEqual([1, 4, 50, 8, 40, undefined]);
});

test('the cost of a thing is what the cheapest shop or a selling branch takes', () => {
  const { pack, costs } = worldIndexIn(fullWorld);
  const costOf = (name: string) => costs.get(pack.qualities.find((quality) => quality.name === name)?.id ?? 0);

  expect(['Rope', 'Second Look', 'Whistle', 'Pearl'].map(costOf)).toEqual([6, 30, 24, undefined]);
});

test('a thing that no shop buys is worth half of what an errand pays for it', () => {
  const worldIndex = worldIndexIn(fullWorld);
  const { pack, money = 0 } = worldIndex;
  const [knots = 0, pearl = 0] = ['Knots', 'Pearl'].map(
    (name) => pack.qualities.find((each) => each.name === name)?.id,
  );
  const errand = (paid: readonly number[]): Branch => {
    const [plain] = pack.storylets[0]?.branches ?? [];
    const effects = [{ kind: 'change', quality: money, by: 17 }] as const;
    const always = { title: '', descriptionHtml: '', effects, reveal: [] };
    return { ...(plain as Branch), pays: paid.map((quality) => ({ quality, level: 5 })), outcomes: { always } };
  };
  const pricesWith = (branch: Branch) => {
    const [first, ...others] = pack.storylets;
    return pricesOf({ ...pack, storylets: [{ ...(first as Storylet), branches: [branch] }, ...others] });
  };

  expect(pricesWith(errand([knots])).get(knots)).toBe(1.7);
  expect(pricesWith(errand([knots, pearl])).get(knots)).toBeUndefined();
  expect(pricesWith(errand([pearl])).get(pearl)).toBe(50);
});
