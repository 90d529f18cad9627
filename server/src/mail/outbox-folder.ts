import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { giveToOwner } from '../db/embedded/give-to-owner.ts';
import type { MailTransport } from './email.ts';
import { type Sender, toNodemailerMessage } from './nodemailer-message.ts';

/**
 * Writes each e-mail to a file that only the folder's owner can read. The file name is the e-mail's ID, so that a retry
 * replaces the file.
 */
export const outboxTransport = (folder: string, from: () => Sender): MailTransport => ({
  async send(email, id) {
    // Imported with the first e-mail so that the server starts faster.
    const { createTransport } = await import('nodemailer');
    const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message } = await writer.sendMail(toNodemailerMessage(email, from(), id));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    giveToOwner(dirname(folder), folder);
    const unfinished = join(folder, `.${id}.eml`);
    await writeFile(unfinished, message, { mode: 0o600 });
    giveToOwner(dirname(folder), unfinished);
    // Atomic: readers never see half a file.
    await rename(unfinished, join(folder, `${id}.eml`));
  },
});
