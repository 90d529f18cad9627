import type { Database } from '../db/database.ts';

export type AccessStore = {
  /** How often a code has been redeemed. */
  usesOf(code: string): Promise<number>;
  /**
   * Counts this character among those who redeem the code, once however often it is asked; false if as many as
   * may, have. It comes before the turn: whoever is counted and then loses the line may ask again.
   */
  claim(code: string, characterId: number, mostUses: number | undefined): Promise<boolean>;
};

const counting = { name: 'uses-of-code', text: 'select uses from access_codes where code = $1' };
const finding = {
  name: 'find-code-use',
  text: 'select 1 from access_code_uses where code = $1 and character_id = $2',
};
/** The count waits for whoever is counting; two claims of one character are stopped by the key of the second row. */
const claiming = {
  name: 'claim-code',
  text: `with counted as (
      insert into access_codes as held (code, uses) values ($1, 1)
      on conflict (code) do update set uses = held.uses + 1
      where held.uses < coalesce($3::int8, held.uses + 1)
      returning code
    )
    insert into access_code_uses (code, character_id) select code, $2 from counted returning code`,
};
const uniqueViolation = '23505';

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
        // None is left; the last may have gone to a twin of this very call.
        return counted.length > 0 || (await isCounted());
      } catch (failure) {
        if ((failure as { code?: string }).code === uniqueViolation) return true;
        throw failure;
      }
    },
  };
}
