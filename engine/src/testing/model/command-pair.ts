import type { Character } from '../../character.ts';
import type { Invitation } from '../../social/invitation.ts';
import type { Moment, Ruling } from '../../turn.ts';
import type { Command } from './commands.ts';
import type { Answer, Game } from './model-character.ts';
import type { Asking } from './social-acts.ts';

/** An invitation, as the engine and as the model have it. */
export type InvitationPair = { engine: Invitation; model: Asking };

/** The other of two players, and their invitations to each other. */
export type Others = {
  me: number;
  other: { id: number; character: Character; game: Game };
  invited: InvitationPair[];
};

/** One command, for the engine and for the model. */
export type CommandPair = {
  /** The name of the engine's rule, if it is known. */
  readonly name?: string;
  readonly about: unknown;
  readonly engine: (moment: Moment, other: () => Moment) => Ruling;
  readonly model: (game: Game) => Answer;
  /** The rest to be done once it was allowed. */
  readonly kept?: () => void;
};

/** The numbers by which a command chooses. */
export type CommandNumbers = Omit<Command, 'verb'>;
/** Makes the command pair of a verb. */
export type MakePair = (chosen: CommandNumbers, game: Game, others: Others) => CommandPair;

/** A command without another player. */
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

/** One of the ids that make sense now; sometimes, or if there are none, one of all ids. */
export function oneOf<Thing>({ pick, more }: CommandNumbers, atHand: readonly Thing[], all: readonly Thing[]): Thing {
  const things = pick < 100 && atHand.length > 0 ? atHand : all;
  return things[more % things.length] as Thing;
}

/** Names of all sorts, some of them not allowed. */
export const someNames = ['Tib', 'Mouse', 'tib', ' Spot ', '', '!', 'x'.repeat(22), 'x'.repeat(141), 'Casual'] as const;
