import type { QualityId } from '../ids.ts';

/** In the order they are listed. */
export const outfitTypes = ['Standard', 'Purchased', 'GivenInGame', 'Exceptional', 'EnhancedExceptional'] as const;
export type OutfitType = (typeof outfitTypes)[number];

export type Outfit = {
  readonly id: number;
  readonly name: string;
  readonly type: OutfitType;
  readonly worn: Readonly<Record<string, QualityId>>;
  readonly isFavourite: boolean;
  /** Name that a story gave the outfit. Renaming the outfit does not change it. */
  readonly given?: string;
};

export type OutfitChange =
  | { readonly kind: 'worn'; readonly slot: string; readonly item: QualityId }
  | { readonly kind: 'taken off'; readonly slot: string; readonly item: QualityId }
  /** A new outfit, or one with a different name, clothes or favourite mark. */
  | { readonly kind: 'outfit saved'; readonly outfit: Outfit }
  /** The outfit that is now worn. Its clothes change by separate `worn` and `taken off` changes. */
  | { readonly kind: 'outfit chosen'; readonly outfit: number };

type Wearer = {
  readonly worn: Readonly<Record<string, QualityId>>;
  readonly outfits: readonly Outfit[];
  readonly chosenOutfit: number;
};

export function applyOutfitChange<Of extends Wearer>(character: Of, change: OutfitChange): Of {
  switch (change.kind) {
    case 'worn':
      return { ...character, worn: { ...character.worn, [change.slot]: change.item } };
    case 'taken off': {
      const { [change.slot]: _taken, ...worn } = character.worn;
      return { ...character, worn };
    }
    case 'outfit saved': {
      const others = character.outfits.filter(({ id }) => id !== change.outfit.id);
      return { ...character, outfits: [...others, change.outfit].sort((a, b) => a.id - b.id) };
    }
    case 'outfit chosen':
      return { ...character, chosenOutfit: change.outfit };
  }
}
