import type { WorldWords } from '@underhall/engine';
import type { Mail } from '../mail/mail.ts';

/** The letter with the link. */
export const resetLetter = (to: string, userName: string, link: string, { title }: WorldWords): Mail => ({
  to,
  subject: `A new password for ${title}`,
  text: `${userName},

somebody has asked for a new password for your account at ${title}. If it was you, this link lets you choose one:

${link}

It is good for an hour, and for one use.

If it was not you, do nothing: your password stays as it is, and nobody has seen it.

${title}`,
});

/** The letter that says that the password was changed, in case the owner did not do it. */
export const changedLetter = (to: string, userName: string, { title }: WorldWords): Mail => ({
  to,
  subject: `Your password for ${title} was changed`,
  text: `${userName},

the password of your account at ${title} has just been changed, and whoever was logged in has been logged out.

If it was you, there is nothing more to do. If it was not, open the log-in page, choose "Forgotten password", and set another; then look to the password of this mailbox.

${title}`,
});
