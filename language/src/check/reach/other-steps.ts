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

/** The steps of a timed story: it runs, and brings something when it is told. */
export function timedSteps(story: WrittenTimed, world: WrittenWorld): readonly Step[] {
  const { given, when = [], start = [], then } = story.facts;
  const fact = `timed ${nameIn(story)}`;
  const started = [...start, ...(then ? [then] : [])].map(({ name }) => `timed ${name}`);
  const step = { asked: when, oneOf: [[fact]], brings: [...started, ...levelSourcesOf(story.facts, [], world)] };
  return typeof given === 'object' ? [{ asked: given, oneOf: [], brings: [fact] }, step] : [step];
}

/** The steps of a shop: each ware bought, each thing sold. */
export const shopSteps = ({ facts: { when = [] }, wares }: WrittenShop, world: WrittenWorld): readonly Step[] =>
  wares.flatMap(({ thing, facts: { when: ware = [], price, fetches } }) => {
    const trade = (from: WrittenAmount, to: string): Step => ({
      asked: [...when, ...ware, priceRequirement(from)],
      oneOf: [['market']],
      brings: [unlimitedSource(to, world)],
    });
    return [
      ...(price ? [trade(price, thing.name)] : []),
      ...(fetches ? [trade({ quality: thing, count: 1, at: thing.at }, fetches.quality.name)] : []),
    ];
  });

/** The step of what is sold for Fate: it is owned. */
export const storeStep = ({ facts: { opens } }: WrittenStoreItem): Step => ({
  asked: [],
  oneOf: [],
  brings: opens ? [{ quality: opens.name, levels: { least: 1, most: 1 }, onlyIf: [] }] : [],
});

/** The step of an act: all that it brings to either side. */
export const actStep = (act: WrittenAct, world: WrittenWorld): Step => ({
  asked: [],
  oneOf: [[`act ${nameIn(act)}`]],
  brings: [
    ...act.sides.flatMap((side) => levelSourcesOf(side.facts, [], world)),
    ...(act.facts.then ? [storyletFact(act.facts.then.name)] : []),
  ],
});

/** The steps of the plots of a concern: an agent comes to report. */
export const plotSteps = ({ plots }: WrittenConcern): readonly Step[] =>
  plots.map(({ facts: { when = [], needs = [], report } }) => ({
    asked: [...when, ...needs],
    oneOf: [['agent']],
    brings: report ? [storyletFact(report.name)] : [],
  }));
