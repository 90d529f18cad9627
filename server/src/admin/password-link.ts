import { randomBytes } from 'node:crypto';
import { linkTo } from '../mail/link-to.ts';
import { resetToken } from '../password-reset/reset-letters.ts';
import { commit, type Deed } from './deed.ts';
import { personWord, requirePerson } from './require-person.ts';

export const passwordLink: Deed = {
  name: 'password-link',
  kind: 'change',
  does: 'makes a link by which somebody sets a new password, and shows it here',
  more: [
    'For whoever has no letter-box any more. Be sure that it is them: whoever has the link has the account.',
    'It is good for an hour and for one use. Setting the password logs them out everywhere.',
  ],
  takes: [personWord],
  example: 'password-link ada --reason "her mailbox is gone; known to me in person"',
  async act(deps, given, note) {
    const { accountId, userName } = await requirePerson(deps, given);
    const word = randomBytes(32).toString('base64url');
    const token = resetToken(deps.linkTokens, word);
    await commit(deps, deps.resets.adding(accountId, token, word), note({ accountId }));
    const link = linkTo(deps, `/account?token=${token}`);
    return {
      lines: [`A new password for ${userName} (account ${accountId}), for an hour and for one use:`, link],
      data: { accountId, link },
    };
  },
};
