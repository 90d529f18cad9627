import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { challengeKinds, decks } from '@underhall/engine';
import { expect, test } from 'vitest';
import { readFolder } from './compile/read-folder.ts';
import { factTables } from './meaning/fact-tables.ts';
import { plainWords } from './meaning/plain-forms.ts';
import { variedLine } from './meaning/written-text.ts';
import type { Block } from './syntax/block.ts';
import { parseBlocks } from './syntax/parse-blocks.ts';
import { extension, highlight } from './testing/highlight.ts';

const read = (path: string): string => readFileSync(join(extension, path), 'utf8');
const grammar = JSON.parse(read('underhall.tmLanguage.json'));
const docs = join(import.meta.dirname, '..', '..', 'docs', 'authors');
const reference = readFileSync(join(docs, 'reference.md'), 'utf8');
const examples = [...reference.matchAll(/^```(?:story [^\n]*)?\n(= .*?)^```/gms)].map(([, text = '']) => text);
/** The example that shows only the general shape has unknown facts. */
const isReal = (text: string): boolean => !text.includes('\nfact: value\n');
const world = readFolder(join(import.meta.dirname, '..', '..', 'world')).flatMap(({ path, text }) =>
  path.endsWith('.story') ? [text] : [],
);

/** The highlighted pieces of a text, each with its scope. */
const tokensOf = (source: string): readonly string[] =>
  highlight(source)
    .filter(({ as, text }) => text.trim() !== '' && as !== '' && !as.startsWith('meta.'))
    .map(({ text, as }) => `${text}|${as}`);

/** The highlighted pieces of one fact line. */
const inFact = (fact: string): readonly string[] => tokensOf(`= It\n${fact}`).slice(4);

test('the grammar highlights exactly the facts of the language', () => {
  const known = new Set(Object.values(factTables).flatMap((table) => Object.keys(table)));
  const inGrammar = JSON.stringify(grammar.repository.fact).matchAll(/\^\(([a-z| -]+)\)\(:\)/g);

  expect([...inGrammar].flatMap(([, keys = '']) => keys.split('|')).sort()).toEqual([...known].sort());
});

test('the grammar highlights the same facts as text that the language reads as text', () => {
  for (const table of Object.values(factTables)) {
    for (const [key, form] of Object.entries(table)) {
      const [, , , ...value] = highlight(`= It\n${key}: 5 {Talk}`);
      const isTold = value.some(({ within }) => within.includes('meta.substitution'));
      const isPlain = value.some(({ within }) => within.includes('meta.fact.plain'));
      expect([key, isTold]).toEqual([
        key,
        form === variedLine || key === 'told' || key === 'next step' || key === 'text',
      ]);
      expect([key, isPlain]).toEqual([key, form === plainWords]);
    }
  }
});

const withInner = (block: Block): readonly Block[] => [block, ...block.inner.flatMap(withInner)];

test.each([...examples.filter(isReal), ...world])(
  'headings and facts are recognised, and nothing is marked as an error: %#',
  (text) => {
    const pieces = highlight(text);
    const { blocks } = parseBlocks('a.story', text);
    const all = blocks.flatMap(withInner);
    const found = (name: string) => pieces.filter(({ within }) => within.some((each) => each === name));

    expect(pieces.filter(({ within }) => within.some((name) => name.startsWith('invalid')))).toEqual([]);
    expect(found('keyword.other.fact').map((piece) => piece.text)).toEqual(
      all.flatMap(({ facts }) => facts.map(({ key }) => key)),
    );
    for (const depth of [1, 2, 3]) {
      const marks = found(`markup.heading.${depth}`).filter(({ as }) => as === 'punctuation.definition.heading');
      expect(marks.map((piece) => piece.text)).toEqual(
        all.filter((block) => block.depth === depth).map(() => '='.repeat(depth)),
      );
    }
  },
);

test('there are examples to highlight', () => {
  expect(examples.length).toBeGreaterThan(12);
});

test('an unknown fact is marked as an error, up to the blank line', () => {
  expect(tokensOf('= It\nwhne: Talk 5+\n\nHe said: nothing')).toEqual([
    '=|punctuation.definition.heading',
    'It|entity.name.section',
    'whne: Talk 5+|invalid.illegal.unknown-fact',
  ]);
  expect(tokensOf('==== Too deep')).toEqual(['==== Too deep|invalid.illegal.heading']);
});

test('the heading of an outcome separates its kind from its title', () => {
  expect(tokensOf('=== rare success 5%: No, Really')).toEqual([
    '===|punctuation.definition.heading',
    'rare success |keyword.control.outcome',
    '5%|constant.numeric',
    ':|punctuation.separator.key-value',
    'No, Really|entity.name.section',
  ]);
});

const name = 'string.unquoted.name';
const word = 'keyword.operator.word';
const number = 'constant.numeric';
const comma = ',|punctuation.separator.list';

