import type { WrittenRequirement } from '../../meaning/requirement.ts';
import type { Span } from '../../syntax/block.ts';

/** An exchange of one quality for another, possible as often as one likes and without an action. */
export type Exchange = {
  readonly from: string;
  readonly gives: number;
  readonly to: string;
  readonly gets: number;
  /** The requirements for making it. */
  readonly asked: readonly WrittenRequirement[];
  readonly at: Span;
};
