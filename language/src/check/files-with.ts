import type { WrittenWorld } from '../meaning/read-world.ts';

/**
 * The files in which a form is found anywhere. Looking through a file at once is many times quicker than looking
 * through all of its texts, and most forms that checks look for are in no file at all.
 */
export function filesWith(form: RegExp, { files }: WrittenWorld): ReadonlySet<string> {
  const anywhere = new RegExp(overLines(form.source), form.flags.replace('g', ''));
  return new Set(files.filter(({ text }) => anywhere.test(text)).map(({ path }) => path));
}

/** A pattern in which a space also stands for the end of a line or several spaces, as texts are wrapped in files. */
const overLines = (source: string): string => source.replaceAll(' ', '\\s+');
