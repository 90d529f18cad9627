import { plainPageNames } from '@underhall/engine';
import { expect, test } from 'vitest';
import { packOf } from '../testing/a-world.ts';
import { anAdvert, aSnippet, someNews } from '../testing/other-kinds.ts';

test('a snippet has its picture, its requirements and its prose', () => {
  const { snippets } = packOf({
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

test('an advert has its picture, its alt text and its link', () => {
  expect(packOf(anAdvert("image: stall\nalt: Ada's stall.\nlink: /bazaar")).adverts).toEqual([
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

test('news keep the order of the source unless "order" is set, and need no picture or link', () => {
  const news = '= First\n\nOne.\n\n= Second\norder: 1\nimage: lens\nlink: https://example.org\n\nTwo.\n';

  expect(packOf({ 'pages/news/one.story': news }).news).toEqual([
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
  expect(packOf({})).toMatchObject({ snippets: [], adverts: [], news: [] });
  expect(packOf({ ...aSnippet(''), ...someNews('') })).toMatchObject({ snippets: [{}], adverts: [], news: [{}] });
});

const htmlOf = (prose: string): string | undefined =>
  packOf({ 'pages/help.story': `= Help\naddress: help\n\n${prose}\n` }).pages.find(({ name }) => name === 'help')?.html;

test('a page has paragraphs, lists, links and headings, and escapes everything else', () => {
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

test("missing standard pages get plain texts; the world's own pages come first", () => {
  const { pages } = packOf({
    'pages/help.story': '= Help\naddress: help\n\nOurs.\n',
    'pages/rules.story': '= Rules\naddress: house-rules\n\nOurs.\n',
  });

  expect(pages.map(({ name }) => name)).toEqual(['help', 'house-rules', 'credits', 'privacy', 'terms', 'footer']);
  expect(packOf({}).pages.map(({ name }) => name)).toEqual([...plainPageNames]);
});

test('a world with pages compiles to the same pack each time', () => {
  expect(packOf({}).version).toBe(packOf({}).version);
  expect(packOf({ 'pages/rules.story': '= Rules\naddress: rules\n\nOurs.\n' }).version).not.toBe(packOf({}).version);
});

test('the credits of pictures are paragraphs of the credits page, under the heading that it has', () => {
  const creditsOf = (files: Readonly<Record<string, string>>) =>
    packOf({ 'pictures/credits.txt': 'The quay: Ada <3\n\nAll else: me\n', ...files }).pages.find(
      ({ name }) => name === 'credits',
    )?.html;
  const lines = '<p>The quay: Ada &lt;3</p><p>All else: me</p>';
  const own = (prose: string) => ({ 'pages/credits.story': `= Credits\naddress: credits\n\n${prose}\n` });

  expect(creditsOf({})).toContain(`<h1 id="pictures">Words and pictures</h1>${lines}<p>{rights}</p>`);
  expect(creditsOf(own('Thanks.'))).toBe(`<p>Thanks.</p><h1 id="pictures">Pictures</h1>${lines}`);
  expect(creditsOf(own('== Pictures\n\nMine.'))).toBe(`<h1 id="pictures">Pictures</h1>${lines}<p>Mine.</p>`);
  expect(creditsOf({ 'pictures/credits.txt': '' })).not.toContain('Ada');
});
