import { allow, type Moment, openTurn, type Ruling } from '../turn.ts';

/** The command of nobody: what has come due by the moment is told, and nothing else happens. */
export const letTimePass = (moment: Moment): Ruling => allow(openTurn(moment));
