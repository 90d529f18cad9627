import type { AreaOnMap, MapReply, Setting } from '@underhall/contract';
import type { Ref } from 'react';
import type { Point } from './polygon.ts';
import type { MapRoot, StepBy } from './zoom.ts';

/** The camera as the shell of the map moves it: by buttons, keys and selected places. */
export type Camera = {
  /** Centres a point of the map. Position and zoom are clamped. */
  goTo(point: Point, zoom: number): void;
  /** Zooms one step in (1) or out (-1) about the centre of the view. Steps in quick succession add up. */
  zoomBy(direction: 1 | -1, by: StepBy): void;
  /** Moves the view in screen pixels: right and down are positive. */
  panBy(right: number, down: number): void;
  /** Moves the view as little as needed to show the point within a margin. */
  bringIntoView(point: Point): void;
};

/** Props of both drawn maps. */
export type PictureProps = {
  readonly map: MapReply;
  readonly root: MapRoot;
  readonly setting: Setting;
  /** The character's current place. */
  readonly here: number | undefined;
  /** The player may look at the map but not travel. */
  readonly isReadOnly: boolean;
  /** The place under the pointer or the focus. */
  readonly selected: number | undefined;
  /** The selected place is described on a sheet, so it has no tip. */
  readonly hasSheet: boolean;
  readonly onSelect: (id: number | undefined) => void;
  /** A place was pressed. The shell decides between travel, gate and zoom. */
  readonly onChoose: (area: AreaOnMap, how: 'touch' | 'pointer') => void;
  /** Called for each change of the zoom, and once at the start. */
  readonly onZoom: (zoom: number) => void;
  /** No WebGL, a lost context, or sheets that fail to load. */
  readonly onFailure: () => void;
  readonly camera: Ref<Camera>;
};
