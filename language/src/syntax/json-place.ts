import type { Span } from './block.ts';

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * Returns the position of the value under these keys, or of the innermost parent that exists. The text must be valid
 * JSON.
 */
export function placeInJson(file: string, text: string, keys: readonly string[]): Span {
  const path: string[] = [];
  let depth = 0;
  let found = spanAt(file, text, text.search(/\S/), 1);
  let before = '';
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (before === ':' && path.length > depth && path.every((key, at) => key === keys[at])) {
      depth = path.length;
      found = spanAt(file, text, index, token.length);
      if (depth === keys.length) break;
    }
    if (token === '{' || token === '[') path.push('');
    else if (token === '}' || token === ']') path.pop();
    else if (token === ':') path[path.length - 1] = JSON.parse(before);
    before = token;
  }
  return found;
}

/** Finds the place in the parser's message. Otherwise returns the end of the text. */
export function placeOfError(file: string, text: string, message: string): Span {
  const [, at] = /position (\d+)/.exec(message) ?? [];
  return spanAt(file, text, Math.min(Number(at ?? Number.POSITIVE_INFINITY), text.trimEnd().length), 1);
}

function spanAt(file: string, text: string, offset: number, length: number): Span {
  const lines = text.slice(0, Math.max(0, offset)).split('\n');
  return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, length };
}
