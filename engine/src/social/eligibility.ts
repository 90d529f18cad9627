import type { Character } from '../character.ts';
import { areaOf } from '../map/setting-of.ts';
import { meetsAll } from '../qualities/meets.ts';
import type { Standpoint } from '../turn.ts';
import type { Act } from './act.ts';

/** The reasons why two characters can or cannot do an act together. */
export type Eligibility = {
  /** The one to be asked has what it takes. */
  readonly qualifies: boolean;
  /** So has the one who asks. */
  readonly youQualify: boolean;
  /** They stand where they have to: in the same place, for acts that ask it. Nowhere is no place. */
  readonly correctInstance: boolean;
};

export const eligibility = (act: Act, sender: Character, { character: candidate, world }: Standpoint): Eligibility => ({
  qualifies: meetsAll(act.targetNeeds, { character: candidate, world }),
  youQualify: meetsAll(act.senderNeeds, { character: sender, world }),
  correctInstance:
    !act.sameArea || (areaOf({ character: sender, world }) !== undefined && sender.area === candidate.area),
});

/** True if an invitation would reach somebody: who has no messages yet would never know of it. */
export const canReceive = ({ restrictions }: Character): boolean => !restrictions.includes('Messages');

export const isEligible = ({ qualifies, youQualify, correctInstance }: Eligibility): boolean =>
  qualifies && youQualify && correctInstance;
