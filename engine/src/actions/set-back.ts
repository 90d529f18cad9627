import { allow, type Moment, openTurn, type Ruling, record } from '../turn.ts';

/** The chronograph counts from nothing again. */
export function setBack(moment: Moment): Ruling {
  const turn = openTurn(moment);
  return allow(moment.character.spent === 0 ? turn : record(turn, { kind: 'chronograph', to: 0 }));
}
