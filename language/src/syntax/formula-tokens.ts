import { cut, placeIn, type Span, type Words } from './block.ts';

/** The last token is always `end`. */
export type Token = { readonly text: string; readonly at: Span } & (
  | { readonly kind: 'number' | 'dice' | 'word' | 'mark' | 'unknown' | 'end' }
  | { readonly kind: 'name'; readonly name: Words; readonly base: boolean }
);

const FORMS = [
  ['dice', /\d{1,4}d\d{1,5}(?![\w.])/y],
  ['number', /\d{1,9}(?![\w.])/y],
  ['word', /(?:least|most)(?!\w)/y],
  ['mark', /[-+*/(),]/y],
  ['name', /\[ *[^\][ ][^\][]*\]/y],
  ['unknown', /\[[^\][]*\]?|[\w.]+|./y],
] as const;

export function tokensOf(words: Words): readonly Token[] {
  const tokens: Token[] = [];
  let place = 0;
  while (place < words.text.length) {
    const [kind, text] = formAt(words.text, place);
    const at = placeIn(words, place, text.length);
    if (kind === 'name') tokens.push({ kind, text, at, ...nameIn(words, place, text) });
    else if (kind !== 'space') tokens.push({ kind, text, at });
    place += text.length;
  }
  return [...tokens, { kind: 'end', text: '', at: placeIn(words, words.text.length) }];
}

type FormKind = (typeof FORMS)[number][0];

function formAt(text: string, place: number): readonly [FormKind | 'space', string] {
  if (text[place] === ' ') return ['space', ' '];
  for (const [kind, form] of FORMS) {
    form.lastIndex = place;
    const found = form.exec(text)?.[0];
    if (found !== undefined) return [kind, found];
  }
  return ['unknown', text[place] ?? ''];
}

function nameIn(words: Words, place: number, text: string): { readonly name: Words; readonly base: boolean } {
  const base = /^\[base +[^\] ]/.test(text);
  return { name: cut(words, place + (base ? '[base '.length : 1), place + text.length - 1), base };
}
