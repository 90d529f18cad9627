import { changeMeasures } from './change-measures.ts';
import { fileMeasures } from './file-measures.ts';
import type { Measure } from './measure.ts';
import { resultMeasures } from './result-measures.ts';
import { sentenceMeasures } from './sentence-measures.ts';
import { turnMeasures } from './turn-measures.ts';
import { wordMeasures } from './word-measures.ts';

/** Everything that the prose report counts, in the order in which it is printed. */
export const measures: readonly Measure[] = [
  ...wordMeasures,
  ...sentenceMeasures,
  ...resultMeasures,
  ...fileMeasures,
  ...changeMeasures,
  ...turnMeasures,
];
