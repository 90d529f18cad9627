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

/** One way a branch can end: its texts and everything it does. */
export type Outcome = Consequences & {
  readonly title: string;
  readonly descriptionHtml: Text;
  readonly image?: string;
  /** The large picture that is shown with the result. */
  readonly scene?: string;
  /** 0 is nowhere: out of every place until the map is opened. */
  readonly moveTo?: AreaId;
  readonly setting?: SettingId;
  /** The storylet that Onwards leads straight into. */
  readonly goTo?: StoryletId;
  readonly lodge?: LodgingId;
  /** Put on at once, into its own slot. */
  readonly wear?: QualityId;
  /** The name of an outfit more, of what is worn then. */
  readonly outfit?: string;
  /** The picture of the kind `frames` over the face, and of the kind `headers` over the profile; `none` takes away the one before. */
  readonly frame?: string;
  readonly banner?: string;
  /** The hand where the character stands is thrown away. */
  readonly clearHand?: true;
  /** Another person is in one's service from now on, or no longer. */
  readonly engage?: AgentId;
  readonly dismiss?: AgentId;
  /** The result is offered for the journal. */
  readonly journal?: true;
  /** One line in the tutorial's voice. */
  readonly asideHtml?: Text;
};

/** The consequences that an outcome and a timed story have in common. */
export type Consequences = {
  readonly effects: readonly Effect[];
  /** Parts of the screen no longer held back, and those held back from now on. */
  readonly reveal: readonly Restriction[];
  readonly hide?: readonly Restriction[];
  /** Actions given back: so many, or as many as the bank lacks. */
  readonly refreshActions?: number | 'full';
  /** The deck where the character stands is full again. */
  readonly refreshCards?: true;
  /** Timed stories that begin to run, or run no more. */
  readonly start?: readonly TimedId[];
  readonly stop?: readonly TimedId[];
  /** Premium currency given. */
  readonly fate?: number;
  /** Access codes redeemed on the spot, by name. */
  readonly grant?: readonly string[];
  /** A message that waits among the others. */
  readonly send?: Letter;
};

export type Letter = {
  readonly title: string;
  readonly html: Text;
  readonly image?: string;
  /** The storylet it tells of: its reader can go to it from the letter, while it is on offer to them. */
  readonly storylet?: StoryletId;
};

/** A change is in change points for `ever steeper` qualities and in levels for the others; `set` names a level. */
export type Effect =
  | { readonly kind: 'change'; readonly quality: QualityId; readonly by: Formula; readonly onlyIf?: LevelRequirement }
  | { readonly kind: 'set'; readonly quality: QualityId; readonly to: Formula; readonly onlyIf?: LevelRequirement };
