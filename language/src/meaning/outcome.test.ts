import { expect, test } from 'vitest';
import { compileTexts } from '../compile/compile-world.ts';
import { aBranch, anOutcome, aStorylet, aWorld } from '../testing/a-world.ts';

const outcomesOf = (branch: string) => compileTexts(aWorld(aStorylet('', branch)), '');

test('a rare outcome has a chance in percent', () => {
  const { pack } = outcomesOf(aBranch('', anOutcome('') + anOutcome('', 'rare 12%: By Luck')));

  expect(pack?.storylets[1]?.branches[0]?.outcomes).toMatchObject({
    always: { title: 'Done' },
    rare: { title: 'By Luck', percent: 12 },
  });
});

test.each(['alway: Done', 'always', 'rare: By Luck', 'rare 0%: Never', 'success 5%: Won'])(
  '"%s" is not the heading of an outcome',
  (heading) => {
    const [problem] = outcomesOf(aBranch('', anOutcome('', heading))).problems;

    expect(problem?.message).toMatch('write the heading of an outcome as "always: Title"');
  },
);
