import { type Block, type Comment, type Fact, type Problem, readParagraph, type Span, type Words } from './block.ts';
import { foreignHeading } from './foreign-heading.ts';
import { endsInsideBraces } from './text-piece.ts';

export type ParseResult = {
  readonly blocks: readonly Block[];
  readonly problems: readonly Problem[];
  readonly head: readonly Comment[];
  readonly comments: readonly Comment[];
  /** False if nothing of the file was read. */
  readonly isWhole: boolean;
};

type OpenBlock = {
  readonly depth: number;
  readonly heading: Words;
  readonly facts: Fact[];
  readonly prose: Words[];
  readonly inner: OpenBlock[];
  readonly comments: Comment[];
  /** True until the first blank line after the heading. */
  readingFacts: boolean;
  /** True if the next line of prose continues the last paragraph. */
  paragraphOpen: boolean;
};

/** Without trailing spaces. */
type Line = { readonly text: string; readonly file: string; readonly number: number };

const HEADING = /^\s*(=+) +(\S.*)$/;
/** Without the space. Read as a heading, so that what stands below it has one. */
const GLUED_HEADING = /^(=+)([^\s=].*)$/;
const HEADING_BEHIND_SPACES = /^\s+=+ +\S/;
const COMMENT = /^\s*(?:\/\/|todo:)/i;

const CONFLICT = /^<{7} .*\n(?:.*\n)*?={7}\r?\n(?:.*\n)*?>{7} /m;

/** Reports every syntax error and goes on. Two versions of one part make no sense together, so a conflict ends it. */
export function parseBlocks(file: string, source: string): ParseResult {
  const conflict = source.includes('<<<<<<< ') ? CONFLICT.exec(source) : null;
  if (conflict) {
    const number = source.slice(0, conflict.index).split('\n').length;
    const message =
      'a merge conflict begins here, so nothing of this file is read; keep one of the two versions, and delete the lines of <, = and >';
    const at = placeIn({ text: '', file, number }, 1, 7);
    return { blocks: [], problems: [{ at, message }], head: [], comments: [], isWhole: false };
  }
  const problems: Problem[] = [];
  const top = openBlock(0, { text: '', at: { file, line: 1, column: 1, length: 0 } });
  const path: OpenBlock[] = [top];
  const comments: Comment[] = [];
  const lost: Problem[] = [];

  // Trimming also removes carriage returns.
  source.split('\n').forEach((raw, index) => {
    const line = { text: raw.trimEnd(), file, number: index + 1 };
    const current = path.at(-1) ?? top;
    if (line.text === '') endPart(current);
    else if (COMMENT.test(line.text)) comments.push(readComment(current, line));
    else if (line.text.startsWith('=')) openHeading(path, line, problems);
    else if (HEADING_BEHIND_SPACES.test(line.text)) {
      problems.push(wrong(line, 'a heading must begin at the start of its line; delete the spaces before it'));
      openHeading(path, line, problems);
    } else if (foreignHeading(line.text)) openForeign(path, line, problems);
    else if (current === top)
      lost.push(wrong(line, 'this stands before the first heading; write a heading like "= Name" above it'));
    else if (current.readingFacts) readFact(current, line, problems);
    else readProse(current, line, problems);
  });
  // The first line says it for all of them.
  problems.unshift(...lost.slice(0, 1));
  return { blocks: top.inner.map(close), problems, head: top.comments, comments, isWhole: true };
}

const openBlock = (depth: number, heading: Words): OpenBlock => ({
  depth,
  heading,
  facts: [],
  prose: [],
  inner: [],
  comments: [],
  readingFacts: true,
  paragraphOpen: false,
});

const close = ({ depth, heading, facts, prose, inner, comments }: OpenBlock): Block => ({
  depth,
  heading,
  facts: toSize(facts),
  prose: toSize(prose),
  inner: inner.map(close),
  ...(comments.length > 0 && { comments }),
});

