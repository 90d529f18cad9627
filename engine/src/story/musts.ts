import { byListOrder } from '../offers/list-order.ts';
import type { Pack, World } from '../world.ts';
import type { Storylet } from './storylet.ts';

/** Packs never change, so each is gone through once, for all characters. */
const mustsOfPack = new WeakMap<Pack, readonly Storylet[]>();

/** The storylets of the world that must be met when they are on offer, in list order. */
export function musts({ pack }: Pick<World, 'pack'>): readonly Storylet[] {
  const known = mustsOfPack.get(pack);
  if (known) return known;
  const found = pack.storylets.filter(({ deck, urgency }) => deck === 'always' && urgency === 'must').sort(byListOrder);
  mustsOfPack.set(pack, found);
  return found;
}
