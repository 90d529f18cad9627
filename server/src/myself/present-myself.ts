import type { MyselfReply, Possession } from '@underhall/contract';
import {
  areOffersShown,
  canChangeOutfit,
  effectiveLevel,
  type Restriction,
  restrictions,
  type Standpoint,
  type World,
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
import { sheetGroups } from './sheet-groups.ts';

export function presentMyself(account: Account, profile: Profile, here: Standpoint): MyselfReply {
  const { character, world } = here;
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
    possessions: groupsOf(possessionsOf(here), world),
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

/** The qualities on the sheet: effective level above 0, and neither hidden nor shared. */
const possessionsOf = (here: Standpoint): Possession[] =>
  here.world.pack.qualities
    .filter((quality) => !quality.hidden && !quality.shared && effectiveLevel(quality.id, here) > 0)
    .map((quality) => presentOwn(quality, here));

const groupsOf = (held: readonly Possession[], { pack: { words } }: World): MyselfReply['possessions'] =>
  sheetGroups(words).map(({ name, heading, category, image }) => {
    const possessions = held
      .filter((each) => each.category === category)
      .sort((a, b) => a.himbleLevel - b.himbleLevel || a.id - b.id);
    return {
      name,
      heading,
      categories: [category],
      qualities: possessions.map(({ id }) => id),
      ...(image !== undefined && { image }),
      appearance: 'Default',
      possessions,
    };
  });
