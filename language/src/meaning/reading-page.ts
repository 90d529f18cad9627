import { pageBlanks } from '@underhall/engine';
import { type Block, cut, placeIn, type Words } from '../syntax/block.ts';
import { didYouMean } from '../syntax/did-you-mean.ts';
import type { Form, Reading } from './form.ts';
import { link, oneOf } from './plain-forms.ts';
import { type FactsOf, readFacts, requireFacts } from './read-facts.ts';

/** A path segment: small letters, digits and hyphens. */
const wordOfAddress: Form<string> = {
  read({ text, at }, { report }) {
    if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text)) return text;
    report(at, `"${text}" is not a valid address; use small letters and hyphens, like "house-rules"`);
    return undefined;
  },
};

export const readingPageFacts = { address: wordOfAddress };
export const pagePartFacts = { anchor: wordOfAddress, 'only with': oneOf('agents', 'market', 'store', 'typefaces') };

/** A piece of a paragraph: plain text, a placeholder, or a link. */
export type PagePiece =
  | { readonly kind: 'plain'; readonly from: number; readonly to: number }
  | { readonly kind: 'blank'; readonly name: string }
  | { readonly kind: 'link'; readonly from: number; readonly to: number; readonly href: string };

export type PageLine = { readonly words: Words; readonly isListed: boolean; readonly pieces: readonly PagePiece[] };

export type PagePart = {
  readonly block: Block;
  readonly facts: FactsOf<typeof pagePartFacts>;
  readonly heading: PageLine;
  readonly lines: readonly PageLine[];
};

export type WrittenReadingPage = {
  readonly block: Block;
  readonly facts: FactsOf<typeof readingPageFacts>;
  readonly lines: readonly PageLine[];
  readonly parts: readonly PagePart[];
};

export function readReadingPage(block: Block, reading: Reading): WrittenReadingPage {
  const written = readFacts(factsOnly(block), readingPageFacts, reading);
  requireFacts({ ...written, block }, ['address'], reading);
  const parts = block.inner.map((inner) => ({
    block: inner,
    facts: readFacts(factsOnly(inner), pagePartFacts, reading).facts,
    heading: readLine(inner.heading, reading),
    lines: linesOf(inner, reading),
  }));
  return { block, facts: written.facts, lines: linesOf(block, reading), parts };
}

/** The URL fragment of a part: the author's anchor, or else the heading. */
export const anchorOf = ({ facts, block }: Pick<PagePart, 'facts' | 'block'>): string =>
  facts.anchor ??
  block.heading.text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Pages are the same for all readers, so their prose has a syntax of its own. */
const factsOnly = (block: Block): Block => ({ ...block, prose: [] });

const linesOf = ({ prose }: Block, reading: Reading): readonly PageLine[] =>
  prose.map((words) => {
    const isListed = words.text.startsWith('- ');
    return { ...readLine(isListed ? cut(words, 2) : words, reading), isListed };
  });

const MARK = /\\[*{}|:[\]]|\{([^{}]*)\}|\[([^[\]]*)\]\(([^()]*)\)|[{}]/g;

function readLine(words: Words, reading: Reading): PageLine {
  const pieces: PagePiece[] = [];
  let done = 0;
  const upTo = (at: number): void => {
    if (at > done) pieces.push({ kind: 'plain', from: done, to: at });
  };
  for (const found of words.text.matchAll(MARK)) {
    const [all, blank, label, href] = found;
    if (all.startsWith('\\')) continue;
    upTo(found.index);
    done = found.index + all.length;
    if (label !== undefined && href !== undefined) {
      const at = placeIn(words, found.index + label.length + 3, href.length);
      const to = /^mailto:|^#/.test(href) ? href : link.read({ text: href, at }, reading);
      const from = found.index + 1;
      if (to !== undefined) pieces.push({ kind: 'link', from, to: from + label.length, href: to });
    } else if (blank !== undefined && pageBlanks.includes(blank)) pieces.push({ kind: 'blank', name: blank });
    else
      reading.report(
        placeIn(words, found.index, all.length),
        `unknown placeholder "${all}"; a page knows {${pageBlanks.join('}, {')}}.${didYouMean(blank ?? '', pageBlanks)}`,
      );
  }
  upTo(words.text.length);
  return { words, isListed: false, pieces };
}
