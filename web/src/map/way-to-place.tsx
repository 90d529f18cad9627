import { useAnswer } from '../api/answers.ts';
import { buttonClass } from '../ui/button.tsx';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { useMapBlockerInStory } from './map-blocker.ts';
import { MapButton, useWayToMap } from './travel-button.tsx';

type WayToPlaceProps = {
  /** Undefined if the map does not show the place. */
  readonly area: number | undefined;
  /** Safe markup. */
  readonly name: string;
  readonly className: string | undefined;
};

/** The name of a place, which opens the map there. Plain text if no map shows the place now. */
export function WayToPlace({ area, name, className = '' }: WayToPlaceProps) {
  const why = useMapBlockerInStory();
  const open = useWayToMap(area);
  const here = useAnswer('myself')?.character.area.id;
  const words = <SanitizedHtml as="span" html={name} />;
  if (area === undefined || why === 'restricted' || why === 'no map here') return <p className={className}>{words}</p>;
  return (
    <MapButton why={why} onPress={open} className={`${buttonClass('plain')} ${className}`}>
      <span>
        {words}
        {area === here && ', where you are'}
        <span className="visually-hidden">: show on the map</span>
      </span>
    </MapButton>
  );
}
