import type { PersonaId } from './ids.ts';
import type { QualityLevel } from './qualities/quality.ts';

/** A persona: extra qualities a character begins with, usually given by an access code. */
export type Persona = {
  readonly id: PersonaId;
  readonly name: string;
  /** The access code that gives it. */
  readonly code?: string;
  /** Maximum number of characters who may redeem the code; unlimited if missing. */
  readonly uses?: number;
  /**
   * Shown with the code: its picture, the greeting for a visitor who brings it, and the thanks after it was redeemed.
   */
  readonly image?: string;
  readonly greeting?: string;
  readonly thanks?: string;
  readonly qualities: readonly QualityLevel[];
};
