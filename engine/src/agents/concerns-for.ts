import type { Character } from '../character.ts';
import { type Measured, meetsAll, whyNot } from '../qualities/meets.ts';
import type { World } from '../world.ts';
import type { Concern, Plot } from './agent.ts';

/** Why nobody can be sent on a plot now; both false when somebody can. */
export type PlotLocks = {
  readonly byQualities: boolean;
  readonly byFate: boolean;
  /** What it needs that does not hold, with what is wanted and what is there. */
  readonly unmet: readonly Measured[];
};

export type PlotOffered = { readonly plot: Plot; readonly locks: PlotLocks };

export function plotLocks(plot: Plot, character: Character, world: World): PlotLocks {
  const unmet = whyNot(plot.needs, character, world);
  return { byQualities: unmet.length > 0, byFate: character.fate < plot.fate, unmet };
}

/**
 * The concerns a character may consider, in the author's order, each with the plots that are there for them:
 * first those that are open and cost no Fate, then the rest that are open, then the locked ones. A concern
 * without plots is not there.
 */
export function concernsFor(
  character: Character,
  world: World,
): readonly { readonly concern: Concern; readonly plots: readonly PlotOffered[] }[] {
  return [...world.pack.concerns]
    .sort((a, b) => a.order - b.order || a.id - b.id)
    .map((concern) => ({ concern, plots: plotsOf(concern, character, world) }))
    .filter(({ plots }) => plots.length > 0);
}

const plotsOf = ({ plots }: Concern, character: Character, world: World): readonly PlotOffered[] =>
  plots
    .filter(({ when }) => meetsAll(when, character, world))
    .map((plot) => ({ plot, locks: plotLocks(plot, character, world) }))
    .sort((a, b) => rank(a) - rank(b));

function rank({ plot, locks }: PlotOffered): number {
  if (locks.byQualities) return 2;
  return plot.fate > 0 ? 1 : 0;
}
