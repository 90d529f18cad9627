import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fittingRules } from './check/all-rules.ts';
import { runWorld } from './cli/run-world.ts';
import { playWorld } from './play/play-world.ts';
import { aStorylet, aWorld } from './testing/a-world.ts';

const docs = join(import.meta.dirname, '..', '..', 'docs', 'authors');
const page = readFileSync(join(docs, 'tools.md'), 'utf8');
const checksPage = join(docs, 'checks.md');

/** The files that differ from the small world, by the word after `console`. */
const worlds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '': {},
  mistake: aStorylet('when: Coinz 3+'),
  comment: { 'lodgings/room.story': '= A Room\nhand: 1\nimage: room\n\ntodo: who slept here before?\n\nA room.\n' },
  crooked: { 'lodgings/room.story': '= A Room\nhand:   1\nimage: room\n\nA\nroom.\n' },
};

const samples = [...page.matchAll(/^```console ?(\w*)\n\$ npm run world ([^\n]*)\n(.*?)^```/gms)].map(
  ([, world = '', command = '', printed = '']) => ({ world, command, printed }),
);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'world-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const sameVersion = (text: string): string => text.replace(/version [0-9a-f]{32}/, 'version ...');

/** Arguments as npm passes them on: split at spaces outside double quotes, without the first `--`. */
const words = (command: string): readonly string[] =>
  [...command.replace(' -- ', ' ').matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

async function run(command: string, printed: string): Promise<string> {
  const [word = '', ...rest] = words(command);
  const said: string[] = [];
  if (word === 'play') {
    const typed = [...printed.matchAll(/^> (.*)$/gm)].map(([, line]) => `${line}\n`).join('');
    await playWorld(rest, { folder, input: Readable.from([typed]), print: (text) => said.push(text), isPerson: false });
    return said.join('');
  }
  runWorld([word, ...rest], {
    folder,
    shownAs: 'world',
    built: join(folder, '.built', 'world.json'),
    print: (line) => said.push(`${line}\n`),
    rules: fittingRules,
    checksPage,
  });
  return said.join('');
}

test('the tools page shows every command', () => {
  const shown = new Set(samples.map(({ command }) => words(command)[0]));

  expect([...shown].sort()).toEqual(['check', 'compile', 'explain', 'format', 'help', 'new', 'play']);
});

test.each(samples)('"npm run world $command" prints what the page shows', async ({ world, command, printed }) => {
  for (const { path, text } of aWorld(worlds[world])) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }

  expect(sameVersion(await run(command, printed))).toBe(sameVersion(printed));
});
