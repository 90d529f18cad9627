import type { Quality, QualityLevel } from '../qualities/quality.ts';
import type { Pack } from '../world.ts';
import { type About, aMoment } from './a-moment.ts';
import { aQuality } from './a-world.ts';

export const aGarment = (id: number, slot: string, enhancements: readonly QualityLevel[] = []): Quality =>
  aQuality({ id, nature: 'Thing', category: 'Clothing', slot, enhancements });

/** Ids of the garments, and of the qualities that they change. */
export const garments = {
  exact: 101,
  bold: 102,
  stone: 103,
  bowler: 110,
  bonnet: 111,
  coat: 112,
  boots: 113,
  curse: 114,
  wife: 115,
} as const;

const { exact, bold, stone, bowler, bonnet, coat, boots, curse, wife } = garments;

const qualities: readonly Quality[] = [
  aQuality({ id: exact }),
  aQuality({ id: bold }),
  aQuality({ id: stone, nature: 'Thing' }),
  aGarment(bowler, 'Hat', [{ quality: exact, level: 2 }]),
  aGarment(bonnet, 'Hat', [{ quality: bold, level: 1 }]),
  aGarment(coat, 'Clothing', [{ quality: bold, level: 3 }]),
  aGarment(boots, 'Boots'),
  aGarment(curse, 'Burden', [{ quality: exact, level: -1 }]),
  aGarment(wife, 'Spouse'),
];

/** A moment with no storylet open, when the character owns one of every garment and wears none. */
export const aWardrobe = ({ pack, character, qualities: held, ...about }: About & { pack?: Partial<Pack> } = {}) =>
  aMoment({
    ...about,
    pack: { qualities, ...pack },
    character: { story: { phase: 'Available' }, ...character },
    qualities: held ?? Object.fromEntries(qualities.map(({ id }) => [id, 1])),
  });
