import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { withoutPictures } from './fixtures/browser.ts';
import { anEmployer, hall } from './fixtures/in-the-bell-room.ts';
import { test } from './fixtures/in-the-town.ts';
import { complaintsOf } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';
import { screens } from './fixtures/screens.ts';

test.use(reducedMotion);
test.use(withoutPictures);

/** State of one call: held back, answered with a failure, disconnected, or passed through. */
async function aLine(page: Page, call: string) {
  let now: (route: Route) => Promise<void> = (route) => route.continue();
  let release = () => {};
  await page.route(call, (route) => now(route));
  return {
    hold() {
      const released = new Promise<void>((go) => {
        release = go;
      });
      now = async (route) => {
        await released;
        await route.fulfill({ status: 500, json: { isSuccess: false, message: 'A lamp has gone out.' } });
      };
    },
    fail: () => release(),
    breakOff() {
      now = (route) => route.abort();
    },
    mend() {
      now = (route) => route.continue();
    },
  };
}

test('each screen shows loading and failure, and can be retried', async ({ page }) => {
  test.setTimeout(180_000);
  const complaints = complaintsOf(page);
  await anEmployer(page);
  const main = page.getByRole('main');
  const again = main.getByRole('button', { name: 'Retry' });
  const waiting = main.locator('[role="status"]:has([aria-hidden])').or(page.locator('[data-loading-screen]'));
  const trouble = main.getByRole('alert').first();

  /** Opens a screen while its call is slow, fails, disconnects and then succeeds. */
  const walk = async (call: string, there: string, open: () => Promise<unknown>, wayOut?: Locator) => {
    const line = await aLine(page, call);
    line.hold();
    await open();
    await expect(waiting.first()).toHaveCSS('opacity', '1');
    line.fail();
    await expect(trouble).not.toBeEmpty();
    if (wayOut) await expect(wayOut).toBeVisible();
    line.breakOff();
    await again.first().click();
    await expect(trouble).toContainText('Check your connection');
    line.mend();
    await again.first().click();
    await expect(main.getByText(there).first()).toBeVisible();
    await expect(again).toHaveCount(0);
    await page.unroute(call);
  };
  for (const { path, filledBy } of screens) {
    if (!filledBy) continue;
    const [call, there] = filledBy;
    await test.step(path, () =>
      walk(call, there, async () => {
        // A changed hash alone would not load the page.
        await page.goto('/healthz');
        await page.goto(path);
      }),
    );
  }
  await test.step('the errands of an agent', async () => {
    await page.goto('/agents');
    const assign = main.getByRole('button', { name: `Assign ${hall.pin}` });
    await assign.click({ trial: true });
    await walk('**/api/agents/plots*', hall.card, () => assign.click(), main.getByRole('button', { name: 'Back' }));
  });
  expect(complaints).toEqual([]);
});
