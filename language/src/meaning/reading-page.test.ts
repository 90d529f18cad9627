import { expect, test } from 'vitest';
import { problemsIn } from '../testing/a-world.ts';

const aPage = (prose: string, facts = 'address: help') => ({ 'pages/help.story': `= Help\n${facts}\n\n${prose}\n` });

test('a page has an address, of letters that can stand in one', () => {
  expect(problemsIn(aPage('Read.', 'address: house-rules'))).toEqual([]);
  expect(problemsIn({ 'pages/help.story': '= Help\n\nRead.\n' })).toEqual([
    'pages/help.story:1:3 "Help" has no "address"',
  ]);
  expect(problemsIn(aPage('Read.', 'address: The Rules'))).toEqual([
    'pages/help.story:2:10 "The Rules" cannot stand in an address: small letters and hyphens, like "house-rules"',
  ]);
});

test('braces hold what a page can be told, and nothing that depends on who reads', () => {
  expect(problemsIn(aPage('{title} has {actions}, and {support}.'))).toEqual([]);
  expect(problemsIn(aPage('Dear {he|she|they}, you have {Watchful} and {suport}.'))).toEqual([
    expect.stringContaining('4:6 "{he|she|they}" is nothing that a page can be told'),
    expect.stringContaining('4:30 "{Watchful}" is nothing that a page can be told'),
    expect.stringContaining('Did you mean "support"?'),
  ]);
});

test.each(['/account#contacts', 'https://example.org/wick', '#keys', 'mailto:ask@game.example'])(
  '%s can be led to',
  (href) => {
    expect(problemsIn(aPage(`Look [there](${href}).`))).toEqual([]);
  },
);

test('a link that leads nowhere is told, with its place', () => {
  expect(problemsIn(aPage('Look [there](javascript:alert) now.'))).toEqual([
    'pages/help.story:4:14 "javascript:alert" leads nowhere: a page of the game is written like "/bazaar", one elsewhere begins with "https://"',
  ]);
});

test('two pages of one address, two parts of one anchor, and a part of a part are mistakes', () => {
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
