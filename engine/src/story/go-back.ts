import { allow, type Moment, openTurn, type Ruling, record, refuse } from '../turn.ts';
import { canLeave } from './can-leave.ts';
import { look, onwards } from './look.ts';
import { openIn } from './open-in.ts';

/**
 * Leaves the open storylet for the list, and a question for the storylet that asked it: nothing was paid
 * for it yet. With nothing open it is a look.
 */
export function goBack(moment: Moment): Ruling {
  const { character, world } = moment;
  const open = openIn(character.story, world);
  if (!open) return look(moment);
  const turn = openTurn(moment);
  if (character.story.phase !== 'In') return allow(record(turn, { kind: 'story', to: open }));
  if (!canLeave(character, world)) return refuse('no way back');
  return allow(onwards(turn, moment));
}
