import { expect, test } from 'vitest';
import { away, engaged, inService, service } from '../testing/an-agent.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import { abandonPlot } from './plots.ts';

const { pin, hallam, cane } = service;

test('an agent on an abandoned plot is free at once and keeps lent items', () => {
  const moment = inService({ agents: [away(9, { lent: [cane], reports: 1 })], plot: { fate: 5 } });
  const { character, changes } = turnOf(abandonPlot(moment, pin));

  expect(changes).toEqual([{ kind: 'agent', why: 'called off', to: engaged({ lent: [cane], reports: 1 }) }]);
  expect(character.agents).toEqual([engaged({ lent: [cane], reports: 1 })]);
});

test('a plot can be abandoned only if its author allows it', () => {
  const moment = inService({ agents: [away(5)], plot: { canAbandon: false } });

  expect(abandonPlot(moment, pin)).toEqual(refused('not to be called off'));
});

test('a finished plot cannot be abandoned and waits for its report', () => {
  expect(abandonPlot(inService({ agents: [away(10)] }), pin)).toEqual(refused('not to be called off'));
});

test('a plot that was removed from the world can always be abandoned', () => {
  const lost = inService({ agents: [away(3)], pack: { concerns: [] } });

  expect(turnOf(abandonPlot(lost, pin)).character.agents).toEqual([engaged()]);
});

test('abandoning is refused for an agent at home or an unknown agent', () => {
  expect(abandonPlot(inService(), pin)).toEqual(refused('no such plot'));
  expect(abandonPlot(inService(), hallam)).toEqual(refused('no such agent'));
});
