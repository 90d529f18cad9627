import type { Character, Pack } from '@underhall/engine';
import { levelOf } from '@underhall/engine';
import type { Ask } from './two-nodes.ts';

/** What a player's successful calls add up to. */
export type Counters = { told: number; bought: number };

/** A position that a version can remove. */
export type Position = {
  readonly name: string;
  /** Commands that lead into the position. Harmless while the world lacks it. */
  readonly enter: (ask: Ask, counters: Counters) => Promise<void>;
  readonly isInside: (character: Character) => boolean;
};

/** The things of the removable world by their names. */
export function removableThings({ qualities, storylets, areas, agents, concerns, shops }: Pack) {
  const idIn = (list: readonly { readonly id: number; readonly name: string }[]) => (name: string) => {
    const found = list.find((each) => each.name === name);
    if (!found) throw new Error(`the removable world has no ${name}`);
    return found.id;
  };
  return {
    quality: idIn(qualities),
    storylet: idIn(storylets),
    branch: idIn(storylets.flatMap(({ branches }) => branches)),
    area: idIn(areas),
    agent: idIn(agents),
    plot: idIn(concerns.flatMap(({ plots }) => plots)),
    ware: shops[0]?.wares[0]?.id ?? 0,
  };
}
export type Things = ReturnType<typeof removableThings>;

/**
 * Chooses a branch that costs one action and gives one `Thanks`. Returns the text of its storylet, or undefined if the
 * world lacks it.
 */
export async function thank(ask: Ask, things: Things, counters: Counters): Promise<string | undefined> {
  const begun = await ask('POST', '/storylet/begin', { eventId: things.storylet('The Lamplighter') });
  const chosen = await ask('POST', '/storylet/choosebranch', { branchId: things.branch('Thank him') });
  if (chosen.isSuccess) counters.told += 1;
  return (begun as { storylet?: { description: string } }).storylet?.description;
}

/** Goes to the shop, and buys a tonic. */
export async function buy(ask: Ask, things: Things, counters: Counters): Promise<void> {
  await ask('POST', '/map/move', { areaId: things.area('The Quay') });
  const bought = await ask('POST', '/exchange/buy', { availabilityId: things.ware, amount: 1 });
  if (bought.isSuccess) counters.bought += 1;
}

export function removablePositions(things: Things): readonly Position[] {
  const [lamplighter, clock] = [things.storylet('The Lamplighter'), things.storylet('The Late Clock')];
  const begin = (eventId: number) => async (ask: Ask) => void (await ask('POST', '/storylet/begin', { eventId }));
  const isIn = (storylet: number) => (character: Character) =>
    character.story.phase === 'In' && character.story.storylet === storylet;
  const hat = things.quality('Hat');
  const [quay, bridge] = [things.area('The Quay'), things.area('The Bridge')];
  const agentId = things.agent('Pin Cotter');
  return [
    { name: 'an open storylet', enter: begin(lamplighter), isInside: isIn(lamplighter) },
    { name: 'a paid story', enter: begin(clock), isInside: isIn(clock) },
    {
      name: 'a branch',
      enter: async (ask, counters) => void (await thank(ask, things, counters)),
      isInside: ({ story }) => story.phase === 'End' && story.storylet === lamplighter,
    },
    {
      name: 'a quality',
      enter: async (ask) => void (await ask('GET', '/character/myself')),
      isInside: ({ qualities }) => levelOf(qualities, things.quality('Thanks')) > 0,
    },
    {
      name: 'an area',
      enter: async (ask) => void (await ask('POST', '/map/move', { areaId: bridge })),
      isInside: ({ area }) => area === bridge,
    },
    {
      name: 'a shop',
      enter: (ask, counters) => buy(ask, things, counters),
      isInside: ({ area }) => area === quay,
    },
    {
      name: 'a card in hand',
      enter: async (ask) => void (await ask('POST', '/opportunity/draw')),
      isInside: ({ cards }) => Object.values(cards).some(({ hand }) => hand.length > 0),
    },
    {
      name: 'an agent on an errand',
      async enter(ask) {
        await ask('POST', '/agents/lend', { agentId, itemId: things.quality('Cane') });
        await ask('POST', '/agents/begin', { agentId, plotId: things.plot('Listen at the Door') });
      },
      isInside: ({ agents }) => agents.some(({ plot }) => plot !== undefined),
    },
    {
      name: 'a plan',
      async enter(ask) {
        await begin(lamplighter)(ask);
        const { storylet } = (await ask('POST', '/storylet')) as { storylet?: { childBranches?: PlannedBranch[] } };
        const branch = storylet?.childBranches?.[0];
        if (branch) await ask('POST', '/plan/create', { branchId: branch.id, planKey: branch.planKey });
      },
      isInside: ({ plans }) => plans.length > 0,
    },
    {
      name: 'an outfit',
      async enter(ask) {
        await ask('POST', '/outfit/equip', { qualityId: hat });
        const { outfits } = (await ask('GET', '/outfit')) as { outfits: readonly { id: number }[] };
        await ask('POST', '/outfit/save', { outfitId: outfits[0]?.id ?? 0 });
      },
      isInside: ({ worn, outfits }) => Object.values(worn).includes(hat) && outfits.length > 0,
    },
  ];
}

type PlannedBranch = { readonly id: number; readonly planKey: string };
