import { numbersInTexts } from './numbers-in-texts.ts';

/** A page for reading, the same for everybody: help, credits, privacy, terms, the foot of every page, or another. */
export type ReadingPage = {
  /** The name under which a client asks for the page. */
  readonly name: string;
  readonly title: string;
  /**
   * Safe markup: parts begin with `<h1 id="...">`. What a page leaves to the world and the server to say still stands in
   * braces, by the words of `pageBlanks`.
   */
  readonly html: string;
};

/** The pages that every world has, in plain words where it does not write its own. */
export const plainPageNames = ['help', 'credits', 'privacy', 'terms', 'footer'] as const;

/** The parts of the help that a pack can say by itself: each a paragraph of the plain page, or several. */
export const helpBlanks = {
  'actions title': 'actionsTitle',
  'on actions': 'onActions',
  'on cards': 'onCards',
  'on qualities': 'onQualities',
  'on money': 'onMoney',
} as const;

/** All that may stand in braces on such a page. */
export const pageBlanks: readonly string[] = [
  ...['title', 'action', 'actions', 'money', 'premium', 'member', 'members', 'market', 'selling', 'support'],
  ...Object.keys(helpBlanks),
  ...Object.keys(numbersInTexts),
];
