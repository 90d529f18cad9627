import { chanceFrom, newCharacter, openPack, type Piece, renderText, type Text } from '@underhall/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { namesOf } from '../meaning/names-of.ts';
import { readWorld } from '../meaning/read-world.ts';
import { readText } from '../meaning/written-text.ts';
import { aWorld, idIn, packOf, words } from '../testing/a-world.ts';
import { assignIds } from './assign-ids.ts';
import { compileProse, compileText } from './compile-text.ts';
import { lookUp } from './look-up.ts';

const SMOKE = `= Smoke
category: Randomizer
image: smoke
stages: 50 "Thick" & *brown*, 1 Thin
text: smell 50 *Soot* & <ash>
text: smell 0 Nothing
text: hue 0 Grey

Smoke.
`;
const files = { 'qualities/smoke.story': SMOKE };
const { world } = readWorld(aWorld(files));
const find = lookUp(world, assignIds(world, []).of);
const pack = packOf(files);
const smoke = idIn(pack, 'Smoke');

const problems: string[] = [];
const names = namesOf(world);
const read = (text: string) =>
  readText(words(text), {
    report: (_, message) => problems.push(message),
    mention: ({ kind, name }) => names[kind].has(name) || problems.push(`unknown ${kind}`),
    mentionPicture: () => undefined,
  });
const text = (written: string): Text => compileText(read(written), find);

test('a text without substitutions is a string', () => {
  expect(text('It is *warm*, & "dry".')).toBe('It is <em>warm</em>, &amp; “dry”.');
  expect(text('')).toBe('');
  expect(compileText(undefined, find)).toBe('');
});

test('each paragraph has its tag, and constant parts are joined', () => {
  expect(compileProse([read('One.'), read('Two.')], find)).toBe('<p>One.</p><p>Two.</p>');
  expect(compileProse([read('One.'), read('{name}'), read('Two.')], find)).toEqual([
    '<p>One.</p><p>',
    { kind: 'name' },
    '</p><p>Two.</p>',
  ]);
  expect(compileProse([], find)).toBe('');
});

test('levels, stages, lists and forms of address are pieces', () => {
  expect(text('{Smoke} {stage of Smoke} {smell of Smoke} {he|*she*|they & co}')).toEqual([
    { kind: 'level', quality: smoke },
    ' ',
    {
      kind: 'stage',
      quality: smoke,
      stages: [
        { from: 1, text: 'Thin' },
        { from: 50, text: '“Thick” &amp; *brown*' },
      ],
    },
    ' ',
    {
      kind: 'stage',
      quality: smoke,
      stages: [
        { from: 0, text: 'Nothing' },
        { from: 50, text: '<em>Soot</em> &amp; &lt;ash&gt;' },
      ],
    },
    ' ',
    { kind: 'pronoun', gentleman: 'he', lady: '<em>she</em>', indistinct: 'they &amp; co' },
  ]);
});

test('cases have their requirements, and an empty last text by default', () => {
  expect(text('{Smoke 5+, no Coins: <a> | Smoke under 2: "b" | c}')).toEqual([
    {
      kind: 'cases',
      cases: [
        {
          when: [
            { kind: 'level', quality: smoke, atLeast: 5 },
            { kind: 'level', quality: idIn(pack, 'Coins'), atMost: 0 },
          ],
          text: '&lt;a&gt;',
        },
        { when: [{ kind: 'level', quality: smoke, atMost: 1 }], text: '“b”' },
      ],
      otherwise: 'c',
    },
  ]);
  expect(text('{Smoke 5+: a}')).toMatchObject([{ otherwise: '' }]);
});

test('quotes and emphasis continue across braces', () => {
  expect(text('"{name}," he says. {name}\'s')).toEqual(['“', { kind: 'name' }, ',” he says. ', { kind: 'name' }, '’s']);
  expect(text("Pell{Smoke 5+:'s hat| 'himself'}")).toMatchObject([
    'Pell',
    { cases: [{ text: '’s hat' }], otherwise: '’himself’' },
  ]);
  expect(text('so *{he|she|"they"}* say')).toMatchObject(['so <em>', { indistinct: '“they”' }, '</em> say']);
});

test('escaped braces, bars and colons stay as they are', () => {
  expect(text('\\{name\\} \\* {Smoke 5+: a \\| b\\: c | d}')).toMatchObject([
    '{name} * ',
    { cases: [{ text: 'a | b: c' }], otherwise: 'd' },
  ]);
});

const marks = fc.constantFrom(
  ...['{', '}', '|', ':', '*', '\\', '<', '>', '&', '"', "'", ' ', 'script', '&lt;', 'a'],
  ...['{Smoke}', '{stage of Smoke}', '{smell of Smoke}', '{name}', '{he|<she>|"they"}'],
  ...['{Smoke 5+: *a* | <b>}', '{no Smoke: "a" & b}', '*{Smoke 1+: *x* | y}*'],
);

test('any input compiles to safe and well-formed markup', () => {
  const open = openPack(pack);
  const reader = newCharacter(open, { name: '<b onclick="x">&\'', gender: 'Lady', face: 'plain' }, 0, chanceFrom(1));
  let problemCount = 0;

  fc.assert(
    fc.property(fc.array(marks, { maxLength: 12 }), (all) => {
      problems.length = 0;
      const written = read(all.join(''));
      if (problems.length > 0) return;
      problemCount++;
      const compiledText = compileProse([written], find);

      expect(isSafe(renderText(compiledText, { character: reader, world: open }))).toBe(true);
      for (const markup of markupsIn(compiledText)) expect(isEscaped(markup)).toBe(true);
    }),
    { seed: 4012, numRuns: 4000 },
  );
  expect(problemCount).toBeGreaterThan(300);
});

/** All possible markup of a text. */
const markupsIn = (whole: Text): readonly string[] =>
  typeof whole === 'string' ? [whole] : whole.flatMap((piece) => inPiece(piece));

function inPiece(piece: Piece): readonly string[] {
  if (typeof piece === 'string') return [piece];
  if (piece.kind === 'stage') return piece.stages.map((stage) => stage.text);
  if (piece.kind === 'pronoun') return [piece.gentleman, piece.lady, piece.indistinct];
  if (piece.kind !== 'cases') return [];
  return [...piece.cases.map((each) => each.text), piece.otherwise].flatMap(markupsIn);
}

const withoutEntities = (html: string): string => html.replace(/&(?:amp|lt|gt|quot|#39);/g, '');

/** Contains no tags except emphasis and paragraphs, and no unescaped character. */
const isEscaped = (html: string): boolean => !/[<>&"']/.test(withoutEntities(html).replace(/<\/?(?:em|p)>/g, ''));

/** One paragraph with well-formed emphasis. */
function isSafe(html: string): boolean {
  const [, inner] = /^<p>(.*)<\/p>$/s.exec(withoutEntities(html)) ?? [];
  let depth = 0;
  for (const [mark] of (inner ?? '<').matchAll(/<\/?em>|[<>&"']/g)) {
    depth += mark === '<em>' ? 1 : mark === '</em>' ? -1 : Number.NaN;
    if (!(depth >= 0)) return false;
  }
  return depth === 0;
}

test('limits of the rules are filled in as figures, and leave one plain text', () => {
  expect(text('"One in {minutes} minutes, up to {bank}."')).toBe('“One in 10 minutes, up to 20.”');
});
