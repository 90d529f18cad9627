import type { Lead, LeadStep } from '@underhall/engine';
import type { WrittenQuality } from '../meaning/quality.ts';
import { compileText } from './compile-text.ts';
import type { Lookup } from './look-up.ts';

type Written = Pick<WrittenQuality, 'facts' | 'milestones'>;

export const compileLead = ({ facts, milestones }: Written, find: Lookup): Lead => ({
  isMain: facts.lead === 'main',
  doneAt: doneAtOf({ facts, milestones }),
  steps: levelsOf(facts).map((from) => compileStep(from, facts, find)),
});

/** The level at which a lead is finished: the highest level that the quality mentions, unless the author wrote one. */
export function doneAtOf({ facts, milestones }: Written): number {
  const { cap = 1, stages = [], told = [], pictures = [] } = facts;
  const mentioned = [...stages, ...told, ...pictures].map(({ from }) => from);
  const marked = milestones.flatMap(({ heading }) => (heading ? [heading.from] : []));
  return facts['done at'] ?? Math.max(cap, facts.target ?? 1, ...mentioned, ...marked, ...levelsOf(facts));
}

/** Levels at which a step begins, in rising order. */
function levelsOf({ 'next step': next = [], place = [], 'waits for': waits = [] }: Facts): readonly number[] {
  const levels = new Set([...next, ...place, ...waits].map(({ from }) => from));
  return [...levels].sort((a, b) => a - b);
}

type Facts = WrittenQuality['facts'];

/** A text or a place applies until the next one. A wait ends where the next text begins. */
function compileStep(
  level: number,
  { 'next step': next = [], place = [], 'waits for': waits = [] }: Facts,
  find: Lookup,
): LeadStep {
  const said = entryAt(next, level);
  const led = entryAt(place, level);
  const waited = entryAt(waits, level);
  return {
    from: level,
    html: compileText(said?.text, find),
    ...(led && led.name !== 'anywhere' && { area: find.idFor(led.name) }),
    ...(waited && waited.from >= (said?.from ?? 0) && { waitsFor: find.idFor(waited.name) }),
  };
}

/** The entry with the highest level that is not above `level`. */
const entryAt = <Entry extends { readonly from: number }>(entries: readonly Entry[], level: number) =>
  entries
    .filter(({ from }) => from <= level)
    .reduce<Entry | undefined>((best, entry) => (best && best.from > entry.from ? best : entry), undefined);
