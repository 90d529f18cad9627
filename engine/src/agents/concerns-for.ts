import { type MeasuredRequirement, meetsAll, unmetRequirements } from '../qualities/meets.ts';
import type { Standpoint } from '../turn.ts';
import type { Concern, Plot } from './agent.ts';

/** Why no agent can be sent on a plot. */
export type PlotLocks = {
  readonly byQualities: boolean;
  readonly byFate: boolean;
  readonly unmet: readonly MeasuredRequirement[];
};

export type PlotOffered = { readonly plot: Plot; readonly locks: PlotLocks };

export function plotLocks(plot: Plot, here: Standpoint): PlotLocks {
  const { character } = here;
  const unmet = unmetRequirements(plot.needs, here);
  return { byQualities: unmet.length > 0, byFate: character.fate < plot.fate, unmet };
}

/**
 * Concerns with listed plots, in the author's order. Each concern lists open plots without a Fate price first, then
 * other open plots, then locked ones.
 */
export function concernsFor(
  here: Standpoint,
): readonly { readonly concern: Concern; readonly plots: readonly PlotOffered[] }[] {
  const { world } = here;
  return [...world.pack.concerns]
    .sort((a, b) => a.order - b.order || a.id - b.id)
    .map((concern) => ({ concern, plots: plotsOf(concern, here) }))
    .filter(({ plots }) => plots.length > 0);
}

const plotsOf = ({ plots }: Concern, here: Standpoint): readonly PlotOffered[] =>
  plots
    .filter(({ when }) => meetsAll(when, here))
    .map((plot) => ({ plot, locks: plotLocks(plot, here) }))
    .sort((a, b) => rank(a) - rank(b));

function rank({ plot, locks }: PlotOffered): number {
  if (locks.byQualities) return 2;
  return plot.fate > 0 ? 1 : 0;
}
