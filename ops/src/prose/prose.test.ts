import { expect, test } from 'vitest';
import { faultsOf } from './faults.ts';
import { readMarkdown } from './read-markdown.ts';
import { readSource } from './read-source.ts';

const rulesBroken = (path: string, source: string): readonly string[] =>
  faultsOf(
    path,
    path.endsWith('.md')
      ? { passages: readMarkdown(source), names: [] }
      : readSource(path, source, !path.endsWith('.test.ts')),
  ).map(({ line, rule }) => `${line} ${rule}`);

/** A sentence with this number of words. */
const sentence = (words: number): string => `${Array.from({ length: words }, () => 'Word').join(' ')}.`;

type Planted = {
  readonly path?: string;
  readonly refused: string;
  readonly found: readonly string[];
  readonly plain: string;
};

const planted: Readonly<Record<string, Planted>> = {
  'a banned word in a comment': {
    refused: '/** The order of whoever pays. */\nexport type Order = 1;',
    found: ['1 phrase'],
    plain: '/** The order of the buyer. */\nexport type Order = 1;',
  },
  'a banned phrase across two lines of comments': {
    refused: '// Sent\n// once\n// more.',
    found: ['2 phrase'],
    plain: '// Sent\n// again.',
  },
  'a banned word in an error': {
    refused: 'throw new Error("It was waited for in vain.");',
    found: ['1 phrase'],
    plain: 'throw new Error("Timed out after 90 s.");',
  },
  'a long title of a test function with another name': {
    refused: `import { test as inTheTown } from './town.ts';\ninTheTown('${'title '.repeat(20)}', () => {});`,
    found: ['2 long title'],
    plain: "import { test as inTheTown } from './town.ts';\ninTheTown('a title', () => {});",
  },
  'a banned word in a title': {
    path: 'server/src/session/session.test.ts',
    refused: "test('loads the page anew', () => {});",
    found: ['1 phrase'],
    plain: "test('reloads the page', () => expect(typed).toBe('typed anew'));",
  },
  'a banned word in a page': {
    path: 'docs/operators/running.md',
    refused: '# Running\n\nA secret that is drawn by lot.',
    found: ['3 phrase'],
    plain: '# Running\n\nA random secret, not "one drawn by lot" or `by lot`.\n\n```\nby lot\n```',
  },
  'a title of 120 characters': {
    path: 'server/src/session/session.test.ts',
    refused: `test('${'a'.repeat(120)}', () => {});`,
    found: ['1 long title'],
    plain: `test('${'a'.repeat(100)}', () => {});`,
  },
  'a title of a step of 101 characters': {
    path: 'journeys/src/session.journey.ts',
    refused: `await test.step(\`${'a'.repeat(50)}\${name}${'a'.repeat(50)}\`, async () => {});`,
    found: ['1 long title'],
    plain: `await test.step(\`${'a'.repeat(49)}\${name}${'a'.repeat(50)}\`, async () => {});`,
  },
  'a bare participle as an exported name': {
    refused: 'export const told = 1;',
    found: ['1 bare name'],
    plain: 'export const reportCount = 1;\nconst told = 2;',
  },
  'a bare question word as an exported name': {
    refused: 'function whereTo() {}\nexport { whereTo };',
    found: ['2 bare name'],
    plain: 'function destinationOf() {}\nexport { destinationOf };',
  },
  'a superlative as the beginning of a limit': {
    refused: 'export const { mostPlans } = limits;',
    found: ['1 limit name'],
    plain: 'export const { maxPlans, mostly } = limits;',
  },
  'a superlative in the name of a file': {
    path: 'server/src/plans/longest-plan.ts',
    refused: 'export {};',
    found: ['1 limit name'],
    plain: '',
  },
  'a sentence of 26 words in a comment': {
    refused: `// Short.\n// ${sentence(26)}`,
    found: ['2 long sentence'],
    plain: `// ${sentence(25)}\n// ${sentence(25)}`,
  },
  'a sentence of 26 words in a page': {
    path: 'docs/operators/running.md',
    refused: `- ${sentence(25)}\n- ${sentence(26)}`,
    found: ['2 long sentence'],
    plain: `- ${sentence(25)}\n- ${sentence(24)} \`${sentence(30)}\``,
  },
  'a condition that begins with "where"': {
    refused: '// Where names repeat, it adds a number.',
    found: ['1 wording'],
    plain: '// If names repeat, it adds a number.\n// Where the name stands, in order.',
  },
  'a value that is returned "where"': {
    refused: '/** Returns the price; undefined where nobody sells it. */\nconst price = 1;',
    found: ['1 wording'],
    plain: '/** Returns the price, or undefined if nobody sells it. The place where it is sold. */\nconst price = 1;',
  },
  'a participle after "as it is"': {
    refused: '// Compares the name\n// as it is stored.',
    found: ['1 wording'],
    plain: '// Compares the stored name, as soon as it is stored.',
  },
  'a field "beside the specification’s"': {
    refused: "/** A field beside the specification's. */\nconst field = 1;",
    found: ['1 wording'],
    plain: '/** Not in the specification. */\nconst field = 1;',
  },
  'a private term in a name': {
    refused: 'export function sendLetter(address: string) {}',
    found: ['1 term'],
    plain: 'export function sendEmail(address: string) {}',
  },
  'a private term in a comment': {
    refused: '// The deed of an operator.',
    found: ['1 term'],
    plain: '// The admin command, written `deed`.',
  },
  'a private term of an area that handles tokens': {
    path: 'server/src/sign-in/provider.ts',
    refused: 'type Provider = { word: string };',
    found: ['1 term'],
    plain: 'type Provider = { token: string; password: string; words: string[] };',
  },
};

test.each(Object.entries(planted))('refuses %s and accepts the plain version', (_, { path, refused, found, plain }) => {
  const file = path ?? 'server/src/plans/plans.ts';

  expect(rulesBroken(file, refused)).toEqual(found);
  if (plain !== '') expect(rulesBroken(file, plain)).toEqual([]);
});

test('accepts a word in an area where it has a correct use', () => {
  expect(rulesBroken('server/src/wording/fill-in.ts', 'const word = text.split(" ")[0];')).toEqual([]);
  expect(rulesBroken('engine/src/story/letter.ts', '// A letter that a character writes.')).toEqual([]);
});
