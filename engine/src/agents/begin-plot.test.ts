import { expect, test } from 'vitest';
import { ids } from '../testing/a-world.ts';
import { away, engaged, inService, service } from '../testing/an-agent.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import { beginPlot } from './plots.ts';

const { pin, hallam, bells, roof, cane } = service;
const favoured = [{ kind: 'level' as const, quality: ids.favour, atLeast: 2 }];

test('an agent is sent with lent items, at no cost in actions', () => {
  const { character, changes } = turnOf(
    beginPlot(inService({ agents: [engaged({ lent: [cane], reports: 2 })] }), pin, bells),
  );

  expect(changes).toEqual([{ kind: 'agent', why: 'sent', to: away(0, { lent: [cane], reports: 2 }) }]);
  expect(character.actions).toEqual({ count: 20 });
});

test('the Fate price of a plot is paid when it begins', () => {
  const costly = (fate: number) =>
    beginPlot(inService({ plot: { fate: 5 }, character: { fate, agents: [engaged()] } }), pin, bells);

  expect(turnOf(costly(7)).changes[0]).toEqual({ kind: 'fate', why: 'spent', book: 'plot', from: 7, to: 2 });
  expect(turnOf(costly(5)).character.fate).toBe(0);
  expect(costly(4)).toEqual(refused('not enough fate'));
});

test('a hidden plot is refused as unknown, and a locked one as locked', () => {
  const asking = (about: object, favour: number) =>
    beginPlot(inService({ plot: about, qualities: { [ids.favour]: favour } }), pin, bells);

  expect(asking({ when: favoured }, 1)).toEqual(refused('no such plot'));
  expect(asking({ needs: favoured }, 1)).toEqual(refused('plot locked'));
  expect(asking({ when: favoured, needs: favoured }, 2).ruling).toBe('allowed');
  expect(beginPlot(inService(), pin, 999)).toEqual(refused('no such plot'));
});

test('only an engaged agent at home can be sent', () => {
  expect(beginPlot(inService(), hallam, bells)).toEqual(refused('no such agent'));
  expect(beginPlot(inService({ agents: [away(10)] }), pin, roof)).toEqual(refused('agent busy'));
});

const third = 3;
const twoAway = [engaged(), away(1, { agent: hallam }), away(10, { agent: third, plot: { id: roof, elapsed: 10 } })];

test('two plots can run at once, and a plot that waits for its report counts', () => {
  expect(beginPlot(inService({ agents: twoAway.slice(0, 2) }), pin, bells).ruling).toBe('allowed');
  expect(beginPlot(inService({ agents: twoAway }), pin, bells)).toEqual(refused('too many plots'));
});

test('a member can run one more plot', () => {
  const member = (agents: readonly ReturnType<typeof engaged>[]) =>
    beginPlot(inService({ character: { membership: { tier: 'exceptional' }, agents } }), pin, bells);

  expect(member(twoAway).ruling).toBe('allowed');
  expect(member([...twoAway, away(0, { agent: 4 })])).toEqual(refused('too many plots'));
});
