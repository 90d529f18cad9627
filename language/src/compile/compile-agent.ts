import type { Agent, Concern, Plot } from '@underhall/engine';
import type { WrittenAgent, WrittenConcern, WrittenPlot } from '../meaning/agent.ts';
import { curlQuotes } from '../syntax/typography.ts';
import { compileLevels, compileRequirements } from './compile-requirement.ts';
import { compileProse } from './compile-text.ts';
import type { Lookup } from './look-up.ts';

export const compileAgent = ({ block, facts, prose }: WrittenAgent, find: Lookup): Agent => ({
  id: find.idOf(block),
  name: curlQuotes(block.heading.text),
  descriptionHtml: compileProse(prose, find),
  image: facts.image ?? '',
  levels: compileLevels(facts.levels, find),
});

/** @param index position among all concerns of the source */
export const compileConcern = (
  { block, facts, prose, plots }: WrittenConcern,
  index: number,
  find: Lookup,
): Concern => ({
  id: find.idOf(block),
  name: curlQuotes(block.heading.text),
  descriptionHtml: compileProse(prose, find),
  image: facts.image ?? '',
  order: facts.order ?? index + 1,
  plots: plots.map((plot) => compilePlot(plot, find)),
});

const compilePlot = ({ block, facts, prose }: WrittenPlot, find: Lookup): Plot => ({
  id: find.idOf(block),
  name: curlQuotes(block.heading.text),
  descriptionHtml: compileProse(prose, find),
  image: facts.image ?? '',
  actions: facts.lasts ?? 0,
  when: compileRequirements(facts.when, find),
  needs: compileRequirements(facts.needs, find),
  fate: facts.fate ?? 0,
  tests: (facts.tests ?? []).map(({ quality, count }) => ({ quality: find.idFor(quality), difficulty: count })),
  report: find.idFor(facts.report),
  canAbandon: facts['can be called off'] ?? false,
});
