import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { TroubleNote } from './trouble-note.tsx';

type FailedProps = {
  readonly error: Error;
  /** Asks once more for what has failed. */
  readonly onAgain: () => void;
  /** Other ways on. */
  readonly children?: ReactNode;
};

/** Something that could not be fetched or done, and a button to try it once more. */
export function Failed({ error, onAgain, children }: FailedProps) {
  return (
    <TroubleNote message={error.message}>
      <Button onClick={onAgain}>Retry</Button>
      {children}
    </TroubleNote>
  );
}
