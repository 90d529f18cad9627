import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { attacks, type LargestFiles } from './attack/attacks.ts';
import { ordinary, type PlayerCalls, startPlayer, thinking } from './attack/ordinary-player.ts';
import { webFolder } from './build/build-web.ts';
import { root } from './root.ts';
import { say } from './say.ts';
import { startServerProcess } from './server-process.ts';

// npm run drill -- attack: attacks its own server as strangers and throwaway accounts can, while players play. Exits with
// 1 if memory passes its limit or the players are not served.

const maxMemoryMb = 300;
/** Minimum share of the player's calls that succeed. */
const minServedShare = 0.9;
const restMs = 1_500;

const thinkingPlayers = 8;

const [only = '', secondsText] = process.argv.slice(2);
const secondsOf = ({ thinkingSeconds = 8 }: { readonly thinkingSeconds?: number }): number =>
  Number(secondsText ?? thinkingSeconds);
const selected = attacks.map((attack, place) => ({ ...attack, place })).filter(({ name }) => name.includes(only));

if (selected.length === 0 || !selected.every((attack) => secondsOf(attack) > 0)) {
  say('npm run drill -- attack              all attacks, 8 seconds each, or 60 with players who think');
  say('npm run drill -- attack bodies       attacks with this word in their name');
  say('npm run drill -- attack bodies 30    the same, 30 seconds each');
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
    const largest = await findLargestFiles();
    const player = await startPlayer(target, ordinary);
    const areThinking = selected.some(({ thinkingSeconds }) => thinkingSeconds !== undefined);
    const places = areThinking ? Array.from({ length: thinkingPlayers }, (_, place) => place) : [];
    const thinkers = await Promise.all(places.map((place) => startPlayer(target, thinking(place))));
    const warmUntil = performance.now() + 3_000;
    await player.playUntil(() => performance.now() > warmUntil);
    console.log(
      `Maximum number of open files: ${maxOpenFiles()}. Memory before: ${(await server.memory()).toFixed(0)} MB.\n`,
    );
    console.log('  peak MB   files   connections   player: calls  failed     cut  slowest ms');
    let hasPassedAll = true;
    for (const attack of selected) {
      const { name, place, thinkingSeconds } = attack;
      const seconds = secondsOf(attack);
      const players = thinkingSeconds === undefined ? [player] : thinkers;
      await server.resetPeak();
      let isOver = false;
      let maxFiles = 0;
      const [connections, callsOfEach] = await Promise.all([
        runAttack(attackers, { place, target, seconds, largest }).finally(() => (isOver = true)),
        Promise.all(players.map(({ playUntil }) => playUntil(() => isOver))),
        (async () => {
          for (; !isOver; await pause(200)) maxFiles = Math.max(maxFiles, await server.openFiles());
        })(),
      ]);
      const peak = await server.peak();
      const calls = callsOfEach.reduce(sumOf);
      const isUncut = thinkingSeconds === undefined || calls.cut === 0;
      const hasPassed = server.isAlive() && peak <= maxMemoryMb && isServed(calls) && isUncut;
      hasPassedAll &&= hasPassed;
      console.log(
        `${hasPassed ? ' ' : '!'} ${cells([peak.toFixed(0), maxFiles, connections, calls.sent, calls.failed, calls.cut, calls.slowestMs.toFixed(0)])}   ${name}${calls.firstError ? ` (${calls.firstError})` : ''}`,
      );
      if (!server.isAlive()) throw new Error(`The server died after the attack "${name}".`);
      await pause(restMs);
    }
    console.log(
      hasPassedAll
        ? `\nPassed: memory stayed under ${maxMemoryMb} MB, and the players were served. Memory after: ${(await server.memory()).toFixed(0)} MB.`
        : `\nFAILED in lines that begin with "!": memory over ${maxMemoryMb} MB, more than 10 % of the calls failed, or the server cut a call of a player who thinks.`,
    );
    for (const each of [player, ...thinkers]) each.leave();
    return hasPassedAll;
  } finally {
    attackers.kill();
    await server.stop();
  }
}

function isServed({ sent, failed }: PlayerCalls): boolean {
  return sent > 0 && (sent - failed) / sent >= minServedShare;
}

function sumOf(a: PlayerCalls, b: PlayerCalls): PlayerCalls {
  const firstError = a.firstError ?? b.firstError;
  return {
    sent: a.sent + b.sent,
    failed: a.failed + b.failed,
    cut: a.cut + b.cut,
    slowestMs: Math.max(a.slowestMs, b.slowestMs),
    ...(firstError && { firstError }),
  };
}

function cells(values: readonly (string | number)[]): string {
  return values.map((value, place) => String(value).padStart([7, 8, 14, 16, 8, 8, 12][place] ?? 8)).join('');
}

async function runAttack(attackers: ChildProcess, order: object): Promise<number> {
  const reply = once(attackers, 'message');
  attackers.send(order);
  const [{ connections }] = (await reply) as [{ connections: number }];
  return connections;
}

async function findLargestFiles(): Promise<LargestFiles> {
  const images = join(root, 'art', 'images');
  const script = await largestIn(join(webFolder, 'assets'), /\.js$/);
  const picture = await largestIn(images, /\.(webp|avif|png)$/);
  return { script: `/assets/${script}`, picture: `/images/1/${picture}` };
}

async function largestIn(folder: string, kind: RegExp): Promise<string> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => kind.test(name));
  const sized = await Promise.all(names.map(async (name) => ({ name, size: (await stat(join(folder, name))).size })));
  return sized.sort((a, b) => b.size - a.size)[0]?.name ?? '';
}

function maxOpenFiles(): string {
  return execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim();
}
