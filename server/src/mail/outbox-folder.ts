import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { giveToOwner } from '../db/embedded/give-to-owner.ts';
import { asMessage, type Sender } from './as-message.ts';
import type { MailTransport } from './letter.ts';

/**
 * Stands in for a mail server: each letter is a file in a folder, which only its owner may read. The file is named after
 * the letter, so that one that is sent twice is there once.
 */
export const outboxIn = (folder: string, from: () => Sender): MailTransport => ({
  async send(letter, id) {
    // Fetched with the first letter: the start is not kept waiting for it.
    const { createTransport } = await import('nodemailer');
    const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message } = await writer.sendMail(asMessage(letter, from(), id));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    giveToOwner(dirname(folder), folder);
    const unfinished = join(folder, `.${id}.eml`);
    await writeFile(unfinished, message, { mode: 0o600 });
    giveToOwner(dirname(folder), unfinished);
    // A letter is there whole or not at all.
    await rename(unfinished, join(folder, `${id}.eml`));
  },
});
