import type { IneligibleContact, SocialAct } from '@underhall/contract';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Failed } from '../ui/failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import act from './act.module.css';
import { useIneligibleContacts } from './act-queries.ts';

type Needs = Pick<SocialAct['inviteeData'], 'actQReqText' | 'actInviterQReqText'>;

type IneligibleContactsProps = {
  readonly branchId: number;
  readonly needs: Needs;
  readonly contacts: readonly IneligibleContact[] | undefined;
  readonly hasEligible: boolean;
  readonly onFetched: (contacts: readonly IneligibleContact[]) => void;
};

/** Lists the contacts who cannot be invited, with reasons. Fetched when the player opens the list. */
export function IneligibleContacts({ branchId, needs, contacts, hasEligible, onFetched }: IneligibleContactsProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const { send, isPending, error } = useIneligibleContacts(branchId);
  const fetch = () => send(undefined, { onSuccess: ({ ineligibleContacts }) => onFetched(ineligibleContacts) });
  // Adding a contact discards the fetched list, so fetch it again.
  const isLacking = isShown && contacts === undefined && !isPending && !error;
  const fetchAgain = useEffectEvent(fetch);
  useEffect(() => {
    if (isLacking) fetchAgain();
  }, [isLacking]);
  return (
    <div>
      <Button
        look="plain"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => {
          setShown(!isShown);
          if (!isShown) fetch();
        }}
      >
        {isShown ? "Hide contacts I can't invite" : "Show contacts I can't invite"}
      </Button>
      <div id={id} hidden={!isShown}>
        {isPending && <Loading>Looking through your contacts</Loading>}
        {error && <Failed error={error} onAgain={fetch} />}
        {contacts && !isPending && !error && (
          <>
            {contacts.length === 0 && (
              <p>{hasEligible ? 'You can invite everybody you know.' : 'You have no contacts yet.'}</p>
            )}
            <ul className={act.list}>
              {contacts.map((contact) => (
                <li key={contact.id}>
                  <p>
                    <strong>{contact.name}</strong> cannot currently receive this
                    {hasReasons(contact) ? ':' : '.'}
                  </p>
                  <Reasons contact={contact} needs={needs} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}

const hasReasons = ({ qualifies, youQualify, correctInstance, isAsked = false }: IneligibleContact): boolean =>
  !qualifies || !youQualify || !correctInstance || isAsked;

function Reasons({ contact, needs }: { readonly contact: IneligibleContact; readonly needs: Needs }) {
  const { qualifies, youQualify, correctInstance, isAsked } = contact;
  if (!hasReasons(contact)) return null;
  return (
    <ul className={act.reasons}>
      {!qualifies && (
        <li>
          They lack required qualities: <SanitizedHtml as="span" html={needs.actQReqText} />.
        </li>
      )}
      {!youQualify && (
        <li>
          You lack required qualities: <SanitizedHtml as="span" html={needs.actInviterQReqText} />.
        </li>
      )}
      {!correctInstance && <li>One of you is in the wrong place.</li>}
      {isAsked && <li>You have asked them, and they have not answered yet.</li>}
    </ul>
  );
}
