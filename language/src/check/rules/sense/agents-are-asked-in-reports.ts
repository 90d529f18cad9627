import { isOfAgents } from '@underhall/engine';
import type { WrittenWorld } from '../../../meaning/read-world.ts';
import type { WrittenRequirement } from '../../../meaning/requirement.ts';
import { singleRequirements } from '../../requirements-in.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

/** Qualities that only agents have are asked of the reporting agent, and so in the branches and texts of a report alone. */
export const agentsAreAskedInReports: Check = (world) => {
  const ofAgents = new Set(world.qualities.filter(({ facts }) => isOfAgents(facts.category ?? '')).map(nameIn));
  return askedOutside(world)
    .flatMap(singleRequirements)
    .flatMap((asked) => (asked.kind !== 'met' && ofAgents.has(asked.quality.name) ? [asked.quality] : []))
    .map(({ name, at }) => ({
      at,
      message: `"${name}" is an agent's, and nobody reports here; ask it in a branch or a text of a report`,
    }));
};

/** All that is asked where no agent can be reporting. */
const askedOutside = (world: WrittenWorld): readonly WrittenRequirement[] =>
  [
    ...world.storylets.map(({ facts }) => facts.when),
    ...world.timed.flatMap(({ facts }) => [typeof facts.given === 'object' ? facts.given : [], facts.when]),
    ...world.areas.flatMap(({ facts }) => [facts.discovered, facts.opens]),
    ...world.shops.flatMap(({ facts, wares }) => [facts.when, ...wares.map((ware) => ware.facts.when)]),
    ...world.acts.flatMap(({ facts }) => [facts['sender needs'], facts['target needs']]),
    ...world.concerns.flatMap(({ plots }) => plots).flatMap(({ facts }) => [facts.when, facts.needs]),
  ].flatMap((list) => list ?? []);
