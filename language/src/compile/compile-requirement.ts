import type { LevelRequirement, Requirement } from '@underhall/engine';
import type { WrittenFormula } from '../meaning/formula.ts';
import type { WrittenLevel, WrittenRequirement } from '../meaning/requirement.ts';
import { compileFormula } from './compile-formula.ts';
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
        quality: find.named(written.quality),
        ...bound('atLeast', written.atLeast, find),
        ...bound('atMost', written.atMost, find),
      };
    case 'met':
      return { kind: 'met', storylet: find.named(written.storylet), isMet: written.isMet };
    case 'any of':
      return { kind: 'any of', of: compileRequirements(written.of, find) };
  }
}

export const compileLevel = ({ quality, base, atLeast, atMost }: WrittenLevel, find: Lookup): LevelRequirement => ({
  kind: 'level',
  quality: find.named(quality),
  ...(base && { base }),
  ...(atLeast === undefined ? {} : { atLeast }),
  ...(atMost === undefined ? {} : { atMost }),
});

const bound = (end: 'atLeast' | 'atMost', formula: WrittenFormula | undefined, find: Lookup) =>
  formula === undefined ? {} : { [end]: compileFormula(formula, find) };
