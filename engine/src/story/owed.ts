import type { QualityId } from '../ids.ts';
import type { Branch } from './storylet.ts';

/** All that a branch takes of a quality: what is written twice is owed twice. */
export const owed = (quality: QualityId, { pays }: Pick<Branch, 'pays'>): number =>
  pays.reduce((sum, price) => sum + (price.quality === quality ? price.level : 0), 0);
