import type { WrittenWorld } from '../../meaning/read-world.ts';
import { reachIn } from '../../meaning/storylet.ts';
import type { Block } from '../../syntax/block.ts';
import { startingLevels } from '../levels/level-sources-in.ts';
import { memoize, nameIn } from '../world-index.ts';
import { branchSteps } from './branch-steps.ts';
import { fixpoint, type Step } from './fixpoint.ts';
import { linkedNames } from './linked-names.ts';
import { actStep, plotSteps, shopSteps, storeStep, timedSteps } from './other-steps.ts';
import { areaSteps, offerSteps, settingStep, useSteps } from './place-steps.ts';

const stepsOf = (world: WrittenWorld): readonly Step[] => [
  beginning(world),
  ...world.areas.flatMap((area) => areaSteps(area, world)),
  ...world.settings.map(settingStep),
  ...world.storylets.flatMap((storylet) => [...offerSteps(storylet), ...branchSteps(storylet, world)]),
  ...world.qualities.flatMap((quality) => useSteps(quality, world)),
  ...world.timed.flatMap((story) => timedSteps(story, world)),
  ...world.shops.flatMap((shop) => shopSteps(shop, world)),
  ...world.storeItems.map(storeStep),
  ...world.acts.map((act) => actStep(act, world)),
  ...world.concerns.flatMap(plotSteps),
];

/** Includes everything that nothing leads to, because another rule reports that. */
function beginning(world: WrittenWorld): Step {
  const { packs, areas, storylets, acts, timed } = world;
  const ways = linkedNames(world);
  const hidden = storylets.filter((storylet) => reachIn(storylet) === 'linked');
  const arriving = timed.filter(({ facts }) => facts.given === 'at arrival');
  const startable = timed.filter(({ facts }) => (facts.given ?? 'by story') === 'by story');
  return {
    required: [],
    oneOf: [],
    adds: [
      ...startingLevels(world),
      ...packs.flatMap(({ facts }) => (facts['start at'] ? [`area ${facts['start at'].name}`] : [])),
      ...arriving.map((story) => `timed ${nameIn(story)}`),
      ...notIn(ways.areas, 'area', areas),
      ...notIn(ways.storylets, 'storylet', hidden),
      ...notIn(ways.acts, 'act', acts),
      ...notIn(ways.timed, 'timed', startable),
      ...(ways.agents.size > 0 ? [] : ['agent']),
      ...(ways.lodgings.size > 0 ? [] : ['lodging']),
      ...(areas.some(({ facts }) => facts.market) ? [] : ['market']),
    ],
  };
}

const notIn = (led: ReadonlySet<string>, kind: string, all: readonly { readonly block: Block }[]): readonly string[] =>
  all.map(nameIn).flatMap((name) => (led.has(name) ? [] : [`${kind} ${name}`]));

/** All facts that can ever become true, starting from a new character. */
export const reachableFacts = memoize((world): ReadonlySet<string> => fixpoint(stepsOf(world), world));
