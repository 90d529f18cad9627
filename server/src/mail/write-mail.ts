import { randomUUID } from 'node:crypto';
import type { Mail } from './mail.ts';

export type Sender = { readonly name: string; readonly address: string };

/** A letter as it travels: RFC 5322, in UTF-8, with nothing in its headers that could begin another. */
export function writeMail({ to, subject, text }: Mail, from: Sender, at: Date): string {
  const headers = {
    From: `${mailbox(from.name)} <${oneLine(from.address)}>`,
    To: `<${oneLine(to)}>`,
    Subject: spelled(oneLine(subject)),
    Date: at.toUTCString().replace('GMT', '+0000'),
    'Message-ID': `<${randomUUID()}@${oneLine(from.address).split('@').at(-1)}>`,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    'Auto-Submitted': 'auto-generated',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [...head, '', ...text.split('\n'), ''].join('\r\n');
}

/** A name before an address: as it is where it is plain words, else quoted or spelled. */
const mailbox = (name: string): string => {
  const line = oneLine(name);
  if (/^[\w ]+$/.test(line)) return line;
  return /^[ -~]*$/.test(line) ? `"${line.replace(/["\\]/g, '\\$&')}"` : spelled(line);
};

const oneLine = (words: string): string => words.replace(/[\p{Cc}<>]+/gu, ' ').trim();

/** Words beyond plain ASCII are spelled as RFC 2047 has it. */
const spelled = (words: string): string =>
  /^[ -~]*$/.test(words) ? words : `=?utf-8?B?${Buffer.from(words).toString('base64')}?=`;
