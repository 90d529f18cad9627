import type { Character } from '../../character.ts';
import type { Invitation } from '../../social/invitation.ts';
import type { Moment, Ruling } from '../../turn.ts';
import type { Command } from './commands.ts';
import type { Answer, Game } from './model-character.ts';
import type { Asking } from './social-acts.ts';

export type InvitationPair = { engine: Invitation; model: Asking };

/** The other player, and the invitations between the two. */
export type Others = {
  me: number;
  other: { id: number; character: Character; game: Game };
  invited: InvitationPair[];
};

export type CommandPair = {
  /** Name of the engine's rule, if known. */
  readonly name?: string;
  readonly about: unknown;
  readonly engine: (moment: Moment, other: () => Moment) => Ruling;
  readonly model: (game: Game) => Answer;
  /** Runs after the command was allowed. */
  readonly kept?: () => void;
};

/** Numbers that select what a command acts on. */
export type CommandNumbers = Omit<Command, 'verb'>;
export type MakePair = (chosen: CommandNumbers, game: Game, others: Others) => CommandPair;

/** A command that does not involve the other player. */
export const alone = <Argument>(
  argument: Argument,
  engine: (moment: Moment, argument: Argument) => Ruling,
  model: (game: Game, argument: Argument) => Answer,
): CommandPair => ({
  ...(engine.name && { name: engine.name }),
  about: argument,
  engine: (moment) => engine(moment, argument),
  model: (game) => model(game, argument),
});

/** Usually picks one of the ids that make sense now. Sometimes, or if there are none, picks any id. */
export function oneOf<Thing>({ pick, more }: CommandNumbers, atHand: readonly Thing[], all: readonly Thing[]): Thing {
  const things = pick < 100 && atHand.length > 0 ? atHand : all;
  return things[more % things.length] as Thing;
}

export const someNames = ['Tib', 'Mouse', 'tib', ' Spot ', '', '!', 'x'.repeat(22), 'x'.repeat(141), 'Casual'] as const;
