import type { AreaId, QualityId } from '../ids.ts';
import { stateOf } from '../map/area-state.ts';
import { settingOf } from '../map/setting-of.ts';
import { baseOf } from '../qualities/effective-level.ts';
import type { Lead, LeadStep } from '../qualities/lead.ts';
import { rowOf } from '../qualities/qualities.ts';
import { dueAtOf } from '../timed/due-at.ts';
import type { Standpoint } from '../turn.ts';
import { leadOf, leadStepAt } from './lead-of.ts';

export const leadStates = ['Active', 'Waiting', 'Finished'] as const;
export type LeadState = (typeof leadStates)[number];

/** How far a character is with a lead. */
export type LeadStanding = {
  readonly quality: QualityId;
  readonly isMain: boolean;
  readonly state: LeadState;
  /** Base level, at most `of`. */
  readonly level: number;
  readonly of: number;
  /** Undefined if the lead is finished. */
  readonly step?: LeadStep;
  /** Place of the step, if the character knows it. */
  readonly area?: AreaId;
  /** Milliseconds since 1970. Set while the lead waits. */
  readonly opensAt?: number;
};

/**
 * The leads of a character: main ones first, finished ones last. Among equals, the one that moved last comes first.
 *
 * @param moved qualities in the order of their last change, latest first. Qualities missing here follow, with the one
 * that the character got last first.
 */
export function leadsOf(here: Standpoint, moved: readonly QualityId[] = []): readonly LeadStanding[] {
  const places = new Map(moved.map((quality, place) => [quality, place]));
  const placeOf = ({ quality }: LeadStanding): number =>
    places.get(quality) ?? moved.length + 1 / (1 + rowOf(here.character.qualities, quality));
  return here.world.pack.qualities
    .flatMap((quality) => {
      const lead = leadOf(quality);
      return lead ? standing(quality.id, lead, here) : [];
    })
    .sort((one, other) => rankOf(one) - rankOf(other) || placeOf(one) - placeOf(other));
}

const rankOf = ({ state, isMain }: LeadStanding): number => (state === 'Finished' ? 2 : isMain ? 0 : 1);

/** Empty while the character does not have the quality, or cannot reach the place of its step. */
function standing(quality: QualityId, lead: Lead, here: Standpoint): readonly LeadStanding[] {
  const { level } = baseOf(quality, here);
  if (level <= 0) return [];
  const { isMain, doneAt: of } = lead;
  const common = { quality, isMain, of, level: Math.min(level, of) };
  if (level >= of) return [{ ...common, state: 'Finished' }];
  const step = leadStepAt(lead, level);
  if (isOutOfReach(step?.area, here)) return [];
  const opensAt = step?.waitsFor === undefined ? undefined : dueAtOf(step.waitsFor, here);
  const area = knownArea(step?.area, here);
  return [
    {
      ...common,
      state: opensAt === undefined ? 'Active' : 'Waiting',
      ...(step && { step }),
      ...(area !== undefined && { area }),
      ...(opensAt !== undefined && { opensAt }),
    },
  ];
}

/** True for a place outside of a setting that the character cannot leave by the map, such as an exile. */
function isOutOfReach(id: AreaId | undefined, here: Standpoint): boolean {
  const area = id === undefined ? undefined : here.world.areas.get(id);
  const setting = settingOf(here);
  if (!area || !setting || setting.canTravel || area.id === here.character.area) return false;
  return area.setting !== setting.id && !area.alsoIn?.includes(setting.id);
}

/** A place that the map does not show yet must not be revealed. */
function knownArea(id: AreaId | undefined, here: Standpoint): AreaId | undefined {
  const area = id === undefined ? undefined : here.world.areas.get(id);
  return area && stateOf(area, here).isDiscovered ? area.id : undefined;
}
