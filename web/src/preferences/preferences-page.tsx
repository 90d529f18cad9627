import { Link } from 'react-router';
import { useSession } from '../api/session.ts';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { Section } from '../ui/section.tsx';
import { ImportExport } from './import-export.tsx';
import { controlGroups } from './preference-controls.ts';
import { PreferenceLine } from './preference-line.tsx';
import css from './preferences-page.module.css';
import { isStoredHere } from './stored-appearance.ts';
import { usePreferences, useSetPreferences } from './use-preferences.ts';
import { useUndo } from './use-undo.ts';

/** Preferences that the browser stores, so that visitors can also set them. */
const visitorGroups = controlGroups
  .map(({ title, controls }) => ({ title, controls: controls.filter(({ name }) => isStoredHere(name)) }))
  .filter(({ controls }) => controls.length > 0);

/**
 * Shows players all preferences, and visitors only those stored in the browser. Each change applies immediately and can
 * be undone.
 */
export function PreferencesPage() {
  const { data: session } = useSession();
  const isPlayer = session?.hasCharacter === true;
  const groups = isPlayer ? controlGroups : visitorGroups;
  const preferences = usePreferences();
  const setPreferences = useSetPreferences();
  const undo = useUndo();
  return (
    <Page title={world.texts.comforts.tab} width="wide" className={css.sheet}>
      <p>
        Set the pages up as you like them. Each setting takes effect at once,{' '}
        {session ? 'wherever you sign in.' : 'in this browser. There are more settings once you have a character.'}
      </p>
      {session && (
        <p>
          To change your e-mail address, or which e-mails you get, go to <Link to="/account">your account</Link>.
        </p>
      )}
      {groups.map(({ title, controls }) => (
        <Section key={title} title={title} isLarge>
          <div className={css.lines}>
            {controls.map((control) => (
              <PreferenceLine
                key={control.name}
                control={control}
                preferences={preferences}
                onSet={(words, some) => {
                  const before = { [control.name]: preferences[control.name] };
                  setPreferences(some);
                  undo.did(`${control.title}: ${words}.`, () => setPreferences(before));
                }}
              />
            ))}
          </div>
        </Section>
      ))}
      {isPlayer && (
        <Section title="Save and reset" isLarge>
          <ImportExport undo={undo} />
        </Section>
      )}
      <div className={css.undo} data-empty={undo.notice === ''}>
        <p role="status">{undo.notice}</p>
        <Button aria-disabled={!undo.canUndo} onClick={undo.undo}>
          Undo
        </Button>
      </div>
    </Page>
  );
}
