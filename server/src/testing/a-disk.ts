import type { Database } from '../db/database.ts';

/** The disk of a database, which can be full: then each write fails with the error of PostgreSQL. */
export async function aDisk(database: Pick<Database, 'run'>) {
  const run = (text: string) => database.run({ name: '', text });
  await run('create table test_full_disk (is_full boolean)');
  await run(`create function refuse_on_full_disk() returns trigger language plpgsql as $$ begin
    if exists (select from test_full_disk) then
      raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
    end if;
    return new;
  end $$`);
  await run(`do $$ declare name regclass; begin
    for name in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relispartition and relname <> 'test_full_disk' loop
      execute format('create trigger full_disk before insert or update on %s
        for each row execute function refuse_on_full_disk()', name);
    end loop;
  end $$`);
  return {
    fill: () => run('insert into test_full_disk values (true)'),
    empty: () => run('delete from test_full_disk'),
  };
}
