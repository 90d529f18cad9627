import type { APIRequestContext, Page } from '@playwright/test';
import { aNewcomer, ask, goTo, type Newcomer } from './newcomer.ts';

const landlord = 'The Landlord of the Alley';
const brazier = 'The Brazier in the Alley';

/** What can be had in Card Alley, by the branch that gives it. */
const gives = {
  'a box room': [landlord, 'Take the box room'],
  'three rooms': [landlord, 'Take three rooms in the alley'],
  'five rooms': [landlord, 'Take five rooms in the alley'],
  'plain callers': [landlord, 'Have plain callers let in'],
  'the one who stays': [landlord, 'Have the one let in who stays'],
  'the sudden one': [landlord, 'Have the sudden one let in'],
  'the rare one': [landlord, 'Have the rare one let in'],
  'a chronograph': [landlord, 'Be given the chronograph'],
  'three Fate': [landlord, 'Be given three Fate'],
  'nine Fate': [landlord, 'Be given nine Fate'],
  'one ring less': [brazier, 'Burn one ring'],
  'fourteen rings less': [brazier, 'Burn fourteen rings'],
  'no candle': [brazier, 'Burn twenty rings'],
} as const;
export type Given = keyof typeof gives;

/** Somebody new in Card Alley, signed in on this page, with what they asked for. */
export async function inCardAlley(page: Page, ...wanted: readonly Given[]): Promise<Newcomer> {
  const newcomer = await aNewcomer(page);
  await goTo(page.request, newcomer.token, 'Card Alley');
  for (const each of wanted) await have(page.request, newcomer.token, each);
  return newcomer;
}

/** Does by calls what gives it. */
export async function have(request: APIRequestContext, token: string, what: Given): Promise<void> {
  const [storylet, branch] = gives[what];
  const { storylets = [] } = await ask(request, 'POST /storylet', {}, token);
  const eventId = storylets.find(({ name }) => name === storylet)?.id ?? 0;
  const { storylet: open } = await ask(request, 'POST /storylet/begin', { eventId }, token);
  const branchId = open?.childBranches.find(({ name }) => name === branch)?.id ?? 0;
  const told = await ask(request, 'POST /storylet/choosebranch', { branchId }, token);
  if (told.phase !== 'End') throw new Error(`${what} was not to be had: ${JSON.stringify(told)}`);
  await ask(request, 'POST /storylet', {}, token);
}

export const drawByCall = (request: APIRequestContext, token: string) =>
  ask(request, 'POST /opportunity/draw', {}, token);

/** Draws and discards until nobody waits any more. */
export async function emptyDeck(request: APIRequestContext, token: string): Promise<void> {
  for (let card = 0; card < 6; card++) {
    const { displayCards } = await drawByCall(request, token);
    await ask(request, 'POST /opportunity/discard', { eventId: displayCards[0]?.eventId ?? 0 }, token);
  }
}

/** Opens the story's tab where the hand lies. */
export async function openHand(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Sometimes' }).click();
}

export const section = (page: Page) => page.getByRole('region', { name: 'Opportunities' });
export const deck = (page: Page) => section(page).locator('[data-shortcut="draw"]');
export const held = (page: Page) => section(page).getByRole('list', { name: 'Your hand' }).getByRole('listitem');
