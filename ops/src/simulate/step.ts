import type { Change, Character, Moment, Ruling } from '@underhall/engine';
import type { Player, Town } from './cast.ts';
import type { Command } from './command.ts';

/** One command, and all that came of it for one player: what every check and every measure looks at. */
export type Step = {
  readonly town: Town;
  readonly player: Player;
  readonly command: Command;
  /** What the engine was asked in; its `turn` tells commands apart also where nothing came of them. */
  readonly moment: Moment;
  /** Did the page offer it? Nothing for what somebody else did. */
  readonly shown: boolean | undefined;
  readonly ruling: Ruling;
  /** As they are then: the same as before if nothing came of it. */
  readonly after: Character;
  /** What the turn did, what time had done before it among that. */
  readonly changes: readonly Change[];
};

/** What a step answered, in a word or a few. */
export const answerOf = ({ ruling }: Pick<Step, 'ruling'>): string =>
  ruling.ruling === 'refused' ? `refused: ${ruling.refusal}` : ruling.ruling;
