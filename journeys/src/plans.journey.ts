import { expect, type Page } from '@playwright/test';
import { aNewcomer, ask, goTo, type Newcomer } from './fixtures/a-newcomer.ts';
import { go } from './fixtures/go.ts';
import { holdCalls } from './fixtures/hold-calls.ts';
import { test } from './fixtures/in-the-town.ts';
import { onOnePage } from './fixtures/on-one-page.ts';
import { expectAccessible, expectNoSideways, expectPicture } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);

const choice = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'What you can do' })
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', { name: new RegExp(`^${name}( Planned.*)?$`) }),
    });
const ribbon = (page: Page, name: string) => page.getByRole('button', { name: `Plan: ${name}`, exact: true });
const part = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const line = (page: Page, part_: string, name: string) =>
  part(page, part_)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const button = (page: Page, name: string) => page.getByRole('button', { name });
const note = (page: Page, name: string) => page.getByRole('textbox', { name: `Note: ${name}` });

/** A new player in front of the wall of hooks, which is open, with plans for this many of them, the last one first. */
async function atTheWall(page: Page, planned = 0): Promise<Newcomer> {
  const newcomer = await aNewcomer(page);
  await planHooks(page, newcomer, planned);
  await page.goto('/');
  await expect(ribbon(page, 'The Umbrella')).toBeVisible();
  return newcomer;
}

/** Opens the wall of hooks and plans this many of them, the last one first, by call. */
async function planHooks(page: Page, { token }: Newcomer, planned: number): Promise<void> {
  await goTo(page.request, token, 'The Shuttered House');
  const { storylets = [] } = await ask(page.request, 'POST /storylet', {}, token);
  const eventId = storylets.find(({ name }) => name === 'A Wall of Hooks')?.id ?? 0;
  const { storylet } = await ask(page.request, 'POST /storylet/begin', { eventId }, token);
  for (const { id, planKey } of [...(storylet?.childBranches ?? [])].reverse().slice(0, planned)) {
    await ask(page.request, 'POST /plan/create', { branchId: id, planKey }, token);
  }
}

