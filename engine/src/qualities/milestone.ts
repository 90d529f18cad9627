import type { Text } from '../wording/text.ts';

/** A chapter that is at its end; a person who is met. */
export const milestoneKinds = ['chapter', 'person'] as const;
export type MilestoneKind = (typeof milestoneKinds)[number];

/** A level of a quality that is made a page of when it is reached. */
export type Milestone = {
  readonly kind: MilestoneKind;
  /** The base level at which it is reached. */
  readonly at: number;
  /** The chapter's name, or the person's. */
  readonly name: string;
  readonly lineHtml: Text;
  /** The page has none if it is missing. */
  readonly picture?: { readonly kind: 'heroes' | 'headers' | 'cameos'; readonly name: string };
};
