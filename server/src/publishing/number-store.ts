import { withoutUnused } from '@underhall/contract/limits';
import { goneKey, goneKinds, type World } from '@underhall/engine';
import type { Database, Step } from '../db/database.ts';
import { Refused } from '../http/failures.ts';
import type { VersionNumbers } from './compiled-store.ts';
import { type FormerName, joinNumbers, type KnownNumber, type KnownNumbers } from './join-numbers.ts';

export type NumberStore = {
  known(): Promise<KnownNumbers>;
  /** Names of things of all versions that a character may be in the middle of, as the rules read them. */
  names(): Promise<NonNullable<World['goneNames']>>;
  /**
   * Returns steps that add the numbers of a version. Commit them with the statement that makes the version live.
   *
   * @throws Refused if a number changes its name or kind
   */
  joining(version: VersionNumbers): Promise<readonly Step[]>;
  /** Forgets all numbers if there is no character that they could matter to. */
  forgetUnused(): Promise<void>;
};

const selectNumbers = { name: 'world-numbers', text: 'select kind, number, within, name from world_numbers' };
const selectOfKinds = {
  name: 'names-of-world-numbers',
  text: 'select kind, number, name from world_numbers where kind = any($1::text[])',
};
const selectNames = { name: 'world-renamings', text: 'select kind, number, name from world_renamings' };
const insertNames = {
  name: 'add-world-renamings',
  text: `insert into world_renamings (kind, number, name)
    select kind, number, name from jsonb_to_recordset($1::jsonb) as added (kind text, number bigint, name text)
    on conflict do nothing`,
};
/** A number that another version has just taken makes the transaction fail. */
const insertNumbers = {
  name: 'add-world-numbers',
  text: `insert into world_numbers as known (kind, number, within, name)
    select kind, number, within, name
    from jsonb_to_recordset($1::jsonb) as added (kind text, number bigint, within bigint, name text)
    on conflict (kind, number) do update set name = excluded.name where known.within = excluded.within`,
};

const isUnused = 'not exists (select from characters)';
const deleteUnusedNames = { name: 'forget-world-renamings', text: `delete from world_renamings where ${isUnused}` };
const deleteUnusedNumbers = { name: 'forget-world-numbers', text: `delete from world_numbers where ${isUnused}` };

export const numberStore = (database: Database): NumberStore => {
  const known = async (): Promise<KnownNumbers> => ({
    numbers: await database.run<KnownNumber>(selectNumbers),
    formerNames: await database.run<FormerName>(selectNames),
  });
  return {
    known,
    async names() {
      const rows = await database.run<FormerName>(selectOfKinds, [goneKinds]);
      return new Map(rows.map(({ kind, number, name }) => [goneKey(kind, number), withoutUnused(name)]));
    },
    async joining(version) {
      const joined = joinNumbers(await known(), version);
      if ('faults' in joined) throw new Refused(describeNumberFaults(joined.faults));
      const { numbers, formerNames } = joined.added;
      return [
        { ...insertNames, values: [JSON.stringify(formerNames)] },
        { ...insertNumbers, values: [JSON.stringify(numbers)], rows: numbers.length },
      ];
    },
    async forgetUnused() {
      for (const statement of [deleteUnusedNames, deleteUnusedNumbers]) await database.run(statement);
    },
  };
};

const maxShown = 20;

const heading = 'Numbers of this world do not agree with what was published before:';
export const isNumberFault = (problems: string): boolean => problems.startsWith(heading);

export const describeNumberFaults = (faults: readonly string[]): string =>
  [
    heading,
    ...faults.slice(0, maxShown),
    ...(faults.length > maxShown ? [`... and ${faults.length - maxShown} more`] : []),
    'To get the published numbers: npm run world pull -- DIR --to URL. Carry your changes over to that folder, all but ids.lock, and publish it.',
  ].join('\n');
