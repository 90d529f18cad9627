import { expect, test } from 'vitest';
import { paragraphsOf, plainParagraphs, wrapText } from './screen.ts';

test('markup is read as paragraphs, with emphasis as authors write it', () => {
  expect(
    plainParagraphs(
      '<p class="content-note">A <em>death</em>.</p><p>Salt &amp; &lt;b&gt; &quot;x&quot; &#39;y&#39;</p>',
    ),
  ).toEqual(['A *death*.', 'Salt & <b> "x" \'y\'']);
  expect(plainParagraphs('One<br>two<br />three')).toEqual(['One', 'two', 'three']);
  expect(plainParagraphs('')).toEqual([]);
});

test('what was escaped twice is read once', () => {
  expect(plainParagraphs('&amp;lt;')).toEqual(['&lt;']);
});

test('lines are filled, never beyond the width, and words are whole', () => {
  expect(wrapText('aaa bbb ccc', '', 7)).toEqual(['aaa bbb', 'ccc']);
  expect(wrapText('aaa bbb ccc', '', 6)).toEqual(['aaa', 'bbb', 'ccc']);
  expect(wrapText('aaa bbb ccc', '  ', 9)).toEqual(['  aaa bbb', '  ccc']);
  expect(wrapText('aaaaaaaaaa b', '', 4)).toEqual(['aaaaaaaaaa', 'b']);
  expect(wrapText('  ')).toEqual([]);
});

test('an empty line stands between paragraphs', () => {
  expect(paragraphsOf('<p>One.</p><p>Two.</p>', ' ')).toEqual([' One.', '', ' Two.']);
});
