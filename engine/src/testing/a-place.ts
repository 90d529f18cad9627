import type { Area, Setting } from '../map/area.ts';

/** A setting that allows everything. */
export const aSetting = (about: Partial<Setting> & { id: number }): Setting => ({
  name: `Setting ${about.id}`,
  canTravel: true,
  canOpenMap: true,
  canChangeOutfit: true,
  itemsUsableHere: true,
  isInfiniteDraw: false,
  ...about,
});

/** A district of setting 1 without requirements. */
export const anArea = (about: Partial<Area> & { id: number }): Area => ({
  key: `area-${about.id}`,
  name: `Area ${about.id}`,
  setting: 1,
  type: 'District',
  line: '',
  descriptionHtml: '',
  image: 'quay',
  showOps: true,
  market: false,
  ...about,
});
