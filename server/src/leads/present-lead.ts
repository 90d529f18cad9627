import type { Lead } from '@underhall/contract';
import { imageOf, type LeadStanding, renderText, type Standpoint } from '@underhall/engine';
import { areaKey } from '../map/present-place.ts';
import { escapeHtml } from '../wording/markup.ts';
import { nameOf } from '../wording/quality-name.ts';

/** Empty if the quality has left the world. */
export function presentLead(
  { quality: id, isMain, state, step, level, of, area, opensAt }: LeadStanding,
  here: Standpoint,
): readonly Lead[] {
  const quality = here.world.qualities.get(id);
  if (!quality) return [];
  const place = area === undefined ? undefined : here.world.areas.get(area);
  return [
    {
      qualityId: id,
      name: nameOf(quality, here.character),
      image: imageOf(quality, level),
      isMain,
      state,
      step: step ? renderText(step.html, here) : '',
      progress: { level, of },
      ...(place && { place: { areaId: place.id, areaKey: areaKey(place), name: escapeHtml(place.name) } }),
      ...(opensAt !== undefined && { opensAt: new Date(opensAt).toISOString() }),
    },
  ];
}
