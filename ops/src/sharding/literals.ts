/** A string or template in a source file. */
export type Literal = {
  /** Contains the source of each `${...}`. */
  readonly text: string;
  /** The source between the previous literal and this one. */
  readonly lead: string;
};

/** The strings and templates of a source in order, then the ones inside of `${...}`. */
export function literalsIn(source: string): readonly Literal[] {
  const literals: Literal[] = [];
  const inside: Literal[] = [];
  let at = 0;
  let leadStart = 0;
  while (at < source.length) {
    if (source.startsWith('//', at)) at = endOr(source.indexOf('\n', at), source);
    else if (source.startsWith('/*', at)) at = endOr(source.indexOf('*/', at), source) + 2;
    else if (isQuote(source[at])) {
      const end = endOfLiteral(source, at);
      const text = source.slice(at + 1, end - 1);
      literals.push({ text, lead: source.slice(leadStart, at) });
      if (source[at] === '`') for (const hole of holesIn(text)) inside.push(...literalsIn(hole));
      at = leadStart = end;
    } else at++;
  }
  return [...literals, ...inside];
}

/** The source of each `${...}` in a template. */
export function holesIn(text: string): readonly string[] {
  const holes: string[] = [];
  for (let at = text.indexOf('${'); at >= 0; at = text.indexOf('${', at)) {
    const end = endOfHole(text, at + 2);
    holes.push(text.slice(at + 2, end));
    at = end + 1;
  }
  return holes;
}

const isQuote = (sign: string | undefined): boolean => sign === "'" || sign === '"' || sign === '`';
const endOr = (at: number, source: string): number => (at < 0 ? source.length : at);

/** Returns the index after the closing quote. */
function endOfLiteral(source: string, start: number): number {
  const quote = source[start];
  let at = start + 1;
  while (at < source.length && source[at] !== quote) {
    if (source[at] === '\\') at += 2;
    else if (quote === '`' && source.startsWith('${', at)) at = endOfHole(source, at + 2) + 1;
    else at++;
  }
  return at + 1;
}

/** Returns the index of the brace that closes a `${`. */
function endOfHole(source: string, start: number): number {
  let depth = 0;
  let at = start;
  while (at < source.length) {
    if (isQuote(source[at])) {
      at = endOfLiteral(source, at);
      continue;
    }
    if (source[at] === '{') depth++;
    else if (source[at] === '}' && depth-- === 0) return at;
    at++;
  }
  return at;
}
