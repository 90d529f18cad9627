import type { Block, Comment } from './block.ts';

/** Prints the standard layout. `head` contains the comments before the first heading. */
export function printBlocks(blocks: readonly Block[], head: readonly Comment[] = []): string {
  const parts = [...together(head), ...blocks.map(printBlock)];
  return parts.length === 0 ? '' : `${parts.join('\n\n')}\n`;
}

function printBlock({ depth, heading, facts, prose, inner, comments = [] }: Block): string {
  const among = (part: Comment['part'], place: number): readonly Comment[] =>
    comments.filter((each) => each.part === part && each.before === place);
  const lines = facts.flatMap(({ key, value }, place) => [...texts(among('facts', place)), `${key}: ${value.text}`]);
  const top = [`${'='.repeat(depth)} ${heading.text}`, ...lines, ...texts(among('facts', facts.length))];
  const paragraphs = prose.flatMap(({ text }, place) => [...together(among('prose', place)), printParagraph(text)]);
  return [top.join('\n'), ...paragraphs, ...together(among('prose', prose.length)), ...inner.map(printBlock)].join(
    '\n\n',
  );
}

/** One line, or for verse one for each of its lines. */
const printParagraph = (text: string): string =>
  text.includes('\n') ? text.replace(/^|\n/g, (lineEnd) => `${lineEnd}| `) : text;

const texts = (comments: readonly Comment[]): readonly string[] => comments.map(({ text }) => text);

/** Comments before the same fact or paragraph are printed without blank lines between them. */
const together = (comments: readonly Comment[]): readonly string[] =>
  comments.length > 0 ? [texts(comments).join('\n')] : [];
