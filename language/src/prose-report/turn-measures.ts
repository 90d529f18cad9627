import { isListedForEver, isOpenForEver } from '../check/repeats.ts';
import type { NarrativeTurn, OutcomeWritten } from '../meaning/outcome.ts';
import { type Measure, percent } from './measure.ts';
import type { Sample } from './sample.ts';

/** Measures of the turns that results are marked with. */
export const turnMeasures: readonly Measure[] = [
  { name: '% results marked with a turn', limit: { least: 100 }, of: marked },
  { name: '% of the commonest turn among the marked', limit: { most: 20 }, of: commonest },
  { name: 'turns twice running', limit: { most: 0 }, of: twiceRunning },
];

const turnsIn = ({ results }: Sample): readonly NarrativeTurn[] => results.flatMap(({ facts }) => facts.turn ?? []);

/** Routine takes no turn: results of a choice that is open again and again need no mark, and count where they have one. */
function marked(sample: Sample): number | undefined {
  const routine = routineOf(sample);
  const results = sample.results.filter((result) => result.facts.turn !== undefined || !routine.has(result));
  return percent(turnsIn(sample).length, results.length);
}

function routineOf({ world, storylets }: Sample): ReadonlySet<OutcomeWritten> {
  const branches = storylets
    .filter((storylet) => isListedForEver(storylet, world))
    .flatMap((storylet) => storylet.branches.filter((branch) => isOpenForEver(branch, world)));
  return new Set(branches.flatMap(({ outcomes }) => outcomes));
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
