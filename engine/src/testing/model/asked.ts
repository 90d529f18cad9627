import type { Character } from '../../character.ts';
import type { Invitation } from '../../social/invitation.ts';
import type { Moment, Ruling } from '../../turn.ts';
import type { Asking } from './acting.ts';
import type { Command } from './commands.ts';
import type { Answer, Game } from './person.ts';

/** An invitation, as the engine and as the model know it. */
export type Invited = { engine: Invitation; model: Asking };

/** The other one of the two who play, and what they asked of each other. */
export type Others = {
  me: number;
  other: { id: number; character: Character; game: Game };
  invited: Invited[];
};

/** One command, as it is put to the engine and to the model. */
export type Asked = {
  /** What the engine calls it, where that is known. */
  readonly name?: string;
  readonly about: unknown;
  readonly engine: (moment: Moment, other: () => Moment) => Ruling;
  readonly model: (game: Game) => Answer;
  /** What is left to be done once it was allowed. */
  readonly kept?: () => void;
};

/** The numbers by which a command chooses. */
export type Chosen = Omit<Command, 'verb'>;
/** What a verb comes to. */
export type Ask = (chosen: Chosen, game: Game, others: Others) => Asked;

/** Something that one does alone. */
export const alone = <Argument>(
  argument: Argument,
  engine: (moment: Moment, argument: Argument) => Ruling,
  model: (game: Game, argument: Argument) => Answer,
): Asked => ({
  ...(engine.name && { name: engine.name }),
  about: argument,
  engine: (moment) => engine(moment, argument),
  model: (game) => model(game, argument),
});

/** One of those at hand; for some commands, or where there are none, one of all there are. */
export function oneOf<Thing>({ pick, more }: Chosen, atHand: readonly Thing[], all: readonly Thing[]): Thing {
  const things = pick < 100 && atHand.length > 0 ? atHand : all;
  return things[more % things.length] as Thing;
}

/** Names of all sorts, some of them unfit. */
export const someNames = ['Tib', 'Mouse', 'tib', ' Spot ', '', '!', 'x'.repeat(22), 'x'.repeat(141), 'Casual'] as const;
