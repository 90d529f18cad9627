import { myself } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import { lookAt } from '../characters/look-at.ts';
import type { Deps } from '../deps.ts';
import { answer } from '../http/answer.ts';
import { NotSignedIn } from '../http/failures.ts';
import { presentMyself } from './present-myself.ts';

export function myselfRoutes(app: FastifyInstance, deps: Deps): void {
  answer(app, deps, myself.myself, async ({ accountId, characterId }) => {
    const [moment, account] = await Promise.all([lookAt(deps, characterId), deps.accounts.byId(accountId)]);
    if (!account) throw new NotSignedIn();
    return presentMyself(characterId, moment.character, account, moment.world);
  });
}
