import { expect, test } from 'vitest';
import type { Character } from '../character.ts';
import { levelOf, standingOf } from '../qualities/qualities.ts';
import { chooseBranch } from '../story/choose-branch.ts';
import type { Outcome } from '../story/consequences.ts';
import type { Storylet } from '../story/storylet.ts';
import { aBranch, aStorylet, ids } from '../testing/a-world.ts';
import { away, engaged, inService, service } from '../testing/an-agent.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import { beginPlot } from './plots.ts';
import { postponeReport, reportPlot } from './report-plot.ts';

const { pin, hallam, bells, roof, report, cane } = service;
const reported = (about: Parameters<typeof away>[1] = {}) =>
  away(10, { plot: { id: bells, elapsed: 10, isReported: true }, ...about });
const open = { phase: 'In', storylet: report, since: 2, agent: pin } as const;
const outcome = (about: Partial<Outcome> = {}): Outcome => ({
  title: '',
  descriptionHtml: '',
  effects: [],
  reveal: [],
  ...about,
});
const opening = (about: Parameters<typeof inService>[0]) => reportPlot(inService(about), pin);

test('a report opens only after all actions of the plot are spent', () => {
  const { character, changes } = turnOf(opening({ agents: [away(10)] }));

  expect(opening({ agents: [away(9)] })).toEqual(refused('no report yet'));
  expect(character.story).toEqual(open);
  expect(character.agents).toEqual([reported()]);
  expect(character.actions).toEqual({ count: 20 });
  expect(changes[0]).toEqual({ kind: 'agent', why: 'reported', to: reported() });
});

test('there is no report for an unknown agent or an agent at home', () => {
  expect(opening({ agents: [engaged()] })).toEqual(refused('no report yet'));
  expect(reportPlot(inService({ agents: [away(10)] }), hallam)).toEqual(refused('no such agent'));
});

test('opening the open report again changes nothing', () => {
  expect(turnOf(opening({ character: { agents: [reported()], story: open } })).changes).toEqual([]);
});

test('another report replaces the open one only if that can be left', () => {
  const two = [away(10), reported({ agent: hallam })];
  const open = { phase: 'In', storylet: report, since: 1, agent: hallam } as const;
  const openingWith = (storylet: Partial<Storylet>) => opening({ storylet, character: { agents: two, story: open } });

  expect(openingWith({ canGoBack: false })).toEqual(refused('in another storylet'));
  expect(turnOf(openingWith({ canGoBack: true })).character.story).toMatchObject({ agent: pin });
});

test('a linked or forced storylet opens before a report', () => {
  const ended = { phase: 'End', storylet: report, branch: ids.ask, outcome: 'always', turn: 1 } as const;
  const linked = { ...ended, next: ids.lamplighter };
  const must = [aStorylet({ urgency: 'must' }), aStorylet({ id: report, deck: 'never' })];

  expect(opening({ character: { agents: [away(10)], story: linked } })).toEqual(refused('in another storylet'));
  expect(opening({ storylets: must, agents: [away(10)] })).toEqual(refused('in another storylet'));
  expect(opening({ character: { agents: [away(10)], story: ended } }).ruling).toBe('allowed');
});

test('an agent is simply free if the plot or its report was removed from the world', () => {
  const without = [
    opening({ agents: [away(3, { lent: [cane] })], qualities: { [cane]: 1 }, pack: { concerns: [] } }),
    opening({ agents: [away(10, { lent: [cane] })], qualities: { [cane]: 1 }, storylets: [aStorylet()] }),
  ];

  for (const ruling of without) {
    expect(turnOf(ruling).changes).toEqual([{ kind: 'agent', why: 'returned', to: engaged({ lent: [cane] }) }]);
    expect(turnOf(ruling).character.story).toEqual({ phase: 'Available' });
  }
});

test('an open report survives the removal of its plot, but not of its storylet', () => {
  const character = { agents: [reported()], story: open };

  expect(turnOf(opening({ character, pack: { concerns: [] } })).changes).toEqual([]);
  const { changes } = turnOf(opening({ character, storylets: [aStorylet()] }));
  expect(changes).toEqual([{ kind: 'agent', why: 'returned', to: engaged() }]);
});

