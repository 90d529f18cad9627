import type { Change, Character, Moment, Ruling } from '@underhall/engine';
import type { Player, Town } from './cast.ts';
import type { Command } from './command.ts';

/** One command, and all that came of it for one player: what every check and every measure looks at. */
export type Step = {
  readonly town: Town;
  readonly player: Player;
  readonly command: Command;
  /** The moment the engine was asked at. Its `turn` numbers refused commands too. */
  readonly moment: Moment;
  /** Did the page offer it? Nothing for what somebody else did. */
  readonly shown: boolean | undefined;
  readonly ruling: Ruling;
  /** As they are then: the same as before if nothing came of it. */
  readonly after: Character;
  /** The changes of the turn, beginning with those of the time that passed before it. */
  readonly changes: readonly Change[];
};

/** The answer to a step, in a few words. */
export const answerOf = ({ ruling }: Pick<Step, 'ruling'>): string =>
  ruling.ruling === 'refused' ? `refused: ${ruling.refusal}` : ruling.ruling;
