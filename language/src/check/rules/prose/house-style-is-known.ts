import { placeInStyle } from '../../../meaning/house-style.ts';
import type { Problem } from '../../../syntax/block.ts';
import { didYouMean } from '../../../syntax/did-you-mean.ts';
import { nameOfPart } from '../../prose/exempt.ts';
import type { Check } from '../../rule.ts';
import { partsOf } from '../../world-index.ts';

/** Every key of `house-style.json` means something, and every exempt part exists. */
export const houseStyleIsKnown: Check = (world) => {
  const { exempt, file, problems } = world.houseStyle;
  const exempted = Object.values(exempt).flat();
  if (!file || exempted.length === 0) return problems;
  const known = new Set(partsOf(world).map(({ block }) => nameOfPart(block)));
  const missing = exempted
    .filter((name) => !known.has(name))
    .map((name): Problem => {
      const message = `no part is called "${name}".${didYouMean(name, known)}`;
      return { at: placeInStyle(JSON.stringify(name), file), message };
    });
  return [...problems, ...missing];
};
