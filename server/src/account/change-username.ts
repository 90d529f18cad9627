import { NotSignedIn, Refused } from '../http/failures.ts';
import type { PackDeps } from '../world/world-cache.ts';
import type { AccountStore } from './account-store.ts';
import { faultOfUserName, tidy } from './name-rules.ts';
import { type AccountCommandDeps, digestOf, runAccountCommand } from './run-account-command.ts';

export type RenameDeps = PackDeps & AccountCommandDeps & { readonly accounts: AccountStore };

/** Allowed once a day. If the name is the current one, nothing changes. Returns the new name. */
export function changeUsername(deps: RenameDeps, accountId: number, requestedName: string): Promise<string> {
  const name = tidy(requestedName);
  return runAccountCommand(deps, accountId, {
    choice: `username ${digestOf(name)}`,
    async rule() {
      const account = await deps.accounts.byId(accountId);
      if (!account) throw new NotSignedIn();
      if (name === account.userName) return { steps: [], reply: name };
      const fault = faultOfUserName(name, deps.world.pack.words.title);
      if (fault) throw refusal(fault);
      if (await deps.accounts.isNameTaken(name, accountId)) throw refusal(`${name} is taken.`);
      if (account.isJustRenamed) throw refusal('A username can be changed once a day. Try again tomorrow.');
      return { steps: [deps.accounts.renaming(accountId, name)], reply: name };
    },
  });
}

const refusal = (fault: string): Refused => new Refused(fault, { userNameErrorMessage: fault });
