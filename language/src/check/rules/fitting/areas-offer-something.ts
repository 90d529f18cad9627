import type { WrittenChange } from '../../../meaning/named-forms.ts';
import { moveTarget } from '../../../meaning/outcome.ts';
import type { WrittenWorld } from '../../../meaning/read-world.ts';
import { constantOf, type WrittenRequirement } from '../../../meaning/requirement.ts';
import type { WrittenStorylet } from '../../../meaning/storylet.ts';
import { listedByArea } from '../../areas.ts';
import type { Check } from '../../rule.ts';
import { nameIn, outcomesOf } from '../../world-index.ts';
import { isFree } from './sticky-cards-can-be-played.ts';

/** Every area where a character can start or arrive must list a storylet that can be played again and again. */
export const areasOfferSomething: Check = (world) => {
  const reached = reachedAreas(world);
  const listed = listedByArea(world);
  return world.areas
    .filter((area) => reached.has(nameIn(area)) && !listed.get(nameIn(area))?.some(canBePlayedAgain))
    .map((area) => ({
      at: area.block.heading.at,
      message: `"${nameIn(area)}" can be reached but lists no storylet that can be played repeatedly; list one with a free branch that does not end it`,
    }));
};

function reachedAreas(world: WrittenWorld): ReadonlySet<string> {
  const starts = [...world.packs, ...world.settings].flatMap(({ facts }) => facts['start at']?.name ?? []);
  const reached = new Set(starts);
  for (const { facts } of outcomesOf(world)) {
    const area = moveTarget(facts);
    if (area !== undefined) reached.add(area);
  }
  return reached;
}

/** True if the storylet has a free branch after which it can be listed again. */
const canBePlayedAgain = ({ facts, branches }: WrittenStorylet): boolean =>
  branches.some(
    (branch) =>
      isFree(branch) &&
      branch.outcomes.every(
        (outcome) => !outcome.facts.set?.some((change) => facts.when?.some((required) => isEndedBy(required, change))),
      ),
  );

/** True if a change sets a level outside the required range. False if a formula sets the level. */
function isEndedBy(required: WrittenRequirement, { quality, amount }: WrittenChange): boolean {
  const level = constantOf(amount);
  if (required.kind !== 'level' || required.quality.name !== quality.name || level === undefined) return false;
  return level < (required.atLeast ?? 0) || level > (required.atMost ?? Number.POSITIVE_INFINITY);
}
