import type { OutcomeKind, WrittenOutcome } from '../../../meaning/outcome.ts';
import { placeOf } from '../../../meaning/read-facts.ts';
import type { WrittenBranch } from '../../../meaning/storylet.ts';
import type { Problem } from '../../../syntax/block.ts';
import type { Check } from '../../rule.ts';
import { branchesOf } from '../../world-index.ts';

/**
 * A branch with a challenge needs a `success` and a `failure` outcome. Any other branch needs `always`. `rare success`
 * and `rare failure` are only valid with a challenge, `rare` only without one.
 */
export const fittingOutcomes: Check = (world) =>
  branchesOf(world)
    .filter((branch) => !isPlain(branch))
    .flatMap((branch) => [
      ...wrong(branch).map((message) => ({ at: branch.block.heading.at, message })),
      ...branch.outcomes.flatMap((outcome, index) => idleWhen(outcome, branch.outcomes.slice(0, index))),
    ]);

/** The first outcome whose requirements hold is taken, so one behind an outcome without requirements never is. */
function idleWhen({ block, facts, heading }: WrittenOutcome, before: readonly WrittenOutcome[]): readonly Problem[] {
  if (!facts.when || !heading) return [];
  const at = placeOf(block, 'when');
  if (heading.kind.startsWith('rare'))
    return [{ at, message: `"${heading.kind}" happens by its chance alone; delete "when"` }];
  return before.some((each) => each.heading?.kind === heading.kind && !each.facts.when)
    ? [{ at, message: `the "${heading.kind}" above has no "when" and is always taken; move this one above it` }]
    : [];
}

const isPlain = ({ facts, outcomes }: WrittenBranch): boolean =>
  facts.challenge === undefined &&
  outcomes.length === 1 &&
  outcomes[0]?.heading?.kind === 'always' &&
  !outcomes[0].facts.when;

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
  if (block.inner.length === 0) return [`"${name}" has no outcome ("=== always: Title")`];
  const kinds = outcomes.flatMap(({ heading }) => heading?.kind ?? []);
  if (kinds.length < outcomes.length) return [];
  const hasChallenge = block.facts.some(({ key }) => key === 'challenge');
  const neededKinds: readonly OutcomeKind[] = hasChallenge ? ['success', 'failure'] : ['always'];
  const missing = neededKinds.filter((kind) => !kinds.includes(kind));
  const idle = kinds.filter((kind) => PLAIN[kind] !== (hasChallenge ? 'challenge' : 'no challenge'));
  const told = hasChallenge ? 'a challenge' : 'no challenge';
  if (missing.length > 0 && idle.length > 0)
    return [`"${name}" has ${told}, so it needs ${inWords(missing)} instead of ${inWords(idle)}`];
  const conditional = neededKinds
    .filter((kind) => kinds.includes(kind) && outcomes.every((each) => each.heading?.kind !== kind || each.facts.when))
    .map((kind) => `every "${kind}" of "${name}" has a "when"; write a last one without it, for all other players`);
  return [
    ...missing.map((kind) => `"${name}" has no "${kind}" ("=== ${kind}: Title")`),
    ...conditional,
    ...idle.map((kind) => `"${name}" has ${told}, so "${kind}" is never used; delete it`),
  ];
}

const inWords = (kinds: readonly OutcomeKind[]): string => [...new Set(kinds)].map((kind) => `"${kind}"`).join(' and ');
