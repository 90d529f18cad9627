import type { Database } from '../db/database.ts';

/** Lets all removals be undone for another hour, because a test may be slower than ten seconds. */
export async function putOffEnd(database: Database): Promise<void> {
  const text = `update removals set removed_at = now() + interval '1 hour'`;
  await database.run({ name: 'test-put-off-end', text });
}
