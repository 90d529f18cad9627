import { namesOfNumbers } from './numbers-in-texts.ts';

export type ReadingPage = {
  /** Clients request the page by this name. */
  readonly name: string;
  readonly title: string;
  /**
   * Safe markup whose parts begin with `<h1 id="...">`. The world and the server fill in the braces: see `pageBlanks`.
   */
  readonly html: string;
};

/** Pages that every world has. If the world writes none, default texts are used. */
export const plainPageNames = ['help', 'credits', 'privacy', 'terms', 'footer'] as const;

/** Parts of the help that the pack can generate. Each is one or more paragraphs. */
export const helpBlanks = {
  'actions title': 'actionsTitle',
  'on actions': 'onActions',
  'on cards': 'onCards',
  'on qualities': 'onQualities',
  'on money': 'onMoney',
} as const;

export const pageBlanks: readonly string[] = [
  ...['title', 'action', 'actions', 'money', 'premium', 'member', 'members', 'rights', 'support'],
  ...['market', 'selling', 'travel', 'sheet', 'things', 'messages', 'settings', 'perhaps not'],
  ...Object.keys(helpBlanks),
  ...namesOfNumbers,
];
