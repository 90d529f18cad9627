/** A command of a group, such as `npm run drill -- load`. */
export type Command = {
  /** One sentence for the list that `npm run drill` prints. */
  readonly purpose: string;
  /** True if it prints figures. The date and the load of the machine are printed above them. */
  readonly isMeasurement?: boolean;
  /** Loads the module of the command, which reads its arguments from `process.argv.slice(2)`. */
  readonly run: () => Promise<unknown>;
};

export type CommandGroup = Readonly<Record<string, Command>>;

const bench: CommandGroup = {
  choices: {
    purpose: 'Measures saved choices per second over HTTP, beside a bare database client.',
    isMeasurement: true,
    run: () => import('../bench/choices.ts'),
  },
  growth: {
    purpose: 'Measures how much disk a million turns take, and how long their backup and restore take.',
    isMeasurement: true,
    run: () => import('../bench/growth.ts'),
  },
  purchases: {
    purpose: 'Makes 10,000 purchases with failures at every step, and checks that charges and credits match.',
    run: () => import('../bench/purchases.ts'),
  },
  rows: {
    purpose: 'Measures choices and journal pages of a character with very large rows.',
    isMeasurement: true,
    run: () => import('../bench/rows.ts'),
  },
  export: {
    purpose: 'Measures the data export of an account with 100,000 turns.',
    isMeasurement: true,
    run: () => import('../bench/export.ts'),
  },
  engine: {
    purpose: 'Measures the rules beside a plain loop and four engines from npm.',
    isMeasurement: true,
    run: () => import('../bench/engine.ts'),
  },
  world: {
    purpose: 'Measures how long a world of 10,000 storylets takes to compile.',
    isMeasurement: true,
    run: () => import('../bench/world.ts'),
  },
  edit: {
    purpose: 'Measures how long the open page of npm run dev takes to show a saved edit, in worlds of three sizes.',
    isMeasurement: true,
    run: () => import('../bench/edit.ts'),
  },
  web: {
    purpose: 'Measures the time from pressing a choice in a browser to the next painted scene.',
    isMeasurement: true,
    run: () => import('../bench/web.ts'),
  },
  possessions: {
    purpose: 'Measures the frames of a phone that scrolls through 300 possessions.',
    isMeasurement: true,
    run: () => import('../bench/possessions.ts'),
  },
  landing: {
    purpose: 'Measures how long a first visitor waits for the landing page on a slow connection.',
    isMeasurement: true,
    run: () => import('../bench/landing.ts'),
  },
  'locked-row': {
    purpose: 'Measures how long players wait while the database row of one of them is locked.',
    isMeasurement: true,
    run: () => import('../bench/locked-row.ts'),
  },
  'silent-database': {
    purpose: 'Measures how long callers wait for a database that falls silent, and how long the server takes to stop.',
    isMeasurement: true,
    run: () => import('../bench/silent-database.ts'),
  },
  map: {
    purpose: 'Measures the work per frame while the drawn map is dragged in a browser.',
    isMeasurement: true,
    run: () => import('../bench/map.ts'),
  },
};

const drill: CommandGroup = {
  failover: {
    purpose: 'Makes the primary of three PostgreSQL servers under Patroni fail while players choose (Debian, as root).',
    isMeasurement: true,
    run: () => import('../failover.ts'),
  },
  proxies: {
    purpose: 'Runs the game behind nginx and Caddy with the example configuration files (Debian, as root).',
    run: () => import('../proxies.ts'),
  },
  'outside-database': {
    purpose: 'Runs the game on a separate PostgreSQL with certificates, and restores its archive (Debian, as root).',
    run: () => import('../outside-database.ts'),
  },
  attack: {
    purpose: 'Attacks a server of its own as a stranger could, and checks its memory and its answers to a player.',
    isMeasurement: true,
    run: () => import('../attack.ts'),
  },
  browsers: {
    purpose: 'Plays the first evening of a new player in browsers that the journeys do not use (Debian, as root).',
    isMeasurement: true,
    run: () => import('../browsers.ts'),
  },
  load: {
    purpose: 'Adds players at a human pace to one node and to two until the answers become slow.',
    isMeasurement: true,
    run: () => import('../load.ts'),
  },
};

const tools: CommandGroup = {
  journeys: {
    purpose: 'Runs browser tests: all of them, or the files you name.',
    run: () => import('../journeys.ts'),
  },
  conformance: {
    purpose: 'Counts the rows of the specification that the last test run proved.',
    run: () => import('../conformance.ts'),
  },
  mutate: {
    purpose:
      'Changes the rules one place at a time, everywhere or in the areas you name, and counts the changes that no test notices.',
    run: () => import('../mutate.ts'),
  },
  lock: {
    purpose: 'Adds missing hashes and binary packages of other platforms to the lock files after an install.',
    run: () => import('../lock.ts'),
  },
  audit: {
    purpose:
      'Lists known vulnerabilities of the packages in every lock file, without development packages of the game.',
    run: () => import('../audit.ts'),
  },
  sbom: {
    purpose: 'Prints the bill of materials of the server and the web client (CycloneDX).',
    run: () => import('../sbom.ts'),
  },
  lighthouse: {
    purpose: 'Measures the login page and the story with Lighthouse, and fails below our minimum scores.',
    isMeasurement: true,
    run: () => import('../lighthouse.ts'),
  },
  budgets: {
    purpose: 'Lists the download size of each page and dialog beside its limit.',
    run: () => import('../budgets.ts'),
  },
  words: {
    purpose: 'Counts the words of comments and documents.',
    run: () => import('../words.ts'),
  },
  prose: {
    purpose: 'Lists faults against the writing style: everywhere, or under the paths you name.',
    run: () => import('../prose.ts'),
  },
  pages: {
    purpose:
      'Writes the generated pages of the documents: security requirements, personal data, settings, typed texts.',
    run: () => import('../pages.ts'),
  },
  town: {
    purpose: 'Starts the game with the test world of the journeys, which has one of every mechanism.',
    run: () => import('../town.ts'),
  },
  gateway: {
    purpose: 'Starts a local stand-in for the payment provider, without keys or network.',
    run: () => import('../gateway.ts'),
  },
  ledger: {
    purpose: 'Lists the months of the ledger, moves old months into files, and prints such a file.',
    run: () => import('../ledger.ts'),
  },
  reports: {
    purpose: 'Lists what players have reported, and marks reports as done.',
    run: () => import('../reports.ts'),
  },
  emails: {
    purpose: 'Saves one e-mail of each subject from the tests in reports/emails, as HTML and as plain text.',
    run: () => import('../emails.ts'),
  },
};

export const commandGroups: Readonly<Record<string, CommandGroup>> = { bench, drill, tools };
