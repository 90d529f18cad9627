import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BidiConnection, connectBidi } from './bidi-connection.ts';
import { type Browser, viewport } from './browser.ts';

// Without a mouse, Firefox reports `hover: none`, and the game shows its layout for phones. 6 is a mouse.
const withMouse = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

type Session = { readonly capabilities: { readonly browserName: string; readonly browserVersion: string } };
type Tab = { readonly context: string };
type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };
type LogEntry = { readonly level: string; readonly text: string };

/** Starts a headless Firefox with a new profile and these preferences. */
export async function startFirefox(
  [program = '']: readonly string[],
  address: string,
  preferences: Readonly<Record<string, number>> = {},
): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'underhall-firefox-'));
  const lines = Object.entries({ ...withMouse, ...preferences }).map(
    ([name, value]) => `user_pref("${name}", ${value});\n`,
  );
  await writeFile(join(profile, 'user.js'), lines.join(''));
  const args = ['--headless', '--no-remote', '--new-instance', '--profile', profile, '--remote-debugging-port', '0'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const close = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    }
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  try {
    return await control(await connectBidi(`${await addressOf(child)}/session`), address, close);
  } catch (failure) {
    await close();
    throw failure;
  }
}

/** Firefox reports the download of a font as failed if the player leaves the page first. */
const isFontOfPageThatWasLeft = (text: string): boolean => /^downloadable font: .* status=2152398850 /.test(text);

async function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`Firefox did not start: ${output}`)));
    child.stderr?.on('data', (chunk) => {
      output += chunk;
      const [, address] = /BiDi listening on (\S+)/.exec(output) ?? [];
      if (address) resolve(address);
    });
  });
}

async function control(connection: BidiConnection, address: string, close: () => Promise<void>): Promise<Browser> {
  const faults: string[] = [];
  connection.onEvent((method, parameters) => {
    const { level, text } = parameters as LogEntry;
    if (method === 'log.entryAdded' && level === 'error' && !isFontOfPageThatWasLeft(text)) faults.push(text);
  });
  const { capabilities } = await connection.send<Session>('session.new', { capabilities: {} });
  // Violations of the content policy are log entries too.
  await connection.send('session.subscribe', { events: ['log.entryAdded'] });
  // In the first tab the address bar has the focus, so its page gets no focus and blur events.
  const { context } = await connection.send<Tab>('browsingContext.create', { type: 'tab' });
  await connection.send('browsingContext.setViewport', { context, viewport });
  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    faults,
    close,
    async open(path) {
      await connection.send('browsingContext.navigate', { context, url: `${address}${path}`, wait: 'complete' });
    },
    async evaluate(expression) {
      const parameters = { expression, target: { context }, awaitPromise: true };
      const evaluated = await connection.send<Evaluated>('script.evaluate', parameters);
      if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text);
      return evaluated.result.value;
    },
    async perform(source) {
      await connection.send('input.performActions', { context, actions: [source] });
    },
    async screenshot() {
      const { data } = await connection.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
  };
}
