/** Refused phrases. docs/writing-style.md says what to write instead. */
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
  'which is to say',
  'that which',
];

/** Refused patterns of a sentence, with what to write instead. Applied to text without quotations. */
export const refusedPatterns: readonly { readonly pattern: RegExp; readonly instead: string }[] = [
  {
    // A main clause follows the comma, so "where" means a condition and not a place.
    pattern: /^Where\s[^,:;?]+,\s(?!(?:and|as|at|by|each|for|from|in|not|of|on|or|such|then|to|with)\b)[^?]*$/,
    instead: 'if, or start with the subject',
  },
  { pattern: /(?:[;,]|\bor)\s(?:undefined|false|null|zero|empty|\d+)\swhere\b/i, instead: 'if instead of where' },
  {
    pattern: /(?<!\b(?:far|long|much|often|soon)\s)\bas\s(?:it\s(?:is|was)|they\s(?:are|were))\s\w+ed\b/i,
    instead: 'the participle before the noun, such as "the saved version"',
  },
  { pattern: /\bbeside\sthe\sspecification['’]s/i, instead: 'not in the specification' },
];

/** Participles, adjectives and question words that are refused as a whole name, in lower case. */
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

/** Prefixes of limits that are refused. Use `max` and `min`. */
export const limitPrefixes: readonly string[] = ['most', 'longest', 'fewest', 'oldest', 'deepest'];

/** Workspaces where e-mails, commands and counters must have their usual names. */
const workspacesWithTerms = ['contract', 'ops', 'server', 'web', 'docs/decisions', 'docs/operators'];

/** Areas that handle tokens. There, "word" as a name for a token is refused. */
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
  /** The refused word and its other forms, in a text or as a part of a name. */
  readonly forms: readonly string[];
  readonly instead: string;
  readonly paths: readonly string[];
  /** Phrases with a correct use of the word, as regular expressions. */
  readonly allowed: readonly string[];
};

/** Private words for things that have a usual name. */
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

/** Exceptions: names that are data, such as fields of the wire and kinds of changes. */
export const namesThatStay: ReadonlySet<string> = new Set([]);
