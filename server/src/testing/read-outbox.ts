import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

export type ParsedEmail = {
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

export async function parseEmail(message: string | Buffer): Promise<ParsedEmail> {
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

/** Oldest first. */
export async function readOutbox(folder: string, address?: string): Promise<readonly ParsedEmail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name));
  const read = async (name: string) => {
    const path = join(folder, name);
    return { email: await parseEmail(await readFile(path)), at: (await stat(path)).mtimeMs };
  };
  const emails = (await Promise.all(names.map(read))).sort((one, other) => one.at - other.at);
  await Promise.all(emails.map(({ email }) => saveForViewing(email)));
  return emails.map(({ email }) => email).filter(({ to }) => address === undefined || to.includes(address));
}

/**
 * With `EMAILS_DIR`, writes one e-mail of each subject there as HTML and plain text, to be viewed (`npm run tools --
 * emails`).
 */
async function saveForViewing({ subject, html, text }: ParsedEmail): Promise<void> {
  const folder = process.env.EMAILS_DIR;
  if (!folder) return;
  const name = subject.toLowerCase().replace(/[^a-z]+/g, '-');
  await mkdir(folder, { recursive: true });
  for (const [ending, words] of Object.entries({ html, txt: text })) {
    // Tests in other processes may write the same file.
    const unfinished = join(folder, `.${randomUUID()}`);
    await writeFile(unfinished, words);
    await rename(unfinished, join(folder, `${name}.${ending}`));
  }
}
