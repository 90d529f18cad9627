import type { Agent, Concern, Plot } from '@underhall/engine';
import type { AgentWritten, ConcernWritten, PlotWritten } from '../meaning/agent.ts';
import { typographic } from '../syntax/typography.ts';
import { compileLevels, compileRequirements } from './compile-requirement.ts';
import { compileProse } from './compile-text.ts';
import type { Lookup } from './look-up.ts';

export const compileAgent = ({ block, facts, prose }: AgentWritten, find: Lookup): Agent => ({
  id: find.idOf(block),
  name: typographic(block.heading.text),
  descriptionHtml: compileProse(prose, find),
  image: facts.image ?? '',
  levels: compileLevels(facts.levels, find),
});

/** `index` is its place among all concerns as written. */
export const compileConcern = (
  { block, facts, prose, plots }: ConcernWritten,
  index: number,
  find: Lookup,
): Concern => ({
  id: find.idOf(block),
  name: typographic(block.heading.text),
  descriptionHtml: compileProse(prose, find),
  image: facts.image ?? '',
  order: facts.order ?? index + 1,
  plots: plots.map((plot) => compilePlot(plot, find)),
});

const compilePlot = ({ block, facts, prose }: PlotWritten, find: Lookup): Plot => ({
  id: find.idOf(block),
  name: typographic(block.heading.text),
  descriptionHtml: compileProse(prose, find),
  image: facts.image ?? '',
  actions: facts.lasts ?? 0,
  when: compileRequirements(facts.when, find),
  needs: compileRequirements(facts.needs, find),
  fate: facts.fate ?? 0,
  tests: (facts.tests ?? []).map(({ quality, count }) => ({ quality: find.named(quality), difficulty: count })),
  report: find.named(facts.report),
  canAbandon: facts['can be called off'] ?? false,
});
