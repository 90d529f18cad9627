import type { Formula, LevelRequirement, OnlyIf, QualityLevel, Requirement } from '@underhall/engine';
import type { WrittenAmount } from '../meaning/named-forms.ts';
import type { WrittenFormula, WrittenLevel, WrittenOnlyIf, WrittenRequirement } from '../meaning/requirement.ts';
import type { Lookup } from './look-up.ts';

export const compileRequirements = (
  written: readonly WrittenRequirement[] = [],
  find: Lookup,
): readonly Requirement[] => written.map((requirement) => compileRequirement(requirement, find));

function compileRequirement(written: WrittenRequirement, find: Lookup): Requirement {
  switch (written.kind) {
    case 'level':
      return compileLevel(written, find);
    case 'compared':
      return {
        kind: 'compared',
        quality: find.idFor(written.quality),
        ...bound('atLeast', written.atLeast, find),
        ...bound('atMost', written.atMost, find),
      };
    case 'met':
      return { kind: 'met', storylet: find.idFor(written.storylet), isMet: written.isMet };
    case 'any of':
      return { kind: 'any of', of: compileRequirements(written.of, find) };
  }
}

export const compileOnlyIf = (written: WrittenOnlyIf, find: Lookup): OnlyIf =>
  written.kind === 'level'
    ? compileLevel(written, find)
    : { kind: 'any of', of: written.of.map((each) => compileLevel(each, find)) };

const compileLevel = ({ quality, base, atLeast, atMost }: WrittenLevel, find: Lookup): LevelRequirement => ({
  kind: 'level',
  quality: find.idFor(quality),
  ...(base && { base }),
  ...(atLeast === undefined ? {} : { atLeast }),
  ...(atMost === undefined ? {} : { atMost }),
});

const bound = (end: 'atLeast' | 'atMost', formula: WrittenFormula | undefined, find: Lookup) =>
  formula === undefined ? {} : { [end]: compileFormula(formula, find) };

export function compileFormula(formula: WrittenFormula, find: Lookup): Formula {
  switch (formula.kind) {
    case 'number':
      return formula.value;
    case 'dice':
      return { kind: 'dice', count: formula.count, sides: formula.sides };
    case 'level':
      return { kind: 'level', quality: find.idFor(formula.quality), ...(formula.base ? { base: true } : {}) };
    default:
      return {
        kind: formula.kind,
        left: compileFormula(formula.left, find),
        right: compileFormula(formula.right, find),
      };
  }
}

export const compileLevels = (written: readonly WrittenAmount[] = [], find: Lookup): readonly QualityLevel[] =>
  written.map(({ quality, count }) => ({ quality: find.idFor(quality), level: count }));
