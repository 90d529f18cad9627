import type { ExternalSocialAct, Rename, SocialAct } from '@underhall/contract';
import {
  type Branch,
  type Character,
  measure,
  namableIn,
  type Requirement,
  rowOf,
  type Storylet,
  tell,
  type World,
} from '@underhall/engine';
import { wantedInWords } from '../qualities/asked-in-words.ts';
import { urgencies } from '../storylet/present-listed.ts';
import { nameOf } from '../wording/quality-name.ts';
import { presentBranch } from './present-branch.ts';

/** A branch that waits for the name of something. */
export function presentRename(branch: Branch, character: Character, world: World): Rename {
  const namable = branch.names === undefined ? [] : namableIn(branch.names, character, world);
  return {
    branch: presentBranch(branch, character, world),
    namableQualitiesPossessed: namable.map((quality) => ({
      qualityPossessedId: rowOf(character.qualities, quality.id),
      name: nameOf(quality, character),
    })),
  };
}

/** A branch that waits for somebody to be invited. Nobody can be yet: there are no contacts. */
export function presentSocialAct(storylet: Storylet, branch: Branch, character: Character, world: World): SocialAct {
  const wanted = (needs: readonly Requirement[] = []) =>
    needs.flatMap((need) => wantedInWords(measure(need, character, world), character, world)).join(', ');
  const act = actOf(branch, world);
  return {
    branch: presentBranch(branch, character, world),
    uniqueActPending: false,
    actMessagePreview: act ? tell(act.inviteHtml, character, world) : '',
    urgency: urgencies[storylet.urgency],
    isSocialEvent: false,
    inviteeData: {
      branchId: branch.id,
      eligibleFriends: [],
      addedFriendId: 0,
      actQReqText: wanted(act?.targetNeeds),
      actInviterQReqText: wanted(act?.senderNeeds),
    },
  };
}

/** A branch that waits for somebody outside the game to be written to. */
export function presentExternalAct(branch: Branch, character: Character, world: World): ExternalSocialAct {
  const act = actOf(branch, world);
  return {
    branch: presentBranch(branch, character, world),
    actMessagePreview: act ? tell(act.inviteHtml, character, world) : '',
  };
}

/** Does what the branch asks go to somebody who does not play yet? */
export const isByLetter = (branch: Branch, world: World): boolean => actOf(branch, world)?.external === true;

const actOf = ({ act }: Branch, world: World) => (act === undefined ? undefined : world.acts.get(act));
