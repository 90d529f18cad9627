import { useEffect } from 'react';
import { useSession } from '../api/session.ts';
import { mapHidden, mapShown } from '../map/map-shown.ts';

/** Resets the map's state when another player, or none, is signed in. */
export function useForgettingMap(): void {
  const id = useSession().data?.user.id;
  useEffect(() => {
    if (id !== undefined) return () => mapShown.set(mapHidden);
    return undefined;
  }, [id]);
}
