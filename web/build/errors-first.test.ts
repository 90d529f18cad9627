import { expect, test } from 'vitest';
import { errorsFirst } from './errors-first.ts';

test('the errors of the world stand above its warnings, and their number below', () => {
  const [warning, error] = ['a.story:1:1\n  x\n  ^\nwarning: removed: "X" (numbers)', 'b.story:2:1\nunknown "Y"'];
  expect(errorsFirst(`${warning}\n\n${error}\n\n1 problem\n1 warning`)).toBe(
    `${error}\n\n${warning}\n\n1 problem\n1 warning`,
  );
  expect(errorsFirst('')).toBe('');
});
