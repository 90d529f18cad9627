import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { launchArguments } from '../browser/launch-arguments.ts';
import { findBrowser } from '../find-browser.ts';

export type OwnBrowser = {
  readonly context: BrowserContext;
  readonly port: number;
  close(): Promise<void>;
};

type How = { readonly viewport?: { readonly width: number; readonly height: number } };

/** Opens a browser with a new, empty profile. */
export async function openBrowser({ viewport }: How = {}): Promise<OwnBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'underhall-browser-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findBrowser(),
    // Our TLS proxy has a self-signed certificate.
    args: [...launchArguments, '--remote-debugging-port=0', '--ignore-certificate-errors'],
    ...(viewport && { viewport }),
  });
  const [port] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
  return {
    context,
    port: Number(port),
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

/** Stores the token in the browser without loading the page. */
export async function rememberToken(context: BrowserContext, address: string, token: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${address}/healthz`);
  await page.evaluate((kept) => localStorage.setItem('access_token', kept), token);
  await page.close();
}
