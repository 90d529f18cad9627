import { expect, type Page } from '@playwright/test';
import { aPlayer, begin, cardOf, goOf, onwards, perhapsNot } from './fixtures/a-player-in-the-playhouse.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const property = ['The Property Table', 'Take the lot'] as const;

test('a story asks for a name, which need not be given', {
  annotation: {
    type: 'rows',
    description: 'C-STORY-015, C-STORY-041, C-STORY-071, C-STORY-072, C-STORY-073, C-STORY-074, C-STORY-075, C-API-020',
  },
}, async ({ page }) => {
  await test.step('a name need not be given: the way back leads to the story, and a reload to the question', async () => {
    await aPlayer(page, property, ['The Property Table', 'Take the dog as well']);
    await page.goto('/');
    await begin(page, 'The Christening');
    await goOf(page, 'Put a name down').click();
    await expect(page.getByLabel('Its name')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Its name')).toBeVisible();
    await page.getByRole('button', { name: 'Perhaps Not' }).click();
    await expect(heading(page, 'The Christening')).toBeFocused();
  });

  await test.step('something is named: no name that will not do can be sent, and one that will is trimmed', async () => {
    await goOf(page, 'Put a name down').click();
    await expect(heading(page, 'Put a name down')).toBeFocused();
    await expectAccessible(page);
    const [name, give] = [page.getByLabel('Its name'), page.getByRole('button', { name: 'Give the name' })];
    await expect(give).toBeDisabled();
    await name.fill('Grimaldi!');
    await expect(page.getByText('Names may only contain letters, numbers, spaces, and apostrophes.')).toBeVisible();
    await expect(give).toBeDisabled();
    await expectAccessible(page);
    await name.fill('x'.repeat(200));
    await expect(page.getByText('A name has at most 140 characters. Shorten it.')).toBeVisible();
    await expect(give).toBeDisabled();
    await name.fill('x'.repeat(140));
    await expect(give).toBeEnabled();
    await page.getByRole('radio', { name: 'Playhouse Dog' }).check();
    await name.fill('  Zoë O’Grady, the Third ');
    await expect(page.getByText('Names may only contain')).toBeHidden();
    const sent = page.waitForRequest('**/api/storylet/renamequality');
    await name.press('Enter');
    const body = (await sent).postDataJSON();
    expect(body).toEqual({
      branchId: expect.any(Number),
      qualityPossessedId: expect.any(Number),
      name: 'Zoë O’Grady, the Third',
    });
    await expect(heading(page, 'Put Down')).toBeFocused();
    await expect(page.getByRole('list', { name: 'What came of it' })).toContainText('Zoë O’Grady, the Third');
  });
});

test('a failed roll asks for a second chance; Back takes the failure, the answer rolls again', {
  annotation: { type: 'rows', description: 'C-STORY-016, C-STORY-051, C-STORY-056' },
}, async ({ page }) => {
  await aPlayer(page, property);
  await page.goto('/');
  await test.step('a failed roll asks for a second chance, also after a reload', async () => {
    await begin(page, 'The Understudy');
    await expect(cardOf(page, 'Go on in her place')).toContainText('If the roll fails, you can use 1 x Second Wind');
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await failToGoOn(page);
    await expect(page.getByRole('list', { name: 'What came of it' })).toContainText('You failed');
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.reload();
    await expect(heading(page, 'A second chance')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /second roll/ })).toBeChecked();
  });

  await test.step('Back makes a reset call and begins again, which shows the failure', async () => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/storylet')) calls.push(pathname);
    });
    await perhapsNot(page).click();
    await expect(heading(page, 'Off in Her Place')).toBeFocused();
    expect(calls).toEqual(['/api/storylet/goback', '/api/storylet/begin']);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await page.reload();
    await expect(heading(page, 'Off in Her Place')).toBeVisible();
  });

  await test.step('the answer rolls again, for one thing', async () => {
    await onwards(page).click();
    await begin(page, 'The Understudy');
    await failToGoOn(page);
    const sent = page.waitForRequest('**/api/storylet/choosebranch');
    await goOf(page, 'Go on in her place').click();
    expect((await sent).postDataJSON()).toMatchObject({ secondChanceIds: [expect.any(Number)] });
    await expect(heading(page, 'in Her Place')).toBeFocused();
    await expect(page.getByRole('list', { name: 'What came of it' })).toContainText('gave you a second try');
  });
});

/** Fails with a chance of one percent. A roll that succeeds is made again. */
async function failToGoOn(page: Page): Promise<void> {
  await goOf(page, 'Go on in her place').click();
  const on = page.getByRole('heading', { name: 'On in Her Place', exact: true });
  const asked = heading(page, 'A second chance');
  await expect(asked.or(on)).toBeFocused();
  if (!(await on.isVisible())) return;
  await onwards(page).click();
  await begin(page, 'The Understudy');
  await failToGoOn(page);
}
