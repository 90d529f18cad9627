import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import panel from '../ui/panel.module.css';
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
    <div className={css.page}>
      <article className={`${panel.ruled} ${css.sheet}`}>
        <PageHeading title="Comforts" className={css.title} />
        <p>How you would have the house kept. Each counts as soon as it is set, wherever you sign in.</p>
        {settingGroups.map(({ title, settings }) => (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
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
          </section>
        ))}
        <section aria-label="Keeping">
          <h2>Keeping</h2>
          <ImportExport undo={undo} />
        </section>
        <div className={css.undo} data-empty={undo.told === ''}>
          <p role="status">{undo.told}</p>
          <Button aria-disabled={!undo.canUndo} onClick={undo.undo}>
            Undo
          </Button>
        </div>
      </article>
    </div>
  );
}
