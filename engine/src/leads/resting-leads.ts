import type { Change } from '../change.ts';
import type { Standpoint } from '../turn.ts';
import { type LeadStanding, leadsOf } from './leads.ts';

export type RestingLeads = {
  /** Leads that the changes brought to their end, or to a level that waits for a time. */
  readonly resting: readonly LeadStanding[];
  /** Another lead in which something can be done now. Set only if a lead rests, and if there is one. */
  readonly open?: LeadStanding;
};

/** @param here the character after the changes */
export function restingLeads(changes: readonly Change[], here: Standpoint): RestingLeads {
  const leads = leadsOf(here);
  const resting = leads.filter((lead) => changes.some((change) => isPutToRest(lead, change)));
  const open = resting.length > 0 ? leads.find(({ state }) => state === 'Active') : undefined;
  return { resting, ...(open && { open }) };
}

/** A finished lead rests once: when its level reaches the end, not when it rises further. */
function isPutToRest({ quality, state, of }: LeadStanding, change: Change): boolean {
  if (change.kind !== 'quality' || change.quality !== quality) return false;
  if (state === 'Finished') return change.from.level < of && change.to.level >= of;
  return state === 'Waiting' && change.from.level !== change.to.level;
}
