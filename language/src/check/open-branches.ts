import type { BranchWritten } from '../meaning/branch.ts';
import type { StoryletWritten } from '../meaning/storylet.ts';
import { askedOf } from './asked-of.ts';
import { oneAlwaysHolds } from './levels/covers.ts';
import { knownWhere, surelyHolds } from './levels/known.ts';

/** True if everybody who meets the storylet finds a branch that asks for no more than that. */
export function hasOpenBranch({ facts, branches }: StoryletWritten): boolean {
  const known = knownWhere(facts.when ?? []);
  const requirements = branches
    .filter(isForNothing)
    .map((branch) => askedOf(branch).filter((each) => !surelyHolds(each, known)));
  if (requirements.some((rest) => rest.length === 0)) return true;
  return oneAlwaysHolds(
    requirements.flatMap((rest) => (rest.length === 1 ? rest : [])),
    known,
  );
}

const isForNothing = ({ facts }: BranchWritten): boolean => !facts.pay && (facts.fate ?? 0) === 0;
