import { CannotDo, commit, type Deed } from './deed.ts';
import { personWord, requirePerson } from './require-person.ts';

const means =
  'An Admin sees the link to the editor of storylets (CMS_URL) and the count of actions. They can change nothing of others.';

export const grant: Deed = {
  name: 'grant',
  kind: 'change',
  does: 'makes somebody an Admin',
  more: [means, 'Whoever is logged in sees it at their next visit.'],
  takes: [personWord],
  example: 'grant ada --reason "writes for us"',
  async act(deps, given, note) {
    const { accountId, userName, isAdmin } = await requirePerson(deps, given);
    if (isAdmin) throw new CannotDo(`${userName} (account ${accountId}) is an Admin already.`);
    await commit(deps, deps.people.setPrivilege(accountId, 'Admin'), note({ accountId }));
    return { lines: [`${userName} (account ${accountId}) is an Admin.`], data: { accountId, isAdmin: true } };
  },
};

export const revoke: Deed = {
  name: 'revoke',
  kind: 'change',
  does: 'takes that from somebody',
  more: [means],
  takes: [personWord],
  example: 'revoke ada --reason "has left us"',
  async act(deps, given, note) {
    const { accountId, userName, isAdmin } = await requirePerson(deps, given);
    if (!isAdmin) throw new CannotDo(`${userName} (account ${accountId}) is no Admin.`);
    await commit(deps, deps.people.setPrivilege(accountId, ''), note({ accountId }));
    return { lines: [`${userName} (account ${accountId}) is no Admin any more.`], data: { accountId, isAdmin: false } };
  },
};
