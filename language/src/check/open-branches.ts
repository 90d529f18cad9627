import type { BranchWritten, StoryletWritten } from '../meaning/storylet.ts';
import { oneAlwaysHolds } from './levels/covers.ts';
import { rangesWhere, surelyHolds } from './levels/known-ranges.ts';
import { requirementsOf } from './requirements-of.ts';

/** True if everybody who meets the storylet finds a branch that asks for no more than that. */
export function hasOpenBranch({ facts, branches }: StoryletWritten): boolean {
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

const isForNothing = ({ facts }: BranchWritten): boolean => !facts.pay && (facts.fate ?? 0) === 0;
