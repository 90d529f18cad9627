import type { Formula } from '../formulas/formula.ts';
import type { AgentId, AreaId, LodgingId, QualityId, SettingId, StoryletId, TimedId } from '../ids.ts';
import type { LevelRequirement } from '../qualities/requirement.ts';
import type { Restriction } from '../restriction.ts';
import type { Text } from '../wording/text.ts';

/** The outcomes of a branch: one (and a rare one) without a challenge, success and failure with one. */
export type Outcomes =
  | { readonly always: Outcome; readonly rare?: RareOutcome }
  | {
      readonly success: Outcome;
      readonly failure: Outcome;
      readonly rareSuccess?: RareOutcome;
      readonly rareFailure?: RareOutcome;
    };

export type RareOutcome = Outcome & { /** Chance in percent. */ readonly percent: number };

/** One way a branch can end: its texts and all its effects. */
export type Outcome = Consequences & {
  readonly title: string;
  readonly descriptionHtml: Text;
  readonly image?: string;
  /** Large picture shown with the result. */
  readonly scene?: string;
  /** 0 means nowhere: outside every place until the map is opened. */
  readonly moveTo?: AreaId;
  readonly setting?: SettingId;
  /** Storylet that Onwards opens. */
  readonly goTo?: StoryletId;
  readonly lodge?: LodgingId;
  /** Equipped at once in its slot. */
  readonly wear?: QualityId;
  /** Name of an additional outfit, made of the items worn then. */
  readonly outfit?: string;
  /** Picture of kind `frames` over the face, and of kind `headers` over the profile. `none` removes the present one. */
  readonly frame?: string;
  readonly banner?: string;
  /** Discards the hand where the character stands. */
  readonly clearHand?: true;
  /** Agents who enter or leave the character's service. */
  readonly engage?: AgentId;
  readonly dismiss?: AgentId;
  /** The result is offered for the journal. */
  readonly journal?: true;
  /** One line in the tutorial's voice. */
  readonly asideHtml?: Text;
};

/** Consequences that an outcome and a timed story share. */
export type Consequences = {
  readonly effects: readonly Effect[];
  /** Parts of the screen that become revealed or restricted. */
  readonly reveal: readonly Restriction[];
  readonly hide?: readonly Restriction[];
  /** Actions given: a number, or as many as the bank lacks. */
  readonly refreshActions?: number | 'full';
  /** The deck where the character stands is refilled. */
  readonly refreshCards?: true;
  /** Timed stories that start or stop. */
  readonly start?: readonly TimedId[];
  readonly stop?: readonly TimedId[];
  /** Premium currency given. */
  readonly fate?: number;
  /** Access codes redeemed at once, by name. */
  readonly grant?: readonly string[];
  /** A message to the player's inbox. */
  readonly send?: Letter;
};

export type Letter = {
  readonly title: string;
  readonly html: Text;
  readonly image?: string;
  /** Storylet that the message links to while it is on offer to its reader. */
  readonly storylet?: StoryletId;
};

/** Changes are in change points for `ever steeper` qualities and in levels for the others; `set` is a level. */
export type Effect =
  | { readonly kind: 'change'; readonly quality: QualityId; readonly by: Formula; readonly onlyIf?: LevelRequirement }
  | { readonly kind: 'set'; readonly quality: QualityId; readonly to: Formula; readonly onlyIf?: LevelRequirement };
