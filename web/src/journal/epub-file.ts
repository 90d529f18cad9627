import { strToU8, zipSync } from 'fflate';
import { fragmentOf, wordsOf } from '../ui/sanitize.ts';
import { type Chapter, dayInWords } from './chapters.ts';
import { type Cover, coverLine, type JournalFormat, type WrittenEntry } from './journal-file.ts';

const invalidInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (words: string): string =>
  words.replace(invalidInXml, '').replace(/[&<>"]/g, (mark) => entities[mark] ?? mark);

const xhtmlOf = (html: string): string =>
  new XMLSerializer().serializeToString(fragmentOf(html)).replace(invalidInXml, '');

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const language = () => document.documentElement.lang || 'en';

const page = (title: string, body: string): string => `${head}<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language()}" xml:lang="${language()}">
<head><title>${text(title)}</title><link rel="stylesheet" href="style.css"/></head>
<body>${body}</body>
</html>
`;

const style = `body { margin: 5%; line-height: 1.5; }
h1, h2, h3 { line-height: 1.2; page-break-after: avoid; }
.where, .tags { color: #555; font-size: 0.9em; }
.entry { margin-bottom: 2.5em; }
nav ol { list-style: none; padding-left: 1.2em; }
.cover { margin-top: 30%; text-align: center; }
`;

const container = `${head}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

/** `crypto.randomUUID` is missing on pages without https. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

type NamedChapter = Chapter<WrittenEntry> & { readonly file: string };

function packageOf({ title, author, at, rights }: Cover, chapters: readonly NamedChapter[]): string {
  const item = (file: string, more = '') =>
    `<item id="${file.replace('.', '-')}" href="${file}" media-type="application/xhtml+xml"${more}/>`;
  const spine = ['cover.xhtml', 'nav.xhtml', ...chapters.map(({ file }) => file)];
  return `${head}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language()}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:uuid:${randomUuid()}</dc:identifier>
<dc:title>${text(title)}</dc:title>
<dc:creator>${text(author)}</dc:creator>
<dc:language>${language()}</dc:language>
<dc:rights>${text(rights)}</dc:rights>
<meta property="dcterms:modified">${at.toISOString().slice(0, 19)}Z</meta>
</metadata>
<manifest>
<item id="style" href="style.css" media-type="text/css"/>
${spine.map((file) => item(file, file === 'nav.xhtml' ? ' properties="nav"' : '')).join('\n')}
</manifest>
<spine>
${spine.map((file) => `<itemref idref="${file.replace('.', '-')}"/>`).join('\n')}
</spine>
</package>
`;
}

/** Anchor of an entry within its chapter, for the table of contents. */
const idAt = (place: number): string => `entry-${place + 1}`;

const contents = (chapters: readonly NamedChapter[]): string => `<nav epub:type="toc"><h1>Contents</h1><ol>
${chapters
  .map(
    ({ title, file, entries }) => `<li><a href="${file}">${text(title)}</a><ol>
${entries.map((entry, place) => `<li><a href="${file}#${idAt(place)}">${text(entry.title) || '-'}</a></li>`).join('\n')}
</ol></li>`,
  )
  .join('\n')}
</ol></nav>`;

/** EPUB 3: a zip that begins with its uncompressed media type, a package that lists every page, and XHTML pages. */
export const epubFile: JournalFormat = {
  extension: 'epub',
  type: 'application/epub+zip',
  write: ({ eventName, areaName, dateTime, playerMessage, tags }) => `<article class="entry">
<h2>${text(wordsOf(eventName))}</h2>
<p class="where">${[text(wordsOf(areaName)), dayInWords(dateTime)].filter(Boolean).join(', ')}</p>
<div>${xhtmlOf(playerMessage)}</div>${
    tags.length > 0 ? `\n<p class="tags">Tags: ${tags.map(({ name }) => text(name)).join(', ')}</p>` : ''
  }
</article>`,
  assemble: (cover, chapters) => {
    const named = chapters.map((chapter, place) => ({ ...chapter, file: `chapter-${place + 1}.xhtml` }));
    const first = `<div class="cover"><h1>${text(cover.title)}</h1><p>${coverLine(cover, dayInWords)}</p><p>${text(cover.rights)}</p></div>`;
    const files = {
      'META-INF/container.xml': container,
      'book/package.opf': packageOf(cover, named),
      'book/style.css': style,
      'book/cover.xhtml': page(cover.title, first),
      'book/nav.xhtml': page('Contents', contents(named)),
      ...Object.fromEntries(
        named.map(({ file, title, entries }) => [
          `book/${file}`,
          page(
            title,
            `<h1>${text(title)}</h1>\n${entries.map(({ words }, place) => `<section id="${idAt(place)}">${words}</section>`).join('\n')}`,
          ),
        ]),
      ),
    };
    return zipSync({
      mimetype: [strToU8('application/epub+zip'), { level: 0 }],
      ...Object.fromEntries(Object.entries(files).map(([name, words]) => [name, strToU8(words)])),
    });
  },
};
