import type { Character } from '../character.ts';
import type { World } from '../world.ts';

/** When the weekly visit is due, in milliseconds since 1970; nothing where there is none. */
export const nextVisit = ({ timers }: Character, { pack }: Pick<World, 'pack'>): number | undefined =>
  timers.find(({ story }) => story === pack.weekly)?.dueAt;
