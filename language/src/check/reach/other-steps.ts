import type { WrittenAct } from '../../meaning/act.ts';
import type { WrittenConcern } from '../../meaning/agent.ts';
import type { WrittenAmount } from '../../meaning/named-forms.ts';
import type { WrittenWorld } from '../../meaning/read-world.ts';
import type { WrittenShop, WrittenStoreItem } from '../../meaning/shop.ts';
import type { WrittenTimed } from '../../meaning/timed-story.ts';
import { levelSourcesOf, unlimitedSource } from '../levels/level-sources.ts';
import { priceRequirement } from '../requirements-in.ts';
import { nameIn } from '../world-index.ts';
import { type Step, storyletFact } from './fixpoint.ts';

export function timedSteps(story: WrittenTimed, world: WrittenWorld): readonly Step[] {
  const { given, when = [], start = [], then } = story.facts;
  const fact = `timed ${nameIn(story)}`;
  const started = [...start, ...(then ? [then] : [])].map(({ name }) => `timed ${name}`);
  const step = { required: when, oneOf: [[fact]], adds: [...started, ...levelSourcesOf(story.facts, [], world)] };
  return typeof given === 'object' ? [{ required: given, oneOf: [], adds: [fact] }, step] : [step];
}

export const shopSteps = ({ facts: { when = [] }, wares }: WrittenShop, world: WrittenWorld): readonly Step[] =>
  wares.flatMap(({ thing, facts: { when: ware = [], price, fetches } }) => {
    const trade = (from: WrittenAmount, to: string): Step => ({
      required: [...when, ...ware, priceRequirement(from)],
      oneOf: [['market']],
      adds: [unlimitedSource(to, world)],
    });
    return [
      ...(price ? [trade(price, thing.name)] : []),
      ...(fetches ? [trade({ quality: thing, count: 1, at: thing.at }, fetches.quality.name)] : []),
    ];
  });

export const storeStep = ({ facts: { opens } }: WrittenStoreItem): Step => ({
  required: [],
  oneOf: [],
  adds: opens ? [{ quality: opens.name, levels: { least: 1, most: 1 }, onlyIf: [] }] : [],
});

export const actStep = (act: WrittenAct, world: WrittenWorld): Step => ({
  required: [],
  oneOf: [[`act ${nameIn(act)}`]],
  adds: [
    ...act.sides.flatMap((side) => levelSourcesOf(side.facts, [], world)),
    ...(act.facts.then ? [storyletFact(act.facts.then.name)] : []),
  ],
});

/** Steps by which an agent's plot leads to its report. */
export const plotSteps = ({ plots }: WrittenConcern): readonly Step[] =>
  plots.map(({ facts: { when = [], needs = [], report } }) => ({
    required: [...when, ...needs],
    oneOf: [['agent']],
    adds: report ? [storyletFact(report.name)] : [],
  }));
