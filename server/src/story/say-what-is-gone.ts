import type { Refusal } from '@underhall/engine';
import { Refused, RefusedByRule } from '../http/failures.ts';
import { plainOf } from '../wording/markup.ts';
import type { WorldCache } from '../world/world-cache.ts';

type Wanted = { readonly storylet: number } | { readonly branch: number };

const mayBeGone: ReadonlySet<Refusal> = new Set(['no such storylet', 'no such branch', 'story is over', 'not asked']);

/**
 * Returns an error handler for a request about a storylet or branch. If a new version of the world has removed it, the
 * refusal names it, or at least says so.
 */
export const sayWhatIsGone =
  ({ world }: { readonly world: Pick<WorldCache, 'pack' | 'gone'> }, wanted: Wanted) =>
  (failure: unknown): never => {
    if (!(failure instanceof RefusedByRule && mayBeGone.has(failure.refusal))) throw failure;
    const { gone, pack } = world;
    const title = 'branch' in wanted ? gone.branches.get(wanted.branch) : gone.storylets.get(wanted.storylet);
    if (title !== undefined) throw new Refused(`“${plainOf(title)}” is no longer part of the story. ${whatNow}`);
    const isUnknown =
      'branch' in wanted && !pack.storylets.some(({ branches }) => branches.some(({ id }) => id === wanted.branch));
    throw isUnknown ? new Refused(`That choice is no longer part of the story. ${whatNow}`) : failure;
  };

const whatNow = 'Choose again from what is here now.';
