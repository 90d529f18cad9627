import { expect, test } from 'vitest';
import { away, engaged, inService, service } from '../testing/an-agent.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import { abandonPlot } from './plots.ts';

const { pin, hallam, cane } = service;

test('an agent who is called off is free at once and keeps what was lent to them', () => {
  const moment = inService({ agents: [away(9, { lent: [cane], reports: 1 })], plot: { fate: 5 } });
  const { character, changes } = turnOf(abandonPlot(moment, pin));

  expect(changes).toEqual([{ kind: 'agent', why: 'called off', to: engaged({ lent: [cane], reports: 1 }) }]);
  expect(character.agents).toEqual([engaged({ lent: [cane], reports: 1 })]);
});

test('a plot is called off only if its author lets it', () => {
  const moment = inService({ agents: [away(5)], plot: { canAbandon: false } });

  expect(abandonPlot(moment, pin)).toEqual(refused('not to be called off'));
});

test('a plot that is done is not called off: its report waits', () => {
  expect(abandonPlot(inService({ agents: [away(10)] }), pin)).toEqual(refused('not to be called off'));
});

test('a plot that has left the world can always be called off', () => {
  const lost = inService({ agents: [away(3)], pack: { concerns: [] } });

  expect(turnOf(abandonPlot(lost, pin)).character.agents).toEqual([engaged()]);
});

test('there is nothing to call off at home or with a stranger', () => {
  expect(abandonPlot(inService(), pin)).toEqual(refused('no such plot'));
  expect(abandonPlot(inService(), hallam)).toEqual(refused('no such agent'));
});
