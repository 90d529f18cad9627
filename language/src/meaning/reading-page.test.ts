import { expect, test } from 'vitest';
import { problemsIn } from '../testing/a-world.ts';

const aPage = (prose: string, facts = 'address: help') => ({ 'pages/help.story': `= Help\n${facts}\n\n${prose}\n` });

test('a page needs an address of small letters, digits and hyphens', () => {
  expect(problemsIn(aPage('Read.', 'address: house-rules'))).toEqual([]);
  expect(problemsIn({ 'pages/help.story': '= Help\n\nRead.\n' })).toEqual([
    'pages/help.story:1:3 "Help" has no "address"',
  ]);
  expect(problemsIn(aPage('Read.', 'address: The Rules'))).toEqual([
    'pages/help.story:2:10 "The Rules" is not a valid address; use small letters and hyphens, like "house-rules"',
  ]);
});

test('braces hold known placeholders, and nothing that depends on the reader', () => {
  expect(problemsIn(aPage('{title} has {actions}, and {support}.'))).toEqual([]);
  expect(problemsIn(aPage('Dear {he|she|they}, you have {Watchful} and {suport}.'))).toEqual([
    expect.stringContaining('4:6 unknown placeholder "{he|she|they}"'),
    expect.stringContaining('4:30 unknown placeholder "{Watchful}"'),
    expect.stringContaining('Did you mean "support"?'),
  ]);
});

test.each(['/account#contacts', 'https://example.org/wick', '#keys', 'mailto:ask@game.example'])(
  'accepts the link %s',
  (href) => {
    expect(problemsIn(aPage(`Look [there](${href}).`))).toEqual([]);
  },
);

test('reports an invalid link at its place', () => {
  expect(problemsIn(aPage('Look [there](javascript:alert) now.'))).toEqual([
    'pages/help.story:4:14 "javascript:alert" is not a link; write a page of the game like "/bazaar", or an address that begins with "https://"',
  ]);
});

test('reports two pages of one address, two parts of one anchor, and a part of a part', () => {
  const twice = {
    ...aPage('Read.\n\n== Keys\n\nOne.\n\n== More keys\nanchor: keys\n\nTwo.'),
    'pages/b.story': '= B\naddress: help\n\nIt.\n',
  };

  expect(problemsIn(twice)).toEqual([
    expect.stringContaining('there is another page with the address "help"'),
    expect.stringContaining('there is another part with the anchor "keys"'),
  ]);
  expect(problemsIn(aPage('Read.\n\n== Keys\n\nOne.\n\n=== Deeper\n\nTwo.'))).toEqual([
    expect.stringContaining('no heading is allowed under this one'),
  ]);
});
