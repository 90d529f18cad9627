import type { BranchWritten } from '../../meaning/branch.ts';
import { areaMovedTo, type OutcomeWritten } from '../../meaning/outcome.ts';
import type { WrittenWorld } from '../../meaning/read-world.ts';
import type { StoryletWritten } from '../../meaning/storylet.ts';
import { askedOf } from '../asked-of.ts';
import type { Give } from '../levels/gives.ts';
import { givesOfBranch } from '../levels/gives-in.ts';
import { settingsByName } from '../names.ts';
import { priceAsked } from '../price-asked.ts';
import { type Step, storyletFact } from './step.ts';

export const branchFact = (storylet: StoryletWritten, { block }: BranchWritten): string =>
  `branch ${storylet.block.heading.text} == ${block.heading.text}`;

/** What choosing each of its branches may bring about. */
export const branchSteps = (storylet: StoryletWritten, world: WrittenWorld): readonly Step[] =>
  storylet.branches.flatMap((branch) => {
    const fact = branchFact(storylet, branch);
    const gives = givesOfBranch(branch, world);
    const chosen: Step = {
      asked: [...askedOf(branch), ...(branch.facts.pay ?? []).map(priceAsked)],
      oneOf: [[storyletFact(storylet.block.heading.text)]],
      brings: [
        fact,
        ...(branch.facts.act ? [`act ${branch.facts.act.name}`] : []),
        ...branch.outcomes.flatMap((outcome) => ledToBy(outcome, world)),
        ...gives.filter(({ onlyIf }) => onlyIf.length === 0),
      ],
    };
    return [chosen, ...gives.filter(({ onlyIf }) => onlyIf.length > 0).map((give) => conditional(fact, give))];
  });

const conditional = (fact: string, give: Give): Step => ({ asked: give.onlyIf, oneOf: [[fact]], brings: [give] });

function ledToBy({ facts }: OutcomeWritten, world: WrittenWorld): readonly string[] {
  const area = areaMovedTo(facts);
  const { 'go to': next, 'change setting': setting, start = [] } = facts;
  const begin = setting && settingsByName(world).get(setting.name)?.facts['start at'];
  return [
    ...(area ? [`area ${area}`] : []),
    ...(facts['move to'] === 'nowhere' ? ['map'] : []),
    ...(setting ? [`setting ${setting.name}`] : []),
    ...(begin ? [`area ${begin.name}`] : []),
    ...(next ? [storyletFact(next.name)] : []),
    ...start.map(({ name }) => `timed ${name}`),
    ...(facts.engage ? ['agent'] : []),
    ...(facts.lodge ? ['lodging'] : []),
  ];
}
