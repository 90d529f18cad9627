import type { Change } from '@underhall/engine';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../db/connection.ts';
import type { Database } from '../db/database.ts';
import { aConnection } from '../testing/database.ts';
import { characterStore } from './character-store.ts';
import { invitationStore } from './invitation-store.ts';
import { sideEffects } from './side-effects-store.ts';

type Kind = Change['kind'];

const posted = { kind: 'letter', title: 'A Knock', html: '<p>Open.</p>', image: 'door', at: 5000 } as const;
const invited = { kind: 'invited', act: 5, with: 2, words: 'At four?' } as const;
const over = { kind: 'invitation over', invitation: 1, act: 5, with: 2, how: 'accepted' } as const;
const theirs = { ...over, with: 1 };

type KindWithRows =
  | 'letter'
  | 'invited'
  | 'invitation over'
  | 'event begun'
  | 'name changed'
  | 'fate'
  | 'plan saved'
  | 'plan dropped'
  | 'card left';

/** One change of every kind, an invitation before its end. Fields matter only where the kind writes a row. */
const everyChange: { readonly [Each in Kind]: object } = {
  letter: posted,
  invited,
  'invitation over': over,
  'event begun': { invitation: 1 },
  'plan saved': { plan: { branch: 4 } },
  'plan dropped': { branch: 4, undo: { plan: { branch: 4 }, place: 0 } },
  'card left': { table: 1, card: 3, why: 'discarded' },
  'name changed': { from: 'One', to: 'Another One' },
  fate: { why: 'spent', book: 'branch', from: 5, to: 2 },
  ...(Object.fromEntries(
    Object.entries(sideEffects)
      .filter(([, write]) => write === 'nowhere')
      .map(([kind]) => [kind, {}]),
  ) as Record<Exclude<Kind, KindWithRows>, object>),
};

const writes: Partial<Record<Kind, object>> = {
  letter: { messages: 1 },
  invited: { invitations: 1, mails: 1 },
  'invitation over': { ended: 1, mails: 1 },
  'event begun': { begun: 1 },
  'plan saved': { planNotes: 1 },
  'plan dropped': { planNotes: -1, removals: 1 },
  'card left': { removals: 1 },
  'name changed': { renamed: 1 },
  fate: { fateEntries: 1 },
};

test('writes the expected rows and no others for every kind of change', async () => {
  const { save, rows } = await twoCharacters();
  for (const [kind, about] of Object.entries(everyChange) as [Kind, object][]) {
    const before = await rows();

    expect(await save(1, [{ kind, ...about } as Change]), kind).toBe(true);
    const after = await rows();
    const added = Object.entries(after).flatMap(([name, count]) =>
      name === 'turns' || count === before[name] ? [] : [[name, count - (before[name] ?? 0)] as const],
    );
    expect(Object.fromEntries(added), kind).toEqual(writes[kind] ?? {});
  }
});

test('queues an e-mail with its message, and removes it when its character is deleted', async () => {
  const { save, rows, database } = await twoCharacters();
  await save(1, [posted, { ...posted, mail: true }, posted]);

  expect(await rows()).toMatchObject({ messages: 3, mails: 1 });
  const found = await database.run({ name: 'test-found', text: 'select place, title, html, image from messages' });
  expect(found).toEqual([0, 1, 2].map((place) => ({ place, title: 'A Knock', html: '<p>Open.</p>', image: 'door' })));
  await database.run({ name: 'test-gone', text: 'delete from characters where id = 1' });
  expect(await rows()).toMatchObject({ messages: 0, mails: 0 });
});

test('stores an invitation, lists it only to its sender while it is open, and ends it once', async () => {
  const { save, invitations } = await twoCharacters();
  await save(1, [invited]);

  const sent = { id: 1, act: 5, from: 1, to: 2, sentAt: 1000, words: 'At four?' };
  expect(await invitations.openFrom(1)).toEqual([sent]);
  expect(await invitations.openFrom(2)).toEqual([]);
  expect(await save(1, [over])).toBe(true);
  expect(await save(2, [{ ...over, with: 1, how: 'declined' }])).toBe(false);
  expect(await invitations.openFrom(1)).toEqual([]);
  expect(await invitations.byId(1)).toEqual({ ...sent, over: 'accepted' });
  expect(await invitations.byId(99)).toBeUndefined();
});

