import { expect, type Locator, type Page } from '@playwright/test';
import { ask, goTo } from './fixtures/a-newcomer.ts';
import { play } from './fixtures/a-player-in-the-playhouse.ts';
import {
  aTraveller,
  banner,
  card,
  compass,
  mapDialog,
  place,
  someoneIn,
  travelButton,
} from './fixtures/a-traveller-at-the-map.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { go } from './fixtures/go.ts';
import { holdCalls } from './fixtures/hold-calls.ts';
import { test } from './fixtures/in-the-town.ts';
import { complaintsOf, expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const gate = (page: Page, name = 'The Old Mint'): Locator => page.getByRole('dialog', { name });
const step = (page: Page): Locator => gate(page).locator('[data-step]');
const choice = (page: Page, name: string): Locator =>
  gate(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });
const choose = (page: Page, name: string) => choice(page, name).getByRole('button').last().click();
const close = (page: Page) => gate(page).getByRole('button', { name: 'Close' }).click();
const callsOf = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  return sent;
};

/** At the stairs, within sight of the mint, with its gate open over the page. */
async function atTheGate(page: Page): Promise<void> {
  await someoneIn(page, 'Ferry Stairs');
  await unlock(page);
}

async function unlock(page: Page): Promise<void> {
  await card(page, 'The Old Mint').getByRole('button', { name: 'Unlock' }).click();
  await expect(step(page)).toHaveAttribute('data-step', 'Available');
}

async function inTheGate(page: Page): Promise<void> {
  await unlock(page);
  await gate(page).getByRole('button', { name: go }).click();
  await expect(step(page)).toHaveAttribute('data-step', 'In');
}

/** Fails a roll in the gate. One roll in a hundred succeeds, and is repeated. */
async function failInTheGate(page: Page): Promise<void> {
  for (let hasFailed = false; !hasFailed; ) {
    await inTheGate(page);
    await choose(page, 'Say it all in one breath');
    await expect(step(page)).toHaveAttribute('data-step', /^(SecondChance|End)$/);
    hasFailed = (await step(page).getAttribute('data-step')) === 'SecondChance';
    if (!hasFailed) await gate(page).getByRole('button', { name: 'Onwards' }).click();
  }
}

