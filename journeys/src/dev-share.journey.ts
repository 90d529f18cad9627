import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { aFreePort } from './fixtures/a-free-port.ts';
import { anAccount, ask, signIn } from './fixtures/a-newcomer.ts';
import { runDev } from './fixtures/run-dev.ts';

const root = join(import.meta.dirname, '../..');
const starter = join(root, 'language/starter');

test('npm run dev -- --share lets a telephone with the whole link play, and refuses everything else', async ({
  browser,
  playwright,
}) => {
  test.slow();
  const scratch = await mkdtemp(join(tmpdir(), 'underhall-shared-'));
  const dataDir = join(scratch, 'data');
  const world = join(scratch, 'world');
  await cp(starter, world, { recursive: true });
  const port = await aFreePort();
  const dev = runDev(['--share', world], { DATA_DIR: dataDir, PORT: String(port) });
  try {
    const link = await dev.said(/can play now: (\S+)/);
    await dev.said(/▀|█|▄/);
    await dev.said(/is open at/);
    const address = new URL(link).origin;
    expect(new URL(link).hostname).not.toMatch(/^127\.|localhost/);

    const stranger = await playwright.request.newContext({ baseURL: address });
    for (const path of ['/', '/api/environment', '/icon.svg', '/?key=', '/?key=guessed']) {
      const refused = await stranger.get(path);
      expect([path, refused.status()]).toEqual([path, 403]);
      expect(await refused.text()).toContain('Open the whole link');
    }

    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: address });
    const page = await context.newPage();
    await page.goto(link);
    // The key is in a cookie from now on, and no longer in the address.
    expect(new URL(page.url()).search).toBe('');
    await expect(page.getByRole('heading', { name: 'My World' }).first()).toBeVisible();

    // A reload shows what the author has changed.
    const scene = await page.request.get('/api/extra/first-scene');
    expect(scene.headers()['cache-control']).toBe('no-store');

    await page.goto('/login');
    await expect(page.getByLabel('Password')).toBeVisible();
    await expect(page.getByRole('button', { name: /Google|Facebook|Apple/ })).toHaveCount(0);
    await expect(page.getByText('For testing')).toHaveCount(0);

    const account = await anAccount(page.request);
    const wish = { userName: account.name, gender: 'Lady', avatar: '' } as const;
    const { jwt } = await ask(page.request, 'POST /register/createcharacter', wish, account.token);
    const { isSuccess } = await ask(page.request, 'POST /extra/actions/refresh', {}, jwt);
    expect(isSuccess).toBe(false);
    await signIn(page, { ...account, token: jwt });
    await page.goto('/');
    await expect(page.getByText('The Woman with the List')).toBeVisible();

    const [secret = ''] = (await readdir(dataDir)).filter((name) => name.includes('secret'));
    expect(secret).not.toBe('');
    for (const path of [
      '/src/main.tsx',
      '/@vite/client',
      '/web/vite.config.ts',
      '/package.json',
      `/data/${secret}`,
      `/..%2f..%2f${encodeURIComponent(join(dataDir, secret))}`,
      '/metrics',
    ]) {
      const answer = await page.request.get(path);
      const text = await answer.text();
      expect([path, answer.status() === 200 && !text.startsWith('<!doctype html>')]).toEqual([path, false]);
    }
    await context.close();
  } finally {
    await dev.stop();
    await rm(join(root, `.built/dev-${port}`), { recursive: true, force: true });
    await rm(scratch, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
});
