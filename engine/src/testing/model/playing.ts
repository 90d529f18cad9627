import { catchUp } from '../../catch-up.ts';
import type { Character } from '../../character.ts';
import { newCharacter } from '../../new-character.ts';
import { worldAfter } from '../../qualities/shared-steps.ts';
import type { Moment, Ruling } from '../../turn.ts';
import type { World } from '../../world.ts';
import { aModelWorld } from './a-model-world.ts';
import { afterwards, beforehand } from './afterwards.ts';
import { arrive } from './arriving.ts';
import { askedBy, timeBefore } from './asking.ts';
import { type Command, type Verb, verbsOf } from './commands.ts';
import { lessened } from './lessened.ts';
import { readerOf } from './luck.ts';
import { passTime } from './passing.ts';
import type { Answer, Game } from './person.ts';
import { pictureNow, pictureOf } from './pictures.ts';

/** What came of the commands of all runs: how often each was allowed, refused with a word, or done before. */
export type Tally = Map<string, number>;

/** One difference between engine and model. */
export type Difference = { at: number; command: unknown; engine: unknown; model: unknown };

const spring = 1_800_000_000_000;

/** Plays the commands in the world of that seed, with the engine and with the model; answers where they first differ. */
export function play(
  seed: number,
  commands: readonly (Command | undefined)[],
  tally: Tally,
  log?: (step: unknown) => void,
): Difference | undefined {
  let now = spring + (seed % 600_000);
  const full = aModelWorld(seed);
  const less = lessened(full, seed);
  let world: World = full;
  const luck = readerOf(seed);
  let character: Character = newCharacter(
    world,
    { name: 'Ada', gender: 'Indistinct', face: 'beardy' },
    now,
    readerOf(seed),
  );
  const game: Game = arrive(world, now, luck);
  let turn = 0;
  const differs = (at: number, command: unknown, engine: unknown, model: unknown): Difference | undefined =>
    JSON.stringify(engine) === JSON.stringify(model) ? undefined : { at, command, engine, model };
  const start = differs(-1, 'arrive', pictureOf(character, world), pictureNow(game));
  if (start) return start;

  const verbs = verbsOf(seed);
  for (const [at, written] of commands.entries()) {
    if (!written) continue;
    const verb = verbs.includes(written.verb) ? written.verb : (verbs[written.more % verbs.length] as Verb);
    const command = { ...written, verb };
    now += timeBefore(command);
    if (verb === 'patch') {
      world = { ...(world.pack === full.pack ? less : full), shared: world.shared };
      game.world = world;
    }
    const tape = seed * 1000 + at;
    const [forEngine, forModel] = [readerOf(tape), readerOf(tape)];
    Object.assign(game, { now, turn: turn + 1, luck: forModel });
    passTime(game);
    const caught = catchUp(character, world, now);
    const asked = askedBy(command, game);
    const moment: Moment = { world, now, turn: turn + 1, chance: forEngine, ...caught };
    const before = beforehand(game);
    const ruling = asked.engine(moment);
    const answer = asked.model(game);
    if (game.acts) afterwards(game, before);

    character = ruling.ruling === 'allowed' ? ruling.turn.character : caught.character;
    world = worldAfter(world, ruling.ruling === 'allowed' ? ruling.turn.changes : caught.passed);
    if (!answer) turn += 1;
    for (const [id, total] of game.sharedNext) game.shared.set(id, total);
    game.sharedNext.clear();
    count(tally, command.verb, ruling);
    log?.([at, command.verb, asked.about, inShort(ruling), answerInShort(answer)]);
    const one = { ruling: inShort(ruling), asked: forEngine.asked, ...pictureOf(character, world) };
    const other = { ruling: answerInShort(answer), asked: forModel.asked, ...pictureNow(game) };
    const difference = differs(at, { ...command, about: asked.about }, one, other);
    if (difference) return difference;
  }
  return undefined;
}

const inShort = (ruling: Ruling): string =>
  ruling.ruling === 'refused'
    ? ruling.refusal
    : ruling.ruling === 'done before'
      ? `done before in ${ruling.turn}`
      : 'allowed';

const answerInShort = (answer: Answer): string =>
  !answer ? 'allowed' : 'refused' in answer ? answer.refused : `done before in ${answer.doneBefore}`;

function count(tally: Tally, verb: Verb, ruling: Ruling): void {
  const word = ruling.ruling === 'refused' ? ruling.refusal : ruling.ruling;
  tally.set(`${verb}: ${word}`, (tally.get(`${verb}: ${word}`) ?? 0) + 1);
}
