import type { Agent, Concern } from '../../agents/agent.ts';
import type { Shop } from '../../bazaar/shop.ts';
import type { Persona } from '../../persona.ts';
import type { Act } from '../../social/act.ts';
import type { Effect } from '../../story/consequences.ts';
import type { TimedStory } from '../../timed/timed-story.ts';
import { aShop, aWare } from '../a-shop.ts';
import { aTimedStory, hour } from '../a-timed-story.ts';
import { anAct } from '../an-act.ts';
import { aConcern, anAgent, aPlot } from '../an-agent.ts';
import type { Draw } from './draw.ts';
import { agentIds, anEffect, someConsequences, timedIds } from './some-outcomes.ts';
import { someRequirements } from './some-requirements.ts';
import { anAmount, qualityIds } from './some-things.ts';

/** Timed stories with all ways of starting. Some repeat, and some start another. */
export const someTimed = (draw: Draw): readonly TimedStory[] =>
  timedIds.map((id) =>
    aTimedStory({
      id,
      after: draw.of([hour, 90 * 60_000, 5 * hour, 24 * hour, 7 * 24 * hour]),
      given: draw.is(40) ? 'by story' : draw.is(40) ? 'at arrival' : someRequirements(draw, 1, 2),
      when: draw.is(60) ? [] : someRequirements(draw, 1, 1),
      ...draw.maybe(30, () => ({ repeats: true as const })),
      ...draw.maybe(30, () => ({ next: draw.of(timedIds) })),
      descriptionHtml: draw.is(50) ? 'It is told.' : '',
      consequences: someConsequences(draw),
    }),
  );

export const wareIds = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const goods = [
  qualityIds.secret,
  qualityIds.hat,
  qualityIds.coat,
  qualityIds.cane,
  qualityIds.lens,
  qualityIds.charm,
  qualityIds.whistle,
  qualityIds.worry,
  qualityIds.fund,
] as const;

export const someShops = (draw: Draw): readonly Shop[] =>
  [1, 2].map((id) =>
    aShop({
      id,
      order: draw.number(1, 2),
      when: draw.is(70) ? [] : someRequirements(draw, 1, 1),
      wares: [1, 2, 3, 4].map((place) => {
        const price = draw.number(0, 6);
        const {
          cost: _cost,
          fetches: _fetches,
          ...ware
        } = aWare({
          id: (id - 1) * 4 + place,
          quality: draw.of(goods),
          currency: draw.of([qualityIds.pence, qualityIds.pence, qualityIds.tokens, qualityIds.secret]),
          ...draw.maybe(30, () => ({ when: someRequirements(draw, 1, 1) })),
        });
        return {
          ...ware,
          ...draw.maybe(80, () => ({ cost: price })),
          ...draw.maybe(70, () => ({ fetches: draw.number(0, price) })),
        };
      }),
    }),
  );

export const plotIds = [1, 2, 3, 4] as const;

export const someAgents = (draw: Draw): readonly Agent[] =>
  agentIds.map((id) => anAgent({ id, levels: draw.many(0, 3, () => anAmount(draw, 1, 40)) }));

/** Four plots, short enough for a run to reach their reports. */
export const someConcerns = (draw: Draw): readonly Concern[] => [
  aConcern({
    plots: plotIds.map((id) =>
      aPlot({
        id,
        actions: draw.number(1, 6),
        when: draw.is(85) ? [] : someRequirements(draw, 1, 1),
        needs: draw.is(75) ? [] : someRequirements(draw, 1, 1),
        fate: draw.is(70) ? 0 : draw.number(1, 2),
        report: draw.number(15, 26),
        canAbandon: draw.is(60),
      }),
    ),
  }),
];

export const actIds = [1, 2, 3, 4] as const;

/** One act needs the same area, one is unique, and one is sent by e-mail. All others may be contests. */
export const someActs = (draw: Draw): readonly Act[] =>
  actIds.map((id) =>
    anAct({
      id,
      senderNeeds: draw.is(55) ? [] : someRequirements(draw, 1, 1),
      targetNeeds: draw.is(45) ? [] : someRequirements(draw, 1, 1),
      onSender: someEffects(draw),
      onTarget: someEffects(draw),
      ...(id === 1 && { sameArea: true as const }),
      ...(id === 2 && { unique: true as const }),
      ...(id === 3 && { external: true as const }),
      ...(id !== 3 && draw.maybe(75, () => aContest(draw))),
      ...draw.maybe(60, () => ({ leadsTo: draw.number(15, 25) })),
    }),
  );

/** Leaves out shared qualities, because both turns of an act would read them at the same time. */
const someEffects = (draw: Draw): Effect[] =>
  draw
    .many(0, 3, () => anEffect(draw))
    .filter(({ quality }) => quality !== qualityIds.fund && quality !== qualityIds.fame);

const aContest = (draw: Draw): Partial<Act> => ({
  contest: { quality: draw.of([qualityIds.keen, qualityIds.skill, qualityIds.fund]), modifier: draw.number(-3, 5) },
  ...draw.maybe(60, () => ({ onWinner: someEffects(draw) })),
  ...draw.maybe(60, () => ({ onLoser: someEffects(draw) })),
});

export const somePersonas = (draw: Draw): readonly Persona[] =>
  ['lamp', 'bridge'].map((code, place) => ({
    id: place + 1,
    name: code,
    ...(place === 0 ? { code } : draw.maybe(50, () => ({ code }))),
    qualities: draw.many(1, 3, () => anAmount(draw, 1, 4)),
  }));
