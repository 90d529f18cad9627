import { placeOf } from '../../../meaning/read-facts.ts';
import type { WrittenBranch } from '../../../meaning/storylet.ts';
import type { Problem } from '../../../syntax/block.ts';
import type { Check } from '../../rule.ts';
import { branchesOf } from '../../world-index.ts';

export const secondChancesServe: Check = (world) => {
  const serves = new Map(
    world.qualities.map(({ block, facts }) => [block.heading.text, facts['second chance on']?.name]),
  );
  const unserved = world.storylets.flatMap(({ branches }) =>
    branches.flatMap(({ facts }) =>
      (facts['second chance'] ?? [])
        .filter(({ name }) => serves.has(name))
        .filter(({ name }) => !facts.challenge?.some(({ quality }) => quality.name === serves.get(name)))
        .map(({ name, at }) => ({
          at,
          message: `"${name}" is no second chance for a challenge of this branch; name one that is`,
        })),
    ),
  );
  return [...unserved, ...branchesOf(world).flatMap(wronglyAsked)];
};

/** The question needs an item. A branch that asks for a name or a guest cannot ask again. */
function wronglyAsked({ block, facts }: WrittenBranch): readonly Problem[] {
  if (!facts['ask second chance']) return [];
  const at = placeOf(block, 'ask second chance');
  const other = (['names', 'act'] as const).find((key) => facts[key] !== undefined);
  return [
    ...(facts['second chance']
      ? []
      : [{ at, message: '"ask second chance" needs an item; add "second chance: Item"' }]),
    ...(other ? [{ at, message: `a branch with "${other}" asks no second question; delete one of the two` }] : []),
  ];
}
