import type { Target } from '@underhall/engine';
import { keepRemoved } from '../characters/removal-store.ts';
import type { Database, Step } from '../db/database.ts';

export type TargetStore = {
  /** Oldest first. */
  targetsOf(characterId: number): Promise<readonly Target[]>;
  setting(characterId: number, target: Target): Step;
  /** The removal can be undone. The quality identifies it. */
  dropping(characterId: number, quality: number): Step;
  restoring(characterId: number, removal: number): Step;
};

const reading = {
  name: 'read-targets',
  text: 'select quality, level from targets where character_id = $1 order by set_at, quality',
};
const setting = {
  name: 'set-target',
  text: `insert into targets (character_id, quality, level) values ($1, $2, $3)
    on conflict (character_id, quality) do update set level = $3`,
};
const dropping = {
  name: 'drop-target',
  text: `with gone as (delete from targets where character_id = $1 and quality = $2 returning *)
    ${keepRemoved(`select $1, 'target', quality::text, to_jsonb(gone) from gone`)}`,
};
const restoring = {
  name: 'restore-target',
  text: `insert into targets (character_id, quality, level, set_at)
    select removals.character_id, quality, level, set_at
    from removals, jsonb_populate_record(null::targets, content) as target
    where removals.character_id = $1 and id = $2`,
};

export function targetStore(database: Database): TargetStore {
  return {
    async targetsOf(characterId) {
      const rows = await database.run<{ quality: number; level: number }>(reading, [characterId]);
      return rows.map(({ quality, level }) => ({ quality: Number(quality), level: Number(level) }));
    },
    setting: (characterId, { quality, level }) => ({ ...setting, values: [characterId, quality, level], rows: 1 }),
    dropping: (characterId, quality) => ({ ...dropping, values: [characterId, quality] }),
    restoring: (characterId, removal) => ({ ...restoring, values: [characterId, removal], rows: 1 }),
  };
}
