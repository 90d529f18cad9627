import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { aFreePort } from './fixtures/a-free-port.ts';
import { runDev, signInToDev } from './fixtures/run-dev.ts';

const root = join(import.meta.dirname, '../..');
const smallWorld = join(root, 'simulator/full-world');

test('npm run dev shows an edit on the next page, and a mistake without losing the old world', async ({
  page,
  playwright,
}) => {
  test.slow();
  const scratch = await mkdtemp(join(tmpdir(), 'underhall-dev-'));
  const world = join(scratch, 'world');
  await cp(smallWorld, world, { recursive: true });
  const plank = join(world, 'areas/quay/coming-ashore.story');
  const text = await readFile(plank, 'utf8');
  const port = await aFreePort();
  const dev = runDev([world], { DATA_DIR: join(scratch, 'data'), PORT: String(port) });
  try {
    const address = await signInToDev(dev, { page, api: playwright.request, port, avatar: 'plain' });
    const toldOf = (what: string) =>
      expect(async () => {
        await page.goto(address);
        await expect(page.getByText(what)).toBeVisible();
      }).toPass();
    await toldOf('You would rather not be pushed.');

    await writeFile(plank, text.replace('You would rather', 'For once you would rather'));
    await toldOf('For once you would rather not be pushed.');

    const notice = page.getByRole('alert');
    await writeFile(plank, text.replace('where: The Quay', 'where: The <b>Key</b>'));
    await expect(notice).toContainText('coming-ashore.story:2');
    await expect(notice).toContainText('<b>Key</b>');
    await dev.said(/coming-ashore\.story:2/);
    await toldOf('For once you would rather not be pushed.');
    await expect(notice).toBeVisible();

    await writeFile(plank, text);
    await expect(notice).toBeHidden();
    await toldOf('You would rather not be pushed.');
  } finally {
    await dev.stop();
    await rm(join(root, `.built/dev-${port}`), { recursive: true, force: true });
    await rm(scratch, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
});
