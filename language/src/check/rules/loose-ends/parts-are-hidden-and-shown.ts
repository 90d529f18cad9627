import { placeOf } from '../../../meaning/read-facts.ts';
import type { Check } from '../../rule.ts';
import { outcomesOf } from '../../world-index.ts';

/** A part of the screen that is revealed was held back, and one that a story hides is revealed again by another. */
export const partsAreHiddenAndShown: Check = (world) => {
  const tellers = [...outcomesOf(world).map(({ block, facts }) => ({ block, facts })), ...world.timed];
  const revealed = new Set(tellers.flatMap(({ facts }) => facts.reveal ?? []));
  const hidden = new Set([
    ...tellers.flatMap(({ facts }) => facts.hide ?? []),
    ...world.packs.flatMap(({ facts }) => facts['held back'] ?? []),
  ]);
  return tellers.flatMap(({ block, facts }) => [
    ...(facts.reveal ?? [])
      .filter((part) => !hidden.has(part))
      .map((part) => ({
        at: placeOf(block, 'reveal'),
        message: `"${part}" is never held back; leave it out, or write it in the pack's "held back"`,
      })),
    ...(facts.hide ?? [])
      .filter((part) => !revealed.has(part))
      .map((part) => ({
        at: placeOf(block, 'hide'),
        message: `"${part}" is never shown again; let an outcome "reveal" it`,
      })),
  ]);
};
