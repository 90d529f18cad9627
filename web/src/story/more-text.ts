import { fillIn, world } from '../api/world.ts';
import { formatNumber } from '../ui/format-number.ts';

/** The line that opens the folded part of a result. */
export const moreText = (count: number): string => fillIn(world.texts.results.more, { count: formatNumber(count) });
