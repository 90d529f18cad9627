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

test('each spent action advances the plots of all agents', () => {
  const three = [away(3), engaged({ agent: 4 }), away(0, { agent: hallam, plot: { id: roof, elapsed: 0 } })];

  expect(elapsed(1, three)).toEqual([4, undefined, 1]);
  expect(elapsed(2, three)).toEqual([5, undefined, 2]);
});

test('progress of a plot is recorded as such', () => {
  const { changes } = spending(1, [away(3)]);

  expect(changes.filter(({ kind }) => kind === 'agent')).toEqual([{ kind: 'agent', why: 'got on', to: away(4) }]);
});

test('a turn without spent actions advances no plot', () => {
  const { changes } = spending(0, [away(3)]);

  expect(changes.filter(({ kind }) => kind === 'agent')).toEqual([]);
});

test('a plot advances at most to its length, and a finished one does not change', () => {
  expect(elapsed(4, [away(9)])).toEqual([10]);
  expect(spending(4, [away(10)]).changes.filter(({ kind }) => kind === 'agent')).toEqual([]);
});

test('a plot that was removed from the world does not advance', () => {
  expect(elapsed(2, [away(3)], { pack: { concerns: [] } })).toEqual([3]);
});

test('a finished plot sends one message, in the texts of the world', () => {
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
