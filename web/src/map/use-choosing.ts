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

/** Which place is selected, and what becomes of a press on one. */
export function useChoosing({ here, isReadOnly, isNearBy, camera, onGo, onGate }: Choosing) {
  const [selected, setSelected] = useState<number>();
  const [told, setTold] = useState('');
  const select = useCallback((id: number | undefined) => setSelected(id), []);
  const choose = (area: AreaOnMap, how: 'touch' | 'pointer') => {
    const press = pressOf({ area, here, isReadOnly, isNearBy });
    if (press === 'nearer') {
      const { hitbox, mainDestinationHitbox, labelX: x, labelY: y } = area.jsonInfo;
      const ground = readPolygon(mainDestinationHitbox ?? hitbox);
      camera.current?.goTo(ground ? centreOf(ground) : { x, y }, focusZoom);
      setTold(`${wordsOf(area.name)} comes nearer.`);
      // What it is, and that another press leads there, is told beside it.
      setSelected(area.id);
    } else if (press === 'gate') onGate(area);
    else if (press === 'travel') onGo(area);
    // What is pressed in vain tells why, whatever pressed it; a finger that leads somewhere rests on nothing.
    if (press === 'nothing') setSelected(area.id);
    else if (press !== 'nearer' && how === 'touch') setSelected(undefined);
  };
  return { selected, select, choose, told };
}
