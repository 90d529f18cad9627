import {
  beginStorylet,
  type Character,
  catchUp,
  chanceFrom,
  chooseBranch,
  look,
  type Moment,
  newCharacter,
  type Ruling,
} from '@underhall/engine';
import { expect, test } from 'vitest';
import type { StoredCharacter } from '../characters/character-store.ts';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';

type Row = { version: number; choice: string; world: string; seed: number; at: number; changes: string };

test('a whole evening can be played again from the ledger, turn by turn, to the same changes and the same character', async () => {
  const server = await aServer();
  const { token, name, characterId } = await aPlayer(server);
  for (let scene = 0; scene < 25; scene++) await playAScene(server.call, token, scene);

  const rows = await server.database.run<Row>(
    {
      name: 'test-ledger',
      text: `select version, choice, world, seed, (extract(epoch from at) * 1000)::int8 as at, changes
        from ledger where character_id = $1 order by version`,
    },
    [characterId],
  );
  const world = await server.deps.world.now();
  const told = (await server.deps.characters.load(characterId)) as StoredCharacter;
  const newcomer = newCharacter(world, { name, gender: 'Indistinct', face: 'beardy' }, told.character.arrived);
  const again = rows.reduce((character: Character, row) => {
    expect(row.world).toBe(world.pack.version);
    const ruling = rule(row.choice, {
      world,
      now: row.at,
      turn: row.version,
      chance: chanceFrom(row.seed),
      ...catchUp(character, world, row.at),
    });
    if (ruling.ruling !== 'allowed') throw new Error(`turn ${row.version}, ${row.choice}, was not allowed this time`);
    expect(JSON.stringify(ruling.turn.changes), row.choice).toBe(row.changes);
    return ruling.turn.character;
  }, newcomer);

  expect(rows.some(({ changes }) => changes.includes('"rolled"'))).toBe(true);
  expect(JSON.parse(JSON.stringify(again))).toEqual(told.character);
});

/** The choice as the ledger words it, put to the rule it was put to. */
function rule(choice: string, moment: Moment): Ruling {
  const [what, ...with_] = choice.split(' with ');
  const [verb, id] = what?.split(' ') ?? [];
  if (verb === 'begin') return beginStorylet(moment, Number(id));
  if (verb === 'branch') return chooseBranch(moment, { branch: Number(id), secondChances: with_.map(Number) });
  return look(moment);
}

/** Begins the first story on the list, ticks every second chance there is, and chooses a branch that is not locked. */
async function playAScene(call: Awaited<ReturnType<typeof aServer>>['call'], token: string, scene: number) {
  const { storylet, storylets } = (await call('POST /storylet', {}, token)).body;
  const eventId = storylets?.[0]?.id ?? 0;
  const open = storylet ?? (await call('POST /storylet/begin', { eventId }, token)).body.storylet;
  const branches = open?.childBranches.filter(({ isLocked }) => !isLocked) ?? [];
  const branch = branches[scene % branches.length];
  const secondChanceIds = branch?.challenges.map((challenge) => challenge.secondChanceId).filter((id) => id > 0) ?? [];
  await call('POST /storylet/choosebranch', { branchId: branch?.id ?? 0, secondChanceIds }, token);
}
