import type { OutcomeKind } from '../../character.ts';
import type { QualityId } from '../../ids.ts';
import type { Quality } from '../../qualities/quality.ts';
import type { Effect, Outcome, PlainOutcome } from '../../story/consequences.ts';
import type { OpenStory } from '../../story/phases.ts';
import type { Roll } from '../../story/roll.ts';
import type { Branch, Challenge } from '../../story/storylet.ts';
import { comeHome, dismissThem, engageThem, isReporting, reporterNow } from './agents.ts';
import { chanceNow, pointsFor } from './chances.ts';
import { tableNow, takeFrom } from './clocks.ts';
import { affectAll, applyAllConsequences } from './effects.ts';
import { allHold, baseLevel, numberOwned } from './levels.ts';
import { costNow } from './locks.ts';
import { type Game, modelLimits } from './model-character.ts';
import { giveClothes, wearIt } from './outfits.ts';
import { moveTo, putUnder } from './places.ts';
import { planDone } from './plans.ts';
import { open, originOf } from './story.ts';

/** `then` runs after the payment. */
export function carryOut(
  game: Game,
  lies: OpenStory,
  branch: Branch,
  ticked: readonly QualityId[],
  then?: () => void,
): void {
  const { who } = game;
  const cost = costNow(branch, game);
  game.acts = true;
  takeFrom(who.actions, cost, modelLimits(game).bank, game.now);
  game.spent += cost;
  who.fate -= branch.fate;
  const { hand } = tableNow(game);
  if (hand.includes(lies.storylet)) hand.splice(hand.indexOf(lies.storylet), 1);
  then?.();

  const rolls: Roll[] = [];
  for (const [place, challenge] of branch.challenges.entries()) {
    const first = tryOnce(game, challenge, place, rolls);
    if (!first.passed) tryAgain(game, branch, { challenge, place, taken: ticked, rolls });
  }
  if (branch.asksSecondChance && chancesLeft(game, branch, rolls).length > 0) {
    const luck = game.luck.rest();
    const paid = (cost > 0 || branch.fate > 0) && { paid: { actions: cost, fate: branch.fate } };
    who.story = { ...lies, phase: 'SecondChance', branch: branch.id, turn: game.turn, rolls, ...paid, luck };
  } else conclude(game, lies, branch, rolls);
}

export const lastAt = (rolls: readonly Roll[], place: number): Roll | undefined =>
  rolls.filter((roll) => roll.place === place).at(-1);

/** Applies the result of the rolls. */
export function conclude(game: Game, lies: OpenStory, branch: Branch, rolls: Roll[], isDeclined?: true): void {
  const { who, world } = game;
  game.acts = true;
  planDone(game, branch.id);
  const engaged = who.engagedAgents.find((each) => isReporting(game, each));
  const results = branch.challenges.flatMap((challenge, place): Result[] => {
    const last = lastAt(rolls, place);
    return last ? [resultNow(game, challenge, last.passed)] : [];
  });
  const isPassed = branch.challenges.every((_challenge, place) => lastAt(rolls, place)?.passed);
  const kind = kindOf(game, branch, isPassed);
  const plain = (branch.outcomes as Partial<Record<OutcomeKind, PlainOutcome>>)[kind];
  if (!plain) return;
  const place = plain.variants?.findIndex(({ when }) => allHold(when, game)) ?? -1;
  const outcome: Outcome = plain.variants?.[place] ?? plain;
  const prices = branch.pays.map(({ quality, level }): Effect => ({ kind: 'change', quality, by: -level }));
  const learnt = reporterNow(game) ? [] : results.flatMap(lessonsOf);
  affectAll(game, [...prices, ...learnt, ...outcome.effects]);
  const worn = outcome.wear === undefined ? undefined : world.qualities.get(outcome.wear);
  if (worn) wearIt(worn, game);
  if (outcome.outfit !== undefined) giveClothes(game, outcome.outfit);
  if (outcome.frame !== undefined) who.frame = outcome.frame === 'none' ? undefined : outcome.frame;
  if (outcome.banner !== undefined) who.banner = outcome.banner === 'none' ? undefined : outcome.banner;
  applyAllConsequences(game, outcome);
  settle(game, outcome);
  if (engaged && who.engagedAgents.includes(engaged)) comeHome(engaged);
  who.story = {
    phase: 'End',
    storylet: lies.storylet,
    branch: branch.id,
    outcome: kind,
    ...(place >= 0 && { variant: place }),
    turn: game.turn,
    ...(outcome.goTo !== undefined && { next: outcome.goTo }),
    ...(isDeclined && { isDeclined }),
    ...originOf(lies),
  };
  if (outcome.straightTo === undefined || !world.storylets.has(outcome.straightTo)) return;
  const { agent: _home, ...through } = originOf(lies);
  open(game, outcome.straightTo, through);
}

