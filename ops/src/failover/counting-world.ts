import { join } from 'node:path';
import type { Pack, Quality } from '@underhall/engine';
import { compileWorld } from '@underhall/language';
import { root } from '../root.ts';

export const [countingStorylet, countingBranch, counter] = [900_001, 900_002, 900_003];

/** The default world with a free storylet whose only choice raises a counter by one. */
export function countingWorld(): Pack {
  const { pack } = compileWorld(join(root, 'world'));
  const [example] = pack?.storylets ?? [];
  const [branch] = example?.branches ?? [];
  const [quality] =
    pack?.qualities.filter(({ category, climbs }) => category === 'Goods' && climbs === 'one by one') ?? [];
  if (!pack || !example || !branch || !quality)
    throw new Error('The world does not compile. Run "npm run world" for details.');
  const { cap: _most, ...kind } = quality;
  const count: Quality = { ...kind, id: counter, name: 'Counted' };
  const effects = [{ kind: 'change', quality: counter, by: 1 }] as const;
  const outcomes = { always: { title: 'Counted', descriptionHtml: '', effects, reveal: [] } };
  const counting = { ...branch, id: countingBranch, cost: 0, when: [], needs: [], pays: [], challenges: [], outcomes };
  const storylet = {
    ...example,
    id: countingStorylet,
    areas: [],
    when: [],
    urgency: 'normal',
    canGoBack: true,
    branches: [counting],
  } as const;
  const storylets = [...pack.storylets.filter(({ urgency }) => urgency !== 'must'), storylet];
  return { ...pack, qualities: [...pack.qualities, count], storylets };
}
