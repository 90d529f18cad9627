import type { Locator, Page } from '@playwright/test';
import type { StoryReply } from '@underhall/contract';
import { choose } from './by-call.ts';
import { aNewcomer, type Newcomer } from './newcomer.ts';

/** Somebody who stands in the town's playhouse, where every turn of a story is rehearsed. */
export async function aPlayer(page: Page, ...first: readonly (readonly [storylet: string, branch: string])[]) {
  const player = await aNewcomer(page);
  await play(page, player, ['The Stage Door', 'Go in'], ...first);
  return player;
}

/** Plays these by call, one after the other. */
export async function play(
  page: Page,
  { token }: Newcomer,
  ...turns: readonly (readonly [storylet: string, branch: string])[]
): Promise<void> {
  for (const [storylet, branch] of turns) await choose(page.request, token, storylet, branch);
}

/** The card of a storylet or of a branch. */
export const cardOf = (page: Page, heading: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: heading }) });

export const goOf = (page: Page, heading: string): Locator =>
  cardOf(page, heading).getByRole('button', { name: 'Go', exact: true });

export async function begin(page: Page, storylet: string): Promise<void> {
  await goOf(page, storylet).click();
  await page.getByRole('heading', { name: storylet, level: 2 }).waitFor();
}

export const onwards = (page: Page): Locator => page.getByRole('button', { name: 'Onwards' });

/** The button that leaves what lies open: the one below, which is always there. */
export const perhapsNot = (page: Page): Locator => page.getByRole('button', { name: 'Perhaps Not' }).last();

/** Puts other words into what the server answers to this call. */
export const answerInstead = (page: Page, path: string, change: (reply: StoryReply) => object) =>
  page.route(`**/api/storylet/${path}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: change((await answer.json()) as StoryReply) });
  });
