import type { Pack } from '@underhall/engine';

/** The only place of an emptied world. */
export const elsewhere = 900;

/** The world after a version that has removed everything that can be removed. */
export function emptied(whole: Pack): Pack {
  const { areas, qualities, start, words } = whole;
  return {
    ...whole,
    version: 'emptied',
    start: { ...start, area: elsewhere, qualities: [] },
    qualities: qualities.filter(({ id }) => id === words.money.quality),
    areas: areas.filter(({ id }) => id === start.area).map((area) => ({ ...area, id: elsewhere, name: 'Elsewhere' })),
    lodgings: [],
    storylets: [],
    timed: [],
    shops: [],
    agents: [],
    concerns: [],
    acts: [],
    personas: [],
    storeItems: [],
  };
}
