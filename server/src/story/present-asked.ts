import type { ExternalSocialAct, Rename, SocialAct } from '@underhall/contract';
import {
  type Branch,
  measure,
  namableIn,
  type Requirement,
  rowOf,
  type Standpoint,
  type Storylet,
  tell,
  type World,
} from '@underhall/engine';
import { wantedInWords } from '../qualities/asked-in-words.ts';
import { urgencies } from '../storylet/present-listed.ts';
import { nameOf } from '../wording/quality-name.ts';
import { presentBranch } from './present-branch.ts';

/** A branch that waits for the name of something. */
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

/** A branch that waits for somebody to be invited. Nobody can be yet: there are no contacts. */
export function presentSocialAct(storylet: Storylet, branch: Branch, here: Standpoint): SocialAct {
  const { world } = here;
  const wanted = (needs: readonly Requirement[] = []) =>
    needs.flatMap((need) => wantedInWords(measure(need, here), here)).join(', ');
  const act = actOf(branch, world);
  return {
    branch: presentBranch(branch, here),
    uniqueActPending: false,
    actMessagePreview: act ? tell(act.inviteHtml, here) : '',
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
export function presentExternalAct(branch: Branch, here: Standpoint): ExternalSocialAct {
  const { world } = here;
  const act = actOf(branch, world);
  return {
    branch: presentBranch(branch, here),
    actMessagePreview: act ? tell(act.inviteHtml, here) : '',
  };
}

/** Does what the branch asks go to somebody who does not play yet? */
export const isByLetter = (branch: Branch, world: World): boolean => actOf(branch, world)?.external === true;

const actOf = ({ act }: Branch, world: World) => (act === undefined ? undefined : world.acts.get(act));
