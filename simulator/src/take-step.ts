import {
  type Change,
  catchUp,
  chanceFrom,
  type Moment,
  type Ruling,
  seedOf,
  sharedSteps,
  type Turn,
} from '@underhall/engine';
import { carryOut } from './carry-out.ts';
import type { Player, Town } from './cast.ts';
import type { Command } from './command.ts';
import { isCommandOffered } from './page/is-command-offered.ts';
import { rememberCommand } from './recent-commands.ts';
import { describeRuling, type Step } from './step.ts';
import { playerOf, sharedLevelsAfter, viewOf } from './town.ts';

export type StepObserver = (step: Step) => void;

export function catchUpToNow(player: Player, town: Town): void {
  const { character, passed } = catchUp({ character: player.stored, world: town.world }, town.now);
  player.character = character;
  player.passed = passed;
  player.caughtUpAt = town.now;
  player.offers.update(character, town.world);
}

/**
 * Takes a step, applies its result and calls the observer. Does the same for steps that it causes for other players.
 */
export function takeStep(town: Town, player: Player, command: Command, observe: StepObserver): Step {
  catchUpOther(command, town);
  const moment = momentFor(player, town);
  const wasOffered = isCommandOffered(command, viewOf(player, town));
  const ruling = carryOut(command, moment, town, (number) => momentOfOther(number, town));
  const step = applyAnswer(town, player, command, { moment, wasOffered, ruling });
  observe(step);
  const others = ruling.ruling === 'allowed' ? ruling.others : undefined;
  for (const [number, turn] of others ?? []) {
    const friend = town.players.get(number);
    if (friend) observe(takeCausedStep(town, friend, command, turn));
  }
  return step;
}

/** Applies the sender's turn after an invitation was accepted. */
function takeCausedStep(town: Town, player: Player, command: Command, turn: Turn): Step {
  const moment = momentFor(player, town);
  return applyAnswer(town, player, command, { moment, wasOffered: undefined, ruling: { ruling: 'allowed', turn } });
}

type Answer = { readonly moment: Moment; readonly wasOffered: boolean | undefined; readonly ruling: Ruling };

function applyAnswer(town: Town, player: Player, command: Command, answer: Answer): Step {
  const { ruling, moment } = answer;
  const turn = ruling.ruling === 'allowed' ? ruling.turn : undefined;
  const after = turn?.character ?? moment.character;
  const changes: readonly Change[] = turn?.changes ?? [];
  const step: Step = { town, player, command, ...answer, after, changes };
  player.steps++;
  rememberCommand(player.recentCommands, moment.turn, command, describeRuling(step));
  if (!turn) return step;

  player.turn = moment.turn;
  player.stored = after;
  player.character = after;
  player.passed = [];
  const steps = sharedSteps(turn, moment.world);
  if (steps.length > 0) town.world = { ...town.world, shared: sharedLevelsAfter(town.world, steps) };
  player.offers.update(after, town.world);
  return step;
}

/** Each player, turn and attempt has different random numbers. */
function momentFor(player: Player, town: Town): Moment {
  const { character, passed, number, steps } = player;
  const chance = chanceFrom(seedOf(town.seed, number, steps));
  return { id: number, world: town.world, character, passed, now: town.now, turn: player.turn + 1, chance };
}

/** Catches up the other player whom a command involves, before anything reads that player's state. */
function catchUpOther(command: Command, town: Town): void {
  const invitation = command.do === 'accept' ? town.invitations.get(command.invitation) : undefined;
  const number = command.do === 'invite' ? command.to : invitation?.from;
  const other = number === undefined ? undefined : playerOf(number, town);
  if (other) catchUpToNow(other, town);
}

function momentOfOther(number: number, town: Town): Moment | undefined {
  const player = playerOf(number, town);
  if (!player) return undefined;
  catchUpToNow(player, town);
  return momentFor(player, town);
}
