import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Advert,
  type HiddenPart,
  type News,
  plainPageNames,
  type ReadingPage,
  type Snippet,
} from '@underhall/engine';
import type { Reading } from '../meaning/form.ts';
import type { WrittenAdvert, WrittenNews, WrittenSnippet } from '../meaning/pages.ts';
import type { WrittenWorld } from '../meaning/read-world.ts';
import {
  anchorOf,
  type PageLine,
  type PagePart,
  readReadingPage,
  type WrittenReadingPage,
} from '../meaning/reading-page.ts';
import { parseBlocks } from '../syntax/parse-blocks.ts';
import { curlQuotes, plainHtml, typesetterOf } from '../syntax/typography.ts';
import { compileRequirements } from './compile-requirement.ts';
import { compileProse } from './compile-text.ts';
import type { Lookup } from './look-up.ts';

const pageFields = ({ block, facts, prose }: WrittenSnippet | WrittenAdvert | WrittenNews, find: Lookup) => ({
  id: find.idOf(block),
  title: curlQuotes(block.heading.text),
  html: compileProse(prose, find),
  when: compileRequirements(facts.when, find),
});

export const compileSnippet = (written: WrittenSnippet, find: Lookup): Snippet => ({
  ...pageFields(written, find),
  image: written.facts.image ?? '',
});

export const compileAdvert = (written: WrittenAdvert, find: Lookup): Advert => ({
  ...pageFields(written, find),
  image: written.facts.image ?? '',
  alt: curlQuotes(written.facts.alt?.text ?? ''),
  link: written.facts.link ?? '',
});

/** @param index position among all news of the source */
export const compileNews = (written: WrittenNews, index: number, find: Lookup): News => ({
  ...pageFields(written, find),
  order: written.facts.order ?? index + 1,
  ...(written.facts.image && { image: written.facts.image }),
  ...(written.facts.link && { link: written.facts.link }),
});

/** The world's own pages, then the plain ones that it does not replace. */
export function pagesOf(
  { pages, pictureCredits }: Pick<WrittenWorld, 'pages' | 'pictureCredits'>,
  hidden: readonly HiddenPart[],
): readonly ReadingPage[] {
  const names = new Set(pages.map(({ facts }) => facts.address));
  const plain = plainPages().filter(({ facts }) => !names.has(facts.address));
  return [...pages, ...plain].map((page) => withCredits(compileReadingPage(page, hidden), pictureCredits));
}

const ownPictures = /<h1 id="pictures">.*?<\/h1>/;

/** Adds the makers of the pictures to the credits page, first in its part with the anchor "pictures" if it has one. */
function withCredits(page: ReadingPage, credits: readonly string[]): ReadingPage {
  if (page.name !== 'credits' || credits.length === 0) return page;
  const lines = credits.map((line) => `<p>${plainHtml(curlQuotes(line))}</p>`).join('');
  const html = ownPictures.test(page.html) ? page.html : `${page.html}<h1 id="pictures">Pictures</h1>`;
  return { ...page, html: html.replace(ownPictures, (heading) => `${heading}${lines}`) };
}

const partOf = { agents: 'Agents', market: 'EchoBazaar', store: 'Fate', typefaces: 'Typefaces' } as const;

/** Leaves out the parts about pages that the world has no use for. */
const compileReadingPage = (
  { block, facts, lines, parts }: WrittenReadingPage,
  hidden: readonly HiddenPart[],
): ReadingPage => ({
  name: facts.address ?? '',
  title: curlQuotes(block.heading.text),
  html:
    linesAsHtml(lines) +
    parts
      .filter(({ facts: { 'only with': needed } }) => needed === undefined || !hidden.includes(partOf[needed]))
      .map(partAsHtml)
      .join(''),
});

const partAsHtml = (part: PagePart): string =>
  `<h1 id="${anchorOf(part)}">${lineHtml(part.heading)}</h1>${linesAsHtml(part.lines)}`;

/** Successive list items become one list. */
function linesAsHtml(lines: readonly PageLine[]): string {
  let html = '';
  lines.forEach((line, index) => {
    if (line.isListed && !lines[index - 1]?.isListed) html += '<ul>';
    html += line.isListed ? `<li>${lineHtml(line)}</li>` : `<p>${lineHtml(line)}</p>`;
    if (line.isListed && !lines[index + 1]?.isListed) html += '</ul>';
  });
  return html;
}

function lineHtml({ words, pieces }: PageLine): string {
  const { set, close } = typesetterOf(words.text);
  const html = pieces.map((piece) => {
    if (piece.kind === 'blank') return `{${piece.name}}`;
    const text = set(piece.from, piece.to);
    return piece.kind === 'link' ? `<a href="${plainHtml(piece.href)}">${text}</a>` : text;
  });
  return html.join('') + close();
}

let read: readonly WrittenReadingPage[] | undefined;

/** Read once. */
function plainPages(): readonly WrittenReadingPage[] {
  read ??= plainPageNames.flatMap((name) => readPlainPage(`${name}.story`));
  return read;
}

function readPlainPage(file: string): readonly WrittenReadingPage[] {
  const text = readFileSync(join(import.meta.dirname, '..', '..', 'plain-pages', file), 'utf8');
  const { blocks, problems } = parseBlocks(file, text);
  const reading: Reading = {
    report: (at, message) => {
      throw new Error(`${at.file}:${at.line}:${at.column} ${message}`);
    },
    mention: () => undefined,
    mentionPicture: () => undefined,
  };
  for (const { at, message } of problems) reading.report(at, message);
  return blocks.map((block) => readReadingPage(block, reading));
}
