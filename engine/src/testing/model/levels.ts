import type { Formula } from '../../formulas/formula.ts';
import type { QualityId } from '../../ids.ts';
import type { Quality } from '../../qualities/quality.ts';
import type { Requirement } from '../../qualities/requirement.ts';
import type { Game } from './model-character.ts';

type Ladder = Pick<Quality, 'climbs' | 'steepest'>;

/** Level and remaining points for a total. Counts level by level. */
export function standingFor(total: number, { climbs, steepest }: Ladder): { level: number; points: number } {
  if (climbs === 'one by one') return { level: total, points: 0 };
  let level = 0;
  let points = total;
  for (let cost = 1; points >= cost; cost = Math.min(level + 1, steepest)) {
    points -= cost;
    level += 1;
  }
  return { level, points };
}

/** The total for reaching a level from 0. */
export function totalFor(level: number, { climbs, steepest }: Ladder): number {
  if (climbs === 'one by one') return level;
  let total = 0;
  for (let each = 1; each <= level; each += 1) total += Math.min(each, steepest);
  return total;
}

const unknown: Ladder = { climbs: 'one by one', steepest: 50 };

/** Without worn items. */
export function baseLevel(id: QualityId, { who, world, shared }: Game): number {
  const quality = world.qualities.get(id);
  const total = (quality?.shared ? shared : who.totals).get(id) ?? 0;
  return standingFor(total, quality ?? unknown).level;
}

export function levelNow(id: QualityId, game: Game): number {
  if (game.world.qualities.get(id)?.shared) return baseLevel(id, game);
  let level = baseLevel(id, game);
  for (const item of game.who.worn.values()) {
    for (const each of game.world.qualities.get(item)?.enhancements ?? []) {
      if (each.quality === id) level += each.level;
    }
  }
  return Math.max(0, level);
}

export const numberOwned = (id: QualityId, game: Game): number =>
  game.world.qualities.get(id)?.shared ? 0 : baseLevel(id, game);

export function capNow({ cap, capRaisedBy }: Quality, game: Game): number {
  if (cap === undefined) return Number.POSITIVE_INFINITY;
  return cap + (capRaisedBy === undefined || !game.world.qualities.has(capRaisedBy) ? 0 : baseLevel(capRaisedBy, game));
}

/** Dice are rolled from left to right. */
export function worth(formula: Formula, game: Game): number {
  if (typeof formula === 'number') return formula;
  if (formula.kind === 'level')
    return formula.base ? baseLevel(formula.quality, game) : levelNow(formula.quality, game);
  if (formula.kind === 'dice') {
    let sum = 0;
    for (let die = 0; die < formula.count; die += 1) sum += game.luck.roll(formula.sides);
    return sum;
  }
  const left = worth(formula.left, game);
  const right = worth(formula.right, game);
  if (formula.kind === '+') return left + right;
  if (formula.kind === '-') return left - right;
  if (formula.kind === '*') return left * right;
  if (formula.kind === 'least') return Math.min(left, right);
  if (formula.kind === 'most') return Math.max(left, right);
  return right === 0 ? 0 : Math.floor(left / right);
}

export function holds(asked: Requirement, game: Game): boolean {
  if (asked.kind === 'any of') return asked.of.some((each) => holds(each, game));
  if (asked.kind === 'met') return game.who.met.has(asked.storylet) === asked.isMet;
  const isBase = asked.kind === 'level' && asked.base;
  const level = isBase ? baseLevel(asked.quality, game) : levelNow(asked.quality, game);
  if (asked.atLeast !== undefined && level < worth(asked.atLeast, game)) return false;
  return asked.atMost === undefined || level <= worth(asked.atMost, game);
}

export const allHold = (asked: readonly Requirement[] | undefined, game: Game): boolean =>
  (asked ?? []).every((each) => holds(each, game));
