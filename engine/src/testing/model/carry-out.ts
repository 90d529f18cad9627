import type { OutcomeKind } from '../../character.ts';
import type { QualityId } from '../../ids.ts';
import type { Quality } from '../../qualities/quality.ts';
import type { Effect, Outcome } from '../../story/consequences.ts';
import type { OpenStory } from '../../story/phases.ts';
import type { Branch, Challenge } from '../../story/storylet.ts';
import { comeHome, dismissThem, engageThem, isReporting, reporterNow } from './agents.ts';
import { chanceNow, pointsFor } from './chances.ts';
import { tableNow, takeFrom } from './clocks.ts';
import { affectAll, applyAllConsequences } from './effects.ts';
import { baseLevel, numberOwned } from './levels.ts';
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
  const { who, world } = game;
  const cost = costNow(branch, game);
  game.acts = true;
  takeFrom(who.actions, cost, modelLimits(who).bank, game.now);
  game.spent += cost;
  who.fate -= branch.fate;
  planDone(game, branch.id);
  const { hand } = tableNow(game);
  if (hand.includes(lies.storylet)) hand.splice(hand.indexOf(lies.storylet), 1);
  then?.();
  const engaged = who.engagedAgents.find((each) => isReporting(game, each));

  const results = branch.challenges.map((challenge) => tried(game, branch, challenge, ticked));
  const kind = kindOf(
    game,
    branch,
    results.every(({ isPassed }) => isPassed),
  );
  const outcome = (branch.outcomes as Partial<Record<OutcomeKind, Outcome>>)[kind];
  if (!outcome) return;
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
    turn: game.turn,
    ...(outcome.goTo !== undefined && { next: outcome.goTo }),
    ...originOf(lies),
  };
  if (outcome.straightTo === undefined || !world.storylets.has(outcome.straightTo)) return;
  const { agent: _home, ...through } = originOf(lies);
  open(game, outcome.straightTo, through);
}

function tried(game: Game, branch: Branch, challenge: Challenge, ticked: readonly QualityId[]): Result {
  const { kind, secondChance: item } = challenge;
  const exact = chanceNow(challenge, game);
  const chance = Math.floor(exact);
  const base = baseLevel(challenge.quality, game);
  const quality = game.world.qualities.get(challenge.quality);
  let isPassed = game.luck.roll(100) <= chance;
  if (!isPassed && item !== undefined && ticked.includes(item) && chance < 100) {
    const price = branch.pays.find((each) => each.quality === item)?.level ?? 0;
    if (numberOwned(item, game) > price) {
      affectAll(game, [{ kind: 'change', quality: item, by: -1 }]);
      isPassed = game.luck.roll(100) <= chance;
    }
  }
  return { exact, isPassed, base, quality, kind };
}

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
