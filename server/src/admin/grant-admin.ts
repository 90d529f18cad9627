import { type AdminCommand, CommandRefused, commit } from './admin-command.ts';
import { personWord, requirePerson } from './require-person.ts';

const means =
  'An Admin sees the link to the storylet editor (CMS_URL) and the number of actions, and cannot change anything of others.';

export const grant: AdminCommand = {
  name: 'grant',
  kind: 'change',
  summary: 'makes an account an Admin',
  details: [means, 'The player sees it at the next visit.'],
  args: [personWord],
  example: 'grant ada --reason "writes for us"',
  async run(deps, input, note) {
    const { accountId, userName, isAdmin } = await requirePerson(deps, input);
    if (isAdmin) throw new CommandRefused(`${userName} (account ${accountId}) is already an Admin.`);
    await commit(deps, deps.people.setPrivilege(accountId, 'Admin'), note({ accountId }));
    return { lines: [`${userName} (account ${accountId}) is an Admin.`], data: { accountId, isAdmin: true } };
  },
};

export const revoke: AdminCommand = {
  name: 'revoke',
  kind: 'change',
  summary: 'makes an Admin an ordinary account again',
  details: [means],
  args: [personWord],
  example: 'revoke ada --reason "has left us"',
  async run(deps, input, note) {
    const { accountId, userName, isAdmin } = await requirePerson(deps, input);
    if (!isAdmin) throw new CommandRefused(`${userName} (account ${accountId}) is not an Admin.`);
    await commit(deps, deps.people.setPrivilege(accountId, ''), note({ accountId }));
    return {
      lines: [`${userName} (account ${accountId}) is no longer an Admin.`],
      data: { accountId, isAdmin: false },
    };
  },
};
