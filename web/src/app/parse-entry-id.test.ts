import { expect, test } from 'vitest';
import { parseEntryId } from './parse-entry-id.ts';

test('reads the entry number from the URL and ignores anything else', {
  meta: { rows: ['C-ROUTE-033'] },
}, () => {
  expect(parseEntryId('7')).toBe(7);
  for (const part of [undefined, null, '', 'word', '7a', '-7', '7.5', ' 7', '1e3', '9'.repeat(20)]) {
    expect(parseEntryId(part), `${part}`).toBeUndefined();
  }
});
