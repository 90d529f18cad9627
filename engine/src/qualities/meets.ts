import { agentLevelOf } from '../agents/agent-levels.ts';
import type { Character } from '../character.ts';
import { workOut } from '../formulas/work-out.ts';
import type { QualityId, StoryletId } from '../ids.ts';
import type { Standpoint } from '../turn.ts';
import { baseOf, effectiveLevel } from './effective-level.ts';
import { levelOf, placeOf } from './qualities.ts';
import type { QualityLevel } from './quality.ts';
import { isOfAgents } from './quality-category.ts';
import type { AnyLevel, LevelRequirement, Requirement } from './requirement.ts';

export type Bounds = Pick<LevelRequirement, 'atLeast' | 'atMost'>;

/** Bounds are inclusive. */
export const within = ({ atLeast = 0, atMost = Number.POSITIVE_INFINITY }: Bounds, level: number): boolean =>
  level >= atLeast && level <= atMost;

/** Counts worn items, unless the requirement is on the base level. Formulas in requirements contain no dice. */
export function meets(requirement: Requirement, here: Standpoint): boolean {
  const { character } = here;
  switch (requirement.kind) {
    case 'level':
      return within(requirement, levelAsked(requirement, here));
    case 'compared':
      return within(boundsOf(requirement, here), effectiveLevel(requirement.quality, here));
    case 'any of':
      return requirement.of.some((each) => meets(each, here));
    case 'met':
      return hasMet(character, requirement.storylet) === requirement.isMet;
  }
}

/** Reads base levels, even without `base`. */
export const meetsWithoutWorn = (asked: LevelRequirement | AnyLevel, here: Standpoint): boolean =>
  (asked.kind === 'any of' ? asked.of : [asked]).some((each) => within(each, baseOf(each.quality, here).level));

/** Level that a requirement or text reads. For a quality that only agents have, it is the reporting agent's level. */
export const levelAsked = ({ quality, base }: Pick<LevelRequirement, 'quality' | 'base'>, here: Standpoint): number =>
  levelOfReporter(quality, here) ?? (base ? baseOf(quality, here).level : effectiveLevel(quality, here));

/**
 * Level of a quality that only agents have, read from the agent whose report is open or was last shown. 0 if no agent
 * reports. Undefined for a quality of characters.
 */
export function levelOfReporter(quality: QualityId, { character, world }: Standpoint): number | undefined {
  const category = world.qualities.get(quality)?.category;
  if (category === undefined || !isOfAgents(category)) return undefined;
  const { story, agents } = character;
  const teller = story.phase === 'Available' ? undefined : agents.find(({ agent }) => agent === story.agent);
  return teller ? agentLevelOf(quality, teller, world) : 0;
}

export const meetsAll = (requirements: readonly Requirement[], here: Standpoint): boolean =>
  requirements.every((requirement) => meets(requirement, here));

/** Computes the formulas of a comparison for this character. */
export function boundsOf(
  { atLeast, atMost }: Extract<Requirement, { kind: 'level' | 'compared' }>,
  here: Standpoint,
): Bounds {
  return {
    ...(atLeast !== undefined && { atLeast: workOut(atLeast, here) }),
    ...(atMost !== undefined && { atMost: workOut(atMost, here) }),
  };
}

export const hasMet = ({ met }: Character, storylet: number): boolean => placeOf(met, storylet) >= 0;

/** Worn items do not count. */
export const affords = (price: QualityLevel, character: Character): boolean =>
  levelOf(character.qualities, price.quality) >= price.level;

/** A requirement with the required level, the character's level, and whether it is met. */
export type MeasuredRequirement =
  /**
   * `own` is the effective level, or the base level if `base` is set. `wanted` has the bounds computed for this
   * character.
   */
  | {
      readonly kind: 'level' | 'compared';
      readonly quality: QualityId;
      readonly base?: true;
      readonly wanted: Bounds;
      readonly own: number;
      readonly isMet: boolean;
    }
  | { readonly kind: 'any of'; readonly of: readonly MeasuredRequirement[]; readonly isMet: boolean }
  | { readonly kind: 'met'; readonly storylet: StoryletId; readonly wanted: boolean; readonly isMet: boolean };

export function measure(requirement: Requirement, here: Standpoint): MeasuredRequirement {
  const { character } = here;
  switch (requirement.kind) {
    case 'any of': {
      const of = requirement.of.map((each) => measure(each, here));
      return { kind: 'any of', of, isMet: of.some(({ isMet }) => isMet) };
    }
    case 'met': {
      const { storylet, isMet: wanted } = requirement;
      return { kind: 'met', storylet, wanted, isMet: hasMet(character, storylet) === wanted };
    }
    default: {
      const { kind, quality } = requirement;
      const bounds = boundsOf(requirement, here);
      const base = kind === 'level' && requirement.base ? { base: true as const } : {};
      const own = levelAsked({ quality, ...base }, here);
      return { kind, quality, ...base, wanted: bounds, own, isMet: within(bounds, own) };
    }
  }
}

export const unmetRequirements = (
  requirements: readonly Requirement[],
  here: Standpoint,
): readonly MeasuredRequirement[] =>
  requirements.filter((requirement) => !meets(requirement, here)).map((requirement) => measure(requirement, here));
