import type { AreaOnMap, MapLook } from '@underhall/contract';
import type { MouseEvent, Ref } from 'react';
import type { PlaceOnMap } from '../area-on-map.ts';
import type { Size } from '../zoom.ts';

export type OnPress = (area: AreaOnMap, event: MouseEvent) => void;

export type PlaceLayerProps = {
  readonly places: readonly PlaceOnMap[];
  /** The size of the whole map, in its own pixels. */
  readonly size: Size;
  readonly look: MapLook;
  readonly here: number | undefined;
  /** Single places are shown and can be chosen, not districts alone. */
  readonly isNearBy: boolean;
  readonly isReadOnly: boolean;
  readonly selected: number | undefined;
  /** The selected place is told of elsewhere, and has no tip. */
  readonly hasSheet?: boolean;
  readonly onSelect: (id: number | undefined) => void;
  readonly onChoose: (area: AreaOnMap, how: 'touch' | 'pointer') => void;
  /** The focus has come to a place by keyboard: it should be in view. */
  readonly onFocus: (place: PlaceOnMap) => void;
  /** The layer. The map that moves it sets its `transform` and its `--scale`, screen pixels for one of the map. */
  readonly ref?: Ref<HTMLDivElement>;
};
