import type { WrittenQuality } from '../../../meaning/quality.ts';
import { obtainableQualities } from '../../levels/level-sources-in.ts';
import { applyExemptions, type ProblemOfPart } from '../../prose/exempt.ts';
import { slotOf } from '../../qualities.ts';
import type { Check } from '../../rule.ts';
import { usedQualities } from '../../used-qualities.ts';
import { nameIn } from '../../world-index.ts';

/** A thing, contact or quirk that is given must be required, paid, sold, used or worn somewhere. */
export const givenQualitiesAreAsked: Check = (world) => {
  const problems = world.qualities
    .filter((quality) => mustBeUsed(quality) && obtainableQualities(world).has(nameIn(quality)))
    .filter((quality) => !usedQualities(world).has(nameIn(quality)) && !hasEffect(quality))
    .map(
      ({ block }): ProblemOfPart => ({
        part: block,
        at: block.heading.at,
        message: `"${block.heading.text}" is given, but nothing ever requires it; require it, give it a use, or do not give it`,
      }),
    );
  return applyExemptions('given-qualities-are-asked', world, problems);
};

const CATEGORIES: ReadonlySet<string> = new Set(['Contacts', 'Quirk', 'Circumstance']);

const mustBeUsed = ({ facts }: WrittenQuality): boolean =>
  !facts.hidden && (facts.nature === 'thing' || CATEGORIES.has(facts.category ?? ''));

const hasEffect = (quality: WrittenQuality): boolean => {
  const { use, enhances, dulls, id, 'second chance on': chance } = quality.facts;
  const does = [use, enhances, dulls, chance, id].some((each) => each !== undefined);
  return does || slotOf(quality) !== undefined;
};
