import type { QualityId, StoryletId } from '../ids.ts';
import type { Stage, Text } from '../wording/text.ts';
import type { Milestone } from './milestone.ts';
import type { QualityCategory } from './quality-category.ts';

export type QualityLevel = { readonly quality: QualityId; readonly level: number };

/** A message that counts from a level on: safe markup. */
export type LevelMessage = { readonly from: number; readonly text: Text };

export type Quality = {
  readonly id: QualityId;
  readonly name: string;
  readonly nature: 'Thing' | 'Status';
  /** The group in which the sheet shows it. */
  readonly category: QualityCategory;
  /** `one by one`: +n is n levels. `ever steeper`: +n is n change points, and level L costs min(L, steepest) of them. */
  readonly climbs: 'one by one' | 'ever steeper';
  /** The level at which the price of a further level stops growing: 70 for the four attributes, 50 for the rest. */
  readonly steepest: number;
  /** Highest base level that gains can reach. */
  readonly cap?: number;
  /** The quality whose level is added to the cap. */
  readonly capRaisedBy?: QualityId;
  /** The level a quality that climbs one by one is on its way to: what a bar shows when it changes. It may go further. */
  readonly target?: number;
  readonly descriptionHtml: Text;
  readonly image: string;
  /** Hidden qualities never show on the sheet. */
  readonly hidden?: boolean;
  /** A shared quality has one level for all characters: it is part of the world. */
  readonly shared?: true;
  /** Name of each stage: the entry with the highest `from` not above the level counts. */
  readonly stages?: readonly Stage[];
  /** Picture of each stage, in place of `image`. */
  readonly stageImages?: readonly Stage[];
  /** Sentences in place of the usual one when the quality changes, by the level reached. */
  readonly changeTexts?: readonly LevelMessage[];
  /** Levels that are made a page of when they are reached, lowest first. */
  readonly milestones?: readonly Milestone[];
  /** Each level gained is made much of on the screen. */
  readonly levelsAreMilestones?: true;
  /** The author's words on how the character stands to it, told when the player asks. Safe markup. */
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
  /** The formula of a challenge on this quality, unless the author says otherwise. */
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
  /** Place among its category, lowest first. */
  readonly order: number;
};

/** The entry that counts at a level: of those that begin at it or below, the one that begins highest. */
export const entryAt = <Entry>(entries: readonly From<Entry>[] = [], level: number): Entry | undefined =>
  entries
    .filter(({ from }) => from <= level)
    .reduce<From<Entry> | undefined>((best, entry) => (best && best.from > entry.from ? best : entry), undefined)?.text;

type From<Entry> = { readonly from: number; readonly text: Entry };

/** The name of the stage a quality has reached; nothing below the first. */
export const stageOf = ({ stages }: Quality, level: number): string | undefined => entryAt(stages, level);

/** The picture of the stage it has reached, or its own. */
export const imageOf = ({ stageImages, image }: Quality, level: number): string => entryAt(stageImages, level) ?? image;

/** The author's sentence for a change to a level, in place of the usual one. */
export const changeTextOf = ({ changeTexts }: Quality, level: number): Text | undefined => entryAt(changeTexts, level);
