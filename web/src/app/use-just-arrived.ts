import { useState } from 'react';
import { useLocation } from 'react-router';
import { useAnswer } from '../api/answers.ts';

/** True from the moment the place changes until a story is begun there, or another page is opened. Known before it is painted. */
export function useJustArrived(): boolean {
  const area = useAnswer('myself')?.character.area.id;
  const phase = useAnswer('story')?.reply?.phase;
  const { pathname } = useLocation();
  const [place, setPlace] = useState({ area, isNew: false, wasListSeen: false });
  if (place.area !== area) setPlace({ area, isNew: place.area !== undefined, wasListSeen: false });
  else if (place.isNew) {
    const isAtList = phase === 'Available';
    if (pathname !== '/' || (place.wasListSeen && !isAtList)) setPlace({ ...place, isNew: false });
    else if (isAtList && !place.wasListSeen) setPlace({ ...place, wasListSeen: true });
  }
  return place.isNew;
}
