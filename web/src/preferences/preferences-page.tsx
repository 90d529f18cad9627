import { Link } from 'react-router';
import { useSession } from '../api/session.ts';
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

/** Preferences stored in the browser, which visitors can set too. */
const groupsOfReaders = controlGroups
  .map(({ title, controls }) => ({ title, controls: controls.filter(({ name }) => isStoredHere(name)) }))
  .filter(({ controls }) => controls.length > 0);

/** All preferences on one page; for visitors only those for reading. Each takes effect at once and can be undone. */
export function PreferencesPage() {
  const { data: session } = useSession();
  const isPlayer = session?.hasCharacter === true;
  const groups = isPlayer ? controlGroups : groupsOfReaders;
  const preferences = usePreferences();
  const setPreferences = useSetPreferences();
  const undo = useUndo();
  return (
    <Page title="Comforts" width="wide" className={css.sheet}>
      <p>
        How you would have the house kept. Each counts as soon as it is set,{' '}
        {session ? 'wherever you sign in.' : 'in this browser. The rest is set when you have a character.'}
      </p>
      {session && (
        <p>
          Your address, and which letters are sent to it, are on the page of <Link to="/account">your account</Link>.
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
        <Section title="Keeping" isLarge>
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
