import { allow, type Moment, openTurn, type Ruling } from '../turn.ts';

/** Only applies what came due by now. Run by the server, not by a player. */
export const letTimePass = (moment: Moment): Ruling => allow(openTurn(moment));
