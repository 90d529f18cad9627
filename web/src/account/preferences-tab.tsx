import { Link } from 'react-router';
import { usePreferences, useSetPreferences } from '../preferences/use-preferences.ts';
import { Section } from '../ui/section.tsx';
import { TickBox } from '../ui/tick-box.tsx';
import css from './account.module.css';

/** The only preference that the account page shows. The others have a page of their own. */
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
          One flat picture, for devices that are slow with the finer one. It counts at once. Light, letters, lists and
          keys are among the <Link to="/comforts">comforts</Link>.
        </p>
      </div>
    </Section>
  );
}
