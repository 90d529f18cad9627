import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { Section } from '../ui/section.tsx';
import css from './comforts-page.module.css';
import { ImportExport } from './import-export.tsx';
import { SettingLine } from './setting-line.tsx';
import { settingGroups } from './setting-words.ts';
import { useComfort, useSetComfort } from './use-comfort.ts';
import { useUndo } from './use-undo.ts';

/** Every setting on one page. Each counts at once, and can be undone. */
export function ComfortsPage() {
  const comfort = useComfort();
  const setComfort = useSetComfort();
  const undo = useUndo();
  return (
    <Page title="Comforts" width="wide" className={css.sheet}>
      <p>How you would have the house kept. Each counts as soon as it is set, wherever you sign in.</p>
      {settingGroups.map(({ title, settings }) => (
        <Section key={title} title={title} isLarge>
          <div className={css.lines}>
            {settings.map((setting) => (
              <SettingLine
                key={setting.name}
                setting={setting}
                comfort={comfort}
                onSet={(words, some) => {
                  const before = { [setting.name]: comfort[setting.name] };
                  setComfort(some);
                  undo.did(`${setting.title}: ${words}.`, () => setComfort(before));
                }}
              />
            ))}
          </div>
        </Section>
      ))}
      <Section title="Keeping" isLarge>
        <ImportExport undo={undo} />
      </Section>
      <div className={css.undo} data-empty={undo.told === ''}>
        <p role="status">{undo.told}</p>
        <Button aria-disabled={!undo.canUndo} onClick={undo.undo}>
          Undo
        </Button>
      </div>
    </Page>
  );
}