test('Unlock on a closed place opens its gate: requirements, story and end', {
  annotation: { type: 'rows', description: 'C-GATE-001, C-GATE-002, C-GATE-003, C-GATE-007' },
}, async ({ page }) => {
  const complaints = complaintsOf(page);
  await someoneIn(page, 'Ferry Stairs');
  await expect(card(page, 'The Old Mint')).toContainText('It opens as you knock, by an inch.');
  await expectAccessible(page);
  await card(page, 'The Old Mint').getByRole('button', { name: 'Unlock' }).click();
  await expect(step(page)).toHaveAttribute('data-step', 'Available');
  await expect(gate(page)).toContainText('The door has a hatch in it, and somebody behind the hatch.');
  await expectAccessible(page);
  await gate(page).getByRole('button', { name: go }).click();
  await expect(step(page)).toHaveAttribute('data-step', 'In');
  await expect(gate(page)).toContainText('says the inch.');
  await expectAccessible(page);
  await choose(page, 'Say what you have come for');
  await expect(step(page)).toHaveAttribute('data-step', 'End');
  await expect(gate(page)).toContainText('Under the door comes a key.');
  await expectAccessible(page);

  const sent = callsOf(page);
  await gate(page).getByRole('button', { name: 'Onwards' }).click();
  await expect(gate(page)).toHaveCount(0);
  await expect(card(page, 'The Old Mint')).toHaveCount(0);
  await expect(card(page, 'The Waterman')).toBeVisible();
  await expect.poll(() => sent).toEqual(expect.arrayContaining(['/api/map', '/api/character/myself']));
  await travelButton(page).click();
  await expect(place(page, 'The Old Mint', 'open')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a closed place opens its gate, and the map closes half a second after success', {
  annotation: { type: 'rows', description: 'C-MAP-043, C-GATE-010, C-TRAVEL-005' },
}, async ({ page }) => {
  // The dialog fades out.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await someoneIn(page, 'Ferry Stairs');
  await travelButton(page).click();
  await place(page, 'The Old Mint', 'locked').click();
  await expect(step(page)).toHaveAttribute('data-step', 'Available');
  await gate(page).getByRole('button', { name: go }).click();
  await choose(page, 'Say what you have come for');
  await expect(step(page)).toHaveAttribute('data-step', 'End');
  const sent = callsOf(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await close(page);
  await expect(gate(page)).toHaveCount(0);
  await expect(mapDialog(page)).toBeVisible();
  await place(page, 'Market Cross', 'open').click();
  const isFading = page.locator('dialog[data-closing=true]');
  await page.clock.runFor(490);
  await expect(mapDialog(page)).toBeVisible();
  await expect(isFading).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(isFading).toHaveCount(1);
  await page.clock.runFor(400);
  await expect(isFading).toHaveCount(0);
  await expect(mapDialog(page)).toHaveCount(0);
  expect(sent).not.toContain('/api/map/move');
});

test('a gate shows loading, can be left and retried, and locks what is unaffordable', {
  annotation: { type: 'rows', description: 'C-GATE-006, C-GATE-008' },
}, async ({ page }) => {
  await test.step('a gate that is loading does not close, and ignores a second press', async () => {
    const sent = callsOf(page);
    const letGo = await holdCalls(page, '**/api/storylet/begin');
    await atTheGate(page);
    await gate(page).getByRole('button', { name: go }).dblclick();
    await expect(step(page)).toHaveAttribute('data-step', 'Loading');
    await page.keyboard.press('Escape');
    await gate(page).getByRole('button', { name: 'Close' }).click({ force: true });
    await expect(step(page)).toHaveAttribute('data-step', 'Loading');
    letGo();
    await expect(step(page)).toHaveAttribute('data-step', 'In');
    expect(sent.filter((path) => path === '/api/storylet/begin')).toHaveLength(1);
  });

  await test.step('a gate that is left early has no effect', async () => {
    await close(page);
    await expect(gate(page)).toHaveCount(0);
    await expect(card(page, 'The Waterman')).toBeVisible();
    await expect(card(page, 'The Old Mint')).toBeVisible();
    await page.reload();
    await expect(card(page, 'The Waterman')).toBeVisible();
    await inTheGate(page);
    await gate(page).getByRole('button', { name: 'Perhaps Not' }).first().click();
    await expect(gate(page)).toHaveCount(0);
    await expect(card(page, 'The Waterman')).toBeVisible();
  });

  await test.step('a gate that opens again waits until the server has closed it', async () => {
    const sent = callsOf(page);
    const letGo = await holdCalls(page, '**/api/storylet/goback');
    await inTheGate(page);
    await gate(page).getByRole('button', { name: 'Perhaps Not' }).first().click();
    await expect(gate(page)).toHaveCount(0);
    await unlock(page);
    await gate(page).getByRole('button', { name: go }).click();
    await expect(step(page)).toHaveAttribute('data-step', 'Loading');
    const ofStory = () => sent.filter((path) => /begin|goback/.test(path));
    expect(ofStory()).toEqual(['/api/storylet/begin', '/api/storylet/goback']);
    letGo();
    await expect(step(page)).toHaveAttribute('data-step', 'In');
    expect(ofStory()).toEqual(['/api/storylet/begin', '/api/storylet/goback', '/api/storylet/begin']);
    await page.unroute('**/api/storylet/goback');
    await close(page);
    await expect(gate(page)).toHaveCount(0);
    await expect(card(page, 'The Waterman')).toBeVisible();
  });

  await test.step('a reloaded page continues the gate in the story tab', async () => {
    await inTheGate(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'The Hatch at the Mint' })).toBeVisible();
    await page.getByRole('button', { name: 'Perhaps Not' }).first().click();
    await expect(card(page, 'The Waterman')).toBeVisible();
    await expect(card(page, 'The Old Mint')).toBeVisible();
  });

  await test.step('an unaffordable choice is locked in a gate, and a forced follow-up opens in the story tab', async () => {
    await inTheGate(page);
    await expect(choice(page, 'Offer a hundred pence').getByRole('button').last()).toBeDisabled();
    await choose(page, 'Ask what is made here');
    await gate(page).getByRole('button', { name: 'Onwards' }).click();
    await expect(gate(page)).toHaveCount(0);
    await expect(page.getByText('The inch is still there.')).toBeVisible();
  });
});

