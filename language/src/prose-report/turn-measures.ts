import type { NarrativeTurn } from '../meaning/narrative-turn.ts';
import { type Measure, percent } from './measure.ts';
import type { Sample } from './sample.ts';

/** Measures of the turns that results are marked with. */
export const turnMeasures: readonly Measure[] = [
  { name: '% results marked with a turn', limit: { least: 100 }, of: marked },
  { name: '% of the commonest turn among the marked', limit: { most: 20 }, of: commonest },
  { name: 'turns twice running', limit: { most: 0 }, of: twiceRunning },
];

const turnsIn = ({ results }: Sample): readonly NarrativeTurn[] => results.flatMap(({ facts }) => facts.turn ?? []);

function marked(sample: Sample): number | undefined {
  return percent(turnsIn(sample).length, sample.results.length);
}

function commonest(sample: Sample): number | undefined {
  const all = turnsIn(sample);
  const counts = new Map<NarrativeTurn, number>();
  for (const turn of all) counts.set(turn, (counts.get(turn) ?? 0) + 1);
  return percent(Math.max(0, ...counts.values()), all.length);
}

/** Results that take the turn of the one before them, in the order of files. */
function twiceRunning({ results }: Sample): number {
  return results.filter(({ facts }, i) => facts.turn !== undefined && facts.turn === results[i - 1]?.facts.turn).length;
}
