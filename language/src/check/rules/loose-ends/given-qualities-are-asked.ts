import type { QualityWritten } from '../../../meaning/quality.ts';
import { givenIn } from '../../levels/level-sources-in.ts';
import { type ProblemOfPart, withoutExempt } from '../../prose/exempt.ts';
import { slotOf } from '../../qualities.ts';
import { readIn } from '../../reads.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

/** A thing, a favour or a quirk that is given is asked for, paid with, sold, used or worn somewhere. */
export const givenQualitiesAreAsked: Check = (world) => {
  const problems = world.qualities
    .filter((quality) => isToBeAsked(quality) && givenIn(world).has(nameIn(quality)))
    .filter((quality) => !readIn(world).has(nameIn(quality)) && !servesByItself(quality))
    .map(
      ({ block }): ProblemOfPart => ({
        part: block,
        at: block.heading.at,
        message: `"${block.heading.text}" is given, and nothing ever asks for it; ask for it, let it be used, or do not give it`,
      }),
    );
  return withoutExempt('given-qualities-are-asked', world, problems);
};

const CATEGORIES: ReadonlySet<string> = new Set(['Contacts', 'Quirk', 'Circumstance']);

const isToBeAsked = ({ facts }: QualityWritten): boolean =>
  !facts.hidden && (facts.nature === 'thing' || CATEGORIES.has(facts.category ?? ''));

const servesByItself = (quality: QualityWritten): boolean => {
  const { use, enhances, dulls, id, 'second chance on': chance } = quality.facts;
  const does = [use, enhances, dulls, chance, id].some((each) => each !== undefined);
  return does || slotOf(quality) !== undefined;
};
