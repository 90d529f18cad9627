import fc from 'fast-check';
import { expect, test } from 'vitest';
import { proseHtml, richText } from './rich-text.ts';

test.each([
  ['*Somebody* is *up*.', '<em>Somebody</em> is <em>up</em>.'],
  ['"Who?" she says.', '“Who?” she says.'],
  ['*"Who?"*', '<em>“Who?”</em>'],
  ['"*The* Family."', '“<em>The</em> Family.”'],
  ['"It says \'Up\'," he says.', '“It says ‘Up’,” he says.'],
  ["the Perks' dog isn't Mrs Pike's", 'the Perks’ dog isn’t Mrs Pike’s'],
  ["'Tis late", '’Tis late'],
  ['five \\* six', 'five * six'],
])('%s', (written, html) => {
  expect(richText(written)).toEqual({ html, hasLooseAsterisk: false });
});

test('paragraphs are told as paragraphs', () => {
  const at = { file: 'a.story', line: 1, column: 1, length: 0 };

  expect(
    proseHtml([
      { text: 'One.', at },
      { text: 'Two.', at },
    ]),
  ).toBe('<p>One.</p><p>Two.</p>');
});

test('an asterisk without a partner is told, and the markup closes all the same', () => {
  expect(richText('so *loud')).toEqual({ html: 'so <em>loud</em>', hasLooseAsterisk: true });
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror="alert(1)">',
  "*<b onclick='x'>*",
  '</p><iframe srcdoc="&lt;script&gt;">',
  '&lt;script&gt; &amp;amp; &#60;script&#62;',
  '<*script*>alert(1)</*script*>',
  '\\*<a href="javascript:alert(1)">x</a>\\*',
])('%s stays text', (hostile) => {
  expect(isSafe(richText(hostile).html)).toBe(true);
});

test('whatever is written, the only markup is emphasis, and it is well formed', () => {
  const pieces = fc.constantFrom(
    '<',
    '>',
    '&',
    '"',
    "'",
    '*',
    '\\',
    '=',
    '/',
    'em',
    'script',
    '&lt;',
    ' ',
    'a',
    '\u2028',
  );

  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(pieces).map((all) => all.join('')),
      ),
      (text) => {
        expect(isSafe(richText(text).html)).toBe(true);
      },
    ),
    { seed: 4012, numRuns: 2000 },
  );
});

/** Emphasis opens and closes in turn; besides it there is no mark, no quote, and no ampersand but of our own entities. */
function isSafe(html: string): boolean {
  const withoutEntities = html.replace(/&(?:amp|lt|gt|quot|#39);/g, '');
  const withoutEmphasis = withoutEntities.replace(/<em>([^<>]*)<\/em>/g, '$1');
  return !/[<>&"']/.test(withoutEmphasis);
}
