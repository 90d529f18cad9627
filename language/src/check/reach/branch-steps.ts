import { moveTarget, nextStorylet, type WrittenOutcome } from '../../meaning/outcome.ts';
import type { WrittenWorld } from '../../meaning/read-world.ts';
import type { WrittenBranch, WrittenStorylet } from '../../meaning/storylet.ts';
import type { LevelSource } from '../levels/level-sources.ts';
import { levelSourcesOfBranch } from '../levels/level-sources-in.ts';
import { priceRequirement, requirementsOf } from '../requirements-in.ts';
import { settingsByName } from '../world-index.ts';
import { type Step, storyletFact } from './fixpoint.ts';

export const branchFact = (storylet: WrittenStorylet, { block }: WrittenBranch): string =>
  `branch ${storylet.block.heading.text} == ${block.heading.text}`;

export function branchSteps(storylet: WrittenStorylet, world: WrittenWorld): readonly Step[] {
  const steps: Step[] = [];
  const oneOf = [[storyletFact(storylet.block.heading.text)]];
  for (const branch of storylet.branches) {
    const fact = branchFact(storylet, branch);
    const adds: (string | LevelSource)[] = [fact];
    const requirements = [...requirementsOf(branch), ...(branch.facts.pay ?? []).map(priceRequirement)];
    steps.push({ required: requirements, oneOf, adds });
    if (branch.facts.act) adds.push(`act ${branch.facts.act.name}`);
    for (const outcome of branch.outcomes) {
      const { when } = outcome.facts;
      const added = when ? [] : adds;
      leadOn(outcome, added, world);
      if (when && added.length > 0) steps.push({ required: when, oneOf: [[fact]], adds: added });
    }
    for (const give of levelSourcesOfBranch(branch, world)) {
      if (give.onlyIf.length === 0) adds.push(give);
      else steps.push(conditional(fact, give));
    }
  }
  return steps;
}

const conditional = (fact: string, give: LevelSource): Step => ({
  required: give.onlyIf,
  oneOf: [[fact]],
  adds: [give],
});

function leadOn({ facts }: WrittenOutcome, adds: (string | LevelSource)[], world: WrittenWorld): void {
  const area = moveTarget(facts);
  const { 'change setting': setting, start } = facts;
  const next = nextStorylet(facts);
  const begin = setting && settingsByName(world).get(setting.name)?.facts['start at'];
  if (area) adds.push(`area ${area}`);
  if (facts['move to'] === 'nowhere') adds.push('map');
  if (setting) adds.push(`setting ${setting.name}`);
  if (begin) adds.push(`area ${begin.name}`);
  if (next) adds.push(storyletFact(next.name));
  if (start) for (const { name } of start) adds.push(`timed ${name}`);
  if (facts.engage) adds.push('agent');
  if (facts.lodge) adds.push('lodging');
}
