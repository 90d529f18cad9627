import type { Text } from '../wording/text.ts';

export const milestoneKinds = ['chapter', 'person'] as const;
export type MilestoneKind = (typeof milestoneKinds)[number];

/** A level of a quality that opens a page of its own when it is reached. */
export type Milestone = {
  readonly kind: MilestoneKind;
  /** Base level at which it is reached. */
  readonly at: number;
  /** Name of the chapter or person. */
  readonly name: string;
  readonly lineHtml: Text;
  /** If missing, the page has no picture. */
  readonly picture?: { readonly kind: 'heroes' | 'headers' | 'cameos'; readonly name: string };
};
