import type { PersonaId } from './ids.ts';
import type { QualityLevel } from './qualities/quality.ts';

/** What a character may be from the start, besides what all are. */
export type Persona = {
  readonly id: PersonaId;
  readonly name: string;
  /** The access code that gives it. */
  readonly code?: string;
  /** How many characters may redeem the code; any number where it is left out. */
  readonly uses?: number;
  /** Shown with the code: its picture, what whoever brings it is told, and what is told when it has been redeemed. */
  readonly image?: string;
  readonly greeting?: string;
  readonly thanks?: string;
  readonly qualities: readonly QualityLevel[];
};
