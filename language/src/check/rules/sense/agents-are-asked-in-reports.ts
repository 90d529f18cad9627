import { isOfAgents } from '@underhall/engine';
import type { WrittenWorld } from '../../../meaning/read-world.ts';
import type { WrittenRequirement } from '../../../meaning/requirement.ts';
import { singleRequirements } from '../../requirements-in.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

/** Qualities of agents are only known in a report, so only its branches and texts may require them. */
export const agentsAreAskedInReports: Check = (world) => {
  const ofAgents = new Set(world.qualities.filter(({ facts }) => isOfAgents(facts.category ?? '')).map(nameIn));
  return requiredOutsideReports(world)
    .flatMap(singleRequirements)
    .flatMap((required) => (required.kind !== 'met' && ofAgents.has(required.quality.name) ? [required.quality] : []))
    .map(({ name, at }) => ({
      at,
      message: `"${name}" is a quality of agents, and no agent reports here; require it in a branch or a text of a report`,
    }));
};

const requiredOutsideReports = (world: WrittenWorld): readonly WrittenRequirement[] =>
  [
    ...world.storylets.map(({ facts }) => facts.when),
    ...world.timed.flatMap(({ facts }) => [typeof facts.given === 'object' ? facts.given : [], facts.when]),
    ...world.areas.flatMap(({ facts }) => [facts.discovered, facts.opens]),
    ...world.shops.flatMap(({ facts, wares }) => [facts.when, ...wares.map((ware) => ware.facts.when)]),
    ...world.acts.flatMap(({ facts }) => [facts['sender needs'], facts['target needs']]),
    ...world.concerns.flatMap(({ plots }) => plots).flatMap(({ facts }) => [facts.when, facts.needs]),
  ].flatMap((list) => list ?? []);
