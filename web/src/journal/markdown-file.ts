import TurndownService from 'turndown';
import { fragmentOf, wordsOf } from '../ui/sanitize.ts';
import { dayInWords } from './chapters.ts';
import { coverLine, type JournalFormat } from './journal-file.ts';

const service = new TurndownService({ headingStyle: 'atx', emDelimiter: '*', bulletListMarker: '-', hr: '---' });
const escapeRest = service.escape.bind(service);
/**
 * Matches existing escapes and the characters that some Markdown dialects interpret: tags, tables, strikethrough,
 * lists, links.
 */
const charsToEscape = /\\[\s\S]|[<&|~@#]|(?<=^\d{1,9})\)|(?<=https?|ftp):|(?<=www)\./giu;
service.escape = (words) => escapeRest(words).replace(charsToEscape, (sign) => (sign.length > 1 ? sign : `\\${sign}`));

/** Escapes a text and joins it into one line. */
const text = (words: string): string => service.escape(words.replace(/\s+/g, ' ').trim());

const markdownOf = (html: string): string => {
  const holder = document.createElement('div');
  holder.append(fragmentOf(html));
  return service.turndown(holder);
};

export const markdownFile: JournalFormat = {
  extension: 'md',
  type: 'text/markdown;charset=utf-8',
  write: ({ eventName, areaName, dateTime, playerMessage, tags }) =>
    [
      `### ${text(wordsOf(eventName))}`,
      `*${[text(wordsOf(areaName)), dayInWords(dateTime)].filter(Boolean).join(', ')}*`,
      markdownOf(playerMessage),
      ...(tags.length > 0 ? [`Tags: ${tags.map(({ name }) => text(name)).join(', ')}`] : []),
    ].join('\n\n'),
  assemble: (cover, chapters) =>
    [
      `# ${text(cover.title)}`,
      coverLine(cover, dayInWords),
      text(cover.rights),
      ...chapters.flatMap(({ title, entries }) => [`## ${title}`, ...entries.map(({ words }) => words)]),
      '',
    ].join('\n\n'),
};
