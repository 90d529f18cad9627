import type { AgentId, ConcernId, PlotId, QualityId, StoryletId } from '../ids.ts';
import type { QualityLevel } from '../qualities/quality.ts';
import type { Requirement } from '../qualities/requirement.ts';
import type { Text } from '../wording/text.ts';

/** A person whom a character can take into service and send on plots. */
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

/** An errand an agent is sent on. */
export type Plot = {
  readonly id: PlotId;
  readonly name: string;
  readonly descriptionHtml: Text;
  readonly image: string;
  /** Its length: the number of actions the player spends until it is done. */
  readonly actions: number;
  /** The requirements without which it is not listed. */
  readonly when: readonly Requirement[];
  /** Listed but locked unless these hold. */
  readonly needs: readonly Requirement[];
  /** Premium currency it costs. */
  readonly fate: number;
  /** The agent's skills it tests, as broad challenges; shown as hints beforehand. */
  readonly tests: readonly { readonly quality: QualityId; readonly difficulty: number }[];
  /** The storylet in which it is told how it went. */
  readonly report: StoryletId;
  /** May be called off. */
  readonly canAbandon: boolean;
};
