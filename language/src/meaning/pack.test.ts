import { expect, test } from 'vitest';
import { problemsIn } from '../testing/a-world.ts';
import { aPersona } from '../testing/other-kinds.ts';

test.each(['uses: 2', 'image: cuff', 'greeting: Come in.', 'thanks: Yours.'])(
  'reports "%s" on a persona without a code',
  (fact) => {
    expect(problemsIn(aPersona(`${fact}\nstarts with: Lens 1`))).toEqual([
      expect.stringContaining('"uses", "image", "greeting" and "thanks" need a "code"; add one'),
    ]);
  },
);

test('reports a code with zero uses', () => {
  expect(problemsIn(aPersona('code: never\nuses: 0\nstarts with: Lens 1'))).toEqual([
    expect.stringContaining('"0" is not a whole number from 1 up'),
  ]);
});
