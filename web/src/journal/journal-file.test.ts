import type { JournalEntry } from '@underhall/contract';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { wordsOf } from '../ui/sanitize.ts';
import { chaptersOf } from './chapters.ts';
import { epubFile } from './epub-file.ts';
import { type Cover, fileNameOf, type JournalFormat } from './journal-file.ts';
import { markdownFile } from './markdown-file.ts';

const anEntry = (about: Partial<JournalEntry> = {}): JournalEntry => ({
  ...{ id: 1, eventName: 'Lamps', areaName: 'The Quay', dateTime: '2026-03-01T12:00:00.000Z', tags: [] },
  ...{ underhallDateTime: '', playerMessage: '<p>He lights <em>yours</em>.</p>', image: 'lamp' },
  ...about,
});
const tagged = (name: string) => [{ id: 1, name, color: 'None', isFavorite: false }] as const;
const cover: Cover = {
  title: 'The journal of <Ada> & Co',
  author: '<Ada> & Co',
  at: new Date('2026-11-23T10:00:00Z'),
  count: 2,
  rights: 'The words are by A & <B>.',
};
const fileOf = ({ write, assemble }: JournalFormat, entries: readonly JournalEntry[]) =>
  assemble(
    cover,
    chaptersOf(
      entries.map((entry) => ({ dateTime: entry.dateTime, title: wordsOf(entry.eventName), words: write(entry) })),
    ),
  );

test('groups entries by month, or by day if all are from one month', () => {
  const at = (...days: readonly string[]) => chaptersOf(days.map((dateTime) => ({ dateTime })));
  expect(at('2026-03-01T00:00Z', '2026-03-01T23:59:59Z', '2026-03-02T00:00Z')).toMatchObject([
    { title: '1 March 2026', entries: [{}, {}] },
    { title: '2 March 2026', entries: [{}] },
  ]);
  expect(at('2026-03-01T00:00Z', '2026-03-31T00:00Z', '2026-04-01T00:00Z')).toMatchObject([
    { title: 'March 2026', entries: [{}, {}] },
    { title: 'April 2026', entries: [{}] },
  ]);
  expect(at()).toEqual([]);
});

test('names the file by title and date, in characters valid on every system', () => {
  expect(fileNameOf({ ...cover, title: 'The journal of A/d\\a: "x"? <b>\u0007, Lamp' }, 'md')).toBe(
    'The journal of A d a x b , Lamp, 2026-11-23.md',
  );
});

test('Markdown contains cover, chapters, entries with place and date, and tags', () => {
  const file = fileOf(markdownFile, [
    anEntry(),
    anEntry({
      eventName: 'Home',
      areaName: '',
      dateTime: '2026-04-02T12:00:00.000Z',
      playerMessage:
        '<p class="content-note">Dark.</p><p>One<br>two.</p><ul><li>a</li><li><strong>b</strong></li></ul>',
      tags: [...tagged('Ghosts')],
    }),
  ]);
  expect(file).toBe(`# The journal of \\<Ada> \\& Co

2 entries, written out on 23 November 2026. Days are in UTC.

The words are by A \\& \\<B>.

## March 2026

### Lamps

*The Quay, 1 March 2026*

He lights *yours*.

## April 2026

### Home

*2 April 2026*

Dark.

One  
two.

-   a
-   **b**

Tags: Ghosts

`);
});

test('verse keeps its lines in both formats', () => {
  const verse = anEntry({ playerMessage: '<p>Ring, bell,<br>\n1. ring <em>low,<br>\n- ring</em> slow.</p><p>So.</p>' });
  const epub = unzipSync(fileOf(epubFile, [verse]) as Uint8Array<ArrayBuffer>);
  const chapter = xml(strFromU8(epub['book/chapter-1.xhtml'] ?? new Uint8Array()), 'application/xhtml+xml');

  expect(fileOf(markdownFile, [verse])).toContain('Ring, bell,  \n1\\. ring *low,  \n\\- ring* slow.\n\nSo.\n');
  expect(chapter.querySelectorAll('article p:not(.where) br')).toHaveLength(2);
  expect(chapter.querySelector('article div p')?.textContent).toBe('Ring, bell,\n1. ring low,\n- ring slow.');
});

test.each([
  ['&lt;b&gt;bold&lt;/b&gt;', '\\<b>bold\\</b>'],
  ['*a* _b_ `c` [d](e) \\', '\\*a\\* \\_b\\_ \\`c\\` \\[d\\](e) \\\\'],
  ['# x #', '\\# x \\#'],
  ['1. one', '1\\. one'],
  ['1) one', '1\\) one'],
  ['&amp;amp; | ~~x~~', '\\&amp; \\| \\~\\~x\\~\\~'],
  ['~~~ > x', '\\~\\~\\~ > x'],
  ['&gt; said', '\\> said'],
  ['http://x.org www.x.org a@b.c', 'http\\://x.org www\\.x.org a\\@b.c'],
  ['- x', '\\- x'],
  ['===', '\\==='],
])('escapes %s in Markdown', (html, markdown) => {
  expect(markdownFile.write(anEntry({ eventName: html }))).toContain(`### ${markdown}\n`);
  expect(markdownFile.write(anEntry({ playerMessage: `<p>${html}</p>` }))).toContain(`\n\n${markdown}`);
});

