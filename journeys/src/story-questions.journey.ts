import { expect, type Page } from '@playwright/test';
import type { Branch, StoryReply } from '@underhall/contract';
import { aPlayer, begin, cardOf, goOf, onwards, perhapsNot } from './fixtures/a-player-in-the-playhouse.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const property = ['The Property Table', 'Take the lot'] as const;

test('a story asks for a name and a second chance; Back resets and begins again', {
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

  await test.step('a second chance repeats the branch; Back resets and begins again', async () => {
    await onwards(page).click();
    await expect(goOf(page, 'The Audition')).toBeVisible();
    const begun = page.waitForResponse('**/api/storylet/begin');
    await begin(page, 'The Audition');
    const { storylet } = (await (await begun).json()) as StoryReply;
    const branch = storylet?.childBranches.find(({ name }) => name === 'Read the far card') as Branch;
    // This world ticks second chances before the roll, so the server never sends this phase.
    await page.route('**/api/storylet/choosebranch', (route) =>
      route.fulfill({ json: { ...inStory, phase: 'SecondChance', secondChance: { branch } } }),
    );
    await goOf(page, 'Read the far card').click();
    await expect(heading(page, 'A second chance')).toBeFocused();
    await expect(cardOf(page, 'Read the far card')).toBeVisible();
    await expect(heading(page, 'Toss for the part')).toHaveCount(0);
    await expectAccessible(page);

    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/storylet')) calls.push(pathname);
    });
    await perhapsNot(page).click();
    await expect(heading(page, 'The Audition')).toBeFocused();
    expect(calls).toEqual(['/api/storylet/goback', '/api/storylet/begin']);

    await goOf(page, 'Read the far card').click();
    await expect(heading(page, 'A second chance')).toBeFocused();
    await page.unroute('**/api/storylet/choosebranch');
    await page.getByRole('checkbox', { name: /second roll/ }).check();
    const sent = page.waitForRequest('**/api/storylet/choosebranch');
    await goOf(page, 'Read the far card').click();
    expect((await sent).postDataJSON()).toMatchObject({ branchId: branch.id, secondChanceIds: [expect.any(Number)] });
    await expect(onwards(page)).toBeVisible();
  });
});

const inStory = {
  isSuccess: true,
  actions: 20,
  canChangeOutfit: false,
  hasUpdatedCharacter: false,
  elapsed: 0,
  maxHandSize: 0,
};
