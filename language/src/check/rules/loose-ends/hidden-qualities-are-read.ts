import type { WrittenQuality } from '../../../meaning/quality.ts';
import type { Check } from '../../rule.ts';
import { usedQualities } from '../../used-qualities.ts';
import { nameIn } from '../../world-index.ts';

export const hiddenQualitiesAreRead: Check = (world) => {
  const readNames = usedQualities(world);
  return world.qualities
    .filter((quality) => quality.facts.hidden && !doesSomething(quality) && !readNames.has(nameIn(quality)))
    .map((quality) => ({
      at: quality.block.heading.at,
      message: `"${nameIn(quality)}" is hidden, and nothing ever uses its level; require it, show it, or delete it`,
    }));
};

const doesSomething = ({ facts }: WrittenQuality): boolean =>
  [facts.use, facts.enhances, facts.dulls, facts['second chance on'], facts.id].some((each) => each !== undefined);
