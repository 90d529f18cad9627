import type { Rule } from '../check/rule.ts';

/** Where the world is, where the pack goes, and who is told. */
export type Desk = {
  readonly folder: string;
  /** The folder's name in messages. */
  readonly shownAs: string;
  readonly built: string;
  /** Where the pictures are, so that none is named that is not drawn; a world without this is not asked. */
  readonly pictures?: string;
  /** The page that explains each rule. */
  readonly checksPage?: string;
  readonly print: (line: string) => void;
  /** What is checked: everything, unless this says otherwise. */
  readonly rules?: readonly Rule[];
};
