import { aftermath } from '../story/aftermath.ts';
import { allow, type Moment, openTurn, type Ruling, refuse } from '../turn.ts';
import { codeName } from './code-name.ts';
import { personaOf } from './persona-of.ts';
import { redeemed } from './redeemed.ts';

/** Redeems a code a player brings. How many players may bring one is for the server to know. */
export function redeem(moment: Moment, code: string): Ruling {
  const { character, world } = moment;
  if (!personaOf(code, world)) return refuse('no such code');
  if (character.codes.includes(codeName(code))) return refuse('code redeemed already');
  return allow(aftermath(redeemed(openTurn(moment), code, moment), moment));
}
