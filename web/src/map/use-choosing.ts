import type { AreaOnMap } from '@underhall/contract';
import { type RefObject, useCallback, useState } from 'react';
import { focusZoom } from '../constants/map.ts';
import { wordsOf } from '../ui/sanitize.ts';
import type { Camera } from './picture-props.ts';
import { centreOf, readPolygon } from './polygon.ts';
import { pressOf } from './press-of.ts';

type Choosing = {
  readonly here: number | undefined;
  readonly isReadOnly: boolean;
  readonly isNearBy: boolean;
  readonly camera: RefObject<Camera | null>;
  readonly onGo: (area: AreaOnMap) => void;
  readonly onGate: (area: AreaOnMap) => void;
};

/**
 * Manages the selected place and what a press does. Touch screens have no tip: the first touch opens a sheet with a
 * travel button, and the second touch travels.
 */
export function useChoosing({ here, isReadOnly, isNearBy, camera, onGo, onGate }: Choosing) {
  const [selected, setSelected] = useState<number>();
  const [touched, setTouched] = useState<number>();
  const [announcement, setAnnouncement] = useState('');
  const select = useCallback((id: number | undefined) => {
    setSelected(id);
    setTouched(undefined);
  }, []);
  const showSheet = useCallback((id: number) => {
    setSelected(id);
    setTouched(id);
  }, []);
  const choose = (area: AreaOnMap, how: 'touch' | 'pointer') => {
    const press = pressOf({ area, here, isReadOnly, isNearBy });
    const isFirstTouch = how === 'touch' && touched !== area.id;
    if (press === 'nearer') {
      const { hitbox, mainDestinationHitbox, labelX: x, labelY: y } = area.jsonInfo;
      const ground = readPolygon(mainDestinationHitbox ?? hitbox);
      camera.current?.goTo(ground ? centreOf(ground) : { x, y }, focusZoom);
      setAnnouncement(`Zooming in on ${wordsOf(area.name)}.`);
    } else if (press === 'gate') onGate(area);
    else if (press === 'travel' && !isFirstTouch) onGo(area);
    // A press without an immediate effect selects the place. The tip or sheet then says why.
    const isSelection = press === 'nearer' || press === 'nothing' || (press === 'travel' && isFirstTouch);
    if (isSelection) setSelected(area.id);
    else if (how === 'touch') setSelected(undefined);
    setTouched(isSelection && how === 'touch' ? area.id : undefined);
  };
  return { selected, touched, select, showSheet, choose, announcement };
}
