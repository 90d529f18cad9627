import { catchUp } from '../../catch-up.ts';
import type { Character } from '../../character.ts';
import type { QualityId } from '../../ids.ts';
import { newCharacter } from '../../new-character.ts';
import { type Offers, openOffers } from '../../offers/offers.ts';
import type { Plan } from '../../plans/plan.ts';
import type { Moment, Turn } from '../../turn.ts';
import type { World } from '../../world.ts';
import { afterwards, stateBefore } from './aftermath.ts';
import { readerOf } from './luck.ts';
import type { Before, Game } from './model-character.ts';
import { arrive } from './new-character.ts';
import { snapshotNow, snapshotOf } from './snapshots.ts';
import { passTime } from './time.ts';

/** A player in both the engine and the model. */
export type Player = { readonly id: number; character: Character; game: Game; turn: number; offers: Offers };

/** The state of a player after time has passed and before the command. */
export type BegunTurn = {
  readonly moment: Moment;
  readonly before: Before;
  readonly asked: readonly (readonly number[])[];
};

/** A new character, sometimes with a persona. */
export function aPlayer(id: number, world: World, now: number, tape: number, shared: Map<QualityId, number>): Player {
  const persona = tape % 4 === 0 ? world.pack.personas[tape % world.pack.personas.length] : undefined;
  const newcomer = {
    name: `Ada ${id}`,
    gender: 'Indistinct',
    face: 'beardy',
    ...(persona && { persona: persona.id }),
  } as const;
  const plans = tape % 5 === 1 ? manyPlans(world, now) : [];
  const character = { ...newCharacter(world, newcomer, now, readerOf(tape)), plans };
  const game = arrive({ world, ...newcomer }, now, readerOf(tape), shared, persona);
  game.who.plans = plans.map((plan) => ({ ...plan }));
  return { id, character, game, turn: 0, offers: openOffers({ character, world }) };
}

/** Nineteen active plans and a finished one. The next new or reactivated plan reaches the limit. */
const manyPlans = ({ pack }: World, now: number): readonly Plan[] =>
  pack.storylets
    .flatMap(({ id, branches }) => branches.map((branch) => ({ branch: branch.id, storylet: id })))
    .slice(0, 20)
    .map((marked, place) => ({ ...marked, area: 1, isDone: place === 0, madeAt: now }));

/** Lets time pass for a player who is about to act. */
export function begin(player: Player, world: World, now: number, tape: number): BegunTurn {
  const [forEngine, forModel] = [readerOf(tape), readerOf(tape)];
  const turn = player.turn + 1;
  Object.assign(player.game, { world, now, turn, luck: forModel, before: undefined });
  passTime(player.game);
  const caught = catchUp({ character: player.character, world }, now);
  player.character = caught.character;
  const moment = { id: player.id, world, now, turn, chance: forEngine, ...caught };
  return { moment, before: stateBefore(player.game), asked: [forEngine.asked, forModel.asked] };
}

/** Stores the result of a command. `turn` is missing if it was not allowed. */
export function keep(player: Player, { before }: BegunTurn, turn: Turn | undefined): void {
  const { game } = player;
  if (game.acts) afterwards(game, game.before ?? before);
  for (const [id, total] of game.sharedNext) game.shared.set(id, total);
  game.sharedNext.clear();
  if (!turn) return;
  player.character = turn.character;
  player.turn += 1;
}

export function pictures(player: Player, world: World): readonly [engine: object, model: object] {
  player.offers.update(player.character, world);
  return [snapshotOf({ character: player.character, world }, player.offers), snapshotNow(player.game)];
}
