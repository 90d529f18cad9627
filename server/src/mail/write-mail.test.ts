import { expect, test } from 'vitest';
import { writeMail } from './write-mail.ts';

const us = { name: 'Underhall', address: 'us@game.example' };
const at = new Date('2020-02-02T20:20:20Z');

test('a letter has its headers, a blank line, and its words', () => {
  const letter = writeMail({ to: 'ada@game.example', subject: 'A word', text: 'One.\n\nTwo.' }, us, at);

  expect(letter.split('\r\n')).toEqual([
    'From: Underhall <us@game.example>',
    'To: <ada@game.example>',
    'Subject: A word',
    'Date: Sun, 02 Feb 2020 20:20:20 +0000',
    expect.stringMatching(/^Message-ID: <[\w-]+@game\.example>$/),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    'Auto-Submitted: auto-generated',
    '',
    'One.',
    '',
    'Two.',
    '',
  ]);
});

test('nothing that is put into a header begins another one', () => {
  const sly = { to: 'a@b.cd>\r\nBcc: <all@b.cd', subject: 'Hm\r\nX-Odd: yes', text: '' };
  const [head = ''] = writeMail(sly, us, at).split('\r\n\r\n');

  expect(head).not.toMatch(/^(Bcc|X-Odd)/m);
});

test('a subject in other letters is spelled for the post', () => {
  expect(writeMail({ to: 'a@b.cd', subject: 'Zoë', text: '' }, us, at)).toContain('Subject: =?utf-8?B?Wm/Dqw==?=');
});
