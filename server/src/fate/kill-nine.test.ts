import { setTimeout as pause } from 'node:timers/promises';
import type { Calls } from '@underhall/contract';
import type { Change } from '@underhall/engine';
import { aGarment, aWorld, ids } from '@underhall/engine/testing';
import { expect, onTestFinished, test } from 'vitest';
import { nameKey } from '../account/name-rules.ts';
import { characterStore } from '../characters/character-store.ts';
import { openDatabase } from '../db/connection.ts';
import type { Database } from '../db/database.ts';
import { journalStore } from '../journal/journal-store.ts';
import { profileStore } from '../profile/profile-store.ts';
import { aHome, killNine } from '../testing/a-process.ts';
import { aConnection } from '../testing/database.ts';
import { arriveAt, ask, untilQuiet, whenKilled } from '../testing/from-outside.ts';

const rounds = 8;
const purse = 1_000_000;
const [forName, forFace, forOutfit] = [15, 5, 10];
const [bowler, bonnet] = [101, 102];

const told = { title: 'Told', descriptionHtml: '<p>He lights yours.</p>', image: 'wick', effects: [], reveal: [] };
const { pack } = aWorld({
  branch: { cost: 0, outcomes: { always: { ...told, journal: true } } },
  pack: {
    start: {
      area: ids.quay,
      qualities: [bowler, bonnet].map((quality) => ({ quality, level: 1 })),
      restrictions: [],
      faces: ['beardy', 'veil'],
    },
    qualities: [aGarment(bowler, 'Hat', []), aGarment(bonnet, 'Hat', [])],
  },
});

type Press = { readonly [Name in keyof Calls]: readonly [Name, Calls[Name]['body']] }[keyof Calls];

/** Requests of a player who renames, buys, dresses and writes a journal. The counter makes names different. */
const presses: readonly ((count: number) => Press)[] = [
  (count) => [
    'POST /fate/purchase',
    { storeItemId: 6, action: 'AskNameChange', newName: `Bea ${'abcdefghij'[count % 10]}${count}` },
  ],
  (count) => ['POST /fate/changeavatar', { avatarImage: count % 2 === 0 ? 'veil' : 'beardy', storeItemId: 7 }],
  () => ['POST /fate/purchase', { storeItemId: 5, action: 'OutfitPurchase' }],
  (count) => ['POST /outfit/equip', { qualityId: count % 2 === 0 ? bowler : bonnet }],
  () => ['POST /outfit/save', {}],
  (count) => ['POST /outfit/rename', { outfitId: 1, newName: `Suit ${count}` }],
  () => ['POST /outfit/toggleFavourite', {}],
  () => ['POST /storylet', {}],
  () => ['POST /storylet/begin', { eventId: ids.lamplighter }],
  () => ['POST /storylet/choosebranch', { branchId: ids.ask }],
  (count) => [
    'POST /profile/share',
    { contentClass: 'EventConclusion', contentKey: ids.lamplighter, message: `${count}` },
  ],
];

test('a server killed during purchases and changes leaves none half done, and a repeat does each once', async () => {
  const connection = await aConnection();
  const database = await openDatabase(connection, 2);
  onTestFinished(() => database.close());
  const home = await aHome(pack, connection);
  let server = await home.start();
  const { id, token } = await arriveAt(server, 'Killed in Hats');
  const books = booksOf(database, id);
  let pressed = 0;

  for (let round = 0; round < rounds; round++) {
    await books.refill();
    const send = ([name, body]: Press) => ask(server, name, body as never, { token, key: `press ${pressed}` });
    const next = () =>
      (presses[pressed % presses.length] as (count: number) => Press)(Math.floor(pressed / presses.length));
    const last = pressed + 3 + round;
    let killed: Promise<void> | undefined;
    const pressing = async () => {
      for (; ; pressed++) {
        // At another moment after the request in each round.
        if (pressed === last) killed = pause((round * 7) % 23).then(() => killNine(server));
        expect(await send(next()), next().join(' ')).toMatchObject({ isSuccess: true });
      }
    };
    await pressing().catch(whenKilled);
    await killed;
    server = await home.start();
    await untilQuiet(database);
    await books.balance(`round ${round}, cut off at ${next()[0]}`);

    // The interrupted request is sent again, as a client does, and must have its effect once.
    expect(await send(next()), next().join(' ')).toMatchObject({ isSuccess: true });
    pressed += 1;
    const { names, entries } = await books.balance(`round ${round}, sent again`);
    const of = (place: number) => Math.floor((pressed + presses.length - 1 - place) / presses.length);
    expect({ names, entries }, `round ${round}`).toEqual({ names: of(0), entries: of(presses.length - 1) });
  }
}, 300_000);

/** The rows of one character that must match each other. */
function booksOf(database: Database, id: number) {
  const [characters, profiles, journal] = [characterStore(database), profileStore(database), journalStore(database)];
  const load = async () => {
    const stored = await characters.load(id);
    if (!stored) throw new Error('the character is gone');
    return stored;
  };
  const countOf = async (kind: Change['kind'], since: number) => {
    const rows = await database.run<{ changes: string }>(
      { name: 'test-changes', text: 'select changes from ledger where character_id = $1 and version > $2' },
      [id, since],
    );
    return rows.flatMap(({ changes }) => JSON.parse(changes) as Change[]).filter((each) => each.kind === kind).length;
  };
  let filledAt = 0;
  return {
    /** Sets the Fate, and removes the outfits, because only six can be bought. */
    async refill() {
      const before = await load();
      const after = { ...before.character, fate: purse, outfits: [], chosenOutfit: 1 };
      const entry = { choice: 'test', world: 'test', seed: 0, at: before.now, changes: [] };
      expect(await characters.save([{ before, after, entry }])).toBe(true);
      filledAt = before.version + 1;
    },
    async balance(when: string) {
      const { character } = await load();
      const bought = character.outfits.filter(({ type }) => type === 'Purchased').length;
      const [named, faced] = [await countOf('name changed', filledAt), await countOf('face changed', filledAt)];
      expect(purse - character.fate, when).toBe(forName * named + forFace * faced + forOutfit * bought);
      expect((await profiles.byCharacter(id))?.name, when).toBe(character.name);
      expect((await profiles.byName(nameKey(character.name), undefined))?.characterId, when).toBe(id);
      const chosen = { characterId: id, isOldestFirst: true, favouritesOnly: false };
      const entries = await journal.page(chosen, 0, 1000);
      for (const { html, title } of entries)
        expect([html, title], when).toEqual(['<p>He lights yours.</p>', expect.any(String)]);
      return { names: await countOf('name changed', 0), entries: entries.length };
    },
  };
}
