import { freeFaceQualityId } from '@underhall/contract/limits';
import type { Quality, QualityLevel } from '../../qualities/quality.ts';
import { aQuality } from '../a-world.ts';
import type { Draw } from './draw.ts';

/** Ids of all qualities in the worlds of the model. */
export const qualityIds = {
  keen: 1,
  quick: 2,
  skill: 3,
  chance: 4,
  worry: 5,
  dread: 6,
  fund: 7,
  fame: 8,
  counsel: 9,
  step: 10,
  air: 11,
  pence: 12,
  tokens: 13,
  secret: 14,
  lens: 15,
  charm: 16,
  whistle: 17,
  cat: 18,
  dog: 19,
  hat: 20,
  bonnet: 21,
  coat: 22,
  cane: 23,
  bell: 24,
  boots: 25,
  curse: 26,
  wife: 27,
  skiff: 28,
  ticket: freeFaceQualityId,
} as const;

/** Qualities that requirements may be on. */
export const requirableQualities: readonly number[] = Object.values(qualityIds);
/** Qualities that gain change points from challenges. */
export const attributes = [qualityIds.keen, qualityIds.quick] as const;
export const garments = [
  qualityIds.hat,
  qualityIds.bonnet,
  qualityIds.coat,
  qualityIds.cane,
  qualityIds.bell,
  qualityIds.boots,
  qualityIds.curse,
  qualityIds.wife,
  qualityIds.skiff,
];

export function someQualities(draw: Draw): readonly Quality[] {
  const steep = () => ({ climbs: 'ever steeper' as const, steepest: draw.of([2, 3, 50]) });
  const thing = { nature: 'Thing' as const };
  const garment = (id: number, slot: string): Quality =>
    aQuality({
      id,
      ...thing,
      category: 'Clothing',
      slot,
      enhancements: draw.many(0, 2, () => anAmount(draw, -2, 4)),
      ...draw.maybe(30, () => ({
        dulls: draw.many(1, 2, () => ({
          quality: draw.of([qualityIds.worry, qualityIds.dread, qualityIds.pence]),
          level: draw.number(1, 4),
        })),
      })),
      ...draw.maybe(60, () => ({ loanable: true as const })),
      ...(id === qualityIds.cane && draw.maybe(40, () => ({ use: draw.number(1, 24) }))),
    });
  return [
    attribute(
      qualityIds.keen,
      { menace: qualityIds.worry, cap: draw.number(3, 40), capRaisedBy: qualityIds.counsel },
      draw,
    ),
    attribute(
      qualityIds.quick,
      { ...draw.maybe(50, () => ({ menace: qualityIds.dread })), scaler: draw.of([40, 60, 100]) },
      draw,
    ),
    aQuality({ id: qualityIds.skill, challengedAs: 'narrow', step: draw.of([-10, 5, 10]), cap: draw.number(2, 7) }),
    aQuality({ id: qualityIds.chance }),
    aQuality({ id: qualityIds.worry, category: 'Menace', ...steep() }),
    aQuality({ id: qualityIds.dread, category: 'Menace', ...steep(), cap: draw.number(2, 8) }),
    aQuality({ id: qualityIds.fund, shared: true, cap: draw.number(3, 9) }),
    aQuality({ id: qualityIds.fame, shared: true, ...steep() }),
    aQuality({ id: qualityIds.counsel, cap: draw.number(1, 4) }),
    aQuality({ id: qualityIds.step }),
    aQuality({ id: qualityIds.air, category: 'Randomizer', hidden: true }),
    aQuality({
      id: qualityIds.pence,
      ...thing,
      category: 'Currency',
      ...draw.maybe(30, () => ({ cap: draw.number(10, 60) })),
    }),
    aQuality({ id: qualityIds.tokens, ...thing, category: 'Currency' }),
    aQuality({
      id: qualityIds.secret,
      ...thing,
      ...draw.maybe(50, () => ({ cap: draw.number(3, 9), capRaisedBy: qualityIds.step })),
    }),
    aQuality({
      id: qualityIds.lens,
      ...thing,
      secondChanceOn: qualityIds.keen,
      ...draw.maybe(20, () => ({ use: draw.number(1, 24) })),
    }),
    aQuality({ id: qualityIds.charm, ...thing, secondChanceOn: qualityIds.quick }),
    aQuality({
      id: qualityIds.whistle,
      ...thing,
      use: draw.number(17, 24),
      ...draw.maybe(60, () => ({ slot: 'Weapon', loanable: true as const })),
    }),
    aQuality({ id: qualityIds.cat, category: 'Companion', namable: true }),
    aQuality({ id: qualityIds.dog, category: 'Companion', ...draw.maybe(50, () => ({ namable: true as const })) }),
    aQuality({ id: qualityIds.ticket, ...thing, category: 'Curiosity' }),
    garment(qualityIds.hat, 'Hat'),
    garment(qualityIds.bonnet, 'Hat'),
    garment(qualityIds.coat, 'Clothing'),
    garment(qualityIds.cane, 'Weapon'),
    garment(qualityIds.bell, 'Weapon'),
    garment(qualityIds.boots, 'Boots'),
    garment(qualityIds.curse, 'Burden'),
    garment(qualityIds.wife, 'Spouse'),
    garment(qualityIds.skiff, 'Ship'),
  ];
}

const attribute = (id: number, about: Partial<Quality>, draw: Draw): Quality =>
  aQuality({
    id,
    category: 'BasicAbility',
    climbs: 'ever steeper',
    steepest: draw.of([2, 4, 70]),
    challengedAs: 'broad',
    ...about,
  });

export const anAmount = (draw: Draw, least: number, most: number): QualityLevel => ({
  quality: draw.of(requirableQualities),
  level: draw.number(least, most),
});
