import type { WrittenWorld } from '../meaning/read-world.ts';
import type { WrittenRequirement } from '../meaning/requirement.ts';
import type { WrittenBranch, WrittenStorylet } from '../meaning/storylet.ts';
import { oneAlwaysHolds, rangesWhere, surelyHolds } from './levels/known-ranges.ts';
import { requirementsOf } from './requirements-in.ts';
import { qualitiesByName } from './world-index.ts';

/** True if everybody who meets the storylet finds a branch that asks for no more than that. */
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

const isForNothing = ({ facts }: WrittenBranch): boolean => !facts.pay && (facts.fate ?? 0) === 0;

/** True of a storylet that is listed in its place again and again: nothing it asks for is ever over. */
export const isAlwaysListed = ({ facts }: WrittenStorylet, world: WrittenWorld): boolean =>
  (facts.deck ?? 'always') === 'always' &&
  (facts.urgency ?? 'normal') === 'normal' &&
  !(facts.when ?? []).some((asked) => isOverSomeDay(asked, world));

/** True of a branch that can be chosen again and again while its storylet is listed. */
export const isRepeatable = (branch: WrittenBranch, world: WrittenWorld): boolean =>
  !requirementsOf(branch).some((asked) => isOverSomeDay(asked, world));

/** True of a requirement that a storylet was not met, or that a level is below what it may still become. */
function isOverSomeDay(asked: WrittenRequirement, world: WrittenWorld): boolean {
  switch (asked.kind) {
    case 'met':
      return !asked.isMet;
    case 'any of':
      return asked.of.every((each) => isOverSomeDay(each, world));
    case 'compared':
      return asked.atMost !== undefined;
    case 'level': {
      const cap = qualitiesByName(world).get(asked.quality.name)?.facts.cap ?? Number.POSITIVE_INFINITY;
      return asked.atMost !== undefined && asked.atMost < cap;
    }
  }
}
