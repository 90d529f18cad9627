import type { Check } from '../../rule.ts';
import { effectsOf } from '../../world-index.ts';

/** Each condition must belong to a change of the same quality in the same block. */
export const onlyIfHasItsChange: Check = (world) =>
  effectsOf(world).flatMap(({ gain = [], lose = [], set = [], 'only if': onlyIf = [] }) => {
    if (onlyIf.length === 0) return [];
    const changed = new Set([...gain, ...lose, ...set].map(({ quality }) => quality.name));
    return onlyIf
      .filter(({ quality }) => !changed.has(quality.name))
      .map(({ quality, at }) => ({
        at,
        message: `"only if" names "${quality.name}", which does not change here; name a quality that does`,
      }));
  });
