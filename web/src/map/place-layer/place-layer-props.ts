import type { AreaOnMap, MapLook } from '@underhall/contract';
import type { MouseEvent, Ref } from 'react';
import type { PlaceOnMap } from '../area-on-map.ts';
import type { RootDrawing, Size } from '../zoom.ts';

export type OnPress = (area: AreaOnMap, event: MouseEvent) => void;

export type PlaceLayerProps = {
  readonly places: readonly PlaceOnMap[];
  /** In map pixels. */
  readonly size: Size & RootDrawing;
  readonly look: MapLook;
  readonly here: number | undefined;
  /** True if the map shows single places and the player can select them. Otherwise the map shows only districts. */
  readonly isNearBy: boolean;
  readonly isReadOnly: boolean;
  readonly selected: number | undefined;
  /** True if a sheet describes the selected place. No tip is shown then. */
  readonly hasSheet?: boolean;
  readonly onSelect: (id: number | undefined) => void;
  readonly onChoose: (area: AreaOnMap, how: 'touch' | 'pointer') => void;
  /** Called when a place receives keyboard focus and should scroll into view. */
  readonly onFocus: (place: PlaceOnMap) => void;
  /** The map sets the `transform` and `--scale` (screen pixels per map pixel) of this element. */
  readonly ref?: Ref<HTMLDivElement>;
};
