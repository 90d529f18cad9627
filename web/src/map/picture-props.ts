import type { AreaOnMap, MapReply, Setting } from '@underhall/contract';
import type { Ref } from 'react';
import type { Point } from './polygon.ts';
import type { MapRoot, StepBy, ZoomRange } from './zoom.ts';

/** Controls the view for buttons, keys and selected places. */
export type Camera = {
  /** Centres the view on a map point. Clamps position and zoom. */
  goTo(point: Point, zoom: number): void;
  /** Zooms one step in (1) or out (-1) around the centre of the view. Rapid steps add up. */
  zoomBy(direction: 1 | -1, by: StepBy): void;
  /** Moves the view by screen pixels. Positive is right and down. */
  panBy(right: number, down: number): void;
  /** Moves the view as little as possible to show the point with a margin. */
  bringIntoView(point: Point): void;
};

/** Props shared by both kinds of picture. */
export type PictureProps = {
  readonly map: MapReply;
  readonly root: MapRoot;
  readonly setting: Setting;
  readonly range: ZoomRange;
  readonly here: number | undefined;
  /** True if the player can look at the map but not travel. */
  readonly isReadOnly: boolean;
  /** The id of the place under the pointer or the focus. */
  readonly selected: number | undefined;
  /** True if a sheet describes the selected place. No tip is shown then. */
  readonly hasSheet: boolean;
  readonly onSelect: (id: number | undefined) => void;
  /** Called when the player presses a place. The caller decides between travel, gate and zoom. */
  readonly onChoose: (area: AreaOnMap, how: 'touch' | 'pointer') => void;
  /** Called at the start and on every zoom change. */
  readonly onZoom: (zoom: number) => void;
  /** Called if WebGL is unavailable, the WebGL context is lost, or sheets fail to load. */
  readonly onFailure: () => void;
  readonly camera: Ref<Camera>;
};
