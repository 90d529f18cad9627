import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages } from './browser/install-browser.ts';
import { onPath } from './browser/on-path.ts';
import { caddyFor, nginxFor, type Trial } from './proxies/examples.ts';
import { requestOverHttp2 } from './proxies/over-http2.ts';
import { say } from './say.ts';
import { freePorts, startTrialGame, type TrialGame, waitUntil } from './testing/trial-game.ts';

// npm run drill -- proxies: runs the game behind nginx and Caddy with the files of docs/operators/examples and its own
// certificate. Checks HTTP/2, the redirect from http, the caller's address, and large bodies. Installs both proxies when
// run as root on Debian.
const host = 'game.localhost';
const folder = await mkdtemp(join(tmpdir(), 'underhall-proxies-'));
const faults: string[] = [];

try {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const files = ['-keyout', key, '-out', certificate];
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`, '-days', '2'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...subject], { stdio: 'ignore' });
  for (const name of ['nginx', 'caddy'] as const) {
    const [httpPort = 0, httpsPort = 0, gamePort = 0] = await freePorts(3);
    const proxyFolder = join(folder, name);
    mkdirSync(proxyFolder);
    await checkProxy(name, { host, httpPort, httpsPort, gamePort, certificate, key, folder: proxyFolder });
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
say(faults.length === 0 ? 'All checks passed.' : `${faults.length} checks failed.`);
process.exitCode = faults.length === 0 ? 0 : 1;

async function checkProxy(name: 'nginx' | 'caddy', trial: Trial): Promise<void> {
  const program = await programOf(name);
  const game = await startTrialGame({
    GAME_ENV: 'production',
    PUBLIC_URL: `https://${host}:${trial.httpsPort}`,
    TRUST_PROXY: '1',
    PORT: String(trial.gamePort),
    DATA_DIR: join(trial.folder, 'data'),
  });
  const proxy = startProxy(name, program, trial);
  try {
    await waitUntil(() => requestOverHttp2(trial, '/healthz').then(({ status }) => status === 200));
    const checks = { ...(await checkGame(trial, game)), ...(name === 'nginx' && (await checkChallenge(trial))) };
    for (const [what, isSo] of Object.entries(checks)) {
      console.log(`${isSo ? 'right' : 'WRONG'}  ${name.padEnd(6)} ${what}`);
      if (!isSo) faults.push(what);
    }
  } finally {
    const ended = new Promise((end) => proxy.once('exit', end));
    if (proxy.kill('SIGTERM')) await ended;
    await game.stop();
  }
}

async function programOf(name: 'nginx' | 'caddy'): Promise<string> {
  const found = onPath([name]) ?? ((await installPackages([name])) ? onPath([name]) : undefined);
  if (found) return found;
  throw new Error(`${name} is not on the PATH. Install it (Debian: "sudo apt install ${name}") and try again.`);
}

function startProxy(name: 'nginx' | 'caddy', program: string, trial: Trial): ChildProcess {
  const file = join(trial.folder, 'configuration');
  writeFileSync(file, name === 'nginx' ? nginxFor(trial) : caddyFor(trial));
  const words =
    name === 'nginx' ? ['-c', file, '-p', trial.folder] : ['run', '--config', file, '--adapter', 'caddyfile'];
  const env = { ...process.env, HOME: trial.folder, XDG_DATA_HOME: trial.folder };
  return spawn(program, words, { env, stdio: ['ignore', 'ignore', name === 'nginx' ? 'inherit' : 'ignore'] });
}

/** Checks the HTTP challenge of certbot. Caddy answers challenges by itself. */
async function checkChallenge({ folder, host, httpPort }: Trial): Promise<Readonly<Record<string, boolean>>> {
  const challenges = '.well-known/acme-challenge';
  mkdirSync(join(folder, challenges), { recursive: true });
  writeFileSync(join(folder, challenges, 'a-token'), 'the proof');
  const answer = await fetch(`http://127.0.0.1:${httpPort}/${challenges}/a-token`, { headers: { host } });
  return { 'the challenge of certbot is served over http': answer.ok && (await answer.text()) === 'the proof' };
}

/** Checks of a game behind a proxy, with their results. */
async function checkGame(trial: Trial, game: TrialGame): Promise<Readonly<Record<string, boolean>>> {
  const page = await requestOverHttp2(trial, '/', { headers: { 'accept-encoding': 'br' } });
  const call = await requestOverHttp2(trial, '/api/extra/first-scene');
  const large = await requestOverHttp2(trial, '/api/login', { body: JSON.stringify({ email: 'x'.repeat(1_200_000) }) });
  const wrong = await requestOverHttp2(trial, '/api/login', {
    headers: { 'x-forwarded-for': '203.0.113.9' },
    body: '{"email":"a@example.org","password":"not this one"}',
  });
  const plain = await fetch(`http://127.0.0.1:${trial.httpPort}/login`, {
    redirect: 'manual',
    headers: { host: trial.host },
  });
  await waitUntil(async () => game.log().includes('wrong password'));
  const { status: metrics } = await requestOverHttp2(trial, '/metrics');
  return {
    'the page is served over HTTP/2, compressed by the game':
      page.status === 200 && page.headers['content-encoding'] === 'br',
    'a call is answered with its request id': call.status === 200 && call.headers['x-request-id'] !== undefined,
    'browsers are told to use https from now on': String(page.headers['strict-transport-security']).includes(
      'max-age=',
    ),
    'http redirects to https':
      [301, 308].includes(plain.status) && plain.headers.get('location')?.startsWith('https://') === true,
    'a body over a mebibyte is refused': large.status === 413,
    'a wrong password is refused': wrong.status === 401,
    'the log has the real address of the caller, not a forged one': !game.log().includes('203.0.113.9'),
    'metrics are not public': metrics === 404,
  };
}
