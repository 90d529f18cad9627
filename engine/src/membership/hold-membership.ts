import { enrolOrShowOut } from '../map/show-out.ts';
import { allow, type Moment, openTurn, type Ruling } from '../turn.ts';
import { besideEverybodys } from './everybodys-tier.ts';
import type { Stretch } from './membership.ts';

/** Makes a membership the character's own, in place of what was: what is paid for, or was given by whoever runs the game. */
export const holdMembership = (moment: Moment, own: Stretch): Ruling =>
  allow(enrolOrShowOut(openTurn(moment), besideEverybodys(own, moment.world, moment.now), moment.now, moment.world));
