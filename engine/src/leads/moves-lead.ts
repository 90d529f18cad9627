import type { QualityId, StoryletId } from '../ids.ts';
import { baseOf } from '../qualities/effective-level.ts';
import { raisedIn } from '../story/known-sources.ts';
import type { Storylet } from '../story/storylet.ts';
import type { Standpoint } from '../turn.ts';
import type { Pack } from '../world.ts';
import { leadOf } from './lead-of.ts';

/** Packs are immutable, so the leads that each storylet raises are cached for all characters. */
const leadsByPack = new WeakMap<Pack, Map<StoryletId, readonly QualityId[]>>();

/** True if an outcome of the storylet can raise a lead that the character has begun and not finished. */
export const movesLead = (storylet: Storylet, here: Standpoint): boolean =>
  raisedLeads(storylet, here).some((quality) => {
    const doneAt = leadOf(here.world.qualities.get(quality))?.doneAt ?? 0;
    const { level } = baseOf(quality, here);
    return level > 0 && level < doneAt;
  });

function raisedLeads(storylet: Storylet, { world }: Standpoint): readonly QualityId[] {
  const cached = leadsByPack.get(world.pack) ?? new Map<StoryletId, readonly QualityId[]>();
  leadsByPack.set(world.pack, cached);
  const known = cached.get(storylet.id);
  if (known) return known;
  const leads = [...raisedIn(storylet)].filter((quality) => leadOf(world.qualities.get(quality)) !== undefined);
  cached.set(storylet.id, leads);
  return leads;
}
