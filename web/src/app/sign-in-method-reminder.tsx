import { useEffect, useState } from 'react';
import { useSettings } from '../account/account-queries.ts';
import { SignInMethodList } from '../account/authentication-tab.tsx';
import { ProofDialog } from '../account/proof-dialog.tsx';
import { readClaims } from '../api/claims.ts';
import { browserStorage } from '../api/storage.ts';
import { readToken } from '../api/token.ts';
import { Failed } from '../ui/failed.tsx';
import { Modal } from '../ui/modal.tsx';
import { TickBox } from '../ui/tick-box.tsx';

const optOutKey = 'hide_auth_nag';
const remindedKey = 'reminded_of_ways_in';

const sessionId = (): string => readClaims(readToken())?.sid ?? '';

/** True if the player has not declined on this device and has seen no reminder in this session. */
const isDue = (): boolean =>
  browserStorage.getItem(optOutKey) !== 'true' && browserStorage.getItem(remindedKey) !== sessionId();

/** Shown once a session to a player with a single sign-in method. */
export function SignInMethodReminder() {
  const [isOpen, setOpen] = useState(isDue);
  const { data: settings, error, refetch } = useSettings();
  const [isOptingOut, setOptingOut] = useState(false);
  // Recorded in an effect: React may abandon a render and start again before it commits.
  useEffect(() => {
    if (isOpen) browserStorage.setItem(remindedKey, sessionId());
  }, [isOpen]);
  if (!isOpen) return null;
  const close = () => {
    if (isOptingOut) browserStorage.setItem(optOutKey, 'true');
    setOpen(false);
  };
  return (
    <>
      <Modal title="Review your login methods" onClose={close} isHeld={!settings && !error} isFirm>
        {!settings && !error && <p role="status">Just a moment while we check your account settings...</p>}
        {!settings && error && <Failed error={error} onAgain={() => void refetch()} />}
        {settings && (
          <>
            <p>Your account has only one login method. Add another, so that you can still log in if you lose it.</p>
            <SignInMethodList settings={settings} />
            <TickBox checked={isOptingOut} onChange={({ target }) => setOptingOut(target.checked)}>
              Don't remind me about this again on this device
            </TickBox>
          </>
        )}
      </Modal>
      <ProofDialog />
    </>
  );
}
