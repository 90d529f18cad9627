import type { Formula } from '../../formulas/formula.ts';
import type { Restriction } from '../../restriction.ts';
import type { Consequences, Effect, Outcome, Outcomes, PlainOutcome } from '../../story/consequences.ts';
import type { Draw } from './draw.ts';
import { areaIds, lodgingIds, settingIds } from './some-places.ts';
import { aFormula, aLevelAsked, someRequirements } from './some-requirements.ts';
import { garments, qualityIds, requirableQualities } from './some-things.ts';

const parts: readonly Restriction[] = ['Travel', 'EchoBazaar', 'Extras'];
export const timedIds = [1, 2, 3, 4, 5, 6] as const;
export const agentIds = [1, 2, 3, 4, 5] as const;
/** Codes that outcomes grant and players enter. */
export const codes = ['lamp', ' Lamp ', 'bridge', 'nothing'] as const;

/** A formula whose values stay small, so that levels do not grow without bound. */
const anAmountOf = (draw: Draw, most: number): Formula => ({ kind: 'least', left: most, right: aFormula(draw, true) });

export function anEffect(draw: Draw): Effect {
  const quality = draw.of(requirableQualities);
  const aCondition = () => aLevelAsked(draw, draw.is(80) ? quality : draw.of(requirableQualities));
  const onlyIf = draw.maybe(20, () => ({
    onlyIf: draw.is(70) ? aCondition() : { kind: 'any of' as const, of: draw.many(1, 3, aCondition) },
  }));
  return draw.is(75)
    ? { kind: 'change', quality, by: draw.is(55) ? draw.number(-2, 5) : anAmountOf(draw, 30), ...onlyIf }
    : { kind: 'set', quality, to: draw.is(55) ? draw.number(0, 5) : anAmountOf(draw, 110), ...onlyIf };
}

export const someConsequences = (draw: Draw): Consequences => ({
  effects: [
    ...draw.many(0, 4, () => anEffect(draw)),
    ...draw.many(0, 1, () => ({ kind: 'change' as const, quality: draw.of([qualityIds.pence, ...garments]), by: 1 })),
  ],
  reveal: draw.is(25) ? [draw.of(parts)] : [],
  ...draw.maybe(7, () => ({ hide: [draw.of(parts)] })),
  ...draw.maybe(12, () => ({ refreshActions: draw.of(['full', 3, 15] as const) })),
  ...draw.maybe(8, () => ({ refreshCards: true as const })),
  ...draw.maybe(15, () => ({ start: draw.many(1, 2, () => draw.of(timedIds)) })),
  ...draw.maybe(8, () => ({ stop: [draw.of(timedIds)] })),
  ...draw.maybe(20, () => ({ fate: draw.number(1, 4) })),
  ...draw.maybe(5, () => ({ grant: [draw.of(codes)] })),
  ...draw.maybe(5, () => ({ send: { title: 'A Letter', html: 'To you.' } })),
});

export const anyOutcome = (draw: Draw): Outcome => ({
  title: '',
  descriptionHtml: '',
  ...someConsequences(draw),
  ...draw.maybe(14, () => ({ moveTo: draw.of([0, 99, ...areaIds]) })),
  ...draw.maybe(10, () => ({ setting: draw.of(settingIds) })),
  ...draw.maybe(14, () => ({ goTo: draw.number(1, 25) })),
  ...draw.maybe(6, () => ({ straightTo: draw.number(1, 25) })),
  ...draw.maybe(25, () => ({ lodge: draw.of(lodgingIds) })),
  ...draw.maybe(20, () => ({ wear: draw.of(garments) })),
  ...draw.maybe(6, () => ({ outfit: draw.of(['Court', 'The Lamps', 'Spot']) })),
  ...draw.maybe(5, () => ({ frame: draw.of(['jet', 'bone', 'none']) })),
  ...draw.maybe(5, () => ({ banner: draw.of(['lampwick', 'none']) })),
  ...draw.maybe(4, () => ({ giveCode: draw.of(codes) })),
  ...draw.maybe(6, () => ({ clearHand: true as const })),
  ...draw.maybe(30, () => ({ engage: draw.of(agentIds) })),
  ...draw.maybe(9, () => ({ dismiss: draw.of(agentIds) })),
});

/** `isTried`: the branch has challenges. */
export function someOutcomes(draw: Draw, isTried: boolean): Outcomes {
  const plain = (): PlainOutcome => ({
    ...anyOutcome(draw),
    ...draw.maybe(15, () => ({
      variants: draw.many(1, 2, () => ({ when: someRequirements(draw, 1, 2), ...anyOutcome(draw) })),
    })),
  });
  const rare = () => ({ ...anyOutcome(draw), percent: draw.of([1, 10, 50, 99]) });
  return isTried
    ? {
        success: plain(),
        failure: plain(),
        ...draw.maybe(25, () => ({ rareSuccess: rare() })),
        ...draw.maybe(25, () => ({ rareFailure: rare() })),
      }
    : { always: plain(), ...draw.maybe(25, () => ({ rare: rare() })) };
}
