import { type Branch, costOf, levelOf } from '@underhall/engine';
import type { Memory, Strategy, Traits, View } from './cast.ts';
import { marginalWorthIn } from './marginal-worth.ts';
import { chanceOfAll, worthOf } from './worth.ts';

/** The temper all strategies start from; each of them overrides its own differences. */
export const defaultTraits: Traits = {
  drawPercent: 45,
  discardPercent: 4,
  travelPercent: 1,
  explorePercent: 20,
  tradePercent: 6,
  dressPercent: 5,
  socialPercent: 10,
  usePercent: 4,
  agentPercent: 12,
  housekeepingPercent: 0.5,
  storePercent: 0,
  secondChancePercent: 40,
  isCollector: false,
  randomCommandPercent: 0,
  urgencyBonus: 25,
  maxRandomBonus: 4,
};

/** Presses whatever comes under their hand, and now and then what is not there. */
export const random: Strategy = {
  name: 'random',
  description: 'presses whatever comes under their hand, and now and then what is not there',
  score: () => 0,
  traits: {
    ...defaultTraits,
    travelPercent: 5,
    housekeepingPercent: 3,
    randomCommandPercent: 4,
    usePercent: 8,
    agentPercent: 20,
    socialPercent: 30,
    urgencyBonus: 0,
    maxRandomBonus: 100,
  },
};

/** Goes about, draws every card, and asks others to whatever there is to be asked to. */
export const social: Strategy = {
  name: 'social',
  description: 'goes about, draws every card, and asks others to whatever there is to be asked to',
  score: (branch, storylet) => (branch.act === undefined ? 0 : 60) + (storylet.deck === 'sometimes' ? 15 : 0),
  traits: {
    ...defaultTraits,
    drawPercent: 85,
    discardPercent: 15,
    travelPercent: 8,
    socialPercent: 75,
    usePercent: 8,
    housekeepingPercent: 1,
    maxRandomBonus: 40,
  },
};

/** Takes whatever pays best for an action, in money, goods and getting on. */
export const greedy: Strategy = {
  name: 'greedy',
  description: 'takes whatever pays best for an action, in money, goods and getting on',
  score: (branch, _storylet, view) => {
    const { worldIndex, character } = view;
    const worth = worthOf(branch, marginalWorthIn(worldIndex), view);
    return worth / Math.max(0.5, costOf(branch, character)) + hopeOf(branch, view);
  },
  traits: { ...defaultTraits, travelPercent: 1.5, tradePercent: 15, dressPercent: 12, secondChancePercent: 60 },
};

/** The liking expected of a place a player has not seen. */
const likingOfUnseen = 40;

/** A way to another place is worth taking if there was a good deal more to like there, as they remember it. */
function hopeOf({ outcomes }: Branch, { player, character }: View): number {
  const to = 'always' in outcomes ? outcomes.always.moveTo : undefined;
  if (to === undefined || to === character.area) return 0;
  const remembered = player.memory.areaScores.get(to);
  return remembered === undefined ? likingOfUnseen : Math.max(0, 0.6 * remembered);
}

/** Takes what is likely to go well, and sees to every menace at its first sign. */
export const cautious: Strategy = {
  name: 'cautious',
  description: 'takes what is likely to go well, and sees to every menace at its first sign',
  score: (branch, _storylet, view) => {
    const { worldIndex } = view;
    const chance = chanceOfAll(branch, view);
    const relief = reliefIn(branch, view);
    return chance * 60 - 30 + relief + Math.min(25, worthOf(branch, marginalWorthIn(worldIndex), view) / 4);
  },
  traits: { ...defaultTraits, dressPercent: 15, secondChancePercent: 95, maxRandomBonus: 14 },
};

/** The extra liking for a branch that surely lowers menaces: it grows with their levels. */
function reliefIn({ outcomes }: Branch, { character, worldIndex }: View): number {
  const { effects } = 'always' in outcomes ? outcomes.always : outcomes.success;
  return worldIndex.menaces.reduce((relief, { id }) => {
    const isLowered = effects.some(
      ({ quality, ...effect }) => quality === id && effect.kind === 'change' && isLoss(effect.by),
    );
    const level = levelOf(character.qualities, id);
    return isLowered && level > 0 ? relief + 15 * level : relief;
  }, 0);
}

const isLoss = (by: unknown): boolean => typeof by === 'number' && by < 0;

/** Wants to have seen everything: first what nobody ever chose, then what they never chose themselves, then what they never brought off, then what they know least. */
export const completionist: Strategy = {
  name: 'completionist',
  description:
    'wants to have seen everything: first what nobody chose or they never chose, then what they never brought off',
  score: (branch, _storylet, { player, town }) => {
    const times = player.memory.timesChosen.get(branch.id) ?? 0;
    if (times === 0) return town.branchesChosenInRun.has(branch.id) ? 100 : 110;
    if (isStillToSucceed(branch, player.memory)) return 40 / (1 + times / 10);
    // After five times it bores them: they rather look elsewhere.
    return 10 / (1 + times) - 2;
  },
  traits: {
    ...defaultTraits,
    drawPercent: 70,
    discardPercent: 10,
    travelPercent: 12,
    usePercent: 10,
    agentPercent: 25,
    socialPercent: 20,
    housekeepingPercent: 4,
    isCollector: true,
    secondChancePercent: 5,
    maxRandomBonus: 3,
  },
};

/** True of a test that was never passed. That there is a rare result, too, nobody can know. */
const isStillToSucceed = ({ id, outcomes }: Branch, { seenOutcomes }: Memory): boolean =>
  'success' in outcomes && !seenOutcomes.get(id)?.has('success') && !seenOutcomes.get(id)?.has('rareSuccess');

/** Pays: becomes a member within a day or two, and buys every story, to the last of its ends; otherwise wants to have seen everything. */
export const patron: Strategy = {
  name: 'patron',
  description:
    'becomes a member and stays one, buys every story and has it told again, and wants to have seen everything',
  score: completionist.score,
  traits: { ...completionist.traits, storePercent: 1.5 },
};

export const allStrategies: readonly Strategy[] = [random, greedy, completionist, cautious, social, patron];
