import type { LevelAsked, Requirement } from '@underhall/engine';
import type { WrittenRequirement } from '../meaning/named-forms.ts';
import type { Lookup } from './look-up.ts';

export const compileRequirement = ({ quality, atLeast, atMost }: WrittenRequirement, find: Lookup): LevelAsked => ({
  kind: 'level',
  quality: find.named(quality),
  ...(atLeast === undefined ? {} : { atLeast }),
  ...(atMost === undefined ? {} : { atMost }),
});

export const compileRequirements = (
  written: readonly WrittenRequirement[] = [],
  find: Lookup,
): readonly Requirement[] => written.map((requirement) => compileRequirement(requirement, find));
