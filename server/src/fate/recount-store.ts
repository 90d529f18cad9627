import type { Database } from '../db/database.ts';

export type FateFault = { readonly characterId: number; readonly fault: string };

const holding = {
  name: 'recount-fate',
  text: `with held_by as (select id, state::jsonb as held from characters where id > $1 order by id limit $2),
      books as (
        select character_id, sum(purse) as fate, sum(debt) as owed from fate_entries
        where character_id in (select id from held_by) group by character_id
      )
    select id, coalesce((held ->> 'fate')::int8, 0) as fate, coalesce((held ->> 'fateOwed')::int8, 0) as owed,
      coalesce(books.fate, 0)::int8 as entered, coalesce(books.owed, 0)::int8 as "owedEntered"
    from held_by left join books on character_id = id order by id`,
};

const chaining = {
  name: 'recount-fate-balances',
  text: `with chain as (
      select character_id, version, purse, debt, balance, owed,
        lag(balance, 1, 0::int8) over turns as before, lag(owed, 1, 0::int8) over turns as owed_before
      from fate_entries window turns as (partition by character_id order by version, place)
    )
    select character_id as "characterId",
      format('the entry of turn %s makes %s of %s and %s (owed: %s of %s and %s)',
        version, balance, before, purse, owed, owed_before, debt) as fault
    from chain where balance <> before + purse or owed <> owed_before + debt order by character_id, version limit $1`,
};

// Ignores changes before the opening entry, and entries whose turns are no longer in the ledger.
const comparingChanges = {
  name: 'recount-fate-changes',
  text: `with changes as (
      select character_id, version, place - 1 as place,
        (change ->> 'to')::int8 - (change ->> 'from')::int8 as purse,
        coalesce((change -> 'owed' ->> 'to')::int8 - (change -> 'owed' ->> 'from')::int8, 0) as debt,
        change ->> 'book' as book
      from ledger, jsonb_array_elements(changes::jsonb) with ordinality as of_turn (change, place)
      where changes like '%"kind":"fate"%' and change ->> 'kind' = 'fate' and version > coalesce(
        (select version from fate_entries as opening
          where opening.character_id = ledger.character_id and book = 'opening'), 0)
    ), entries as (
      select * from fate_entries where book <> 'opening' and character_id in (select id from characters)
    )
    select character_id as "characterId", format('turn %s has a change and an entry that differ', version) as fault
    from changes full join entries using (character_id, version, place) as of_place
    where (changes.purse, changes.debt, changes.book) is distinct from (entries.purse, entries.debt, entries.book)
      and exists (select from ledger as turn where turn.character_id = of_place.character_id and turn.version = of_place.version)
    order by character_id, version limit $1`,
};

/** Characters per page, and the maximum number of faults of one kind. */
const pageSize = 1000;

type FateTotals = Readonly<Record<'id' | 'fate' | 'owed' | 'entered' | 'owedEntered', number>>;

/**
 * Checks each character's totals against the entries, each balance against the previous one, and each change in the
 * ledger against its entry. Returns at most about a thousand faults of each kind.
 */
export async function recountFate(database: Pick<Database, 'run'>): Promise<readonly FateFault[]> {
  const faults: FateFault[] = [];
  for (let after = 0; ; ) {
    const page = await database.run<FateTotals>(holding, [after, pageSize]);
    faults.push(...page.filter(isUnbalanced).map(toFault));
    const last = page.at(-1);
    if (last === undefined || faults.length >= pageSize) break;
    after = last.id;
  }
  for (const statement of [chaining, comparingChanges])
    faults.push(...(await database.run<FateFault>(statement, [pageSize])));
  return faults;
}

const isUnbalanced = ({ fate, owed, entered, owedEntered }: FateTotals): boolean =>
  fate !== entered || owed !== owedEntered;

const toFault = ({ id, fate, owed, entered, owedEntered }: FateTotals): FateFault => ({
  characterId: id,
  fault: `holds ${fate} and owes ${owed}; the entries say ${entered} and ${owedEntered}`,
});
