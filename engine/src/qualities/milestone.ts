import type { Text } from '../wording/text.ts';

export const milestoneKinds = ['chapter', 'person'] as const;
export type MilestoneKind = (typeof milestoneKinds)[number];

/** A level of a quality that opens a page of its own when it is reached. */
export type Milestone = {
  readonly kind: MilestoneKind;
  /** Base level at which the milestone is reached. */
  readonly at: number;
  readonly name: string;
  readonly lineHtml: Text;
  readonly picture?: { readonly kind: 'heroes' | 'headers' | 'cameos'; readonly name: string };
};
