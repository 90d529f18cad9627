import { expect, test } from 'vitest';
import { chooseBranch } from '../story/choose-branch.ts';
import { aBranch, aStorylet, ids } from '../testing/a-world.ts';
import { anAgent, away, engaged, inService, service } from '../testing/an-agent.ts';
import { turnOf } from '../testing/turn-of.ts';

const { hallam, roof } = service;
const spending = (cost: number, agents: ReturnType<typeof engaged>[], about: Parameters<typeof inService>[0] = {}) =>
  turnOf(
    chooseBranch(
      inService({
        storylets: [aStorylet({ branches: [aBranch({ cost })] })],
        character: { agents, story: { phase: 'In', storylet: ids.lamplighter, since: 1 } },
        ...about,
      }),
      { branch: ids.ask, secondChances: [] },
    ),
  );
const elapsed = (...asked: Parameters<typeof spending>) =>
  spending(...asked).character.agents.map(({ plot }) => plot?.elapsed);

test('every agent on an errand gets on by each action that is spent', () => {
  const three = [away(3), engaged({ agent: 4 }), away(0, { agent: hallam, plot: { id: roof, elapsed: 0 } })];

  expect(elapsed(1, three)).toEqual([4, undefined, 1]);
  expect(elapsed(2, three)).toEqual([5, undefined, 2]);
});

test('getting on is told as that', () => {
  const { changes } = spending(1, [away(3)]);

  expect(changes.filter(({ kind }) => kind === 'agent')).toEqual([{ kind: 'agent', why: 'got on', to: away(4) }]);
});

test('what costs nothing brings nobody on', () => {
  const { changes } = spending(0, [away(3)]);

  expect(changes.filter(({ kind }) => kind === 'agent')).toEqual([]);
});

test('an errand is never longer than it is, and one that is done is left alone', () => {
  expect(elapsed(4, [away(9)])).toEqual([10]);
  expect(spending(4, [away(10)]).changes.filter(({ kind }) => kind === 'agent')).toEqual([]);
});

test('an errand that has left the world stands still', () => {
  expect(elapsed(2, [away(3)], { pack: { concerns: [] } })).toEqual([3]);
});

test('an errand that comes to its end is told of in a message, once, in the words of the world', () => {
  const named = { pack: { agents: [anAgent({ name: 'Pin & Co' })] } };
  const letters = (cost: number, elapsedBefore: number) =>
    spending(cost, [away(elapsedBefore)], named).changes.filter(({ kind }) => kind === 'letter');

  expect(letters(1, 8)).toEqual([]);
  expect(letters(2, 8)).toEqual([
    {
      kind: 'letter',
      title: 'Pin & Co is back',
      html: '<p>Pin &amp; Co is back from Read the Bells, and waits to tell you how it went.</p>',
      image: 'pin',
      at: 43_200_000,
    },
  ]);
  expect(letters(2, 10)).toEqual([]);
});
