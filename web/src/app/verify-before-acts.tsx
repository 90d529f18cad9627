import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../account/account-queries.ts';
import { VerifyDialog } from '../account/verify-dialog.tsx';
import type { InvitationForm } from '../story/scene-props.ts';
import { Button } from '../ui/button.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';

const why = 'To do things with other players, confirm your e-mail address first.';
const notYet = 'It is not confirmed yet. Open the link in the e-mail that was sent to you.';

/** Players must confirm their e-mail address before they invite others. */
export function VerifyBeforeActs({ form }: { readonly form: InvitationForm }) {
  const { data: settings, refetch, isFetching } = useSettings();
  const [isAsking, setAsking] = useState(true);
  const [hasPressed, setPressed] = useState(false);
  const [wasUnavailable, setWasUnavailable] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const email = settings?.emailAddress;
  // If the settings are unknown, let the server decide.
  const isAvailable = settings?.socialActsAvailable !== false;
  if (!isAvailable && !wasUnavailable) setWasUnavailable(true);
  const isConfirmed = wasUnavailable && isAvailable;
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
