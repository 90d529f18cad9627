import { expect, test } from 'vitest';
import type { Act } from '../social/act.ts';
import { type About, aMoment } from '../testing/a-moment.ts';
import { ids } from '../testing/a-world.ts';
import { gain, toldAlways } from '../testing/an-outcome.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import { openTurn, record } from '../turn.ts';
import { chooseBranch, finishAct } from './choose-branch.ts';
import { goBack } from './look.ts';

const tea: Act = {
  id: 7,
  name: 'Tea',
  descriptionHtml: '',
  image: '',
  senderNeeds: [],
  targetNeeds: [],
  inviteHtml: '',
  acceptHtml: '',
  onSender: [],
  onTarget: [],
};
const open = { phase: 'In', storylet: ids.lamplighter, since: 1 } as const;
const waitingAct = { ...open, phase: 'Act', branch: ids.ask, secondChances: [] } as const;
const invited = { kind: 'invited', act: 7, with: 5, words: 'Come' } as const;
const inviting = (about: About = {}) =>
  aMoment({
    pack: { acts: [tea] },
    branch: { act: 7, cost: 2, fate: 1, ...toldAlways({ effects: [gain(ids.secret, 1)] }), ...about.branch },
    character: { story: waitingAct, fate: 1, ...about.character },
  });
const finish = (about: About = {}) => {
  const moment = inviting(about);
  return finishAct(record(openTurn(moment), invited), moment);
};

test('a branch with an act waits for an invitation before anything is paid', () => {
  const moment = inviting({ character: { story: open } });
  const { changes } = turnOf(chooseBranch(moment, { branch: ids.ask, secondChances: [] }));
  expect(changes).toEqual([{ kind: 'story', to: waitingAct }]);
});

test('a refused branch is refused before it waits for an invitation', () => {
  const poor = inviting({ character: { story: open, actions: { count: 1 } } });
  expect(chooseBranch(poor, { branch: ids.ask, secondChances: [] })).toEqual(refused('not enough actions'));
});

test('choosing it again changes nothing, and going back leads to its storylet', () => {
  expect(turnOf(chooseBranch(inviting(), { branch: ids.ask, secondChances: [] })).changes).toEqual([]);
  expect(turnOf(goBack(inviting())).changes).toEqual([{ kind: 'story', to: open }]);
});

test('after the invitation the branch is paid and its outcome shown', () => {
  const { character, changes } = turnOf(finish());

  expect(changes.map(({ kind }) => kind)).toEqual(['invited', 'actions', 'fate', 'quality', 'story']);
  expect([character.actions.count, character.fate]).toEqual([18, 0]);
  expect(character.story).toMatchObject({ phase: 'End', branch: ids.ask, outcome: 'always' });
});

test('finishing is refused if no branch waits for an invitation', () => {
  for (const story of [
    open,
    { ...waitingAct, phase: 'Rename' },
    { ...waitingAct, branch: 99 },
    { phase: 'Available' },
  ] as const) {
    expect(finish({ character: { story } })).toEqual(refused('not asked'));
  }
});

test('a branch that can no longer be paid is refused', () => {
  expect(finish({ character: { fate: 0 } })).toEqual(refused('not enough fate'));
});

test('a branch with a name and an act waits for the name first', () => {
  const moment = inviting({ branch: { names: 'Goods' }, character: { story: open } });
  expect(chooseBranch(moment, { branch: ids.ask, secondChances: [] })).toEqual(refused('nothing to name'));
});
