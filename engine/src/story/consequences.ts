import type { Formula } from '../formulas/formula.ts';
import type { AgentId, AreaId, LodgingId, QualityId, SettingId, StoryletId, TimedId } from '../ids.ts';
import type { AnyLevel, LevelRequirement, Requirement } from '../qualities/requirement.ts';
import type { Restriction } from '../restriction.ts';
import type { Text } from '../wording/text.ts';

/** A branch without challenges has `always`; a branch with challenges has `success` and `failure`. */
export type Outcomes =
  | { readonly always: PlainOutcome; readonly rare?: RareOutcome }
  | {
      readonly success: PlainOutcome;
      readonly failure: PlainOutcome;
      readonly rareSuccess?: RareOutcome;
      readonly rareFailure?: RareOutcome;
    };

/** The first variant whose requirements all hold takes the place of the outcome. They read the character before it. */
export type PlainOutcome = Outcome & { readonly variants?: readonly OutcomeVariant[] };

export type OutcomeVariant = Outcome & { readonly when: readonly Requirement[] };

export type RareOutcome = Outcome & { /** Chance in percent. */ readonly percent: number };

export type Outcome = Consequences & {
  readonly title: string;
  readonly descriptionHtml: Text;
  readonly image?: string;
  readonly scene?: string;
  /** 0 means nowhere: the character is in no area until the map is opened. */
  readonly moveTo?: AreaId;
  readonly setting?: SettingId;
  /** Storylet that the Onwards button opens. */
  readonly goTo?: StoryletId;
  /** Storylet that opens at once, instead of the result. */
  readonly straightTo?: StoryletId;
  readonly lodge?: LodgingId;
  /** Equipped at once in its slot. */
  readonly wear?: QualityId;
  /** Name of a new outfit, saved from the items worn at that moment. */
  readonly outfit?: string;
  /** Pictures of kind `frames` (over the face) and `headers` (over the profile). `none` removes the current one. */
  readonly frame?: string;
  readonly banner?: string;
  readonly clearHand?: true;
  /** Access code that the result shows, for the player to pass on. */
  readonly giveCode?: string;
  /** Agents who enter or leave the character's service. */
  readonly engage?: AgentId;
  readonly dismiss?: AgentId;
  /** The player may write the result into their journal. */
  readonly journal?: true;
  /** One line spoken by the tutorial. */
  readonly asideHtml?: Text;
};

export type Consequences = {
  readonly effects: readonly Effect[];
  /** Parts of the page that `reveal` shows and `hide` restricts. */
  readonly reveal: readonly Restriction[];
  readonly hide?: readonly Restriction[];
  /** Actions given. `full` fills the action bank. */
  readonly refreshActions?: number | 'full';
  readonly refreshCards?: true;
  readonly start?: readonly TimedId[];
  readonly stop?: readonly TimedId[];
  readonly fate?: number;
  /** Names of access codes to redeem at once. */
  readonly grant?: readonly string[];
  readonly send?: Letter;
};

export type Letter = {
  readonly title: string;
  readonly html: Text;
  readonly image?: string;
  /** Storylet that the message links to, while it is on offer to the reader. */
  readonly storylet?: StoryletId;
};

/** `by` is in change points for `ever steeper` qualities and in levels for the others. `to` is a level. */
export type Effect =
  | { readonly kind: 'change'; readonly quality: QualityId; readonly by: Formula; readonly onlyIf?: OnlyIf }
  | { readonly kind: 'set'; readonly quality: QualityId; readonly to: Formula; readonly onlyIf?: OnlyIf };

/** A condition on a change. It always reads the base level. */
export type OnlyIf = LevelRequirement | AnyLevel;

/** All outcomes of a branch, with their variants. */
export const outcomesIn = ({ outcomes }: { readonly outcomes: Outcomes }): readonly Outcome[] =>
  Object.values(outcomes).flatMap((each: PlainOutcome) => [...(each.variants ?? []), each]);
