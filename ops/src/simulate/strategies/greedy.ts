import { costOf } from '@underhall/engine';
import { gettingOn } from '../desire.ts';
import type { Strategy } from '../strategy.ts';
import { worthOf } from '../worth.ts';
import { sensible } from './tempers.ts';

/** Takes whatever pays best for an action, in money, goods and getting on. */
export const greedy: Strategy = {
  name: 'greedy',
  about: 'takes whatever pays best for an action, in money, goods and getting on',
  likes: (branch, _storylet, view) => {
    const { almanac, character, world } = view;
    const worth = worthOf(branch, gettingOn(almanac), character, world);
    return worth / Math.max(0.5, costOf(branch, character)) + (leadsOn(branch) ? onward(view.player.memory.idle) : 0);
  },
  temper: { ...sensible, travels: 1.5, trades: 15, dresses: 12, insures: 60 },
};

/** A way to another place is worth something to somebody who has found nothing to do for a while. */
const onward = (idle: number): number => (idle > 6 ? 30 : 3);

const leadsOn = ({ outcomes }: Parameters<Strategy['likes']>[0]): boolean =>
  'always' in outcomes && outcomes.always.moveTo !== undefined;
