import type { Measures } from '../measures/measures.ts';
import type { Run } from '../simulate.ts';
import type { WorldIndex } from '../world-index.ts';
import type { Finding } from './findings.ts';

export type Report = {
  readonly run: Run;
  readonly world: string;
  readonly worldIndex: WorldIndex;
  readonly measures: Measures;
  readonly findings: readonly Finding[];
  /** The message of the broken rule that stopped the run. */
  readonly violation?: string | undefined;
  /** Wall-clock time and CPU time of the run. */
  readonly seconds: number;
  readonly cpuSeconds: number;
};
