import type { Character } from '../character.ts';
import { areaOf } from '../map/setting-of.ts';
import { meetsAll } from '../qualities/meets.ts';
import type { World } from '../world.ts';
import type { Act } from './act.ts';

/** Why two characters can or cannot do something together. */
export type Eligibility = {
  /** The one to be asked has what it takes. */
  readonly qualifies: boolean;
  /** So has the one who asks. */
  readonly youQualify: boolean;
  /** They stand where they have to: in the same place, for acts that ask it. Nowhere is no place. */
  readonly correctInstance: boolean;
};

export const eligibility = (act: Act, sender: Character, candidate: Character, world: World): Eligibility => ({
  qualifies: meetsAll(act.targetNeeds, candidate, world),
  youQualify: meetsAll(act.senderNeeds, sender, world),
  correctInstance: !act.sameArea || (areaOf(sender, world) !== undefined && sender.area === candidate.area),
});

export const isEligible = ({ qualifies, youQualify, correctInstance }: Eligibility): boolean =>
  qualifies && youQualify && correctInstance;
