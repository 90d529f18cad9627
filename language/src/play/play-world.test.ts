import { join } from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileWorld } from '../compile/compile-world.ts';
import type { Game } from './game.ts';
import { beginGame } from './options.ts';
import { playWorld } from './play-world.ts';
import { openSession } from './session.ts';
import { takeLine } from './take-line.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'world');

async function playing(words: readonly string[], lines: string, isPerson = false) {
  let printed = '';
  const print = (text: string) => {
    printed += text;
  };
  const code = await playWorld(words, { folder, input: Readable.from([lines]), print, isPerson });
  return { code, printed };
}

test('the same lines and seed print the same in the default world', async () => {
  const lines = '1\n\n1\n2\n\nq\nnonsense\nu\nx\n1\n';
  const { code, printed } = await playing(['--seed', '7'], lines);

  expect(code).toBe(0);
  expect(printed).toMatch(/^Underhall, --seed 7\n\n== The Four Thousand and Twelfth Step ==\n/);
  expect(printed).toContain('> 1\n\n~~ An Error in the Paintwork ~~ (always)\n');
  expect(printed).toContain('> nonsense\nunknown command "nonsense"; h shows the help\n');
  expect(printed).toMatch(/> x\n$/);
  expect((await playing(['--seed', '7'], lines)).printed).toBe(printed);
});

test('does not echo lines at a terminal, and accepts the end of the input', async () => {
  const { code, printed } = await playing(['--seed', '7'], 'h\n', true);

  expect(code).toBe(0);
  expect(printed).not.toContain('> h\n');
  expect(printed).toMatch(/> \n$/);
});

test('an invalid option ends it at once', async () => {
  expect(await playing(['--from', 'Lampwik'], '')).toEqual({
    code: 1,
    printed: 'unknown area "Lampwik". Did you mean "Lampwick"?\n',
  });
});

test('a world with problems is not played', async () => {
  const code = await playWorld([], {
    folder: import.meta.dirname,
    input: Readable.from(['']),
    print: (text) => expect(text).toBe('the world has 1 problem; run "npm run world check"\n'),
    isPerson: false,
  });

  expect(code).toBe(1);
});

const { pack } = compileWorld(folder);
if (!pack) throw new Error('our own world does not compile');

const line = fc.oneof(
  fc.nat({ max: 9 }).map(String),
  fc.constantFrom('b', 'd', 't', 's', 'i', 'a', 'w 3 hours', 'q', 'u', 'h', '', 'd 1', '1+', '1 3', 'w 9 days'),
  fc.string(),
);

test('answers any input in any order', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), fc.nat(), (lines, seed) => {
      const game = beginGame(pack, ['--reveal', '--set', 'Introduced 10, Echoes 500'], seed) as Game;
      let session = openSession(game);
      for (const each of lines) {
        const step = takeLine(session, each);
        expect(step.isOver === true || step.lines.length > 0).toBe(true);
        session = step.session;
      }
      for (let undone = 0; session.before; undone++) {
        expect(undone).toBeLessThanOrEqual(lines.length);
        session = takeLine(session, 'u').session;
      }
      const { character } = openSession(game).game;
      expect(session.game.character).toEqual(character);
    }),
    { numRuns: 60 },
  );
});
