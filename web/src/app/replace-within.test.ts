import { expect, test } from 'vitest';
import { replaceWithin } from './replace-within.ts';

test('replaces all values, and keeps the objects to which others refer', () => {
  const target = { title: 'Old', texts: { shop: { buy: 'Buy', sell: 'Sell' } }, faces: [{ name: 'a' }, { name: 'b' }] };
  const { shop } = target.texts;
  const { faces } = target;
  const source = { title: 'New', texts: { shop: { buy: 'Take' } }, faces: [{ name: 'c' }], icon: 'lamp' };
  replaceWithin(target, source);
  expect(target).toEqual(source);
  expect(shop).toEqual({ buy: 'Take' });
  expect(faces).toEqual([{ name: 'c' }]);
  replaceWithin(target, { texts: { shop: ['one'] } });
  expect(target).toEqual({ texts: { shop: ['one'] } });
});
