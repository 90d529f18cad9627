import {
  accept,
  beginSocialEvent,
  beginStorylet,
  type Character,
  cancel,
  catchUp,
  chanceFrom,
  chooseBranch,
  decline,
  goBack,
  invite,
  look,
  type Moment,
  newCharacter,
  noQualities,
  type ReadResults,
  type Ruling,
  type Turn,
} from '@underhall/engine';
import { ids } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { aConfirmedPlayer, type TestPlayer } from '../testing/a-player.ts';
import { aServer, type TestServer } from '../testing/a-server.ts';
import { aWorldForTwo } from '../testing/a-world-for-two.ts';

type Row = {
  version: number;
  choice: string;
  seed: number;
  at: number;
  changes: string;
  shared: string | null;
  reads: string | null;
  actor_id: number | null;
  actor_version: number | null;
};

const hour = 3_600_000;

test('replays turns of two characters from both ledgers to the same changes and characters', async () => {
  const server = await aServer({ pack: aWorldForTwo() });
  const [ada, bea] = [await aConfirmedPlayer(server), await aConfirmedPlayer(server)];
  for (let round = 0; round < 12; round++) {
    const [host, guest] = round % 3 === 2 ? [bea, ada] : [ada, bea];
    await tea(server, round, host, guest);
  }

  const histories = new Map(
    await Promise.all([ada, bea].map(async (player) => [player.characterId, await historyOf(server, player)] as const)),
  );
  const replay = await replayOf(server, histories);
  for (const [id, { rows, now }] of histories) {
    for (const { version } of rows) replay.turnAt(id, version);
    expect(JSON.parse(JSON.stringify(replay.characterAt(id, rows.length)))).toEqual(now);
  }
  const played = [...histories.values()].flatMap(({ rows }) => rows);
  expect(played.filter(({ actor_id }) => actor_id !== null)).toHaveLength(6);
  expect(new Set(played.map(({ choice }) => choice.split(' ')[0]))).toEqual(
    new Set(['begin', 'branch', 'invite', 'onwards', 'accept', 'decline', 'cancel', 'event', 'go']),
  );
});

/** The host invites, and some hours later the guest accepts or declines, or the host cancels. */
async function tea({ database }: TestServer, round: number, host: TestPlayer, guest: TestPlayer) {
  const options = { clockOffset: round * 20 * hour };
  const { call, deps } = await aServer({ pack: aWorldForTwo(), database, options });
  const [asking, asked] = [host, guest].map(({ token }) => deps.tokens.sign(claimsOf(token)));
  await call('POST /storylet', {}, asking);
  await call('POST /storylet/begin', { eventId: ids.lamplighter }, asking);
  await call('POST /storylet/choosebranch', { branchId: ids.ask }, asking);
  const sending = { branchId: ids.ask, targetCharacterId: guest.characterId, userMessage: `Round ${round}: tea?` };
  expect((await call('POST /storylet/sendinternalsocialact', sending, asking)).body.isSuccess).toBe(true);
  const id = (await deps.invitations.openFrom(host.characterId))[0]?.id ?? 0;
  if (round % 4 === 1) return void (await call('POST /messages/rejectinvitation', { id }, asked));
  if (round % 4 === 3) return void (await call('POST /messages/cancelinvitation', { id }, asking));
  expect((await call('POST /messages/acceptinvitation', { id }, asked)).body.isSuccess).toBe(true);
  if (round % 4 !== 2) return;
  await call('POST /storylet', {}, asked);
  await call('POST /storylet/beginsocialevent', { id }, asked);
  await call('POST /storylet/goback', {}, asked);
}

type History = { readonly newcomer: Character; readonly rows: readonly Row[]; readonly now: Character };

async function historyOf(server: TestServer, { characterId, name, token }: TestPlayer): Promise<History> {
  const stored = await server.deps.characters.load(characterId);
  if (!stored) throw new Error('the character is gone');
  const luck = chanceFrom(server.deps.seedFor(Number(claimsOf(token).UserId), 0, 'arrive'));
  const person = { name, gender: 'Indistinct', face: 'beardy' } as const;
  const newcomer = newCharacter(await server.deps.world.now(), person, stored.character.arrived, luck);
  const rows = await server.database.run<Row>(
    {
      name: 'test-ledger-of-two',
      text: `select version, choice, seed, (extract(epoch from at) * 1000)::int8 as at, changes, shared, reads,
        actor_id, actor_version from ledger where character_id = $1 order by version`,
    },
    [characterId],
  );
  return { newcomer, rows, now: stored.character };
}

/** Replays each turn once, after the turns that it depends on. */
async function replayOf(server: TestServer, histories: ReadonlyMap<number, History>) {
  const plain = await server.deps.world.now();
  const rulings = new Map<string, Ruling>();
  const rowAt = (id: number, version: number) => histories.get(id)?.rows[version - 1];

  const momentAt = (id: number, version: number, { at, shared }: Row): Moment => {
    const world = { ...plain, shared: shared ? JSON.parse(shared) : noQualities };
    const chance = chanceFrom(rowAt(id, version + 1)?.seed ?? 0);
    const character = characterAt(id, version);
    return { id, world, now: at, turn: version + 1, chance, ...catchUp({ character, world }, at) };
  };
  const ruled = (id: number, version: number): Ruling => {
    const key = `${id} ${version}`;
    const row = rowAt(id, version);
    if (!row) throw new Error(`no turn ${key}`);
    const ruling =
      rulings.get(key) ?? ruleOn(row, momentAt(id, version - 1, row), (of) => momentAt(of.id, of.version, row));
    rulings.set(key, ruling);
    return ruling;
  };
  const turnAt = (id: number, version: number): Turn => {
    const row = rowAt(id, version);
    const [actor, at] = [row?.actor_id ?? id, row?.actor_version ?? version];
    const ruling = ruled(actor, at);
    const turn = ruling.ruling === 'allowed' ? (actor === id ? ruling.turn : ruling.others?.get(id)) : undefined;
    if (!turn) throw new Error(`turn ${version} of ${id}, ${row?.choice}, was not allowed this time`);
    expect(JSON.stringify(turn.changes), row?.choice).toBe(row?.changes);
    return turn;
  };
  function characterAt(id: number, version: number): Character {
    const history = histories.get(id) as History;
    return version === 0 ? history.newcomer : turnAt(id, version).character;
  }
  return { turnAt, characterAt };
}

/** Runs the rule for the choice in the ledger, with the recorded reads. */
function ruleOn(
  { choice, reads }: Row,
  moment: Moment,
  momentOf: (of: { id: number; version: number }) => Moment,
): Ruling {
  const noted = JSON.parse(reads ?? '{}');
  const given = {
    ...noted,
    ...(noted.other && { other: momentOf(noted.other) }),
    ...(noted.sender && { sender: momentOf(noted.sender) }),
  } as ReadResults;
  const [, verb, id = '', words = ''] = /^(\w+) ?(\d*)(?: in \d+: )?(.*)$/.exec(choice) ?? [];
  if (verb === 'begin') return beginStorylet(moment, Number(id));
  if (verb === 'branch') return chooseBranch(moment, { branch: Number(id), secondChances: [] });
  if (verb === 'invite') return invite(moment, given, words);
  if (verb === 'accept') return accept(moment, given);
  if (verb === 'decline') return decline(moment, given);
  if (verb === 'cancel') return cancel(moment, given);
  if (verb === 'go') return goBack(moment);
  if (verb === 'event') return beginSocialEvent(moment, given);
  return look(moment);
}

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
