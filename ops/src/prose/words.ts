/** Phrases that plain English replaces; docs/writing-style.md says by what. */
export const bannedPhrases: readonly string[] = [
  'whoever',
  'anew',
  'in vain',
  'by lot',
  'but for',
  'once more',
  'in place of',
  'those who',
  'those that',
  'is had',
  'is to be',
];

/** Participles, adjectives and question words that name nothing when they stand alone. Compared in lower case. */
export const bareNames: ReadonlySet<string> = new Set(
  [
    'accepted added alerted allowed answered asked begun bought brought challenged changed chosen closed coloured',
    'combined counted declined done drawn ended escaped filtered flaunted folded forbidden forgotten found given gone',
    'had hidden held installed kept known left linked listed locked looking lost made missing met named needed',
    'offered opened ordered owned paid pictured planned played prepared reached retold replaced rounded saved searched',
    'seen sent shown signed sold sorted spelled spent spoken standing stated stored taken telling thrown told touched',
    'traced trimmed tried unknown unlikely unpooled unquoted unreachable unsent unsharded used usedAgain usedUp waiting',
    'wanted worn wrapped written',
    'beforehand greedy likely many oldest newest sensible spare usual whole wide',
    'how howLong howMany howMuch howOften what whatElse whatFor when where whereTo whether which who whom whose why whyNot',
  ]
    .flatMap((line) => line.split(' '))
    .map((name) => name.toLowerCase()),
);

/** Beginnings of names of limits, for which the field says `max` and `min`. */
export const limitPrefixes: readonly string[] = ['most', 'longest', 'fewest', 'oldest', 'deepest'];

/** Workspaces whose e-mails, tokens, commands and counters have the field's names. */
const workspacesWithTerms = ['contract', 'ops', 'server', 'web', 'docs/decisions', 'docs/operators'];

/** Areas that handle tokens: "word" means one there, unless it is a word of a text. */
const areasWithTokens = [
  'contract/src/account.ts',
  'contract/src/membership.ts',
  'contract/src/payments.ts',
  'contract/src/registration.ts',
  'contract/src/session.ts',
  'contract/src/sign-in.ts',
  'server/src/account',
  'server/src/http',
  'server/src/mail',
  'server/src/membership',
  'server/src/nodes',
  'server/src/password-reset',
  'server/src/payments',
  'server/src/registration',
  'server/src/secrets.ts',
  'server/src/server-options.ts',
  'server/src/session',
  'server/src/sign-in',
  'server/src/social',
  'web/src/account',
  'web/src/api',
  'web/src/payments',
  'web/src/registration',
  'web/src/session',
  'web/src/sign-in',
];

export type Term = {
  /** The word, as a part of a name in camel case or kebab case. */
  readonly forms: readonly string[];
  readonly instead: string;
  readonly paths: readonly string[];
  /** Correct uses, as phrases of a text. */
  readonly allowed: readonly string[];
};

/** Private words for things that have a name in the field. */
export const terms: readonly Term[] = [
  {
    forms: ['letter', 'letters', 'letterbox', 'mailroom'],
    instead: 'e-mail or message (a character, of a text)',
    paths: workspacesWithTerms,
    allowed: [
      'capital letters?',
      'first letters?',
      'single letters?',
      'small letters?',
      'Latin letters?',
      'letters and (digits|numbers)',
      'letters or (digits|numbers)',
      'letter by letter',
    ],
  },
  {
    forms: ['word'],
    instead: 'token, secret, code or nonce',
    paths: areasWithTokens,
    allowed: ['dictionary word', 'one word', 'single word', 'each word', 'word for word', 'word list'],
  },
  { forms: ['deed', 'deeds'], instead: 'admin command', paths: workspacesWithTerms, allowed: [] },
  { forms: ['till', 'tills'], instead: 'checkout form', paths: workspacesWithTerms, allowed: [] },
  { forms: ['twin', 'twins'], instead: 'duplicate request', paths: workspacesWithTerms, allowed: [] },
  { forms: ['tally', 'tallies'], instead: 'counter', paths: workspacesWithTerms, allowed: [] },
];

/** Names that are data (fields of the wire, kinds of changes) or that mean a letter of the alphabet. */
export const namesThatStay: ReadonlySet<string> = new Set([]);
