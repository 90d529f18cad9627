import type { AreaId, TimedId } from '../ids.ts';
import type { Text } from '../wording/text.ts';

/** Makes a quality something that the player is after: what to do next at each of its levels. */
export type Lead = {
  readonly isMain: boolean;
  /** Base level at which the lead is finished. */
  readonly doneAt: number;
  /** Lowest level first. A step applies until the next one. */
  readonly steps: readonly LeadStep[];
};

export type LeadStep = {
  readonly from: number;
  /** One sentence of safe markup. */
  readonly html: Text;
  readonly area?: AreaId;
  /** The lead waits while this timed story is going to come due. */
  readonly waitsFor?: TimedId;
};
