import type { BranchId } from '../../ids.ts';
import type { Branch, Storylet } from '../../story/storylet.ts';
import type { World } from '../../world.ts';
import { shownNow } from './locks.ts';
import { type Answer, type Game, no } from './model-character.ts';

function find(id: BranchId, { pack }: World): { storylet: Storylet; branch: Branch } | undefined {
  for (const storylet of pack.storylets) {
    for (const branch of storylet.branches) if (branch.id === id) return { storylet, branch };
  }
  return undefined;
}

const activeNow = ({ who, world }: Game): number =>
  who.plans.filter((plan) => !plan.isDone && find(plan.branch, world)).length;

export function plan(game: Game, id: BranchId): Answer {
  const { who, world } = game;
  const place = find(id, world);
  if (!place) return no('no such branch');
  const plan = who.plans.find((each) => each.branch === id);
  if (plan && !plan.isDone) return undefined;
  const isResult = who.story.phase === 'End' && who.story.branch === id;
  if (!plan && !isResult && !shownNow(game).some((each) => each.id === id)) return no('no such branch');
  if (activeNow(game) >= 20) return no('too many plans');
  const newPlan = { branch: id, storylet: place.storylet.id, area: who.area, isDone: false, madeAt: game.now };
  if (plan) Object.assign(plan, newPlan);
  else who.plans.push(newPlan);
  return undefined;
}

export function unplan({ who }: Game, id: BranchId): Answer {
  if (!who.plans.some((each) => each.branch === id)) return no('no such plan');
  who.plans = who.plans.filter((each) => each.branch !== id);
  return undefined;
}

/** Reactivates a finished plan. */
export function replan(game: Game, id: BranchId): Answer {
  const plan = game.who.plans.find((each) => each.branch === id);
  if (!plan || !find(id, game.world)) return no('no such plan');
  if (!plan.isDone) return undefined;
  if (activeNow(game) >= 20) return no('too many plans');
  plan.isDone = false;
  plan.madeAt = game.now;
  return undefined;
}

export function planDone({ who }: Game, id: BranchId): void {
  for (const each of who.plans) if (each.branch === id) each.isDone = true;
}
