import { maxAgents } from '@underhall/contract/limits';
import { expect, test } from 'vitest';
import { chooseBranch } from '../story/choose-branch.ts';
import type { Outcome } from '../story/consequences.ts';
import { aBranch, aStorylet, ids } from '../testing/a-world.ts';
import { anAgent, away, engaged, inService, service } from '../testing/an-agent.ts';
import { turnOf } from '../testing/turn-of.ts';
import { openTurn } from '../turn.ts';
import { dismiss, engage } from './in-service.ts';
import { spareOf } from './in-use.ts';

const { pin, hallam, cane } = service;
const everybody = [1, 2, 3, 4, 5].map((id) => anAgent({ id }));
const having = (...agents: number[]) =>
  inService({ agents: agents.map((agent) => engaged({ agent })), pack: { agents: everybody } });
const engagedIn = (moment: ReturnType<typeof inService>, agent: number) =>
  engage(openTurn(moment), agent, moment.world);

test('a new agent has no lent items and no reports', () => {
  const turn = engagedIn(having(pin), hallam);

  expect(turn.changes).toEqual([{ kind: 'agent engaged', agent: hallam }]);
  expect(turn.character.agents).toEqual([engaged(), engaged({ agent: hallam })]);
});

test('a fifth agent is turned away, and the turn records that', () => {
  const fifth = engagedIn(having(1, 2, 3, 4), 5);

  expect(maxAgents).toBe(4);
  expect(engagedIn(having(1, 2, 3), 4).character.agents).toHaveLength(4);
  expect(fifth.changes).toEqual([{ kind: 'agent turned away', agent: 5 }]);
  expect(fifth.character.agents).toHaveLength(4);
});

test('an unknown agent is not engaged and takes no place', () => {
  expect(engagedIn(having(1), 9).changes).toEqual([]);
  expect(engagedIn(having(1, 2, 3, 99), 5).changes).toEqual([{ kind: 'agent engaged', agent: 5 }]);
});

test('engaging an agent twice or dismissing an unknown one changes nothing', () => {
  const turn = openTurn(having(pin));

  expect(engage(turn, pin, having(pin).world)).toBe(turn);
  expect(dismiss(turn, hallam)).toBe(turn);
});

test('a dismissed agent gives everything back, even while on a plot', () => {
  const moment = inService({
    agents: [away(3, { lent: [cane] }), engaged({ agent: hallam })],
    qualities: { [cane]: 1 },
  });
  const { character, changes } = dismiss(openTurn(moment), pin);

  expect(changes).toEqual([{ kind: 'agent dismissed', agent: pin }]);
  expect(character.agents).toEqual([engaged({ agent: hallam })]);
  expect(spareOf(cane, character)).toBe(1);
});

test('an outcome dismisses an agent before it engages another', () => {
  const outcome: Outcome = { title: '', descriptionHtml: '', effects: [], reveal: [], engage: 5, dismiss: 2 };
  const moment = inService({
    character: {
      agents: [1, 2, 3, 4].map((agent) => engaged({ agent })),
      story: { phase: 'In', storylet: ids.lamplighter, since: 1 },
    },
    pack: { agents: everybody },
    storylets: [aStorylet({ branches: [aBranch({ outcomes: { always: outcome } })] })],
  });
  const { character } = turnOf(chooseBranch(moment, { branch: ids.ask, secondChances: [] }));

  expect(character.agents.map(({ agent }) => agent)).toEqual([1, 3, 4, 5]);
});
