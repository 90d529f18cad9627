import type { WrittenChange } from '../../../meaning/named-forms.ts';
import { areaMovedTo } from '../../../meaning/outcome.ts';
import type { WrittenWorld } from '../../../meaning/read-world.ts';
import { constantOf, type WrittenRequirement } from '../../../meaning/requirement.ts';
import type { WrittenStorylet } from '../../../meaning/storylet.ts';
import { listedByArea } from '../../areas.ts';
import type { Check } from '../../rule.ts';
import { nameIn, outcomesOf } from '../../world-index.ts';
import { isFree } from './sticky-cards-can-be-played.ts';

/** A rule: each area that a character can be taken to lists something that can be played again and again. */
export const areasOfferSomething: Check = (world) => {
  const reached = reachedAreas(world);
  const listed = listedByArea(world);
  return world.areas
    .filter((area) => reached.has(nameIn(area)) && !listed.get(nameIn(area))?.some(canBePlayedAgain))
    .map((area) => ({
      at: area.block.heading.at,
      message: `"${nameIn(area)}" can be reached, and lists no storylet that can be played again; list one whose free branch does not end it`,
    }));
};

/** The start, every area that some outcome moves to, and where those stand who are sent to a setting. */
function reachedAreas(world: WrittenWorld): ReadonlySet<string> {
  const starts = [...world.packs, ...world.settings].flatMap(({ facts }) => facts['start at']?.name ?? []);
  const reached = new Set(starts);
  for (const { facts } of outcomesOf(world)) {
    const area = areaMovedTo(facts);
    if (area !== undefined) reached.add(area);
  }
  return reached;
}

/** True if the storylet has a free branch after which it may still be listed. */
const canBePlayedAgain = ({ facts, branches }: WrittenStorylet): boolean =>
  branches.some(
    (branch) =>
      isFree(branch) &&
      branch.outcomes.every(
        (outcome) => !outcome.facts.set?.some((change) => facts.when?.some((asked) => isEndedBy(asked, change))),
      ),
  );

/** True if a change sets a level that is no longer the one asked for. A level set by a formula is not known. */
function isEndedBy(asked: WrittenRequirement, { quality, amount }: WrittenChange): boolean {
  const level = constantOf(amount);
  if (asked.kind !== 'level' || asked.quality.name !== quality.name || level === undefined) return false;
  return level < (asked.atLeast ?? 0) || level > (asked.atMost ?? Number.POSITIVE_INFINITY);
}
