import { placeOf } from '../../../meaning/read-facts.ts';
import type { Check } from '../../rule.ts';
import { outcomesOf } from '../../world-index.ts';

export const partsAreHiddenAndShown: Check = (world) => {
  const sources = [...outcomesOf(world).map(({ block, facts }) => ({ block, facts })), ...world.timed];
  const revealed = new Set(sources.flatMap(({ facts }) => facts.reveal ?? []));
  const hidden = new Set([
    ...sources.flatMap(({ facts }) => facts.hide ?? []),
    ...world.packs.flatMap(({ facts }) => facts['held back'] ?? []),
  ]);
  return sources.flatMap(({ block, facts }) => [
    ...(facts.reveal ?? [])
      .filter((part) => !hidden.has(part))
      .map((part) => ({
        at: placeOf(block, 'reveal'),
        message: `"${part}" is never hidden; delete this, or add it to the pack's "held back"`,
      })),
    ...(facts.hide ?? [])
      .filter((part) => !revealed.has(part))
      .map((part) => ({
        at: placeOf(block, 'hide'),
        message: `"${part}" is never shown again; let an outcome "reveal" it`,
      })),
  ]);
};
