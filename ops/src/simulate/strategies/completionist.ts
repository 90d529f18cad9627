import { type Branch, chanceOf } from '@underhall/engine';
import type { Strategy } from '../cast.ts';
import type { Memory } from '../memory.ts';
import { sensible } from './tempers.ts';

/** Wants to have seen everything: first what they never chose, then outcomes they were never told. */
export const completionist: Strategy = {
  name: 'completionist',
  about: 'wants to have seen everything: first what they never chose, then what they were never told',
  likes: (branch, _storylet, { player, character, world }) => {
    const times = player.memory.timesChosen.get(branch.id) ?? 0;
    if (times === 0) return 100;
    const isCertain = branch.challenges.every((challenge) => chanceOf(challenge, { character, world }) >= 100);
    if (unseenIn(branch, player.memory) > (isCertain ? 1 : 0)) return 40 / (1 + times / 10);
    return 10 / (1 + times);
  },
  temper: {
    ...sensible,
    draws: 70,
    discards: 10,
    travels: 3,
    uses: 10,
    sends: 25,
    mingles: 20,
    orders: 4,
    insures: 5,
    whim: 3,
  },
};

const unseenIn = ({ id, outcomes }: Branch, { seenOutcomes }: Memory): number =>
  Object.keys(outcomes).length - (seenOutcomes.get(id)?.size ?? 0);
