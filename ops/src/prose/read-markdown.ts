import { type Passage, paragraphsOf } from './passage.ts';

const hidden = /^```[\s\S]*?^```|^~~~[\s\S]*?^~~~|<!--[\s\S]*?-->/gm;

/** Reads the prose of a Markdown page, excluding code blocks. Each heading and each table cell is a passage. */
export function readMarkdown(source: string): readonly Passage[] {
  const lines = source
    .replace(hidden, (text) => text.replace(/[^\n]/g, ''))
    .replace(/!?\[([^\]]*)\]\([^)\s]*(?: "[^"]*")?\)/g, '$1')
    .replace(/<\/?[a-z][^>]*>/g, '')
    .split('\n');
  const prose = lines.map((text) => (isOfTable(text) || text.startsWith('#') ? '' : text.replace(/^> ?/, '')));
  return [
    ...paragraphsOf(prose, 1),
    ...lines.flatMap((text, at) =>
      isOfTable(text)
        ? text.split('|').map((cell) => ({ line: at + 1, text: cell.trim() }))
        : text.startsWith('#')
          ? [{ line: at + 1, text: text.replace(/^#+ */, '') }]
          : [],
    ),
  ]
    .filter(({ text }) => text !== '')
    .map((passage) => ({ kind: 'doc', ...passage }));
}

const isOfTable = (line: string): boolean => line.trimStart().startsWith('|');
