/** A place in an author's file, for messages. Lines and columns count from 1. */
export type Span = { readonly file: string; readonly line: number; readonly column: number; readonly length: number };

/** A mistake, where it stands, and how to mend it; `rule` is the name under which it is explained. */
export type Problem = { readonly at: Span; readonly message: string; readonly rule?: string };

/** Everything an author writes has this one shape: a heading, facts, a blank line, prose, and blocks one deeper. */
export type Block = {
  readonly depth: number;
  readonly heading: Words;
  readonly facts: readonly Fact[];
  readonly prose: readonly Words[];
  readonly inner: readonly Block[];
  /** Left out where there are none. */
  readonly comments?: readonly Comment[];
};

/** A line its author wrote for authors alone (`// ...` or `todo: ...`): kept and listed, told to no player. */
export type Comment = {
  readonly text: string;
  readonly at: Span;
  /** The position: before the fact or the paragraph with the index `before`, counted from 0, or behind the last. */
  readonly part: 'facts' | 'prose';
  readonly before: number;
};

/** The key stands at the beginning of a line, its value behind it on the same one. */
export type Fact = { readonly key: string; readonly value: Words };

/** A piece of an author's text and where it stands. */
export type Words = {
  readonly text: string;
  readonly at: Span;
  /** The places in the file of the further lines of a longer text, in order. */
  readonly breaks?: readonly Break[];
};

/** The line and column in the file where a text goes on from this offset of it. */
export type Break = { readonly from: number; readonly line: number; readonly column: number };

/** True if reading came to a problem. */
export const isProblem = (read: object | undefined): read is Problem => read !== undefined && 'message' in read;
