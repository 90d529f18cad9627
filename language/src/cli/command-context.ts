import type { Rule } from '../check/rule.ts';

/** The context of a command: the folders it reads and writes, its output, and the rules it checks. */
export type CommandContext = {
  readonly folder: string;
  /** The folder's name in messages. */
  readonly shownAs: string;
  readonly built: string;
  /**
   * The folder of the pictures, so that none is named that is not drawn; without it names of pictures are not
   * checked.
   */
  readonly pictures?: string;
  /** The page that explains each rule. */
  readonly checksPage?: string;
  readonly print: (line: string) => void;
  /** The rules to check: all of them, unless given. */
  readonly rules?: readonly Rule[];
};
