import { CannotDo, commit, type Deed } from './deed.ts';
import { personWord, requirePerson } from './require-person.ts';

export const disable: Deed = {
  name: 'disable',
  kind: 'change',
  does: 'shuts an account: all its sessions end, and nobody gets in by it',
  more: ['Nothing of it is lost; enable opens it again. Whoever tries to log in is told to write to SUPPORT_EMAIL.'],
  takes: [personWord],
  example: 'disable ada --reason "sells her password"',
  async act(deps, given, note) {
    const { accountId, userName, disabledAt } = await requirePerson(deps, given);
    if (disabledAt) throw new CannotDo(`${userName} (account ${accountId}) is disabled already.`);
    await commit(
      deps,
      deps.people.setDisabled(accountId, true),
      deps.sessions.endingOthers(accountId),
      note({ accountId }),
    );
    return {
      lines: [`${userName} (account ${accountId}) is disabled, and logged out everywhere.`],
      data: { accountId, isDisabled: true },
    };
  },
};

export const enable: Deed = {
  name: 'enable',
  kind: 'change',
  does: 'opens an account again that was disabled',
  takes: [personWord],
  example: 'enable ada --reason "a mistake of ours"',
  async act(deps, given, note) {
    const { accountId, userName, disabledAt } = await requirePerson(deps, given);
    if (!disabledAt) throw new CannotDo(`${userName} (account ${accountId}) is not disabled.`);
    await commit(deps, deps.people.setDisabled(accountId, false), note({ accountId }));
    return {
      lines: [`${userName} (account ${accountId}) can log in again.`],
      data: { accountId, isDisabled: false },
    };
  },
};

export const endSessions: Deed = {
  name: 'end-sessions',
  kind: 'change',
  does: 'logs somebody out everywhere, at once, on every server',
  more: ['They can log in again. If somebody else has their password, give them password-link too.'],
  takes: [personWord],
  example: 'end-sessions ada --reason "lost her telephone"',
  async act(deps, given, note) {
    const { accountId, userName, sessions } = await requirePerson(deps, given);
    await commit(deps, deps.sessions.endingOthers(accountId), note({ accountId, about: { sessions } }));
    return {
      lines: [
        `${userName} (account ${accountId}) is logged out: ${sessions} ${sessions === 1 ? 'session' : 'sessions'}.`,
      ],
      data: { accountId, sessions },
    };
  },
};
