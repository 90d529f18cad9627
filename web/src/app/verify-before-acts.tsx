import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../account/account-queries.ts';
import { VerifyDialog } from '../account/verify-dialog.tsx';
import type { InvitationForm } from '../story/scene-props.ts';
import { Button } from '../ui/button.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { isFirstVisit, rememberVisit } from './visited-forms.ts';

const why = 'To do things with other players, confirm your e-mail address first.';
const notYet = 'It is not confirmed yet. Open the link in the e-mail that was sent to you.';

type VerifyBeforeActsProps = {
  readonly form: InvitationForm;
  /** The branch whose form this is. */
  readonly formId: number;
};

/**
 * Players must confirm their e-mail address before they invite others. The dialog opens by itself only on the first
 * visit to a form; afterwards the note above the form leads to it.
 */
export function VerifyBeforeActs({ form, formId }: VerifyBeforeActsProps) {
  const { data: settings, refetch, isFetching } = useSettings();
  const [isAsking, setAsking] = useState(() => isFirstVisit(formId));
  const [hasPressed, setPressed] = useState(false);
  const [wasUnavailable, setWasUnavailable] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const email = settings?.emailAddress;
  // If the settings are unknown, let the server decide.
  const isAvailable = settings?.socialActsAvailable !== false;
  if (!isAvailable && !wasUnavailable) setWasUnavailable(true);
  const isConfirmed = wasUnavailable && isAvailable;
  useEffect(() => rememberVisit(formId), [formId]);
  // The pressed button no longer exists, so move focus.
  useEffect(() => {
    if (isConfirmed && document.activeElement === document.body) status.current?.focus();
  }, [isConfirmed]);
  const checkAgain = async () => {
    setPressed(false);
    const { isSuccess } = await refetch();
    setPressed(isSuccess);
  };
  const news = isConfirmed ? 'Your e-mail address is confirmed.' : hasPressed ? notYet : '';
  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className={news === '' ? 'visually-hidden' : ''}>
        {news}
      </p>
      {!isAvailable && (
        <TroubleNote message={email === undefined ? `${why} Your account has no e-mail address.` : why}>
          {email !== undefined && (
            <>
              <Button onClick={() => setAsking(true)}>Verify email address</Button>
              <Button aria-disabled={isFetching} onClick={() => !isFetching && void checkAgain()}>
                I have opened the link
              </Button>
            </>
          )}
        </TroubleNote>
      )}
      {form(isAvailable, () => setAsking(true), email)}
      {!isAvailable && isAsking && email !== undefined && (
        <VerifyDialog email={email} why={why} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
