import type { QualityId, StoryletId } from '../ids.ts';
import type { Stage, Text } from '../wording/text.ts';
import type { Milestone } from './milestone.ts';
import type { QualityCategory } from './quality-category.ts';

export type QualityLevel = { readonly quality: QualityId; readonly level: number };

/** A text that applies from a level on: safe markup. */
export type LevelMessage = { readonly from: number; readonly text: Text };

export type Quality = {
  readonly id: QualityId;
  readonly name: string;
  readonly nature: 'Thing' | 'Status';
  /** Heading under which the sheet shows it. */
  readonly category: QualityCategory;
  /** `one by one`: +n is n levels. `ever steeper`: +n is n change points, and level L costs min(L, steepest) of them. */
  readonly climbs: 'one by one' | 'ever steeper';
  /** Level at which the price of a further level stops growing: 70 for the four attributes, 50 for the rest. */
  readonly steepest: number;
  /** Highest base level that gains can reach. */
  readonly cap?: number;
  /** The quality whose level is added to the cap. */
  readonly capRaisedBy?: QualityId;
  /** Target level of a quality that climbs one by one, shown by its progress bar. The level may exceed it. */
  readonly target?: number;
  readonly descriptionHtml: Text;
  readonly image: string;
  /** Hidden qualities never show on the sheet. */
  readonly hidden?: boolean;
  /** A shared quality belongs to the world: one level for all characters. */
  readonly shared?: true;
  /** Name of each stage. The entry with the highest `from` not above the level applies. */
  readonly stages?: readonly Stage[];
  /** Picture of each stage, instead of `image`. */
  readonly stageImages?: readonly Stage[];
  /** Sentences instead of the default one when the quality changes, by the level reached. */
  readonly changeTexts?: readonly LevelMessage[];
  /** Levels that open a page of their own when they are reached, lowest first. */
  readonly milestones?: readonly Milestone[];
  /** Each gained level is celebrated on the screen. */
  readonly levelsAreMilestones?: true;
  /** The author's text on the character's relation to it, shown on request. Safe markup. */
  readonly relationshipHtml?: Text;
  /** A hint where to get more, for a player who lacks it. */
  readonly availableAt?: string;
  /** Equipment: the slot it is worn in, and what wearing it adds. */
  readonly slot?: string;
  readonly enhancements?: readonly QualityLevel[];
  /** Points by which wearing it dulls gains of a quality (a menace): n points take 60 x (1 - 0.75^n) percent. */
  readonly dulls?: readonly QualityLevel[];
  /** A second-chance item: the attribute whose failed roll it can repeat. */
  readonly secondChanceOn?: QualityId;
  /** Formula of a challenge on this quality, unless the author sets another. */
  readonly challengedAs: 'broad' | 'narrow';
  /** Chance in percent of a broad challenge at a level equal to the difficulty; 60 when left out. */
  readonly scaler?: number;
  /** Points of chance for each level in a narrow challenge; 10 when left out. */
  readonly step?: number;
  /** The quality that rises by a point when a challenge on this one fails at level 33 or more. */
  readonly menace?: QualityId;
  /** The storylet that using it opens. */
  readonly use?: StoryletId;
  /** May be given a name by its owner. */
  readonly namable?: true;
  /** Never on the mantelpiece, nor in the scrapbook. */
  readonly flaunt?: false;
  /** May be lent to an agent. */
  readonly loanable?: true;
  /** Position in its category, lowest first. */
  readonly order: number;
};

/** Entry that applies at a level: the one with the highest `from` not above it. */
export const entryAt = <Entry>(entries: readonly From<Entry>[] = [], level: number): Entry | undefined =>
  entries
    .filter(({ from }) => from <= level)
    .reduce<From<Entry> | undefined>((best, entry) => (best && best.from > entry.from ? best : entry), undefined)?.text;

type From<Entry> = { readonly from: number; readonly text: Entry };

/** Name of the current stage; none below the first. */
export const stageOf = ({ stages }: Quality, level: number): string | undefined => entryAt(stages, level);

/** Picture of the current stage, or the quality's own. */
export const imageOf = ({ stageImages, image }: Quality, level: number): string => entryAt(stageImages, level) ?? image;

/** The author's sentence for a change to a level, instead of the default one. */
export const changeTextOf = ({ changeTexts }: Quality, level: number): Text | undefined => entryAt(changeTexts, level);
