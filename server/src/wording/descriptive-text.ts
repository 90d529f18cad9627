import type { Standpoint } from '@underhall/engine';
import { fillIn } from './fill-in.ts';

/** The world's words for a character: the form of address, and the lodging if there is one. Plain text. */
export function descriptiveText({ character: { gender, lodging }, world }: Standpoint): string {
  const { words } = world.pack;
  const { arrived, settled } = words.texts.newcomers;
  return fillIn(lodging === undefined ? arrived : settled, { address: words.address[gender].described });
}
