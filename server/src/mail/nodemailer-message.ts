import type { WorldNames } from '@underhall/engine';
import type { SendMailOptions } from 'nodemailer/lib/mailer';
import { isEmailAddress } from './address.ts';
import { type ReadyEmail, Undeliverable } from './email.ts';
import { renderHtml, renderText } from './render-email.ts';

export type Sender = {
  readonly name: string;
  readonly address: string;
  readonly palette: WorldNames['palette'];
};

/**
 * Prevents header injection by removing line breaks from header fields. Forbids nodemailer to read files or URLs.
 *
 * @throws Undeliverable if the recipient is not a valid address
 */
export function toNodemailerMessage(email: ReadyEmail, from: Sender, id: string): SendMailOptions {
  if (!isEmailAddress(email.to)) throw new Undeliverable('the address is not valid');
  const { unsubscribe } = email;
  return {
    from: { name: oneLine(from.name), address: from.address },
    to: { name: '', address: email.to },
    subject: oneLine(email.subject),
    text: renderText(email, from.name),
    html: renderHtml(email, from.name, from.palette),
    messageId: `<${id}@${from.address.split('@').at(-1)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribe.link}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
