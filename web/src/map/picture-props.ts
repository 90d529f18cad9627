import type { AreaOnMap, MapReply, Setting } from '@underhall/contract';
import type { Ref } from 'react';
import type { Point } from './polygon.ts';
import type { MapRoot, StepBy } from './zoom.ts';

/** The camera for buttons, keys and selected places. */
export type Camera = {
  /** Centres the view on a map point. Clamps position and zoom. */
  goTo(point: Point, zoom: number): void;
  /** Zooms one step in (1) or out (-1) around the centre of the view. Quick steps add up. */
  zoomBy(direction: 1 | -1, by: StepBy): void;
  /** Moves the view by screen pixels. Positive is right and down. */
  panBy(right: number, down: number): void;
  /** Moves the view as little as possible to show the point with a margin. */
  bringIntoView(point: Point): void;
};

/** Props of both picture kinds. */
export type PictureProps = {
  readonly map: MapReply;
  readonly root: MapRoot;
  readonly setting: Setting;
  readonly here: number | undefined;
  /** True if the player can look at the map but not travel. */
  readonly isReadOnly: boolean;
  /** The id of the place under the pointer or the focus. */
  readonly selected: number | undefined;
  /** A sheet describes the selected place, so no tip is shown. */
  readonly hasSheet: boolean;
  readonly onSelect: (id: number | undefined) => void;
  /** The player pressed a place. The caller decides between travel, gate and zoom. */
  readonly onChoose: (area: AreaOnMap, how: 'touch' | 'pointer') => void;
  /** Called at the start and for each change of the zoom. */
  readonly onZoom: (zoom: number) => void;
  /** Called without WebGL, after its context is lost, or if sheets fail to load. */
  readonly onFailure: () => void;
  readonly camera: Ref<Camera>;
};
