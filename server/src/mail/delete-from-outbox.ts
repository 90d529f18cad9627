import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

export async function deleteFromOutbox(folder: string, address: string): Promise<void> {
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  for (const name of files) {
    const [head = ''] = (await readFile(join(folder, name), 'utf8')).split(/\r?\n\r?\n/);
    const [, to = ''] = /^To: (.*(?:\r?\n[ \t].*)*)/im.exec(head) ?? [];
    if (to.toLowerCase().includes(address.toLowerCase())) await rm(join(folder, name), { force: true });
  }
}
