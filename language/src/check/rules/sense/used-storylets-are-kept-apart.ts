import type { WrittenRequirement } from '../../../meaning/requirement.ts';
import { reachIn } from '../../../meaning/storylet.ts';
import type { Check } from '../../rule.ts';
import { nameIn, storyletsByName } from '../../world-index.ts';

/** A storylet that using a thing or an agent's report opens must not be listed for everybody. */
export const usedStoryletsAreKeptApart: Check = (world) => {
  const storylets = storyletsByName(world);
  const isApart = (name: string): boolean => {
    const storylet = storylets.get(name);
    return !storylet || reachIn(storylet) === 'linked';
  };
  const used = world.qualities
    .filter(({ facts }) => facts.use && !isApart(facts.use.name))
    .filter((thing) => !asksFor(nameIn(thing), storylets.get(thing.facts.use?.name ?? '')?.facts.when))
    .flatMap(({ facts }) => (facts.use ? [{ ...facts.use, how: 'without the thing' }] : []));
  const reported = world.concerns
    .flatMap(({ plots }) => plots)
    .flatMap(({ facts }) =>
      facts.report && !isApart(facts.report.name) ? [{ ...facts.report, how: 'without a report' }] : [],
    );
  return [...used, ...reported].map(({ name, how, at }) => ({
    at,
    message: `"${name}" can also be met ${how}; add "deck: never" to it`,
  }));
};

/** True if only characters who own the thing can meet the requirements. */
const asksFor = (name: string, when: readonly WrittenRequirement[] = []): boolean =>
  when.some((required) => required.kind === 'level' && required.quality.name === name && (required.atLeast ?? 0) > 0);
