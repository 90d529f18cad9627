import { capOf } from '../qualities/cap.ts';
import { climb, pointsUpTo } from '../qualities/level.ts';
import { standingOf } from '../qualities/qualities.ts';
import type { QualityLevel } from '../qualities/quality.ts';
import { type Moment, record, type Turn } from '../turn.ts';
import { codeName } from './code-name.ts';
import { personaOf } from './persona-of.ts';

/**
 * Redeems a code, once for each character: a second time nothing happens. What its persona has is added to
 * what the character has, up to the caps; a code without one is only remembered.
 */
export function redeemed(turn: Turn, code: string, { world }: Pick<Moment, 'world'>): Turn {
  const name = codeName(code);
  if (turn.character.codes.includes(name)) return turn;
  const remembered = record(turn, { kind: 'code redeemed', code: name });
  const levels = personaOf(name, world)?.qualities ?? [];
  return levels.reduce((sofar, level) => gained(sofar, level, { world }), remembered);
}

/** So many levels more; of what climbs by change points as many points as that level costs from nothing. */
function gained(turn: Turn, { quality: id, level }: QualityLevel, { world }: Pick<Moment, 'world'>): Turn {
  const quality = world.qualities.get(id);
  if (!quality || quality.shared) return turn;
  const from = standingOf(turn.character.qualities, id);
  const by = quality.climbs === 'one by one' ? level : pointsUpTo(level, quality.steepest);
  const to = climb(from, by, { ...quality, cap: capOf(quality, turn.character, world) });
  return record(turn, { kind: 'quality', quality: id, from, to, how: 'changed' });
}
