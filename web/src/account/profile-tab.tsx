import type { Settings } from '@underhall/contract';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useLogOut, useSession } from '../api/session.ts';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Failed } from '../ui/failed.tsx';
import { Field } from '../ui/field.tsx';
import { ListLine } from '../ui/list-line.tsx';
import { Loading } from '../ui/loading.tsx';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { Section } from '../ui/section.tsx';
import css from './account.module.css';
import { useNextVisit, useRename, useSettings } from './account-queries.ts';
import { PasswordDialog } from './password-dialog.tsx';

/** The player, as opposed to the character: username, registration date, sign-out and lasting qualities. */
export function ProfileTab() {
  const { data: settings, error, refetch } = useSettings();
  const { data: session } = useSession();
  if (error && !settings) return <Failed error={error} onAgain={() => void refetch()} />;
  if (!settings || !session) return <Loading />;
  const { user, hasCharacter } = session;
  return (
    <>
      <Section title="Your username">
        <UsernameForm name={settings.name} />
        <p className={css.since}>
          A member since <time dateTime={user.createdAt}>{day.format(new Date(user.createdAt))}</time>.
        </p>
      </Section>
      <Section title="Log-out and password">
        <LogOutAndPassword {...settings} />
      </Section>
      {hasCharacter && <NextVisit />}
      {hasCharacter && <LastingQualities of={settings.qualitiesPossessedList} />}
    </>
  );
}

function UsernameForm({ name }: { readonly name: string }) {
  const { send, isPending, isSuccess, error } = useRename();
  const [changed, setChanged] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const typed = changed ?? name;
  const isChanged = typed.trim() !== name && typed.trim() !== '';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(typed.trim() === '');
    if (isChanged) send(typed.trim(), { onSuccess: () => setChanged(undefined) });
  };
  return (
    <form className={css.letters} onSubmit={submit} noValidate>
      <p>Other players use it to add you as a contact. Your character has a separate name.</p>
      <Field
        label="Username"
        name="userName"
        autoComplete="nickname"
        value={typed}
        onChange={({ target }) => {
          setMissing(false);
          setChanged(target.value);
        }}
        hint="It can be changed once a day."
        wrong={isMissing ? 'Enter a username.' : error?.message}
      />
      <div className={css.ways}>
        <Button type="submit" look="primary" aria-disabled={!isChanged || isPending} aria-busy={isPending}>
          Save
        </Button>
        <p role="status">{isSuccess && !isChanged ? 'Saved.' : ''}</p>
      </div>
    </form>
  );
}

function LogOutAndPassword({ emailAuth }: Settings) {
  const logOut = useLogOut();
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <div className={css.ways}>
        <Button aria-disabled={logOut.isPending} onClick={() => logOut.mutate()}>
          Log out
        </Button>
        {emailAuth && <Button onClick={() => setChanging(true)}>Reset password</Button>}
      </div>
      {!emailAuth && <p>You have no password. To set one, link an e-mail address under Authentication.</p>}
      {isChanging && <PasswordDialog onClose={() => setChanging(false)} />}
    </>
  );
}

function NextVisit() {
  const { data, error, refetch } = useNextVisit();
  if (error && !data) return <Failed error={error} onAgain={() => void refetch()} />;
  const { dateTimeToExecute: due } = data ?? {};
  if (data && due === undefined) return null;
  return (
    <Section title={world.texts.sheet.nextVisit}>
      {due === undefined ? (
        <Loading />
      ) : (
        <p>
          {world.texts.sheet.visitDue} <time dateTime={due}>{moment.format(new Date(due))}</time>.
        </p>
      )}
    </Section>
  );
}

function LastingQualities({ of }: { readonly of: Settings['qualitiesPossessedList'] }) {
  return (
    <Section title="Yours for good" count={of.length > 0 ? of.length : undefined}>
      {of.length === 0 ? (
        <Empty>Nothing yet. What you achieve for good is listed here.</Empty>
      ) : (
        <ul className={css.list}>
          {of.map(({ id, nameAndLevel, description }) => (
            <LastingQuality key={id} {...partsOf(nameAndLevel)}>
              <SanitizedHtml html={description} />
            </LastingQuality>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** The level is not part of the heading, which is styled as uppercase. */
function LastingQuality({ name, level, children }: { name: string; level: string | undefined; children: ReactNode }) {
  return (
    <ListLine title={<SanitizedHtml as="span" html={name} />}>
      {level !== undefined && <SanitizedHtml as="p" html={level} className={css.level} />}
      {children}
    </ListLine>
  );
}

/** Splits 'The Warden 2/7 - Civil' into name and level. */
function partsOf(nameAndLevel: string): { readonly name: string; readonly level: string | undefined } {
  const [name = '', ...rest] = nameAndLevel.split(' - ');
  return { name, level: rest.length > 0 ? rest.join(' - ') : undefined };
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });
