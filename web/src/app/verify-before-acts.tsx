import { useState } from 'react';
import { useSettings } from '../account/account-queries.ts';
import { VerifyDialog } from '../account/verify-dialog.tsx';
import type { InvitationForm } from '../story/scene-props.ts';
import { Button } from '../ui/button.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';

const why = 'To do things with other players, confirm your e-mail address first.';

/** The meeting of account and story: before anybody is invited one's own address has to be confirmed. */
export function VerifyBeforeActs({ form }: { readonly form: InvitationForm }) {
  const { data: settings, refetch, isFetching } = useSettings();
  const [isAsking, setAsking] = useState(true);
  const email = settings?.emailAddress;
  // What is not known yet is for the server to say.
  const isAvailable = settings?.socialActsAvailable !== false;
  return (
    <>
      {!isAvailable && (
        <TroubleNote message={email === undefined ? `${why} There is none with your account.` : why}>
          {email !== undefined && (
            <>
              <Button onClick={() => setAsking(true)}>Verify email address</Button>
              <Button aria-disabled={isFetching} onClick={() => void refetch()}>
                I have pressed the link
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
