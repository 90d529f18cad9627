import { allow, type Moment, openTurn, type Ruling, record, refuse } from '../turn.ts';
import { canLeave } from './begin.ts';
import { look } from './look.ts';

/** Leaves the open storylet for the list. With nothing open it is a look. */
export function goBack(moment: Moment): Ruling {
  const { story } = moment.character;
  if (story.phase !== 'In') return look(moment);
  if (!canLeave(story, moment)) return refuse('no way back');
  return allow(record(openTurn(moment), { kind: 'story', to: { phase: 'Available' } }));
}
