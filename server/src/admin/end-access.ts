import { type AdminCommand, CommandRefused, commit } from './admin-command.ts';
import { personWord, requirePerson } from './require-person.ts';

export const disable: AdminCommand = {
  name: 'disable',
  kind: 'change',
  summary: 'disables an account: ends all its sessions and refuses every sign-in',
  details: ['Nothing of it is lost, and enable allows sign-in again. The player is asked to write to SUPPORT_EMAIL.'],
  args: [personWord],
  example: 'disable ada --reason "sells her password"',
  async run(deps, input, note) {
    const { accountId, userName, disabledAt } = await requirePerson(deps, input);
    if (disabledAt) throw new CommandRefused(`${userName} (account ${accountId}) is already disabled.`);
    await commit(
      deps,
      deps.people.setDisabled(accountId, true),
      deps.sessions.endingOthers(accountId),
      note({ accountId }),
    );
    return {
      lines: [`${userName} (account ${accountId}) is disabled and logged out everywhere.`],
      data: { accountId, isDisabled: true },
    };
  },
};

export const enable: AdminCommand = {
  name: 'enable',
  kind: 'change',
  summary: 'enables a disabled account again',
  args: [personWord],
  example: 'enable ada --reason "a mistake of ours"',
  async run(deps, input, note) {
    const { accountId, userName, disabledAt } = await requirePerson(deps, input);
    if (!disabledAt) throw new CommandRefused(`${userName} (account ${accountId}) is not disabled.`);
    await commit(deps, deps.people.setDisabled(accountId, false), note({ accountId }));
    return {
      lines: [`${userName} (account ${accountId}) can log in again.`],
      data: { accountId, isDisabled: false },
    };
  },
};

export const endSessions: AdminCommand = {
  name: 'end-sessions',
  kind: 'change',
  summary: 'logs a player out everywhere, on every server at once',
  details: ['They can log in again. If somebody else has their password, use password-link too.'],
  args: [personWord],
  example: 'end-sessions ada --reason "lost her phone"',
  async run(deps, input, note) {
    const { accountId, userName, sessions } = await requirePerson(deps, input);
    await commit(deps, deps.sessions.endingOthers(accountId), note({ accountId, about: { sessions } }));
    return {
      lines: [
        `${userName} (account ${accountId}) is logged out: ${sessions} ${sessions === 1 ? 'session' : 'sessions'} ended.`,
      ],
      data: { accountId, sessions },
    };
  },
};
