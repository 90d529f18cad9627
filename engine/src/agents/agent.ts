import type { AgentId, ConcernId, PlotId, QualityId, StoryletId } from '../ids.ts';
import type { QualityLevel } from '../qualities/quality.ts';
import type { Requirement } from '../qualities/requirement.ts';
import type { Text } from '../wording/text.ts';

/** A person whom a character can hire and send on plots. */
export type Agent = {
  readonly id: AgentId;
  readonly name: string;
  readonly descriptionHtml: Text;
  readonly image: string;
  /** The agent's own levels, before lent items. */
  readonly levels: readonly QualityLevel[];
};

/** A group of plots under one heading. */
export type Concern = {
  readonly id: ConcernId;
  readonly name: string;
  readonly descriptionHtml: Text;
  readonly image: string;
  readonly order: number;
  readonly plots: readonly Plot[];
};

/** A plot: an errand on which an agent is sent. */
export type Plot = {
  readonly id: PlotId;
  readonly name: string;
  readonly descriptionHtml: Text;
  readonly image: string;
  /** Length: the number of actions the player spends until it is done. */
  readonly actions: number;
  /** Requirements that hide the plot when they do not hold. */
  readonly when: readonly Requirement[];
  /** Requirements that lock the plot when they do not hold. */
  readonly needs: readonly Requirement[];
  /** Premium currency it costs. */
  readonly fate: number;
  /** The agent's skills it tests, as broad challenges; shown as hints before it begins. */
  readonly tests: readonly { readonly quality: QualityId; readonly difficulty: number }[];
  /** Storylet that reports how it went. */
  readonly report: StoryletId;
  /** The player may abandon it. */
  readonly canAbandon: boolean;
};