test('a postponed report can be opened again', () => {
  const moment = inService({ character: { agents: [reported()], story: open } });
  const { character, changes } = turnOf(postponeReport(moment, pin));

  expect(changes).toEqual([{ kind: 'story', to: { phase: 'Available' } }]);
  expect(turnOf(reportPlot({ ...moment, character }, pin)).character.story).toEqual(open);
});

test('postponing does nothing if no report of the agent is open', () => {
  const away = (character: Partial<Character>, agent: number = pin) => postponeReport(inService({ character }), agent);
  const other = { agents: [reported(), engaged({ agent: hallam })], story: open };

  expect(turnOf(away(other, hallam)).changes).toEqual([]);
  expect(turnOf(away({ agents: [reported()] })).changes).toEqual([]);
  expect(turnOf(away({ agents: [engaged()], story: open })).changes).toEqual([]);
  expect(away({ agents: [] })).toEqual(refused('no such agent'));
});

const choosing = (about: Parameters<typeof inService>[0]) =>
  chooseBranch(inService({ character: { agents: [reported({ lent: [cane] })], story: open }, ...about }), {
    branch: ids.ask,
    secondChances: [],
  });

test('a branch of a report brings the agent home with lent items, and counts one more report', () => {
  const { character, changes } = turnOf(choosing({ qualities: { [cane]: 1 } }));

  expect(character.agents).toEqual([engaged({ lent: [cane], reports: 1 })]);
  expect(character.story).toMatchObject({ phase: 'End', storylet: report, agent: pin });
  expect(changes.filter(({ kind }) => kind === 'agent')).toHaveLength(1);
});

test('branches of a report cost no actions, and can be chosen with none left', {
  meta: { rows: ['C-AGENT-107'] },
}, () => {
  const character = { agents: [reported()], story: open, actions: { count: 0 } };
  const turn = turnOf(choosing({ character, storylet: { branches: [aBranch({ cost: 3 })] } }));

  expect(turn.character.actions).toEqual({ count: 0 });
});

const tested: Partial<Storylet> = {
  branches: [
    aBranch({
      challenges: [{ quality: ids.watchful, difficulty: 15, kind: 'narrow' }],
      outcomes: {
        success: outcome({ effects: [{ kind: 'change', quality: ids.secret, by: 5 }] }),
        failure: outcome(),
      },
    }),
  ],
};

test('a challenge in a report tests the agent and teaches the character nothing', () => {
  const about = (rolls: number[]) => ({ storylet: tested, qualities: { [cane]: 1, [ids.watchful]: 3 }, rolls });
  const passed = turnOf(choosing(about([60])));
  const failed = turnOf(choosing(about([61])));

  expect(levelOf(passed.character.qualities, ids.secret)).toBe(5);
  expect(failed.character.story).toMatchObject({ outcome: 'failure' });
  for (const { character } of [passed, failed]) {
    expect(standingOf(character.qualities, ids.watchful)).toEqual({ level: 3, points: 0 });
  }
});

test('an agent dismissed by their own report does not come back', () => {
  const branches = [aBranch({ outcomes: { always: outcome({ dismiss: pin }) } })];

  expect(turnOf(choosing({ storylet: { branches } })).character.agents).toEqual([]);
});

test('a storylet opened through an agent that is not their report does not end their plot', () => {
  const linked = { ...open, storylet: ids.lamplighter };
  const moment = inService({ character: { agents: [engaged({ reports: 1 })], story: linked } });
  const sent = turnOf(beginPlot(moment, pin, roof)).character;
  const { character } = turnOf(chooseBranch({ ...moment, character: sent }, { branch: ids.ask, secondChances: [] }));

  expect(character.agents).toEqual([engaged({ reports: 1, plot: { id: roof, elapsed: 0 } })]);
});

test('a storylet that is not a report frees no agent', () => {
  const elsewhere = { phase: 'In', storylet: ids.lamplighter, since: 1 } as const;

  expect(turnOf(choosing({ character: { agents: [reported()], story: elsewhere } })).character.agents).toEqual([
    reported(),
  ]);
});
