import type { Rest } from '@underhall/contract';
import { type LeadStanding, renderText, restingLeads, type Standpoint, type Turn } from '@underhall/engine';
import { fillIn } from '../wording/fill-in.ts';
import { escapeHtml } from '../wording/markup.ts';
import { nameOf } from '../wording/quality-name.ts';

/** Undefined unless the result brings a lead to its end, or to a level that waits for a time. */
export function presentRest({ changes }: Turn, here: Standpoint): Rest | undefined {
  const { resting, open } = restingLeads(changes, here);
  if (resting.length === 0) return undefined;
  const texts = here.world.pack.words.texts.results;
  return {
    lines: resting.map((lead) => ({
      text: fillIn(escapeHtml(texts.rests), { name: nameIn(lead, here) }),
      ...(lead.opensAt !== undefined && { opensAt: new Date(lead.opensAt).toISOString() }),
    })),
    ...(open && { goesOn: fillIn(escapeHtml(texts.goesOn), { name: nameIn(open, here), step: stepIn(open, here) }) }),
  };
}

function nameIn({ quality: id }: LeadStanding, { character, world }: Standpoint): string {
  const quality = world.qualities.get(id);
  return quality ? nameOf(quality, character) : '';
}

const stepIn = ({ step }: LeadStanding, here: Standpoint): string => (step ? renderText(step.html, here) : '');
