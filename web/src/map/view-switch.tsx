import type { Preferences } from '@underhall/contract';
import css from './view-switch.module.css';

export type MapView = Preferences['mapView'];

const views: readonly (readonly [MapView, string])[] = [
  ['drawn', 'Drawn map'],
  ['list', 'List'],
];

type ViewSwitchProps = { readonly view: MapView; readonly onView: (view: MapView) => void };

/** Switches between map and list. The map's keyboard shortcut presses the button of the hidden view. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  return (
    <fieldset className={css.switch}>
      <legend className="visually-hidden">How the places are shown</legend>
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
