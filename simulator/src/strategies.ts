import { type Branch, costOf, levelOf } from '@underhall/engine';
import type { Memory, Strategy, Temper, View } from './cast.ts';
import { marginalWorthIn } from './marginal-worth.ts';
import { chanceOfAll, worthOf } from './worth.ts';

/** The temper all strategies start from; each of them overrides its own differences. */
export const sensible: Temper = {
  draws: 45,
  discards: 4,
  travels: 1,
  explores: 20,
  trades: 6,
  dresses: 5,
  mingles: 10,
  uses: 4,
  sends: 12,
  orders: 0.5,
  patronises: 0,
  insures: 40,
  collects: false,
  strays: 0,
  heeds: 25,
  whim: 4,
};

/** Presses whatever comes under their hand, and now and then what is not there. */
export const random: Strategy = {
  name: 'random',
  about: 'presses whatever comes under their hand, and now and then what is not there',
  likes: () => 0,
  temper: { ...sensible, travels: 5, orders: 3, strays: 4, uses: 8, sends: 20, mingles: 30, heeds: 0, whim: 100 },
};

/** Goes about, draws every card, and asks others to whatever there is to be asked to. */
export const social: Strategy = {
  name: 'social',
  about: 'goes about, draws every card, and asks others to whatever there is to be asked to',
  likes: (branch, storylet) => (branch.act === undefined ? 0 : 60) + (storylet.deck === 'sometimes' ? 15 : 0),
  temper: { ...sensible, draws: 85, discards: 15, travels: 8, mingles: 75, uses: 8, orders: 1, whim: 40 },
};

/** Takes whatever pays best for an action, in money, goods and getting on. */
export const greedy: Strategy = {
  name: 'greedy',
  about: 'takes whatever pays best for an action, in money, goods and getting on',
  likes: (branch, _storylet, view) => {
    const { worldIndex, character } = view;
    const worth = worthOf(branch, marginalWorthIn(worldIndex), view);
    return worth / Math.max(0.5, costOf(branch, character)) + hopeOf(branch, view);
  },
  temper: { ...sensible, travels: 1.5, trades: 15, dresses: 12, insures: 60 },
};

/** The liking expected of a place a player has not seen. */
const likingOfUnseen = 40;

/** A way to another place is worth taking if there was a good deal more to like there, as they remember it. */
function hopeOf({ outcomes }: Branch, { player, character }: View): number {
  const to = 'always' in outcomes ? outcomes.always.moveTo : undefined;
  if (to === undefined || to === character.area) return 0;
  const remembered = player.memory.likingOfPlaces.get(to);
  return remembered === undefined ? likingOfUnseen : Math.max(0, 0.6 * remembered);
}

/** Takes what is likely to go well, and sees to every menace at its first sign. */
export const cautious: Strategy = {
  name: 'cautious',
  about: 'takes what is likely to go well, and sees to every menace at its first sign',
  likes: (branch, _storylet, view) => {
    const { worldIndex } = view;
    const chance = chanceOfAll(branch, view);
    const relief = reliefIn(branch, view);
    return chance * 60 - 30 + relief + Math.min(25, worthOf(branch, marginalWorthIn(worldIndex), view) / 4);
  },
  temper: { ...sensible, dresses: 15, insures: 95, whim: 14 },
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
  about: 'wants to have seen everything: first what nobody chose or they never chose, then what they never brought off',
  likes: (branch, _storylet, { player, town }) => {
    const times = player.memory.timesChosen.get(branch.id) ?? 0;
    if (times === 0) return town.chosenByAnybody.has(branch.id) ? 100 : 110;
    if (isStillToSucceed(branch, player.memory)) return 40 / (1 + times / 10);
    // After five times it bores them: they rather look elsewhere.
    return 10 / (1 + times) - 2;
  },
  temper: {
    ...sensible,
    draws: 70,
    discards: 10,
    travels: 12,
    uses: 10,
    sends: 25,
    mingles: 20,
    orders: 4,
    collects: true,
    insures: 5,
    whim: 3,
  },
};

/** True of a test that was never passed. That there is a rare result, too, nobody can know. */
const isStillToSucceed = ({ id, outcomes }: Branch, { seenOutcomes }: Memory): boolean =>
  'success' in outcomes && !seenOutcomes.get(id)?.has('success') && !seenOutcomes.get(id)?.has('rareSuccess');

/** Pays: becomes a member within a day or two, and buys every story, to the last of its ends; otherwise wants to have seen everything. */
export const patron: Strategy = {
  name: 'patron',
  about: 'becomes a member and stays one, buys every story and has it told again, and wants to have seen everything',
  likes: completionist.likes,
  temper: { ...completionist.temper, patronises: 1.5 },
};

export const allStrategies: readonly Strategy[] = [random, greedy, completionist, cautious, social, patron];
