import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createThing } from './cli/new-thing.ts';
import { createWorld } from './cli/new-world.ts';
import { runWorld } from './cli/run-world.ts';

const root = join(import.meta.dirname, '..', '..');
const page = readFileSync(join(root, 'docs', 'authors', 'tutorial.md'), 'utf8');
const blocks = [...page.matchAll(/^```([^\n]*)\n(.*?)^```/gms)].map(([, about = '', text = '']) => ({ about, text }));

test('every command and block of the tutorial, in order, makes a world without problems', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tutorial-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const world = join(folder, 'my-world');
  const printed: string[] = [];
  const print = (line: string) => printed.push(line);
  const context = { folder: world, shownAs: 'my-world', built: join(folder, 'world.json'), print };
  const elsewhere: string[] = [];

  for (const { about, text } of blocks) {
    if (about !== '') write(about.replace(/^(story|svg|text) /, ''), text, world);
    else if (text.startsWith('npm run world new world ')) {
      expect(createWorld(world, /"(.*)"/.exec(text)?.[1] ?? '', print)).toBe(0);
    } else if (text.startsWith('npm run world new area ')) {
      expect(createThing(['area', /"(.*)"/.exec(text)?.[1] ?? ''], context)).toBe(0);
    } else if (text === 'npm run world check -- --world ../my-world\n') {
      printed.length = 0;
      expect([runWorld(['check'], context), ...printed]).toEqual([
        0,
        expect.stringMatching(/^6 storylets, 5 qualities: no problems$/),
      ]);
    } else elsewhere.push(text.trim());
  }
  // Journeys and the simulator's tests run these.
  expect(elsewhere).toEqual([
    'npm run dev -- ../my-world',
    'npm run simulate -- --world ../my-world',
    'npm run dev -- ../my-world --share',
  ]);
});

/** A block is a whole file, an addition at its end, or facts that replace those of one part. */
function write(about: string, text: string, world: string): void {
  const [path = '', part] = about.split(/, at the end$|: /);
  const file = join(world, path);
  mkdirSync(dirname(file), { recursive: true });
  if (about.endsWith(', at the end')) appendFileSync(file, `\n${text}`);
  else if (part === undefined) writeFileSync(file, text);
  else writeFileSync(file, withFacts(readFileSync(file, 'utf8'), part, text.trim().split('\n')));
}

function withFacts(file: string, part: string, facts: readonly string[]): string {
  const [before = '', after = ''] = file.split(`= ${part}\n`);
  const end = after.indexOf('\n\n');
  const keyOf = (line: string) => line.slice(0, line.indexOf(':'));
  const isSame = (one: string, other: string) =>
    keyOf(one) === keyOf(other) && (keyOf(one) !== 'next step' || one.slice(0, 14) === other.slice(0, 14));
  const kept = after
    .slice(0, end)
    .split('\n')
    .filter((line) => !facts.some((fact) => isSame(fact, line)));
  return `${before}= ${part}\n${[...kept, ...facts].join('\n')}${after.slice(end)}`;
}
