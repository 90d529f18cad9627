import type { ActId } from '../ids.ts';
import { isHeld } from '../story/due.ts';
import { freely, opened } from '../story/open-storylet.ts';
import { allow, type Moment, openTurn, type Ruling, refuse } from '../turn.ts';

/**
 * Opens the storylet an accepted invitation leads into. The server offers it once, to the one who accepted,
 * whenever they want it: until then it holds nobody.
 */
export function beginSocialEvent(moment: Moment, id: ActId): Ruling {
  const { character, world } = moment;
  const act = world.acts.get(id);
  if (!act) return refuse('no such act');
  if (act.leadsTo === undefined || !world.storylets.has(act.leadsTo)) return refuse('no such storylet');
  if (isHeld(character, world)) return refuse('in another storylet');
  return allow(opened(freely(openTurn(moment)), act.leadsTo, moment));
}
