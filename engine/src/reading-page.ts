import { numbersInTexts } from './numbers-in-texts.ts';

/** A page of text, the same for everybody: help, credits, privacy, terms, the footer, or another. */
export type ReadingPage = {
  /** Name by which a client requests the page. */
  readonly name: string;
  readonly title: string;
  /**
   * Safe markup whose parts begin with `<h1 id="...">`. Blanks that the world and the server fill in are in braces: see
   * `pageBlanks`.
   */
  readonly html: string;
};

/** Pages that every world has, in default words where it writes none. */
export const plainPageNames = ['help', 'credits', 'privacy', 'terms', 'footer'] as const;

/** Parts of the help that the pack can generate, each one or more paragraphs of the page. */
export const helpBlanks = {
  'actions title': 'actionsTitle',
  'on actions': 'onActions',
  'on cards': 'onCards',
  'on qualities': 'onQualities',
  'on money': 'onMoney',
} as const;

/** Everything that may stand in braces on such a page. */
export const pageBlanks: readonly string[] = [
  ...['title', 'action', 'actions', 'money', 'premium', 'member', 'members', 'market', 'selling', 'support'],
  ...Object.keys(helpBlanks),
  ...Object.keys(numbersInTexts),
];
