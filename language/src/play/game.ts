import {
  type Change,
  type Character,
  catchUp,
  chanceFrom,
  type Moment,
  type Refusal,
  type Ruling,
  type World,
  withStanding,
} from '@underhall/engine';

/** A game with its own clock, which only `wait` moves. */
export type Game = {
  readonly world: World;
  readonly character: Character;
  readonly began: number;
  readonly now: number;
  readonly turn: number;
  readonly seed: number;
  /** Includes undone calls. The count feeds the random numbers, so that a repeated call has different luck. */
  readonly calls: number;
};

export type Rule = (moment: Moment) => Ruling;

export type PlayResult =
  | { readonly game: Game; readonly happened: readonly Change[] }
  | { readonly game: Game; readonly refusal: Refusal };

/** A refused call changes only the random numbers. */
export function play(game: Game, rule: Rule): PlayResult {
  const { world, now } = game;
  const called = { ...game, calls: game.calls + 1 };
  const chance = chanceFrom(Math.imul(game.seed, 0x9e3779b1) ^ Math.imul(called.calls, 0x85ebca6b));
  const ruling = rule({
    id: 1,
    world,
    now,
    turn: game.turn + 1,
    chance,
    ...catchUp({ character: game.character, world }, now),
  });
  if (ruling.ruling === 'refused') return { game: called, refusal: ruling.refusal };
  if (ruling.ruling === 'done before') return { game: called, happened: [] };
  const { character, changes } = ruling.turn;
  return {
    game: { ...called, turn: game.turn + 1, character, world: withSharedLevels(world, changes) },
    happened: changes,
  };
}

export function wait(game: Game, milliseconds: number): PlayResult {
  const now = game.now + milliseconds;
  const { character, passed } = catchUp(game, now);
  return { game: { ...game, now, character }, happened: passed };
}

function withSharedLevels(world: World, changes: readonly Change[]): World {
  const shared = changes.reduce(
    (sofar, change) => (change.kind === 'shared' ? withStanding(sofar, change.quality, change.to) : sofar),
    world.shared,
  );
  return shared === world.shared ? world : { ...world, shared };
}
