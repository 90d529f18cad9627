import { type Branch, costOf, isCard, levelOf } from '@underhall/engine';
import type { Memory, Strategy, Traits, View } from './cast.ts';
import { marginalWorthIn } from './marginal-worth.ts';
import { seekerFrom } from './seeker.ts';
import { chanceOfAll, worthOf } from './worth.ts';

/** Traits that all strategies start from. */
const defaultTraits: Traits = {
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

const random: Strategy = {
  name: 'random',
  description: 'chooses at random, and now and then tries a command that the page does not offer',
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

const social: Strategy = {
  name: 'social',
  description: 'travels, draws every card and invites others to every act',
  score: (branch, storylet) => (branch.act === undefined ? 0 : 60) + (isCard(storylet) ? 15 : 0),
  traits: {
    ...defaultTraits,
    drawPercent: 85,
    discardPercent: 15,
    travelPercent: 8,
    socialPercent: 75,
    usePercent: 8,
    housekeepingPercent: 1,
    runs: { for: 'fun', way: 'greedy', maxPercent: 20 },
    moveMargin: 25,
    maxRandomBonus: 40,
  },
};

const greedy: Strategy = {
  name: 'greedy',
  description: 'takes what pays best for an action, in money, goods and progress',
  score: (branch, _storylet, view) => {
    const { worldIndex, character } = view;
    const worth = worthOf(branch, marginalWorthIn(worldIndex), view);
    return worth / Math.max(0.5, costOf(branch, character)) + expectedScoreElsewhere(branch, view);
  },
  traits: {
    ...defaultTraits,
    travelPercent: 1.5,
    tradePercent: 15,
    dressPercent: 12,
    secondChancePercent: 60,
    runs: { for: 'pay', way: 'best', maxPercent: 35 },
    moveMargin: 6,
  },
};

const scoreOfUnseenArea = 40;

/** The score of a branch that leads to another area includes a share of the score remembered for that area. */
function expectedScoreElsewhere({ outcomes }: Branch, { player, character }: View): number {
  const to = 'always' in outcomes ? outcomes.always.moveTo : undefined;
  if (to === undefined || to === character.area) return 0;
  const remembered = player.memory.areaScores.get(to);
  return remembered === undefined ? scoreOfUnseenArea : Math.max(0, 0.6 * remembered);
}

const cautious: Strategy = {
  name: 'cautious',
  description: 'takes what is likely to succeed, and lowers every menace at its first sign',
  score: (branch, _storylet, view) => {
    const { worldIndex } = view;
    const chance = chanceOfAll(branch, view);
    const relief = reliefIn(branch, view);
    return chance * 60 - 30 + relief + Math.min(25, worthOf(branch, marginalWorthIn(worldIndex), view) / 4);
  },
  traits: {
    ...defaultTraits,
    dressPercent: 15,
    secondChancePercent: 95,
    runs: { for: 'pay', way: 'cautious', maxPercent: 30 },
    moveMargin: 6,
    maxRandomBonus: 14,
  },
};

/** Bonus for a branch that lowers menaces on success. The bonus grows with the level of the menace. */
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

/**
 * Prefers branches that nobody in the run has chosen, then branches new to this player, then challenges never passed.
 */
const completionist: Strategy = {
  name: 'completionist',
  description: 'wants to see everything: first new branches, then challenges never passed',
  score: (branch, _storylet, { player, town }) => {
    const times = player.memory.timesChosen.get(branch.id) ?? 0;
    if (times === 0) return town.branchesChosenInRun.has(branch.id) ? 100 : 110;
    if (isStillToSucceed(branch, player.memory)) return 40 / (1 + times / 10);
    // Negative after five times, so that the player prefers another area.
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
    runs: { for: 'fun', way: 'greedy', maxPercent: 25 },
    moveMargin: 15,
    secondChancePercent: 5,
    maxRandomBonus: 3,
  },
};

/** True if the player never passed the challenge. Players do not know of rare results. */
const isStillToSucceed = ({ id, outcomes }: Branch, { seenOutcomes }: Memory): boolean =>
  'success' in outcomes && !seenOutcomes.get(id)?.has('success') && !seenOutcomes.get(id)?.has('rareSuccess');

/** Becomes a member within a day or two and buys every story. Otherwise plays like the completionist. */
const patron: Strategy = {
  name: 'patron',
  description: 'becomes a member and stays one, buys and resets every story, and wants to see everything',
  score: completionist.score,
  traits: { ...completionist.traits, storePercent: 1.5 },
};

/** Lets every menace rise, to see where each of them leads. Otherwise plays like the completionist. */
const reckless: Strategy = {
  name: 'reckless',
  description: 'raises every menace and lowers none, and wants to see everything',
  score: (branch, storylet, view) => completionist.score(branch, storylet, view) + 10 * menacesIn(branch, view),
  traits: { ...completionist.traits, housekeepingPercent: 0 },
};

/** The number of menaces that a branch can raise, less three for each that it can lower. */
function menacesIn({ outcomes }: Branch, { worldIndex }: View): number {
  const effects = Object.values(outcomes).flatMap(({ effects }) => effects);
  return worldIndex.menaces.reduce((sum, { id }) => {
    const changes = effects.flatMap((effect) => (effect.quality === id && effect.kind === 'change' ? [effect.by] : []));
    return sum + (changes.some(isLoss) ? -3 : Math.min(1, changes.length));
  }, 0);
}

export const allStrategies: readonly Strategy[] = [
  random,
  greedy,
  completionist,
  cautious,
  social,
  patron,
  reckless,
  seekerFrom(defaultTraits),
];
