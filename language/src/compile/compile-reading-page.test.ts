import { plainPageNames } from '@underhall/engine';
import { expect, test } from 'vitest';
import { compiled } from '../testing/compiled.ts';

const htmlOf = (prose: string): string | undefined =>
  compiled({ 'pages/help.story': `= Help\naddress: help\n\n${prose}\n` }).pages.find(({ name }) => name === 'help')
    ?.html;

test('a page is paragraphs, lists, links and headings, and whatever else was written is text', () => {
  const written = [
    'Say "*please*" & <b>wait</b>.',
    '- One [*door*](/account?a=1&b=2).',
    '- Two {support}.',
    '== The Keys, and {title}\n\nPress.',
    "== Ada's\nanchor: ada\n\nCome.",
  ];

  expect(htmlOf(written.join('\n\n'))).toBe(
    [
      '<p>Say “<em>please</em>” &amp; &lt;b&gt;wait&lt;/b&gt;.</p>',
      '<ul><li>One <a href="/account?a=1&amp;b=2"><em>door</em></a>.</li><li>Two {support}.</li></ul>',
      '<h1 id="the-keys-and-title">The Keys, and {title}</h1><p>Press.</p>',
      '<h1 id="ada">Ada’s</h1><p>Come.</p>',
    ].join(''),
  );
});

test('what a world does not write of the five is told in plain words; its own stand first, others too', () => {
  const { pages } = compiled({
    'pages/help.story': '= Help\naddress: help\n\nOurs.\n',
    'pages/rules.story': '= Rules\naddress: house-rules\n\nOurs.\n',
  });

  expect(pages.map(({ name }) => name)).toEqual(['help', 'house-rules', 'credits', 'privacy', 'terms', 'footer']);
  expect(compiled({}).pages.map(({ name }) => name)).toEqual([...plainPageNames]);
});

test('a world with pages reads the same however often it is compiled', () => {
  expect(compiled({}).version).toBe(compiled({}).version);
  expect(compiled({ 'pages/rules.story': '= Rules\naddress: rules\n\nOurs.\n' }).version).not.toBe(
    compiled({}).version,
  );
});
