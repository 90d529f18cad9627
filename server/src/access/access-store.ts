import type { Database } from '../db/database.ts';
import { violatedKey } from '../db/violated-key.ts';

export type AccessStore = {
  usesOf(code: string): Promise<number>;
  /**
   * Reserves a use of the code for a character, at most once. Returns false if the code has no uses left. Runs before
   * the turn, so that the caller can retry if the connection fails in between.
   */
  claim(code: string, characterId: number, maxUses: number | undefined): Promise<boolean>;
};

const countUses = { name: 'uses-of-code', text: 'select uses from access_codes where code = $1' };
const findUse = {
  name: 'find-code-use',
  text: 'select 1 from access_code_uses where code = $1 and character_id = $2',
};
/**
 * The lock on the code's row serializes concurrent claims. The unique key of the second row prevents a second claim by
 * the same character.
 */
const claimUse = {
  name: 'claim-code',
  text: `with counted as (
      insert into access_codes as stored (code, uses) values ($1, 1)
      on conflict (code) do update set uses = stored.uses + 1
      where stored.uses < coalesce($3::int8, stored.uses + 1)
      returning code
    )
    insert into access_code_uses (code, character_id) select code, $2 from counted returning code`,
};

export function accessStore(database: Database): AccessStore {
  return {
    async usesOf(code) {
      const [row] = await database.run<{ uses: number }>(countUses, [code]);
      return row?.uses ?? 0;
    },
    async claim(code, characterId, maxUses) {
      const isCounted = async () => (await database.run(findUse, [code, characterId])).length > 0;
      if (await isCounted()) return true;
      try {
        const counted = await database.run(claimUse, [code, characterId, maxUses ?? null]);
        // A duplicate request may have taken the last use for the same character.
        return counted.length > 0 || (await isCounted());
      } catch (failure) {
        if (violatedKey(failure) === undefined) throw failure;
        return true;
      }
    },
  };
}
