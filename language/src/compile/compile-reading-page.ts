import type { ReadingPage } from '@underhall/engine';
import type { WrittenWorld } from '../meaning/read-world.ts';
import { anchorOf, type PageLine, type PagePart, type ReadingPageWritten } from '../meaning/reading-page.ts';
import { plainHtml, typesetterOf, typographic } from '../syntax/typography.ts';
import { plainPages } from './plain-pages.ts';

/** The pages of a world, and behind them the plain ones that it does not write itself. */
export function pagesOf({ pages }: Pick<WrittenWorld, 'pages'>): readonly ReadingPage[] {
  const own = pages.map(compileReadingPage);
  const names = new Set(own.map(({ name }) => name));
  return [
    ...own,
    ...plainPages()
      .map(compileReadingPage)
      .filter(({ name }) => !names.has(name)),
  ];
}

const compileReadingPage = ({ block, facts, lines, parts }: ReadingPageWritten): ReadingPage => ({
  name: facts.address ?? '',
  title: typographic(block.heading.text),
  html: linesAsHtml(lines) + parts.map(toldPart).join(''),
});

const toldPart = (part: PagePart): string =>
  `<h1 id="${anchorOf(part)}">${lineHtml(part.heading)}</h1>${linesAsHtml(part.lines)}`;

/** Paragraphs, and lines of a list as long as they follow each other. */
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
