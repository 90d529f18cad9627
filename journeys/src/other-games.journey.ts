import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { aNewcomer } from './fixtures/a-newcomer.ts';
import { test } from './fixtures/a-server-of-its-own.ts';
import { atRest } from './fixtures/at-rest.ts';
import { complaintsOf, expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';

const town = { WORLD_DIR: join(import.meta.dirname, '../town') };

test.use({ ...atRest, firstSettings: town });

/** A shop of our own, which counts who calls, and a file of games that leads to it. */
async function aShop() {
  const calls: { readonly path: string | undefined; readonly referer: string | undefined }[] = [];
  const page = `<!doctype html><title>Shop</title><p id="told">no script</p><script>
    let reached = 'kept out';
    try { reached = window.parent.document.title } catch {}
    document.getElementById('told').textContent = 'A Bed of Leeks, 4 shillings; origin ' + self.origin + '; ' + reached;
  </script>`;
  const server = createServer(({ url, headers }, response) => {
    calls.push({ path: url, referer: headers.referer });
    response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const file = join(mkdtempSync(join(tmpdir(), 'underhall-games-')), 'games.json');
  const game = { kind: 'gardening', description: 'A garden.', platforms: ['Windows'], offer: 'Buy' };
  writeFileSync(
    file,
    JSON.stringify([
      {
        ...game,
        name: 'A Bed of Leeks',
        storeId: 'leeks',
        url: `https://shop.example/leeks`,
        widget: `${origin}/leeks`,
      },
      { ...game, name: 'Soundings', storeId: 'soundings', offer: 'Wishlist', url: 'https://shop.example/soundings' },
    ]),
  );
  return { calls, origin, file, close: () => server.close() };
}

test('a game has its button, and its shop’s page in a frame that reaches nothing and is opened by a press; where none is named there is none [C-FATE-019, C-API-127]', async ({
  page,
  own,
}) => {
  const shop = await aShop();
  await own.stop();
  await own.start({ ...town, OTHER_GAMES_FILE: shop.file });
  await aNewcomer(page);
  const complaints = complaintsOf(page);
  const answer = await page.goto('/fate#other');
  const policy = (await answer?.headerValue('content-security-policy')) ?? '';
  expect(/frame-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toContain(shop.origin);
  const games = page.getByRole('tabpanel').getByRole('listitem');
  await expect(games.getByRole('link')).toHaveText(['Buy', 'Wishlist']);
  const opener = games.getByRole('button');
  await expect(opener).toHaveCount(1);
  expect(shop.calls).toEqual([]);

  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  const widget = page.frameLocator('iframe[title="A Bed of Leeks, in its shop"]');
  await expect(widget.locator('#told')).toHaveText('A Bed of Leeks, 4 shillings; origin null; kept out');
  await expect(games.first()).toContainText('which learns by it that somebody looks');
  expect(shop.calls.filter(({ path }) => path === '/leeks')).toEqual([{ path: '/leeks', referer: undefined }]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideways(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(complaints).toEqual([]);
  shop.close();
});
