import { allow, type Moment, openTurn, type Ruling } from '../turn.ts';

/** A command without a player: shows what came due by now, and does nothing else. */
export const letTimePass = (moment: Moment): Ruling => allow(openTurn(moment));
