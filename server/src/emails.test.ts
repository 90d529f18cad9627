import { join } from 'node:path';
import { anAct } from '@underhall/engine/testing';
import { compileWorld } from '@underhall/language';
import { expect, test } from 'vitest';
import { emailComposers } from './emails.ts';
import { renderHtml, renderText } from './mail/render-email.ts';
import { anAccount, confirmAddresses } from './testing/a-player.ts';
import { aServer, worldFolder } from './testing/a-server.ts';
import { aPaidOrder } from './testing/a-shop.ts';

/** Names and words of the default world, and its licence. */
const ours = /underhall|echoes|candle|\brings?\b|\bfate\b|exceptional|bazaar|lampwick|delicious|\baunt\b|CC BY 4\.0/i;

const { pack: roof } = compileWorld(join(worldFolder, '../worlds/bed-twelve'));
if (!roof) throw new Error('it does not compile');
const act = anAct({ id: 1, name: 'Share a Tap', inviteHtml: '<p>Come up.</p>', acceptHtml: '<p>You came.</p>' });
const pack = { ...roof, acts: [act] };
const seller = { name: 'The Roof Committee', email: 'sales@roof.example' };
const server = await aServer({
  pack,
  options: { payments: { provider: 'test' }, seller, publicUrl: 'https://roof.example' },
});
const { deps, database, call } = server;

async function aNeighbour() {
  const account = await anAccount(server);
  const asked = { userName: account.userName, gender: 'Indistinct', avatar: 'cap' } as const;
  const { body } = await call('POST /register/createcharacter', asked, account.token);
  const [ids] = await run<{ accountId: number; characterId: number }>(
    `select accounts.id as "accountId", character_id as "characterId" from accounts join roster on account_id = accounts.id
      where user_name = '${account.userName}'`,
  );
  if (!ids) throw new Error('nobody was made');
  return { ...account, token: body.jwt, ...ids };
}

const run = <Row extends object>(text: string) => database.run<Row>({ name: `test-${text.slice(0, 50)}`, text });

const idOf = async (insert: string): Promise<string> =>
  String((await run<{ id: string | number }>(`insert into ${insert} returning id`))[0]?.id);

test('every e-mail of another world has its name and palette, and nothing of the default world', async () => {
  const [me, other, unconfirmed] = [await aNeighbour(), await aNeighbour(), await aNeighbour()];
  const order = await aPaidOrder(server, me.token);
  await confirmAddresses(database);
  await run(`update accounts set confirmed_email_key = null where id = ${unconfirmed.accountId}`);
  const link = (kind: string, email: string) =>
    idOf(`email_confirmations (id, kind, account_id, email, email_key, expires_at)
      values (gen_random_uuid(), '${kind}', ${me.accountId}, '${email}', '${email}', now() + interval '1 day')`);
  const invitation = (place: number, to: number | null) =>
    idOf(`invitations (act, from_id, version, place, to_id, words, sent_at)
      values (1, ${other.characterId}, 1, ${place}, ${to}, 'Bring a can.', now())`);
  const toMe = await invitation(1, me.characterId);
  const note = await idOf(`messages (character_id, version, place, title, html, at)
    values (${me.characterId}, 1, 1, 'A Note', '<p>Low<br>\nwater.</p>', now())`);
  const report = await idOf(`reports (character_id, reported_id, kind, about, name, user_name, words, reason)
    values (${me.characterId}, ${other.characterId}, 'name', 'a', 'n', 'u', 'w', 'r')`);
  const month = { id: 'm', provider: 'test', currency: 'GBP', tier: 'enhanced', minor: 750, until: '2026-12-24' };

  const about: Readonly<Record<string, object>> = {
    'confirm address': { accountId: unconfirmed.accountId, about: { confirmation: 'c' } },
    letter: { messageId: Number(note) },
    'confirm new address': { about: { link: await link('change', 'new@roof.example') } },
    'address changed': { about: { link: await link('return', 'old@roof.example') } },
    'way in added': { about: { provider: 'Google' } },
    'way in removed': { about: { provider: 'Google' } },
    'new password': { about: { word: 'w' } },
    'password changed': {},
    'copy of a message': { about: { characterId: me.characterId, message: Number(toMe) } },
    'word of an invitation': { about: { characterId: me.characterId, message: Number(toMe) } },
    report: { address: 'operator@roof.example', about: { report: Number(report) } },
    'invitation to an outsider': {
      address: 'nobody@roof.example',
      about: { invitation: Number(await invitation(2, null)) },
    },
    receipt: { about: { order } },
    'money back': { about: { order } },
    'membership paid': { about: month },
    'membership past due': { about: month },
    'membership card changed': { about: month },
    'membership money back': { about: month },
    'membership raise back': { about: month },
  };
  const composers = emailComposers(deps);
  expect(Object.keys(about).sort()).toEqual(Object.keys(composers).sort());

  const { title, palette } = pack.words;
  const known = new Set(Object.values(palette).flatMap(({ dark, light }) => [dark, light]));
  for (const [kind, compose] of Object.entries(composers)) {
    const email = await compose({ id: '1', kind, accountId: me.accountId, about: {}, attempts: 0, ...about[kind] });
    if (!email) throw new Error(`no e-mail of the kind "${kind}"`);
    const { notification, ...content } = email;
    const unsubscribe = notification && { reason: notification.reason, link: 'https://roof.example/' };
    const ready = { ...content, ...(unsubscribe && { unsubscribe }) };
    const [text, html] = [renderText(ready, title), renderHtml(ready, title, palette)];

    expect(text, kind).toContain('Bed Twelve');
    for (const words of [email.subject, text, html])
      expect(words.match(ours)?.[0], `${kind}: ${words}`).toBeUndefined();
    expect(html, kind).not.toMatch(/src=|url\(|@import|@font-face/i);
    const colours = html.match(/#[0-9a-f]{3,8}\b/g) ?? [];
    expect(colours.length).toBeGreaterThan(10);
    expect(colours.filter((colour) => !known.has(colour))).toEqual([]);
  }
});
