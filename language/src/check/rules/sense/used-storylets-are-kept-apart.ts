import type { WrittenRequirement } from '../../../meaning/requirement.ts';
import type { Check } from '../../rule.ts';
import { nameIn, storyletsByName } from '../../world-index.ts';

/** A storylet that is met by using a thing, or heard from an agent, is not on everybody's list. */
export const usedStoryletsAreKeptApart: Check = (world) => {
  const storylets = storyletsByName(world);
  const isApart = (name: string): boolean => storylets.get(name)?.facts.deck === 'never' || !storylets.has(name);
  const used = world.qualities
    .filter(({ facts }) => facts.use && !isApart(facts.use.name))
    .filter((thing) => !asksFor(nameIn(thing), storylets.get(thing.facts.use?.name ?? '')?.facts.when))
    .flatMap(({ facts }) => (facts.use ? [{ ...facts.use, who: 'who has not the thing' }] : []));
  const reported = world.concerns
    .flatMap(({ plots }) => plots)
    .flatMap(({ facts }) =>
      facts.report && !isApart(facts.report.name) ? [{ ...facts.report, who: 'whose agent is at home' }] : [],
    );
  return [...used, ...reported].map(({ name, who, at }) => ({
    at,
    message: `"${name}" is met by somebody ${who}, too; write "deck: never" there`,
  }));
};

/** True if the requirements keep out a character without the thing. */
const asksFor = (name: string, when: readonly WrittenRequirement[] = []): boolean =>
  when.some((asked) => asked.kind === 'level' && asked.quality.name === name && (asked.atLeast ?? 0) > 0);