const story = '<p>He &amp; “she”<br>and <mark>x</mark>\u0001.</p><script>alert(1)</script><p>&lt;i&gt;</p>';
const epub = () =>
  fileOf(epubFile, [
    anEntry({ eventName: '&lt;b&gt; &amp; "x"\u0002\ud800', playerMessage: story, tags: [...tagged('<&>')] }),
    anEntry({ dateTime: '2026-04-01T00:00:00.000Z', areaName: 'A &amp; B' }),
  ]) as Uint8Array<ArrayBuffer>;
const xml = (words: string, type: DOMParserSupportedType = 'application/xml') => {
  const parsed = new DOMParser().parseFromString(words, type);
  expect(parsed.querySelector('parsererror'), words).toBeNull();
  return parsed;
};

test('an EPUB begins with its uncompressed media type', () => {
  const bytes = epub();
  const word = (from: number, to: number) => String.fromCharCode(...bytes.slice(from, to));
  const number = (at: number) => (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0);
  expect(word(0, 4)).toBe('PK\u0003\u0004');
  expect({ method: number(8), nameLength: number(26), extraLength: number(28) }).toEqual({
    method: 0,
    nameLength: 8,
    extraLength: 0,
  });
  expect(word(30, 58)).toBe('mimetypeapplication/epub+zip');
});

test('the EPUB container points to a package that lists all pages in order and the contents', () => {
  const files = unzipSync(epub());
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const root = xml(read('META-INF/container.xml')).querySelector('rootfile')?.getAttribute('full-path') ?? '';
  const opf = xml(read(root));
  const items = [...opf.querySelectorAll('manifest item')];
  const named = items.map((item) => `book/${item.getAttribute('href')}`);

  expect([...named, 'META-INF/container.xml', 'mimetype', root].toSorted()).toEqual(Object.keys(files).toSorted());
  expect(opf.querySelector('title')?.textContent).toBe(cover.title);
  expect(opf.querySelector('creator')?.textContent).toBe(cover.author);
  expect(opf.querySelector('language')?.textContent).toBeTruthy();
  expect(opf.querySelector('rights')?.textContent).toBe(cover.rights);
  expect(xml(read('book/cover.xhtml'), 'application/xhtml+xml').body.textContent).toContain(cover.rights);
  expect(opf.querySelector('identifier')?.id).toBe(opf.documentElement.getAttribute('unique-identifier'));
  expect(opf.querySelector('meta[property="dcterms:modified"]')?.textContent).toBe('2026-11-23T10:00:00Z');
  const ids = items.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const spine = [...opf.querySelectorAll('itemref')].map((each) => each.getAttribute('idref') ?? '');
  expect(spine).toEqual(['cover-xhtml', 'nav-xhtml', 'chapter-1-xhtml', 'chapter-2-xhtml']);
  expect(ids).toEqual(expect.arrayContaining(spine));
  expect(items.find((item) => item.getAttribute('properties') === 'nav')?.getAttribute('href')).toBe('nav.xhtml');
  const nav = xml(read('book/nav.xhtml'), 'application/xhtml+xml');
  expect(nav.querySelector('nav')?.getAttribute('epub:type')).toBe('toc');
  const links = [...nav.querySelectorAll('nav a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['March 2026', 'chapter-1.xhtml'],
    ['<b> & "x"', 'chapter-1.xhtml#entry-1'],
    ['April 2026', 'chapter-2.xhtml'],
    ['Lamps', 'chapter-2.xhtml#entry-1'],
  ]);
  expect(xml(read('book/chapter-2.xhtml')).querySelector('#entry-1')?.textContent).toContain('Lamps');
});

test('every EPUB page is well-formed XML with escaped text', () => {
  const files = unzipSync(epub());
  const pages = Object.keys(files).filter((name) => name.endsWith('.xhtml'));
  expect(pages).toHaveLength(4);
  for (const name of pages) {
    const page = xml(strFromU8(files[name] ?? new Uint8Array()), 'application/xhtml+xml');
    expect(page.querySelector('title')?.textContent, name).toBeTruthy();
    expect(page.querySelector('script'), name).toBeNull();
  }
  const first = xml(strFromU8(files['book/chapter-1.xhtml'] ?? new Uint8Array()), 'application/xhtml+xml');
  expect(first.querySelector('h2')?.textContent).toBe('<b> & "x"');
  expect(first.querySelector('article div')?.textContent).toBe('He & “she”and x.<i>');
  expect(first.querySelector('.tags')?.textContent).toBe('Tags: <&>');
});
