import type { QualityId, StoryletId } from '../ids.ts';
import type { Stage, Text } from '../wording/text.ts';
import type { Lead } from './lead.ts';
import type { Milestone } from './milestone.ts';
import type { QualityCategory } from './quality-category.ts';

export type QualityLevel = { readonly quality: QualityId; readonly level: number };

/** A text for the level `from` and higher levels. Safe markup. */
export type LevelMessage = { readonly from: number; readonly text: Text };

export type Quality = {
  readonly id: QualityId;
  readonly name: string;
  readonly nature: 'Thing' | 'Status';
  readonly category: QualityCategory;
  /**
   * `one by one`: +n is n levels. `ever steeper`: +n is n change points, and level L costs min(L, steepest) change
   * points.
   */
  readonly climbs: 'one by one' | 'ever steeper';
  /** Level from which each further level costs the same: 70 for the four attributes, 50 for the rest. */
  readonly steepest: number;
  /** Highest base level that gains can reach. */
  readonly cap?: number;
  readonly capRaisedBy?: QualityId;
  /** Full level of the progress bar of a quality that climbs one by one. The level may exceed it. */
  readonly target?: number;
  readonly descriptionHtml: Text;
  readonly image: string;
  /** The world's own group on the sheet, instead of the one of its category. */
  readonly group?: string;
  /** Never shown on the sheet. */
  readonly hidden?: boolean;
  /** One level for all characters, stored with the world. */
  readonly shared?: true;
  /** Stage names. The entry with the highest `from` not above the level applies. */
  readonly stages?: readonly Stage[];
  /** Stage pictures, which replace `image`. */
  readonly stageImages?: readonly Stage[];
  /** Replace the default sentence when the quality changes. Chosen by the level reached. */
  readonly changeTexts?: readonly LevelMessage[];
  /** Lowest level first. */
  readonly milestones?: readonly Milestone[];
  readonly lead?: Lead;
  /** The page celebrates every level gained. */
  readonly levelsAreMilestones?: true;
  /** The author's text on the character's relation to the quality, shown on request. Safe markup. */
  readonly relationshipHtml?: Text;
  /** Hint on where to get more of the quality, shown to a player who lacks it. */
  readonly availableAt?: string;
  /** Slot in which the item is worn, and the bonuses for wearing it. */
  readonly slot?: string;
  readonly enhancements?: readonly QualityLevel[];
  /** Points by which wearing it dulls gains of a quality (a menace). n points remove 60 x (1 - 0.75^n) percent. */
  readonly dulls?: readonly QualityLevel[];
  /** Attribute whose failed roll this item can repeat. */
  readonly secondChanceOn?: QualityId;
  readonly challengedAs: 'broad' | 'narrow';
  /** Chance in percent of a broad challenge whose difficulty equals the level. Default: 60. */
  readonly scaler?: number;
  /** Percentage points for each level in a narrow challenge. Default: 10. */
  readonly step?: number;
  /** Rises by a point when a challenge on this quality fails at level 33 or more. */
  readonly menace?: QualityId;
  /** Storylet that opens when it is used. */
  readonly use?: StoryletId;
  /** The owner may give it a name. */
  readonly namable?: true;
  /** Excluded from the mantelpiece and the scrapbook. */
  readonly flaunt?: false;
  readonly loanable?: true;
  /** Position in its category, lowest first. */
  readonly order: number;
};

/** Returns the entry with the highest `from` that the level reaches. */
export const entryAt = <Entry>(entries: readonly From<Entry>[] = [], level: number): Entry | undefined =>
  entries
    .filter(({ from }) => from <= level)
    .reduce<From<Entry> | undefined>((best, entry) => (best && best.from > entry.from ? best : entry), undefined)?.text;

type From<Entry> = { readonly from: number; readonly text: Entry };

/** Undefined below the first stage. */
export const stageOf = ({ stages }: Quality, level: number): string | undefined => entryAt(stages, level);

export const imageOf = ({ stageImages, image }: Quality, level: number): string => entryAt(stageImages, level) ?? image;

export const changeTextOf = ({ changeTexts }: Quality, level: number): Text | undefined => entryAt(changeTexts, level);
