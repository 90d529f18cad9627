import type { Database, Step } from '../db/database.ts';

/** Notes of plans, keyed by branch id. A row exists exactly as long as its plan. */
export type PlanNoteStore = {
  notesOf(characterId: number): Promise<ReadonlyMap<number, string>>;
  /** Returns the step that replaces a plan's notes. The step fails if there is no such plan. */
  noting(characterId: number, branch: number, notes: string): Step;
  /** Returns the step that gives a restored plan its notes. */
  restoring(characterId: number, removal: number): Step;
};

const reading = { name: 'read-plan-notes', text: `select branch, notes from plan_notes where character_id = $1` };
const noting = {
  name: 'note-plan',
  text: 'update plan_notes set notes = $3 where character_id = $1 and branch = $2',
};

const restoring = {
  name: 'restore-plan-notes',
  text: `update plan_notes set notes = content ->> 'notes' from removals
    where removals.character_id = $1 and id = $2 and plan_notes.character_id = $1 and branch = subject::bigint`,
};

export function planNoteStore(database: Database): PlanNoteStore {
  return {
    async notesOf(characterId) {
      const rows = await database.run<{ branch: number; notes: string }>(reading, [characterId]);
      return new Map(rows.map(({ branch, notes }) => [Number(branch), notes]));
    },
    restoring: (characterId, removal) => ({ ...restoring, values: [characterId, removal], rows: 1 }),
    noting: (characterId, branch, notes) => ({ ...noting, values: [characterId, branch, notes], rows: 1 }),
  };
}
