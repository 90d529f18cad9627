import type { AreaOnMap } from '@underhall/contract';
import { type RefObject, useCallback, useState } from 'react';
import { focusZoom } from '../constants/map.ts';
import { wordsOf } from '../ui/game-html.ts';
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

/** The selected place, and the effect of a press on a place. */
export function useChoosing({ here, isReadOnly, isNearBy, camera, onGo, onGate }: Choosing) {
  const [selected, setSelected] = useState<number>();
  const [announcement, setAnnouncement] = useState('');
  const select = useCallback((id: number | undefined) => setSelected(id), []);
  const choose = (area: AreaOnMap, how: 'touch' | 'pointer') => {
    const press = pressOf({ area, here, isReadOnly, isNearBy });
    if (press === 'nearer') {
      const { hitbox, mainDestinationHitbox, labelX: x, labelY: y } = area.jsonInfo;
      const ground = readPolygon(mainDestinationHitbox ?? hitbox);
      camera.current?.goTo(ground ? centreOf(ground) : { x, y }, focusZoom);
      setAnnouncement(`${wordsOf(area.name)} comes nearer.`);
      // Its tip names it, and says that another press leads there.
      setSelected(area.id);
    } else if (press === 'gate') onGate(area);
    else if (press === 'travel') onGo(area);
    // A press that does nothing selects the place, so that its tip explains why; a touch that travels clears the selection.
    if (press === 'nothing') setSelected(area.id);
    else if (press !== 'nearer' && how === 'touch') setSelected(undefined);
  };
  return { selected, select, choose, announcement };
}
