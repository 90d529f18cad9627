import type { WrittenWorld } from '../meaning/read-world.ts';
import type { WrittenRequirement } from '../meaning/requirement.ts';
import { reachIn, type WrittenBranch, type WrittenStorylet } from '../meaning/storylet.ts';
import { oneAlwaysHolds, rangesWhere, surelyHolds } from './levels/known-ranges.ts';
import { requirementsOf } from './requirements-in.ts';
import { qualitiesByName } from './world-index.ts';

/** True if every character who meets the storylet's requirements finds a free branch unlocked. */
export function hasOpenBranch({ facts, branches }: WrittenStorylet): boolean {
  const known = rangesWhere(facts.when ?? []);
  const requirements = branches
    .filter(isForNothing)
    .map((branch) => requirementsOf(branch).filter((each) => !surelyHolds(each, known)));
  if (requirements.some((rest) => rest.length === 0)) return true;
  return oneAlwaysHolds(
    requirements.flatMap((rest) => (rest.length === 1 ? rest : [])),
    known,
  );
}

const isForNothing = ({ facts }: WrittenBranch): boolean => !facts.pay && !facts.once && (facts.fate ?? 0) === 0;

/** True for a listed storylet of normal urgency, unless the game can end one of its requirements for good. */
export const isAlwaysListed = (storylet: WrittenStorylet, world: WrittenWorld): boolean =>
  reachIn(storylet) === 'listed' &&
  (storylet.facts.urgency ?? 'normal') === 'normal' &&
  !(storylet.facts.when ?? []).some((required) => isOverSomeDay(required, world));

export const isRepeatable = (branch: WrittenBranch, world: WrittenWorld): boolean =>
  !branch.facts.once && !requirementsOf(branch).some((required) => isOverSomeDay(required, world));

/** True for "not seen", for a maximum by formula, and for a maximum below the quality's cap. */
function isOverSomeDay(required: WrittenRequirement, world: WrittenWorld): boolean {
  switch (required.kind) {
    case 'met':
      return !required.isMet;
    case 'any of':
      return required.of.every((each) => isOverSomeDay(each, world));
    case 'compared':
      return required.atMost !== undefined;
    case 'level': {
      const cap = qualitiesByName(world).get(required.quality.name)?.facts.cap ?? Number.POSITIVE_INFINITY;
      return required.atMost !== undefined && required.atMost < cap;
    }
  }
}