test.describe('a choice marked as a plan', () => {
  const shared = onOnePage(test, async () => {});

  test('deletes a plan at once, or after a question if it has a note', {
    annotation: { type: 'rows', description: 'C-STORY-090, C-PLAN-022' },
  }, async () => {
    const { page } = shared();
    const { token } = await atTheWall(page);
    const created = page.waitForResponse('**/api/plan');
    await ribbon(page, 'The Bell').click();
    await created;
    await expect(ribbon(page, 'The Bell')).toHaveAttribute('aria-pressed', 'true');
    const refetched = page.waitForResponse('**/api/plan');
    await ribbon(page, 'The Bell').click();
    await refetched;
    await expect(ribbon(page, 'The Bell')).toHaveAttribute('aria-pressed', 'false');
    await expect(choice(page, 'The Bell').getByText('Planned')).toHaveCount(0);

    const again = page.waitForResponse('**/api/plan');
    await ribbon(page, 'The Bell').click();
    await again;
    const { active } = await ask(page.request, 'GET /plan', {}, token);
    await ask(page.request, 'POST /plan/update', { branchId: active[0]?.id ?? 0, notes: 'At noon.' }, token);
    // The page also asks while plans and notes are still loading.
    const release = await holdCalls(page, '**/api/plan');
    await page.reload();
    await ribbon(page, 'The Bell').click();
    const question = page.getByRole('dialog', { name: 'Delete this plan?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await expect(ribbon(page, 'The Bell')).toHaveAttribute('aria-pressed', 'true');
    const known = page.waitForResponse('**/api/plan');
    release();
    await known;
    await page.unroute('**/api/plan');
    await ribbon(page, 'The Bell').click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(ribbon(page, 'The Bell')).toHaveAttribute('aria-pressed', 'false');
  });

  test('creates a plan by keyboard, in one tab stop with the other marks', async () => {
    const { page } = shared();
    await button(page, 'Favourite: The Bell').focus();
    await page.keyboard.press('ArrowRight');
    await expect(button(page, 'Avoid: The Bell')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(ribbon(page, 'The Bell')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(ribbon(page, 'The Bell')).toHaveAttribute('aria-pressed', 'true');
    await expect(ribbon(page, 'The Bell')).toBeFocused();
  });

  test('lists the plan with picture, place, note and requirements', {
    annotation: {
      type: 'rows',
      description: 'C-ROUTE-027, C-PLAN-001, C-PLAN-002, C-PLAN-003, C-PLAN-005, C-PLAN-006, C-PLAN-007',
    },
  }, async () => {
    const { page } = shared();
    await expectAccessible(page);

    await choice(page, 'The Bell').getByRole('link', { name: 'Planned' }).click();
    await expect(page).toHaveURL(/\/plans$/);
    await expect(page).toHaveTitle(/My Plans/);
    await expect(page.getByText('Choices that you mark as Plans appear here.')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Completed Plans/ })).toBeVisible();
    const bell = line(page, 'Active Plans', 'The Bell');
    await expect(bell).toContainText('The Shuttered House');
    await expect(bell).toContainText('Watchful');
    await note(page, 'The Bell').fill('At noon.');
    await page.goBack();
    await expect(ribbon(page, 'The Bell')).toBeVisible();
    await page.goForward();
    await expect(note(page, 'The Bell')).toHaveValue('At noon.');
    await bell.getByRole('button', { name: 'Save' }).click();
    await expect(note(page, 'The Bell')).toHaveCount(0);
    await expect(bell).toContainText('At noon.');
    const picture = bell.getByRole('img').or(bell.locator('img')).first();
    await expectPicture(picture);
    expect(await picture.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])).toEqual([60, 78]);
    await expect(bell.getByRole('button', { name: 'Edit this plan: The Bell' })).toBeVisible();
    await expect(bell.getByRole('button', { name: 'Delete this plan: The Bell' })).toBeVisible();
    await expect(bell.getByRole('button', { name: 'Restart this plan: The Bell' })).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSideways(page);
  });

  test('completes the plan when its choice is made, and restarts it after a question', {
    annotation: { type: 'rows', description: 'C-PLAN-008, C-PLAN-011, C-PLAN-012, C-PLAN-024, C-PLAN-027' },
  }, async () => {
    const { page } = shared();

    await page.getByRole('link', { name: 'Story', exact: true }).first().click();
    await ribbon(page, 'The Umbrella').click();
    await expect(ribbon(page, 'The Umbrella')).toHaveAttribute('aria-pressed', 'true');
    const refetched = page.waitForResponse('**/api/plan');
    await choice(page, 'The Umbrella').getByRole('button', { name: go }).click();
    await expect(page.getByRole('list', { name: 'What came of it' })).toContainText(
      'You planned this, and you have done it',
    );
    await refetched;

    await page.getByRole('button', { name: /^You, / }).click();
    await page.getByRole('link', { name: 'Plans' }).click();
    await expect(line(page, 'Completed Plans', 'The Umbrella')).toBeVisible();
    await button(page, 'Restart this plan: The Umbrella').click();
    const question = page.getByRole('dialog', { name: 'Are you sure?' });
    await expect(question).toContainText('Do you want to refresh this plan?');
    await expect(question).toContainText('an active plan again');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await button(page, 'Restart this plan: The Umbrella').click();
    const sent = page.waitForRequest('**/api/plan/update');
    await question.getByRole('button', { name: 'Restart' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ refresh: true });
    await expect(line(page, 'Active Plans', 'The Umbrella')).toBeVisible();
    await expect(button(page, 'Restart this plan: The Umbrella')).toHaveCount(0);
    await expect(line(page, 'Completed Plans', 'The Umbrella')).toHaveCount(0);
  });
});

