import type { AreaOnMap } from '@underhall/contract';
import { placeStateOf } from './place-state.ts';

export type Press = 'travel' | 'gate' | 'nearer' | 'nothing';

type Pressed = {
  readonly area: AreaOnMap;
  readonly here: number | undefined;
  readonly isReadOnly: boolean;
  /** True if the map shows single places. Otherwise the map shows only districts. */
  readonly isNearBy: boolean;
};

/** Returns what pressing a drawn place does. At a low zoom, the first press zooms in, for touch and pointer alike. */
export function pressOf({ area, here, isReadOnly, isNearBy }: Pressed): Press {
  if ((area.areaTypeName === 'District' || area.areaTypeName === 'Destination') && !isNearBy) return 'nearer';
  if (isReadOnly) return 'nothing';
  const { kind } = placeStateOf(area, here);
  return kind === 'open' ? 'travel' : kind === 'gate' ? 'gate' : 'nothing';
}
