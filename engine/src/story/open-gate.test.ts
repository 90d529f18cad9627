import { expect, test } from 'vitest';
import { type About, aMoment } from '../testing/a-moment.ts';
import { aBranch, aStorylet, ids } from '../testing/a-world.ts';
import { toldAlways } from '../testing/an-outcome.ts';
import { turnOf } from '../testing/turn-of.ts';
import { openTurn } from '../turn.ts';
import { chooseBranch } from './choose-branch.ts';
import { look } from './look.ts';
import { openGate, openReport } from './open-storylet.ts';
import type { OpenStory } from './phases.ts';

const told = 40;
const storylets = [
  aStorylet({ id: told, deck: 'never', branches: [aBranch({ cost: 3, ...toldAlways({ goTo: 41 }) })] }),
  aStorylet({ id: 41, deck: 'never' }),
];
const at = (about: About = {}) => aMoment({ storylets, turn: 7, ...about });
const available = { story: { phase: 'Available' }, forcedInARow: 2 } as const;

test('a closed area opens its gate instead, which stores the area', () => {
  const moment = at({ character: available });
  expect(openGate(openTurn(moment), told, 5, moment).changes).toEqual([
    { kind: 'forced in a row', to: 0 },
    { kind: 'met', storylet: told },
    { kind: 'story', to: { phase: 'In', storylet: told, since: 7, gate: 5 } },
  ]);
});

test('a report stores its agent', () => {
  const moment = at({ character: available });
  expect(openReport(openTurn(moment), told, 8, moment).changes).toEqual([
    { kind: 'forced in a row', to: 0 },
    { kind: 'met', storylet: told },
    { kind: 'story', to: { phase: 'In', storylet: told, since: 7, agent: 8 } },
  ]);
});

test('gate and report are stored in the result, and a gate also for the linked storylet', () => {
  const ends = (by: Partial<OpenStory>) => {
    const open = at({ character: { story: { phase: 'In', storylet: told, since: 1, ...by } } });
    const { character } = turnOf(chooseBranch(open, { branch: ids.ask, secondChances: [] }));
    expect(character.story).toMatchObject({ phase: 'End', next: 41, ...by });
    return turnOf(look(at({ character }))).character.story;
  };
  expect(ends({ gate: 5 })).toEqual({ phase: 'In', storylet: 41, since: 7, gate: 5 });
  expect(ends({ agent: 8 })).toEqual({ phase: 'In', storylet: 41, since: 7 });
});

test('branches of a report cost no actions, and branches of a gate do', () => {
  const left = (by: Partial<OpenStory>) => {
    const open = at({ character: { story: { phase: 'In', storylet: told, since: 1, ...by }, actions: { count: 4 } } });
    return turnOf(chooseBranch(open, { branch: ids.ask, secondChances: [] })).character.actions.count;
  };
  expect([left({ agent: 8 }), left({ gate: 5 })]).toEqual([4, 1]);
});
