import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WorldNames } from '@underhall/engine';
import { expect, onTestFinished, test } from 'vitest';
import { nodeRuntime } from '../runtime/node-runtime.ts';
import { readOutbox } from '../testing/read-outbox.ts';
import { type ReadyEmail, Undeliverable } from './email.ts';
import { openTransport } from './open-transport.ts';

const email: ReadyEmail = {
  to: 'ada@game.example',
  subject: 'A word',
  parts: [
    'One & <b>two</b>.',
    { link: 'https://game.example/email/x?y=1&z=2', label: 'Press' },
    { html: '<p>A <em>third</em><br>\n&amp; last.</p>' },
  ],
};

/** An outbox folder and a function that sends to it. */
async function anOutbox(title = 'The Long Pier', palette: WorldNames['palette'] = {}) {
  const outboxFolder = join(await mkdtemp(join(tmpdir(), 'underhall-emails-')), 'outbox');
  onTestFinished(() => rm(join(outboxFolder, '..'), { recursive: true, force: true }));
  const options = { clientVersion: '1', rateLimits: false, clockOffset: 0, logLevel: 'error', outboxFolder };
  const transport = openTransport(
    { ...options, publicUrl: 'https://game.example' },
    () => ({ title, palette }),
    nodeRuntime,
  );
  return { outboxFolder, send: (about: Partial<ReadyEmail>, id = 'one') => transport.send({ ...email, ...about }, id) };
}

test('renders the same content as plain text and HTML, sent from the public host', async () => {
  const { outboxFolder, send } = await anOutbox();
  await send({});

  const [read] = await readOutbox(outboxFolder);
  expect(read).toMatchObject({
    from: { name: 'The Long Pier', address: 'no-reply@game.example' },
    to: ['ada@game.example'],
    subject: 'A word',
    messageId: '<one@game.example>',
  });
  expect(read?.text.trim().split(/\s*\n\s*/)).toEqual([
    'One & <b>two</b>.',
    'https://game.example/email/x?y=1&z=2',
    'A third',
    '& last.',
    'The Long Pier',
  ]);
  expect(read?.text).toContain('A third\n& last.');
  expect(read?.html).toContain('One &amp; &lt;b&gt;two&lt;/b&gt;.');
  expect(read?.html).toContain('href="https://game.example/email/x?y=1&amp;z=2"');
  expect(read?.html).toContain('<em>third</em>');
  expect(read?.html).not.toMatch(/src=|url\(|<script/i);
  expect(read?.headers.get('auto-submitted')).toBe('auto-generated');
  expect(read?.headers.has('list-unsubscribe')).toBe(false);
});

test('uses the palette of the world, and corrects a contrast that is too low', async () => {
  const { outboxFolder, send } = await anOutbox('The Long Pier', {
    page: { dark: '#001122', light: '#eeffee' },
    panel: { dark: '#112233', light: '#ffffee' },
    link: { dark: '#112244', light: '#660033' },
  });
  await send({ unsubscribe: { link: 'https://game.example/', reason: 'You are told of your story.' } });

  const [read] = await readOutbox(outboxFolder);
  const html = read?.html || '';
  for (const colour of ['#001122', '#eeffee', '#112233', '#ffffee', '#660033']) expect(html).toContain(colour);
  expect(html).not.toContain('#112244');
  expect(html).toContain('.words a.bare { color: #ffffff !important; }');
});

test('an e-mail that was not requested has its reason and an unsubscribe link, also as a header', async () => {
  const { outboxFolder, send } = await anOutbox();
  const link = 'https://game.example/unsubscribe/1/abc/storylets';
  await send({ unsubscribe: { link, reason: 'You are told of your story.' } });

  const [read] = await readOutbox(outboxFolder);
  expect(read?.headers.get('list-unsubscribe')).toBe(`<${link}>`);
  expect(read?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  for (const words of [read?.text, read?.html]) {
    expect(words).toContain('You are told of your story.');
    expect(words).toContain(link);
  }
});

test('no text of an e-mail can add a header or a recipient', async () => {
  const breaks = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\0'];
  for (const end of breaks) {
    const sly = `Hm${end}Bcc: all@game.example${end}${end}X-Odd: yes`;
    const { outboxFolder, send } = await anOutbox(sly);
    await send({ subject: sly, parts: [sly], unsubscribe: { link: 'https://game.example/', reason: sly } });

    const [read] = await readOutbox(outboxFolder);
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

test('writes each e-mail to the outbox whole, once, and readable for its owner only', async () => {
  const { outboxFolder, send } = await anOutbox();
  await Promise.all([send({}, 'a'), send({}, 'b')]);
  await send({}, 'a');

  const names = await readdir(outboxFolder);
  expect(names.sort()).toEqual(['a.eml', 'b.eml']);
  for (const name of names) expect((await stat(join(outboxFolder, name))).mode & 0o077).toBe(0);
  expect((await stat(outboxFolder)).mode & 0o077).toBe(0);
});
