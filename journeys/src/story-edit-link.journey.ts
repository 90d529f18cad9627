import { join } from 'node:path';
import { expect } from '@playwright/test';
import { aPlayer, begin } from './fixtures/a-player-in-the-playhouse.ts';
import { test } from './fixtures/a-server-of-its-own.ts';
import { expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use({
  ...reducedMotion,
  firstSettings: {
    WORLD_DIR: join(import.meta.dirname, '../town'),
    CMS_URL: 'https://write.example/',
  },
});

test('with CMS_URL set, an Admin sees a link to edit a storylet, and other players do not', {
  annotation: { type: 'rows', description: 'C-ROLE-005, C-STORY-023' },
}, async ({ page, own }) => {
  const { userName } = await aPlayer(page);
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Edit this storylet' });
  await begin(page, 'The Audition');
  // These load a moment after the story.
  const later = ['Outfit locked', 'Next snippet', 'Refill actions'].map((name) =>
    page.getByRole('main').getByRole('button', { name }),
  );
  for (const each of later) await expect(each).toBeVisible();
  await expect(link).toHaveCount(0);
  const namesOf = () => page.getByRole('main').getByRole('button').allTextContents();
  const plain = await namesOf();

  await own.runAdmin('grant', userName);
  await page.reload();
  await expect(link).toHaveAttribute('href', /^https:\/\/write\.example\/storylets\/\d+$/);
  for (const each of later) await expect(each).toBeVisible();
  expect(await namesOf()).toEqual(plain);
  await expectAccessible(page);
});
