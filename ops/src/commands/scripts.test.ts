import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { commandGroups } from './commands.ts';

const scripts: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;

/** Texts that may name a command: documents, examples, comments and messages. */
const texts = [
  ...globSync(['*.md', 'docs/**/*', 'ops/on-demand/*/package.json'], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name)),
  ...execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', 'Containerfile'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && !path.endsWith('scripts.test.ts'))
    .map((path) => join(root, path)),
];

/** Commands in a text whose script or name does not exist. */
function unknownCommandsIn(text: string): readonly string[] {
  // A line of a comment may end within a command.
  const flat = text.replace(/\s*\n\s*(?:\/\/|\*|#)?\s*/g, ' ');
  const named = [...flat.matchAll(/npm run (?:--silent )?([a-z][a-z-]*(?::[a-z-]+)?)(?: -- ([a-z][a-z-]*))?/g)];
  return named.flatMap(([command, script = '', name]) => {
    if (!Object.hasOwn(scripts, script)) return [command];
    const group = commandGroups[script];
    return group && name !== undefined && !Object.hasOwn(group, name) ? [command] : [];
  });
}

test('package.json has the sixteen scripts and no others', () => {
  expect(Object.keys(scripts).sort()).toEqual(
    [
      ...['start', 'build', 'dev', 'test', 'check', 'format', 'world', 'admin', 'backup', 'restore', 'release'],
      ...['art', 'simulate', 'bench', 'drill', 'tools'],
    ].sort(),
  );
});

test('documents, comments and messages name only commands that exist', () => {
  expect(texts.length).toBeGreaterThan(1_000);
  const unknown = texts.flatMap((path) =>
    unknownCommandsIn(readFileSync(path, 'utf8')).map((command) => `${path.slice(root.length + 1)}: ${command}`),
  );
  expect(unknown).toEqual([]);
});

test('finds commands that do not exist', () => {
  const text = '`npm run letters`, npm run tools --\n// nothing, `npm run bench -- choices`, `npm run drill -- <name>`';
  expect(unknownCommandsIn(text)).toEqual(['npm run letters', 'npm run tools -- nothing']);
});

test('the purpose of each command is one sentence', () => {
  for (const { purpose } of Object.values(commandGroups).flatMap((group) => Object.values(group)))
    expect(purpose).toMatch(/^[A-Z][^.]*\.$/);
});

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['ops/run.mjs', 'command', ...args], { cwd: root, encoding: 'utf8' });

test('a group without a name lists its commands', () => {
  const { status, stdout } = run('drill');
  expect(status).toBe(0);
  for (const name of Object.keys(commandGroups.drill ?? {})) expect(stdout).toContain(`\n  ${name} `);
});

test('an unknown name is refused with the list of commands', () => {
  const { status, stderr } = run('tools', 'nothing');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^There is no command "nothing" under "npm run tools"\.\n/);
  expect(stderr).toContain('\n  conformance ');
});

test('a command gets the arguments after its name, and its exit code is returned', () => {
  const { status, stderr } = run('drill', 'attack', 'no-such-attack');
  expect(status).toBe(1);
  expect(stderr).toContain('npm run drill -- attack bodies');
});
