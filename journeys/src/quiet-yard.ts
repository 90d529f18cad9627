import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { SomeComfort } from '@underhall/contract';
import { aNewcomer, ask, type Newcomer } from './newcomer.ts';

/** A newcomer of the town who stands in the Quiet Yard, with some comforts set. */
export async function inQuietYard(page: Page, comfort: SomeComfort = {}): Promise<Newcomer> {
  const newcomer = await aNewcomer(page);
  const { token } = newcomer;
  const { storylets } = await ask(page.request, 'POST /storylet', {}, token);
  const door = storylets?.find(({ name }) => name === 'The Door in the Wall');
  const { storylet } = await ask(page.request, 'POST /storylet/begin', { eventId: door?.id ?? 0 }, token);
  const branchId = storylet?.childBranches[0]?.id ?? 0;
  await ask(page.request, 'POST /storylet/choosebranch', { branchId }, token);
  await ask(page.request, 'POST /storylet', {}, token);
  await ask(page.request, 'POST /extra/comfort', comfort, token);
  await page.goto('/');
  await expect(goOf(page, 'Bees')).toBeVisible();
  return newcomer;
}

/** The line of a list or of the choices that has this name. */
export const lineOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

export const goOf = (page: Page, name: string) => lineOf(page, name).getByRole('button', { name: 'Go', exact: true });

/** The names of what is listed, as they stand. */
export const namesOf = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 });
