import { pointsUpTo, standingAt } from './level.ts';
import type { Standing } from './qualities.ts';
import type { Quality } from './quality.ts';

type Ladder = Pick<Quality, 'climbs' | 'steepest'>;

/** All that lies between nothing and where a quality stands: change points, or levels where it climbs one by one. */
export const totalOf = ({ level, points }: Standing, { climbs, steepest }: Ladder): number =>
  climbs === 'one by one' ? level : pointsUpTo(level, steepest) + points;

/** Where a quality stands that has come so far. */
export const standingOfTotal = (total: number, { climbs, steepest }: Ladder): Standing =>
  climbs === 'one by one' ? { level: total, points: 0 } : standingAt(total, steepest);
