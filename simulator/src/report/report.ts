import type { Measures } from '../measures/measures.ts';
import type { Run } from '../simulate.ts';
import type { WorldIndex } from '../world-index.ts';
import type { Finding } from './findings.ts';

/** All that a report tells of. */
export type Report = {
  readonly run: Run;
  /** The name of the world's folder. */
  readonly world: string;
  readonly worldIndex: WorldIndex;
  readonly measures: Measures;
  readonly findings: readonly Finding[];
  /** The message of the broken rule that stopped the run, if one was. */
  readonly violation?: string | undefined;
  /** The duration of the run, by the clock and by the processor. */
  readonly seconds: number;
  readonly cpuSeconds: number;
};
