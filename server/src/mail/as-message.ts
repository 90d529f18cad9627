import type { SendMailOptions } from 'nodemailer/lib/mailer';
import { isAddress } from './address.ts';
import { type ReadyLetter, Undeliverable } from './letter.ts';
import { htmlOf, textOf } from './write-letter.ts';

export type Sender = { readonly name: string; readonly address: string };

/**
 * A letter as nodemailer takes it. Its headers are fields and never text, nothing is read from files or addresses, and
 * an address that is not one goes no further.
 */
export function asMessage(letter: ReadyLetter, from: Sender, id: string): SendMailOptions {
  if (!isAddress(letter.to)) throw new Undeliverable('the address is not one');
  const { unsubscribe } = letter;
  return {
    from: { name: oneLine(from.name), address: from.address },
    to: { name: '', address: letter.to },
    subject: oneLine(letter.subject),
    text: textOf(letter, from.name),
    html: htmlOf(letter, from.name),
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

const oneLine = (words: string): string => words.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
