import type { Character } from '../character.ts';
import { areaOf } from '../map/setting-of.ts';
import { meetsAll } from '../qualities/meets.ts';
import type { Standpoint } from '../turn.ts';
import type { Act } from './act.ts';

export type Eligibility = {
  readonly qualifies: boolean;
  readonly youQualify: boolean;
  /** Both are in the same area, if the act requires that. False if the sender is nowhere. */
  readonly correctInstance: boolean;
};

export const eligibility = (act: Act, sender: Character, { character: candidate, world }: Standpoint): Eligibility => ({
  qualifies: meetsAll(act.targetNeeds, { character: candidate, world }),
  youQualify: meetsAll(act.senderNeeds, { character: sender, world }),
  correctInstance:
    !act.sameArea || (areaOf({ character: sender, world }) !== undefined && sender.area === candidate.area),
});

/** False while the story hides the player's messages, because the player would never see an invitation. */
export const canReceive = ({ restrictions }: Character): boolean => !restrictions.includes('Messages');

export const isEligible = ({ qualifies, youQualify, correctInstance }: Eligibility): boolean =>
  qualifies && youQualify && correctInstance;
