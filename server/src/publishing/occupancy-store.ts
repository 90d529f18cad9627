import type { Database } from '../db/database.ts';

/** Players who have something to do with each thing, among the newest characters. */
export type Occupancy = {
  /** False if there are more characters than were counted. */
  readonly isComplete: boolean;
  countOf(thing: { readonly kind: string; readonly id: number | string }): number;
};

export type OccupancyStore = { count(): Promise<Occupancy> };

/** Characters that are read. More would keep the database busy for seconds. */
const maxCounted = 2_000;

const counting = {
  name: 'count-occupancy',
  text: `with counted as materialized (select state::jsonb as state from characters order by id desc limit $1),
    found as (
      select 'area' as kind, state->>'area' as id from counted
      union all select 'setting', state->>'setting' from counted
      union all select 'lodging', state->>'lodging' from counted
      union all select 'storylet', state->'story'->>'storylet' from counted where state->'story'->>'phase' <> 'Available'
      union all select 'storylet', card from counted, jsonb_each(state->'cards') as t, jsonb_array_elements_text(t.value->'hand') as card
      union all select 'branch', plan->>'branch' from counted, jsonb_array_elements(state->'plans') as plan
      union all select 'agent', agent->>'agent' from counted, jsonb_array_elements(state->'agents') as agent
      union all select 'plot', agent->'plot'->>'id' from counted, jsonb_array_elements(state->'agents') as agent
      union all select 'timed story', timer->>'story' from counted, jsonb_array_elements(state->'timers') as timer
      union all select 'quality', owned.id from counted, jsonb_array_elements_text(state->'qualities'->'ids')
          with ordinality as owned (id, place)
        where (state->'qualities'->'levels'->>(owned.place - 1)::int)::bigint > 0
    )
    select kind, id, count(*)::int as players from found where id is not null group by kind, id
    union all select 'character', '', count(*)::int from counted`,
};

export const occupancyStore = (database: Database): OccupancyStore => ({
  async count() {
    const rows = await database.run<{ kind: string; id: string; players: number }>(counting, [maxCounted]);
    const players = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row.players]));
    return {
      isComplete: (players.get('character ') ?? 0) < maxCounted,
      countOf: ({ kind, id }) => players.get(`${kind} ${id}`) ?? 0,
    };
  },
});
