import { expect, test } from 'vitest';
import { compiled } from '../testing/compiled.ts';
import { anAdvert, aSnippet, someNews } from '../testing/other-kinds.ts';

test('a snippet has its picture, what it asks for, and its prose in the words of whoever reads', () => {
  const { snippets } = compiled({
    'pages/snippets/hint.story': '= "A" Hint\nwhen: Watchful 3+\nimage: lens\n\nLook *twice*, {he|she|they}.\n',
  });

  expect(snippets).toEqual([
    {
      id: expect.any(Number),
      title: '“A” Hint',
      html: ['<p>Look <em>twice</em>, ', expect.objectContaining({ kind: 'pronoun' }), '.</p>'],
      when: [{ kind: 'level', quality: expect.any(Number), atLeast: 3 }],
      image: 'lens',
    },
  ]);
});

test('an advert has its picture, the words for it, and its link', () => {
  expect(compiled(anAdvert("image: stall\nalt: Ada's stall.\nlink: /bazaar")).adverts).toEqual([
    {
      id: expect.any(Number),
      title: 'Hats',
      html: '<p>Two for one.</p>',
      when: [],
      image: 'stall',
      alt: 'Ada’s stall.',
      link: '/bazaar',
    },
  ]);
});

test('news come in their order, as written where none is given, and may do without picture and link', () => {
  const news = '= First\n\nOne.\n\n= Second\norder: 1\nimage: lens\nlink: https://example.org\n\nTwo.\n';

  expect(compiled({ 'pages/news/one.story': news }).news).toEqual([
    { id: expect.any(Number), title: 'First', html: '<p>One.</p>', when: [], order: 1 },
    {
      id: expect.any(Number),
      title: 'Second',
      html: '<p>Two.</p>',
      when: [],
      order: 1,
      image: 'lens',
      link: 'https://example.org',
    },
  ]);
});

test('a world without such pages has none', () => {
  expect(compiled({})).toMatchObject({ snippets: [], adverts: [], news: [] });
  expect(compiled({ ...aSnippet(''), ...someNews('') })).toMatchObject({ snippets: [{}], adverts: [], news: [{}] });
});
