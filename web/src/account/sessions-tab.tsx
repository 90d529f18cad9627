import type { OwnSession } from '@underhall/contract';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Empty } from '../ui/empty.tsx';
import { Failed } from '../ui/failed.tsx';
import { ListLine } from '../ui/list-line.tsx';
import { Loading } from '../ui/loading.tsx';
import { Section } from '../ui/section.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { useFocusListAfterRemoval } from '../ui/use-focus-list-after-removal.ts';
import css from './account.module.css';
import { useEndSessions, useSessions } from './sessions-queries.ts';

export function SessionsTab() {
  const { data, error, refetch } = useSessions();
  if (error && !data) return <Failed error={error} onAgain={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <Section title="Where you are logged in" count={data.sessions.length}>
      <SessionList sessions={data.sessions} />
    </Section>
  );
}

function SessionList({ sessions }: { readonly sessions: readonly OwnSession[] }) {
  const { send, isPending, error, variables, data } = useEndSessions();
  const [isAsking, setAsking] = useState(false);
  const list = useFocusListAfterRemoval<HTMLDivElement>(sessions.length);
  const others = sessions.filter(({ isPresent }) => !isPresent).length;
  return (
    <div ref={list} tabIndex={-1} className={css.sessions}>
      <p>
        If you do not recognise one, log it out and change your password, so that nobody can log in with the old one. A
        session ends after thirty days without use.
      </p>
      <ul className={css.list}>
        {sessions.map((session) => (
          <SessionLine
            key={session.id}
            of={session}
            isBusy={isPending && (variables === session.id || variables === 'others')}
            onEnd={() => send(session.id)}
          />
        ))}
      </ul>
      {error && <TroubleNote message={error.message} />}
      {others === 0 ? (
        <Empty>You are logged in nowhere else.</Empty>
      ) : (
        <Button aria-disabled={isPending} onClick={() => setAsking(true)}>
          Log out everywhere else
        </Button>
      )}
      <p role="status" className={css.when}>
        {!isPending && data ? data.message : ''}
      </p>
      {isAsking && (
        <ConfirmDialog
          title="Log out everywhere else?"
          yes="Log out there"
          no="Leave it"
          onYes={() => {
            setAsking(false);
            send('others');
          }}
          onNo={() => setAsking(false)}
        >
          <p>
            {others === 1 ? 'The other session ends.' : `The ${others} other sessions end.`} You stay logged in here.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}

type SessionLineProps = { readonly of: OwnSession; readonly isBusy: boolean; readonly onEnd: () => void };

function SessionLine({ of: { device, begunAt, seenAt, isPresent }, isBusy, onEnd }: SessionLineProps) {
  return (
    <ListLine
      title={
        <>
          {device}
          {isPresent && <span className={css.present}> this one</span>}
        </>
      }
      action={
        !isPresent && (
          <Button
            aria-label={`Log out ${device}, last active ${moment.format(new Date(seenAt))}`}
            aria-busy={isBusy}
            aria-disabled={isBusy}
            onClick={onEnd}
          >
            Log out
          </Button>
        )
      }
    >
      <p className={css.when}>
        Last active <time dateTime={seenAt}>{moment.format(new Date(seenAt))}</time>, logged in since{' '}
        <time dateTime={begunAt}>{moment.format(new Date(begunAt))}</time>
      </p>
    </ListLine>
  );
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
