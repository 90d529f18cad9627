import type { ProfileReply } from '@underhall/contract';
import { effectiveLevel, outfitOf, outfitsOf, type Standpoint, slots } from '@underhall/engine';
import { presentDomicile } from '../map/present-domicile.ts';
import { presentArea } from '../map/present-place.ts';
import { presentPossession } from '../qualities/present-possession.ts';
import { descriptiveText } from '../wording/descriptive-text.ts';
import type { Profile } from './profile-store.ts';
import { presentDisplayed } from './showcase.ts';

type Shown = {
  /** The username, which others need to add the player as a contact. */
  readonly userName: string;
  readonly isOwn: boolean;
  /** The reader's relation to the player, if the reader has a character and is another player. */
  readonly known: { readonly isContact: boolean; readonly isBlocked: boolean } | undefined;
};

/** The reply depends on the reader only through `isOwn` and `known`. */
export function presentProfile(profile: Profile, { userName, isOwn, known }: Shown, here: Standpoint): ProfileReply {
  const { character } = here;
  const { name, description, image } = presentArea(character.area, here);
  const favourite = outfitsOf(character).find(({ isFavourite }) => isFavourite);
  return {
    isSuccess: true,
    characterName: character.name,
    profileName: profile.name,
    profileDescription: profile.description,
    profileBanner: character.banner ?? image,
    currentArea: { name, description },
    isLoggedInUsersProfile: isOwn,
    ...(known && { id: profile.characterId, isContact: known.isContact, isBlocked: known.isBlocked }),
    hasFavouredOutfit: favourite !== undefined,
    outfitName: (favourite ?? outfitOf(character))?.name ?? '',
    standardEquippedPossessions: presentClothes(favourite?.worn ?? character.worn, here),
    profileCharacter: {
      name: character.name,
      userName,
      description: descriptiveText(here),
      avatarImage: character.face,
      ...(character.frame !== undefined && { frameImage: character.frame }),
      ...presentDomicile(here),
      journalIsPrivate: profile.isPrivate,
      ...presentShowcase(profile, here),
    },
  };
}

/** The displayed possessions that the character still owns. */
export function presentShowcase({ mantelpiece, scrapbook }: Profile, here: Standpoint) {
  const mantelpieceItem = presentDisplayed(mantelpiece, 'mantelpiece', here);
  const scrapbookStatus = presentDisplayed(scrapbook, 'scrapbook', here);
  return {
    ...(mantelpieceItem && { mantelpieceItem, mantelpieceItemId: mantelpieceItem.id }),
    ...(scrapbookStatus && { scrapbookStatus, scrapbookStatusId: scrapbookStatus.id }),
  };
}

/** Worn clothes in slot order. Omits missing items, and effect slots, which only stories fill. */
const presentClothes = (worn: Readonly<Record<string, number>>, here: Standpoint) =>
  slots.flatMap(({ key, isEffect }) => {
    const item = worn[key];
    const quality = item === undefined || isEffect ? undefined : here.world.qualities.get(item);
    return quality && effectiveLevel(quality.id, here) > 0 ? [presentPossession(quality, here)] : [];
  });
