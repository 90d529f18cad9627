import { useEffect } from 'react';
import { useSession } from '../api/session.ts';
import { mapHidden, mapShown } from '../map/map-shown.ts';

/** What the page keeps of the map belongs to whoever looked at it: with somebody else, or nobody, it begins anew. */
export function useForgettingMap(): void {
  const id = useSession().data?.user.id;
  useEffect(() => {
    if (id !== undefined) return () => mapShown.set(mapHidden);
    return undefined;
  }, [id]);
}