test('a gate that fails says so and can be left', {
  annotation: { type: 'rows', description: 'C-GATE-003, C-GATE-011' },
}, async ({ page }) => {
  const { token } = await someoneIn(page, 'Ferry Stairs');
  await unlock(page);
  // The place is opened by another tab.
  const { areas } = await ask(page.request, 'GET /map', {}, token);
  const eventId = areas.find(({ name }) => name === 'The Old Mint')?.gateEvent?.id ?? 0;
  const { storylet } = await ask(page.request, 'POST /storylet/begin', { eventId }, token);
  const branchId = storylet?.childBranches.find(({ name }) => name === 'Say what you have come for')?.id ?? 0;
  await ask(page.request, 'POST /storylet/choosebranch', { branchId }, token);
  await ask(page.request, 'POST /storylet', {}, token);
  await gate(page).getByRole('button', { name: go }).click();
  await expect(step(page)).toHaveAttribute('data-step', 'Error');
  await expect(gate(page).getByRole('heading', { name: 'That story is not on offer to you now.' })).toBeVisible();
  await expect(gate(page)).toContainText(/This shouldn't have happened\. Please contact \S+@\S+/);
  await expectAccessible(page);
  await close(page);
  await expect(gate(page)).toHaveCount(0);
});

test('a gate may ask for a second chance or move the player, and can be left there', {
  annotation: { type: 'rows', description: 'C-GATE-003, C-GATE-006, C-GATE-009' },
}, async ({ page }) => {
  const player = await aTraveller(page);
  await test.step('a gate may ask for a second chance, and can be left there', async () => {
    await goTo(page.request, player.token, 'Market Cross');
    await play(page, player, ['The Stage Door', 'Go in'], ['The Property Table', 'Take the lot']);
    await goTo(page.request, player.token, 'Ferry Stairs');
    await page.goto('/');
    await failInTheGate(page);
    await expect(step(page)).toHaveAttribute('data-step', 'SecondChance');
    await expectAccessible(page);
    await close(page);
    await expect(gate(page)).toHaveCount(0);
    // The failure counts, because the player left the question.
    await expect(page.getByRole('heading', { name: 'Out of Breath' })).toBeVisible();
    await page.getByRole('button', { name: 'Onwards' }).click();
    await expect(card(page, 'The Waterman')).toBeVisible();
  });

  await test.step('a gate that moves the player fetches the places again', async () => {
    await inTheGate(page);
    await choose(page, 'Ask to see the inside first');
    await expect(step(page)).toHaveAttribute('data-step', 'End');
    const sent = callsOf(page);
    await close(page);
    await expect.poll(() => sent).toContain('/api/map');
    await expect(banner(page, 'The Old Mint')).toBeVisible();
    await expect(card(page, 'The Press')).toBeVisible();
  });
});

test('lodgings open their gate on a small screen, and a gate works by keyboard', {
  annotation: { type: 'rows', description: 'C-GATE-012' },
}, async ({ page }) => {
  await someoneIn(page, 'Ferry Stairs');

  await test.step('on a small screen, the marker of the lodgings opens their gate', async () => {
    await page.setViewportSize({ width: 390, height: 780 });
    await compass(page).click();
    await place(page, 'Your Rooms', 'locked').click();
    await expect(gate(page, 'Your Rooms')).toContainText('A landlady, by the sound of it.');
    await expectAccessible(page);
    await gate(page, 'Your Rooms').getByRole('button', { name: 'Close' }).click();
    await expect(gate(page, 'Your Rooms')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(mapDialog(page)).toHaveCount(0);
  });

  await test.step('a gate works by keyboard, with the focus on each scene', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await card(page, 'The Old Mint').getByRole('button', { name: 'Unlock' }).focus();
    await page.keyboard.press('Enter');
    await gate(page).getByRole('button', { name: go }).focus();
    await page.keyboard.press('Enter');
    await expect(gate(page).getByRole('heading', { name: 'The Hatch at the Mint' })).toBeFocused();
    await choice(page, 'Say what you have come for').getByRole('button').last().focus();
    await page.keyboard.press('Enter');
    await expect(gate(page).getByRole('heading', { name: 'The Key' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(gate(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'What you can do here' })).toBeFocused();
  });
});
