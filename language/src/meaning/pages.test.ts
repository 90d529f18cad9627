import { expect, test } from 'vitest';
import { problemsIn } from '../testing/a-world.ts';
import { anAdvert, aSnippet, someNews } from '../testing/other-kinds.ts';

const anyAdvert = 'image: stall\nalt: A stall.\n';

test('reports an advert without a picture, an alt text or a link', () => {
  expect(problemsIn(anAdvert('image: stall\nalt: A stall.\nlink: /bazaar'))).toEqual([]);
  expect(problemsIn(anAdvert(''))).toEqual(
    ['image', 'alt', 'link'].map((fact) => `pages/adverts/hats.story:1:3 "Hats" has no "${fact}"`),
  );
});

test.each([
  '/bazaar',
  '/',
  '/profile/Mr%20Pell',
  '/myself?group=3#goods',
  'https://example.org/wick',
  'https://example.org',
])('accepts the link %s', (link) => {
  expect(problemsIn(anAdvert(`${anyAdvert}link: ${link}`))).toEqual([]);
});

test.each([
  'bazaar',
  '//example.org',
  '/\\example.org',
  'http://example.org',
  'javascript:alert(1)',
  'https://',
  'https://bank@example.org',
  'https://example',
  'https://example.org/a b',
])('reports the link %s and says how to write one', (link) => {
  expect(problemsIn(anAdvert(`${anyAdvert}link: ${link}`))).toEqual([
    `pages/adverts/hats.story:4:7 "${link}" is not a link; write a page of the game like "/bazaar", or an address that begins with "https://"`,
  ]);
});

test('a snippet needs a picture and prose and has known requirements; news need prose', () => {
  expect(problemsIn(aSnippet('when: Watchful 3+'))).toEqual([]);
  expect(problemsIn(aSnippet('when: Wachful 3+'))).toEqual([
    'pages/snippets/hint.story:2:7 unknown quality "Wachful". Did you mean "Watchful"?',
  ]);
  expect(problemsIn({ 'pages/snippets/hint.story': '= A Hint\n' })).toEqual([
    'pages/snippets/hint.story:1:3 "A Hint" has no "image"',
    'pages/snippets/hint.story:1:3 "A Hint" has no prose',
  ]);
  expect(problemsIn(someNews(''))).toEqual([]);
  expect(problemsIn({ 'pages/news/one.story': '= News\nlink: /help\n' })).toEqual([
    'pages/news/one.story:1:3 "News" has no prose',
  ]);
});

test('reports parts of a snippet, and a second one of the same name', () => {
  const twice = '= A Hint\nimage: lens\n\nLook.\n';

  expect(problemsIn({ 'pages/snippets/hint.story': `${twice}\n== More\n` })).toEqual([
    'pages/snippets/hint.story:6:4 no heading is allowed under this one; use fewer "="',
  ]);
  expect(problemsIn({ 'pages/snippets/hint.story': twice, 'pages/snippets/other.story': twice })).toEqual([
    'pages/snippets/other.story:1:3 there is another snippet "A Hint" at pages/snippets/hint.story:1; rename one of the two',
  ]);
});
