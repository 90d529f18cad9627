import { icons } from '../icons/icons.ts';
import { sea } from '../sea/sea.ts';
import type { Family } from './family.ts';

/** Every family, those that others are drawn from first. */
export const families: readonly Family[] = [icons, sea];
