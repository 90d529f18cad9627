import type { Pack } from '@underhall/engine';
import { beginGame } from '../play/options.ts';
import { openSession, type Session, show } from '../play/session.ts';
import { takeLine } from '../play/take-line.ts';
import { packOf } from './a-world.ts';

export type Play = {
  /** Enters the lines in order. Returns the output of the last one. */
  readonly type: (...lines: readonly string[]) => string;
  readonly session: () => Session;
};

/** A play-through of the small world with these files, options and changes of its pack. */
export function aPlay(
  files: Readonly<Record<string, string>> = {},
  options: readonly string[] = [],
  change: (pack: Pack) => Pack = (pack) => pack,
): Play {
  const game = beginGame(change(packOf(files)), options, 1);
  if (typeof game === 'string') throw new Error(game);
  let session = openSession(game);
  return {
    session: () => session,
    type: (...lines) =>
      lines.reduce((_printed, line) => {
        const step = takeLine(session, line);
        session = step.session;
        return step.lines.join('\n');
      }, show(session).join('\n')),
  };
}
