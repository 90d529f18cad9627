import type { ExternalSocialAct, Rename, SocialAct } from '@underhall/contract';
import {
  type Branch,
  namableIn,
  renderText,
  rowOf,
  type Standpoint,
  type Storylet,
  type World,
} from '@underhall/engine';
import { needsInWords } from '../qualities/needs-in-words.ts';
import { presentBranch } from '../storylet/present-branch.ts';
import { urgencies } from '../storylet/present-listed.ts';
import { nameOf } from '../wording/quality-name.ts';

export function presentRename(branch: Branch, here: Standpoint): Rename {
  const { character } = here;
  const namable = branch.names === undefined ? [] : namableIn(branch.names, here);
  return {
    branch: presentBranch(branch, here),
    namableQualitiesPossessed: namable.map((quality) => ({
      qualityPossessedId: rowOf(character.qualities, quality.id),
      name: nameOf(quality, character),
    })),
  };
}

/** A branch that waits for an invitation. `present-story.ts` adds the possible guests. */
export function presentSocialAct(storylet: Storylet, branch: Branch, here: Standpoint): SocialAct {
  const { world } = here;
  const act = actOf(branch, world);
  return {
    branch: presentBranch(branch, here),
    uniqueActPending: false,
    actMessagePreview: act ? renderText(act.inviteHtml, here) : '',
    urgency: urgencies[storylet.urgency],
    isSocialEvent: act?.leadsTo !== undefined,
    inviteeData: {
      branchId: branch.id,
      eligibleFriends: [],
      addedFriendId: 0,
      actQReqText: needsInWords(act?.targetNeeds, here),
      actInviterQReqText: needsInWords(act?.senderNeeds, here),
    },
  };
}

/** A branch that waits for the e-mail address of a person outside the game. */
export function presentExternalAct(branch: Branch, here: Standpoint): ExternalSocialAct {
  const { world } = here;
  const act = actOf(branch, world);
  return {
    branch: presentBranch(branch, here),
    actMessagePreview: act ? renderText(act.inviteHtml, here) : '',
    branchId: branch.id,
    targetEmailAddress: '',
    userEmailAddress: '',
    actInviterQReqText: needsInWords(act?.senderNeeds, here),
  };
}

/** True if the branch invites a person outside the game by e-mail. */
export const isByEmail = (branch: Branch, world: World): boolean => actOf(branch, world)?.external === true;

const actOf = ({ act }: Branch, world: World) => (act === undefined ? undefined : world.acts.get(act));
