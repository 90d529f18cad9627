import {
  type Branch,
  baseOf,
  chanceOf,
  costOfLevel,
  type Effect,
  effectiveLevel,
  type Formula,
  meetsAll,
  meetsWithoutWorn,
  type Outcome,
  type PlainOutcome,
  type Quality,
  type Standpoint,
  type World,
} from '@underhall/engine';

/** The mean value of a formula. Unlike `workOut` of the engine, it replaces dice by their mean and does not round. */
export function meanOf(formula: Formula, here: Standpoint): number {
  if (typeof formula === 'number') return formula;
  switch (formula.kind) {
    case 'level':
      return formula.base ? baseOf(formula.quality, here).level : effectiveLevel(formula.quality, here);
    case 'dice':
      return (formula.count * (formula.sides + 1)) / 2;
    default: {
      const left = meanOf(formula.left, here);
      return combined(formula.kind, left, meanOf(formula.right, here));
    }
  }
}

function combined(kind: '+' | '-' | '*' | '/' | 'least' | 'most', left: number, right: number): number {
  switch (kind) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return right === 0 ? 0 : left / right;
    case 'least':
      return Math.min(left, right);
    case 'most':
      return Math.max(left, right);
  }
}

/** Value of one more change point of a quality that climbs by points, else of one more level. */
export type MarginalWorth = (quality: Quality) => number;

/** Expected value of a branch: the mean of its outcomes, weighted by their chances, minus its price. */
export function worthOf(branch: Branch, marginalWorth: MarginalWorth, here: Standpoint): number {
  const { world } = here;
  const { outcomes } = branch;
  const price = branch.pays.reduce(
    (sum, { quality, level }) => sum + level * marginalWorthOf(quality, marginalWorth, world),
    0,
  );
  const worthIf = (outcome: PlainOutcome) =>
    worthOfOutcome(outcome.variants?.find(({ when }) => meetsAll(when, here)) ?? outcome, marginalWorth, here);
  if ('always' in outcomes) {
    const rare = outcomes.rare ? outcomes.rare.percent / 100 : 0;
    return (1 - rare) * worthIf(outcomes.always) + (outcomes.rare ? rare * worthIf(outcomes.rare) : 0) - price;
  }
  const chance = chanceOfAll(branch, here);
  return chance * worthIf(outcomes.success) + (1 - chance) * worthIf(outcomes.failure) - price;
}

/** Probability, from 0 to 1, that the first rolls pass all challenges. */
export const chanceOfAll = ({ challenges }: Branch, here: Standpoint): number =>
  challenges.reduce((chance, challenge) => (chance * chanceOf(challenge, here)) / 100, 1);

/** Values of other effects, in the same unit as qualities. */
const lodgingWorth = 80;
const agentWorth = 60;
const revealedWorth = 20;
const actionWorth = 8;
const fateWorth = 10;

function worthOfOutcome(outcome: Outcome, marginalWorth: MarginalWorth, here: Standpoint): number {
  const { character } = here;
  let worth = outcome.effects.reduce((sum, effect) => sum + worthOfEffect(effect, marginalWorth, here), 0);
  if (outcome.lodge !== undefined && outcome.lodge !== character.lodging) worth += lodgingWorth;
  if (outcome.engage !== undefined && !character.agents.some(({ agent }) => agent === outcome.engage))
    worth += agentWorth;
  worth += revealedWorth * outcome.reveal.filter((each) => character.restrictions.includes(each)).length;
  if (typeof outcome.refreshActions === 'number') worth += actionWorth * outcome.refreshActions;
  return worth + fateWorth * (outcome.fate ?? 0);
}

function worthOfEffect(effect: Effect, marginalWorth: MarginalWorth, here: Standpoint): number {
  const { world } = here;
  const quality = world.qualities.get(effect.quality);
  if (!quality) return 0;
  if (effect.onlyIf && !meetsWithoutWorn(effect.onlyIf, here)) return 0;
  if (effect.kind === 'change') return marginalWorth(quality) * meanOf(effect.by, here);
  const { level } = baseOf(effect.quality, here);
  const more = Math.max(0, meanOf(effect.to, here)) - level;
  return (
    marginalWorth(quality) * more * (quality.climbs === 'one by one' ? 1 : costOfLevel(level + 1, quality.steepest))
  );
}

function marginalWorthOf(id: number, marginalWorth: MarginalWorth, world: World): number {
  const quality = world.qualities.get(id);
  return quality ? Math.max(0, marginalWorth(quality)) : 0;
}
