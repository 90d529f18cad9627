import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { Section } from '../ui/section.tsx';
import { controlGroups } from './comfort-controls.ts';
import { ComfortLine } from './comfort-line.tsx';
import css from './comforts-page.module.css';
import { ImportExport } from './import-export.tsx';
import { useComfort, useSetComfort } from './use-comfort.ts';
import { useUndo } from './use-undo.ts';

/** All comforts on one page. Each counts at once, and can be undone. */
export function ComfortsPage() {
  const comfort = useComfort();
  const setComfort = useSetComfort();
  const undo = useUndo();
  return (
    <Page title="Comforts" width="wide" className={css.sheet}>
      <p>How you would have the house kept. Each counts as soon as it is set, wherever you sign in.</p>
      {controlGroups.map(({ title, controls }) => (
        <Section key={title} title={title} isLarge>
          <div className={css.lines}>
            {controls.map((control) => (
              <ComfortLine
                key={control.name}
                control={control}
                comfort={comfort}
                onSet={(words, some) => {
                  const before = { [control.name]: comfort[control.name] };
                  setComfort(some);
                  undo.did(`${control.title}: ${words}.`, () => setComfort(before));
                }}
              />
            ))}
          </div>
        </Section>
      ))}
      <Section title="Keeping" isLarge>
        <ImportExport undo={undo} />
      </Section>
      <div className={css.undo} data-empty={undo.notice === ''}>
        <p role="status">{undo.notice}</p>
        <Button aria-disabled={!undo.canUndo} onClick={undo.undo}>
          Undo
        </Button>
      </div>
    </Page>
  );
}
