import { myself } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import type { AccountStore } from '../account/account-store.ts';
import { currentMoment } from '../characters/current-moment.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { NotSignedIn } from '../http/failures.ts';
import type { ProfileStore } from '../profile/profile-store.ts';
import { presentMyself } from './present-myself.ts';

type MyselfDeps = AnswerDeps & TurnDeps & { readonly accounts: AccountStore; readonly profiles: ProfileStore };

export function myselfRoutes(app: FastifyInstance, deps: MyselfDeps): void {
  answer(app, deps, myself.myself, async ({ accountId, characterId }) => {
    const [moment, account, profile] = await Promise.all([
      currentMoment(deps, characterId),
      deps.accounts.byId(accountId),
      deps.profiles.byCharacter(characterId),
    ]);
    if (!account || !profile) throw new NotSignedIn();
    return presentMyself(account, profile, moment);
  });
}
