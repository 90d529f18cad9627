import type { Database } from '../db/database.ts';
import { violatedKey } from '../db/violated-key.ts';

export type AccessStore = {
  /** The number of characters who have redeemed a code. */
  usesOf(code: string): Promise<number>;
  /**
   * Counts this character among those who redeem the code, once however often it is called; false if the code is
   * used up. It comes before the turn: a caller who is counted and then loses the connection may call again.
   */
  claim(code: string, characterId: number, mostUses: number | undefined): Promise<boolean>;
};

const counting = { name: 'uses-of-code', text: 'select uses from access_codes where code = $1' };
const finding = {
  name: 'find-code-use',
  text: 'select 1 from access_code_uses where code = $1 and character_id = $2',
};
/** The row of the code is a lock for concurrent claims; the key of the second row stops a second claim of one character. */
const claiming = {
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
      const [row] = await database.run<{ uses: number }>(counting, [code]);
      return row?.uses ?? 0;
    },
    async claim(code, characterId, mostUses) {
      const isCounted = async () => (await database.run(finding, [code, characterId])).length > 0;
      if (await isCounted()) return true;
      try {
        const counted = await database.run(claiming, [code, characterId, mostUses ?? null]);
        // The code is used up, perhaps by a repetition of this very call.
        return counted.length > 0 || (await isCounted());
      } catch (failure) {
        if (violatedKey(failure) === undefined) throw failure;
        return true;
      }
    },
  };
}
