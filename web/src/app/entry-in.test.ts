import { expect, test } from 'vitest';
import { entryIn } from './entry-in.ts';

test('the number of an entry is read from an address; anything else is ignored', {
  meta: { rows: ['C-ROUTE-033'] },
}, () => {
  expect(entryIn('7')).toBe(7);
  for (const part of [undefined, null, '', 'word', '7a', '-7', '7.5', ' 7', '1e3', '9'.repeat(20)]) {
    expect(entryIn(part), `${part}`).toBeUndefined();
  }
});