/** Copies a list to drop spare capacity, which adds up in a large world. */
const toSize = <Item>(list: readonly Item[]): readonly Item[] => list.slice();

const placeIn = ({ file, number }: Line, column: number, length: number): Span => ({
  file,
  line: number,
  column,
  length,
});

const restOfLine = (line: Line, text: string): Words => ({
  text,
  at: placeIn(line, line.text.length - text.length + 1, text.length),
});

const wrong = (line: Line, message: string): Problem => ({ at: placeIn(line, 1, line.text.length), message });

function openHeading(path: OpenBlock[], line: Line, problems: Problem[]): void {
  const [, marks = '', name = ''] = HEADING.exec(line.text) ?? GLUED_HEADING.exec(line.text) ?? [];
  if (!HEADING.test(line.text))
    problems.push(wrong(line, 'not a valid heading; write the marks, a space and the name, like "= Name"'));
  if (name === '') return;
  const depth = marks.length;
  if (depth > path.length) {
    const above = '='.repeat(depth - 1);
    problems.push(wrong(line, `a heading with "${marks}" needs one with "${above}" above it`));
  }
  path.length = Math.min(path.length, depth);
  const block = openBlock(path.length, restOfLine(line, name));
  path.at(-1)?.inner.push(block);
  path.push(block);
}

/** Read as a heading of ours, so that what stands below it has one. */
function openForeign(path: OpenBlock[], line: Line, problems: Problem[]): void {
  const { ours = '', isChoice } = foreignHeading(line.text) ?? {};
  const what = isChoice ? 'a choice is a part of its own' : 'a heading begins with "=" here';
  problems.push(wrong(line, `${what}; write "${ours}"`));
  openHeading(path, { ...line, text: ours }, []);
}

/** A comment within a paragraph is stored before the whole paragraph. */
function readComment(block: OpenBlock, line: Line): Comment {
  const text = line.text.trimStart();
  const place = block.readingFacts ? block.facts.length : block.prose.length - (block.paragraphOpen ? 1 : 0);
  const part = block.readingFacts ? 'facts' : 'prose';
  const comment = { ...restOfLine(line, text), part, before: place } as const;
  block.comments.push(comment);
  return comment;
}

function endPart(block: OpenBlock): void {
  block.readingFacts = false;
  block.paragraphOpen = false;
}

function readFact(block: OpenBlock, line: Line, problems: Problem[]): void {
  const colon = line.text.indexOf(':');
  const value = colon > 0 ? line.text.slice(colon + 1).trimStart() : '';
  if (value === '') {
    const key = line.text.slice(0, Math.max(0, colon)).trim();
    const message = key
      ? `"${key}" has no value`
      : 'neither a fact ("key: value") nor prose; prose begins after a blank line';
    problems.push(wrong(line, message));
    return;
  }
  block.facts.push({ key: interned(line.text.slice(0, colon)), value: restOfLine(line, value) });
}

/** Equal keys share one string, because all facts use the same few keys. */
const keys = new Map<string, string>();

function interned(key: string): string {
  const known = keys.get(key);
  if (known === undefined) keys.set(key, key);
  return known ?? key;
}

const VERSE_MARK = /^\s*\|(?: +|$)/;

/** A line continues the paragraph, or with the mark of verse begins a new line of it. In braces a bar is no such mark. */
function readProse(block: OpenBlock, line: Line, problems: Problem[]): void {
  const before = block.paragraphOpen ? block.prose.pop() : undefined;
  const [mark] = (before && endsInsideBraces(before.text) ? undefined : VERSE_MARK.exec(line.text)) ?? [];
  const text = line.text.slice(mark?.length ?? 0);
  if (mark !== undefined && text === '')
    problems.push(wrong(line, 'this line of verse is empty; write its words behind the bar, or leave a blank line'));
  const at = placeIn(line, 1 + (mark?.length ?? 0), text.length);
  block.prose.push(readParagraph(before, text, at, mark === undefined ? ' ' : '\n'));
  block.paragraphOpen = true;
}
