import type { WrittenChange } from '../../../meaning/named-forms.ts';
import type { Problem } from '../../../syntax/block.ts';
import type { Check } from '../../rule.ts';
import { effectsOf } from '../../world-index.ts';

/** An outcome must change a quality only once. Otherwise "set" would override "gain", and gains would be summed. */
export const changesAreMadeOnce: Check = (world) =>
  effectsOf(world).flatMap(({ gain = [], lose = [], set = [] }) => repeated([...gain, ...lose, ...set]));

const NONE: readonly Problem[] = [];

function repeated(changes: readonly WrittenChange[]): readonly Problem[] {
  if (changes.length < 2) return NONE;
  const changed = new Set<string>();
  return changes.flatMap(({ quality: { name, at } }) => {
    if (changed.has(name)) return [{ at, message: `"${name}" changes twice here; write one change` }];
    changed.add(name);
    return [];
  });
}
