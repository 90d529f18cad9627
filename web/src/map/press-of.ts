import type { AreaOnMap } from '@underhall/contract';
import { standingOf } from './standing-of.ts';

export type Press = 'travel' | 'gate' | 'nearer' | 'nothing';

type Pressed = {
  readonly area: AreaOnMap;
  readonly here: number | undefined;
  readonly isReadOnly: boolean;
  /** Single places are shown, not districts alone. */
  readonly isNearBy: boolean;
};

/**
 * The effect of a press on a drawn place. From far away it zooms in, however it was pressed: travel needs a nearer
 * look.
 */
export function pressOf({ area, here, isReadOnly, isNearBy }: Pressed): Press {
  if ((area.type === 'District' || area.type === 'Destination') && !isNearBy) return 'nearer';
  if (isReadOnly) return 'nothing';
  const { kind } = standingOf(area, here);
  return kind === 'open' ? 'travel' : kind === 'gate' ? 'gate' : 'nothing';
}
