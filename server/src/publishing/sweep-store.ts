import type { Database } from '../db/database.ts';
import { lockFiles } from './file-store.ts';

/** Versions that were live and can come back. */
const maxVersions = 10;

const isInUse = 'exists (select from world_switch where number in (live, candidate))';
const deleteVersions = {
  name: 'sweep-world-versions',
  text: `delete from world_versions where not ${isInUse} and case
      when live_at is null then created_at < now() - interval '1 day'
      else number not in (
        select number from world_versions where live_at is not null order by live_at desc limit ${maxVersions}
      )
    end`,
};
/** A newer version of the program has compiled them again. */
const deleteCompiled = {
  name: 'sweep-compiled-worlds',
  text: `delete from compiled_worlds as old using compiled_worlds as newer
    where newer.version = old.version and newer.claimed_at > old.claimed_at + interval '7 days'`,
};
const deleteFiles = {
  name: 'sweep-world-files',
  text: `delete from world_files where completed_at < now() - interval '1 day'
    and hash not in (select named.value from world_versions, jsonb_each_text(files) as named)`,
};
const deletePieces = {
  name: 'sweep-world-pieces',
  text: `delete from world_file_pieces as p where uploaded_at < now() - interval '1 day'
    and not exists (select from world_files where world_files.hash = p.hash)`,
};
const deletePictures = {
  name: 'sweep-world-pictures',
  text: `delete from world_pictures where stored_at < now() - interval '1 day' and hash not in (
      select named.value from compiled_worlds, jsonb_each_text(pictures->'files') as named where pictures is not null
    )`,
};

/** Deletes old versions, and what no stored version needs. */
export async function sweepWorlds(database: Database): Promise<void> {
  for (const deletion of [deleteVersions, deleteCompiled, deletePictures]) await database.run(deletion);
  const steps = [lockFiles, deleteFiles, deletePieces];
  await database.commit(steps.map((step) => ({ ...step, values: [] })));
}
