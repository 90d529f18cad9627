type ForeignHeading = { readonly ours: string; readonly isChoice?: true };

/** Choices of ink and ChoiceScript. No text here begins so, because an asterisk touches what it emphasises. */
const CHOICE = /^\s*(?:[*+]+ +|#(?=["'A-Za-z]))(\S.*)$/;
/** Headings of Markdown, and passages of Twine. */
const MARKDOWN = /^(#{1,3}) +(\S.*)$/;
const PASSAGE = /^:: *(\S.*)$/;

/** A heading as another tool writes it, with its form of this language. Undefined for any other line. */
export function foreignHeading(line: string): ForeignHeading | undefined {
  if (!/^\s*[*+#:]/.test(line)) return undefined;
  const [, choice] = CHOICE.exec(line) ?? [];
  if (choice !== undefined) return { ours: `== ${choice}`, isChoice: true };
  const [, marks = '', name] = MARKDOWN.exec(line) ?? [];
  if (name !== undefined) return { ours: `${'='.repeat(marks.length)} ${name}` };
  const [, passage] = PASSAGE.exec(line) ?? [];
  return passage === undefined ? undefined : { ours: `= ${passage}` };
}
