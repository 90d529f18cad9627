import type { Part } from '../visit/opening.ts';
import type { Query } from './find-in-page.ts';
import { keys, type Player } from './player.ts';

type Scene = Extract<Part, { storylet: string }>;
type Purchase = Extract<Part, { shop: string }>;

const onwards: Query = { role: 'button', name: 'Onwards' };
const dialog: Query = { role: 'dialog' };

/** Begins a storylet unless it is open, chooses, reads the result and continues. */
export async function playScene(player: Player, { storylet, branch, ends, isDrawn }: Scene): Promise<void> {
  if (isDrawn) {
    await player.click({ role: 'tab', name: /Sometimes/ });
    await player.click({ role: 'button', name: /^Draw a card/ });
  }
  const scene: Query = { role: 'heading', name: new RegExp(storylet) };
  await player.see(scene);
  const card: Query = { role: 'listitem', heading: new RegExp(storylet) };
  if (isDrawn) await player.click({ role: 'button', name: /Play/, within: card, pick: 'last' });
  else if ((await player.count(card)) > 0) await player.click({ role: 'button', within: card, pick: 'last' });
  await player.click({ role: 'button', within: { role: 'listitem', heading: branch }, pick: 'last' });
  await readResult(player, ends);
}

/** Waits for the result of a choice and continues. */
export async function readResult(player: Player, ends?: string): Promise<void> {
  await player.see(ends ? { role: 'heading', name: new RegExp(ends) } : onwards);
  await player.click(onwards);
  await player.seeNone(onwards);
}

/** Travels by the list of places. */
export async function travelTo(player: Player, place: string): Promise<void> {
  await player.click({ role: 'button', name: 'Travel' });
  await player.click({ role: 'button', name: /^(Read the l|L)ist$/, within: dialog, pick: 'first' });
  await player.click({ role: 'button', name: new RegExp(`^${place},.*open$`, 'i'), within: dialog });
  await player.seeNone(dialog);
  await player.see({ role: 'heading', name: place });
}

/**
 * Opens the dialog of a purchase by keyboard, leaves it with Escape, and then buys one by mouse. Only the keyboard
 * shows a focus ring.
 */
export async function buy(player: Player, { shop, thing }: Purchase): Promise<void> {
  const opener: Query = { role: 'button', name: `Buy ${thing}` };
  const shopButton: Query = { role: 'button', name: new RegExp(shop) };
  await player.click({ role: 'link', name: 'Bazaar', pick: 'first' });
  await player.click(shopButton);
  await player.see(opener);
  await player.tabTo(opener, 60);
  await player.press(keys.Enter);
  await player.see({ role: 'dialog', name: 'Please select a number to buy' });
  await player.seeRing(true);
  await player.tabTo({ role: 'button', name: 'Buy', within: dialog }, 20);
  await player.press(keys.Escape);
  await player.seeNone(dialog);
  await player.seeFocus(opener);
  await player.click(opener);
  await player.see(dialog);
  await player.seeRing(false);
  await player.click({ role: 'button', name: 'Buy', within: dialog });
  await player.see({ role: 'dialog', name: 'Transaction complete!' });
  await player.click({ ...onwards, within: dialog });
  await player.seeNone(dialog);
  await player.seeRing(false);
  await player.click({ role: 'link', name: 'Story', pick: 'first' });
}
