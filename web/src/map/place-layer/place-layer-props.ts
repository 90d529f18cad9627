import type { AreaOnMap, MapLook } from '@underhall/contract';
import type { MouseEvent, Ref } from 'react';
import type { PlaceOnMap } from '../area-on-map.ts';
import type { Size } from '../zoom.ts';

export type OnPress = (area: AreaOnMap, event: MouseEvent) => void;

export type PlaceLayerProps = {
  readonly places: readonly PlaceOnMap[];
  /** Size of the whole map in map pixels. */
  readonly size: Size;
  readonly look: MapLook;
  readonly here: number | undefined;
  /** Single places are shown and can be selected, not only districts. */
  readonly isNearBy: boolean;
  readonly isReadOnly: boolean;
  readonly selected: number | undefined;
  /** The selected place is described elsewhere, so it has no tip. */
  readonly hasSheet?: boolean;
  readonly onSelect: (id: number | undefined) => void;
  readonly onChoose: (area: AreaOnMap, how: 'touch' | 'pointer') => void;
  /** A place has received keyboard focus and should come into view. */
  readonly onFocus: (place: PlaceOnMap) => void;
  /** The layer. The map sets its `transform`, and `--scale` in screen pixels per map pixel. */
  readonly ref?: Ref<HTMLDivElement>;
};
