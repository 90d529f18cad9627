import { expect, test } from 'vitest';
import { problemsIn } from '../testing/a-world.ts';
import { aPersona } from '../testing/other-kinds.ts';

test.each(['uses: 2', 'image: cuff', 'greeting: Come in.', 'thanks: Yours.'])(
  'without a code, "%s" is for nobody',
  (fact) => {
    expect(problemsIn(aPersona(`${fact}\nstarts with: Lens 1`))).toEqual([
      expect.stringContaining('only a code has uses, a picture, a greeting or thanks; give it a "code"'),
    ]);
  },
);

test('a code that nobody could use is a mistake', () => {
  expect(problemsIn(aPersona('code: never\nuses: 0\nstarts with: Lens 1'))).toEqual([
    expect.stringContaining('"0" is not a whole number from 1 up'),
  ]);
});
