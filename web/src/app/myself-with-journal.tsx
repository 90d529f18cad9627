import type { Possession } from '@underhall/contract';
import { lazy, Suspense, useContext } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { world } from '../api/world.ts';
import { journalMode, profilePath } from '../journal/journal-state.ts';
import { PrivateCheckbox } from '../journal/private-checkbox.tsx';
import { useMyself } from '../myself/myself-queries.ts';
import { PossessionButtons } from '../myself/possession-buttons.ts';
import { RollsButton } from '../story/rolls-button.tsx';
import { useThingTargets } from '../targets/use-thing-targets.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import css from './app.module.css';
import { MyselfWithFate } from './myself-with-fate.tsx';
import { PublicDetails } from './public-details.tsx';

const JournalPage = lazy(async () => ({ default: (await import('../journal/journal-page.tsx')).JournalPage }));

type State = Partial<typeof journalMode> | null;

/** The journal is a mode of the Myself page. Opening the journal adds a history entry without changing the URL. */
export function MyselfWithJournal() {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const name = useMyself().data?.character.name;
  const buttonFor = useContext(PossessionButtons);
  const { toggle, beside } = useThingTargets();
  const withTarget = (possession: Possession) => (
    <>
      {buttonFor(possession)}
      {beside(possession)}
    </>
  );
  if ((state as State)?.isJournal) {
    return (
      <Suspense fallback={<Loading>{world.texts.journal.waiting}</Loading>}>
        <JournalPage onBack={() => navigate(-1)} />
      </Suspense>
    );
  }
  return (
    <PossessionButtons value={withTarget}>
      <MyselfWithFate
        below={
          <>
            <PublicDetails>
              <PrivateCheckbox />
            </PublicDetails>
            <div className={css.ownPages}>
              <Button onClick={() => navigate(pathname, { state: journalMode })}>{world.texts.journal.openBook}</Button>
              <RollsButton />
              {name !== undefined && (
                <a className={buttonClass('secondary')} href={profilePath(name)} target="_blank" rel="noreferrer">
                  View profile
                </a>
              )}
              {toggle}
            </div>
          </>
        }
      />
    </PossessionButtons>
  );
}
