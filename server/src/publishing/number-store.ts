import type { Database, Step } from '../db/database.ts';
import { Refused } from '../http/failures.ts';
import type { VersionNumbers } from './compiled-store.ts';
import { type FormerName, joinNumbers, type KnownNumber, type KnownNumbers, withAdded } from './join-numbers.ts';

export type NumberStore = {
  known(): Promise<KnownNumbers>;
  /**
   * Returns steps that add the numbers of versions, in this order. Commit them with the statement that makes the last
   * one live.
   *
   * @throws Refused if a number changes its name or kind
   */
  joining(...versions: readonly VersionNumbers[]): Promise<readonly Step[]>;
};

const selectNumbers = { name: 'world-numbers', text: 'select kind, number, within, name from world_numbers' };
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

export const numberStore = (database: Database): NumberStore => {
  const known = async (): Promise<KnownNumbers> => ({
    numbers: await database.run<KnownNumber>(selectNumbers),
    formerNames: await database.run<FormerName>(selectNames),
  });
  return {
    known,
    async joining(...versions) {
      let before = await known();
      const steps: Step[] = [];
      for (const version of versions) {
        const joined = joinNumbers(before, version);
        if ('faults' in joined) throw new Refused(describeNumberFaults(joined.faults));
        before = withAdded(before, joined.added);
        steps.push(...adding(joined.added));
      }
      return steps;
    },
  };
};

const adding = ({ numbers, formerNames }: KnownNumbers): readonly Step[] => [
  { ...insertNames, values: [JSON.stringify(formerNames)] },
  { ...insertNumbers, values: [JSON.stringify(numbers)], rows: numbers.length },
];

const maxShown = 20;

export const describeNumberFaults = (faults: readonly string[]): string =>
  [
    'Numbers of this world do not agree with what was published before:',
    ...faults.slice(0, maxShown),
    ...(faults.length > maxShown ? [`... and ${faults.length - maxShown} more`] : []),
    'To get the published numbers: npm run world pull -- DIR --to URL. Carry your changes over to that folder, compile it again with npm run world, and publish it.',
  ].join('\n');
