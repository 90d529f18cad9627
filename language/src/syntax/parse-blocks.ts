import type { Block, Fact, Problem, Span, Words } from './block.ts';
import { readParagraph } from './read-paragraph.ts';

export type Parsed = { readonly blocks: readonly Block[]; readonly problems: readonly Problem[] };

type OpenBlock = {
  readonly depth: number;
  readonly heading: Words;
  readonly facts: Fact[];
  readonly prose: Words[];
  readonly inner: OpenBlock[];
  /** Facts follow the heading; the first blank line ends them. */
  readingFacts: boolean;
  /** Does the next line of prose belong to the last paragraph. */
  paragraphOpen: boolean;
};

const HEADING = /^(=+) +(\S.*)$/;
const FACT = /^([^:]+):(.*)$/;

/** Reads a file into blocks. Collects every mistake of shape and reads on. */
export function parseBlocks(file: string, source: string): Parsed {
  const problems: Problem[] = [];
  const top = openBlock(0, { text: '', at: { file, line: 1, column: 1, length: 0 } });
  const path: OpenBlock[] = [top];

  source.split(/\r?\n/).forEach((raw, index) => {
    const line = raw.trimEnd();
    const at: Span = { file, line: index + 1, column: 1, length: line.length };
    const current = path.at(-1) ?? top;
    if (line.startsWith('=')) openHeading(path, line, at, problems);
    else if (line === '') endPart(current);
    else if (current === top) problems.push({ at, message: 'this stands before the first heading ("= Name")' });
    else if (current.readingFacts) readFact(current, line, at, problems);
    else readProse(current, line, at);
  });
  return { blocks: top.inner.map(close), problems };
}

const openBlock = (depth: number, heading: Words): OpenBlock => ({
  depth,
  heading,
  facts: [],
  prose: [],
  inner: [],
  readingFacts: true,
  paragraphOpen: false,
});

const close = ({ depth, heading, facts, prose, inner }: OpenBlock): Block => ({
  depth,
  heading,
  facts,
  prose,
  inner: inner.map(close),
});

function openHeading(path: OpenBlock[], line: string, at: Span, problems: Problem[]): void {
  const [, marks = '', name = ''] = HEADING.exec(line) ?? [];
  if (name === '') {
    problems.push({ at, message: 'a heading is written "= Name": the marks, a space, the name' });
    return;
  }
  const depth = marks.length;
  if (depth > path.length) {
    const above = '='.repeat(depth - 1);
    problems.push({ at, message: `a heading with "${marks}" needs one with "${above}" above it` });
  }
  path.length = Math.min(path.length, depth);
  const text = { text: name, at: { ...at, column: line.length - name.length + 1, length: name.length } };
  const block = openBlock(path.length, text);
  path.at(-1)?.inner.push(block);
  path.push(block);
}

function endPart(block: OpenBlock): void {
  block.readingFacts = false;
  block.paragraphOpen = false;
}

function readFact(block: OpenBlock, line: string, at: Span, problems: Problem[]): void {
  const [, key = '', rest = ''] = FACT.exec(line) ?? [];
  const value = rest.trimStart();
  if (value === '') {
    const message = key
      ? `"${key.trim()}" has no value`
      : 'neither a fact ("key: value") nor prose; prose begins after a blank line';
    problems.push({ at, message });
    return;
  }
  block.facts.push({
    key: { text: key, at: { ...at, length: key.length } },
    value: { text: value, at: { ...at, column: line.length - value.length + 1, length: value.length } },
  });
}

/** Lines that follow one another are one paragraph. */
function readProse(block: OpenBlock, line: string, at: Span): void {
  const before = block.paragraphOpen ? block.prose.pop() : undefined;
  block.prose.push(readParagraph(before, line, at));
  block.paragraphOpen = true;
}
