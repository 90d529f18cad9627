import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { ask, somebody } from './fixtures/a-newcomer.ts';
import { aPlayer, begin, goOf, onwards, perhapsNot } from './fixtures/a-player-in-the-playhouse.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { choose } from './fixtures/choose-by-call.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const property = ['The Property Table', 'Take the lot'] as const;
const use = (page: Page) => page.getByRole('button', { name: 'Use Speaking Trumpet' });

test('items are used from their page, but not in a story or where the place forbids it', {
  annotation: {
    type: 'rows',
    description:
      'C-POSSESS-010, C-ROUTE-009, C-ROUTE-019, C-STORY-012, C-STORY-044, C-STORY-054, C-STORY-053, C-API-021',
  },
}, async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  const { token } = await aPlayer(page, property);

  await test.step('a story or place forbids using items with a reason, and useless items have no button', async () => {
    await page.goto('/');
    await expect(use(page).first()).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Use Empty Trunk' })).toHaveCount(0);
    await begin(page, 'The Audition');
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('usequality') && sent.push(request.url()));
    await expect(use(page).first()).toHaveAttribute('aria-disabled', 'true');
    await use(page).first().click({ force: true });
    await expect(page.getByRole('tooltip')).toHaveText(
      "You're in a storylet at the moment - you must finish it before you can use this item.",
    );
    await expectAccessible(page);

    await perhapsNot(page).click();
    await begin(page, 'The Trap Door');
    await goOf(page, 'Stand on it').click();
    await onwards(page).click();
    await expect(goOf(page, 'The Way Out Front')).toBeVisible();
    await expect(use(page).first()).toHaveAttribute('aria-disabled', 'true');
    await use(page).first().click({ force: true });
    await expect(page.getByRole('tooltip')).toHaveText('You cannot use things here.');
    expect(sent).toEqual([]);
    await begin(page, 'The Way Out Front');
    await goOf(page, 'Go out front').click();
    await onwards(page).click();
    await expect(goOf(page, 'The Audition')).toBeVisible();
  });

  await test.step('using an item opens its story, which leads back to possessions', async () => {
    await page.getByRole('link', { name: 'Possessions' }).first().click();
    await use(page).first().click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { name: 'The Trumpet Speaks' })).toBeFocused();
    await expectAccessible(page);
    await perhapsNot(page).click();
    await expect(page).toHaveURL(/\/possessions$/);

    await use(page).first().click();
    await goOf(page, 'Say something short').click();
    await expect(page.getByRole('heading', { name: 'Said', exact: true })).toBeFocused();
    await onwards(page).click();
    await expect(page).toHaveURL(/\/possessions$/);
    await expect(page.getByRole('heading', { name: 'My Possessions', level: 1 })).toBeVisible();
  });

  await test.step('Onwards of a thing’s story that leads on leads on', async () => {
    await use(page).first().click();
    await goOf(page, 'Go on talking').click();
    await onwards(page).click();
    await expect(page.getByRole('heading', { name: 'The Trumpet Replies' })).toBeFocused();
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('why a thing cannot be used is told beside it, in the server’s words', async () => {
    await perhapsNot(page).click();
    await expect(use(page).first()).toBeEnabled();
    // Another tab sends its request first.
    await ask(
      page.request,
      'POST /storylet/begin',
      { eventId: await idOf(page.request, token, 'The Trap Door') },
      token,
    );
    await use(page).first().click();
    await expect(page.getByRole('alert')).toContainText("You're in a storylet at the moment");
    await expectAccessible(page);
    await expect(page).toHaveURL(/\/possessions$/);
  });
});

