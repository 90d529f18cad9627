import type { AreaOnMap, MapReply, Setting } from '@underhall/contract';
import type { Ref } from 'react';
import type { Point } from './polygon.ts';
import type { MapRoot, StepBy } from './zoom.ts';

/** The camera that the map's shell moves: by buttons, by keys, and to bring a place into view. */
export type Camera = {
  /** Brings a point of the map to the middle of the view. Both ends are clamped. */
  goTo(point: Point, zoom: number): void;
  /** One step nearer (1) or farther (-1) about the middle of the view. Steps in quick succession add up. */
  zoomBy(direction: 1 | -1, by: StepBy): void;
  /** Moves the view over the map, in screen pixels: right and down are positive. */
  panBy(right: number, down: number): void;
  /** Moves the view as little as needed to have the point well inside; not at all when it is. */
  bringIntoView(point: Point): void;
};

/** The props of both drawn maps. */
export type PictureProps = {
  readonly map: MapReply;
  readonly root: MapRoot;
  readonly setting: Setting;
  /** The character's place. */
  readonly here: number | undefined;
  /** The map may be looked at, and no more. */
  readonly isReadOnly: boolean;
  /** The place under the pointer or the focus. */
  readonly selected: number | undefined;
  /** The selected place is told of on a sheet, and has no tip. */
  readonly hasSheet: boolean;
  readonly onSelect: (id: number | undefined) => void;
  /** A place was pressed. Whether one travels, a gate opens or the district comes nearer is the shell's to decide. */
  readonly onChoose: (area: AreaOnMap, how: 'touch' | 'pointer') => void;
  /** Told whenever the zoom has changed, and once at first. */
  readonly onZoom: (zoom: number) => void;
  /** No WebGL, its context lost, or sheets that are not to be had. */
  readonly onFailure: () => void;
  readonly camera: Ref<Camera>;
};
