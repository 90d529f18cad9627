import type { Rule } from './game.ts';

/** A choice by number. `pick` gets the text after the number, and returns a message if it is invalid. */
export type Choice = {
  readonly lines: readonly string[];
  readonly pick: (rest: string) => Rule | string;
};

export type Screen = { readonly lines: readonly string[]; readonly choices: readonly Choice[] };

export const withoutArguments =
  (rule: Rule) =>
  (rest: string): Rule | string =>
    rest === '' ? rule : `this choice takes no text after its number: "${rest}"`;

export const printScreen = ({ lines, choices }: Screen): readonly string[] => [
  ...lines,
  ...choices.flatMap(({ lines: [first = '', ...more] }, index) => [
    `${String(index + 1).padStart(4)}  ${first}`,
    ...more.map((line) => (line === '' ? '' : `      ${line}`)),
  ]),
];

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Converts markup to plain paragraphs, with *emphasis*. Lines of verse are separated by line breaks. */
export const plainParagraphs = (html: string): readonly string[] =>
  html
    .split(/<\/p>/)
    .map((part) =>
      part
        .replace(/<\/?em>/g, '*')
        .replace(/<br ?\/?>\s*/g, '\n')
        .replace(/<[^>]*>/g, '')
        .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
        .trim(),
    )
    .filter((part) => part !== '');

/** In characters. A word longer than `width` gets a line of its own. */
export function wrapText(text: string, indent = '', width = 78): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    if (line !== '' && indent.length + line.length + 1 + word.length > width) {
      lines.push(indent + line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, indent + line];
}

export const paragraphsOf = (html: string, indent = ''): readonly string[] =>
  plainParagraphs(html).flatMap((paragraph, index) => [
    ...(index > 0 ? [''] : []),
    ...paragraph.split('\n').flatMap((line) => wrapText(line, indent)),
  ]);
