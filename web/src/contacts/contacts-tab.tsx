import type { Contact } from '@underhall/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { Refused } from '../api/failures.ts';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Empty } from '../ui/empty.tsx';
import { Failed } from '../ui/failed.tsx';
import { Filter } from '../ui/filter.tsx';
import { ListLine } from '../ui/list-line.tsx';
import { Loading } from '../ui/loading.tsx';
import { Section } from '../ui/section.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { useFocusListAfterRemoval } from '../ui/use-focus-list-after-removal.ts';
import { AddContact } from './add-contact.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { CompanyForm } from './company-form.tsx';
import css from './contacts.module.css';
import { useCompany, useContacts, useRemoveContact, useUnblock } from './contacts-queries.ts';
import { findContacts } from './find-contacts.ts';

export function ContactsTab() {
  const contacts = useContacts();
  const company = useCompany();
  const error = contacts.error ?? company.error;
  if (error && !(contacts.data && company.data)) {
    if (error instanceof Refused) return <Empty place="list">{error.message}</Empty>;
    return (
      <Failed
        error={error}
        onAgain={() => {
          void contacts.refetch();
          void company.refetch();
        }}
      />
    );
  }
  if (!contacts.data || !company.data) return <Loading>{world.texts.people.waitingContacts}</Loading>;
  return (
    <>
      <Section title="Add a contact">
        <p>
          You can invite contacts to do something together, once your e-mail address is confirmed. They are not told
          that you added them.
        </p>
        <AddContact />
      </Section>
      <ContactList contacts={contacts.data.contacts} />
      <Section title="Who reaches you">
        <CompanyForm company={company.data} />
      </Section>
      <Blocked people={company.data.blocked} />
    </>
  );
}

function ContactList({ contacts }: { readonly contacts: readonly Contact[] }) {
  const { send, isPending, error, variables } = useRemoveContact();
  const [query, setQuery] = useState('');
  const [question, setQuestion] = useState<{ readonly what: 'remove' | 'block'; readonly of: Contact }>();
  const list = useFocusListAfterRemoval<HTMLDivElement>(contacts.length);
  const found = findContacts(contacts, query);
  return (
    <Section title="Your contacts" count={contacts.length}>
      <div ref={list} tabIndex={-1} className={css.part}>
        {contacts.length === 0 ? (
          <Empty>You have none yet.</Empty>
        ) : (
          <Filter label="Search your contacts" value={query} onFilter={setQuery} />
        )}
        {contacts.length > 0 && found.length === 0 && <Empty>None of your contacts is called that.</Empty>}
        <p role="status" className="visually-hidden">
          {query.trim() !== '' && `${found.length} of ${contacts.length} contacts`}
        </p>
        {error && <TroubleNote message={error.message} />}
        {found.length > 0 && (
          <ul className={css.list}>
            {found.map((contact) => (
              <ContactLine
                key={contact.id}
                of={contact}
                hasProfile
                acts={[
                  ['Remove', () => setQuestion({ what: 'remove', of: contact })],
                  ['Block', () => setQuestion({ what: 'block', of: contact })],
                ]}
                isBusy={isPending && variables === contact.id}
              />
            ))}
          </ul>
        )}
      </div>
      {question?.what === 'remove' && (
        <ConfirmDialog
          title="Remove this contact?"
          yes="Remove"
          no="Keep them"
          onYes={() => {
            setQuestion(undefined);
            send(question.of.id);
          }}
          onNo={() => setQuestion(undefined)}
        >
          <p>
            <strong>{question.of.name}</strong> will be removed from your list. They are not told, and you can add them
            again.
          </p>
        </ConfirmDialog>
      )}
      {question?.what === 'block' && (
        <BlockDialog
          player={{ name: question.of.userName }}
          name={question.of.name}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </Section>
  );
}

function Blocked({ people }: { readonly people: readonly Contact[] }) {
  const { send, isPending, error, variables, data } = useUnblock();
  const list = useFocusListAfterRemoval<HTMLDivElement>(people.length);
  return (
    <Section title="Blocked" count={people.length}>
      <div ref={list} tabIndex={-1} className={css.part}>
        {people.length === 0 && (
          <Empty>You have blocked nobody. You can block players from their profile and from messages.</Empty>
        )}
        {error && <TroubleNote message={error.message} />}
        {people.length > 0 && (
          <ul className={css.list}>
            {people.map((person) => (
              <ContactLine
                key={person.id}
                of={person}
                acts={[['Unblock', () => send(person.id)]]}
                isBusy={isPending && variables === person.id}
              />
            ))}
          </ul>
        )}
        <p role="status" className={css.hint}>
          {!isPending && data ? data.message : ''}
        </p>
      </div>
    </Section>
  );
}

type PersonProps = {
  readonly of: Contact;
  readonly hasProfile?: boolean;
  readonly acts: readonly (readonly [name: string, act: () => void])[];
  readonly isBusy: boolean;
};

function ContactLine({ of: { userName, name }, hasProfile = false, acts, isBusy }: PersonProps) {
  return (
    <ListLine
      className={css.person}
      title={
        <span className={css.name}>
          {hasProfile ? <Link to={`/profile/${encodeURIComponent(name)}#together`}>{name}</Link> : name}
        </span>
      }
      action={
        <div className={css.ways}>
          {acts.map(([act, onAct]) => (
            <Button
              key={act}
              look="plain"
              aria-label={`${act} ${name}`}
              aria-busy={isBusy}
              aria-disabled={isBusy}
              onClick={onAct}
            >
              {act}
            </Button>
          ))}
        </div>
      }
    >
      <p className={css.hint}>username {userName}</p>
    </ListLine>
  );
}
