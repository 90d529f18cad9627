import type { WrittenWorld } from '../../meaning/read-world.ts';
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
      branches.flatMap(({ outcomes }) => outcomes.flatMap(({ facts }) => facts['move to']?.name ?? [])),
    ),
  ]);

/** Listed, and with a free branch after which it may be listed still. */
const canBePlayedAgain = ({ facts, branches }: StoryletWritten): boolean =>
  facts.deck !== 'sometimes' &&
  branches.some(
    (branch) =>
      isFree(branch) &&
      branch.outcomes.every(
        (outcome) =>
          !outcome.facts.set?.some(({ quality, count }) =>
            facts.when?.some(
              ({ quality: wanted, atLeast = 0, atMost = Number.POSITIVE_INFINITY }) =>
                wanted.name === quality.name && (count < atLeast || count > atMost),
            ),
          ),
      ),
  );
