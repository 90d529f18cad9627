import type { WrittenQuality } from '../../../meaning/quality.ts';
import type { Check } from '../../rule.ts';
import { usedQualities } from '../../used-qualities.ts';
import { nameIn } from '../../world-index.ts';

/** A quality the player never sees makes a difference to something. */
export const hiddenQualitiesAreRead: Check = (world) => {
  const readNames = usedQualities(world);
  return world.qualities
    .filter((quality) => quality.facts.hidden && !doesSomething(quality) && !readNames.has(nameIn(quality)))
    .map((quality) => ({
      at: quality.block.heading.at,
      message: `"${nameIn(quality)}" is hidden, and nothing ever asks for it; ask for it, show it, or take it out`,
    }));
};

const doesSomething = ({ facts }: WrittenQuality): boolean =>
  [facts.use, facts.enhances, facts.dulls, facts['second chance on'], facts.id].some((each) => each !== undefined);
