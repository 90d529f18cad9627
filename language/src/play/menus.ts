import {
  type Area,
  type AreaState,
  agentsInOrder,
  beginPlot,
  buy,
  concernsFor,
  equip,
  isBazaarOpen,
  isDone,
  levelOf,
  renderText,
  reportPlot,
  sell,
  sellable,
  shopsFor,
  stateOf,
  travel,
  unequip,
  useQuality,
  type Ware,
  waresFor,
} from '@underhall/engine';
import { describeRefusal, describeRequirement, describeTravelBar } from './describe-refusal.ts';
import type { Game, Rule } from './game.ts';
import { type Choice, paragraphsOf, type Screen, withoutArguments } from './screen.ts';
import { countActions } from './world-nouns.ts';

/** A menu replaces the story until the player chooses, or goes back with b. */
export const menus = { map: mapMenu, shops: shopMenu, things: thingMenu, agents: agentMenu } as const;

export type Menu = keyof typeof menus;

function mapMenu(game: Game): Screen {
  const { world } = game;
  const places = world.pack.areas
    .map((area) => ({ area, state: stateOf(area, game) }))
    .filter(({ state }) => state.isDiscovered);
  const bar = describeTravelBar(game);
  return {
    lines: [bar === undefined ? 'The map' : `The map, without travel: ${bar}`, ''],
    choices: places.map(({ area, state }) => ({
      lines: [
        `${area.name}${whyClosed(area, state)}`,
        ...(state.reasons.includes('area closed') ? describeClosed(area, state, game) : []),
      ],
      pick: withoutArguments((moment) => travel(moment, area.id)),
    })),
  };
}

const whyClosed = ({ byStoryOnly }: Area, { reasons, gate }: AreaState): string => {
  if (gate !== undefined) return ' (through its gate)';
  const why = reasons.map((reason) => (reason === 'area closed' && byStoryOnly ? 'only by story' : reason));
  return why.length === 0 ? '' : ` (${why.join(', ')})`;
};

function describeClosed({ closedText }: Area, { unmet }: AreaState, { character, world }: Game): readonly string[] {
  const reasons = unmet.map((each) => describeRequirement(each, world));
  return [
    ...(reasons.length > 0 ? [`LOCKED: ${reasons.join('; ')}`] : []),
    ...(closedText === undefined ? [] : paragraphsOf(renderText(closedText, { character, world }))),
  ];
}

function shopMenu(game: Game): Screen {
  const { character, world } = game;
  const nameOf = (id: number): string => world.qualities.get(id)?.name ?? `quality ${id}`;
  const bought = shopsFor(game).flatMap((shop) =>
    waresFor(shop, game).map((ware): Choice => {
      const price = `${nameOf(ware.currency)} ${ware.cost}`;
      const owned = levelOf(character.qualities, ware.quality);
      const line = `${shop.name}: buy ${nameOf(ware.quality)} for ${price} (you have ${owned})`;
      return { lines: [line], pick: tradeChoice(ware, buy) };
    }),
  );
  const sold = sellable(game).map(({ ware, fetches, count }): Choice => {
    const line = `sell ${nameOf(ware.quality)} for ${nameOf(ware.currency)} ${fetches} (of ${count})`;
    return { lines: [line], pick: tradeChoice(ware, sell) };
  });
  const choices = [...bought, ...sold];
  if (choices.length > 0) return { lines: ['The Bazaar: a number, then how many (default: 1)', ''], choices };
  const none = isBazaarOpen(game) ? 'it has nothing for you' : describeRefusal('bazaar closed', game);
  return { lines: [`The Bazaar: ${none}`], choices };
}

const tradeChoice =
  (ware: Ware, rule: typeof buy) =>
  (rest: string): Rule | string => {
    if (rest !== '' && !/^\d{1,6}$/.test(rest)) return `write how many after the number, not "${rest}"`;
    return (moment) => rule(moment, ware.id, rest === '' ? 1 : Number(rest));
  };

function thingMenu({ character, world }: Game): Screen {
  const owned = world.pack.qualities.filter(({ id }) => levelOf(character.qualities, id) > 0);
  const choices = owned.flatMap(({ id, name, use, slot }): Choice[] => {
    const isWorn = Object.values(character.worn).includes(id);
    return [
      ...(use === undefined
        ? []
        : [{ lines: [`use ${name}`], pick: withoutArguments((moment) => useQuality(moment, id)) }]),
      ...(slot === undefined
        ? []
        : [
            {
              lines: [`${isWorn ? 'take off' : 'put on'} ${name} (${slot})`],
              pick: withoutArguments((moment) => (isWorn ? unequip(moment, id) : equip(moment, id))),
            },
          ]),
    ];
  });
  return { lines: ['Things to use and to wear', ''], choices };
}

function agentMenu({ character, world }: Game): Screen {
  const plots = concernsFor({ character, world }).flatMap((concern) => concern.plots.map(({ plot }) => plot));
  const choices = agentsInOrder({ character, world }).flatMap((engaged): Choice[] => {
    const name = world.agents.get(engaged.agent)?.name ?? `agent ${engaged.agent}`;
    const plot = engaged.plot && world.plots.get(engaged.plot.id);
    if (engaged.plot && !isDone(engaged, world)) {
      const elapsed = `${engaged.plot.elapsed} of ${countActions(plot?.actions ?? 0, world)}`;
      return [
        {
          lines: [`${name} is busy with ${plot?.name ?? 'something'}: ${elapsed}`],
          pick: () => `it goes on as you spend ${world.pack.words.actions.many}`,
        },
      ];
    }
    if (engaged.plot) {
      return [
        {
          lines: [`hear the report of ${name}`],
          pick: withoutArguments((moment) => reportPlot(moment, engaged.agent)),
        },
      ];
    }
    return plots.map(({ id, name: errand, actions }) => ({
      lines: [`send ${name}: ${errand} (${countActions(actions, world)})`],
      pick: withoutArguments((moment) => beginPlot(moment, engaged.agent, id)),
    }));
  });
  return { lines: ['Your agents', ''], choices };
}
