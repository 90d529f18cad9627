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

const aPack = (newcomers: string) => ({
  'pack.story': `= Small\nstart at: The Square\nfaces: plain, bearded\nopening: Step\n\n== Newcomers\n${newcomers}\n`,
});

test('accepts faces for an address that the pack has', () => {
  expect(problemsIn(aPack('lady faces: plain\ngentleman faces: bearded, plain'))).toEqual([]);
});

test.each(['lady', 'gentleman', 'indistinct'])('reports a face for a %s that nobody can choose', (address) => {
  expect(problemsIn(aPack(`${address} faces: plain, hatted`))).toEqual([
    expect.stringContaining('nobody can choose the face "hatted"; add it to the pack\'s "faces", or delete it here'),
  ]);
});
