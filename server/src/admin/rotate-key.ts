import { rotateSigningKey } from '../secrets.ts';
import { CannotDo, commit, type Deed } from './deed.ts';

export const rotateKey: Deed = {
  name: 'rotate-key',
  kind: 'change',
  does: 'draws a new key for tokens and links, which the next start takes up; nobody is logged out',
  more: [
    'What the old key signed is believed further; the last three are kept. Do it once a year.',
    'If somebody else may have seen the key, --forget-old: what it signed is void then, so that everybody logs in anew.',
  ],
  options: [{ name: 'forget-old', about: 'believe nothing that was signed before' }],
  example: 'rotate-key --reason "the yearly one"',
  async act(deps, given, note) {
    if (deps.secretsIn === undefined)
      throw new CannotDo(
        'SIGNING_SECRET comes from the settings. Put what it is now into OLD_SIGNING_SECRETS, give it a new value (openssl rand -hex 32), and start again.',
      );
    const isOldForgotten = given['forget-old'] === true;
    const undo = rotateSigningKey(deps.secretsIn, { isOldForgotten });
    await commit(deps, note({ about: isOldForgotten ? { forgotten: 'old keys' } : {} })).catch((failure: unknown) => {
      undo();
      throw failure;
    });
    const what = isOldForgotten ? 'Everybody has to log in anew then.' : 'Nobody is logged out by it.';
    return {
      lines: [`A new key is drawn. Start the server again: from then on it signs. ${what}`],
      data: { isOldForgotten },
    };
  },
};
