import type { QualityLevel } from './qualities/quality.ts';
import type { PersonaId } from './world.ts';

/** What a character may be from the start, besides what all are. */
export type Persona = {
  readonly id: PersonaId;
  readonly name: string;
  /** The access code that gives it. */
  readonly code?: string;
  readonly qualities: readonly QualityLevel[];
};
