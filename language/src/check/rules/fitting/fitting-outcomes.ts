import type { OutcomeKind } from '../../../meaning/outcome.ts';
import type { WrittenBranch } from '../../../meaning/storylet.ts';
import type { Check } from '../../rule.ts';
import { branchesOf } from '../../world-index.ts';

/**
 * A branch with a challenge needs a `success` and a `failure` outcome. Any other branch needs `always`. `rare success`
 * and `rare failure` are only valid with a challenge, `rare` only without one.
 */
export const fittingOutcomes: Check = (world) =>
  branchesOf(world)
    .filter((branch) => !isPlain(branch))
    .flatMap((branch) => wrong(branch).map((message) => ({ at: branch.block.heading.at, message })));

const isPlain = ({ facts, outcomes }: WrittenBranch): boolean =>
  facts.challenge === undefined && outcomes.length === 1 && outcomes[0]?.heading?.kind === 'always';

const PLAIN: Readonly<Record<OutcomeKind, 'challenge' | 'no challenge'>> = {
  always: 'no challenge',
  rare: 'no challenge',
  success: 'challenge',
  failure: 'challenge',
  'rare success': 'challenge',
  'rare failure': 'challenge',
};

function wrong({ block, outcomes }: WrittenBranch): readonly string[] {
  const name = block.heading.text;
  if (block.inner.length === 0)
    return [
      /^(always|success|failure|rare)\b.*:/.test(name)
        ? `"${name}" looks like an outcome; write it with three "="`
        : `"${name}" has no outcome ("=== always: Title")`,
    ];
  const kinds = outcomes.flatMap(({ heading }) => heading?.kind ?? []);
  if (kinds.length < outcomes.length) return [];
  const hasChallenge = block.facts.some(({ key }) => key === 'challenge');
  const neededKinds: readonly OutcomeKind[] = hasChallenge ? ['success', 'failure'] : ['always'];
  const missing = neededKinds
    .filter((kind) => !kinds.includes(kind))
    .map((kind) => `"${name}" has no "${kind}" ("=== ${kind}: Title")`);
  const idle = kinds
    .filter((kind) => PLAIN[kind] !== (hasChallenge ? 'challenge' : 'no challenge'))
    .map(
      (kind) => `"${name}" has ${hasChallenge ? 'a challenge' : 'no challenge'}, so "${kind}" is never used; delete it`,
    );
  return [...missing, ...idle];
}
