import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { maxReportReasonLength } from '@underhall/contract/limits';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { cleanUp } from '../jobs/clean-up-store.ts';
import { aPlayer, type TestPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { readOutbox } from '../testing/read-outbox.ts';
import { maxReportsPerDay } from './report-store.ts';

const operator = 'keeper@game.example';
const outboxFolder = join(await mkdtemp(join(tmpdir(), 'underhall-reports-')), 'outbox');
afterAll(() => rm(join(outboxFolder, '..'), { recursive: true, force: true }));
const server = await aServer({ options: { outboxFolder, reportsTo: operator } });
const { call, database, deps } = server;
let ada: TestPlayer;
let bea: TestPlayer;
beforeEach(async () => {
  [ada, bea] = [await aPlayer(server), await aPlayer(server)];
});

type Asked = Parameters<typeof call<'POST /extra/report'>>[1];
const report = async (asked: NonNullable<Asked>, by = ada) => (await call('POST /extra/report', asked, by.token)).body;
const describe = (newDescription: string) => call('POST /profile/update', { newDescription }, bea.token);
const ofBea = async () => (await deps.reports.list('all')).filter(({ userName }) => userName === bea.userName);
const invite = async (from: TestPlayer, to: TestPlayer, words: string) => {
  const inviting = {
    name: 'test-invite',
    text: `insert into invitations (act, from_id, version, place, to_id, words, sent_at)
      values (1, $1, 1, (select count(*) from invitations), $2, $3, now()) returning id`,
  };
  const [row] = await database.run<{ id: number }>(inviting, [from.characterId, to.characterId, words]);
  return row?.id ?? 0;
};

test('stores the text of a reported profile, e-mails the operator, and hides it from the reported player', async () => {
  await describe('Rude & <b>loud</b>');
  expect(await report({ kind: 'profile', name: bea.name.toUpperCase(), reason: ' It is rude. ' })).toEqual({
    isSuccess: true,
    message:
      'The operator of this server now has your report, with the text as it is now. The player you reported is not told.',
  });
  await describe('Quite civil');

  const [stored] = await ofBea();
  expect(stored).toMatchObject({
    kind: 'profile',
    name: bea.name,
    words: 'Rude & <b>loud</b>',
    reason: 'It is rude.',
    by: ada.userName,
    isDone: false,
  });
  const email = await vi.waitFor(async () => {
    const found = (await readOutbox(outboxFolder, operator)).find(({ text }) => text.includes(bea.userName));
    if (!found) throw new Error('no e-mail yet');
    return found;
  }, 10_000);
  expect(email.text).toContain('Rude & <b>loud</b>');
  expect(email.html).toContain('Rude &amp; &lt;b&gt;loud&lt;/b&gt;');
  expect(email.subject).toBe(`${deps.world.pack.words.title}: report ${stored?.id}`);
  expect((await call('GET /messages', {}, bea.token)).body.feedMessages).toEqual([]);
});

test('sixteen identical reports are stored and e-mailed once; changed text makes a new report', async () => {
  await describe('First');
  const answers = await Promise.all(Array.from({ length: 16 }, () => report({ kind: 'profile', name: bea.name })));
  expect(new Set(answers.map((body) => JSON.stringify(body))).size).toBe(1);
  expect(answers[0]?.isSuccess).toBe(true);
  expect(await ofBea()).toHaveLength(1);
  await describe('Second');
  await report({ kind: 'profile', name: bea.name, reason: 'Again' });
  await report({ kind: 'name', name: bea.name });
  expect((await ofBea()).map(({ kind, words }) => [kind, words])).toEqual([
    ['profile', 'First'],
    ['profile', 'Second'],
    ['name', bea.name],
  ]);
});

test('only its recipient can report an invitation, even after the sender has blocked them', async () => {
  const id = await invite(bea, ada, 'Come, or else');
  await call('POST /extra/block', { name: ada.name }, bea.token);
  const stranger = await aPlayer(server);
  for (const [by, about] of [
    [bea, { messageId: id }],
    [stranger, { messageId: id }],
    [ada, { messageId: 0 }],
    [ada, {}],
  ] as const) {
    expect(await report({ kind: 'message', ...about }, by)).toEqual({
      isSuccess: false,
      message: 'There is nothing by another player to report there.',
    });
  }
  expect(await report({ kind: 'message', messageId: id })).toMatchObject({ isSuccess: true });
  expect(await ofBea()).toMatchObject([{ kind: 'message', words: 'Come, or else' }]);
});

test('refuses reports of oneself or of nobody, and limits the length of the reason', async () => {
  for (const name of [ada.name, 'Nobody At All', '', '\0']) {
    for (const kind of ['profile', 'name'] as const)
      expect(await report({ kind, name })).toMatchObject({ isSuccess: false });
  }
  const long = { kind: 'name', name: bea.name, reason: 'x'.repeat(maxReportReasonLength + 1) } as const;
  expect(await report(long)).toMatchObject({ isSuccess: false, message: expect.stringContaining('1,000') });
  expect(await report({ ...long, reason: 'é'.repeat(maxReportReasonLength) })).toMatchObject({ isSuccess: true });
});

test('limits a player’s reports per day; a repeated report gets its first reply', async () => {
  const messages: number[] = [];
  for (let at = 0; at <= maxReportsPerDay; at++) messages.push(await invite(bea, ada, `word ${at}`));
  const [last = 0, ...others] = messages.toReversed();
  for (const messageId of others)
    expect(await report({ kind: 'message', messageId })).toMatchObject({ isSuccess: true });
  expect(await report({ kind: 'message', messageId: last })).toMatchObject({
    isSuccess: false,
    message: expect.stringContaining('20 reports'),
  });
  expect(await report({ kind: 'message', messageId: others[0] ?? 0 })).toMatchObject({ isSuccess: true });
  expect(await ofBea()).toHaveLength(maxReportsPerDay);
});

test('a report outlives both accounts, is closed once, and is deleted after a year', async () => {
  await report({ kind: 'name', name: bea.name });
  const [{ id } = { id: 0 }] = await ofBea();
  await database.run({ name: 'test-leave', text: 'delete from accounts where user_name = any($1)' }, [
    [ada.userName, bea.userName],
  ]);
  expect(await deps.reports.byId(id)).toMatchObject({ name: bea.name, words: bea.name });
  expect(await deps.reports.byId(id)).not.toHaveProperty('by');
  expect(await deps.reports.finish(id)).toBe(true);
  expect(await deps.reports.finish(0)).toBe(false);
  expect((await deps.reports.list('open')).map((each) => each.id)).not.toContain(id);
  await cleanUp(database);
  expect(await deps.reports.byId(id)).toBeDefined();
  await database.run({ name: 'test-age', text: `update reports set at = now() - interval '1 year' where id = $1` }, [
    id,
  ]);
  await cleanUp(database);
  expect(await deps.reports.byId(id)).toBeUndefined();
});
