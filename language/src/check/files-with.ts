import type { WrittenWorld } from '../meaning/read-world.ts';

/**
 * The files in which a form is found anywhere. Looking through a file at once is many times quicker than looking
 * through all of its texts, and most forms that checks look for are in no file at all.
 */
export function filesWith(form: RegExp, { files }: WrittenWorld): ReadonlySet<string> {
  const anywhere = new RegExp(overLines(form.source), form.flags.replace('g', ''));
  return new Set(files.filter(({ text }) => anywhere.test(text)).map(({ path }) => path));
}

/** What is one space in a text may be the end of a line in its file, or several spaces. */
const overLines = (source: string): string => source.replaceAll(' ', '\\s+');
