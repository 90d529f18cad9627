import type { PersonaId } from './ids.ts';
import type { QualityLevel } from './qualities/quality.ts';

/** Extra qualities of a new character, usually given by an access code. */
export type Persona = {
  readonly id: PersonaId;
  readonly name: string;
  readonly code?: string;
  /** Maximum number of characters who may redeem the code. Unlimited if missing. */
  readonly uses?: number;
  /** Shown with the code: its picture, the greeting before it is redeemed, and the thanks afterwards. */
  readonly image?: string;
  readonly greeting?: string;
  readonly thanks?: string;
  readonly qualities: readonly QualityLevel[];
};
