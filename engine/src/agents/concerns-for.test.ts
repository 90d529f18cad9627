import { expect, test } from 'vitest';
import { ids } from '../testing/a-world.ts';
import { aConcern, aPlot, inService } from '../testing/an-agent.ts';
import { concernsFor, plotLocks } from './concerns-for.ts';

const requirements = [{ kind: 'level' as const, quality: ids.favour, atLeast: 2 }];
const seen = (concerns: Parameters<typeof aConcern>[0][], favour = 0, fate = 0) => {
  const { character, world } = inService({
    qualities: { [ids.favour]: favour },
    pack: { concerns: concerns.map(aConcern) },
    character: { fate },
  });
  return concernsFor({ character, world }).map(({ concern, plots }) => [concern.id, plots.map(({ plot }) => plot.id)]);
};

test('concerns are listed in the author’s order', () => {
  const three = [
    { id: 7, order: 2 },
    { id: 5, order: 3 },
    { id: 4, order: 2 },
  ];

  expect(seen(three).map(([id]) => id)).toEqual([4, 7, 5]);
});

test('hidden plots and concerns without visible plots are not listed', () => {
  const hidden = aPlot({ when: requirements });
  const both = [
    { id: 0, plots: [aPlot({ id: 1 }), hidden] },
    { id: 1, plots: [hidden] },
  ];

  expect(seen(both, 1)).toEqual([[0, [1]]]);
  expect(seen(both, 2)).toEqual([
    [0, [1, hidden.id]],
    [1, [hidden.id]],
  ]);
});

test('open plots without a Fate price come first, locked plots last', { meta: { rows: ['C-AGENT-018'] } }, () => {
  const plots = [
    aPlot({ id: 1, needs: requirements }),
    aPlot({ id: 2, fate: 3 }),
    aPlot({ id: 3 }),
    aPlot({ id: 4, needs: requirements, fate: 3 }),
    aPlot({ id: 5 }),
  ];

  expect(seen([{ plots }])).toEqual([[0, [3, 5, 2, 1, 4]]]);
  expect(seen([{ plots }], 2)).toEqual([[0, [1, 3, 5, 2, 4]]]);
});

test('a plot is locked by unmet requirements, with both levels, and by missing Fate', () => {
  const { character, world } = inService({ qualities: { [ids.favour]: 2 }, character: { fate: 4 } });
  const locks = (about: Parameters<typeof aPlot>[0]) => plotLocks(aPlot(about), { character, world });

  expect(locks({ needs: requirements, fate: 4 })).toEqual({ byQualities: false, byFate: false, unmet: [] });
  expect(locks({ needs: [{ kind: 'level', quality: ids.favour, atLeast: 3 }], fate: 5 })).toEqual({
    byQualities: true,
    byFate: true,
    unmet: [{ kind: 'level', quality: ids.favour, wanted: { atLeast: 3 }, own: 2, isMet: false }],
  });
});

test('each plot is listed with its locks', () => {
  const { character, world } = inService({
    pack: { concerns: [aConcern({ plots: [aPlot({ needs: requirements })] })] },
  });

  expect(concernsFor({ character, world })[0]?.plots[0]?.locks).toMatchObject({
    byQualities: true,
    byFate: false,
    unmet: [{ quality: ids.favour, wanted: { atLeast: 2 }, own: 0 }],
  });
});
