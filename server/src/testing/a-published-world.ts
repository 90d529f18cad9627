import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { BuiltPictures, Pack } from '@underhall/engine';
import type { Database } from '../db/database.ts';

const noPictures: BuiltPictures = { isDefaultWorld: false, pictures: {}, focus: {} };
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** The program that compiles published worlds. */
export const compileProgram = join(import.meta.dirname, '../../../language/src/publishing/compile-program.ts');
/** The version of the program of servers without a compiler. */
export const testProgram = '';

const inserting = {
  name: 'test-insert-version',
  text: `with made as (
      insert into world_versions (request_key, files, publisher, note) values (gen_random_uuid()::text, '{}', 'Ada', '')
      returning number
    )
    insert into compiled_worlds (version, program, claimed_by, pack, pictures, numbers) select number, $1, 'test', $2, $3, $4 from made
    returning version`,
};

/** Stores a compiled version of the world, which is not live, and returns its number. */
export async function aVersion(database: Database, pack: Pack): Promise<number> {
  const values = [
    testProgram,
    brotliCompressSync(JSON.stringify(pack), fast),
    { built: noPictures, files: {} },
    { lines: [], renamed: [] },
  ];
  const [row] = await database.run<{ version: number }>(inserting, values);
  if (!row) throw new Error('the version was not stored');
  return row.version;
}