test('at 20 active plans, adding and restarting are refused with a message', {
  annotation: { type: 'rows', description: 'C-PLAN-013, C-PLAN-014, C-PLAN-025, C-PLAN-028, C-STORY-091' },
}, async ({ page }) => {
  const { token } = await atTheWall(page, 20);
  await ribbon(page, 'The Umbrella').click();
  const told = page.getByRole('dialog', { name: 'Your plans have not changed' });
  await expect(told).toContainText('Unfortunately, you already have the maximum number of active plans.');
  await expectAccessible(page);
  await told.getByRole('button', { name: 'Close' }).click();
  await expect(told).toHaveCount(0);
  await expect(ribbon(page, 'The Umbrella')).toHaveAttribute('aria-pressed', 'false');

  await choice(page, 'The Sieve').getByRole('button', { name: go }).click();
  await page.getByRole('button', { name: 'Onwards' }).click();
  // Closed before navigating, so that its history entry is removed.
  await expect(page.getByRole('heading', { name: 'A Wall of Hooks' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Onwards' })).toHaveCount(0);
  const { storylets = [] } = await ask(page.request, 'POST /storylet', {}, token);
  const eventId = storylets.find(({ name }) => name === 'A Wall of Hooks')?.id ?? 0;
  const { storylet } = await ask(page.request, 'POST /storylet/begin', { eventId }, token);
  const bell = storylet?.childBranches.find(({ name }) => name === 'The Bell');
  await ask(page.request, 'POST /plan/create', { branchId: bell?.id ?? 0, planKey: bell?.planKey ?? '' }, token);
  await page.goto('/plans');
  await button(page, 'Restart this plan: The Sieve').click();
  const full = page.getByRole('dialog', { name: 'Too many active plans!' });
  await expect(full).toContainText('Regrettably, you already have the maximum allowable number of active plans (20).');
  await expectAccessible(page);
  await full.getByRole('button', { name: 'Close' }).click();
  await expect(line(page, 'Completed Plans', 'The Sieve')).toBeVisible();
});

test.describe('the page of plans', () => {
  const shared = onOnePage(test, async (page) => {
    const newcomer = await aNewcomer(page);
    return newcomer;
  });

  test('shows loading, failed and empty states', {
    annotation: { type: 'rows', description: 'C-PLAN-004' },
  }, async () => {
    const { page } = shared();

    const release = await holdCalls(page, '**/api/plan', (route) => route.abort());
    await page.goto('/plans');
    await expect(page.getByText('Looking through your plans')).toBeVisible();
    release();
    await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/plan');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('You can have 20 plans at once.')).toBeVisible();
    await expect(page.getByText('The ribbon beside a choice in a story marks it.')).toBeVisible();
    await expectAccessible(page);
  });

  test('deletes a plan after a question', {
    annotation: { type: 'rows', description: 'C-PLAN-009, C-PLAN-010, C-PLAN-026' },
  }, async () => {
    const { page, start: newcomer } = shared();

    await planHooks(page, newcomer, 2);
    const { active } = await ask(page.request, 'GET /plan', {}, newcomer.token);
    const sieve = active.find(({ branch }) => branch.name === 'The Sieve');
    await page.reload();
    await button(page, 'Delete this plan: The Sieve').click();
    const question = page.getByRole('dialog', { name: 'Delete this plan?' });
    await expect(question).toContainText('Really delete this plan?');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await expect(line(page, 'Active Plans', 'The Sieve')).toBeVisible();

    await button(page, 'Delete this plan: The Sieve').click();
    const [sent, refetched] = [page.waitForRequest('**/api/plan/delete'), page.waitForResponse('**/api/plan')];
    await question.getByRole('button', { name: 'Delete' }).press('Enter');
    expect((await sent).postDataJSON()).toEqual({ branchId: sieve?.branch.id });
    await refetched;
    await expect(line(page, 'Active Plans', 'The Sieve')).toHaveCount(0);
    await expect(line(page, 'Active Plans', 'The Rope')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'No longer among your plans: The Sieve.' })).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'The Rope' })).toBeFocused();
  });

  test('opens the note editor for a plan without a note, and closes it after saving', {
    annotation: { type: 'rows', description: 'C-PLAN-015, C-PLAN-016, C-PLAN-017, C-PLAN-018, C-PLAN-019, C-PLAN-023' },
  }, async () => {
    const { page } = shared();

    const field = note(page, 'The Rope');
    await expect(field).toHaveAttribute('placeholder', 'Add a note…');
    await field.fill('When the <b>moon</b>\nis out.');
    const release = await holdCalls(page, '**/api/plan/update');
    const sent = page.waitForRequest('**/api/plan/update');
    await button(page, 'Save').press('Enter');
    expect((await sent).postDataJSON()).toMatchObject({ notes: 'When the <b>moon</b>\nis out.', refresh: false });
    await expect(button(page, 'Saving')).toBeDisabled();
    await expect(button(page, 'Saving')).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(field).toHaveCount(0);
    const words = page.getByText('When the <b>moon</b> is out.');
    await expect(words).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Your note is saved.' })).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'The Rope' })).toBeFocused();
    await expectAccessible(page);

    await words.click();
    await expect(field).toHaveValue('When the <b>moon</b>\nis out.');
    await button(page, 'Edit this plan: The Rope').click();
    await expect(field).toHaveCount(0);
    await page.reload();
    await expect(words).toBeVisible();
  });

  test('keeps a note that could not be saved in its field, and says why', async () => {
    const { page } = shared();

    await page.unroute('**/api/plan/update');
    await button(page, 'Edit this plan: The Rope').click();
    await note(page, 'The Rope').fill('Not to be lost.');
    await page.route('**/api/plan/update', (route) => route.abort());
    await button(page, 'Save').click();
    await expect(page.getByRole('alert')).toContainText('Your note is not saved.');
    await expect(note(page, 'The Rope')).toHaveValue('Not to be lost.');
    await expectAccessible(page);
    await page.unroute('**/api/plan/update');
    await button(page, 'Save').click();
    await expect(page.getByText('Not to be lost.')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
