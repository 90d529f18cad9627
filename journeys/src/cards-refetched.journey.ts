import { expect } from '@playwright/test';
import { cardsInHand, deck, have, inCardAlley, openHand, section } from './fixtures/a-player-in-card-alley.ts';
import { answerInstead } from './fixtures/a-player-in-the-playhouse.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { go } from './fixtures/go.ts';
import { test } from './fixtures/in-the-town.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

test('a played card and a change of clothes refetch the hand, although nothing else reports a change', async ({
  page,
}) => {
  const { token } = await inCardAlley(page);
  for (const each of ['a box room', 'the sudden one'] as const) await have(page.request, token, each);
  // The clock is paused, so nothing is refetched for its age, nor for changes that no message reports.
  await page.clock.setFixedTime(new Date());
  await answerInstead(page, 'begin', ({ messages: _told, ...reply }) => ({ ...reply, hasUpdatedCharacter: false }));
  await openHand(page);
  await deck(page).click();
  await expect(cardsInHand(page)).toContainText('as soon as it is played');
  const fetched = page.waitForRequest(/\/api\/opportunity$/);
  await cardsInHand(page).getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('heading', { name: 'Gone Already' })).toBeVisible();
  await page.getByRole('button', { name: 'Onwards' }).click();
  await fetched;
  await expect(section(page)).toContainText('0 of 1 in hand');
  await page.unroute('**/api/storylet/begin');

  await have(page.request, token, 'plain callers');
  // The clock is paused, and only the message about clothes reports a change, so the choice alone triggers the refetch.
  await answerInstead(page, 'choosebranch', ({ messages = [], ...reply }) => ({
    ...reply,
    hasUpdatedCharacter: false,
    messages: messages.filter(({ type }) => type === 'EquipmentChangeMessage'),
  }));
  await openHand(page);

  await test.step('an autofire card leaves the hand at once, another one when its story ends', async () => {
    await deck(page).click();
    const name = await cardsInHand(page).getByRole('heading').textContent();
    await cardsInHand(page).getByRole('button', { name: 'Play' }).click();
    await expect(page.getByRole('heading', { name: name ?? '' })).toBeVisible();
    const chosen = page.waitForResponse('**/api/storylet/choosebranch');
    await page.getByRole('button', { name: go }).first().click();
    expect((await (await chosen).json()).messages).toEqual([]);
    await page.getByRole('button', { name: 'Onwards' }).click();
    await expect(section(page)).toContainText('0 of 1 in hand');
  });
  await test.step('a change of outfit fetches the hand again', async () => {
    await page.getByRole('tab', { name: 'Always' }).click();
    const goOn = (name: string) =>
      page.getByRole('listitem').filter({ hasText: name }).getByRole('button').last().click();
    await goOn('The Landlord of the Alley');
    const chosen = page.waitForResponse('**/api/storylet/choosebranch');
    await goOn('Put on the paper hat');
    expect((await (await chosen).json()).messages).toMatchObject([{ type: 'EquipmentChangeMessage' }]);
    await expect(page.getByRole('button', { name: 'Onwards' })).toBeVisible();
    const fetched = page.waitForRequest(/\/api\/opportunity$/);
    await page.getByRole('button', { name: 'Onwards' }).click();
    await page.getByRole('tab', { name: 'Sometimes' }).click();
    await fetched;
  });
});
