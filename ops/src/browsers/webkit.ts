import { spawn } from 'node:child_process';
import { freePorts, waitUntil } from '../testing/trial-game.ts';
import { type Browser, viewport } from './browser.ts';
import { startVirtualDisplay } from './virtual-display.ts';
import { openWatchingProxy } from './watching-proxy.ts';

type Session = {
  readonly sessionId: string;
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
};

/** Starts WebKitGTK's small browser on a virtual display, driven by WebDriver. */
export async function startWebkit([driver = '', xvfb = '']: readonly string[], address: string): Promise<Browser> {
  const proxy = await openWatchingProxy(address);
  const display = await startVirtualDisplay(xvfb);
  const [port = 0] = await freePorts(1);
  const child = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: 'ignore',
  });
  const close = async () => {
    child.kill();
    display.close();
    proxy.close();
  };
  const driverAddress = `http://127.0.0.1:${port}`;
  try {
    await waitUntil(() => fetch(`${driverAddress}/status`).then(({ ok }) => ok));
    const { sessionId, capabilities } = await send<Session>('POST', `${driverAddress}/session`, {
      capabilities: { alwaysMatch: {} },
    });
    const session = `${driverAddress}/session/${sessionId}`;
    await send('POST', `${session}/window/rect`, { x: 0, y: 0, ...viewport });
    return {
      version: `WebKitGTK ${capabilities.browserVersion} (${capabilities.browserName})`,
      faults: proxy.faults,
      async close() {
        await send('DELETE', session).catch(() => {});
        await close();
      },
      async open(path) {
        await send('POST', `${session}/url`, { url: `${proxy.address}${path}` });
      },
      async evaluate(expression) {
        const script = `Promise.resolve(${expression}).then((value) => arguments[0]({ value }), (error) => arguments[0]({ error: String(error) }))`;
        const { value = '', error } = await send<{ value?: string; error?: string }>(
          'POST',
          `${session}/execute/async`,
          { script, args: [] },
        );
        if (error !== undefined) throw new Error(error);
        return value;
      },
      async perform(source) {
        await send('POST', `${session}/actions`, { actions: [source] });
      },
      async screenshot() {
        return Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64');
      },
    };
  } catch (failure) {
    await close();
    throw failure;
  }
}

async function send<Value>(method: string, url: string, body?: object): Promise<Value> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: Value & { readonly message?: string } };
  if (!answer.ok) throw new Error(value.message ?? `WebDriver answered with ${answer.status}.`);
  return value;
}
