import { allow, type Moment, openTurn, type Ruling } from '../turn.ts';

/** A command without a player: applies what came due by now, and nothing else. */
export const letTimePass = (moment: Moment): Ruling => allow(openTurn(moment));
