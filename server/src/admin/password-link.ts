import { linkTo } from '../mail/link-to.ts';
import { resetToken } from '../password-reset/password-reset-emails.ts';
import { type AdminCommand, commit } from './admin-command.ts';
import { personWord, requirePerson } from './require-person.ts';

export const passwordLink: AdminCommand = {
  name: 'password-link',
  kind: 'change',
  summary: 'makes a link with which a player sets a new password, and prints it',
  details: [
    'For players who lost their mailbox. Verify who asks: the link gives access to the account.',
    'It works once, within an hour. The new password logs the player out everywhere.',
  ],
  args: [personWord],
  example: 'password-link ada --reason "her mailbox is gone; known to me in person"',
  async run(deps, input, note) {
    const { accountId, userName } = await requirePerson(deps, input);
    const word = deps.runtime.randomBytes(32).toString('base64url');
    const token = resetToken(deps.linkTokens, word);
    await commit(deps, deps.resets.adding(accountId, token, word), note({ accountId }));
    const link = linkTo(deps, `/account?token=${token}`);
    return {
      lines: [`Link to a new password for ${userName} (account ${accountId}), valid for an hour and one use:`, link],
      data: { accountId, link },
    };
  },
};
