import type { AreaOnMap, MapLook } from '@underhall/contract';
import type { MouseEvent, Ref } from 'react';
import type { PlaceOnMap } from '../area-on-map.ts';
import type { Size } from '../zoom.ts';

export type OnPress = (area: AreaOnMap, event: MouseEvent) => void;

export type PlaceLayerProps = {
  readonly places: readonly PlaceOnMap[];
  /** In map pixels. */
  readonly size: Size;
  readonly look: MapLook;
  readonly here: number | undefined;
  /** True if single places are shown and selectable, not only districts. */
  readonly isNearBy: boolean;
  readonly isReadOnly: boolean;
  readonly selected: number | undefined;
  /** A sheet describes the selected place, so no tip is shown. */
  readonly hasSheet?: boolean;
  readonly onSelect: (id: number | undefined) => void;
  readonly onChoose: (area: AreaOnMap, how: 'touch' | 'pointer') => void;
  /** A place received keyboard focus and should come into view. */
  readonly onFocus: (place: PlaceOnMap) => void;
  /** The map sets its `transform` and `--scale` (screen pixels per map pixel). */
  readonly ref?: Ref<HTMLDivElement>;
};
