/** Prose from a source file, with the number of the line where it starts. Line breaks are the same as in the file. */
export type Passage = {
  readonly kind: 'comment' | 'doc' | 'message' | 'title';
  readonly line: number;
  readonly text: string;
};

/** A sentence. Each code span or quotation counts as one word. */
export type Sentence = { readonly line: number; readonly text: string; readonly words: number };

const mask = (text: string): string => text.replace(/[^\n]/g, 'X');

/** Replaces each character of code spans and quotations by X, except line breaks. */
export const withoutQuotations = (text: string): string =>
  text.replace(/`[^`]+`/g, mask).replace(/"[^"]+"|“[^”]+”/g, mask);

/** Counts words. A dash or other sign between spaces is not a word. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const endOfSentence = /(?<=[.!?]["')\]*_]*)(?<!\b(?:e\.g|i\.e|vs|etc|cf|St|Mr|Mrs|Dr)\.)\s+(?=["'(*_[]*[\p{Lu}\p{N}])/u;

export function sentencesOf({ line, text }: Passage): readonly Sentence[] {
  const plain = withoutQuotations(text);
  let from = 0;
  return plain.split(endOfSentence).map((sentence) => {
    const at = plain.indexOf(sentence, from);
    from = at + sentence.length;
    return { line: line + lineBreaks(plain.slice(0, at)), text: text.slice(at, from), words: countWords(sentence) };
  });
}

export const lineBreaks = (text: string): number => text.split('\n').length - 1;

const opensParagraph = /^\s*(?:$|[-*+] |\d+\. |@[a-z]+)/;

/** Splits at blank lines, and before list items and tags (`@throws`). */
export function paragraphsOf(lines: readonly string[], line: number): readonly Omit<Passage, 'kind'>[] {
  const paragraphs: { line: number; text: string }[] = [];
  let isOpen = false;
  for (const [at, text] of lines.entries()) {
    const last = paragraphs.at(-1);
    if (text.trim() === '') isOpen = false;
    else if (isOpen && last && !opensParagraph.test(text)) last.text += `\n${text.trim()}`;
    else {
      paragraphs.push({ line: line + at, text: text.trim().replace(/^(?:[-*+]|\d+\.) +/, '') });
      isOpen = true;
    }
  }
  return paragraphs;
}
