import { rotateSigningKey } from '../secrets.ts';
import { type AdminCommand, CommandRefused, commit } from './admin-command.ts';

export const rotateKey: AdminCommand = {
  name: 'rotate-key',
  kind: 'change',
  summary: 'creates a new key for tokens and links, which the next start uses; nobody is logged out',
  details: [
    'The last three keys stay valid. Do this once a year.',
    'If a key may have leaked, use --forget-old: what it signed becomes invalid, and every player logs in again.',
  ],
  options: [{ name: 'forget-old', about: 'invalidates everything that was signed before' }],
  example: 'rotate-key --reason "the yearly one"',
  async run(deps, input, note) {
    if (deps.secretsFolder === undefined)
      throw new CommandRefused(
        'SIGNING_SECRET comes from the settings. Move its value to OLD_SIGNING_SECRETS, set a new one (openssl rand -hex 32), and restart the server.',
      );
    const isOldForgotten = input['forget-old'] === true;
    const undo = rotateSigningKey(deps.secretsFolder, { isOldForgotten });
    await commit(deps, note({ about: isOldForgotten ? { forgotten: 'old keys' } : {} })).catch((failure: unknown) => {
      undo();
      throw failure;
    });
    const what = isOldForgotten ? 'Every player has to log in again then.' : 'Nobody is logged out.';
    return {
      lines: [`A new key is stored. Restart the server to use it. ${what}`],
      data: { isOldForgotten },
    };
  },
};
