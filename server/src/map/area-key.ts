import { createHash } from 'node:crypto';
import type { Area } from '@underhall/engine';

/** The maps clients know by name. */
const roots = ['london', 'unterzee', 'unterzeev2'];

/** What a place is known by, whatever its number: the root of a map by its name, all else by 32 hex digits. */
export const areaKey = ({ key, type }: Area): string =>
  type === 'Root' && roots.includes(key) ? key : createHash('sha256').update(`area:${key}`).digest('hex').slice(0, 32);
