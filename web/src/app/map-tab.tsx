import { isTravelRestricted } from '../map/map-blocker.ts';
import { WayToMap } from '../map/travel-button.tsx';
import { useMyself } from '../myself/myself-queries.ts';

/** The map among the tabs of the pages. Renders nothing while travel is restricted. */
export function MapTab({ className }: { readonly className?: string | undefined }) {
  const { data: myself } = useMyself();
  if (!myself || isTravelRestricted(myself)) return null;
  return (
    <WayToMap className={className}>
      <span>Map</span>
    </WayToMap>
  );
}
