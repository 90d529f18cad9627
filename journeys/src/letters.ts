import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The letters to an address, oldest first, in the outboxes of the servers that the journeys play on. */
export async function lettersTo(email: string): Promise<readonly string[]> {
  const homes = (await readdir(tmpdir())).filter((name) => name.startsWith('underhall-scratch-'));
  const letters = await Promise.all(homes.map((home) => lettersIn(join(tmpdir(), home, 'outbox'))));
  return letters.flat().filter((letter) => letter.includes(`To: <${email}>`));
}

async function lettersIn(outbox: string): Promise<readonly string[]> {
  const names = await readdir(outbox).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8').catch(() => '')));
}

/** Waits for the letter with a link to a new password, and answers the link's path. */
export async function resetLinkFor(email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      [link] = (await lettersTo(email)).flatMap((letter) => /\/account\?token=[\w-]+/.exec(letter) ?? []);
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}
