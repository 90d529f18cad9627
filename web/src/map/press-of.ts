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

/** What a press on a drawn place means. From far away it comes nearer, whatever pressed it; nobody travels there from up here. */
export function pressOf({ area, here, isReadOnly, isNearBy }: Pressed): Press {
  if ((area.type === 'District' || area.type === 'Destination') && !isNearBy) return 'nearer';
  if (isReadOnly) return 'nothing';
  const { kind } = standingOf(area, here);
  return kind === 'open' ? 'travel' : kind === 'gate' ? 'gate' : 'nothing';
}
