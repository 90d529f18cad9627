import type { Character } from '../character.ts';
import { areaOf } from '../map/setting-of.ts';
import { meetsAll } from '../qualities/meets.ts';
import type { Standpoint } from '../turn.ts';
import type { Act } from './act.ts';

/** Reasons why two characters can or cannot do an act together. */
export type Eligibility = {
  /** The invited player meets the requirements. */
  readonly qualifies: boolean;
  /** The sender meets the requirements. */
  readonly youQualify: boolean;
  /** Both are where the act requires them: in the same place, if it says so. Nowhere is not a place. */
  readonly correctInstance: boolean;
};

export const eligibility = (act: Act, sender: Character, { character: candidate, world }: Standpoint): Eligibility => ({
  qualifies: meetsAll(act.targetNeeds, { character: candidate, world }),
  youQualify: meetsAll(act.senderNeeds, { character: sender, world }),
  correctInstance:
    !act.sameArea || (areaOf({ character: sender, world }) !== undefined && sender.area === candidate.area),
});

/** True if an invitation would reach the player: one whose messages are still restricted would never see it. */
export const canReceive = ({ restrictions }: Character): boolean => !restrictions.includes('Messages');

export const isEligible = ({ qualifies, youQualify, correctInstance }: Eligibility): boolean =>
  qualifies && youQualify && correctInstance;