function resultNow(game: Game, challenge: Challenge, isPassed: boolean): Result {
  const { quality: id, kind } = challenge;
  return {
    exact: chanceNow(challenge, game),
    isPassed,
    base: baseLevel(id, game),
    quality: game.world.qualities.get(id),
    kind,
  };
}

function tryOnce(game: Game, challenge: Challenge, place: number, rolls: Roll[], again?: true): Roll {
  const chance = Math.floor(chanceNow(challenge, game));
  const roll = game.luck.roll(100);
  const { quality } = challenge;
  const passed = roll <= chance;
  const made: Roll = { kind: 'rolled', place, quality, chance, roll, passed, ...(again && { again }) };
  rolls.push(made);
  return made;
}

/** The item that would buy another roll now. */
function itemNow(game: Game, branch: Branch, challenge: Challenge): QualityId | undefined {
  const { secondChance: item } = challenge;
  if (item === undefined || Math.floor(chanceNow(challenge, game)) >= 100) return undefined;
  const price = branch.pays.reduce((sum, each) => sum + (each.quality === item ? each.level : 0), 0);
  return numberOwned(item, game) > price ? item : undefined;
}

export function tryAgain(
  game: Game,
  branch: Branch,
  second: { challenge: Challenge; place: number; taken: readonly QualityId[]; rolls: Roll[] },
): void {
  const { challenge, place, taken, rolls } = second;
  const item = itemNow(game, branch, challenge);
  if (item === undefined || !taken.includes(item)) return;
  affectAll(game, [{ kind: 'change', quality: item, by: -1 }]);
  tryOnce(game, challenge, place, rolls, true);
}

/** Items for the challenges that failed at their first roll. */
export const chancesLeft = (game: Game, branch: Branch, rolls: readonly Roll[]): QualityId[] =>
  branch.challenges.flatMap((challenge, place) => {
    const last = lastAt(rolls, place);
    return last && !last.passed && !last.again ? (itemNow(game, branch, challenge) ?? []) : [];
  });

function kindOf(game: Game, { outcomes }: Branch, isPassed: boolean): OutcomeKind {
  const [plain, rare, twin] =
    'always' in outcomes
      ? (['always', 'rare', outcomes.rare] as const)
      : isPassed
        ? (['success', 'rareSuccess', outcomes.rareSuccess] as const)
        : (['failure', 'rareFailure', outcomes.rareFailure] as const);
  return twin && game.luck.roll(100) <= twin.percent ? rare : plain;
}

type Result = {
  exact: number;
  isPassed: boolean;
  base: number;
  quality: Quality | undefined;
  kind: Challenge['kind'];
};

const teaches: Readonly<Record<Challenge['kind'], boolean>> = { broad: true, narrow: true, luck: false };

function lessonsOf({ exact, isPassed, base, quality, kind }: Result): Effect[] {
  if (quality?.category !== 'BasicAbility' || !teaches[kind]) return [];
  const learnt: Effect = { kind: 'change', quality: quality.id, by: pointsFor(exact, isPassed) };
  if (isPassed || quality.menace === undefined || base < 33) return [learnt];
  return [learnt, { kind: 'change', quality: quality.menace, by: 1 }];
}

function settle(game: Game, outcome: Outcome): void {
  const { who, world } = game;
  if (outcome.lodge !== undefined && world.lodgings.has(outcome.lodge)) who.lodging = outcome.lodge;
  if (outcome.dismiss !== undefined) dismissThem(game, outcome.dismiss);
  if (outcome.engage !== undefined) engageThem(game, outcome.engage);
  if (outcome.clearHand) tableNow(game).hand.splice(0);
  if (outcome.setting !== undefined) putUnder(game, outcome.setting);
  if (outcome.moveTo !== undefined) moveTo(game, outcome.moveTo);
}
