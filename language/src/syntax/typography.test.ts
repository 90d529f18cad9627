import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainHtml, richText, typesetterOf } from './typography.ts';

test.each([
  ['*Somebody* is *up*.', '<em>Somebody</em> is <em>up</em>.'],
  ['"Who?" she says.', '“Who?” she says.'],
  ['*"Who?"*', '<em>“Who?”</em>'],
  ['"*The* Family."', '“<em>The</em> Family.”'],
  ['"It says \'Up\'," he says.', '“It says ‘Up’,” he says.'],
  ["the Perks' dog isn't Mrs Pike's", 'the Perks’ dog isn’t Mrs Pike’s'],
  ["'Tis late", '’Tis late'],
  ['five \\* six', 'five * six'],
  ['Two *lines,\n\'one*\n"each"', 'Two <em>lines,<br>\n‘one</em><br>\n“each”'],
  ['\\{plain\\} \\| \\: \\n', '{plain} | : \\n'],
])('%s', (written, html) => {
  expect(richText(written)).toBe(html);
});

test('closes an unpaired asterisk at the end', () => {
  expect(richText('so *loud')).toBe('so <em>loud</em>');
});

test('emphasis and quotes continue across parts of a text', () => {
  const { set, close } = typesetterOf('so *loud, "{x}" they* said');

  expect([set(0, 11), set(14, 15), set(15, 26), close()]).toEqual(['so <em>loud, “', '”', ' they</em> said', '']);
});

test('the character before a text decides on its first quote', () => {
  expect([richText("'s hat", 'n'), richText("'so'", ' '), richText('"so"', '(')]).toEqual(['’s hat', '‘so’', '“so”']);
});

test('plain words keep asterisks and backslashes', () => {
  expect(plainHtml('*a* \\* <b> & "c"')).toBe('*a* \\* &lt;b&gt; &amp; “c”');
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
  expect(isSafe(richText(hostile))).toBe(true);
  expect(isSafe(plainHtml(hostile))).toBe(true);
});

test('any input gives only well-formed emphasis and line breaks as markup', () => {
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
        expect(isSafe(richText(text))).toBe(true);
        expect(isSafe(plainHtml(text))).toBe(true);
      },
    ),
    { seed: 4012, numRuns: 2000 },
  );
});

/** Contains only well-formed emphasis, line breaks and escaped characters. */
function isSafe(html: string): boolean {
  const withoutEntities = html.replace(/&(?:amp|lt|gt|quot|#39);/g, '');
  const withoutBreaks = withoutEntities.replaceAll('<br>\n', '\n');
  const withoutEmphasis = withoutBreaks.replace(/<em>([^<>]*)<\/em>/g, '$1');
  return !/[<>&"']/.test(withoutEmphasis);
}
