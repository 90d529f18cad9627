import type { Area, Lodging, Setting } from '../../map/area.ts';
import { anArea, aSetting } from '../a-place.ts';
import type { Draw } from './draw.ts';
import { someRequirements } from './some-requirements.ts';

export const settingIds = [1, 2, 3, 4] as const;
export const areaIds = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export const lodgingIds = [1, 2] as const;

/** Setting 1 allows everything. The other three differ from it. */
export function someSettings(draw: Draw): readonly Setting[] {
  const odd = (id: number, about: Partial<Setting>): Setting =>
    aSetting({
      id,
      canTravel: draw.is(70),
      canOpenMap: draw.is(80),
      canChangeOutfit: draw.is(70),
      itemsUsableHere: draw.is(60),
      isInfiniteDraw: draw.is(25),
      ...draw.maybe(50, () => ({ hand: draw.number(0, 3) })),
      ...draw.maybe(40, () => ({ dropsHand: true as const })),
      ...draw.maybe(40, () => ({ startArea: draw.number(1, 9) })),
      ...about,
    });
  return [
    aSetting({ id: 1, ...draw.maybe(60, () => ({ hand: draw.number(1, 5) })) }),
    odd(2, { deckOf: 1 }),
    odd(3, { stay: { actions: draw.number(2, 6), out: draw.number(17, 24) } }),
    odd(
      4,
      draw.maybe(20, () => ({ deckOf: 3 })),
    ),
  ];
}

/** Two districts with destinations under one root, an island under another root, and one area under none. */
export function someAreas(draw: Draw): readonly Area[] {
  const place = (id: number, about: Partial<Area>): Area =>
    anArea({
      id,
      setting: draw.of([1, 1, 1, 2, 3, 4]),
      showOps: draw.is(80),
      market: draw.is(60),
      ...draw.maybe(30, () => ({ alsoIn: draw.many(1, 2, () => draw.of(settingIds)) })),
      ...draw.maybe(25, () => ({ discovered: someRequirements(draw, 1, 2) })),
      ...draw.maybe(30, () => ({ opens: someRequirements(draw, 1, 2) })),
      ...draw.maybe(35, () => ({ gate: draw.number(15, 24) })),
      ...draw.maybe(12, () => ({ membersOnly: true as const })),
      ...draw.maybe(6, () => ({ byStoryOnly: true as const })),
      ...about,
    });
  return [
    anArea({ id: 1, market: true, parent: 8 }),
    place(2, { parent: 8 }),
    place(3, { parent: 2, type: 'Destination' }),
    place(4, { parent: 8, type: 'Landmark' }),
    place(5, { parent: draw.of([1, 2]), type: 'Lodgings' }),
    place(6, { parent: 9, type: draw.of(['District', 'Special'] as const) }),
    place(7, { type: draw.of(['Special', 'District'] as const) }),
    anArea({ id: 8, type: 'Root' }),
    anArea({ id: 9, type: 'Root', setting: 3, ...draw.maybe(50, () => ({ opens: someRequirements(draw, 1, 1) })) }),
  ];
}

export const someLodgings = (draw: Draw): readonly Lodging[] =>
  lodgingIds.map((id) => ({ id, name: '', descriptionHtml: '', image: '', hand: draw.number(0, 3) }));
