import type { MyselfReply } from '@underhall/contract';
import {
  areOffersShown,
  canChangeOutfit,
  effectiveLevel,
  isInGroup,
  isShownOnSheet,
  type Quality,
  type Restriction,
  restrictions,
  type Standpoint,
  sheetGroups,
} from '@underhall/engine';
import type { Account } from '../account/account-store.ts';
import { presentDomicile } from '../map/present-domicile.ts';
import { presentPlace } from '../map/present-place.ts';
import { presentOutfits } from '../outfits/present-outfit.ts';
import { presentShowcase } from '../profile/present-profile.ts';
import type { Profile } from '../profile/profile-store.ts';
import { presentOwn } from '../qualities/present-possession.ts';
import { presentUser } from '../session/present-login.ts';
import { descriptiveText } from '../wording/descriptive-text.ts';
import { escapeHtml } from '../wording/markup.ts';

export function presentMyself(account: Account, profile: Profile, here: Standpoint): MyselfReply {
  const { character } = here;
  const { area, setting } = presentPlace(here);
  const restricted = restrictionsOf(here);
  return {
    character: {
      id: profile.characterId,
      name: character.name,
      description: escapeHtml(profile.description),
      descriptiveText: descriptiveText(here),
      avatarImage: character.face,
      actions: character.actions.count,
      journalIsPrivate: profile.isPrivate,
      canChangeOutfit: canChangeOutfit(here),
      user: presentUser(account, character.fate),
      setting,
      area,
      outfits: presentOutfits(character),
      uiRestrictions: restricted,
      possessionsChanged: false,
      ...presentDomicile(here),
      ...presentShowcase(profile, here),
    },
    possessions: groupsOf(here),
    restrictedUserInterfaceElements: restricted,
    ...((!areOffersShown(here) || isHidden('Fate', here)) && { areOffersHidden: true }),
  };
}

const isHidden = (part: Restriction, { world }: Standpoint): boolean =>
  world.pack.words.hiddenParts.some((hidden) => hidden === part);

/** What the story hides, and pages that this world has no use for. */
const restrictionsOf = (here: Standpoint): Restriction[] => {
  const own = here.character.restrictions;
  return [...own, ...restrictions.filter((part) => !own.includes(part) && isHidden(part, here))];
};

/** The qualities on the sheet: listed there, with an effective level above 0. */
const ownedBy = (here: Standpoint): readonly Quality[] =>
  here.world.pack.qualities.filter(
    (quality) => isShownOnSheet(quality, here.world) && effectiveLevel(quality.id, here) > 0,
  );

/** A group of the world's own is left out while it is empty. */
function groupsOf(here: Standpoint): MyselfReply['possessions'] {
  const owned = ownedBy(here);
  return sheetGroups(here.world.pack.words).flatMap((group) => {
    const possessions = owned
      .filter((quality) => isInGroup(quality, group))
      .map((quality) => presentOwn(quality, here))
      .sort((a, b) => a.himbleLevel - b.himbleLevel || a.id - b.id);
    if (group.category === undefined && possessions.length === 0) return [];
    return {
      name: group.name,
      heading: group.heading,
      categories: group.category ? [group.category] : [...new Set(possessions.map(({ category }) => category))],
      qualities: possessions.map(({ id }) => id),
      ...(group.image !== undefined && { image: group.image }),
      appearance: 'Default',
      possessions,
    };
  });
}
