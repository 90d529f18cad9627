import type { Target } from '@underhall/engine';
import type { Database, Step } from '../db/database.ts';

export type TargetStore = {
  /** Oldest first. */
  targetsOf(characterId: number): Promise<readonly Target[]>;
  setting(characterId: number, target: Target): Step;
  dropping(characterId: number, quality: number): Step;
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
const dropping = { name: 'drop-target', text: 'delete from targets where character_id = $1 and quality = $2' };

export function targetStore(database: Database): TargetStore {
  return {
    async targetsOf(characterId) {
      const rows = await database.run<{ quality: number; level: number }>(reading, [characterId]);
      return rows.map(({ quality, level }) => ({ quality: Number(quality), level: Number(level) }));
    },
    setting: (characterId, { quality, level }) => ({ ...setting, values: [characterId, quality, level], rows: 1 }),
    dropping: (characterId, quality) => ({ ...dropping, values: [characterId, quality] }),
  };
}
