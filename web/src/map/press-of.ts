import type { AreaOnMap } from '@underhall/contract';
import { placeStateOf } from './place-state.ts';

export type Press = 'travel' | 'gate' | 'nearer' | 'nothing';

type Pressed = {
  readonly area: AreaOnMap;
  readonly here: number | undefined;
  readonly isReadOnly: boolean;
  /** True if single places are shown, not only districts. */
  readonly isNearBy: boolean;
};

/** What a press on a drawn place does. From afar it zooms in first, with every kind of input. */
export function pressOf({ area, here, isReadOnly, isNearBy }: Pressed): Press {
  if ((area.areaTypeName === 'District' || area.areaTypeName === 'Destination') && !isNearBy) return 'nearer';
  if (isReadOnly) return 'nothing';
  const { kind } = placeStateOf(area, here);
  return kind === 'open' ? 'travel' : kind === 'gate' ? 'gate' : 'nothing';
}
