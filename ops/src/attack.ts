import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { attacks, type Greatest } from './attack/attacks.ts';
import { anOrdinaryPlayer, type ServedCalls } from './attack/ordinary-player.ts';
import { webFolder } from './build/build-web.ts';
import { root } from './root.ts';
import { say } from './say.ts';
import { startServerProcess } from './server-process.ts';

// npm run drill -- attack: starts a server as for strangers, and does to it what strangers without an account can do, one attack
// after the other, while a player plays. Ends with 1 where memory passes its bound or the player is not served.

/** Megabytes that the server's process may take, whatever is done to it. */
const mostMemory = 300;
/** The share of a player's calls under attack that has to be answered within five seconds. */
const fewestServed = 0.9;
const restMs = 1_500;

const [only = '', secondsGiven = '8'] = process.argv.slice(2);
const seconds = Number(secondsGiven);
const chosen = attacks.map((attack, place) => ({ ...attack, place })).filter(({ name }) => name.includes(only));

if (chosen.length === 0 || !(seconds > 0)) {
  say('npm run drill -- attack              all attacks, eight seconds each');
  say('npm run drill -- attack bodies       the attacks with that word in their name');
  say('npm run drill -- attack bodies 30    the same, thirty seconds each');
  process.exitCode = 1;
} else {
  process.exitCode = (await attackOwnServer()) ? 0 : 1;
}

async function attackOwnServer(): Promise<boolean> {
  const server = await startServerProcess({ GAME_ENV: 'production', PUBLIC_URL: 'https://game.example' });
  const attackers = fork(join(import.meta.dirname, 'attack', 'attackers.ts'));
  try {
    const { hostname: host, port } = new URL(server.address);
    const target = { host, port: Number(port) };
    const greatest = await greatestFiles();
    const player = await anOrdinaryPlayer(target);
    const warm = performance.now() + 3_000;
    await player.playUntil(() => performance.now() > warm);
    console.log(
      `Open files allowed: ${openFilesAllowed()}. Memory before: ${(await server.memory()).toFixed(0)} MB.\n`,
    );
    console.log('  peak MB   files   lines   player: asks  failed  slowest ms');
    let isUnbroken = true;
    for (const { name, place } of chosen) {
      await server.resetPeak();
      let isOver = false;
      let mostFiles = 0;
      const [lines, served] = await Promise.all([
        order(attackers, { place, target, seconds, greatest }).finally(() => (isOver = true)),
        player.playUntil(() => isOver),
        (async () => {
          for (; !isOver; await pause(200)) mostFiles = Math.max(mostFiles, await server.openFiles());
        })(),
      ]);
      const peak = await server.peak();
      const isHeld = server.isAlive() && peak <= mostMemory && isServed(served);
      isUnbroken &&= isHeld;
      console.log(
        `${isHeld ? ' ' : '!'} ${cells([peak.toFixed(0), mostFiles, lines, served.asks, served.failed, served.slowestMs.toFixed(0)])}   ${name}${served.why ? ` (${served.why})` : ''}`,
      );
      if (!server.isAlive()) throw new Error(`The server is dead after: ${name}.`);
      await pause(restMs);
    }
    console.log(
      isUnbroken
        ? `\nHeld: under ${mostMemory} MB throughout, and the player was served. Memory after: ${(await server.memory()).toFixed(0)} MB.`
        : `\nBROKEN where a line begins with "!": over ${mostMemory} MB, or more than one in ten of the player's asks without a good answer.`,
    );
    player.leave();
    return isUnbroken;
  } finally {
    attackers.kill();
    await server.stop();
  }
}

function isServed({ asks, failed }: ServedCalls): boolean {
  return asks > 0 && (asks - failed) / asks >= fewestServed;
}

function cells(values: readonly (string | number)[]): string {
  return values.map((value, place) => String(value).padStart([7, 8, 8, 14, 8, 12][place] ?? 8)).join('');
}

async function order(attackers: ChildProcess, what: object): Promise<number> {
  const told = once(attackers, 'message');
  attackers.send(what);
  const [{ lines }] = (await told) as [{ lines: number }];
  return lines;
}

async function greatestFiles(): Promise<Greatest> {
  const images = join(root, 'art', 'images');
  const script = await greatestIn(join(webFolder, 'assets'), /\.js$/);
  const picture = await greatestIn(images, /\.(webp|avif|png)$/);
  return { script: `/assets/${script}`, picture: `/images/1/${picture}` };
}

async function greatestIn(folder: string, kind: RegExp): Promise<string> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => kind.test(name));
  const sized = await Promise.all(names.map(async (name) => ({ name, size: (await stat(join(folder, name))).size })));
  return sized.sort((a, b) => b.size - a.size)[0]?.name ?? '';
}

function openFilesAllowed(): string {
  return execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim();
}
