import { createInterface } from 'node:readline';
import { compileWorld } from '../compile/compile-world.ts';
import { beginGame } from './options.ts';
import { openSession, show } from './session.ts';
import { takeLine } from './take-line.ts';

export type Terminal = {
  readonly folder: string;
  readonly input: NodeJS.ReadableStream;
  readonly print: (text: string) => void;
  /** True for a terminal, which already shows what the user types. */
  readonly isPerson: boolean;
};

/** Plays until the user enters x or the input ends. Returns the exit code. */
export async function playWorld(
  words: readonly string[],
  { folder, input, print, isPerson }: Terminal,
): Promise<number> {
  const { pack, problems } = compileWorld(folder);
  if (!pack) {
    print(
      `the world has ${problems.length === 1 ? '1 problem' : `${problems.length} problems`}; run "npm run world check"\n`,
    );
    return 1;
  }
  const game = beginGame(pack, words, Date.now() % 1_000_000);
  if (typeof game === 'string') {
    print(`${game}\n`);
    return 1;
  }
  let session = openSession(game);
  print(`${pack.name}, --seed ${game.seed}\n${show(session).join('\n')}\n> `);
  for await (const line of createInterface({ input })) {
    const step = takeLine(session, line);
    session = step.session;
    const lines = [...(isPerson ? [] : [line]), ...step.lines];
    print(`${lines.join('\n')}\n`);
    if (step.isOver) return 0;
    print('> ');
  }
  print('\n');
  return 0;
}
