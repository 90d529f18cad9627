import { expect, type Locator, type Page } from '@playwright/test';
import type { SomeComfort } from '@underhall/contract';
import { ask, goTo, type Newcomer, signIn, somebody } from './newcomer.ts';

export const whereTo = (page: Page): Locator => page.getByRole('dialog', { name: 'Where to?' });
export const travelButton = (page: Page): Locator => page.getByRole('button', { name: 'Travel', exact: true });
export const compass = (page: Page): Locator => page.getByRole('button', { name: 'Map', exact: true });
export const banner = (page: Page, name: string): Locator => page.getByRole('heading', { name, level: 1 });

/** A place of the list, by its name and how it stands: between them is its line. */
export const place = (page: Page, name: string, standing = ''): Locator =>
  whereTo(page).getByRole('button', { name: new RegExp(`^${name}, .*${standing}`) });

/** A card of the story's list. */
export const card = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

export const list: SomeComfort = { mapView: 'list' };

/** A newcomer who would have the map so, signed in on this page from its first visit. */
export async function aTraveller(page: Page, comfort = list): Promise<Newcomer> {
  const newcomer = await somebody(page.request);
  await ask(page.request, 'POST /extra/comfort', comfort, newcomer.token);
  await signIn(page, newcomer);
  return newcomer;
}

/** A newcomer to the town, on the story's page, with the list of places open. */
export async function atTheMap(page: Page): Promise<Newcomer> {
  const newcomer = await aTraveller(page);
  await page.goto('/');
  await travelButton(page).click();
  await expect(place(page, 'Market Cross', 'you are here')).toBeVisible();
  return newcomer;
}

/** A newcomer who has come to a place of the town by call, on the story's page. */
export async function someoneIn(page: Page, where: string, comfort = list): Promise<Newcomer> {
  const newcomer = await aTraveller(page, comfort);
  await goTo(page.request, newcomer.token, where);
  await page.goto('/');
  await expect(banner(page, where)).toBeVisible();
  return newcomer;
}
