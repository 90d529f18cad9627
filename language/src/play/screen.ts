import type { Rule } from './game.ts';

/** A choice, picked by its number. Receives the words typed behind the number; a text says what is wrong with them. */
export type Choice = {
  readonly lines: readonly string[];
  readonly pick: (rest: string) => Rule | string;
};

/** One screen: the lines the player sees, and the choices that can be picked there. */
export type Screen = { readonly lines: readonly string[]; readonly choices: readonly Choice[] };

/** A choice without anything behind its number. */
export const withoutArguments =
  (rule: Rule) =>
  (rest: string): Rule | string =>
    rest === '' ? rule : `nothing is asked behind the number: "${rest}"`;

/** The lines of a screen with its choices numbered. */
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

/** Safe markup as the terminal shows it: one text for each paragraph, *emphasis* as authors write it. */
export const plainParagraphs = (html: string): readonly string[] =>
  html
    .split(/<\/p>|<br ?\/?>/)
    .map((part) =>
      part
        .replace(/<\/?em>/g, '*')
        .replace(/<[^>]*>/g, '')
        .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
        .trim(),
    )
    .filter((part) => part !== '');

/** Lines of at most `width` characters, each begun by `indent`. A longer word stands alone. */
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

/** Markup as wrapped paragraphs with an empty line between them. */
export const paragraphsOf = (html: string, indent = ''): readonly string[] =>
  plainParagraphs(html).flatMap((paragraph, index) => [...(index > 0 ? [''] : []), ...wrapText(paragraph, indent)]);
