import { levelOf } from '../qualities/qualities.ts';
import { record, type Turn } from '../turn.ts';

/** What is no longer owned is no longer worn. */
export function takeOffLost(turn: Turn): Turn {
  const lost = Object.entries(turn.character.worn).filter(([, item]) => levelOf(turn.character.qualities, item) === 0);
  return lost.reduce((sofar, [slot, item]) => record(sofar, { kind: 'taken off', slot, item }), turn);
}
