import type { WrittenRequirement } from '../../meaning/requirement.ts';
import type { Span } from '../../syntax/block.ts';

/** So much of one quality for so much of another, as often as one likes and without an action. */
export type Exchange = {
  readonly from: string;
  readonly gives: number;
  readonly to: string;
  readonly gets: number;
  /** What is asked of whoever makes it. */
  readonly asked: readonly WrittenRequirement[];
  readonly at: Span;
};
