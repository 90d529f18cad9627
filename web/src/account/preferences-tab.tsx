import { Link } from 'react-router';
import { useComfort, useSetComfort } from '../comfort/use-comfort.ts';
import { Section } from '../ui/section.tsx';
import { TickBox } from '../ui/tick-box.tsx';
import css from './account.module.css';

/** The only preference that the account page shows. The others have a page of their own. */
export function PreferencesTab() {
  const { useFallbackMap } = useComfort();
  const setComfort = useSetComfort();
  return (
    <Section title="The map">
      <div className={css.letters}>
        <TickBox checked={useFallbackMap} onChange={({ target }) => setComfort({ useFallbackMap: target.checked })}>
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
