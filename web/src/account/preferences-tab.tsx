import { Link } from 'react-router';
import { world } from '../api/world.ts';
import { usePreferences, useSetPreferences } from '../preferences/use-preferences.ts';
import { Section } from '../ui/section.tsx';
import { TickBox } from '../ui/tick-box.tsx';
import css from './account.module.css';

/** Shows only the map preference. The preferences page shows all preferences. */
export function PreferencesTab() {
  const { useFallbackMap } = usePreferences();
  const setPreferences = useSetPreferences();
  return (
    <Section title="The map">
      <div className={css.letters}>
        <TickBox checked={useFallbackMap} onChange={({ target }) => setPreferences({ useFallbackMap: target.checked })}>
          Prefer the compatibility map
        </TickBox>
        <p>
          One flat picture, for devices on which the drawn map is slow. It takes effect at once. Theme, text size, lists
          and keys are under <Link to="/comforts">{world.texts.comforts.tab}</Link>.
        </p>
      </div>
    </Section>
  );
}
