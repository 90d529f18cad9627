import type { AgentId, ConcernId, PlotId, QualityId, StoryletId } from '../ids.ts';
import type { QualityLevel } from '../qualities/quality.ts';
import type { Requirement } from '../qualities/requirement.ts';
import type { Text } from '../wording/text.ts';

export type Agent = {
  readonly id: AgentId;
  readonly name: string;
  readonly descriptionHtml: Text;
  readonly image: string;
  /** Before lent items. */
  readonly levels: readonly QualityLevel[];
};

export type Concern = {
  readonly id: ConcernId;
  readonly name: string;
  readonly descriptionHtml: Text;
  readonly image: string;
  readonly order: number;
  readonly plots: readonly Plot[];
};

export type Plot = {
  readonly id: PlotId;
  readonly name: string;
  readonly descriptionHtml: Text;
  readonly image: string;
  /** Number of actions that the player spends until the plot is done. */
  readonly actions: number;
  /** The plot is hidden unless all of these requirements hold. */
  readonly when: readonly Requirement[];
  /** The plot is locked unless all of these requirements hold. */
  readonly needs: readonly Requirement[];
  /** Price in the premium currency. */
  readonly fate: number;
  /** Broad challenges on the agent's qualities, shown as hints before the plot begins. */
  readonly tests: readonly { readonly quality: QualityId; readonly difficulty: number }[];
  readonly report: StoryletId;
  readonly canAbandon: boolean;
};
