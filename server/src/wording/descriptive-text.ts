import type { Standpoint } from '@underhall/engine';
import { fillIn } from './fill-in.ts';

/** The world's description of a character, by form of address and lodging. Plain text. */
export function descriptiveText({ character: { gender, lodging }, world }: Standpoint): string {
  const { words } = world.pack;
  const { arrived, settled } = words.texts.newcomers;
  return fillIn(lodging === undefined ? arrived : settled, { address: words.address[gender].described });
}
