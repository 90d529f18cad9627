import { expect, test } from 'vitest';
import { paragraphsOf, plainParagraphs, wrapText } from './screen.ts';

test('markup becomes paragraphs with asterisks for emphasis', () => {
  expect(
    plainParagraphs(
      '<p class="content-note">A <em>death</em>.</p><p>Salt &amp; &lt;b&gt; &quot;x&quot; &#39;y&#39;</p>',
    ),
  ).toEqual(['A *death*.', 'Salt & <b> "x" \'y\'']);
  expect(plainParagraphs('One<br>\ntwo<br />three')).toEqual(['One\ntwo\nthree']);
  expect(plainParagraphs('')).toEqual([]);
});

test('decodes entities only once', () => {
  expect(plainParagraphs('&amp;lt;')).toEqual(['&lt;']);
});

test('wraps lines at the width and never within a word', () => {
  expect(wrapText('aaa bbb ccc', '', 7)).toEqual(['aaa bbb', 'ccc']);
  expect(wrapText('aaa bbb ccc', '', 6)).toEqual(['aaa', 'bbb', 'ccc']);
  expect(wrapText('aaa bbb ccc', '  ', 9)).toEqual(['  aaa bbb', '  ccc']);
  expect(wrapText('aaaaaaaaaa b', '', 4)).toEqual(['aaaaaaaaaa', 'b']);
  expect(wrapText('  ')).toEqual([]);
});

test('separates paragraphs by an empty line', () => {
  expect(paragraphsOf('<p>One.</p><p>Two.</p>', ' ')).toEqual([' One.', '', ' Two.']);
  expect(paragraphsOf('<p>One,<br>\ntwo.</p><p>Three.</p>', ' ')).toEqual([' One,', ' two.', '', ' Three.']);
});
