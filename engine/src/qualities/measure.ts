import type { Character } from '../character.ts';
import type { QualityId, StoryletId } from '../ids.ts';
import type { World } from '../world.ts';
import { effectiveLevel } from './effective-level.ts';
import { type Bounds, boundsOf, hasMet, meets, within } from './meets.ts';
import type { Requirement } from './requirement.ts';

/** A requirement held against a character: what is wanted, what is there, and whether that is enough. */
export type Measured =
  /** `own` is the effective level; of a comparison the bounds are those of now. */
  | {
      readonly kind: 'level' | 'compared';
      readonly quality: QualityId;
      readonly wanted: Bounds;
      readonly own: number;
      readonly isMet: boolean;
    }
  | { readonly kind: 'any of'; readonly of: readonly Measured[]; readonly isMet: boolean }
  | { readonly kind: 'met'; readonly storylet: StoryletId; readonly wanted: boolean; readonly isMet: boolean };

export function measure(requirement: Requirement, character: Character, world: World): Measured {
  switch (requirement.kind) {
    case 'any of': {
      const of = requirement.of.map((each) => measure(each, character, world));
      return { kind: 'any of', of, isMet: of.some(({ isMet }) => isMet) };
    }
    case 'met': {
      const { storylet, isMet: wanted } = requirement;
      return { kind: 'met', storylet, wanted, isMet: hasMet(character, storylet) === wanted };
    }
    default: {
      const { kind, quality } = requirement;
      const wanted = boundsOf(requirement, character, world);
      const own = effectiveLevel(quality, character, world);
      return { kind, quality, wanted, own, isMet: within(wanted, own) };
    }
  }
}

/** The requirements that do not hold, measured. */
export const whyNot = (requirements: readonly Requirement[], character: Character, world: World): readonly Measured[] =>
  requirements
    .filter((requirement) => !meets(requirement, character, world))
    .map((requirement) => measure(requirement, character, world));
