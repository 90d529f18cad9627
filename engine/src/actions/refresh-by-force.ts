import { allow, type Moment, openTurn, type Ruling } from '../turn.ts';
import { giveActions } from './give-actions.ts';

/** A full candle for nothing: for those who try the game out. Where that may be is not for the rules to know. */
export const refreshByForce = (moment: Moment): Ruling => allow(giveActions(openTurn(moment), 'full'));
