import {
  beginStorylet,
  type Change,
  type Character,
  catchUp,
  chanceFrom,
  chooseTimes,
  drawCard,
  look,
  type Moment,
  newCharacter,
  noQualities,
  type Pack,
  type Ruling,
  travel,
} from '@underhall/engine';
import { expect, test } from 'vitest';
import type { StoredCharacter } from '../characters/character-store.ts';
import { aBusyPack } from '../testing/a-busy-world.ts';
import { aPlayer } from '../testing/a-player.ts';
import { aServer, type TestServer, theWorld } from '../testing/a-server.ts';

type Row = {
  version: number;
  choice: string;
  world: string;
  seed: number;
  at: number;
  changes: string;
  shared: string | null;
};
type Kinds = readonly Change['kind'][];

const day = 86_400_000;

test.each<[string, Pack, Kinds]>([
  ['the world', theWorld(), ['rolled', 'quality', 'moved', 'card drawn']],
  [
    'one where time does much, and to whose fund everybody gives',
    aBusyPack(),
    ['rolled', 'timer due', 'letter', 'shared', 'repeated'],
  ],
])('weeks in %s replay from the ledger to the same changes and the same character', async (_, pack, kinds) => {
  const server = await aServer({ pack });
  const { token, characterId, name } = await aPlayer(server);
  const accountId = Number(claimsOf(token).UserId);
  for (const days of [0, 1, 9, 40]) await playADay(server, pack, token, days);

  const rows = await ledgerOf(server, characterId);
  const plain = await server.deps.world.now();
  const { character: told } = (await server.deps.characters.load(characterId)) as StoredCharacter;
  const luck = chanceFrom(server.deps.seedFor(accountId, 0, 'arrive'));
  const newcomer = newCharacter(plain, { name, gender: 'Indistinct', face: 'beardy' }, told.arrived, luck);
  const again = rows.reduce((character: Character, row) => {
    expect(row.world).toBe(pack.version);
    const world = { ...plain, shared: row.shared ? JSON.parse(row.shared) : noQualities };
    const then = { id: characterId, world, now: row.at, turn: row.version, chance: chanceFrom(row.seed) };
    const ruling = rule(row.choice, { ...then, ...catchUp({ character, world }, row.at) });
    if (ruling.ruling !== 'allowed') throw new Error(`turn ${row.version}, ${row.choice}, was not allowed this time`);
    expect(JSON.stringify(ruling.turn.changes), row.choice).toBe(row.changes);
    return ruling.turn.character;
  }, newcomer);

  const happened = rows.flatMap(({ changes }) => JSON.parse(changes) as Change[]);
  expect(happened.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...kinds]));
  expect(JSON.parse(JSON.stringify(again))).toEqual(told);
});

/** Applies a recorded choice to the rule that it was made for. */
function rule(choice: string, moment: Moment): Ruling {
  const [what, ...with_] = choice.split(' with ');
  const [verb, id, times = '1'] = what?.split(' ') ?? [];
  if (verb === 'begin') return beginStorylet(moment, Number(id));
  if (verb === 'travel') return travel(moment, Number(id));
  if (verb === 'draw') return drawCard(moment);
  const secondChances = with_.map(Number);
  if (verb === 'branch') return chooseTimes(moment, { branch: Number(id), secondChances }, Number(times));
  return look(moment);
}

/** Plays a dozen scenes, this many days after the first. Then draws a card, and travels if possible. */
async function playADay({ database }: TestServer, pack: Pack, token: string, days: number) {
  const { call, deps } = await aServer({ pack, database, options: { clockOffset: days * day } });
  const session = deps.tokens.sign(claimsOf(token));
  for (let scene = 0; scene < 12; scene++) await playAScene(call, session, scene);
  await call('POST /storylet', {}, session);
  await call('POST /opportunity/draw', {}, session);
  const { areas = [], currentArea } = (await call('GET /map', {}, session)).body;
  const other = areas.find(({ id, canMoveTo, unlocked }) => canMoveTo && unlocked && id !== currentArea?.id);
  if (other) await call('POST /map/move', { areaId: other.id }, session);
}

/** Begins a listed storylet, ticks every second chance, and chooses an unlocked branch as often as possible. */
async function playAScene(call: TestServer['call'], token: string, scene: number) {
  const { storylet, storylets = [] } = (await call('POST /storylet', {}, token)).body;
  const eventId = storylets[scene % storylets.length]?.id ?? 0;
  const open = storylet ?? (await call('POST /storylet/begin', { eventId }, token)).body.storylet;
  const branches = open?.childBranches.filter(({ isLocked }) => !isLocked) ?? [];
  const branch = branches[scene % branches.length];
  const secondChanceIds = branch?.challenges.map((challenge) => challenge.secondChanceId).filter((id) => id > 0) ?? [];
  const times = branch?.repeatable?.max ?? 1;
  await call('POST /storylet/choosebranch', { branchId: branch?.id ?? 0, secondChanceIds, times }, token);
}

const ledgerOf = ({ database }: TestServer, characterId: number): Promise<Row[]> =>
  database.run<Row>(
    {
      name: 'test-ledger',
      text: `select version, choice, world, seed, (extract(epoch from at) * 1000)::int8 as at, changes, shared
        from ledger where character_id = $1 order by version`,
    },
    [characterId],
  );

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
