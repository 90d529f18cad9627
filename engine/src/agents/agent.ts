import type { AgentId, ConcernId, PlotId, QualityId, StoryletId } from '../ids.ts';
import type { QualityLevel } from '../qualities/quality.ts';
import type { Requirement } from '../qualities/requirement.ts';
import type { Text } from '../wording/text.ts';

/** A person who can be engaged. */
export type Agent = {
  readonly id: AgentId;
  readonly name: string;
  readonly descriptionHtml: Text;
  readonly image: string;
  /** What they bring of their own. */
  readonly levels: readonly QualityLevel[];
};

/** A group of plots. */
export type Concern = {
  readonly id: ConcernId;
  readonly name: string;
  readonly descriptionHtml: Text;
  readonly image: string;
  readonly order: number;
  readonly plots: readonly Plot[];
};

/** An errand an agent is sent on. */
export type Plot = {
  readonly id: PlotId;
  readonly name: string;
  readonly descriptionHtml: Text;
  readonly image: string;
  /** How many actions of the player's own it lasts. */
  readonly actions: number;
  /** Not there unless these hold. */
  readonly when: readonly Requirement[];
  /** There, but locked unless these hold. */
  readonly needs: readonly Requirement[];
  /** Premium currency it costs. */
  readonly fate: number;
  /** What it asks of the agent: broad checks, told beforehand as hints. */
  readonly tests: readonly { readonly quality: QualityId; readonly difficulty: number }[];
  /** The storylet in which it is told how it went. */
  readonly report: StoryletId;
  /** May be called off. */
  readonly canAbandon: boolean;
};
