import type { Formula } from '../../formulas/formula.ts';
import type { LevelRequirement, Requirement } from '../../qualities/requirement.ts';
import type { Draw } from './draw.ts';
import { requirableQualities } from './some-things.ts';

/** A number, or an expression of levels, and of dice if allowed. */
export function aFormula(draw: Draw, hasDice: boolean, depth = 2): Formula {
  const form = draw.number(1, depth > 0 ? 12 : 8);
  if (form <= 4) return draw.number(-2, 4);
  if (form <= 6)
    return { kind: 'level', quality: draw.of(requirableQualities), ...draw.maybe(40, () => ({ base: true as const })) };
  if (form <= 8) return hasDice ? { kind: 'dice', count: draw.number(1, 3), sides: draw.of([2, 6, 101]) } : 1;
  return {
    kind: draw.of(['+', '-', '*', '/', 'least', 'most'] as const),
    left: aFormula(draw, hasDice, depth - 1),
    right: aFormula(draw, hasDice, depth - 1),
  };
}

export function aLevelAsked(draw: Draw, quality: number = draw.of(requirableQualities)): LevelRequirement {
  const least = draw.number(0, 4);
  const between = draw.of([
    { atLeast: least },
    { atMost: least },
    { atLeast: least, atMost: least + draw.number(0, 3) },
    { atMost: draw.number(1, 9) },
  ]);
  return { kind: 'level', quality, ...draw.maybe(20, () => ({ base: true as const })), ...between };
}

export function aRequirement(draw: Draw, depth = 1): Requirement {
  const form = draw.number(1, depth > 0 ? 10 : 9);
  if (form <= 6) return aLevelAsked(draw);
  if (form <= 7) return { kind: 'met', storylet: draw.number(1, 25), isMet: draw.is(50) };
  if (form <= 9) {
    const bound = aFormula(draw, false);
    return {
      kind: 'compared',
      quality: draw.of(requirableQualities),
      ...draw.of([{ atLeast: bound }, { atMost: bound }]),
    };
  }
  return { kind: 'any of', of: draw.many(0, 3, () => aRequirement(draw, depth - 1)) };
}

export const someRequirements = (draw: Draw, least: number, most: number): Requirement[] =>
  draw.many(least, most, () => aRequirement(draw));
