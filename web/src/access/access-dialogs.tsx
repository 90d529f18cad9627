import type { AccessCode, AccessCodeResult } from '@underhall/contract';
import { useEffect, useRef } from 'react';
import { usePendingAccessCode } from '../api/access-code.ts';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { ListLine } from '../ui/list-line.tsx';
import { Modal } from '../ui/modal.tsx';
import { Plate } from '../ui/plate.tsx';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import css from './access.module.css';
import { useDismissCode, useRedeem } from './access-queries.ts';

/** Asks a signed-in player to confirm an access code, and shows the result. */
export function AccessDialogs() {
  const { code, result } = usePendingAccessCode();
  if (result) return <ResultDialog result={result} />;
  return code?.displayChallenge ? <ChallengeModal code={code} /> : null;
}

function ChallengeModal({ code }: { readonly code: AccessCode }) {
  const { redeem, isPending, trouble } = useRedeem();
  const dismiss = useDismissCode();
  const button = useFocus();
  return (
    <Modal title="Something has been left for you" onClose={dismiss} isHeld={isPending}>
      <div className={css.told}>
        <Plate name={code.image} width={70} className={css.plate} />
        <div>
          <p>{code.initialMessage}</p>
          <p className={css.challenge}>{code.challenge}</p>
        </div>
      </div>
      {trouble && <TroubleNote message={trouble.message} />}
      <div className={css.ways}>
        <Button ref={button} look="primary" aria-disabled={isPending} onClick={() => redeem(code.name)}>
          Continue
        </Button>
        <Button aria-disabled={isPending} onClick={() => !isPending && dismiss()}>
          {world.texts.story.decline}
        </Button>
      </div>
    </Modal>
  );
}

function ResultDialog({ result: { success, message, messages = [] } }: { readonly result: AccessCodeResult }) {
  const dismiss = useDismissCode();
  const button = useFocus();
  return (
    <Modal title={success ? world.texts.pages.codeTaken : world.texts.pages.codeRefused} onClose={dismiss}>
      <p>{message}</p>
      {messages.length > 0 && (
        <ul className={css.gifts} aria-label="What it gave">
          {messages.map(({ message: html, image = '' }) => (
            <ListLine key={html} picture={<Plate name={image} width={40} className={css.plate} />}>
              <SanitizedHtml html={html} />
            </ListLine>
          ))}
        </ul>
      )}
      <div className={css.ways}>
        <Button ref={button} look="primary" onClick={dismiss}>
          {world.texts.story.onwards}
        </Button>
      </div>
    </Modal>
  );
}

/** Returns a ref for a button that receives focus when the modal opens. */
function useFocus() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return button;
}
