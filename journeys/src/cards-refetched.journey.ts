import { expect } from '@playwright/test';
import {
  changeClothes,
  have,
  inCardAlley,
  openHand,
  playNextCard,
  playSuddenCard,
  section,
} from './fixtures/a-player-in-card-alley.ts';
import { answerInstead } from './fixtures/a-player-in-the-playhouse.ts';
import { withoutPictures } from './fixtures/browser.ts';
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
  await playSuddenCard(page);
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
    expect(await playNextCard(page)).toMatchObject({ messages: [] });
    await expect(section(page)).toContainText('0 of 1 in hand');
  });
  await test.step('a change of outfit fetches the hand again', async () => {
    expect((await changeClothes(page)).messages).toMatchObject([{ type: 'EquipmentChangeMessage' }]);
  });
});
