import type { Comfort } from '@underhall/contract';
import css from './view-switch.module.css';

export type MapView = Comfort['mapView'];

const views: readonly (readonly [MapView, string])[] = [
  ['drawn', 'Drawn map'],
  ['list', 'List'],
];

type ViewSwitchProps = { readonly view: MapView; readonly onView: (view: MapView) => void };

/** The two equals: a map that is drawn, and a list of the same places. The map's own key presses whichever is not shown. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  return (
    <fieldset className={css.switch}>
      <legend className="for-ears">How the places are shown</legend>
      {views.map(([each, words]) => (
        <button
          key={each}
          type="button"
          className={css.view}
          aria-pressed={each === view}
          data-shortcut={each === view ? undefined : 'map'}
          onClick={() => onView(each)}
        >
          {words}
        </button>
      ))}
    </fieldset>
  );
}
