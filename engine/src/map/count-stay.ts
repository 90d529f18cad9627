import { spentIn } from '../actions/spent-in.ts';
import { type Moment, record, type Turn } from '../turn.ts';
import { settingOf } from './setting-of.ts';

/** Counts the actions spent where nobody is kept for ever, from coming in; elsewhere nothing is counted. */
export function countStay(turn: Turn, moment: Moment): Turn {
  const { character } = turn;
  const setting = settingOf(character, moment.world);
  const before = settingOf(moment.character, moment.world);
  const isNew = setting?.id !== before?.id;
  const to = setting?.stay && (isNew ? 0 : (character.stayed ?? 0) + spentIn(turn));
  return to === character.stayed ? turn : record(turn, { kind: 'stayed', to });
}
