import type { Branch } from '@underhall/engine';
import type { Strategy } from '../cast.ts';
import type { Memory } from '../memory.ts';
import { sensible } from './tempers.ts';

/** Wants to have seen everything: first what nobody ever chose, then what they never chose themselves, then what they never brought off, then what they know least. */
export const completionist: Strategy = {
  name: 'completionist',
  about: 'wants to have seen everything: first what nobody chose or they never chose, then what they never brought off',
  likes: (branch, _storylet, { player, town }) => {
    const times = player.memory.timesChosen.get(branch.id) ?? 0;
    if (times === 0) return town.chosenByAnybody.has(branch.id) ? 100 : 110;
    if (isStillToSucceed(branch, player.memory)) return 40 / (1 + times / 10);
    // After five times it bores them: they rather look elsewhere.
    return 10 / (1 + times) - 2;
  },
  temper: {
    ...sensible,
    draws: 70,
    discards: 10,
    travels: 12,
    uses: 10,
    sends: 25,
    mingles: 20,
    orders: 4,
    collects: true,
    insures: 5,
    whim: 3,
  },
};

/** True of a test that was never passed. That there is a rare result, too, nobody can know. */
const isStillToSucceed = ({ id, outcomes }: Branch, { seenOutcomes }: Memory): boolean =>
  'success' in outcomes && !seenOutcomes.get(id)?.has('success') && !seenOutcomes.get(id)?.has('rareSuccess');