test.each([
  ['when: Watchful 5+, no Parcel', [`Watchful|${name}`, `5+|${number}`, comma, `no|${word}`, `Parcel|${name}`]],
  ['when: Talk under 3', [`Talk|${name}`, `under|${word}`, `3|${number}`]],
  ['when: Echoes 10 to 60', [`Echoes|${name}`, `10|${number}`, `to|${word}`, `60|${number}`]],
  ['when: Introduced exactly 2', [`Introduced|${name}`, `exactly|${word}`, `2|${number}`]],
  ['when: A 1+ or B 2+', [`A|${name}`, `1+|${number}`, `or|${word}`, `B|${name}`, `2+|${number}`]],
  ['when: not seen "Rain, Reported"', [`not seen|${word}`, '"Rain, Reported"|string.quoted.double.name']],
  [
    'when: Kind at least ([Exact] + 2)',
    [
      `Kind|${name}`,
      `at least|${word}`,
      '(|punctuation.section.formula.begin',
      'Exact|variable.other.quality',
      '+|keyword.operator.arithmetic',
      `2|${number}`,
      ')|punctuation.section.formula.end',
    ],
  ],
  [
    'gain: Echoes (least(10, [base Watchful]) + 2d6)',
    [
      `Echoes|${name}`,
      '(|punctuation.section.formula.begin',
      'least|support.function',
      '(|punctuation.section.formula.begin',
      `10|${number}`,
      comma,
      'base |storage.modifier.base',
      'Watchful|variable.other.quality',
      ')|punctuation.section.formula.end',
      '+|keyword.operator.arithmetic',
      '2d6|constant.numeric.dice',
      ')|punctuation.section.formula.end',
    ],
  ],
  ['enhances: Watchful -2', [`Watchful|${name}`, `-2|${number}`]],
  ['challenge: Watchful 4 narrow', [`Watchful|${name}`, `4|${number}`, 'narrow|storage.modifier.challenge']],
  ['cost: 2 actions', ['2 actions|constant.numeric']],
  ['after: 7 days', ['7 days|constant.numeric']],
  ['back: no', ['no|constant.language']],
  ['once: yes', ['yes|constant.language']],
  ['order: 30', [`30|${number}`]],
  ['given: to Kind 5+', [`to|${word}`, `Kind|${name}`, `5+|${number}`]],
  ['button: Go {home}', ['Go {home}|string.unquoted.plain']],
  [
    'told: 5 You *rattle*',
    [`5|${number}`, '*|punctuation.definition.italic', 'rattle|markup.italic', '*|punctuation.definition.italic'],
  ],
])('%s', (fact, pieces) => {
  expect(inFact(fact)).toEqual(pieces);
});

const open = '{|punctuation.section.substitution.begin';
const shut = '}|punctuation.section.substitution.end';
const bar = '||punctuation.separator.case';

test.each([
  ['He \\{ and \\* said', ['\\{|constant.character.escape', '\\*|constant.character.escape']],
  ['{Watchful}', [open, 'Watchful|variable.other.quality', shut]],
  ['{The Light: What You Know}', [open, 'The Light: What You Know|variable.other.quality', shut]],
  ['{name}', [open, 'name|variable.language.own-name', shut]],
  ['{stage of Talk}', [open, 'stage|variable.other.list', `of|${word}`, 'Talk|variable.other.quality', shut]],
  ['{he|she|they}', [open, bar, bar, shut]],
  [
    '{Talk 5+, no Kind: one *two* | no Kind: x | y}',
    [
      open,
      `Talk|${name}`,
      `5+|${number}`,
      comma,
      `no|${word}`,
      `Kind|${name}`,
      ':|punctuation.separator.case',
      '*|punctuation.definition.italic',
      'two|markup.italic',
      '*|punctuation.definition.italic',
      bar,
      `no|${word}`,
      `Kind|${name}`,
      ':|punctuation.separator.case',
      bar,
      shut,
    ],
  ],
])('in prose: %s', (prose, pieces) => {
  expect(tokensOf(`= It\n\n${prose}`).slice(2)).toEqual(pieces);
});

test('the bar before a line of verse is marked', () => {
  expect(tokensOf('= It\n\n| One\n\\| two').slice(2)).toEqual([
    '||punctuation.definition.verse',
    '\\||constant.character.escape',
  ]);
});

test('an unclosed emphasis ends with its paragraph', () => {
  expect(highlight('= It\n\nA *word\n\nplain').at(-1)).toMatchObject({ text: 'plain', as: '' });
});

test('every file that the extension names exists', () => {
  const { contributes } = JSON.parse(read('package.json'));
  const [language] = contributes.languages;

  expect(language.extensions).toEqual(['.story']);
  expect(JSON.parse(read(language.configuration)).brackets).toContainEqual(['{', '}']);
  expect(JSON.parse(read(contributes.grammars[0].path)).scopeName).toBe(contributes.grammars[0].scopeName);
  expect(contributes.grammars[0].language).toBe(language.id);
});

test.each(challengeKinds)('the grammar and the reference know the kind of challenge %s', (kind) => {
  expect(inFact(`challenge: Talk 4 ${kind}`).slice(-2)).toEqual([
    '4|constant.numeric',
    `${kind}|storage.modifier.challenge`,
  ]);
  expect(reference).toMatch(new RegExp(`^\\| challenge \\|.* \\d ${kind}\``, 'm'));
});

test('a text of the pack is no flag, even if a branch has a flag of its name', () => {
  expect(inFact('once: Yes, {times}')).toEqual(['{times}|variable.other.slot']);
});

test.each(decks)('the grammar and the reference know the deck %s', (deck) => {
  expect(inFact(`deck: ${deck}`).at(-1)).toBe(`${deck}|constant.language`);
  expect(reference).toMatch(new RegExp(`^\\| \`deck\` \\|.*\`${deck}\``, 'm'));
});
