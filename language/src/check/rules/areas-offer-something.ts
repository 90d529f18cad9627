import { constantOf } from '../../meaning/formula.ts';
import type { WrittenChange } from '../../meaning/named-forms.ts';
import { areaMovedTo } from '../../meaning/outcome.ts';
import type { WrittenWorld } from '../../meaning/read-world.ts';
import type { WrittenRequirement } from '../../meaning/requirement.ts';
import type { StoryletWritten } from '../../meaning/storylet.ts';
import type { Rule } from '../rule.ts';
import { isFree } from './sticky-cards-can-be-played.ts';

/** Wherever a character can be taken, something is listed that can be played again and again. */
export const areasOfferSomething: Rule = (world) => {
  const offering = new Set(world.storylets.filter(canBePlayedAgain).flatMap(placesOf));
  if (offering.has('anywhere')) return [];
  const reached = reachedAreas(world);
  return world.areas
    .map(({ block }) => block.heading)
    .filter(({ text }) => reached.has(text) && !offering.has(text))
    .map(({ text, at }) => ({
      at,
      message: `"${text}" can be reached, and lists no storylet that can be played again`,
    }));
};

const placesOf = ({ facts }: StoryletWritten): readonly string[] =>
  facts.where === 'anywhere' ? ['anywhere'] : (facts.where ?? []).map(({ name }) => name);

/** The start, and every area that some outcome moves to. */
const reachedAreas = ({ packs, storylets }: WrittenWorld): ReadonlySet<string> =>
  new Set([
    ...packs.flatMap(({ facts }) => facts['start at']?.name ?? []),
    ...storylets.flatMap(({ branches }) =>
      branches.flatMap(({ outcomes }) => outcomes.flatMap(({ facts }) => areaMovedTo(facts) ?? [])),
    ),
  ]);

/** Listed, and with a free branch after which it may be listed still. */
const canBePlayedAgain = ({ facts, branches }: StoryletWritten): boolean =>
  (facts.deck ?? 'always') === 'always' &&
  branches.some(
    (branch) =>
      isFree(branch) &&
      branch.outcomes.every(
        (outcome) => !outcome.facts.set?.some((change) => facts.when?.some((asked) => isEndedBy(asked, change))),
      ),
  );

/** Does this set a level that is no longer the one asked for? Of what is worked out, nothing is known. */
function isEndedBy(asked: WrittenRequirement, { quality, amount }: WrittenChange): boolean {
  const level = constantOf(amount);
  if (asked.kind !== 'level' || asked.quality.name !== quality.name || level === undefined) return false;
  return level < (asked.atLeast ?? 0) || level > (asked.atMost ?? Number.POSITIVE_INFINITY);
}
