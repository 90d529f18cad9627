import type { QualityId } from '../ids.ts';
import type { Outfit } from './outfit.ts';

export type OutfitChange =
  | { readonly kind: 'worn'; readonly slot: string; readonly item: QualityId }
  | { readonly kind: 'taken off'; readonly slot: string; readonly item: QualityId }
  /** A new outfit, or one with another name, other clothes or another mark. */
  | { readonly kind: 'outfit kept'; readonly outfit: Outfit }
  /** The outfit that is worn by now; the clothes themselves change by `worn` and `taken off`. */
  | { readonly kind: 'outfit chosen'; readonly outfit: number };
