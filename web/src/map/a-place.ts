import type { AreaOnMap } from '@underhall/contract';

/** Test fixture: an open district that has only an id, a name and the given fields. */
export const aPlace = (id: number, name: string, about: Partial<AreaOnMap> = {}): AreaOnMap => ({
  id,
  areaKey: String(id),
  name,
  description: '',
  image: '',
  type: 'District',
  areaTypeName: 'District',
  line: '',
  showOps: true,
  canChangeOutfit: true,
  childAreas: [],
  moveMessage: '',
  hideName: false,
  premiumSubRequired: false,
  discovered: true,
  unlocked: true,
  canMoveTo: true,
  visitable: true,
  jsonInfo: { labelX: 0, labelY: 0, zIndex: 0 },
  ...about,
});