test('stores an invitation to an outsider without a character', async () => {
  const { save, invitations } = await twoCharacters();
  await save(1, [{ ...invited, with: 0 }]);

  expect(await invitations.byId(1)).toMatchObject({ from: 1, to: 0 });
});

test('ends an invitation once for both sides of a turn, and writes neither if it has ended before', async () => {
  const { saveBoth, save, rows, versions } = await twoCharacters();
  await save(1, [invited]);

  expect(await saveBoth([over], [theirs])).toBe(true);
  expect([await rows(), await versions()]).toMatchObject([{ ended: 1 }, [2, 1]]);
  expect(await saveBoth([posted, over], [posted, theirs])).toBe(false);
  expect([await rows(), await versions()]).toMatchObject([{ ended: 1, messages: 0, turns: 3 }, [2, 1]]);
});

test('does not commit a turn if a character that it only read has changed', async () => {
  const { characters, save, load, versions } = await twoCharacters();
  const [before, other] = [await load(1), await load(2)];
  await save(2, []);

  const turn = { before, after: before.character, entry: { ...entry, changes: [posted] } };
  expect(await characters.save([turn], [], [other])).toBe(false);
  expect(await versions()).toEqual([0, 1]);
  expect(await characters.save([turn], [], [await load(2)])).toBe(true);
  expect(await versions()).toEqual([1, 1]);
});

const entry = { choice: 'test', world: 'test', seed: 0, at: 1000, changes: [] };

const openAccounts = `insert into accounts (user_name, user_name_key, email, email_key, password_hash)
  values ('one', 'one', 'one', 'one', ''), ('two', 'two', 'two', 'two', '')`;
const enterRoster = `insert into roster (character_id, account_id, name, name_key)
  select case user_name when 'one' then 1 else 2 end, id, initcap(user_name), user_name from accounts`;

/** Creates two characters, with ids 1 and 2, in their own database, and functions that write turns of them. */
async function twoCharacters() {
  const database = await openDatabase(await aConnection(), 2);
  onTestFinished(() => database.close());
  const [characters, invitations] = [characterStore(database), invitationStore(database)];
  for (const _ of [1, 2]) {
    await database.run({ name: 'test-make', text: `insert into characters (version, state) values (0, '{}')` });
  }
  await database.run({ name: 'test-open', text: openAccounts });
  await database.run({ name: 'test-enter', text: enterRoster });
  const load = async (id: number) => {
    const stored = await characters.load(id);
    if (!stored) throw new Error(`no character ${id}`);
    return stored;
  };
  const turnOf = async (id: number, changes: readonly Change[]) => {
    const before = await load(id);
    return { before, after: before.character, entry: { ...entry, changes } };
  };
  return {
    database,
    characters,
    invitations,
    load,
    /** Saves each list of changes as a turn. Returns true if all were written. */
    async save(id: number, ...turns: (readonly Change[])[]) {
      let isWritten = true;
      for (const changes of turns) isWritten = (await characters.save([await turnOf(id, changes)])) && isWritten;
      return isWritten;
    },
    saveBoth: async (one: readonly Change[], other: readonly Change[]) =>
      characters.save([await turnOf(2, other), await turnOf(1, one)]),
    versions: async () => [(await load(1)).version, (await load(2)).version],
    rows: () => countRows(database),
  };
}

async function countRows(database: Database): Promise<Record<string, number>> {
  const text = `select (select count(*) from messages) as messages, (select count(*) from mails) as mails,
    (select count(*) from invitations) as invitations,
    (select count(*) from invitations where over is not null) as ended,
    (select count(*) from invitations where begun_at is not null) as begun,
    (select count(*) from roster where name_key = 'another one') as renamed,
    (select count(*) from plan_notes) as "planNotes", (select count(*) from removals) as removals, (select count(*) from fate_entries) as "fateEntries", (select count(*) from ledger) as turns`;
  const [row] = await database.run<Record<string, number>>({ name: 'test-count', text });
  return row ?? {};
}
