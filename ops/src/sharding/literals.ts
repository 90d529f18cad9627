/** A string or template in a source file: its text, in which what is between `${` and `}` stands as it was written. */
export type Literal = {
  readonly text: string;
  /** The source up to it, back to the end of the literal before. */
  readonly lead: string;
};

/** The strings and templates of a source, in their order; those inside of a template's holes after it. */
export function literalsIn(source: string): readonly Literal[] {
  const found: Literal[] = [];
  const inside: Literal[] = [];
  let at = 0;
  let since = 0;
  while (at < source.length) {
    if (source.startsWith('//', at)) at = endOr(source.indexOf('\n', at), source);
    else if (source.startsWith('/*', at)) at = endOr(source.indexOf('*/', at), source) + 2;
    else if (isQuote(source[at])) {
      const end = endOfLiteral(source, at);
      const text = source.slice(at + 1, end - 1);
      found.push({ text, lead: source.slice(since, at) });
      if (source[at] === '`') for (const hole of holesIn(text)) inside.push(...literalsIn(hole));
      at = since = end;
    } else at++;
  }
  return [...found, ...inside];
}

/** The sources between `${` and `}` of a template's text. */
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

/** The place after the closing quote. */
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

/** The place of the brace that closes a hole. */
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