test('by call: what is used, what is named, and what is refused', {
  annotation: { type: 'rows', description: 'C-API-017, C-API-021, C-API-020, C-STORY-040' },
}, async ({ request }) => {
  const { token } = await somebody(request);
  await choose(request, token, 'The Stage Door', 'Go in');
  await choose(request, token, ...property);

  await test.step('by call: an invitation nobody has sent cannot be begun, and why is told', async () => {
    const answer = await request.post('/api/storylet/beginsocialevent/77', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toEqual({ isSuccess: false, message: expect.stringContaining('no such invitation') });
  });

  await test.step('items are used by body and by path, once per key; unusable ones are refused', async () => {
    const { possessions } = await ask(request, 'GET /character/myself', {}, token);
    const possessed = possessions.flatMap((group) => group.possessions);
    const trumpet = possessed.find(({ name }) => name === 'Speaking Trumpet');
    const trunk = possessed.find(({ name }) => name === 'Empty Trunk');
    expect([trumpet?.useEventId, trunk?.useEventId]).toEqual([expect.any(Number), undefined]);

    const send = async (path: string, body: object, key?: string) =>
      (
        await request.post(`/api/storylet/usequality${path}`, {
          headers: { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) },
          data: body,
        })
      ).json();
    expect(await send('', { qualityId: trunk?.id })).toMatchObject({ isSuccess: false });
    expect(await send('', { qualityId: 7 })).toMatchObject({ isSuccess: false });
    expect(await send('', { qualityId: trumpet?.id }, 'once')).toEqual({ isSuccess: true });
    expect(await send('', { qualityId: trumpet?.id }, 'once')).toEqual({ isSuccess: true });
    const open = await ask(request, 'POST /storylet', {}, token);
    expect([open.phase, open.storylet?.name]).toEqual(['InItemUse', 'The Trumpet Speaks']);
    expect(await send('', { qualityId: trumpet?.id })).toMatchObject({ isSuccess: false });
    await ask(request, 'POST /storylet/goback', {}, token);
    expect(await send(`/${trumpet?.id}`, {})).toEqual({ isSuccess: true });
    expect((await ask(request, 'POST /storylet', {}, token)).phase).toBe('InItemUse');
  });

  await test.step('by call: something is named once, by the branch that asks and the row of the thing', async () => {
    await ask(request, 'POST /storylet/goback', {}, token);
    const call = <Name extends Parameters<typeof ask>[1]>(name: Name, body: Parameters<typeof ask<Name>>[2]) =>
      ask(request, name, body, token);
    const { storylet } = await call('POST /storylet/begin', { eventId: await idOf(request, token, 'The Christening') });
    const branchId = storylet?.childBranches[0]?.id ?? 0;
    const { phase, rename } = await call('POST /storylet/choosebranch', { branchId, qualityRequirements: [1, 'two'] });
    expect([phase, rename?.branch.id]).toEqual(['Rename', branchId]);
    const row = rename?.namableQualitiesPossessed[0]?.qualityPossessedId ?? 0;
    expect(rename?.namableQualitiesPossessed).toEqual([{ qualityPossessedId: row, name: 'Playhouse Cat' }]);

    const give = (body: { branchId: number; qualityPossessedId: number; name: string }) =>
      call('POST /storylet/renamequality', body);
    const right = { branchId, qualityPossessedId: row, name: 'Tom' };
    for (const wrong of [
      { ...right, branchId: branchId + 1 },
      { ...right, qualityPossessedId: 0 },
      { ...right, qualityPossessedId: 9999 },
      { ...right, name: 'T<b>om' },
      { ...right, name: 'x'.repeat(141) },
      { ...right, name: '  ' },
    ])
      expect(await give(wrong), JSON.stringify(wrong)).toMatchObject({ isSuccess: false });
    const ended = await give(right);
    expect(ended.phase).toBe('End');
    expect((await give(right)).endStorylet).toEqual(ended.endStorylet);
    expect(await give({ ...right, name: 'Kit' })).toMatchObject({ isSuccess: false });
  });
});

async function idOf(request: APIRequestContext, token: string, name: string): Promise<number> {
  const { storylets = [] } = await ask(request, 'POST /storylet', {}, token);
  return storylets.find((each) => each.name === name)?.id ?? 0;
}
