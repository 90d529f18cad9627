import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '../db/database.ts';
import type { StoredPictures } from './compiled-store.ts';

export type WorldPictureStore = {
  /** Stores a converted picture and returns its hash. */
  add(content: Buffer): Promise<string>;
  /** Writes the pictures of a version into a folder, except the files that it already has. */
  fill(folder: string, pictures: StoredPictures): Promise<void>;
};

/** The date is renewed, so that the nightly job does not delete a picture that a new version is about to name. */
const insertPicture = {
  name: 'add-world-picture',
  text: `insert into world_pictures (hash, content) values ($1, decode($2, 'base64'))
    on conflict (hash) do update set stored_at = clock_timestamp()`,
};
const selectPicture = { name: 'world-picture', text: 'select content from world_pictures where hash = $1' };

export const worldPictureStore = (database: Database): WorldPictureStore => ({
  async add(content) {
    const hash = createHash('sha256').update(content).digest('hex');
    await database.run(insertPicture, [hash, content.toString('base64')]);
    return hash;
  },
  async fill(folder, { files }) {
    for (const [path, hash] of Object.entries(files)) {
      const file = join(folder, path);
      if (existsSync(file)) continue;
      const [row] = await database.run<{ content: Buffer }>(selectPicture, [hash]);
      if (!row) throw new Error(`the picture ${path} is not in the database`);
      await mkdir(dirname(file), { recursive: true });
      // By renaming, so that no reader sees a part of it.
      await writeFile(`${file}.new`, row.content);
      await rename(`${file}.new`, file);
    }
  },
});
