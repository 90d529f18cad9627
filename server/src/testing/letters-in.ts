import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/** A letter as a mail program reads it. */
export type ReadLetter = {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly date: string;
  readonly messageId: string;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
};

export async function readLetter(message: string | Buffer): Promise<ReadLetter> {
  const {
    from,
    to = [],
    subject = '',
    text = '',
    html = '',
    date = '',
    messageId = '',
    headers,
  } = await PostalMime.parse(message);
  return {
    from: { name: from?.name ?? '', address: from?.address ?? '' },
    to: to.map(({ address }) => address ?? ''),
    ...{ subject, text, html, date, messageId },
    headers: new Map(headers.map(({ key, value }) => [key, value])),
  };
}

/** The letters in an outbox folder, oldest first: all, or those to one address. */
export async function lettersIn(folder: string, address?: string): Promise<readonly ReadLetter[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name));
  const read = async (name: string) => {
    const path = join(folder, name);
    return { letter: await readLetter(await readFile(path)), at: (await stat(path)).mtimeMs };
  };
  const letters = (await Promise.all(names.map(read))).sort((one, other) => one.at - other.at);
  await Promise.all(letters.map(({ letter }) => layOut(letter)));
  return letters.map(({ letter }) => letter).filter(({ to }) => address === undefined || to.includes(address));
}

/** Lays a letter out for whoever wants to look at it (`npm run tools -- emails`): one of each subject, in HTML and in plain words. */
async function layOut({ subject, html, text }: ReadLetter): Promise<void> {
  const folder = process.env.LETTERS_DIR;
  if (!folder) return;
  const name = subject.toLowerCase().replace(/[^a-z]+/g, '-');
  await mkdir(folder, { recursive: true });
  for (const [ending, words] of Object.entries({ html, txt: text })) {
    // Tests beside this one may lay out the same.
    const unfinished = join(folder, `.${randomUUID()}`);
    await writeFile(unfinished, words);
    await rename(unfinished, join(folder, `${name}.${ending}`));
  }
}
