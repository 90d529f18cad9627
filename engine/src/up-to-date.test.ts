import { expect, test } from 'vitest';
import { aMoment } from './testing/a-moment.ts';
import { upToDate } from './up-to-date.ts';

test('a character who was stored before a thing existed has none of it, and keeps what was stored', () => {
  const { name, gender, face, area, actions, story, qualities, worn, restrictions } = aMoment().character;
  const old = { name, gender, face, area, actions, story, qualities, worn, restrictions };

  expect(upToDate(old)).toEqual({
    ...old,
    ...{
      arrived: 0,
      luck: 0,
      spent: 0,
      fate: 0,
      membership: { tier: 'none' },
      refreshes: [],
      cards: {},
      led: 0,
      met: [],
      names: {},
    },
    ...{ outfits: [], outfit: 1, plans: [], agents: [], timers: [], begun: [], codes: [] },
  });
  expect(upToDate({ ...old, fate: 3, begun: [4] })).toMatchObject({ fate: 3, begun: [4], codes: [] });
});
