import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { giveToOwner } from '../db/embedded/give-to-owner.ts';
import type { ServerOptions } from '../server-options.ts';
import type { Post } from './mail.ts';
import { type Sender, writeMail } from './write-mail.ts';

/** The post office that the server's options choose. `name` is the sender's, asked for each letter: a running server may take in another world. */
export function openPost({ outboxFolder, publicUrl }: ServerOptions, name: () => string): Post {
  if (outboxFolder) return outboxIn(outboxFolder, () => ({ name: name(), address: senderAt(publicUrl) }));
  return { send: async ({ subject }) => Promise.reject(new Error(`nowhere to send "${subject}" to`)) };
}

/** Letters come from the address players type. */
const senderAt = (publicUrl: string | undefined): string =>
  `no-reply@${publicUrl ? new URL(publicUrl).hostname : 'game.example'}`;

/** Stands in for a mail server: each letter is a file in a folder, which only its owner may read. */
const outboxIn = (folder: string, from: () => Sender): Post => ({
  async send(mail) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    giveToOwner(dirname(folder), folder);
    const at = new Date();
    const name = `${at.toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`;
    const unfinished = join(folder, `.${name}`);
    await writeFile(unfinished, writeMail(mail, from(), at), { mode: 0o600 });
    giveToOwner(dirname(folder), unfinished);
    // A letter is there whole or not at all.
    await rename(unfinished, join(folder, name));
  },
});
