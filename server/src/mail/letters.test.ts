import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lettersIn } from '../testing/letters-in.ts';
import { type ReadyLetter, Undeliverable } from './letter.ts';
import { openTransport } from './open-transport.ts';

const letter: ReadyLetter = {
  to: 'ada@game.example',
  subject: 'A word',
  parts: [
    'One & <b>two</b>.',
    { link: 'https://game.example/email/x?y=1&z=2', words: 'Press' },
    { html: '<p>A <em>third</em> &amp; last.</p>' },
  ],
};

/** An outbox of its own, and what is in it. */
async function anOutbox(name = 'The Long Pier') {
  const outboxFolder = join(await mkdtemp(join(tmpdir(), 'underhall-letters-')), 'outbox');
  onTestFinished(() => rm(join(outboxFolder, '..'), { recursive: true, force: true }));
  const options = { clientVersion: '1', rateLimits: false, clockOffset: 0, logLevel: 'error', outboxFolder };
  const post = openTransport({ ...options, publicUrl: 'https://game.example' }, () => name);
  return { outboxFolder, send: (about: Partial<ReadyLetter>, id = 'one') => post.send({ ...letter, ...about }, id) };
}

test('a letter says the same in plain words and in HTML, from the address players type', async () => {
  const { outboxFolder, send } = await anOutbox();
  await send({});

  const [read] = await lettersIn(outboxFolder);
  expect(read).toMatchObject({
    from: { name: 'The Long Pier', address: 'no-reply@game.example' },
    to: ['ada@game.example'],
    subject: 'A word',
    messageId: '<one@game.example>',
  });
  expect(read?.text.trim().split(/\s*\n\s*/)).toEqual([
    'One & <b>two</b>.',
    'https://game.example/email/x?y=1&z=2',
    'A third & last.',
    'The Long Pier',
  ]);
  expect(read?.html).toContain('One &amp; &lt;b&gt;two&lt;/b&gt;.');
  expect(read?.html).toContain('href="https://game.example/email/x?y=1&amp;z=2"');
  expect(read?.html).toContain('<em>third</em>');
  expect(read?.html).not.toMatch(/src=|url\(|<script/i);
  expect(read?.headers.get('auto-submitted')).toBe('auto-generated');
  expect(read?.headers.has('list-unsubscribe')).toBe(false);
});

test('a letter that came unasked says why, and how to get no more of the kind: in words, and for the mail program', async () => {
  const { outboxFolder, send } = await anOutbox();
  const link = 'https://game.example/unsubscribe/1/abc/storylets';
  await send({ unsubscribe: { link, why: 'You are told of your story.' } });

  const [read] = await lettersIn(outboxFolder);
  expect(read?.headers.get('list-unsubscribe')).toBe(`<${link}>`);
  expect(read?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  for (const words of [read?.text, read?.html]) {
    expect(words).toContain('You are told of your story.');
    expect(words).toContain(link);
  }
});

test('nothing that is put into a letter begins a header of its own, or reaches somebody else', async () => {
  const breaks = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\0'];
  for (const end of breaks) {
    const sly = `Hm${end}Bcc: all@game.example${end}${end}X-Odd: yes`;
    const { outboxFolder, send } = await anOutbox(sly);
    await send({ subject: sly, parts: [sly], unsubscribe: { link: 'https://game.example/', why: sly } });

    const [read] = await lettersIn(outboxFolder);
    expect([...(read?.headers.keys() ?? [])], JSON.stringify(end)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(bcc|x-odd)$/)]),
    );
    expect(read?.to).toEqual(['ada@game.example']);
    for (const to of [
      `ada@game.example${end}Bcc: all@game.example`,
      `a@b.example,all@game.example`,
      `x <all@game.example>`,
    ])
      await expect(send({ to }), to).rejects.toThrow(Undeliverable);
  }
});

test('a letter in the outbox is for its owner’s eyes, whole, and there once however often it is sent', async () => {
  const { outboxFolder, send } = await anOutbox();
  await Promise.all([send({}, 'a'), send({}, 'b')]);
  await send({}, 'a');

  const names = await readdir(outboxFolder);
  expect(names.sort()).toEqual(['a.eml', 'b.eml']);
  for (const name of names) expect((await stat(join(outboxFolder, name))).mode & 0o077).toBe(0);
  expect((await stat(outboxFolder)).mode & 0o077).toBe(0);
});
